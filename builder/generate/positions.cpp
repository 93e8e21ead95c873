// SPDX-License-Identifier: MIT
#include "generate/positions.hpp"

#include "phonology/notation.hpp"
#include "text/utf8.hpp"

#include <stdexcept>

namespace xitan {

namespace {

std::string text_of(char32_t character) { return character ? utf8(character) : std::string(); }

std::string_view word(Legality legality) {
    switch (legality) {
        case Legality::attested:
            return "attested";
        case Legality::gap:
            return "gap";
        case Legality::marginal:
            return "marginal";
        case Legality::foreign:
            return "foreign";
    }
    throw std::logic_error("a legality without a name");
}

}  // namespace

Index PositionList::add(Position const& position, Judgement const& judgement) {
    auto const [found, fresh] = numbers_.try_emplace(position, static_cast<Index>(generated_.positions.size()));
    if (!fresh) return found->second;
    PositionFacts facts;
    facts.description = describe(position);
    facts.initial = text_of(position.initial);
    facts.openness = text_of(position.openness);
    facts.division = text_of(position.division);
    facts.type = text_of(position.type);
    facts.rime = text_of(position.rime);
    facts.tone = text_of(position.tone);
    facts.legality = word(judgement.legality);
    facts.reason = judgement.reason;
    facts.initial_of_36 = text_of(initial_of_36(position));
    facts.baxter_2014 = baxter_2014(position);
    facts.baxter_1992 = baxter_1992(position);
    generated_.positions.push_back(std::move(facts));
    return found->second;
}

}  // namespace xitan
