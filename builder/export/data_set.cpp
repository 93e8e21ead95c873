// SPDX-License-Identifier: MIT
#include "export/data_set.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace xitan {

namespace {

[[noreturn]] void malformed(DataSet const& set, std::string_view line) {
    throw std::logic_error("exports/" + set.query.name + ".sql: cannot read `" + std::string(line) + "`");
}

// "letter, ordinal"
std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        auto const end = std::min(text.find(", "), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 2, text.size()));
    }
    return words;
}

// "chapter -> chapters.number"
Reference reference(DataSet const& set, std::string_view text) {
    auto const arrow = text.find(" -> ");
    auto const dot = text.rfind('.');
    if (arrow == std::string_view::npos || dot == std::string_view::npos || dot < arrow) malformed(set, text);
    return {std::string(text.substr(0, arrow)), std::string(text.substr(arrow + 4, dot - arrow - 4)),
            std::string(text.substr(dot + 1))};
}

// Whether the line is one of those that a program reads.
bool take(DataSet& set, std::string_view line) {
    auto const colon = line.find(": ");
    if (colon == std::string_view::npos) return false;
    std::string_view const word = line.substr(0, colon);
    std::string_view const value = line.substr(colon + 2);
    if (word == "from") {
        set.view = value;
    } else if (word == "key") {
        set.key = split(value);
    } else if (word == "refers") {
        set.references.push_back(reference(set, value));
    } else if (word == "quotes") {
        set.quotes = split(value);
    } else if (word == "cards") {
        set.cards = value;
    } else {
        return false;
    }
    return true;
}

DataSet data_set(Query query) {
    DataSet set;
    set.query = std::move(query);
    std::string const head = std::exchange(set.query.help, {});
    for (std::string_view rest = head; !rest.empty();) {
        auto const end = std::min(rest.find('\n'), rest.size());
        std::string_view const line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (take(set, line)) continue;
        if (!set.query.help.empty()) set.query.help += '\n';
        set.query.help += line;
    }
    if (set.view.empty()) malformed(set, "-- from: …, which is missing");
    return set;
}

}  // namespace

std::vector<DataSet> data_sets(std::span<SqlFile const> files) {
    std::vector<DataSet> sets;
    for (Query& query : catalog(files)) sets.push_back(data_set(std::move(query)));
    return sets;
}

DataSet const* find_data_set(std::vector<DataSet> const& sets, std::string_view name) {
    auto const found = std::find_if(sets.begin(), sets.end(), [&](DataSet const& s) { return s.query.name == name; });
    return found == sets.end() ? nullptr : &*found;
}

}  // namespace xitan
