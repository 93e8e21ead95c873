// SPDX-License-Identifier: MIT
#include "cli/search_command.hpp"

#include "cli/find_database.hpp"
#include "cli/usage_error.hpp"
#include "export/formats.hpp"
#include "query/search.hpp"
#include "query/search_spelling.hpp"
#include "store/errors.hpp"
#include "text/diagnostics.hpp"
#include "text/escaped.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <ostream>

namespace xitan {

namespace {

std::string listed(std::vector<std::string> const& list) {
    std::string text;
    for (auto const& one : list) text += (text.empty() ? "" : ", ") + one;
    return text;
}

void require_one_of(std::string const& value, std::vector<std::string> const& known, std::string const& what) {
    if (value.empty() || std::find(known.begin(), known.end(), value) != known.end()) return;
    throw UsageError("there is no " + what + ' ' + ticked(value) + "; there are " + listed(known));
}

Value shown(std::optional<std::string> const& text) { return text ? Value(std::string_view(*text)) : Value(); }

void print_hits(SearchAnswer const& answer, RowSink& sink) {
    std::vector<std::string> const columns{"id",      "kind",   answer.written_scheme, answer.script_scheme, "where",
                                           "matched", "snippet"};
    sink.columns(columns);
    for (SearchHit const& hit : answer.hits) {
        std::vector<Value> const row{
            std::string_view(hit.id), std::string_view(hit.kind),    shown(hit.written), shown(hit.script),
            shown(hit.where),         std::string_view(hit.matched), shown(hit.snippet)};
        sink.row(row);
    }
    sink.finish();
}

// A line of what was tried, which may hold all that was typed.
std::string shortened(std::string_view line) {
    constexpr std::size_t longest = 80;
    auto const all = characters(line);
    if (all.size() <= longest) return escaped(line);
    auto const length = static_cast<std::size_t>(all[longest].data() - line.data());
    return escaped(line.substr(0, length)) + "…";
}

void explain(SearchAnswer const& answer, std::string const& typed, std::ostream& err) {
    std::string const text = escaped(typed);
    if (answer.left_out > 0) {
        err << "xitan: only the first " << most_terms << " words were looked for, " << answer.left_out
            << " are left out\n";
    }
    if (answer.tried.empty()) {
        err << "xitan: there is nothing to search for in " << ticked(text) << ": give a spelling or some words\n";
    } else if (answer.found == 0) {
        err << "xitan: nothing was found for " << ticked(text) << ". Tried:\n";
        for (auto const& one : answer.tried) err << "  " << shortened(one) << '\n';
        if (!answer.near.empty()) err << "Near to it: " << listed(answer.near) << '\n';
    } else if (answer.hits.size() < answer.found) {
        err << "xitan: " << answer.hits.size() << " of " << answer.found << " hits; --limit 0 gives all\n";
    }
}

}  // namespace

int search(SearchOptions const& options, Terminal const& terminal) {
    SearchRequest request{{}, options.scheme, options.kind, options.limit};
    for (auto const& word : options.words) request.text += (request.text.empty() ? "" : " ") + word;
    std::filesystem::path const path = find_database(options.database);
    Database const database = open_database(path);
    if (!has_index(database)) {
        throw DatabaseError(path.string(), "the search index is missing; build the database anew with `xitan build`");
    }
    require_one_of(request.scheme, scheme_names(database), "scheme");
    require_one_of(request.kind, search_kinds(database), "kind");
    SearchAnswer const answer = search(database, request);
    print_hits(answer, *format(options.format)->make(terminal.out, {terminal.out_colour, terminal.width}));
    explain(answer, request.text, terminal.err);
    return 0;
}

}  // namespace xitan
