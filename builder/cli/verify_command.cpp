// SPDX-License-Identifier: MIT
#include "cli/verify_command.hpp"

#include "cli/diff_text.hpp"
#include "cli/find_database.hpp"
#include "cli/page.hpp"
#include "cli/pipeline.hpp"
#include "cli/usage_error.hpp"
#include "export/formats.hpp"
#include "query/diff.hpp"
#include "query/verify.hpp"
#include "store/digest.hpp"
#include "store/errors.hpp"
#include "text/escaped.hpp"

#include <algorithm>
#include <optional>
#include <ostream>
#include <sstream>

namespace xitan {

namespace {

namespace fs = std::filesystem;

std::optional<Database> opened(fs::path const& path, Checks& checks) {
    std::string reason;
    if (fs::is_directory(path)) {
        reason = "this is a folder";
    } else if (!fs::is_regular_file(path)) {
        reason = "this is no regular file";
    } else if (std::error_code none; fs::file_size(path, none) == 0) {
        reason = "this file is empty";
    } else {
        try {
            return Database::open_alone(path);
        } catch (DatabaseError const& error) {
            reason = "this is no SQLite database, or it is damaged or may not be read: " + error.reason();
        }
    }
    checks.push_back({"file", false, reason});
    return std::nullopt;
}

// Nothing beside the file and nothing behind its pages.
Check check_file(fs::path const& path, Database const& database) try {
    for (char const* const suffix : {"-journal", "-wal"}) {
        fs::path const beside = path.string() + suffix;
        std::error_code none;
        auto const size = fs::file_size(beside, none);
        if (none || size == 0) continue;
        return {"file", false,
                beside.filename().string() +
                    " stands beside it: some program has it open or was stopped while writing, and the file alone is "
                    "not the whole. Close that program, or open the file once with sqlite3, and verify again"};
    }
    if (is_in_wal_mode(path)) {
        return {
            "file", false,
            "it is in WAL mode, so it cannot be opened in a folder that cannot be written; run `PRAGMA journal_mode = "
            "DELETE` on it with sqlite3, or fetch it again"};
    }
    auto const pages = static_cast<std::uintmax_t>(database.integer("PRAGMA page_count"));
    auto const page = static_cast<std::uintmax_t>(database.integer("PRAGMA page_size"));
    auto const size = fs::file_size(path);
    if (size != pages * page) {
        return {"file", false,
                std::to_string(size) + " bytes, but its pages are " + std::to_string(pages * page) +
                    "; something was cut off or added, fetch it again"};
    }
    return {"file", true, std::to_string(size) + " bytes"};
} catch (std::exception const& error) {
    return {"file", false, error.what()};
}

bool has_passages(Database const& database) {
    bool yes = false;
    database.each("SELECT value FROM build_info WHERE key = 'passages'",
                  [&](ResultRow const& row) { yes = row.text(0) == "yes"; });
    return yes;
}

struct Rebuild {
    Check check;
    Differences differences;
};

// Without passages the file tells not whether they were left out or there are none.
Rebuild compared(Database const& database, Compilation const& compilation) {
    std::string const digest = content_digest(database);
    bool const passages = has_passages(database);
    Database built = database_of(compilation, passages);
    if (content_digest(built) != digest && !passages) {
        Database other = database_of(compilation, true);
        if (content_digest(other) == digest) built = std::move(other);
    }
    if (content_digest(built) == digest) return {{"sources", true, "they give the same content"}, {}};
    Rebuild rebuild{{"sources", false, "they give another content: "}, diff(database, built)};
    std::vector<std::string> const tables = tables_that_differ(database, built);
    rebuild.check.finding += std::to_string(rebuild.differences.size()) + " differences, in " + joined(tables, ", ");
    return rebuild;
}

Rebuild rebuilt(Database const& database, fs::path const& sources, Terminal const& terminal) {
    Compilation compilation;
    std::ostringstream phases;
    Progress progress(terminal);
    compile(sources, compilation, progress, phases);
    if (compilation.diagnostics.has_errors()) {
        return {{"sources", false, "they have mistakes; `xitan check --sources " + sources.string() + "` says which"},
                {}};
    }
    progress.phase("comparing");
    try {
        return compared(database, compilation);
    } catch (DatabaseError const& error) {
        return {{"sources", false, "this cannot be compared: " + error.reason()}, {}};
    }
}

void print(Checks const& checks, Differences const& differences, Terminal const& terminal) {
    for (Check const& check : checks) {
        terminal.out << padded(check.name, 12) << padded(check.ok ? "ok" : "wrong", 7) << escaped(check.finding)
                     << '\n';
    }
    if (differences.empty()) return;
    terminal.out << "\nFrom the file to what the sources give now:\n\n";
    print_differences(terminal.out, differences);
}

void print(Checks const& checks, RowSink& sink) {
    std::vector<std::string> const columns{"check", "verdict", "finding"};
    sink.columns(columns);
    for (Check const& check : checks) {
        std::vector<Value> const row{std::string_view(check.name), std::string_view(check.ok ? "ok" : "wrong"),
                                     std::string_view(check.finding)};
        sink.row(row);
    }
    sink.finish();
}

}  // namespace

int verify_file(VerifyOptions const& options, Terminal const& terminal) {
    fs::path const path = named_file(options.file, "the database to verify");
    if (options.sources && !fs::is_directory(*options.sources)) {
        throw UsageError("there is no folder `" + options.sources->string() + "` with sources");
    }
    Checks checks;
    Differences differences;
    if (auto const database = opened(path, checks)) {
        checks.push_back(check_file(path, *database));
        auto found = verify(*database);
        bool const ours =
            std::all_of(found.begin(), found.end(), [](Check const& c) { return c.ok || c.name == "content"; });
        std::move(found.begin(), found.end(), std::back_inserter(checks));
        if (options.sources && ours) {
            auto rebuild = rebuilt(*database, *options.sources, terminal);
            checks.push_back(std::move(rebuild.check));
            differences = std::move(rebuild.differences);
        } else if (options.sources) {
            checks.push_back({"sources", false, "not compared, since the file is not whole"});
        }
    }
    if (Format const* const chosen = format(options.format)) {
        print(checks, *chosen->make(terminal.out, {terminal.out_colour, terminal.width}));
    } else {
        print(checks, differences, terminal);
    }
    return std::all_of(checks.begin(), checks.end(), [](Check const& check) { return check.ok; }) ? 0 : 1;
}

}  // namespace xitan
