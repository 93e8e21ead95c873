// SPDX-License-Identifier: MIT
#include "read/readers.hpp"

namespace xitan {

namespace {

void read_title(Node const& node, Chapter& chapter, Diagnostics& diagnostics) {
    read_mapping(node, "the title", diagnostics, [&](Fields& title) {
        chapter.title_zh = title.text("zh", "the title in Chinese");
        chapter.title_en = title.text("en", "the title in English");
    });
}

// All lists of exceptions have the same keys; which of them go together is for check/.
Exceptional read_exceptional(Node const& node, bool needs_line, Diagnostics& diagnostics) {
    Exceptional entry;
    entry.at = node.at;
    read_mapping(node, "an exception", diagnostics, [&](Fields& fields) {
        entry.letter = fields.maybe_text("letter");
        entry.cluster = fields.maybe_text("cluster");
        entry.vowels = fields.texts("vowels");
        entry.because = fields.maybe_text("because");
        entry.line = needs_line ? fields.text("line", "the line that says so") : fields.maybe_text("line");
        entry.reckoning = fields.maybe_text("reckoning");
    });
    return entry;
}

Attribution read_attribution(Node const& node, Diagnostics& diagnostics) {
    Attribution attribution;
    attribution.at = node.at;
    read_mapping(node, "an attribution", diagnostics, [&](Fields& fields) {
        attribution.who = fields.text("who", "the authority");
        attribution.words = fields.attested("words", "the words of the treatise");
        attribution.line = fields.text("line", "the line where they begin");
        attribution.note = fields.maybe_text("note");
    });
    return attribution;
}

void read_exceptions(Fields& fields, Chapter& chapter) {
    auto const entries = [&](std::string_view key, bool needs_line) {
        return fields.list(key,
                           [&](Node const& item) { return read_exceptional(item, needs_line, fields.diagnostics()); });
    };
    chapter.leaves_out = entries("leaves-out", true);
    chapter.disputed = entries("disputed", true);
    chapter.alternative = entries("alternative", true);
    chapter.held = entries("held", true);
    chapter.named = entries("named", false);
    chapter.mentions = fields.texts("mentions");
}

}  // namespace

Chapter read_chapter(Node const& node, Diagnostics& diagnostics) {
    Chapter chapter;
    chapter.at = node.at;
    read_mapping(node, "a chapter", diagnostics, [&](Fields& fields) {
        chapter.number = fields.number("chapter", "its number");
        if (auto const* title = fields.require("title", "a mapping of `zh` and `en`"))
            read_title(*title, chapter, diagnostics);
        chapter.lines = fields.texts("lines", "the ranges of lines that it owns");
        chapter.rows = read_rows(fields);
        read_exceptions(fields, chapter);
        chapter.expects = read_expects(fields);
        chapter.readings = read_readings(fields, Owner::chapter);
        chapter.forms = read_forms(fields, Owner::chapter);
        chapter.attributions =
            fields.list("attributions", [&](Node const& item) { return read_attribution(item, diagnostics); });
        chapter.says = read_says(fields, Owner::chapter);
        chapter.notes = read_notes(fields);
        chapter.see = read_see(fields);
    });
    return chapter;
}

}  // namespace xitan
