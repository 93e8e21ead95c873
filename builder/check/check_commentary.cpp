// SPDX-License-Identifier: MIT
#include "check/context.hpp"

namespace xitan {

namespace {

void complain(CheckContext const& context, Location at, std::string const& entry, std::string_view key,
              std::string_view what) {
    context.error(at, "missing-commentary",
                  entry + " has no `" + std::string(key) + "`: every letter and chapter has " + std::string(what));
}

}  // namespace

void check_commentary(CheckContext const& context) {
    for (Letter const& letter : context.corpus.letters) {
        std::string const entry = "the letter `" + letter.written.value + "`";
        if (letter.says.empty()) complain(context, letter.written.at, entry, "says", "the treatise's own gloss");
        if (letter.notes.empty()) complain(context, letter.written.at, entry, "note", "a comment of the editors");
    }
    for (Chapter const& chapter : context.corpus.chapters) {
        std::string const entry = "chapter " + std::to_string(chapter.number.value);
        if (chapter.says.empty()) complain(context, chapter.number.at, entry, "says", "the treatise's own words");
        if (chapter.notes.empty()) complain(context, chapter.number.at, entry, "note", "a comment of the editors");
        for (Quotation const& quotation : chapter.says) {
            if (!quotation.line) {
                context.error(quotation.words.at, "missing-key", "a gloss of a chapter says its `line`");
            } else {
                context.line(*quotation.line);
            }
        }
        for (Note const& note : chapter.notes) context.line(note.line);
    }
}

}  // namespace xitan
