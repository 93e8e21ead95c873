// SPDX-License-Identifier: MIT
#include "check/context.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace xitan {

namespace {

bool is_codepoint(std::string const& text) {
    if (!text.starts_with("U+") || text.size() < 6 || text.size() > 8) return false;
    bool const hexadecimal = std::all_of(text.begin() + 2, text.end(),
                                         [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F'); });
    std::uint32_t value = 0;
    std::from_chars(text.data() + 2, text.data() + text.size(), value, 16);
    // The text of a source may have tabs and line ends, but none of them is the shape of a letter.
    return hexadecimal && value > U' ' && value <= 0x10FFFF && text_problems(utf8(value), 1).empty();
}

// The glyph stands in the passage of the form's line, where there is one.
void check_glyph(CheckContext const& context, Form const& form, std::string const& line) {
    auto const index = context.lines.find(line);
    if (!form.glyph || !index) return;
    Passage const* const passage = context.lines.lines()[*index].passage;
    if (!passage) return;
    std::string const& text = passage->text.value;
    for (char const end : {'=', '}'}) {
        if (text.find("{" + form.glyph->value + end) != std::string::npos) return;
    }
    context.error(form.glyph->at, "not-in-the-text",
                  "the passage of line " + line + " has no glyph " + in_ticks(form.glyph->value),
                  {{"the passage is here", passage->text.at}});
}

void check_form(CheckContext const& context, Form const& form) {
    if (form.letter) context.letter(*form.letter);
    context.line(form.line);
    if (form.codepoint && !is_codepoint(form.codepoint->value)) {
        context.error(
            form.codepoint->at, "bad-code-point",
            in_ticks(form.codepoint->value) + " is not the code point of a character; write one like U+115DA");
    }
}

void check_see(CheckContext const& context, See const& see, std::string_view own_letter, int own_chapter) {
    int const targets = (see.letter ? 1 : 0) + (see.chapter ? 1 : 0) + (see.syllable ? 1 : 0);
    if (targets != 1) {
        context.error(see.at, "which-entry", "`see` names one `letter`, `chapter` or `syllable`");
        return;
    }
    if (see.letter && context.letter(*see.letter) && see.letter->value == own_letter) {
        context.error(see.letter->at, "self-reference", "the letter refers to itself");
    }
    if (see.chapter && see.chapter->value == std::to_string(own_chapter)) {
        context.error(see.chapter->at, "self-reference", "the chapter refers to itself");
    }
}

}  // namespace

void check_forms(CheckContext const& context) {
    for (Letter const& letter : context.corpus.letters) {
        for (Form const& form : letter.forms) {
            check_form(context, form);
            check_glyph(context, form, form.line ? form.line->value : letter.line.value);
        }
        for (See const& see : letter.see) {
            check_see(context, see, letter.written.value, -1);
            if (see.chapter) context.chapter_list({*see.chapter});
        }
    }
    for (Chapter const& chapter : context.corpus.chapters) {
        for (Form const& form : chapter.forms) {
            check_form(context, form);
            if (!form.line) context.error(form.at, "missing-key", "a form in a chapter says its `line`");
            if (form.line) check_glyph(context, form, form.line->value);
        }
        for (See const& see : chapter.see) check_see(context, see, {}, chapter.number.value);
    }
}

}  // namespace xitan
