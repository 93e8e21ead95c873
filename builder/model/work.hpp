// SPDX-License-Identifier: MIT
// The treatise as a work: witnesses, sources and their licences, lines, reckonings, apparatus
// (sources/work.yaml, passages.yaml, apparatus.yaml, withdrawn.yaml).
#pragma once

#include "model/letter_list.hpp"
#include "model/reading.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace xitan {

struct Witness {
    Text siglum;
    Text title;
    MaybeText date;
    MaybeText note;
};

// Where facts come from, and on which terms.
struct Source {
    Text id;
    Text title;
    Text licence;
    MaybeText url;
    MaybeText citation;
    MaybeText note;
};

// What a language has to do with the work: its syllables are in it, or their readings are.
enum class LanguageRole { syllables, readings };

// A language, by the codes under which catalogues of languages know it.
struct Language {
    Text id;
    Text name;
    LanguageRole role = LanguageRole::syllables;
    MaybeText glottocode;
    MaybeText iso639_3;
};

// A run of lines in one column of a page that belong together.
struct Section {
    Location at;
    Text title;
    std::vector<Text> lines;  // "1186a03", "1186a05-1186a29"
};

// How the syllables are counted.
struct Reckoning {
    Text name;
    Text title;
    std::vector<Text> statuses;  // the cells that it counts: counted, disputed, alternative
    MaybeText otherwise;         // whose figures stand where it has none of its own
    MaybeText note;
};

// A line of the printed text, with its passage where it is quoted. A Siddham glyph stands in the
// text as {code=romanisation}.
struct Passage {
    Text line;
    Text text;
};

// A place where a witness differs from the lemma.
struct Variant {
    Location at;
    Text line;
    Text lemma;
    Text lemma_witness;
    Text reading;
    MaybeText witness;  // absent where the apparatus names none
    MaybeText note;
};

// An emendation of the text that belongs to no reading, name or glyph of an entry.
struct TextEmendation {
    Location at;
    Text line;
    Text field;  // what kind of thing is emended: text, glyph, digitisation
    Attested value;
};

// A line in which there is nothing to record, and why.
struct Idle {
    std::vector<Text> lines;
    Text because;
};

struct Withdrawn {
    Text id;
    Text because;
    MaybeText successor;
};

struct Work {
    Text id;
    Text title_zh, title_en;
    Text author;
    Text version;                  // of the data
    Text licence;                  // of our data
    MaybeText quotations_licence;  // of the words quoted from the treatise; absent: the same
    MaybeText quotations_url;      // where it stands; absent with it
    Text citation;
    std::optional<ListFacts> list;  // of its own list of the letters
    std::vector<Witness> witnesses;
    std::vector<Source> sources;
    std::vector<Language> languages;
    std::vector<Section> sections;
    std::vector<Reckoning> reckonings;
    std::vector<Passage> passages;
    std::vector<Idle> nothing_to_record;
    std::vector<Variant> variants;
    std::vector<TextEmendation> emendations;
    std::vector<Withdrawn> withdrawn;
};

}  // namespace xitan
