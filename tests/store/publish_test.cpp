// SPDX-License-Identifier: MIT
// A reader finds the old database or the new one, whole, whatever goes wrong while it is written.
#include "store/publish.hpp"

#include "store/errors.hpp"
#include "store/rich_treatise.hpp"
#include "store/staging.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <set>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace xitan::test {

namespace fs = std::filesystem;
using Catch::Matchers::Contains;

namespace {

std::set<std::string> names_in(fs::path const& folder) {
    std::set<std::string> names;
    for (auto const& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
    return names;
}

std::string data_version(fs::path const& file) {
    Database const database = Database::open_read_only(file);
    if (database.text("PRAGMA integrity_check") != "ok") return "damaged";
    return database.text("SELECT value FROM build_info WHERE key = 'builder_version'");
}

Database version(std::string const& number) { return rich_database({.passages = true, .builder_version = number}); }

// Runs work in a child process; the value it returns is the child's exit status.
template <class Work>
int in_child(Work const& work) {
    pid_t const child = ::fork();
    if (child == 0) ::_exit(work());
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}

// 0: published; 1: refused with a PublishError; 2: something else was thrown.
int attempt(Database const& database, fs::path const& target) {
    try {
        publish(database, target);
        return 0;
    } catch (PublishError const&) {
        return 1;
    } catch (...) {
        return 2;
    }
}

}  // namespace

TEST_CASE("a published file is a plain rollback-journal database, alone in its folder", "[store]") {
    TemporaryFolder const folder;
    fs::path const target = folder.path() / "it's 悉曇.db";
    publish(version("1"), target);
    CHECK(names_in(folder.path()) == std::set<std::string>{target.filename().string()});
    std::string const bytes = read_file(target);
    CHECK(bytes.substr(0, 16) == std::string("SQLite format 3\0", 16));
    CHECK(bytes[18] == 1);
    CHECK(bytes[19] == 1);
    Database const database = Database::open_read_only(target);
    CHECK(database.integer("PRAGMA application_id") == 0x7869746e);
    CHECK(database.integer("PRAGMA user_version") == 1);
    CHECK(database.integer("SELECT count(*) FROM sqlite_stat1") > 0);
    CHECK(database.text("PRAGMA encoding") == "UTF-8");
}

TEST_CASE("the new file has the mode of a new file", "[store]") {
    TemporaryFolder const folder;
    for (mode_t const mask : {mode_t{0022}, mode_t{0077}, mode_t{0000}}) {
        mode_t const before = ::umask(mask);
        publish(version("1"), folder.path() / "x.db");
        ::umask(before);
        struct stat status {};
        REQUIRE(::stat((folder.path() / "x.db").c_str(), &status) == 0);
        CHECK((status.st_mode & 0777) == (0644 & ~mask));
    }
}

TEST_CASE("a symbolic link stays, and what it leads to is replaced", "[store]") {
    TemporaryFolder const folder;
    fs::create_directory(folder.path() / "real");
    fs::create_symlink("real/x.db", folder.path() / "first.db");
    fs::create_symlink("first.db", folder.path() / "second.db");
    for (std::string const number : {"1", "2"}) {  // the first time it leads nowhere
        publish(version(number), folder.path() / "second.db");
        CHECK(fs::is_symlink(folder.path() / "first.db"));
        CHECK(fs::is_symlink(folder.path() / "second.db"));
        CHECK(data_version(folder.path() / "real" / "x.db") == number);
    }
    fs::create_symlink("circle.db", folder.path() / "circle.db");
    CHECK_THROWS_WITH(publish(version("1"), folder.path() / "circle.db"), Contains("in a circle"));
}

TEST_CASE("a target that cannot be a database is refused in plain words", "[store]") {
    TemporaryFolder const folder;
    Database const database = version("1");
    CHECK_THROWS_WITH(publish(database, folder.path()), Contains("is a folder; name a file in it"));
    CHECK_THROWS_WITH(publish(database, folder.path() / ""), Contains("is a folder; name a file in it"));
    CHECK_THROWS_WITH(publish(database, folder.path() / "no" / "x.db"), Contains("/no: No such file or directory"));
    CHECK_THROWS_WITH(publish(database, "/dev/null"), Contains("is not a regular file"));
    folder.write("file", "text");
    CHECK_THROWS_WITH(publish(database, folder.path() / "file" / "x.db"), Contains("Not a directory"));
    CHECK_THROWS_WITH(publish(database, folder.path() / std::string(300, 'x')), Contains("File name too long"));
    CHECK(names_in(folder.path()) == std::set<std::string>{"file"});
}

TEST_CASE("a file that is no database of ours is not replaced, one of any version and an empty one is", "[store]") {
    TemporaryFolder const folder;
    fs::path const target = folder.path() / "x.db";
    Database const database = version("1");
    Database foreign = Database::in_memory();
    foreign.run("PRAGMA user_version = 1; CREATE TABLE t (x)", "test");
    foreign.copy_to(folder.path() / "foreign.db");
    Database old = Database::in_memory();
    old.run("PRAGMA application_id = 2020177006; PRAGMA user_version = 999; CREATE TABLE t (x)", "test");
    old.copy_to(folder.path() / "old.db");
    for (std::string const& bytes : {std::string("a letter to a friend"), std::string("SQLite format 3\0", 16),
                                     read_file(folder.path() / "foreign.db")}) {
        folder.write("x.db", bytes);
        CHECK_THROWS_AS(publish(database, target), PublishError);
        CHECK_THROWS_WITH(publish(database, target), Contains("is no xitan database") && Contains("name another"));
        CHECK(read_file(target) == bytes);
    }
    for (std::string const& bytes : {std::string(), read_file(folder.path() / "old.db")}) {
        folder.write("x.db", bytes);
        publish(database, target);
        CHECK(data_version(target) == "1");
    }
}

TEST_CASE("a target among the sources is refused before anything is done", "[store]") {
    TemporaryFolder const folder;
    fs::path const sources = folder.path() / "sources";
    folder.write("sources/letters/ka.yaml", "letter: ka\n");
    fs::create_directory_symlink(sources, folder.path() / "link");
    for (fs::path const& target : {sources / "x.db", sources / "letters" / "x.db", folder.path() / "link" / "x.db",
                                   sources / ".." / "sources" / "x.db"}) {
        INFO(target);
        CHECK_THROWS_WITH(require_target(target, sources), Contains("in the folder of the sources"));
        CHECK_THROWS_WITH(require_target(target, sources / ""), Contains("in the folder of the sources"));
    }
    CHECK_THROWS_WITH(require_target(sources / "letters" / "ka.yaml", sources), Contains("name a file elsewhere"));
    CHECK_NOTHROW(require_target(folder.path() / "x.db", sources));
    CHECK_NOTHROW(require_target(folder.path() / "sources.db", sources));
    CHECK_NOTHROW(require_target(folder.path() / "x.db", folder.path() / "gone"));
}

TEST_CASE("a folder that cannot be written is refused and the old file stays", "[store]") {
    TemporaryFolder const folder;
    fs::path const target = folder.path() / "x.db";
    publish(version("1"), target);
    Database const next = version("2");
    fs::permissions(folder.path(), fs::perms(0555));
    int const result = in_child([&] {
        if (::geteuid() == 0 && ::setuid(65534) != 0) return 3;  // root may write everywhere
        return attempt(next, target);
    });
    CHECK(result == 1);
    CHECK(in_child([&] {
              if (::geteuid() == 0 && ::setuid(65534) != 0) return 3;
              return data_version(target) == "1" ? 0 : 1;  // and it can be read there
          }) == 0);
    fs::permissions(folder.path(), fs::perms(0755));
    CHECK(names_in(folder.path()) == std::set<std::string>{"x.db"});
}

TEST_CASE("a journal or write-ahead log beside the target stops the build", "[store]") {
    TemporaryFolder const folder;
    fs::path const target = folder.path() / "x.db";
    publish(version("1"), target);
    for (std::string const suffix : {"-journal", "-wal"}) {
        folder.write("x.db" + suffix, "left over");
        CHECK_THROWS_WITH(publish(version("2"), target), Contains("x.db" + suffix + " stands beside it"));
        fs::remove(target.string() + suffix);
        CHECK(data_version(target) == "1");
        folder.write("x.db" + suffix, "");  // an empty one means nothing
        publish(version("2"), target);
        fs::remove(target.string() + suffix);
        CHECK(data_version(target) == "2");
        publish(version("1"), target);
    }
    CHECK(names_in(folder.path()) == std::set<std::string>{"x.db"});
}

TEST_CASE("a second builder of the same file is sent away, of another file not", "[store]") {
    TemporaryFolder const folder;
    fs::path const target = fs::canonical(folder.path()) / "x.db";
    {
        Staging const first(target);
        CHECK_THROWS_WITH(publish(version("2"), target), Contains("another program is writing it"));
        CHECK(fs::exists(first.file()));
        publish(version("2"), folder.path() / "y.db");
    }
    publish(version("2"), target);
    CHECK(names_in(folder.path()) == std::set<std::string>{"x.db", "y.db"});
}

TEST_CASE("what dead builders left is swept away, and nothing else", "[store]") {
    TemporaryFolder const folder;
    for (char const* const name : {".x.db.4711-0.new", ".x.db.4711-0.new-journal", ".x.db.12-3.new-journal"}) {
        folder.write(name, "debris");
    }
    std::set<std::string> const others{".y.db.4711-0.new", "x.db.bak", ".x.db.notes"};
    for (std::string const& name : others) folder.write(name, "somebody's");
    publish(version("1"), folder.path() / "x.db");
    std::set<std::string> expected = others;
    expected.insert("x.db");
    CHECK(names_in(folder.path()) == expected);
}

TEST_CASE("a builder that is killed at any moment leaves a whole file", "[store]") {
    TemporaryFolder const folder;
    fs::path const target = folder.path() / "x.db";
    publish(version("1"), target);
    Database const next = version("2");
    for (unsigned kill = 0; kill < 20; ++kill) {
        pid_t const child = ::fork();
        if (child == 0) {
            while (attempt(next, target) == 0) continue;
            ::_exit(1);
        }
        ::usleep(1000 * kill);  // any moment will do
        ::kill(child, SIGKILL);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFSIGNALED(status));
        std::string const found = data_version(target);
        CHECK((found == "1" || found == "2"));
    }
    publish(next, target);
    CHECK(names_in(folder.path()) == std::set<std::string>{"x.db"});
}

