// SPDX-License-Identifier: MIT
#include "query/diff.hpp"

#include "query/diff_rows.hpp"
#include "store/digest.hpp"

#include <algorithm>
#include <map>

namespace xitan {

namespace {

std::string kind_of(std::string const& id) { return id.substr(0, id.find('/')); }

Difference whole(Change change, std::string const& id, std::optional<std::string> why = {}) {
    bool const came = change == Change::added;
    Difference difference{kind_of(id), change, id, {}, {}, {}};
    if (why && !why->empty()) (came ? difference.old_value : difference.new_value) = std::move(why);
    return difference;
}

std::map<std::string, std::string> digests(Database const& database) {
    std::map<std::string, std::string> result;
    for (std::string const& table : base_tables(database)) result.emplace(table, table_digest(database, table));
    return result;
}

}  // namespace

std::string_view name_of(Change change) {
    switch (change) {
        case Change::added:
            return "added";
        case Change::withdrawn:
            return "withdrawn";
        case Change::gone:
            return "gone";
        case Change::back:
            return "back";
        case Change::changed:
            break;
    }
    return "changed";
}

Differences diff_ids(IdList const& before, IdList const& now) {
    Differences list;
    for (std::string const& id : before.used) {
        if (now.used.contains(id)) continue;
        auto const found = now.withdrawn.find(id);
        bool const said = found != now.withdrawn.end();
        list.push_back(said ? whole(Change::withdrawn, id, found->second) : whole(Change::gone, id));
    }
    for (std::string const& id : now.used) {
        bool const back = before.withdrawn.contains(id) || now.withdrawn.contains(id);
        if (back) {
            list.push_back(whole(Change::back, id));
        } else if (!before.used.contains(id)) {
            list.push_back(whole(Change::added, id));
        }
    }
    return list;
}

Differences broken_promises(IdList const& before, IdList const& now) {
    Differences list = diff_ids(before, now);
    std::erase_if(list, [](Difference const& d) { return d.change != Change::gone && d.change != Change::back; });
    // A withdrawal that is forgotten lets its id come back one day.
    for (auto const& [id, why] : before.withdrawn) {
        if (!now.withdrawn.contains(id) && !now.used.contains(id)) list.push_back(whole(Change::gone, id));
    }
    return list;
}

Differences diff(Database const& before, Database const& now) {
    if (tables_that_differ(before, now).empty()) return {};
    IdList const old_ids = ids_of(before), new_ids = ids_of(now);
    Differences list = diff_ids(old_ids, new_ids);
    diff_rows({before, old_ids}, {now, new_ids}, list);
    return list;
}

std::vector<std::string> tables_that_differ(Database const& before, Database const& now) {
    auto const old_tables = digests(before);
    auto new_tables = digests(now);
    std::vector<std::string> names;
    for (auto const& [table, digest] : old_tables) {
        auto const found = new_tables.find(table);
        if (found == new_tables.end() || found->second != digest) names.push_back(table);
        if (found != new_tables.end()) new_tables.erase(found);
    }
    for (auto const& [table, digest] : new_tables) names.push_back(table);
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace xitan
