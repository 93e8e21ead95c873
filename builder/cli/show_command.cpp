// SPDX-License-Identifier: MIT
#include "cli/show_command.hpp"

#include "cli/card_text.hpp"
#include "cli/find_database.hpp"
#include "cli/usage_error.hpp"
#include "export/card_json.hpp"
#include "query/find_entry.hpp"
#include "query/search_text.hpp"
#include "text/diagnostics.hpp"

#include <nlohmann/json.hpp>

#include <ostream>

namespace xitan {

namespace {

using Json = nlohmann::ordered_json;

[[noreturn]] void complain(EntryLookup const& lookup, std::string const& what) {
    if (lookup.gone) throw UsageError(ticked(what) + " is withdrawn: " + *lookup.gone);
    std::string message = "there is no entry " + ticked(what);
    if (!lookup.near.empty()) message += "; near to it: " + joined(lookup.near, ", ");
    throw UsageError(message +
                     "\nGive an id (letter/ka, chapter/02, 02.26, 02.26.01) or a spelling in any scheme; `xitan "
                     "search` looks in all that the text says.");
}

// What else is spelled so.
void name_others(Page& page, EntryLookup const& lookup, std::string const& what) {
    if (lookup.matches.size() < 2) return;
    page.heading("Also spelled " + clean_query(what));
    for (std::size_t i = 1; i < lookup.matches.size(); ++i) {
        EntryMatch const& other = lookup.matches[i];
        page.item(other.written, other.id + " · " + other.matched);
    }
}

Json json_of(Card const& card, EntryLookup const& lookup) {
    Json object = card_json(card);
    object["matched"] = lookup.matches.front().matched;
    Json also = Json::array();
    for (std::size_t i = 1; i < lookup.matches.size(); ++i) {
        EntryMatch const& other = lookup.matches[i];
        also.push_back({{"id", other.id}, {"written", other.written}, {"matched", other.matched}});
    }
    object["also"] = std::move(also);
    return object;
}

}  // namespace

int show(ShowOptions const& options, Terminal const& terminal) {
    if (clean_query(options.what).empty()) throw UsageError("which entry? Give an id or a spelling");
    Database const database = open_database(find_database(options.database));
    EntryLookup const lookup = find_entry(database, options.what);
    if (lookup.matches.empty()) complain(lookup, options.what);
    Card const found = card(database, lookup.matches.front().id);
    if (options.format == "json") {
        terminal.out << json_of(found, lookup).dump(2) << '\n';
        return 0;
    }
    Page page(terminal.out, terminal.width, terminal.out_colour);
    print_card(page, found);
    name_others(page, lookup, options.what);
    return 0;
}

}  // namespace xitan
