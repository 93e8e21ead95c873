// SPDX-License-Identifier: MIT
#include "cli/diff_command.hpp"

#include "cli/diff_text.hpp"
#include "cli/find_database.hpp"
#include "cli/page.hpp"
#include "export/formats.hpp"
#include "query/diff.hpp"
#include "store/errors.hpp"

#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>

namespace xitan {

namespace {

namespace fs = std::filesystem;

struct Before {
    std::optional<Database> database;  // none: a list of ids
    IdList ids;
};

// By its first bytes; what is no text and no database is a damaged one, and open_database says so.
Before before(fs::path const& path) {
    if (fs::is_regular_file(path)) {  // a pipe would let us wait
        std::ifstream file(path, std::ios::binary);
        std::string const bytes{std::istreambuf_iterator<char>(file), {}};
        if (file && bytes.find('\0') == std::string::npos) return {std::nullopt, parse_ids(bytes, path)};
    }
    Database database = open_database(path);
    IdList ids = ids_of(database);
    return {std::move(database), std::move(ids)};
}

std::string version(Database const& database) {
    return database.text("SELECT value FROM build_info WHERE key = 'data_version'");
}

Value shown(std::optional<std::string> const& text) { return text ? Value(std::string_view(*text)) : Value(); }

void print_rows(Differences const& differences, RowSink& sink) {
    std::vector<std::string> const columns{"kind", "change", "id", "field", "old", "new"};
    sink.columns(columns);
    for (Difference const& d : differences) {
        std::vector<Value> const row{std::string_view(d.kind), name_of(d.change),  std::string_view(d.id),
                                     shown(d.field),           shown(d.old_value), shown(d.new_value)};
        sink.row(row);
    }
    sink.finish();
}

void print_check(Differences const& broken, std::size_t ids, std::ostream& out) {
    for (Difference const& d : broken) {
        out << d.id
            << (d.change == Change::back
                    ? ": was withdrawn, and is in use again; give the entry another id\n"
                    : ": is gone; say in sources/withdrawn.yaml why, and what took its place, or bring it back\n");
    }
    if (broken.empty()) out << "every one of " << ids << " ids is in use or withdrawn\n";
}

void print_text(Differences const& differences, Before const& old, Database const& now, std::ostream& out) {
    print_differences(out, differences);
    if (!differences.empty()) return;
    auto const tables = old.database ? tables_that_differ(*old.database, now) : std::vector<std::string>();
    if (!old.database) {
        out << "both have the same ids\n";
    } else if (tables.empty()) {
        out << "both have the same content\n";
    } else {
        out << "no view shows a difference, but these tables differ: " << joined(tables, ", ") << '\n';
    }
}

void print_markdown(Differences const& differences, Before const& old, Database const& now, std::ostream& out) {
    out << "## Data " << version(now) << '\n';
    if (old.database) out << "\nSince " << version(*old.database) << ".\n";
    if (differences.empty()) out << "\nNothing that is published has changed.\n";
    print_changelog(out, differences);
}

}  // namespace

int diff_files(DiffOptions const& options, Terminal const& terminal) {
    Before const old = before(named_file(options.before, "the older database, or a list of ids"));
    Database const now = open_database(named_file(options.now, "the newer database"));
    IdList const ids = ids_of(now);
    Differences const differences = options.check  ? broken_promises(old.ids, ids)
                                    : old.database ? diff(*old.database, now)
                                                   : diff_ids(old.ids, ids);
    bool differ = !differences.empty();
    if (options.format == "markdown" && !options.check) {
        print_markdown(differences, old, now, terminal.out);
    } else if (Format const* const chosen = format(options.format)) {
        print_rows(differences, *chosen->make(terminal.out, {terminal.out_colour, terminal.width}));
    } else if (options.check) {
        print_check(differences, old.ids.used.size(), terminal.out);
    } else {
        print_text(differences, old, now, terminal.out);
    }
    if (!options.check && old.database) differ = differ || !tables_that_differ(*old.database, now).empty();
    return differ ? 1 : 0;
}

}  // namespace xitan
