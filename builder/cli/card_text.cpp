// SPDX-License-Identifier: MIT
#include "cli/card_text.hpp"

#include "cli/card_parts.hpp"
#include "cli/card_readings.hpp"

#include <map>

namespace xitan {

namespace {

void print_parts(Page& page, Records const& parts) {
    if (parts.empty()) return;
    page.heading("Letters");
    for (Record const& part : parts) {
        page.item(part.text("role"), part.text("script") + ' ' + part.text("written") + dot + part.text("letter"));
    }
}

void print_forms(Page& page, Records const& forms) {
    if (forms.empty()) return;
    page.heading("Forms");
    for (Record const& form : forms) {
        page.item(form.text("kind"), joined({form.text("script"), form.text("codepoint"), form.text("glyph_code"),
                                             form.text("words"), form.text("note"), form.text("line")},
                                            dot));
    }
}

void print_comments(Page& page, Records const& comments, std::string const& language, std::string const& heading) {
    bool first = true;
    for (Record const& comment : comments) {
        if (comment.text("language") != language) continue;
        if (first) page.heading(heading);
        first = false;
        page.item(comment.text("line"),
                  comment.has("author") ? comment.text("author") + ": " + comment.text("text") : comment.text("text"));
    }
}

void print_places(Page& page, Card const& card) {
    if (card.places.empty()) return;
    page.heading(card.entry.text("kind") == "cell" ? "Same spelling elsewhere" : "Stands in the charts");
    for (Record const& place : card.places) {
        page.item(without_kind(place.text("id")),
                  joined({place.text("chapter"), "cluster " + place.text("cluster"), place.text("status")}, dot));
    }
}

// One line a role: "01.03, 02.03, 08.01–08.33 (33 rows)".
void print_occurrences(Page& page, Records const& occurrences) {
    std::map<std::string, std::pair<std::vector<std::string>, std::int64_t>> roles;
    for (Record const& one : occurrences) {
        auto& [rows, cells] = roles[one.text("role")];
        std::string range = one.text("first_row");
        if (one.number("rows") > 1) range += "–" + one.text("last_row") + " (" + count(one.number("rows"), "row") + ")";
        rows.push_back(std::move(range));
        cells += one.number("cells");
    }
    if (roles.empty()) return;
    page.heading("Occurs as");
    for (auto const& [role, found] : roles) {
        page.item(role, joined(found.first, ", ") + dot + count(found.second, "cell"));
    }
}

std::string named(Record const& relation) {
    std::string const& id = relation.text("id");
    std::string text = relation.has("written") ? relation.text("written") : id;
    if (id.starts_with("cell/")) text += ' ' + without_kind(id);
    return relation.has("because") ? text + " (" + relation.text("because") + ")" : text;
}

void print_relations(Page& page, Records const& relations) {
    if (relations.empty()) return;
    page.heading("Related");
    std::vector<std::string> alike;
    for (std::size_t i = 0; i < relations.size(); ++i) {
        alike.push_back(named(relations[i]));
        std::string const& relation = relations[i].text("relation");
        if (i + 1 < relations.size() && relations[i + 1].text("relation") == relation) continue;
        page.item(relation, joined(alike, ", "));
        alike.clear();
    }
}

}  // namespace

void print_card(Page& page, Card const& card) {
    bool const chart = !card.rows.empty();
    print_head(page, card);
    print_rule(page, card.steps);
    if (chart) {
        page.heading("Chart");
        print_chart(page, card.rows);
    }
    print_exceptions(page, card);
    print_figures(page, card);
    print_parts(page, card.parts);
    std::string const& kind = card.entry.text("kind");
    print_readings(page, "Sound", card.readings,
                   kind == "syllable"                   ? ReadingLabel::entry
                   : kind == "chapter" || kind == "row" ? ReadingLabel::spelling
                                                        : ReadingLabel::role);
    print_readings(page, "Sound elsewhere", card.elsewhere, ReadingLabel::entry);
    print_emendations(page, card.emendations);
    print_forms(page, card.forms);
    print_list_letters(page, card.letters);
    print_comments(page, card.comments, "zh", "The treatise");
    print_comments(page, card.comments, "en", "Comment");
    print_other_lists(page, card.other_lists);
    print_places(page, card);
    print_occurrences(page, card.occurrences);
    print_relations(page, card.relations);
}

}  // namespace xitan
