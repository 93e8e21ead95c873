// SPDX-License-Identifier: MIT
#include "store/context.hpp"

#include <algorithm>
#include <stdexcept>

namespace xitan {

namespace {

[[noreturn]] void missing(std::string_view what, std::string_view name) {
    throw std::logic_error("there is no " + std::string(what) + " `" + std::string(name) +
                           "`; the checks should have said so");
}

// 1-based position of the element whose member has this name.
template <class T>
std::int64_t position(std::vector<T> const& list, Text T::*name, std::string_view wanted, std::string_view what) {
    auto const found = std::find_if(list.begin(), list.end(), [&](T const& t) { return (t.*name).value == wanted; });
    if (found == list.end()) missing(what, wanted);
    return found - list.begin() + 1;
}

}  // namespace

WriteContext::WriteContext(Database& database_, Corpus const& corpus_, Generated const& generated_,
                           SourceSet const& sources, WriteOptions const& options_)
    : database(database_), corpus(corpus_), generated(generated_), options(options_), lines(corpus_) {
    for (FileId file = 0; file < sources.size(); ++file) paths_.push_back(sources[file].relative_path());
    std::vector<std::string> const read = paths_;
    std::sort(paths_.begin(), paths_.end());
    for (std::string const& path : read) {
        file_ids_.push_back(std::lower_bound(paths_.begin(), paths_.end(), path) - paths_.begin() + 1);
    }
    for (Index i = 0; i < corpus.letters.size(); ++i) letters_.emplace(corpus.letters[i].written.value, i);
}

std::int64_t WriteContext::entry(EntryRef ref) const {
    std::int64_t const id = static_cast<std::int64_t>(ref.index) + 1;
    auto const letters = static_cast<std::int64_t>(corpus.letters.size());
    auto const chapters = letters + static_cast<std::int64_t>(corpus.chapters.size());
    auto const rows = chapters + static_cast<std::int64_t>(generated.rows.size());
    auto const cells = rows + static_cast<std::int64_t>(generated.cells.size());
    auto const syllables = cells + static_cast<std::int64_t>(generated.syllables.size());
    switch (ref.kind) {
        case EntryKind::letter:
            return id;
        case EntryKind::chapter:
            return letters + id;
        case EntryKind::row:
            return chapters + id;
        case EntryKind::cell:
            return rows + id;
        case EntryKind::syllable:
            return cells + id;
        case EntryKind::list:
            return syllables + id;
    }
    throw std::logic_error("an entry without a kind");
}

std::int64_t WriteContext::line(std::string_view name) const {
    auto const found = lines.find(name);
    if (!found) missing("line", name);
    return static_cast<std::int64_t>(*found) + 1;
}

std::optional<std::int64_t> WriteContext::line(MaybeText const& name) const {
    return name ? std::optional(line(name->value)) : std::nullopt;
}

std::optional<std::int64_t> WriteContext::find_letter(std::string_view written) const {
    auto const found = letters_.find(written);
    return found == letters_.end() ? std::nullopt : std::optional(letter(found->second));
}

Index WriteContext::letter_written(std::string_view written) const {
    auto const found = letters_.find(written);
    if (found == letters_.end()) missing("letter", written);
    return found->second;
}

Index WriteContext::chapter_numbered(int number) const {
    auto const& chapters = corpus.chapters;
    auto const found = std::find_if(chapters.begin(), chapters.end(),
                                    [&](Chapter const& chapter) { return chapter.number.value == number; });
    if (found == chapters.end()) missing("chapter", std::to_string(number));
    return static_cast<Index>(found - chapters.begin());
}

std::int64_t WriteContext::reckoning(std::string_view name) const {
    return position(corpus.work.reckonings, &Reckoning::name, name, "reckoning");
}

std::int64_t WriteContext::source(std::string_view name) const {
    return position(corpus.work.sources, &Source::id, name, "source");
}

std::int64_t WriteContext::group(std::string_view name) const {
    return position(corpus.script.groups, &Group::name, name, "group");
}

}  // namespace xitan
