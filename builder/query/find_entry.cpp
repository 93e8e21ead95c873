// SPDX-License-Identifier: MIT
#include "query/find_entry.hpp"

#include "model/ids.hpp"
#include "query/search_spelling.hpp"
#include "query/search_text.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

namespace {

constexpr std::size_t most_near = 5;

// "2.26.1" → {"2", "26", "1"}; nothing if it is not digits and points.
std::vector<std::string> numbers(std::string_view text) {
    std::vector<std::string> list(1);
    for (char const c : text) {
        if (c == '.') {
            list.emplace_back();
        } else if (c >= '0' && c <= '9') {
            list.back() += c;
        } else {
            return {};
        }
    }
    bool const whole = std::none_of(list.begin(), list.end(), [](std::string const& n) { return n.empty(); });
    return whole ? list : std::vector<std::string>();
}

// Ids write numbers with two digits.
std::string place(std::vector<std::string> const& list) {
    std::string text;
    for (std::string const& number : list) {
        text += (text.empty() ? "" : ".") + (number.size() == 1 ? "0" + number : number);
    }
    return text;
}

// The id that is meant, whether there is one of this name or not; empty: it looks like no id.
std::string as_id(std::string const& text) {
    auto const slash = text.find('/');
    auto const list = numbers(slash == std::string::npos ? text : std::string_view(text).substr(slash + 1));
    if (slash != std::string::npos) return list.empty() ? text : text.substr(0, slash + 1) + place(list);
    if (list.size() == 2) return "row/" + place(list);
    return list.size() == 3 ? "cell/" + place(list) : std::string();
}

bool is_entry(Database const& database, std::string const& id) {
    bool found = false;
    database.each("SELECT 1 FROM entry WHERE id = ?1", {id}, [&](ResultRow const&) { found = true; });
    return found;
}

std::optional<std::string> withdrawn(Database const& database, std::string const& id) {
    std::optional<std::string> why;
    database.each("SELECT because, successor FROM withdrawn WHERE id = ?1", {id}, [&](ResultRow const& row) {
        why = std::string(row.text(0));
        if (!row.is_null(1)) *why += "; see " + std::string(row.text(1));
    });
    return why;
}

// Ids of the same kind if there is such a kind, else kinds.
std::vector<std::string> near_ids(Database const& database, std::string const& id) {
    std::string const kind = id.substr(0, id.find('/'));
    std::vector<std::string> candidates;
    auto const add = [&](ResultRow const& row) { candidates.emplace_back(row.text(0)); };
    database.each("SELECT id FROM entry WHERE kind = ?1 ORDER BY entry_id", {kind}, add);
    if (candidates.empty()) {
        database.each("SELECT id FROM entry WHERE substr(id, length(kind) + 2) = ?1 ORDER BY entry_id",
                      {id.substr(kind.size() + 1)}, add);
        return candidates;
    }
    return nearest_few(id, candidates, most_near);
}

// Of Chinese characters, what they transcribe or spell; of a single sign nothing is near.
std::vector<std::string> near_to(Database const& database, std::string const& clean) {
    std::vector<std::string> ids;
    database.each(
        "SELECT DISTINCT e.id FROM reading AS r JOIN entry AS e ON e.entry_id = r.entry_id"
        " WHERE r.text = ?1 ORDER BY e.entry_id LIMIT " +
            std::to_string(most_near),
        {clean}, [&](ResultRow const& row) { ids.emplace_back(row.text(0)); });
    if (!ids.empty() || character_count(clean) < 2) return ids;
    return near_spellings(database, clean);
}

// The letter if the syllable is one, else the syllable.
EntryMatch match(Database const& database, SpellingHit const& hit) {
    EntryMatch found;
    database.each(
        "SELECT e.id, p.text FROM syllable AS s LEFT JOIN letter AS l ON l.syllable_id = s.entry_id"
        " JOIN entry AS e ON e.entry_id = coalesce(l.entry_id, s.entry_id)"
        " JOIN spelling AS p ON p.syllable_id = s.entry_id"
        " JOIN scheme AS c ON c.scheme_id = p.scheme_id AND c.role = 'written'"
        " WHERE s.entry_id = CAST(?1 AS INTEGER)",
        {std::to_string(hit.syllable_id)}, [&](ResultRow const& row) {
            found.id = row.text(0);
            found.written = row.text(1);
        });
    found.matched = name_of(hit.level);
    char const* between = " ";
    for (std::string const& scheme : hit.schemes) {
        found.matched += between + scheme;
        between = ", ";
    }
    return found;
}

}  // namespace

std::optional<std::string> named_id(Database const& database, std::string_view text) {
    std::string id = as_id(clean_query(text));
    if (id.empty() || !is_entry(database, id)) return std::nullopt;
    return id;
}

EntryLookup find_entry(Database const& database, std::string_view text) {
    EntryLookup lookup;
    std::string const clean = clean_query(text);
    std::string const id = as_id(clean);
    if (!id.empty()) {
        if (is_entry(database, id)) {
            lookup.matches.push_back({id, {}, "id"});
        } else {
            lookup.gone = withdrawn(database, id);
            if (!lookup.gone) lookup.near = near_ids(database, id);
        }
        return lookup;
    }
    for (SpellingHit const& hit : find_spelling(database, clean).hits) {
        // What only a bolder guess finds is not as likely meant.
        if (!lookup.matches.empty() && !lookup.matches.front().matched.starts_with(name_of(hit.level))) break;
        lookup.matches.push_back(match(database, hit));
    }
    if (std::string const list = "list/" + list_id(clean); lookup.matches.empty() && is_entry(database, list)) {
        lookup.matches.push_back({list, {}, "name"});
    }
    if (lookup.matches.empty()) lookup.near = near_to(database, clean);
    return lookup;
}

}  // namespace xitan
