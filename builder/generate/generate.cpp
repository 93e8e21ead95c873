// SPDX-License-Identifier: MIT
#include "generate/generate.hpp"

#include "generate/ledger.hpp"
#include "generate/links.hpp"
#include "generate/list_characters.hpp"
#include "generate/readings.hpp"
#include "generate/resolve_fanqie.hpp"
#include "generate/syllables.hpp"
#include "generate/transcription_units.hpp"
#include "model/ids.hpp"
#include "model/lines.hpp"

#include <set>

namespace xitan {

namespace {

// An id that was given up must not come back with another meaning, and what took its place must exist or be given
// up itself.
void check_withdrawn(Generated const& generated, Corpus const& corpus, Diagnostics& diagnostics) {
    auto const& withdrawn = corpus.work.withdrawn;
    if (withdrawn.empty()) return;
    std::set<std::string> used, given_up;
    PublicIds(corpus, generated).each([&](EntryRef, std::string id) { used.insert(std::move(id)); });
    for (Withdrawn const& one : withdrawn) given_up.insert(one.id.value);
    for (auto const& [id, because, successor] : withdrawn) {
        if (used.contains(id.value)) {
            diagnostics.error(id.at, "withdrawn-id",
                              "an entry has the id `" + id.value + "` again; take it off this list if it means the " +
                                  "same, else give the entry another name");
        }
        if (successor && !used.contains(successor->value) && !given_up.contains(successor->value)) {
            diagnostics.error(successor->at, "unknown-successor",
                              "there is no entry `" + successor->value +
                                  "`, and none was withdrawn; name the id that took its place, or leave it out");
        }
    }
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
    check_withdrawn(generated, corpus, diagnostics);
    compare_sounds(alphabet, generated, diagnostics);
    split_lists(alphabet, generated);
    return generated;
}

}  // namespace xitan
