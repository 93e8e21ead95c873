// SPDX-License-Identifier: MIT
#include "model/ids.hpp"
#include "model/names.hpp"
#include "store/context.hpp"

namespace xitan {

namespace {

struct Whose {
    MaybeText title_zh, title_en, author;
    std::optional<std::int64_t> source;
};

// What the treatise says of itself it says once, in table work.
Whose whose(WriteContext const& context, Index i) {
    if (i >= context.corpus.lists.size()) return {};
    LetterList const& list = context.corpus.lists[i];
    return {list.title_zh, list.title_en, list.author, context.source(list.source.value)};
}

void write_list_rows(WriteContext const& context) {
    insert(context.database, "letter_list",
           {"entry_id", "name", "work", "title_zh", "title_en", "author", "date_from", "date_to", "date_certain",
            "date_words", "place", "order_system", "order_note", "source_id", "note", "file_id", "file_line"},
           [&](RowWriter& row) {
               for (Index i = 0; i < list_count(context.corpus); ++i) {
                   ListFacts const& l = list_facts(context.corpus, i);
                   auto const [title_zh, title_en, author, source] = whose(context, i);
                   row(context.list(i), l.id, l.work ? *l.work : l.id, title_zh, title_en, author, l.date.from,
                       l.date.to, l.date.certain, l.date.words, l.place, l.order, l.order_note, source, l.note,
                       context.file(l.at), l.at.line);
               }
           });
}

void write_list_letters(WriteContext const& context) {
    insert(context.database, "list_letter",
           {"list_id", "ordinal", "letter_id", "slot", "chinese", "unicode", "gloss", "meaning", "line", "scope",
            "certainty", "because", "note", "file_line"},
           [&](RowWriter& row) {
               bool const quote = context.options.passages;
               for (Index i = 0; i < context.corpus.lists.size(); ++i) {
                   LetterList const& list = context.corpus.lists[i];
                   for (ListLetter const& l : list.letters) {
                       std::string const& place = (l.letter ? *l.letter : *l.slot).value;
                       auto const letter = context.find_letter(place);
                       row(context.list(i), l.order, letter, letter ? std::nullopt : std::optional(place), l.zh,
                           l.unicode, quote ? l.gloss : MaybeText(), quote ? l.means : MaybeText(), l.line,
                           name_of(l.scope ? l.scope->value : list.scope),
                           name_of(l.certainty ? l.certainty->value : Certainty::high), l.because, l.note, l.at.line);
                   }
               }
           });
}

void write_list_characters(WriteContext const& context) {
    insert(context.database, "list_character", {"list_id", "ordinal", "place", "character", "onset", "expected"},
           [&](RowWriter& row) {
               for (ListCharacter const& c : context.generated.list_characters) {
                   row(context.list(c.list), c.ordinal, c.place, c.character, c.onset, c.expected_initial);
               }
           });
}

}  // namespace

void write_lists(WriteContext const& context) {
    write_list_rows(context);
    write_list_letters(context);
    write_list_characters(context);
}

}  // namespace xitan
