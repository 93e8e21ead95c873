// SPDX-License-Identifier: MIT
#include "cli/card_parts.hpp"

#include <map>

namespace xitan {

std::string without_kind(std::string const& id) { return id.substr(id.find('/') + 1); }

std::string count(std::int64_t number, std::string const& one) {
    return std::to_string(number) + ' ' + one + (number == 1 ? "" : "s");
}

std::string status_of(Record const& row) {
    std::string text = row.text("status");
    if (row.has("because")) text += ": " + row.text("because");
    return joined({text, row.has("reckoning") ? "reckoning " + row.text("reckoning") : "", row.text("line")}, dot);
}

namespace {

void print_letter(Page& page, Record const& letter) {
    page.title(letter.text("script") + "  " + letter.text("written") + "  " + letter.text("name_zh"));
    // What the group says of the place is not said twice.
    std::string const place = letter.text("place") == letter.text("group_en") ? "" : letter.text("place");
    std::string const group = joined({letter.text("group_zh"), letter.text("group_en")}, " ");
    page.paragraph(
        joined({letter.text("id"), letter.text("letter_kind") + ' ' + std::to_string(letter.number("ordinal")), group,
                place, letter.text("manner"), letter.text("voice"), letter.text("aspiration"), letter.text("length"),
                letter.number("generates") ? "" : "makes no syllables", letter.text("line")},
               dot));
    std::string const gloss = joined({letter.text("gloss_tone"), letter.text("gloss_weight"),
                                      letter.text("gloss_length"), letter.text("gloss_manner")},
                                     ", ");
    if (!gloss.empty()) page.paragraph("The gloss says of it: " + gloss);
    if (letter.has("printed_glyph")) {
        page.paragraph("The digitised text names its glyph " + letter.text("printed_glyph"));
    }
}

void print_chapter(Page& page, Record const& chapter) {
    page.title(chapter.text("title_zh") + "  " + chapter.text("title_en"));
    page.paragraph(joined(
        {chapter.text("id"), chapter.number("rows") ? count(chapter.number("rows"), "row") : "",
         chapter.number("cells") ? count(chapter.number("cells"), "syllable") : "", "from " + chapter.text("line")},
        dot));
}

void print_row(Page& page, Record const& row) {
    page.title(row.text("script") + "  " + row.text("written"));
    page.paragraph(joined({row.text("id"), "row " + std::to_string(row.number("number")) + " of " + row.text("chapter"),
                           row.text("chapter_title_zh") + ' ' + row.text("chapter_title_en")},
                          dot));
    page.paragraph(status_of(row));
}

void print_cell(Page& page, Record const& cell) {
    page.title(cell.text("script") + "  " + cell.text("written"));
    page.paragraph(
        joined({cell.text("id"), "column " + std::to_string(cell.number("col")) + " of " + cell.text("row"),
                cell.text("chapter") + ' ' + cell.text("chapter_title_zh") + ' ' + cell.text("chapter_title_en"),
                cell.text("syllable")},
               dot));
    page.paragraph(status_of(cell));
}

void print_syllable(Page& page, Record const& syllable) {
    page.title(syllable.text("script") + "  " + syllable.text("written"));
    page.paragraph(joined({syllable.text("id"), syllable.text("letter")}, dot));
}

void print_spellings(Page& page, Records const& spellings) {
    if (spellings.empty()) return;
    std::vector<std::string> list;
    for (Record const& one : spellings) list.push_back(one.text("scheme") + ' ' + one.text("text"));
    page.paragraph(joined(list, dot));
}

}  // namespace

void print_head(Page& page, Card const& card) {
    static std::map<std::string, void (*)(Page&, Record const&), std::less<>> const heads{
        {"letter", print_letter}, {"chapter", print_chapter},   {"row", print_row},
        {"cell", print_cell},     {"syllable", print_syllable}, {"list", print_list_head}};
    heads.at(card.entry.text("kind"))(page, card.entry);
    print_spellings(page, card.spellings);
}

}  // namespace xitan
