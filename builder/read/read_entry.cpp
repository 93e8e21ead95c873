// SPDX-License-Identifier: MIT
// What letters and chapters have in common besides readings: forms, quotations, notes, references.
#include "read/readers.hpp"

#include <array>

namespace xitan {

namespace {

constexpr std::array form_kinds{
    Choice<FormKind>{"alternate", FormKind::alternate},
    Choice<FormKind>{"half", FormKind::half},
    Choice<FormKind>{"sign", FormKind::sign},
    Choice<FormKind>{"shape", FormKind::shape},
};

MaybeText line_of(Fields& fields, Owner owner) {
    if (owner == Owner::letter) return fields.maybe_text("line");
    return fields.text("line", "the line that says so");
}

Form read_form(Node const& node, Owner owner, Diagnostics& diagnostics) {
    Form form;
    form.at = node.at;
    read_mapping(node, "a form", diagnostics, [&](Fields& fields) {
        form.kind = fields.choice("kind", form_kinds, "what kind of form it is");
        form.letter = fields.maybe_text("letter");
        form.glyph = fields.maybe_text("glyph");
        form.codepoint = fields.maybe_text("codepoint");
        form.words = fields.maybe_text("words");
        form.note = fields.maybe_text("note");
        form.line = line_of(fields, owner);
    });
    return form;
}

Quotation read_quotation(Node const& node, Owner owner, Diagnostics& diagnostics) {
    Quotation quotation;
    read_mapping(node, "a quotation", diagnostics, [&](Fields& fields) {
        quotation.words = fields.text("words", "the words of the treatise");
        quotation.line = line_of(fields, owner);
    });
    return quotation;
}

Note read_note(Node const& node, Diagnostics& diagnostics) {
    Note note;
    read_mapping(node, "a note", diagnostics, [&](Fields& fields) {
        note.text = fields.text("text", "the comment");
        note.line = fields.maybe_text("line");
    });
    return note;
}

See read_reference(Node const& node, Diagnostics& diagnostics) {
    See see;
    see.at = node.at;
    read_mapping(node, "a reference", diagnostics, [&](Fields& fields) {
        see.letter = fields.maybe_text("letter");
        see.chapter = fields.maybe_text("chapter");
        see.syllable = fields.maybe_text("syllable");
        see.as = fields.maybe_text("as");
    });
    return see;
}

}  // namespace

std::vector<Form> read_forms(Fields& fields, Owner owner) {
    return fields.list("forms", [&](Node const& item) { return read_form(item, owner, fields.diagnostics()); });
}

std::vector<Quotation> read_says(Fields& fields, Owner owner) {
    auto const* says = fields.find("says");
    if (says && says->kind == NodeKind::scalar && owner == Owner::letter) return {{{says->text, says->at}, {}}};
    return fields.list("says", [&](Node const& item) { return read_quotation(item, owner, fields.diagnostics()); });
}

std::vector<Note> read_notes(Fields& fields) {
    auto const* note = fields.find("note");
    if (note && note->kind == NodeKind::scalar) return {{{note->text, note->at}, {}}};
    return fields.list("note", [&](Node const& item) { return read_note(item, fields.diagnostics()); });
}

std::vector<See> read_see(Fields& fields) {
    return fields.list("see", [&](Node const& item) { return read_reference(item, fields.diagnostics()); });
}

}  // namespace xitan
