// SPDX-License-Identifier: MIT
#include "query/search_spelling.hpp"

#include "query/search_text.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

namespace {

constexpr std::size_t most_guesses = 32;
constexpr std::size_t longest_spelling = 256;  // in bytes; no syllable comes near
constexpr std::size_t most_suggestions = 5;

struct Rule {
    std::string written;
    std::vector<std::string> meant;
};

std::vector<Rule> rules(Database const& database, std::string const& level) {
    std::vector<Rule> list;
    database.each("SELECT written, meant FROM respelling WHERE level = ?1 ORDER BY respelling_id", {level},
                  [&](ResultRow const& row) {
                      if (list.empty() || list.back().written != row.text(0)) {
                          list.push_back({std::string(row.text(0)), {}});
                      }
                      list.back().meant.emplace_back(row.text(1));
                  });
    return list;
}

std::string first_character(std::string_view text) {
    return std::string(characters(text.substr(0, 4)).front());  // no character is longer
}

// All that text may mean when every rule is applied wherever it fits, the first meaning first.
std::vector<std::string> respelled(std::string_view text, std::vector<Rule> const& list) {
    std::vector<std::string> results{{}};
    while (!text.empty()) {
        auto const rule =
            std::find_if(list.begin(), list.end(), [&](Rule const& r) { return text.starts_with(r.written); });
        std::vector<std::string> const next = rule == list.end() ? std::vector{first_character(text)} : rule->meant;
        text.remove_prefix(rule == list.end() ? next.front().size() : rule->written.size());
        std::size_t const known = results.size();
        for (std::size_t meaning = 1; meaning < next.size(); ++meaning) {
            for (std::size_t i = 0; i < known && results.size() < most_guesses; ++i) {
                results.push_back(results[i] + next[meaning]);
            }
        }
        for (std::size_t i = 0; i < known; ++i) results[i] += next.front();
    }
    return results;
}

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}
bool has_capital(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}
bool has_small(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

class Lookup {
public:
    Lookup(Database const& database, std::string const& scheme) : database_(database), scheme_(scheme) {
        database.each("SELECT name, role FROM scheme", [&](ResultRow const& row) {
            if (row.text(1) == "written") written_ = row.text(0);
            if (row.text(1) == "folded") folded_ = row.text(0);
        });
    }

    void exact(std::string const& text) {
        bool const all = scheme_.empty();
        result_.tried.push_back("`" + text + "` as it is, in " + (all ? "all schemes" : scheme_));
        find(SpellingLevel::exact, text, scheme_, all ? folded_ : std::string());
    }

    void canonical(std::string const& text) {
        result_.tried.push_back("`" + text + "` in " + written_);
        find(SpellingLevel::canonical, text, written_);
    }

    void folded(std::string const& text) {
        std::string const fold = without_marks(text);
        if (folded_.empty() || fold.empty() || !is_ascii(fold)) return;
        result_.tried.push_back("`" + fold + "` without diacritics");
        find(SpellingLevel::folded, fold, folded_);
    }

    // A guess is tried as it is, then without diacritics.
    void loose(std::vector<std::string> const& guesses) {
        std::string tried;
        for (std::string const& guess : guesses) {
            tried += (tried.empty() ? "`" : ", `") + guess + "`";
            find(SpellingLevel::loose, guess, written_);
        }
        result_.tried.push_back(tried + " as a guess");
        for (std::string const& guess : guesses) find(SpellingLevel::loose, without_marks(guess), folded_);
    }

    [[nodiscard]] bool allows(std::string const& scheme) const { return scheme_.empty() || scheme_ == scheme; }
    [[nodiscard]] std::string const& written() const { return written_; }
    [[nodiscard]] std::string const& fold_scheme() const { return folded_; }
    [[nodiscard]] bool found() const { return !result_.hits.empty(); }
    [[nodiscard]] SpellingLookup take() { return std::move(result_); }

private:
    void find(SpellingLevel level, std::string const& text, std::string const& scheme, std::string const& but = {}) {
        auto const known = static_cast<std::ptrdiff_t>(result_.hits.size());
        database_.each(
            "SELECT p.syllable_id, c.name FROM spelling AS p JOIN scheme AS c ON c.scheme_id = p.scheme_id"
            " JOIN syllable AS s ON s.entry_id = p.syllable_id"
            " WHERE p.text = ?1 AND (?2 = '' OR c.name = ?2) AND c.name <> ?3 ORDER BY c.role IS NOT 'written', "
            "s.dictionary_order, c.scheme_id",
            {text, scheme, but}, [&](ResultRow const& row) { add(level, row.integer(0), row.text(1), known); });
    }

    // A syllable that an earlier level found stays as it is.
    void add(SpellingLevel level, std::int64_t syllable, std::string_view scheme, std::ptrdiff_t known) {
        auto const same = [&](SpellingHit const& hit) { return hit.syllable_id == syllable; };
        auto const begin = result_.hits.begin();
        if (std::any_of(begin, begin + known, same)) return;
        auto hit = std::find_if(begin + known, result_.hits.end(), same);
        if (hit == result_.hits.end()) hit = result_.hits.insert(hit, {syllable, level, {}});
        hit->schemes.emplace_back(scheme);
    }

    Database const& database_;
    std::string scheme_, written_, folded_;
    SpellingLookup result_;
};

}  // namespace

