// SPDX-License-Identifier: MIT
#include "generate/generate.hpp"

#include "generate/ledger.hpp"
#include "generate/links.hpp"
#include "generate/readings.hpp"
#include "generate/resolve_fanqie.hpp"
#include "generate/syllables.hpp"
#include "generate/transcription_units.hpp"
#include "model/ids.hpp"
#include "model/lines.hpp"

#include <map>

namespace xitan {

namespace {

// An id that was given up must not come back with another meaning.
void refuse_withdrawn(Generated const& generated, Corpus const& corpus, Diagnostics& diagnostics) {
    std::map<std::string, Location> withdrawn;
    for (Withdrawn const& one : corpus.work.withdrawn) withdrawn.emplace(one.id.value, one.id.at);
    if (withdrawn.empty()) return;
    PublicIds(corpus, generated).each([&](EntryRef, std::string const& id) {
        auto const found = withdrawn.find(id);
        if (found == withdrawn.end()) return;
        diagnostics.error(found->second, "withdrawn-id",
                          "an entry has the id `" + id + "` again; take it off this list if it means the same, else " +
                              "give the entry another name");
    });
}

// Middle Chinese, if the sources have it.
void compare_sounds(Alphabet const& alphabet, Generated& generated, Diagnostics& diagnostics) {
    if (!alphabet.corpus().phonology) return;
    CharacterReadings const characters(*alphabet.corpus().phonology);
    resolve_fanqie(alphabet, characters, generated, diagnostics);
    align_transcriptions(alphabet, generated);
}

}  // namespace

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
    refuse_withdrawn(generated, corpus, diagnostics);
    compare_sounds(alphabet, generated, diagnostics);
    return generated;
}

}  // namespace xitan
