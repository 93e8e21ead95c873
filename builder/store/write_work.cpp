// SPDX-License-Identifier: MIT
#include "model/names.hpp"
#include "store/context.hpp"
#include "text/utf8.hpp"

namespace xitan {

namespace {

constexpr int only_work = 1;

struct Glyph {
    std::size_t offset;  // in characters, from 1
    std::string code;
    std::optional<std::string> romanisation;
};

struct Quoted {
    std::string text;
    std::vector<Glyph> glyphs;
};

// {SD-A440=ka} becomes ka; {SD-CFC3} stays as it is; both are noted with their place.
Quoted quoted_passage(std::string_view passage) {
    Quoted result;
    std::size_t offset = 1;
    while (!passage.empty()) {
        std::string_view piece = passage.substr(0, std::max<std::size_t>(1, passage.find('{')));
        if (auto const close = passage.find('}'); passage.front() == '{' && close != std::string_view::npos) {
            std::string_view const inside = passage.substr(1, close - 1);
            auto const equals = inside.find('=');
            bool const romanised = equals != std::string_view::npos;
            piece = romanised ? inside.substr(equals + 1) : passage.substr(0, close + 1);
            result.glyphs.push_back({offset, std::string(inside.substr(0, equals)),
                                     romanised ? std::optional(std::string(piece)) : std::nullopt});
            passage.remove_prefix(close + 1);
        } else {
            passage.remove_prefix(piece.size());
        }
        result.text += piece;
        offset += characters(piece).size();
    }
    return result;
}

}  // namespace

void write_work(WriteContext const& context) {
    Work const& work = context.corpus.work;
    Database& database = context.database;
    insert(database, "work", {"work_id", "id", "title_zh", "title_en", "author", "version", "licence", "citation"},
           [&](RowWriter& row) {
               row(only_work, work.id, work.title_zh, work.title_en, work.author, work.version, work.licence,
                   work.citation);
           });
    insert(database, "source_file", {"path"}, [&](RowWriter& row) {
        for (std::string const& path : context.files()) row(path);
    });
    insert(database, "witness", {"siglum", "ordinal", "title", "date", "note"}, [&](RowWriter& row) {
        int ordinal = 0;
        for (Witness const& w : work.witnesses) row(w.siglum, ++ordinal, w.title, w.date, w.note);
    });
    insert(database, "source", {"id", "title", "licence", "url", "citation", "note"}, [&](RowWriter& row) {
        for (Source const& s : work.sources) row(s.id, s.title, s.licence, s.url, s.citation, s.note);
    });
    insert(database, "language", {"id", "role", "name", "glottocode", "iso639_3"}, [&](RowWriter& row) {
        for (Language const& l : work.languages) row(l.id, name_of(l.role), l.name, l.glottocode, l.iso639_3);
    });
    insert(database, "withdrawn", {"id", "because", "successor"}, [&](RowWriter& row) {
        for (Withdrawn const& w : work.withdrawn) row(w.id, w.because, w.successor);
    });
}

void write_lines(WriteContext const& context) {
    Work const& work = context.corpus.work;
    Database& database = context.database;
    insert(database, "section", {"work_id", "ordinal", "title"}, [&](RowWriter& row) {
        int ordinal = 0;
        for (Section const& section : work.sections) row(only_work, ++ordinal, section.title);
    });
    std::vector<Quoted> texts;
    auto const& lines = context.lines.lines();
    for (LineIndex::Line const& line : lines) {
        bool const quote = context.options.passages && line.passage;
        texts.push_back(quote ? quoted_passage(line.passage->text.value) : Quoted{});
    }
    insert(database, "line", {"work_id", "ordinal", "name", "section_id", "chapter_id", "text"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::optional<std::int64_t> chapter;
            if (lines[i].chapter) chapter = context.chapter(*lines[i].chapter);
            auto const text = texts[i].text.empty() ? std::nullopt : std::optional(texts[i].text);
            row(only_work, i + 1, lines[i].name, lines[i].section + 1, chapter, text);
        }
    });
    insert(database, "line_glyph", {"line_id", "ordinal", "offset", "code", "romanisation"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            int ordinal = 0;
            for (Glyph const& g : texts[i].glyphs) row(i + 1, ++ordinal, g.offset, g.code, g.romanisation);
        }
    });
    insert(database, "idle_line", {"line_id", "because"}, [&](RowWriter& row) {
        for (Idle const& idle : work.nothing_to_record) {
            for (Text const& range : idle.lines) {
                for (Index const line : context.lines.range(range.value)) row(line + 1, idle.because);
            }
        }
    });
}

}  // namespace xitan
