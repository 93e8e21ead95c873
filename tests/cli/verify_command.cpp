// SPDX-License-Identifier: MIT
// `xitan verify` on files of every kind: one line a check, 1 if something is wrong, and the file stays as it was.
#include "cli/command_line.hpp"
#include "store/database.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <random>
#include <set>

#include <sys/stat.h>

using namespace xitan;
using namespace xitan::test;
using Catch::Matchers::Contains;

namespace {

namespace fs = std::filesystem;

// A folder with the rich treatise under sources/ and its database.
class Shelf {
public:
    Shelf() {
        write_sources(rich_treatise());
        REQUIRE(xitan_run({"build", "--sources", path("sources"), "--output", path("x.db")}).code == 0);
    }

    void write_sources(Files const& files) const {
        for (auto const& [relative, text] : files) folder_.write("sources/" + relative, text);
    }
    void write(std::string const& name, std::string_view bytes) const { folder_.write(name, bytes); }
    [[nodiscard]] std::string path(std::string const& name) const { return (folder_.path() / name).string(); }
    [[nodiscard]] std::string bytes() const { return read_file(path("x.db")); }

    // Also holds that nothing in the folder has changed.
    [[nodiscard]] Outcome verify(std::string const& name, std::vector<std::string> more = {}) const {
        auto const before = names();
        std::string const old = fs::is_regular_file(path(name)) ? read_file(path(name)) : "";
        more.insert(more.begin(), {"verify", path(name)});
        Outcome outcome = xitan_run(std::move(more));
        CHECK(names() == before);
        if (fs::is_regular_file(path(name))) CHECK(read_file(path(name)) == old);
        return outcome;
    }

private:
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> list;
        for (auto const& one : fs::directory_iterator(folder_.path())) list.insert(one.path().filename().string());
        return list;
    }

    TemporaryFolder folder_;
};

}  // namespace

TEST_CASE("a file as it was built is ok in every line", "[cli]") {
    Shelf const shelf;
    Outcome const outcome = shelf.verify("x.db", {"--sources", shelf.path("sources")});
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    CHECK_THAT(outcome.out, Contains("content     ok") && Contains("sources     ok") && !Contains("wrong"));
}

TEST_CASE("a name with marks of an address is a name", "[cli]") {
    Shelf const shelf;
    for (std::string const name : {"a?b.db", "a#b%41.db", "it's 悉曇.db"}) {
        INFO(name);
        shelf.write(name, shelf.bytes());
        CHECK(shelf.verify(name).code == 0);
    }
}

TEST_CASE("the findings come as JSON too", "[cli]") {
    Shelf const shelf;
    auto const good = nlohmann::json::parse(shelf.verify("x.db", {"--format", "json"}).out);
    REQUIRE(good.size() == 10);
    for (auto const& check : good) CHECK(check.at("verdict") == "ok");
    shelf.write("y.db", "no database at all");
    Outcome const bad = shelf.verify("y.db", {"--format", "json"});
    CHECK(bad.code == 1);
    CHECK(nlohmann::json::parse(bad.out).at(0).at("verdict") == "wrong");
}

TEST_CASE("what is no database is said to be none", "[cli]") {
    Shelf const shelf;
    std::string const whole = shelf.bytes();
    for (auto const& [bytes, words] :
         std::vector<std::pair<std::string, std::string>>{{"", "is empty"},
                                                          {"a letter to a friend", "no SQLite database"},
                                                          {whole.substr(0, 16), "no SQLite database"},
                                                          {whole.substr(0, whole.size() / 2), "no SQLite database"},
                                                          {whole.substr(0, whole.size() - 1), "no SQLite database"},
                                                          {whole + "more", "its pages are"}}) {
        INFO(bytes.size());
        shelf.write("y.db", bytes);
        Outcome const outcome = shelf.verify("y.db", {"--sources", shelf.path("sources")});
        CHECK(outcome.code == 1);
        CHECK_THAT(outcome.out, Contains("file        wrong") && Contains(words));
    }
    CHECK_THAT(shelf.verify("sources").out, Contains("this is a folder"));
    REQUIRE(::mkfifo(shelf.path("pipe").c_str(), 0600) == 0);  // whoever opens it would wait for ever
    CHECK_THAT(shelf.verify("pipe").out, Contains("no regular file"));
    Outcome const missing = xitan_run({"verify", shelf.path("gone.db")});
    CHECK(missing.code == 2);
    CHECK_THAT(missing.err, Contains("there is no database"));
}

TEST_CASE("a journal or write-ahead log beside the file is pointed out, and left alone", "[cli]") {
    Shelf const shelf;
    for (std::string const suffix : {"-journal", "-wal"}) {
        shelf.write("x.db" + suffix, shelf.bytes());
        Outcome const outcome = shelf.verify("x.db");
        CHECK(outcome.code == 1);
        CHECK_THAT(outcome.out, Contains("file        wrong") && Contains("x.db" + suffix + " stands beside it"));
        CHECK_THAT(outcome.out, Contains("content     ok"));
        fs::remove(shelf.path("x.db" + suffix));
    }
    CHECK(shelf.verify("x.db").code == 0);
}

