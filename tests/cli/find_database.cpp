// SPDX-License-Identifier: MIT
#include "cli/find_database.hpp"

#include "cli/command_line.hpp"
#include "cli/usage_error.hpp"
#include "store/errors.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <cstdlib>

#include <sys/stat.h>

using namespace xitan;
using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

template <class Error>
std::string message(auto const& work) {
    try {
        work();
    } catch (Error const& error) {
        return error.what();
    }
    return {};
}

// A database with the mark of ours and a schema version.
void write_database(fs::path const& path, std::string const& pragmas) {
    Database database = Database::in_memory();
    database.run(pragmas + "CREATE TABLE t (x);", "test");
    database.copy_to(path);
}

}  // namespace

TEST_CASE("the database is the one that is named, else that of XITAN_DB, else the nearest", "[cli]") {
    TemporaryFolder const folder;
    Surroundings const here(folder.path());
    folder.write("installed.db", "");
    CHECK(find_database({}, "installed.db") == "installed.db");
    folder.write("build/xitan.db", "");
    CHECK(find_database({}, "installed.db") == fs::path("build") / "xitan.db");
    folder.write("xitan.db", "");
    CHECK(find_database({}, "installed.db") == "xitan.db");
    folder.write("variable.db", "");
    setenv("XITAN_DB", "variable.db", 1);
    CHECK(find_database({}, "installed.db") == "variable.db");
    folder.write("option.db", "");
    CHECK(find_database("option.db", "installed.db") == "option.db");
    setenv("XITAN_DB", "", 1);
    CHECK(find_database({}, "installed.db") == "xitan.db");
}

TEST_CASE("a database that is named must exist, and no other takes its place", "[cli]") {
    TemporaryFolder const folder;
    Surroundings const here(folder.path());
    folder.write("xitan.db", "");
    CHECK(message<UsageError>([] { (void)find_database("gone.db"); }) ==
          "there is no database `gone.db`; build one with `xitan build --sources sources --output xitan.db`");
    setenv("XITAN_DB", "gone.db", 1);
    CHECK(message<UsageError>([] { (void)find_database({}); }).starts_with("XITAN_DB names `gone.db`"));
}

TEST_CASE("if there is no database the message says where it was looked for and how to build one", "[cli]") {
    TemporaryFolder const folder;
    Surroundings const here(folder.path());
    auto const text = message<UsageError>([] { (void)find_database({}, "/nowhere/xitan.db"); });
    for (auto const* part :
         {"--db", "XITAN_DB", "no xitan.db", "build/xitan.db", "/nowhere/xitan.db", "`xitan build"}) {
        INFO(part);
        CHECK(text.find(part) != std::string::npos);
    }
}

TEST_CASE("a file that is no database of ours is refused with what to do", "[cli]") {
    TemporaryFolder const folder;
    auto const refused = [&](fs::path const& path) {
        return message<DatabaseError>([&] { (void)open_database(path); });
    };
    folder.write("text.db", "This is no database, but it is long enough to be looked at as if it were one.\n");
    CHECK(refused(folder.path() / "text.db").find(": this is no database, or it is damaged") != std::string::npos);
    CHECK(refused(folder.path() / "text.db").ends_with("SQLite says: file is not a database"));
    REQUIRE(::mkfifo((folder.path() / "pipe").c_str(), 0600) == 0);
    CHECK(refused(folder.path() / "pipe").find("this is no regular file") != std::string::npos);
    write_database(folder.path() / "other.db", "");
    CHECK(refused(folder.path() / "other.db").find("this is no xitan database; build one") != std::string::npos);
    CHECK(refused(folder.path()).find("this is a folder") != std::string::npos);

    auto const ours = Database::open_read_only(real_database());
    std::string const mark = "PRAGMA application_id = " + ours.text("PRAGMA application_id") + ';';
    write_database(folder.path() / "late.db", mark + "PRAGMA user_version = 999;");
    CHECK(refused(folder.path() / "late.db").find("version 999, this program knows version ") != std::string::npos);
    CHECK(refused(real_database()).empty());
}

TEST_CASE("a damaged database, or one without its index, is called so, and no SQL is shown", "[cli]") {
    TemporaryFolder const folder;
    auto const ours = Database::open_read_only(real_database());
    write_database(folder.path() / "bare.db", "PRAGMA application_id = " + ours.text("PRAGMA application_id") +
                                                  "; PRAGMA user_version = " + ours.text("PRAGMA user_version") + ';');
    std::string bytes = read_file(real_database());
    for (std::size_t at = 4096; at < bytes.size(); ++at) bytes[at] = 'x';  // all pages but the first
    folder.write("damaged.db", bytes);
    for (std::string const name : {"bare.db", "damaged.db"}) {
        for (std::string const command : {"search", "show"}) {
            INFO(name << ' ' << command);
            Outcome const outcome = xitan_run({command, "ka", "--db", (folder.path() / name).string()});
            CHECK(outcome.code == 3);
            CHECK(outcome.err.find(name + ": ") != std::string::npos);
            for (char const* const word : {"SELECT", "FROM"}) CHECK(outcome.err.find(word) == std::string::npos);
            bool const index = name == "bare.db" && command == "search";
            CHECK((outcome.err.find("the search index is missing") != std::string::npos) == index);
        }
    }
}

TEST_CASE("a wrong file is exit code 3, a missing one 2", "[cli]") {
    TemporaryFolder const folder;
    folder.write("text.db", "This is no database, but it is long enough to be looked at as if it were one.\n");
    CHECK(xitan_run({"query", "about", "--db", (folder.path() / "text.db").string()}).code == 3);
    CHECK(xitan_run({"query", "about", "--db", (folder.path() / "gone.db").string()}).code == 2);
}

TEST_CASE("an installed program finds its database wherever its folder is moved", "[cli]") {
    TemporaryFolder const folder;
    for (char const* const name : {"bin", "share/xitan", "elsewhere"}) fs::create_directories(folder.path() / name);
    fs::copy_file(XITAN_PROGRAM, folder.path() / "bin" / "xitan");
    fs::copy_file(real_database(), folder.path() / "share" / "xitan" / "xitan.db");
    fs::create_symlink(folder.path() / "bin" / "xitan", folder.path() / "elsewhere" / "x");
    std::string const go = "cd " + shell_word(folder.path() / "elsewhere") + " && unset XITAN_DB && ";
    for (std::string const program : {"../bin/xitan", "./x", "PATH=../bin:$PATH xitan"}) {
        auto const outcome = run(go + program + " query about --format jsonl");
        INFO(program << '\n' << outcome.errors);
        CHECK(outcome.status == 0);
        CHECK(outcome.output.find("content_digest") != std::string::npos);
    }
    fs::remove(folder.path() / "share" / "xitan" / "xitan.db");
    CHECK(run(go + "../bin/xitan query about").errors.find((folder.path() / "share/xitan/xitan.db").string()) !=
          std::string::npos);
}
