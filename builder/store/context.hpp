// SPDX-License-Identifier: MIT
// What every writer of rows needs: the database, the data, and the keys of entries, lines and files.
// Keys follow from positions in the data, so a row can refer to one that is written later.
#pragma once

#include "model/lines.hpp"
#include "store/insert.hpp"
#include "store/write_corpus.hpp"

#include <array>
#include <map>

namespace xitan {

class WriteContext {
public:
    WriteContext(Database&, Corpus const&, Generated const&, SourceSet const&, WriteOptions const&);

    Database& database;
    Corpus const& corpus;
    Generated const& generated;
    WriteOptions const& options;
    LineIndex const lines;

    [[nodiscard]] std::int64_t entry(EntryRef ref) const;
    [[nodiscard]] std::int64_t letter(Index i) const { return entry({EntryKind::letter, i}); }
    [[nodiscard]] std::int64_t chapter(Index i) const { return entry({EntryKind::chapter, i}); }
    [[nodiscard]] std::int64_t row(Index i) const { return entry({EntryKind::row, i}); }
    [[nodiscard]] std::int64_t cell(Index i) const { return entry({EntryKind::cell, i}); }
    [[nodiscard]] std::int64_t syllable(Index i) const { return entry({EntryKind::syllable, i}); }

    [[nodiscard]] std::int64_t list(Index i) const { return entry({EntryKind::list, i}); }

    // What the sources name, checked before: std::logic_error if it does not exist after all.
    [[nodiscard]] std::int64_t line(std::string_view name) const;
    [[nodiscard]] std::optional<std::int64_t> line(MaybeText const& name) const;
    [[nodiscard]] std::optional<std::int64_t> find_letter(std::string_view written) const;  // none: no letter
    [[nodiscard]] Index letter_written(std::string_view written) const;
    [[nodiscard]] Index chapter_numbered(int number) const;
    [[nodiscard]] std::int64_t reckoning(std::string_view name) const;
    [[nodiscard]] std::int64_t group(std::string_view name) const;
    [[nodiscard]] std::int64_t source(std::string_view name) const;

    // Source files by path, so that the order in which they were read does not matter.
    [[nodiscard]] std::vector<std::string> const& files() const noexcept { return paths_; }
    [[nodiscard]] std::int64_t file(Location at) const { return file_ids_.at(at.file); }

private:
    std::vector<std::string> paths_;
    std::vector<std::int64_t> file_ids_;
    std::map<std::string_view, Index> letters_;
};

// What a chapter treats apart from its rule, list by list, in the order of table exception.
struct ExceptionList {
    std::string_view kind;
    std::vector<Exceptional> Chapter::*list;
};
inline constexpr std::array exception_lists{
    ExceptionList{"left out", &Chapter::leaves_out}, ExceptionList{"disputed", &Chapter::disputed},
    ExceptionList{"alternative", &Chapter::alternative}, ExceptionList{"held", &Chapter::held},
    ExceptionList{"named", &Chapter::named}};

// One function a family of tables, in the order of the schema files.
void write_entries(WriteContext const&);
void write_work(WriteContext const&);
void write_lines(WriteContext const&);
void write_letters(WriteContext const&);
void write_chapters(WriteContext const&);
void write_counts(WriteContext const&);
void write_charts(WriteContext const&);
void write_readings(WriteContext const&);
void write_forms(WriteContext const&);
void write_commentary(WriteContext const&);
void write_phonology(WriteContext const&);
void write_apparatus(WriteContext const&);
void write_lists(WriteContext const&);
void write_links(WriteContext const&);

}  // namespace xitan
