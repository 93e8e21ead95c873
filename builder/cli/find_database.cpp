// SPDX-License-Identifier: MIT
#include "cli/find_database.hpp"

#include "cli/usage_error.hpp"
#include "store/declared.hpp"
#include "store/errors.hpp"

#include <array>
#include <cstdlib>
#include <fstream>
#include <optional>

namespace xitan {

namespace {

namespace fs = std::filesystem;

bool is_there(fs::path const& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

std::int64_t found(Database const& database, std::string_view pragma) {
    return database.integer("PRAGMA " + std::string(pragma));
}

constexpr auto how_to_build = "build one with `xitan build --sources sources --output xitan.db`";

// What cannot be opened as a database: our words first, then those of SQLite.
Database opened(fs::path const& path) {
    if (fs::is_directory(path)) throw DatabaseError(path.string(), "this is a folder, not a database");
    if (!fs::is_regular_file(path)) throw DatabaseError(path.string(), "this is no regular file, so no database");
    try {
        return Database::open_read_only(path);
    } catch (DatabaseError const& error) {
        throw DatabaseError(path.string(), "this is no database, or it is damaged or may not be read; " +
                                               std::string(how_to_build) + "\nSQLite says: " + error.reason());
    }
}

}  // namespace

fs::path installed_database() {
    std::error_code error;
    fs::path const program = fs::read_symlink("/proc/self/exe", error);
    if (error) return XITAN_INSTALLED_DATABASE;  // no Linux, or no /proc in this root
    return (program.parent_path() / XITAN_DATABASE_FROM_PROGRAM).lexically_normal();
}

bool is_in_wal_mode(fs::path const& path) {
    constexpr std::size_t versions = 18;  // of the header: for writing and for reading, 2 for such a log
    std::array<char, versions + 2> head{};
    std::ifstream(path, std::ios::binary).read(head.data(), head.size());
    return head[versions] == 2 || head[versions + 1] == 2;
}

fs::path named_file(fs::path const& path, std::string const& what) {
    if (path.empty()) throw UsageError("which file? The name of " + what + " is empty");
    if (!is_there(path)) throw UsageError("there is no database `" + path.string() + "`; name " + what);
    return path;
}

fs::path find_database(fs::path const& option, fs::path const& installed) {
    if (!option.empty()) {
        if (is_there(option)) return option;
        throw UsageError("there is no database `" + option.string() + "`; " + how_to_build);
    }
    if (char const* const variable = std::getenv("XITAN_DB"); variable && *variable) {
        if (is_there(variable)) return variable;
        throw UsageError("XITAN_DB names `" + std::string(variable) + "`, which does not exist; " + how_to_build);
    }
    for (fs::path const& path : {fs::path("xitan.db"), fs::path("build") / "xitan.db", installed}) {
        if (is_there(path)) return path;
    }
    throw UsageError("no database was found: neither --db nor XITAN_DB is given, and there is no xitan.db, no " +
                     (fs::path("build") / "xitan.db").string() + " and no " + installed.string() + "; " + how_to_build);
}

Database open_database(fs::path const& path) {
    if (fs::is_regular_file(path) && is_in_wal_mode(path)) {
        throw DatabaseError(path.string(),
                            "it is in WAL mode, and reading it would leave files beside it; run `PRAGMA journal_mode = "
                            "DELETE` on it with sqlite3");
    }
    Database database = opened(path);
    if (found(database, "application_id") != declared("application_id")) {
        throw DatabaseError(path.string(), "this is no xitan database; " + std::string(how_to_build));
    }
    auto const version = found(database, "user_version");
    if (version != declared("user_version")) {
        throw DatabaseError(path.string(), "its schema has version " + std::to_string(version) +
                                               ", this program knows version " +
                                               std::to_string(declared("user_version")) + "; " + how_to_build);
    }
    return database;
}

}  // namespace xitan
