// SPDX-License-Identifier: MIT
#include "generate/ledger.hpp"

#include "generate/counting.hpp"

#include <algorithm>
#include <map>

namespace xitan {

namespace {

class Auditor {
public:
    Auditor(Alphabet const& alphabet, Generated& generated, Diagnostics& diagnostics)
        : corpus_(alphabet.corpus()), counter_(alphabet, generated), generated_(generated), diagnostics_(diagnostics) {}

    void audit() {
        for (Index i = 0; i < corpus_.chapters.size(); ++i) {
            for (Claim const& claim : corpus_.chapters[i].expects) audit_claim(claim, i);
        }
        for (Index i = 0; i < corpus_.work.reckonings.size(); ++i) total(i);
    }

private:
    [[nodiscard]] Index reckoning_of(Claim const& claim) const {
        auto const& list = corpus_.work.reckonings;
        if (!claim.reckoning) return 0;
        return static_cast<Index>(
            std::find_if(list.begin(), list.end(),
                         [&](Reckoning const& r) { return r.name.value == claim.reckoning->value; }) -
            list.begin());
    }

    void audit_claim(Claim const& claim, Index own) {
        if (corpus_.work.reckonings.empty()) return;
        bool const whole = claim.measure && claim.measure->whole;
        auto chapters = chapters_in(claim.applies_to, corpus_);
        if (claim.applies_to.empty()) chapters = {own};
        for (Index const chapter : chapters) {
            Index const reckoning = reckoning_of(claim);
            LedgerEntry entry;
            entry.claim = &claim;
            if (claim.unit.value == Unit::syllables) entry.reckoning = reckoning;
            entry.chapter = chapter;
            entry.unit = claim.unit.value;
            entry.stated = claim.count.value;
            entry.generated = counter_.count(claim, whole ? std::nullopt : std::optional(chapter), reckoning);
            judge(claim, chapter, entry);
            if (entry.reckoning && !claim.loose && claim.applies_to.empty() && !claim.measure) {
                own_figures_.try_emplace({chapter, reckoning}, generated_.ledger.size());
            }
            generated_.ledger.push_back(std::move(entry));
        }
    }

    void judge(Claim const& claim, Index chapter, LedgerEntry& entry) {
        bool const equal = entry.stated == entry.generated;
        if (claim.because) entry.explanation = claim.because->value;
        if (claim.loose) {
            entry.verdict = Verdict::loose;
        } else if (equal) {
            entry.verdict = Verdict::agrees;
            if (claim.because && !claim.inferred) {
                diagnostics_.error(claim.because->at, "nothing-to-explain",
                                   "the figure " + std::to_string(entry.stated) + " of chapter " + number(chapter) +
                                       " agrees with its rule; take `because` away, or say it in `note`");
            }
        } else if (claim.because) {
            entry.verdict = Verdict::explained;
        } else {
            entry.verdict = Verdict::unexplained;
            diagnostics_.error(claim.count.at, "count-differs",
                               "the text states " + std::to_string(entry.stated) + " (" + claim.words.value +
                                   ") for chapter " + number(chapter) + ", but its rule makes " +
                                   std::to_string(entry.generated) +
                                   "; correct the rule, its exceptions or the figure, or say `because`");
        }
    }

    [[nodiscard]] std::string number(Index chapter) const {
        return std::to_string(corpus_.chapters[chapter].number.value);
    }

    // The chapter's own figure under a reckoning, else under the one that it falls back on.
    [[nodiscard]] LedgerEntry const* figure(Index chapter, std::optional<Index> reckoning) const {
        for (std::size_t steps = 0; reckoning && steps <= corpus_.work.reckonings.size(); ++steps) {
            auto const own = own_figures_.find({chapter, *reckoning});
            if (own != own_figures_.end()) return &generated_.ledger[own->second];
            reckoning = otherwise(*reckoning);
        }
        return nullptr;
    }

    [[nodiscard]] std::optional<Index> otherwise(Index reckoning) const {
        auto const& list = corpus_.work.reckonings;
        if (!list[reckoning].otherwise) return std::nullopt;
        for (Index i = 0; i < list.size(); ++i) {
            if (list[i].name.value == list[reckoning].otherwise->value) return i;
        }
        return std::nullopt;
    }

    void total(Index reckoning) {
        LedgerEntry entry;
        entry.reckoning = reckoning;
        entry.unit = Unit::syllables;
        std::int64_t explained = 0;  // the difference that the chapters account for
        bool any = false;
        for (Index i = 0; i < corpus_.chapters.size(); ++i) {
            if (corpus_.chapters[i].rows.empty()) continue;
            LedgerEntry const* const own = figure(i, reckoning);
            if (!own) return;  // no total of the text's own figures can be given
            entry.stated += own->stated;
            if (own->verdict == Verdict::explained) explained += own->generated - own->stated;
            any = true;
        }
        if (!any) return;
        entry.generated = counter_.cells(std::nullopt, reckoning);
        entry.explanation = "the sum of the chapters' figures";
        if (entry.stated == entry.generated) {
            entry.verdict = Verdict::agrees;
        } else if (entry.generated - entry.stated == explained) {
            entry.verdict = Verdict::explained;
            entry.explanation += "; the differences are explained chapter by chapter";
        } else {
            entry.verdict = Verdict::unexplained;
            if (!diagnostics_.has_errors()) {
                diagnostics_.error(corpus_.work.reckonings[reckoning].name.at, "total-differs",
                                   "under this reckoning the chapters' figures add up to " +
                                       std::to_string(entry.stated) + ", but the rules make " +
                                       std::to_string(entry.generated) +
                                       "; see which statuses it counts and what it falls back on");
            }
        }
        generated_.ledger.push_back(std::move(entry));
    }

    Corpus const& corpus_;
    Counter counter_;
    Generated& generated_;
    Diagnostics& diagnostics_;
    std::map<std::pair<Index, Index>, std::size_t> own_figures_;  // of a chapter under a reckoning, into the ledger
};

}  // namespace

void audit(Alphabet const& alphabet, Generated& generated, Diagnostics& diagnostics) {
    Auditor(alphabet, generated, diagnostics).audit();
}

}  // namespace xitan