TEST_CASE("bits that flip where rows are never go unnoticed, and never end the program", "[cli]") {
    Shelf const shelf;
    std::string const whole = shelf.bytes();
    std::mt19937 random(2132);
    std::size_t found = 0;
    constexpr int rounds = 60;
    for (int round = 0; round < rounds; ++round) {
        std::string bytes = whole;
        for (int flips = 1 + round; flips > 0; --flips) {
            auto const at = std::uniform_int_distribution<std::size_t>(0, bytes.size() - 1)(random);
            bytes[at] = static_cast<char>(static_cast<unsigned char>(bytes[at]) ^ (1U << (random() % 8)));
        }
        shelf.write("y.db", bytes);
        INFO(round);
        Outcome const outcome = shelf.verify("y.db");
        CHECK((outcome.code == 0 || outcome.code == 1));
        if (outcome.code == 1) ++found;
    }
    CHECK(found > rounds / 2);  // not all: some fall where nothing is written
}

TEST_CASE("other sources than those that it was built from are found, and what differs is said", "[cli]") {
    Shelf const shelf;
    Files files = rich_treatise();
    auto& text = files["letters/ya.yaml"];
    text.replace(text.find("The third consonant."), 20, "The third.");
    shelf.write_sources(files);
    Outcome const outcome = shelf.verify("x.db", {"--sources", shelf.path("sources")});
    CHECK(outcome.code == 1);
    CHECK_THAT(outcome.out, Contains("sources     wrong") && Contains("1 differences, in commentary"));
    CHECK_THAT(outcome.out, Contains("letter/ya en editors  text: The third consonant. → The third."));
    shelf.write("sources/letters/ya.yaml", "letter: ya\n");
    Outcome const broken = shelf.verify("x.db", {"--sources", shelf.path("sources")});
    CHECK(broken.code == 1);
    CHECK_THAT(broken.out, Contains("they have mistakes"));
}

TEST_CASE("an edited file is told apart from its sources by what was edited", "[cli]") {
    Shelf const shelf;
    Database database = Database::open_alone(shelf.path("x.db")).copy_in_memory();
    database.run("UPDATE reading SET printed = '疑下反' WHERE printed = '居下反'", "test");
    database.copy_to(shelf.path("y.db"));
    Outcome const outcome = shelf.verify("y.db", {"--sources", shelf.path("sources")});
    CHECK(outcome.code == 1);
    CHECK_THAT(outcome.out, Contains("content     wrong") && Contains("sources     wrong"));
    CHECK_THAT(outcome.out, Contains("printed: 疑下反 → 居下反"));
}

TEST_CASE("a file without the quoted text is compared with what the sources give without it", "[cli]") {
    Shelf const shelf;
    REQUIRE(
        xitan_run({"build", "--sources", shelf.path("sources"), "--output", shelf.path("y.db"), "--without-passages"})
            .code == 0);
    CHECK(shelf.verify("y.db", {"--sources", shelf.path("sources")}).code == 0);
    fs::remove(shelf.path("sources/passages.yaml"));  // now there are none to leave out
    REQUIRE(xitan_run({"build", "--sources", shelf.path("sources"), "--output", shelf.path("z.db")}).code == 0);
    CHECK(shelf.verify("z.db", {"--sources", shelf.path("sources")}).code == 0);
}

TEST_CASE("an empty name is no database, and a folder of sources must be there", "[cli]") {
    std::string const real = real_database().string();
    for (auto const& arguments : std::vector<std::vector<std::string>>{
             {"verify", ""}, {"diff", "", real}, {"diff", real, ""}, {"diff", "--check", "", real}}) {
        auto const outcome = xitan_run(arguments);
        CHECK(outcome.code == 2);
        CHECK(outcome.err.find("which file?") != std::string::npos);
    }
    for (std::string const folder : {"", "/nowhere/at/all"}) {
        auto const outcome = xitan_run({"verify", real, "--sources", folder});
        CHECK(outcome.code == 2);
        CHECK(outcome.err.find("there is no folder") != std::string::npos);
    }
}

TEST_CASE("a foreign table without a key is a difference, not damage", "[cli]") {
    TemporaryFolder const folder;
    auto const copy = (folder.path() / "copy.db").string();
    std::filesystem::copy_file(real_database(), copy);
    {
        SQLite::Database database(copy, SQLite::OPEN_READWRITE);
        database.exec("CREATE TABLE notes (x); INSERT INTO notes VALUES (1)");
    }
    auto const verified = xitan_run({"verify", copy});
    CHECK(verified.code == 1);
    CHECK(verified.out.find("damaged") == std::string::npos);
    CHECK(verified.out.find("the rows are not those that were written") != std::string::npos);
    CHECK(xitan_run({"diff", real_database().string(), copy}).out.find("these tables differ: notes") !=
          std::string::npos);
}

TEST_CASE("a file that would be read through a log is not as it was built, and is not read", "[cli]") {
    TemporaryFolder const folder;
    auto const copy = (folder.path() / "copy.db").string();
    std::filesystem::copy_file(real_database(), copy);
    {
        SQLite::Database database(copy, SQLite::OPEN_READWRITE);
        CHECK(database.execAndGet("PRAGMA journal_mode = WAL").getString() == "wal");
    }
    auto const verified = xitan_run({"verify", copy});
    CHECK(verified.code == 1);
    CHECK(verified.out.find("WAL mode") != std::string::npos);
    auto const read = xitan_run({"search", "ka", "--db", copy});
    CHECK(read.code == 3);
    CHECK(read.err.find("journal_mode = DELETE") != std::string::npos);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}
