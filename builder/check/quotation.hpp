// SPDX-License-Identifier: MIT
// Finds what the sources quote in the passages of the text, so that a slip of the pen in a source
// is caught against the text, and tells which lines a quotation covers.
#pragma once

#include "check/context.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace xitan {

// The Han characters of text, the rest dropped.
[[nodiscard]] std::string han_only(std::string_view text);

// A passage as it is quoted: each {code=romanisation} as its romanisation, a glyph without one as {code}.
[[nodiscard]] std::string as_quoted(std::string_view passage);

// text without bracketed parts, nested ones included, but for those that are tags of the script: of
// 蘡(於項反)荊 the fanqie goes, of 迦(上)略(上) nothing.
[[nodiscard]] std::string without_prose(std::string_view text, std::vector<Tag> const& tags);

// A passage in the notation of the apparatus: {code}romanisation.
[[nodiscard]] std::string as_in_apparatus(std::string_view passage);

// What is romanised right before words in a quoted text, "kyi" of kyi紀以, once for every place where
// the words stand; empty where no glyph stands there.
[[nodiscard]] std::vector<std::string> labels_before(std::string_view text, std::string_view words);

// How many lines from `line` on the needle covers, in the passages as `view` shows them; it has to
// begin in the first. 0: it does not stand there. ended: the passages end before it could.
struct Found {
    std::size_t lines = 0;
    bool ended = false;
};
[[nodiscard]] Found find_in_passages(LineIndex const& index, Index line, std::string_view needle,
                                     std::function<std::string(std::string_view)> const& view);

// Something that a source says is printed at a line.
struct Printed {
    Text const* text;
    std::string needle;  // in the form of the way it is compared
    std::string line;
    bool exact;         // compared with punctuation and romanisation; else by Han characters
    bool near = false;  // may also begin in the line before or behind: a fanqie beside what it spells
    // The entry's `says`, which stand for the text where there is no passage; null: nothing to compare with.
    std::vector<Quotation> const* glosses = nullptr;
};

// Everything in the sources that claims to be printed. Glosses (`says`) are exact and come first.
[[nodiscard]] std::vector<Printed> all_printed(Corpus const& corpus);

// Lines from printed.line on that it covers; complain only about what stands nowhere.
[[nodiscard]] Found find(CheckContext const& context, Printed const& printed);

}  // namespace xitan
