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

// leaves-out, disputed, alternative: a row that the rule makes.
Exceptional read_row_apart(Node const& node, bool has_reckoning, Diagnostics& diagnostics) {
    Exceptional row;
    row.at = node.at;
    read_mapping(node, "an exception", diagnostics, [&](Fields& fields) {
        fields.one_of({"letter", "cluster"});
        row.letter = fields.maybe_text("letter");
        row.cluster = fields.maybe_text("cluster");
        row.because = fields.text("because", "why the row stands apart");
        row.line = fields.text("line", "the line that says so");
        if (has_reckoning) row.reckoning = fields.text("reckoning", "the reckoning under which the row counts");
    });
    return row;
}

Exceptional read_held(Node const& node, Diagnostics& diagnostics) {
    Exceptional held;
    held.at = node.at;
    read_mapping(node, "a held cluster", diagnostics, [&](Fields& fields) {
        held.cluster = fields.text("cluster", "the cluster, like `r r`");
        held.because = fields.text("because", "why it is not multiplied");
        held.line = fields.text("line", "the line that says so");
    });
    return held;
}

Exceptional read_named(Node const& node, Diagnostics& diagnostics) {
    Exceptional named;
    named.at = node.at;
    read_mapping(node, "a named syllable", diagnostics, [&](Fields& fields) {
        named.cluster = fields.text("cluster", "its consonants, like `bh r`");
        named.vowels = fields.texts("vowels");
        named.because = fields.maybe_text("because");
        named.line = fields.maybe_text("line");
    });
    return named;
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
    auto& diagnostics = fields.diagnostics();
    auto const row = [&](Node const& item) { return read_row_apart(item, false, diagnostics); };
    chapter.leaves_out = fields.list("leaves-out", row);
    chapter.disputed = fields.list("disputed", row);
    chapter.alternative =
        fields.list("alternative", [&](Node const& item) { return read_row_apart(item, true, diagnostics); });
    chapter.held = fields.list("held", [&](Node const& item) { return read_held(item, diagnostics); });
    chapter.named = fields.list("named", [&](Node const& item) { return read_named(item, diagnostics); });
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
