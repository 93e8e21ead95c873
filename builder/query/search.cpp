// SPDX-License-Identifier: MIT
#include "query/search.hpp"

#include "query/find_entry.hpp"
#include "query/search_documents.hpp"
#include "query/search_spelling.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <set>

namespace xitan {

namespace {

// A document, and how it was found: by its spelling, or by its words.
struct Found {
    std::int64_t document;
    std::string matched;
    bool marked;
};

// "exact hk, slp1"; of schemes that agree with the sources' own only that one is named.
std::string how(SpellingHit const& hit, std::string const& written) {
    std::string text(name_of(hit.level));
    bool const own = std::find(hit.schemes.begin(), hit.schemes.end(), written) != hit.schemes.end();
    if (own) return text + ' ' + written;
    char const* between = " ";
    for (std::string const& scheme : hit.schemes) {
        text += between + scheme;
        between = ", ";
    }
    return text;
}

// Runs of the term that do occur, the longest there are, a few of them.
std::vector<std::string> parts_that_occur(Database const& database, std::string const& run) {
    constexpr std::size_t longest = 12, most = 3;  // and a part is at least half of the run
    auto const list = characters(run);
    std::vector<std::string> parts;
    if (list.size() > longest) return parts;
    for (std::size_t length = list.size() - 1; length * 2 >= list.size() && length > 0 && parts.empty(); --length) {
        for (std::size_t i = 0; i + length <= list.size() && parts.size() < most; ++i) {
            std::string part;
            for (std::size_t n = 0; n < length; ++n) part += list[i + n];
            if (occurs(database, {{part, true}})) parts.push_back(part);
        }
    }
    return parts;
}

std::vector<std::string> suggestions(Database const& database, SearchRequest const& request, std::string const& clean,
                                     std::vector<SearchTerm> const& terms) {
    bool const han = std::any_of(terms.begin(), terms.end(), [](SearchTerm const& term) { return term.han; });
    std::vector<std::string> list;
    if (!han) list = near_spellings(database, clean, request.scheme);
    constexpr std::size_t most = 5;
    for (SearchTerm const& term : terms) {
        if (list.size() >= most) break;
        if (!term.han || !request.scheme.empty()) continue;
        for (std::string& part : parts_that_occur(database, term.text)) list.push_back(std::move(part));
    }
    return list;
}

class Search {
public:
    Search(Database const& database, SearchRequest const& request)
        : database_(database),
          request_(request),
          clean_(clean_query(request.text)),
          terms_(request.scheme.empty() ? search_terms(clean_) : std::vector<SearchTerm>{}) {
        if (terms_.size() <= most_terms) return;
        answer_.left_out = terms_.size() - most_terms;
        terms_.resize(most_terms);
    }

    SearchAnswer answer() {
        name_schemes();
        by_name();
        std::size_t const named = found_.size();
        by_spelling();
        answer_.spelled = found_.size() - named;
        if (!terms_.empty()) by_words();
        answer_.found = found_.size();
        std::size_t const given = request_.limit == 0 ? found_.size() : std::min(request_.limit, found_.size());
        for (std::size_t i = 0; i < given; ++i) {
            Found& one = found_[i];
            answer_.hits.push_back(show_document(database_, one.document, std::move(one.matched),
                                                 one.marked ? terms_ : std::vector<SearchTerm>{}));
        }
        if (found_.empty() && !clean_.empty()) answer_.near = suggestions(database_, request_, clean_, terms_);
        return std::move(answer_);
    }

private:
    void name_schemes() {
        answer_.written_scheme = database_.text("SELECT name FROM scheme WHERE role = 'written'");
        answer_.script_scheme =
            database_.text("SELECT coalesce((SELECT name FROM scheme WHERE role = 'script'), 'script')");
    }

    // The line or entry that is named as its id is written.
    void by_name() {
        if (!request_.scheme.empty()) return;
        for (auto const document : documents_of_line(database_, clean_, request_.kind)) add(document, "line", false);
        auto const id = named_id(database_, clean_).value_or(clean_);
        for (auto const document : documents_of_id(database_, id, request_.kind)) add(document, "id", false);
    }

    [[nodiscard]] SpellingLookup spellings() const {
        if (request_.scheme.empty() || !clean_.ends_with('*')) {
            return find_spelling(database_, clean_, request_.scheme);
        }
        return find_prefix(database_, clean_.substr(0, clean_.size() - 1), request_.scheme);
    }

    void by_spelling() {
        SpellingLookup lookup = spellings();
        answer_.tried = std::move(lookup.tried);
        for (SpellingHit const& hit : lookup.hits) {
            for (auto const document : documents_of_syllable(database_, hit.syllable_id, request_.kind)) {
                add(document, how(hit, answer_.written_scheme), false);
            }
        }
    }

    void by_words() {
        std::string tried;
        bool const open = terms_.back().prefix;  // then there is more than what is spelled just so
        for (SearchTerm& term : terms_) {
            term.in_title = answer_.spelled == 0 || open;
            tried += (tried.empty() ? "`" : " and `") + term.text + (term.prefix && !term.han ? "…`" : "`");
        }
        answer_.tried.push_back(tried + " in the text and in what is said of it");
        for (auto const document : documents_with(database_, terms_, clean_, request_.kind))
            add(document, "text", true);
    }

    void add(std::int64_t document, std::string matched, bool marked) {
        if (known_.insert(document).second) found_.push_back({document, std::move(matched), marked});
    }

    Database const& database_;
    SearchRequest const& request_;
    std::string clean_;
    std::vector<SearchTerm> terms_;
    std::vector<Found> found_;
    std::set<std::int64_t> known_;
    SearchAnswer answer_;
};

}  // namespace

SearchAnswer search(Database const& database, SearchRequest const& request) {
    return Search(database, request).answer();
}

bool has_index(Database const& database) {
    return database.integer("SELECT count(*) FROM sqlite_master WHERE name IN ('search', 'search_document')") == 2;
}

std::vector<std::string> search_kinds(Database const& database) {
    std::vector<std::string> kinds;
    database.each("SELECT kind FROM search_kind ORDER BY ordinal",
                  [&](ResultRow const& row) { kinds.emplace_back(row.text(0)); });
    return kinds;
}

}  // namespace xitan
