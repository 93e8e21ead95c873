// SPDX-License-Identifier: MIT
#include "query/fanqie_answer.hpp"

#include <stdexcept>

namespace xitan {

namespace {

Position position_of(Record const& row) {
    if (auto const position = parse_position(row.text("position"))) return *position;
    throw std::logic_error("the database holds a malformed position, " + row.text("position"));
}

FanqieSpeller speller(Database const& database, std::string const& text, std::string character) {
    FanqieSpeller found{text, std::move(character), {}, {}};
    found.rows = records(database, "speller-readings", found.character);
    for (Record const& row : found.rows) {
        if (row.has("position")) found.positions.push_back(position_of(row));
    }
    return found;
}

// A letter in the place of the upper speller sounds like its name.
FanqieSpeller upper_speller(Database const& database, std::string const& text) {
    Records const name = records(database, "letter-name", text);
    return speller(database, text, name.empty() ? text : name.front().text("name"));
}

}  // namespace

FanqieAnswer resolve_spellers(Database const& database, std::string const& upper, std::string const& lower) {
    FanqieAnswer answer;
    std::set<Position> attested;
    for (Record const& row : records(database, "attested")) {
        Position const position = position_of(row);
        attested.insert(position);
        answer.attested.emplace(position, row.text("heads"));
    }
    answer.has_data = !attested.empty();
    answer.upper = upper_speller(database, upper);
    answer.lower = speller(database, lower, lower);
    answer.candidates = resolve(answer.upper.positions, answer.lower.positions, attested);
    if (!answer.candidates.empty()) answer.selection = select(answer.candidates, answer.lower.positions, {});
    answer.in_text = records(database, "fanqie-in-text", upper + lower);
    return answer;
}

}  // namespace xitan