TEST_CASE("a disk that fills up at any byte leaves the old file and nothing else", "[store]") {
    TemporaryFolder const folder;
    fs::path const target = folder.path() / "x.db";
    publish(version("1"), target);
    Database const next = version("2");
    auto const size = static_cast<rlim_t>(fs::file_size(target));
    rlim_t tried = 0;
    for (rlim_t limit = 0; limit < size; limit += size / 23 + 1) {
        int const result = in_child([&] {
            ::signal(SIGXFSZ, SIG_IGN);
            rlimit const small{limit, limit};
            if (::setrlimit(RLIMIT_FSIZE, &small) != 0) return 3;
            return attempt(next, target);
        });
        CHECK(result == 1);
        CHECK(data_version(target) == "1");
        CHECK(names_in(folder.path()) == std::set<std::string>{"x.db"});
        ++tried;
    }
    CHECK(tried > 20);
}

TEST_CASE("a reader keeps the old file while the new one takes its place", "[store]") {
    TemporaryFolder const folder;
    fs::path const target = folder.path() / "x.db";
    publish(version("1"), target);
    Database const reader = Database::open_read_only(target);
    auto const seen = [&] { return reader.text("SELECT value FROM build_info WHERE key = 'builder_version'"); };
    CHECK(seen() == "1");
    publish(version("2"), target);
    CHECK(seen() == "1");
    CHECK(reader.text("PRAGMA integrity_check") == "ok");
    CHECK(data_version(target) == "2");
}

TEST_CASE("the bytes depend on the sources alone", "[store]") {
    TemporaryFolder const here, there;
    publish(version("1"), here.path() / "x.db");
    ::setenv("TZ", "Pacific/Chatham", 1);
    ::setenv("LC_ALL", "tr_TR.UTF-8", 1);
    mode_t const before = ::umask(0077);
    publish(version("1"), there.path() / "another name.db");
    ::umask(before);
    ::unsetenv("TZ");
    ::unsetenv("LC_ALL");
    CHECK(read_file(here.path() / "x.db") == read_file(there.path() / "another name.db"));
}

}  // namespace xitan::test
