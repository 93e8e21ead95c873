// SPDX-License-Identifier: MIT
#include "read/read_corpus.hpp"

#include "read/load.hpp"
#include "read/readers.hpp"

#include <algorithm>
#include <tuple>

namespace xitan {

namespace {

void read_optional_files(SourceFolder& folder, Work& work, Diagnostics& diagnostics) {
    if (auto const passages = folder.optional_file("passages.yaml")) read_passages(*passages, work, diagnostics);
    if (auto const apparatus = folder.optional_file("apparatus.yaml")) read_apparatus(*apparatus, work, diagnostics);
    if (auto const withdrawn = folder.optional_file("withdrawn.yaml")) read_withdrawn(*withdrawn, work, diagnostics);
}

// All or nothing: what one file says makes no sense without the others.
std::optional<PhonologyData> read_phonology(SourceFolder& folder, Diagnostics& diagnostics) {
    if (!folder.has_folder("phonology")) return std::nullopt;
    PhonologyData data;
    if (auto const file = folder.required_file("phonology/characters.yaml", "the readings of the characters"))
        read_characters(*file, data, diagnostics);
    if (auto const file = folder.optional_file("phonology/variants.yaml"))
        read_character_variants(*file, data, diagnostics);
    if (auto const file = folder.required_file("phonology/attested.yaml", "the positions that the rime book has"))
        read_attested_positions(*file, data, diagnostics);
    if (auto const file = folder.required_file("phonology/expectations.yaml", "the initials expected for the onsets"))
        read_expectations(*file, data, diagnostics);
    if (auto const file = folder.required_file("phonology/units.yaml", "how characters share the sounds of a syllable"))
        read_units(*file, data, diagnostics);
    folder.report_strangers({"characters.yaml", "variants.yaml", "attested.yaml", "expectations.yaml", "units.yaml"},
                            "phonology");
    return data;
}

// Of other works; they may be absent.
std::vector<LetterList> read_lists(SourceFolder& folder, Diagnostics& diagnostics) {
    std::vector<LetterList> lists;
    if (!folder.has_folder("lists")) return lists;
    for (auto const& list : folder.folder("lists", "one file a list of letters"))
        lists.push_back(read_list(list, diagnostics));
    std::stable_sort(lists.begin(), lists.end(), [](LetterList const& a, LetterList const& b) {
        auto const key = [](ListFacts const& l) { return std::tie(l.date.from.value, l.date.to.value, l.id.value); };
        return key(a.facts) < key(b.facts);
    });
    return lists;
}

void sort_entries(Corpus& corpus) {
    std::stable_sort(corpus.letters.begin(), corpus.letters.end(), [](Letter const& a, Letter const& b) {
        return std::tie(a.kind.value, a.order.value) < std::tie(b.kind.value, b.order.value);
    });
    std::stable_sort(corpus.chapters.begin(), corpus.chapters.end(),
                     [](Chapter const& a, Chapter const& b) { return a.number.value < b.number.value; });
}

}  // namespace

Corpus read_corpus(std::filesystem::path const& path, SourceSet& sources, Diagnostics& diagnostics) {
    Corpus corpus;
    SourceFolder folder(path, sources, diagnostics);
    if (!folder.exists()) return corpus;
    if (auto const work = folder.required_file("work.yaml", "the treatise, its witnesses, sources and lines"))
        read_work(*work, corpus.work, diagnostics);
    if (auto const script = folder.required_file("script.yaml", "the spelling schemes and vocabularies"))
        corpus.script = read_script(*script, diagnostics);
    for (auto const& letter : folder.folder("letters", "one file a letter"))
        corpus.letters.push_back(read_letter(letter, diagnostics));
    for (auto const& chapter : folder.folder("chapters", "one file a chapter"))
        corpus.chapters.push_back(read_chapter(chapter, diagnostics));
    read_optional_files(folder, corpus.work, diagnostics);
    corpus.phonology = read_phonology(folder, diagnostics);
    corpus.lists = read_lists(folder, diagnostics);
    folder.report_strangers({"work.yaml", "script.yaml", "letters", "chapters", "passages.yaml", "apparatus.yaml",
                             "withdrawn.yaml", "phonology", "lists"});
    sort_entries(corpus);
    return corpus;
}

}  // namespace xitan
