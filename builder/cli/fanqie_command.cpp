// SPDX-License-Identifier: MIT
#include "cli/fanqie_command.hpp"

#include "cli/fanqie_text.hpp"
#include "cli/find_database.hpp"
#include "cli/usage_error.hpp"
#include "query/search_text.hpp"
#include "text/diagnostics.hpp"
#include "text/utf8.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace xitan {

namespace {

std::string rest_of(std::vector<std::string_view> const& list, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += list[i];
    return text;
}

// Upper and lower speller: the lower is one character, the upper one too or a letter of the script.
std::pair<std::string, std::string> spellers(std::string const& asked) {
    std::string const clean = clean_query(asked);
    auto list = characters(clean);
    if (list.size() > 2 && (list.back() == "反" || list.back() == "切")) list.pop_back();
    bool const letter = list.size() > 2 && !is_han(code_point(list.front()));
    bool const two = list.size() == 2 || letter;
    bool const all_han = std::all_of(list.begin(), list.end(), [](auto c) { return is_han(code_point(c)); });
    if (list.size() == 3 && all_han) {
        throw UsageError(ticked(asked) + " is no fanqie of two spellers: if `" + std::string(list.front()) +
                         "` is a prefix, which does not spell, leave it out: `xitan fanqie " + std::string(list[1]) +
                         std::string(list[2]) + "`");
    }
    if (!two || !is_han(code_point(list.back()))) {
        throw UsageError(ticked(asked) +
                         " is no fanqie: give the upper and the lower speller, two characters; "
                         "`xitan query fanqie` lists those of the text");
    }
    return {rest_of(list, list.size() - 1), std::string(list.back())};
}

void require_readings(FanqieSpeller const& speller) {
    if (!speller.positions.empty()) return;
    std::string const& name = speller.character;
    if (speller.rows.empty()) {
        throw UsageError("`" + name +
                         "` is not in the data, which hold only the characters with which the text spells and "
                         "transcribes; `xitan query spellers` lists those that spell");
    }
    Record const& row = speller.rows.front();
    throw UsageError("`" + name + "` has no reading in the rime book" +
                     (row.has("because") ? ": " + row.text("because") : std::string()));
}

}  // namespace

int fanqie(FanqieOptions const& options, Terminal const& terminal) {
    auto const [upper, lower] = spellers(joined(options.spellers, ""));
    Database const database = open_database(find_database(options.database));
    FanqieAnswer const answer = resolve_spellers(database, upper, lower);
    if (!answer.has_data) {
        throw UsageError(
            "this database holds no readings of Chinese characters, so it cannot say what two of them spell");
    }
    require_readings(answer.upper);
    require_readings(answer.lower);
    if (options.format == "json") {
        terminal.out << fanqie_json(answer).dump(2) << '\n';
        return 0;
    }
    Page page(terminal.out, terminal.width, terminal.out_colour);
    print_fanqie(page, answer);
    return 0;
}

}  // namespace xitan
