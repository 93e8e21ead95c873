// SPDX-License-Identifier: MIT
#include "model/names.hpp"
#include "store/context.hpp"

#include <stdexcept>

namespace xitan {

namespace {

void write_reckonings(WriteContext const& context) {
    auto const& reckonings = context.corpus.work.reckonings;
    insert(context.database, "reckoning", {"name", "title", "otherwise_id", "note"}, [&](RowWriter& row) {
        for (Reckoning const& r : reckonings) {
            auto const otherwise = r.otherwise ? std::optional(context.reckoning(r.otherwise->value)) : std::nullopt;
            row(r.name, r.title, otherwise, r.note);
        }
    });
    insert(context.database, "reckoning_status", {"reckoning_id", "status"}, [&](RowWriter& row) {
        for (std::size_t i = 0; i < reckonings.size(); ++i) {
            for (Text const& status : reckonings[i].statuses) row(i + 1, status);
        }
    });
}

std::map<Claim const*, std::int64_t> write_claims(WriteContext const& context) {
    std::map<Claim const*, std::int64_t> ids;
    insert(context.database, "claim",
           {"chapter_id", "stated", "unit", "words", "line_id", "loose", "inferred", "file_id", "file_line"},
           [&](RowWriter& row) {
               for (Index i = 0; i < context.corpus.chapters.size(); ++i) {
                   for (Claim const& c : context.corpus.chapters[i].expects) {
                       ids.emplace(&c, static_cast<std::int64_t>(ids.size()) + 1);
                       row(context.chapter(i), c.count, name_of(c.unit.value), c.words, context.line(c.line.value),
                           c.loose, c.inferred, context.file(c.at), c.at.line);
                   }
               }
           });
    return ids;
}

}  // namespace

void write_counts(WriteContext const& context) {
    write_reckonings(context);
    auto const claims = write_claims(context);
    insert(context.database, "figure",
           {"claim_id", "total", "reckoning_id", "chapter_id", "generated", "verdict", "explanation"},
           [&](RowWriter& row) {
               for (LedgerEntry const& entry : context.generated.ledger) {
                   std::optional<std::int64_t> claim, total, reckoning, chapter;
                   if (entry.claim) {
                       claim = claims.at(entry.claim);
                       if (entry.stated != entry.claim->count.value || entry.unit != entry.claim->unit.value) {
                           throw std::logic_error("the ledger and the claim `" + entry.claim->words.value + "` differ");
                       }
                   } else {
                       total = entry.stated;
                   }
                   if (entry.reckoning) reckoning = static_cast<std::int64_t>(*entry.reckoning) + 1;
                   if (entry.chapter) chapter = context.chapter(*entry.chapter);
                   auto const explanation = entry.explanation.empty() ? std::nullopt : std::optional(entry.explanation);
                   row(claim, total, reckoning, chapter, entry.generated, name_of(entry.verdict), explanation);
               }
           });
}

}  // namespace xitan
