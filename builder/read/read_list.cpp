// SPDX-License-Identifier: MIT
#include "read/readers.hpp"

#include <array>

namespace xitan {

namespace {

constexpr std::array line_scopes{
    Choice<LineScope>{"exact", LineScope::exact},
    Choice<LineScope>{"computed", LineScope::computed},
    Choice<LineScope>{"block", LineScope::block},
};

Dating read_date(Node const& node, Diagnostics& diagnostics) {
    Dating date;
    read_mapping(node, "a date", diagnostics, [&](Fields& fields) {
        date.from = fields.number("from", "the first year");
        date.to = fields.has("to") ? fields.number("to", "the last year") : date.from;
        date.certain = fields.yes_no("certain", true);
        date.words = fields.maybe_text("words");
    });
    return date;
}

ListLetter read_list_letter(Node const& node, Diagnostics& diagnostics) {
    ListLetter letter;
    letter.at = node.at;
    read_mapping(node, "a letter of a list", diagnostics, [&](Fields& fields) {
        letter.order = fields.number("order", "its number in the list");
        fields.one_of({"letter", "slot"});
        letter.letter = fields.maybe_text("letter");
        letter.slot = fields.maybe_text("slot");
        letter.zh = fields.text("zh", "the characters as printed");
        letter.unicode = fields.maybe_text("unicode");
        letter.gloss = fields.maybe_text("gloss");
        letter.means = fields.maybe_text("means");
        letter.line = fields.text("line", "the line where it stands");
        letter.scope = fields.choice("scope", line_scopes);
        letter.certainty = fields.choice("certainty", certainties);
        letter.because = fields.maybe_text("because");
        letter.note = fields.maybe_text("note");
    });
    return letter;
}

void read_title(Node const& node, LetterList& list, Diagnostics& diagnostics) {
    read_mapping(node, "the title", diagnostics, [&](Fields& title) {
        list.title_zh = title.text("zh", "the title in Chinese");
        list.title_en = title.maybe_text("en");
    });
}

}  // namespace

ListFacts read_list_facts(Fields& fields) {
    ListFacts facts;
    facts.at = fields.at();
    facts.id = fields.text("list", "its short name, like `T374`");
    facts.work = fields.maybe_text("work");
    if (auto const* date = fields.require("date", "a mapping of `from` and `to`"))
        facts.date = read_date(*date, fields.diagnostics());
    facts.place = fields.maybe_text("place");
    facts.order = fields.text("order", "the order of its letters, of script.yaml");
    facts.order_note = fields.maybe_text("order-note");
    facts.note = fields.maybe_text("note");
    return facts;
}

LetterList read_list(Node const& node, Diagnostics& diagnostics) {
    LetterList list;
    read_mapping(node, "a list of letters", diagnostics, [&](Fields& fields) {
        list.facts = read_list_facts(fields);
        if (auto const* title = fields.require("title", "a mapping of `zh` and perhaps `en`"))
            read_title(*title, list, diagnostics);
        list.author = fields.text("author", "who wrote or translated it");
        list.source = fields.text("source", "a source of work.yaml");
        if (auto const scope = fields.choice("scope", line_scopes)) list.scope = scope->value;
        auto const* letters = fields.require("letters", "its letters");
        if (letters) list.letters_at = letters->at;
        list.letters = fields.list("letters", [&](Node const& item) { return read_list_letter(item, diagnostics); });
    });
    return list;
}

}  // namespace xitan
