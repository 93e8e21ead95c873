// SPDX-License-Identifier: MIT
#include "model/names.hpp"
#include "store/context.hpp"

namespace xitan {

namespace {

bool special(Text const& operand) { return operand.value == all_vowels || operand.value == class_nasal; }

void write_steps(WriteContext const& context) {
    insert(context.database, "step", {"chapter_id", "ordinal", "verb", "letter_id", "operand", "from_chapter_id"},
           [&](RowWriter& row) {
               for (Index i = 0; i < context.corpus.chapters.size(); ++i) {
                   int ordinal = 0;
                   for (Step const& step : context.corpus.chapters[i].rows) {
                       std::optional<std::int64_t> letter, from;
                       std::optional<std::string> operand;
                       if (step.verb != Verb::clusters && special(step.operand)) {
                           operand = step.operand.value;
                       } else if (step.verb != Verb::clusters) {
                           letter = context.letter(context.letter_written(step.operand.value));
                       }
                       if (step.to_chapter) from = context.chapter(context.chapter_numbered(step.to_chapter->value));
                       row(context.chapter(i), ++ordinal, name_of(step.verb), letter, operand, from);
                   }
               }
           });
}

// Every feature that a filter names, with each of its values.
template <class Visit>
void each_feature(LetterFilter const& filter, Visit const& visit) {
    auto const list = [&](std::string_view feature, std::vector<Text> const& values) {
        for (Text const& value : values) visit(feature, value.value);
    };
    list("letter", filter.letters);
    list("kind", filter.kinds);
    list("group", filter.groups);
    list("place", filter.places);
    list("manner", filter.manners);
    list("length", filter.lengths);
    if (filter.generates) visit("generates", std::string(filter.generates->value ? "yes" : "no"));
    if (filter.sign) visit("sign", std::string(filter.sign->value ? "yes" : "no"));
}

void write_operands(WriteContext const& context) {
    auto const& chapters = context.corpus.chapters;
    insert(context.database, "step_filter", {"chapter_id", "ordinal", "feature", "value"}, [&](RowWriter& row) {
        for (Index i = 0; i < chapters.size(); ++i) {
            for (std::size_t s = 0; s < chapters[i].rows.size(); ++s) {
                auto const& filter = chapters[i].rows[s].to_letters;
                if (!filter) continue;
                each_feature(*filter, [&](std::string_view feature, std::string const& value) {
                    row(context.chapter(i), s + 1, feature, value);
                });
            }
        }
    });
    insert(context.database, "step_cluster", {"chapter_id", "ordinal", "number", "cluster"}, [&](RowWriter& row) {
        for (Index i = 0; i < chapters.size(); ++i) {
            for (std::size_t s = 0; s < chapters[i].rows.size(); ++s) {
                int number = 0;
                for (Text const& cluster : chapters[i].rows[s].clusters) {
                    row(context.chapter(i), s + 1, ++number, cluster);
                }
            }
        }
    });
}

void write_exceptions(WriteContext const& context) {
    auto const& chapters = context.corpus.chapters;
    insert(context.database, "exception",
           {"chapter_id", "kind", "letter_id", "cluster", "because", "line_id", "reckoning_id", "file_id", "file_line"},
           [&](RowWriter& row) {
               for (Index i = 0; i < chapters.size(); ++i) {
                   for (auto const& [kind, list] : exception_lists) {
                       for (Exceptional const& x : chapters[i].*list) {
                           std::optional<std::int64_t> letter, reckoning;
                           if (x.letter) letter = context.letter(context.letter_written(x.letter->value));
                           if (x.reckoning) reckoning = context.reckoning(x.reckoning->value);
                           row(context.chapter(i), kind, letter, x.cluster, x.because, context.line(x.line), reckoning,
                               context.file(x.at), x.at.line);
                       }
                   }
               }
           });
}

}  // namespace

void write_chapters(WriteContext const& context) {
    insert(context.database, "chapter", {"entry_id", "number", "title_zh", "title_en", "file_id", "file_line"},
           [&](RowWriter& row) {
               for (Index i = 0; i < context.corpus.chapters.size(); ++i) {
                   Chapter const& c = context.corpus.chapters[i];
                   row(context.chapter(i), c.number, c.title_zh, c.title_en, context.file(c.at), c.at.line);
               }
           });
    write_steps(context);
    write_operands(context);
    write_exceptions(context);
}

}  // namespace xitan
