// SPDX-License-Identifier: MIT
#include "cli/find_database.hpp"

#include "cli/usage_error.hpp"
#include "store/embedded.hpp"
#include "store/errors.hpp"

#include <charconv>
#include <cstdlib>
#include <optional>

namespace xitan {

namespace {

namespace fs = std::filesystem;

bool is_there(fs::path const& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

// The number that the schema itself gives to a pragma, so that it stands in one place only.
std::int64_t declared(std::string_view pragma) {
    std::string const start = "PRAGMA " + std::string(pragma) + " = ";
    for (SqlFile const& file : schema_files()) {
        auto const at = file.text.find(start);
        if (at == std::string_view::npos) continue;
        std::string_view const rest = file.text.substr(at + start.size());
        std::int64_t number = 0;
        if (std::from_chars(rest.data(), rest.data() + rest.size(), number).ec == std::errc()) return number;
    }
    throw std::logic_error("the schema sets no " + std::string(pragma));
}

std::int64_t found(Database const& database, std::string_view pragma) {
    return database.integer("PRAGMA " + std::string(pragma));
}

constexpr auto how_to_build = "build one with `xitan build --sources sources --output xitan.db`";

}  // namespace

fs::path installed_database() { return XITAN_INSTALLED_DATABASE; }

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
    if (fs::is_directory(path)) throw DatabaseError(path.string(), "this is a folder, not a database");
    Database database = Database::open_read_only(path);
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
