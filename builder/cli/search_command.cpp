// SPDX-License-Identifier: MIT
#include "cli/search_command.hpp"

#include "cli/find_database.hpp"
#include "cli/usage_error.hpp"
#include "export/formats.hpp"
#include "query/search.hpp"
#include "query/search_spelling.hpp"

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
    throw UsageError("there is no " + what + " `" + value + "`; there are " + listed(known));
}

Value shown(std::optional<std::string> const& text) { return text ? Value(std::string_view(*text)) : Value(); }

void print_hits(SearchAnswer const& answer, RowSink& sink) {
    std::vector<std::string> const columns{"id", "kind", "iast", "siddham", "where", "matched", "snippet"};
    sink.columns(columns);
    for (SearchHit const& hit : answer.hits) {
        std::vector<Value> const row{
            std::string_view(hit.id), std::string_view(hit.kind),    shown(hit.iast),   shown(hit.siddham),
            shown(hit.where),         std::string_view(hit.matched), shown(hit.snippet)};
        sink.row(row);
    }
    sink.finish();
}

void explain(SearchAnswer const& answer, std::string const& text, std::ostream& err) {
    if (answer.tried.empty()) {
        err << "xitan: there is nothing to search for in `" << text << "`: give a spelling or some words\n";
    } else if (answer.found == 0) {
        err << "xitan: nothing was found for `" << text << "`. Tried:\n";
        for (auto const& one : answer.tried) err << "  " << one << '\n';
        if (!answer.near.empty()) err << "Near to it: " << listed(answer.near) << '\n';
    } else if (answer.hits.size() < answer.found) {
        err << "xitan: " << answer.hits.size() << " of " << answer.found << " hits; --limit 0 gives all\n";
    }
}

}  // namespace

int search(SearchOptions const& options, Terminal const& terminal) {
    SearchRequest request{{}, options.scheme, options.kind, options.limit};
    for (auto const& word : options.words) request.text += (request.text.empty() ? "" : " ") + word;
    Database const database = open_database(find_database(options.database));
    require_one_of(request.scheme, scheme_names(database), "scheme");
    require_one_of(request.kind, search_kinds(database), "kind");
    SearchAnswer const answer = search(database, request);
    print_hits(answer, *format(options.format)->make(terminal.out, {terminal.out_colour, terminal.width}));
    explain(answer, request.text, terminal.err);
    return 0;
}

}  // namespace xitan
