// SPDX-License-Identifier: MIT
#include "query/verify.hpp"

#include "query/contract.hpp"
#include "query/verify_schema.hpp"
#include "store/about.hpp"
#include "store/declared.hpp"
#include "store/digest.hpp"
#include "store/errors.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace xitan {

namespace {

constexpr auto build_anew = "; build the file anew or fetch it again";

std::string number(std::int64_t value) { return std::to_string(value); }

Check ok(std::string finding) { return {{}, true, std::move(finding)}; }
Check wrong(std::string finding) { return {{}, false, std::move(finding) + build_anew}; }

std::int64_t pragma(Database const& database, std::string const& name) { return database.integer("PRAGMA " + name); }

Check check_mark(Database const& database) {
    if (pragma(database, "application_id") == declared("application_id")) return ok("a database of this program");
    return wrong("it is an SQLite database, but none of this program");
}

Check check_version(Database const& database) {
    auto const found = pragma(database, "user_version"), known = declared("user_version");
    if (found == known) return ok("version " + number(found));
    return {{},
            false,
            "version " + number(found) + ", but this program knows version " + number(known) +
                "; verify it with the program that came with it"};
}

Check check_integrity(Database const& database) {
    std::string faults;
    database.each("PRAGMA integrity_check(3)",
                  [&](ResultRow const& row) { (faults += faults.empty() ? "" : "; ") += row.text(0); });
    return faults == "ok" ? ok("every page, index and constraint is as it should be") : wrong("damaged: " + faults);
}

Check check_references(Database const& database) {
    std::map<std::string, int> broken;
    database.each("PRAGMA foreign_key_check", [&](ResultRow const& row) {
        ++broken["table " + std::string(row.text(0)) + " to what " + std::string(row.text(2)) + " does not have"];
    });
    if (broken.empty()) return ok("all rows that are referred to exist");
    std::string faults;
    for (auto const& [what, count] : broken) faults += (faults.empty() ? "" : "; ") + number(count) + " from " + what;
    return wrong("broken references: " + faults);
}

Check check_schema(Database const& database) {
    auto const faults = schema_faults(database);
    if (faults.empty()) return ok("tables, indexes and views are those of this program");
    std::string text = faults.front();
    if (faults.size() > 1) text += ", and " + number(static_cast<std::int64_t>(faults.size()) - 1) + " more";
    return wrong("not the schema of this program: " + text);
}

std::string info(Database const& database, std::string const& key) {
    std::string value;
    database.each("SELECT value FROM build_info WHERE key = ?1", {key},
                  [&](ResultRow const& row) { value = row.text(0); });
    return value;
}

Check check_content(Database const& database) {
    std::string const written = info(database, "content_digest"), found = content_digest(database);
    if (written == found) return ok("digest " + found);
    return wrong("the rows are not those that were written: their digest is " + found + ", build_info says " +
                 (written.empty() ? "nothing" : written));
}

// What build_info repeats from elsewhere in the file.
Check check_info(Database const& database) {
    std::map<std::string, std::string> expected{{"schema_version", number(pragma(database, "user_version"))}};
    database.each("SELECT citation, version, licence FROM work ORDER BY work_id LIMIT 1", [&](ResultRow const& row) {
        expected["citation"] = row.text(0);
        expected["data_version"] = row.text(1);
        expected["licence"] = row.text(2);
    });
    expected["passages"] = database.integer("SELECT count(text) FROM line") > 0 ? "yes" : "no";
    for (auto const& [key, value] : expected) {
        if (info(database, key) != value) {
            return wrong("build_info gives `" + info(database, key) + "` as " + key + ", where it should be `" + value +
                         '`');
        }
    }
    std::set<std::string> told, meant;
    database.each("SELECT object, coalesce(\"column\", ''), text FROM description", [&](ResultRow const& row) {
        told.insert(std::string(row.text(0)) + '\n' + std::string(row.text(1)) + '\n' + std::string(row.text(2)));
    });
    for (auto const& d : descriptions_of(database))
        meant.insert(d.object + '\n' + d.column.value_or("") + '\n' + d.text);
    if (told != meant) return wrong("the descriptions of tables and columns are not those of the schema");
    return ok("data " + info(database, "data_version") + ", built by version " + info(database, "builder_version"));
}

Check check_entries(Database const& database) {
    std::string counts;
    for (ContractView const& view : compared_views()) {
        if (view.key.size() != 1 || view.entry != view.key.front()) continue;
        auto const rows = database.integer("SELECT count(*) FROM " + sql_name(view.view));
        auto const entries = database.integer("SELECT count(*) FROM entry WHERE kind = " + sql_text(view.kind));
        if (rows != entries) {
            return wrong("of " + number(entries) + " entries of kind " + std::string(view.kind) + " the view " +
                         std::string(view.view) + " shows " + number(rows));
        }
        counts += (counts.empty() ? "" : ", ") + number(rows) + ' ' + std::string(view.view);
    }
    return ok(counts);
}

// The index compares itself with its documents, which it does as a statement that writes.
Check check_search(Database const& database) {
    Database copy = database.copy_in_memory();
    try {
        copy.run("INSERT INTO search (search, rank) VALUES ('integrity-check', 1)", "search");
    } catch (DatabaseError const& error) {
        return wrong("the search index does not agree with its documents (" + error.reason() + ')');
    }
    return ok("the index agrees with its " + number(copy.integer("SELECT count(*) FROM search_document")) +
              " documents");
}

struct Look {
    char const* name;
    Check (*look)(Database const&);
    bool runs_views;  // of the file
};

constexpr std::array first{Look{"mark", check_mark, false}, Look{"version", check_version, false}};
constexpr std::array rest{Look{"integrity", check_integrity, false}, Look{"references", check_references, false},
                          Look{"schema", check_schema, false},       Look{"content", check_content, false},
                          Look{"about", check_info, false},          Look{"entries", check_entries, true},
                          Look{"search", check_search, true}};

Check made(Look const& step, Database const& database) {
    Check check;
    try {
        check = step.look(database);
    } catch (DatabaseError const& error) {
        check = {{}, false, "this cannot be looked at: " + error.reason()};
    }
    std::replace(check.finding.begin(), check.finding.end(), '\n', ' ');
    check.name = step.name;
    return check;
}

}  // namespace

Checks verify(Database const& database) {
    Checks checks;
    for (Look const& step : first) {
        checks.push_back(made(step, database));
        if (!checks.back().ok) return checks;
    }
    bool ours = true;  // what another schema defines may be anything, and take for ever
    for (Look const& step : rest) {
        if (step.runs_views && !ours) {
            checks.push_back({step.name, false, "not looked at, since the schema is another"});
            continue;
        }
        checks.push_back(made(step, database));
        if (step.look == check_schema) ours = checks.back().ok;
    }
    return checks;
}

}  // namespace xitan
