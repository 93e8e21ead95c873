// SPDX-License-Identifier: MIT
// What every check needs: the corpus, its letters and lines as indexes, and the questions that are
// asked again and again ("does this line exist?"), each of which complains by itself.
#pragma once

#include "model/alphabet.hpp"
#include "model/lines.hpp"
#include "text/diagnostics.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace xitan {

class CheckContext {
public:
    CheckContext(Corpus const& corpus_, Diagnostics& diagnostics_)
        : corpus(corpus_), alphabet(corpus_), lines(corpus_), diagnostics(diagnostics_) {}

    Corpus const& corpus;
    Alphabet const alphabet;
    LineIndex const lines;
    Diagnostics& diagnostics;

    void error(Location at, std::string_view rule, std::string message,
               std::vector<Located<std::string>> notes = {}) const {
        diagnostics.error(at, rule, std::move(message), std::move(notes));
    }

    // Complains, with the nearest that exists, unless value is one of known. what: "letter".
    bool one_of(Text const& value, std::vector<std::string> const& known, std::string_view rule,
                std::string_view what) const;
    bool one_of(MaybeText const& value, std::vector<Text> const& known, std::string_view rule,
                std::string_view what) const;

    bool letter(Text const& written) const;
    bool consonant_that_joins(Text const& written) const;
    bool line(Text const& name) const;
    bool line(MaybeText const& name) const { return !name || line(*name); }
    bool chapter_list(std::vector<Text> const& ranges) const;
    bool cluster(Text const& written) const;
    void witness(Text const& siglum) const;
    void attested(Attested const& value) const;  // an emendation differs and its witnesses exist
};

[[nodiscard]] std::vector<std::string> values(std::vector<Text> const& texts);

// A character or a value in the middle of a sentence, with a note on blanks that do not show.
[[nodiscard]] std::string in_ticks(std::string_view value);

void check_script(CheckContext const&);
void check_respellings(CheckContext const&);
void check_sections(CheckContext const&);
void check_letters(CheckContext const&);
void check_work(CheckContext const&);
void check_lines(CheckContext const&);
void check_chapters(CheckContext const&);
void check_exceptions(CheckContext const&);
void check_claims(CheckContext const&);
void check_readings(CheckContext const&);
void check_forms(CheckContext const&);
void check_quotations(CheckContext const&);
void check_commentary(CheckContext const&);
void check_coverage(CheckContext const&);
void check_phonology(CheckContext const&);
void check_characters(CheckContext const&);
void check_lists(CheckContext const&);

}  // namespace xitan
