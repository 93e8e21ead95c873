// SPDX-License-Identifier: MIT
#include "phonology/fanqie.hpp"

#include <algorithm>
#include <string>

namespace xitan {

namespace {

using namespace group;

// Each answer lists what is possible; U'\0' stands for "none".
const std::u32string none(1, U'\0');

std::u32string opennesses(Position const& upper, Position const& lower) {
    if (is_in(labial, upper.initial)) return none;
    RimeOpenness const of_rime = openness_of(lower.rime);
    if (of_rime == RimeOpenness::neither) return none;
    if (of_rime == RimeOpenness::open) return U"開";
    if (of_rime == RimeOpenness::rounded || upper.initial == U'云') return U"合";
    if (upper.openness == U'開' && lower.openness == U'開') return U"開";
    if (lower.openness == U'合' || (upper.openness == U'合' && is_in(labial, lower.initial))) return U"合";
    return U"開合";
}

std::u32string divisions(Position const& upper, Position const& lower) {
    std::u32string const of_rime(divisions_of(lower.rime));
    if (of_rime.size() == 1) return of_rime;
    std::u32string const low = of_rime.substr(0, 1);
    std::u32string const high = of_rime.substr(1);
    if (lower.division == high.front()) return high;
    if (upper.division != high.front()) return low;
    // The upper speller is of the third division and the lower is not.
    char32_t const initial = upper.initial;
    bool const palatal_like = is_in(palatal, initial) || is_in(U"日云以", initial);
    bool const retroflex = is_in(retroflex_stop, initial) || is_in(retroflex_sibilant, initial);
    bool const only_high = low == U"一" ? retroflex : is_in(dental_sibilant, initial);
    if (palatal_like || only_high) return high;
    return is_in(dental_stop, initial) ? low : of_rime;
}

std::u32string types(Position const& upper, Position const& lower, char32_t openness, char32_t division) {
    char32_t const initial = upper.initial;
    if (!has_type(initial, division)) return none;
    bool const lips = is_in(labial, initial);
    if (lower.rime == U'幽') return lips ? U"B" : U"A";
    if (lower.rime == U'蒸') return lips || openness == U'合' ? U"B" : U"C";
    if (lower.rime == U'庚') return U"B";
    if (!is_in(U"支脂祭真仙宵清侵鹽", lower.rime)) return U"C";
    if (initial == U'云') return U"B";
    if (upper.type == U'A' || upper.type == U'B') return std::u32string(1, upper.type);
    if (lower.type == U'A' || lower.initial == U'以' || is_in(dental_sibilant, lower.initial)) return U"A";
    if (lower.type == U'B' || lower.initial == U'云') return U"B";
    return U"AB";
}

std::vector<Position> spelled(Position const& upper, Position const& lower) {
    std::vector<Position> positions;
    for (char32_t const openness : opennesses(upper, lower)) {
        for (char32_t const division : divisions(upper, lower)) {
            for (char32_t const type : types(upper, lower, openness, division)) {
                positions.push_back({upper.initial, openness, division, type, lower.rime, lower.tone});
            }
        }
    }
    return positions;
}

}  // namespace

std::vector<Candidate> resolve(std::vector<Position> const& upper, std::vector<Position> const& lower,
                               std::set<Position> const& attested) {
    std::vector<Candidate> candidates;
    for (std::size_t u = 0; u < upper.size(); ++u) {
        for (std::size_t l = 0; l < lower.size(); ++l) {
            for (Position const& position : spelled(upper[u], lower[l])) {
                auto found = std::find_if(candidates.begin(), candidates.end(),
                                          [&](Candidate const& c) { return c.position == position; });
                if (found == candidates.end()) {
                    candidates.push_back({position, judge(position, attested.contains(position)), {}});
                    found = candidates.end() - 1;
                }
                found->from.push_back({u, l});
            }
        }
    }
    return candidates;
}

}  // namespace xitan