SpellingLookup find_spelling(Database const& database, std::string_view clean, std::string const& scheme) {
    Lookup lookup(database, scheme);
    if (clean.size() > longest_spelling) return lookup.take();
    std::string const typed = respelled(clean, rules(database, "alternate")).front();
    std::string const bare = bare_word(typed);
    if (typed.empty()) return lookup.take();
    lookup.exact(typed);
    if (!lookup.found() && bare != typed && !bare.empty()) lookup.exact(bare);

    // Small and large letters mixed are of a scheme that tells them apart; nothing canonical about it.
    bool const mixed = is_ascii(bare) && has_capital(bare) && has_small(bare);
    bool const plain = is_ascii(bare) && !has_capital(bare);
    std::string const canonical = respelled(nfc(lower_case(bare)), rules(database, "canonical")).front();
    if (!lookup.found() && !mixed && canonical != bare && lookup.allows(lookup.written())) lookup.canonical(canonical);
    if ((!lookup.found() || plain) && lookup.allows(lookup.fold_scheme())) lookup.folded(canonical);
    if ((!lookup.found() || plain) && scheme.empty()) {
        auto const guesses = respelled(canonical, rules(database, "loose"));
        if (guesses.front() != canonical) lookup.loose(guesses);
    }
    return lookup.take();
}

SpellingLookup find_prefix(Database const& database, std::string const& start, std::string const& scheme) {
    SpellingLookup lookup;
    if (start.empty() || start.size() > longest_spelling) return lookup;
    lookup.tried.push_back("`" + start + "…` in " + scheme);
    database.each(
        "SELECT p.syllable_id FROM spelling AS p JOIN scheme AS c ON c.scheme_id = p.scheme_id"
        " JOIN syllable AS s ON s.entry_id = p.syllable_id"
        " WHERE c.name = ?2 AND substr(p.text, 1, length(?1)) = ?1 ORDER BY s.dictionary_order",
        {start, scheme}, [&](ResultRow const& row) {
            lookup.hits.push_back({row.integer(0), SpellingLevel::prefix, {scheme}});
        });
    return lookup;
}

std::vector<std::string> near_spellings(Database const& database, std::string_view clean, std::string const& scheme) {
    std::string const word = bare_word(clean);
    if (character_count(word) < 2) return {};  // of a single sign nothing is near
    std::vector<std::string> candidates;
    database.each(
        "SELECT DISTINCT p.text FROM syllable AS s JOIN spelling AS p ON p.syllable_id = s.entry_id"
        " JOIN scheme AS c ON c.scheme_id = p.scheme_id"
        " WHERE CASE ?1 WHEN '' THEN c.role = 'written' OR c.kind = 'abugida' ELSE c.name = ?1 END"
        " ORDER BY s.text_order, c.scheme_id",
        {scheme}, [&](ResultRow const& row) {
            if (row.text(0) != word) candidates.emplace_back(row.text(0));
        });
    return nearest_few(scheme.empty() ? lower_case(word) : word, candidates, most_suggestions);
}

std::vector<std::string> scheme_names(Database const& database) {
    std::vector<std::string> names;
    database.each("SELECT name FROM scheme ORDER BY scheme_id",
                  [&](ResultRow const& row) { names.emplace_back(row.text(0)); });
    return names;
}

}  // namespace xitan
