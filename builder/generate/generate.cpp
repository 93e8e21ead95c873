// SPDX-License-Identifier: MIT
#include "generate/generate.hpp"

#include "generate/ledger.hpp"
#include "generate/links.hpp"
#include "generate/readings.hpp"
#include "generate/syllables.hpp"
#include "model/lines.hpp"

namespace xitan {

Generated generate(Corpus const& corpus, Diagnostics& diagnostics) {
    Alphabet const alphabet(corpus);
    LineIndex const lines(corpus);
    Generated generated;
    for (Index i = 0; i < corpus.letters.size(); ++i) generated.letter_ids.push_back(alphabet.letter_id(i));

    SyllableMaker syllables(alphabet, generated);
    auto const rows = chapter_rows(alphabet, diagnostics);
    if (diagnostics.has_errors()) return generated;  // counts and readings would only echo it
    syllables.make(rows);
    audit(alphabet, generated, diagnostics);
    resolve_readings(alphabet, syllables, lines, generated, diagnostics);
    make_links(alphabet, syllables, generated, diagnostics);
    return generated;
}

}  // namespace xitan
