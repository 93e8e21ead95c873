// SPDX-License-Identifier: MIT
#include "cli/card_parts.hpp"

namespace xitan {

namespace {

// What is printed, in Unicode where it has the character: 𠷐 [口*恒].
std::string characters_of(Record const& letter) {
    std::string const& printed = letter.text("chinese");
    std::string const& unicode = letter.text("chinese_unicode");
    return joined({unicode == printed ? printed : unicode + ' ' + printed, letter.text("gloss")}, " ");
}

// "low: spelled ha"; nothing where there is no doubt.
std::string doubt_of(Record const& letter) {
    return letter.has("because") ? letter.text("certainty") + ": " + letter.text("because") : "";
}

std::string line_of(Record const& letter) {
    std::string const& scope = letter.text("scope");
    return letter.text("line") + (scope == "block" ? " ff." : scope == "computed" ? " (computed)" : "");
}

}  // namespace

void print_list_head(Page& page, Record const& list) {
    page.title(joined({list.text("list"), list.text("title"), list.text("title_en")}, "  "));
    std::string order = list.text("order_system");
    if (list.has("order_note")) order += ": " + list.text("order_note");
    page.paragraph(joined({list.text("id"), list.text("author"), list.text("date"), list.text("place"), order,
                           count(list.number("letter_count"), "letter"), list.text("source")},
                          dot));
    if (list.has("note")) page.paragraph(list.text("note"));
}

void print_list_letters(Page& page, Records const& letters) {
    if (letters.empty()) return;
    page.heading("Letters");
    for (Record const& letter : letters) {
        // What is uncertain is named by its place only.
        std::string const& slot = letter.text("slot");
        page.item(std::to_string(letter.number("ordinal")) + ' ' + (letter.has("iast") ? slot : '(' + slot + ')'),
                  joined({characters_of(letter), letter.text("meaning"), line_of(letter), doubt_of(letter),
                          letter.text("note")},
                         dot));
    }
}

void print_other_lists(Page& page, Records const& lists) {
    if (lists.empty()) return;
    page.heading("In other works");
    for (Record const& list : lists) {
        page.item(list.text("name"), joined({characters_of(list), list.has("elsewhere") ? "as elsewhere" : "",
                                             list.text("date") + ' ' + list.text("author"), doubt_of(list)},
                                            dot));
    }
}

}  // namespace xitan
