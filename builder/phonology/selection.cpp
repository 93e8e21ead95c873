// SPDX-License-Identifier: MIT
#include "phonology/selection.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace xitan {

namespace {

bool could_exist(Candidate const& candidate) { return candidate.judgement.legality <= Legality::gap; }

// The candidates that are left, and the rules that made them fewer.
class Narrowing {
public:
    explicit Narrowing(std::vector<Candidate> const& all) : all_(all), left_(all.size()) {
        std::iota(left_.begin(), left_.end(), std::size_t{0});
    }

    // Keeps what satisfies keep, if something does and something does not.
    template <class Keep>
    void keep(SelectionRule rule, Keep keep) {
        std::vector<std::size_t> kept;
        for (std::size_t const i : left_) {
            if (keep(all_[i])) kept.push_back(i);
        }
        if (kept.empty() || kept.size() == left_.size()) return;
        left_ = std::move(kept);
        if (decided_.empty() || decided_.back() != rule) decided_.push_back(rule);
    }

    template <class Is>
    [[nodiscard]] bool any(Is is) const {
        return std::any_of(left_.begin(), left_.end(), [&](std::size_t i) { return is(all_[i]); });
    }

    [[nodiscard]] Legality best() const {
        Legality best = Legality::foreign;
        for (std::size_t const i : left_) best = std::min(best, all_[i].judgement.legality);
        return best;
    }

    [[nodiscard]] std::size_t first() const { return left_.front(); }
    [[nodiscard]] std::vector<SelectionRule> const& decided() const { return decided_; }

private:
    std::vector<Candidate> const& all_;
    std::vector<std::size_t> left_;
    std::vector<SelectionRule> decided_;
};

void by_initial(Narrowing& narrowing, Circumstances const& known) {
    auto const as_sisters = [&](Candidate const& c) { return is_in(known.sister_initials, c.position.initial); };
    auto const as_head = [&](Candidate const& c) {
        return std::any_of(known.head.begin(), known.head.end(),
                           [&](Position const& p) { return p.initial == c.position.initial; });
    };
    if (narrowing.any(as_sisters)) {
        narrowing.keep(SelectionRule::initial, as_sisters);
    } else {
        narrowing.keep(SelectionRule::initial, as_head);
    }
}

void by_tone(Narrowing& narrowing, Circumstances const& known) {
    if (!known.ends_in_stop) {
        narrowing.keep(SelectionRule::tone, [](Candidate const& c) { return c.position.tone != U'入'; });
    }
    narrowing.keep(SelectionRule::tone, [&](Candidate const& c) { return c.position.tone == known.tone; });
}

void by_division(Narrowing& narrowing, std::vector<Position> const& lower) {
    narrowing.keep(SelectionRule::division, [&](Candidate const& c) {
        return could_exist(c) && std::any_of(c.from.begin(), c.from.end(), [&](Spellers const& s) {
                   return lower.at(s.lower).division == c.position.division;
               });
    });
}

template <class Part>
char32_t common(std::vector<Candidate> const& candidates, Part part) noexcept {
    if (candidates.empty()) return 0;
    char32_t const first = part(candidates.front().position);
    bool const same = std::all_of(candidates.begin(), candidates.end(),
                                  [&](Candidate const& c) { return part(c.position) == first; });
    return same ? first : 0;
}

}  // namespace

std::vector<RuleName> const& rule_names() {
    static std::vector<RuleName> const names{
        {SelectionRule::initial, "S1", "the initial of the letter's other fanqie, or of the character that is spelled"},
        {SelectionRule::tone, "S2", "the tone that the text states or that goes with the vowel; no entering tone"},
        {SelectionRule::rime, "S3", "the rime of another fanqie of the same character"},
        {SelectionRule::division, "S4", "the division of the lower speller"},
        {SelectionRule::legality, "S5", "attested before gap before marginal before foreign"},
        {SelectionRule::head, "S6", "the syllable of the character that is spelled, whatever its tone"},
        {SelectionRule::openness, "S7", "not 合"},
        {SelectionRule::order, "S8", "the first"},
    };
    return names;
}

Selection select(std::vector<Candidate> const& candidates, std::vector<Position> const& lower,
                 Circumstances const& circumstances) {
    if (candidates.empty()) throw std::invalid_argument("a fanqie without candidates: nothing to select from");
    Narrowing narrowing(candidates);
    by_initial(narrowing, circumstances);
    by_tone(narrowing, circumstances);
    narrowing.keep(SelectionRule::rime,
                   [&](Candidate const& c) { return is_in(circumstances.sister_rimes, c.position.rime); });
    by_division(narrowing, lower);
    Legality const best = narrowing.best();
    narrowing.keep(SelectionRule::legality, [&](Candidate const& c) { return c.judgement.legality == best; });
    narrowing.keep(SelectionRule::head, [&](Candidate const& c) {
        return std::any_of(circumstances.head.begin(), circumstances.head.end(),
                           [&](Position const& p) { return p.same_syllable(c.position); });
    });
    narrowing.keep(SelectionRule::openness, [](Candidate const& c) { return c.position.openness != U'合'; });
    Candidate const* const first = &candidates[narrowing.first()];
    narrowing.keep(SelectionRule::order, [&](Candidate const& c) { return &c == first; });

    auto const possible = static_cast<std::size_t>(std::count_if(candidates.begin(), candidates.end(), could_exist));
    SelectionStatus const status = possible == 0   ? SelectionStatus::none
                                   : possible == 1 ? SelectionStatus::unique
                                                   : SelectionStatus::ambiguous;
    return {narrowing.first(), possible, status, narrowing.decided()};
}

std::string names_of(std::vector<SelectionRule> const& rules) {
    std::string list;
    for (SelectionRule const rule : rules) {
        if (!list.empty()) list += ',';
        list += rule_names().at(static_cast<std::size_t>(rule)).name;
    }
    return list;
}

char32_t common_initial(std::vector<Candidate> const& candidates) noexcept {
    return common(candidates, [](Position const& p) { return p.initial; });
}

char32_t common_rime(std::vector<Candidate> const& candidates) noexcept {
    return common(candidates, [](Position const& p) { return p.rime; });
}

}  // namespace xitan
