// SPDX-License-Identifier: MIT
// `xitan build` and `xitan check`: what they print and leave behind, and their exit codes.
#include "cli/command_line.hpp"
#include "store/database.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include "support/tiny_treatise.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

#include <sys/wait.h>

using namespace xitan;
using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

// A folder with the tiny treatise under sources/.
class Workshop {
public:
    explicit Workshop(Files files = tiny_treatise()) {
        for (auto const& [relative, text] : files) folder_.write("sources/" + relative, text);
    }

    [[nodiscard]] std::string path(std::string const& name) const { return (folder_.path() / name).string(); }

    [[nodiscard]] Outcome run(std::string const& command, std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{command, "--sources", path("sources")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return xitan_run(std::move(arguments));
    }

    [[nodiscard]] Outcome build(std::vector<std::string> more = {}) const {
        more.insert(more.begin(), {"--output", path("out.db")});
        return run("build", std::move(more));
    }

    [[nodiscard]] std::set<std::string> files() const {
        std::set<std::string> names;
        for (auto const& entry : fs::directory_iterator(folder_.path())) names.insert(entry.path().filename().string());
        return names;
    }

    void write(std::string const& name, std::string_view bytes) const { folder_.write(name, bytes); }

private:
    TemporaryFolder folder_;
};

Files broken() { return tiny_treatise_with("letters/ka.yaml", "letter: ka\nleter: kb\n"); }

}  // namespace

TEST_CASE("build prints one line a phase and the ledger's totals, and writes the database", "[cli]") {
    Workshop const workshop;
    Outcome const outcome = workshop.build();
    CHECK(outcome.code == 0);
    CHECK(outcome.err == "");
    CHECK(outcome.out ==
          "read      9 files: 5 letters, 2 chapters\ncheck     nothing to complain of\n"
          "generate  5 rows, 10 cells, 12 syllables, 13 readings\nledger    stated 10 = 10 · 3 figures: 3 agree\n"
          "write     " +
              workshop.path("out.db") + "\n");
    CHECK(workshop.files() == std::set<std::string>{"out.db", "sources"});
    CHECK(Database::open_read_only(workshop.path("out.db")).integer("SELECT count(*) FROM letters") == 5);
}

TEST_CASE("a fault in the sources is reported with its place, and the old database stays as it was", "[cli]") {
    Workshop const workshop;
    REQUIRE(workshop.build().code == 0);
    std::string const old = read_file(workshop.path("out.db"));
    workshop.write("sources/letters/ka.yaml", broken().at("letters/ka.yaml"));
    Outcome const outcome = workshop.build();
    CHECK(outcome.code == 1);
    CHECK(outcome.err.find("letters/ka.yaml:2:1: error: ") != std::string::npos);
    CHECK(outcome.err.find("[unknown-key]") != std::string::npos);
    CHECK(outcome.err.find("nothing was written") != std::string::npos);
    CHECK(read_file(workshop.path("out.db")) == old);
    CHECK(workshop.files() == std::set<std::string>{"out.db", "sources"});
}

TEST_CASE("build replaces nothing but a database of its own, and says so before it compiles", "[cli]") {
    Workshop const workshop;
    workshop.write("out.db", "a letter to a friend");
    for (std::string const& target :
         {workshop.path("out.db"), workshop.path("sources/letters/ka.yaml"), workshop.path("sources/out.db")}) {
        INFO(target);
        Outcome const outcome = workshop.run("build", {"--output", target});
        CHECK(outcome.code == 3);
        CHECK(outcome.out == "");
        CHECK(outcome.err.find("; name a") != std::string::npos);
    }
    CHECK(read_file(workshop.path("out.db")) == "a letter to a friend");
    CHECK(fs::file_size(workshop.path("sources/letters/ka.yaml")) > 0);
    CHECK_FALSE(fs::exists(workshop.path("sources/out.db")));
}

TEST_CASE("a limit on the size of files ends in exit code 3, and nothing is left of the new file", "[cli]") {
    Workshop const workshop;
    std::string const command = "ulimit -f 64; '" XITAN_PROGRAM "' build --sources '" + workshop.path("sources") +
                                "' --output '" + workshop.path("out.db") + "' > /dev/null 2> '" +
                                workshop.path("complaint") + "'";
    int const status = std::system(command.c_str());
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 3);
    CHECK(read_file(workshop.path("complaint")).find("the new database could not be written") != std::string::npos);
    CHECK(workshop.files() == std::set<std::string>{"complaint", "sources"});
}

TEST_CASE("check says the same and writes nothing", "[cli]") {
    Workshop const workshop(broken());
    Outcome const outcome = workshop.run("check");
    CHECK(outcome.code == 1);
    CHECK(outcome.err.find("[unknown-key]") != std::string::npos);
    CHECK(workshop.files() == std::set<std::string>{"sources"});
}

TEST_CASE("check ends with a summary for the editor", "[cli]") {
    Outcome const outcome = Workshop().run("check");
    CHECK(outcome.code == 0);
    CHECK(outcome.out.find("\nreadings  5 fanqie, 1 direct, 7 transcriptions\nemended   1 medium; 0 variants\n"
                           "lines     9, 0 quoted\n") != std::string::npos);
}

TEST_CASE("check gives complaints as JSON, an empty list if there is none", "[cli]") {
    CHECK(Workshop().run("check", {"--format", "json"}).out == "[]\n");
    Outcome const outcome = Workshop(broken()).run("check", {"--format", "json"});
    CHECK(outcome.code == 1);
    auto const list = nlohmann::json::parse(outcome.out);
    REQUIRE(list.is_array());
    auto const unknown =
        std::find_if(list.begin(), list.end(), [](auto const& one) { return one["rule"] == "unknown-key"; });
    REQUIRE(unknown != list.end());
    CHECK((*unknown)["line"] == 2);
    CHECK((*unknown)["column"] == 1);
    CHECK((*unknown)["message"].get<std::string>().find("`leter`") != std::string::npos);
}

TEST_CASE("three dangling references are named in one run, with their value and the nearest (T5)", "[cli]") {
    auto files = tiny_treatise();
    files["chapters/02.yaml"] =
        "chapter: 2\ntitle: {zh: 第二章, en: two}\nlines: [0001a08-0001a09]\n"
        "rows:\n  - {subjoin: kaa, to: {chapter: 19}}\n  - {subjoin: \"ka \", to: {chapter: 1}}\n"
        "says:\n  - {words: 生字四, line: 0001a08}\nnote: Two.\n";
    Outcome const quoted = Workshop(files).run("check");
    CHECK(quoted.code == 1);
    CHECK(quoted.err.find("02.yaml:6:15: error: ") != std::string::npos);  // the blank, before anything else is checked
    auto& two = files["chapters/02.yaml"];
    two.replace(two.find("\"ka \""), 5, "ka");
    Outcome const outcome = Workshop(files).run("check");
    CHECK(outcome.err.find("02.yaml:5:15: error: there is no letter `kaa`; did you mean `ka`?") != std::string::npos);
    CHECK(outcome.err.find("02.yaml:5:34: error: there is no chapter `19`") != std::string::npos);
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '^') == 2);
}

TEST_CASE("the exit code says whose fault it is", "[cli]") {
    CHECK(xitan_run({"--version"}).code == 0);
    CHECK(xitan_run({"--help"}).code == 0);
    CHECK(xitan_run({"build", "--help"}).code == 0);
    CHECK(xitan_run({}).code == 2);
    CHECK(xitan_run({"buld"}).code == 2);
    CHECK(xitan_run({"check", "--format", "xml"}).code == 2);
    CHECK(xitan_run({"check", "--sources", "/nowhere/at/all"}).code == 1);
    Workshop const workshop;
    CHECK(workshop.run("build", {"--output", workshop.path("sources")}).code == 3);
    CHECK(workshop.run("build", {"--output", workshop.path("no/such/folder/out.db")}).code == 3);
}

TEST_CASE("a usage error lists what exists", "[cli]") {
    CHECK(xitan_run({"check", "--format", "xml"}).err.find("text, json") != std::string::npos);
    CHECK(xitan_run({"check", "--format", "tex"})
              .err.starts_with("xitan: --format: there is no value `tex`; did you "
                               "mean `text`? There are text, json\n"));
    CHECK(xitan_run({"serch"}).err.find("no command `serch`; did you mean `search`? There are build, check") !=
          std::string::npos);
    CHECK(xitan_run({}).err.starts_with("xitan: which command? There are build, check"));
    CHECK(xitan_run({"check", "--formt", "json"}).err.find("no option `--formt`; did you mean `--format`?") !=
          std::string::npos);
    CHECK(xitan_run({"check", "it"}).err.find("`it` is one argument too many") != std::string::npos);
    CHECK(xitan_run({"show"}).err.starts_with("xitan: what entry? It is missing\nRun `xitan show --help`"));
    CHECK(xitan_run({"show", "ka", "--db"}).err.starts_with("xitan: --db takes one value\n"));
    CHECK(xitan_run({"--help"}).out.find("build") != std::string::npos);
    CHECK(xitan_run({"--version"}).out.starts_with("xitan "));
}

TEST_CASE("the folder of an export may stand behind its options", "[cli]") {
    TemporaryFolder const folder;
    std::string const target = (folder.path() / "out").string();
    for (std::vector<std::string> const& arguments :
         std::vector<std::vector<std::string>>{{"export", "--format", "csv", "--only", "letters", target},
                                               {"export", "--only", "letters", "--format", "csv", target},
                                               {"export", target, "--format", "csv", "--only", "letters"}}) {
        CHECK(xitan_run_on_real(arguments).out == "3 files in " + target + '\n');
        CHECK(fs::remove_all(target) == 4);
    }
}

TEST_CASE("a number is decimal digits", "[cli]") {
    for (std::string const number : {"-1", "0x10", "1e3", "+1", "ten", "", "1.5", "99999999999999999999999"}) {
        for (std::vector<std::string> const& given :
             {std::vector<std::string>{"--limit", number}, {"--limit=" + number}}) {
            INFO(given.back());
            std::vector<std::string> arguments{"search", "ka"};
            arguments.insert(arguments.end(), given.begin(), given.end());
            Outcome const outcome = xitan_run(arguments);
            CHECK(outcome.code == 2);
            CHECK(outcome.err.find("--limit") != std::string::npos);
            CHECK(outcome.err.find("convert") == std::string::npos);
        }
    }
}

TEST_CASE("the help of a command names the program", "[cli]") {
    for (std::string const command : {"build", "check", "query", "search", "show", "fanqie"}) {
        CHECK(xitan_run({command, "--help"}).out.find("Usage: xitan " + command + " [OPTIONS]") != std::string::npos);
    }
}

TEST_CASE("what is typed cannot steer the terminal, and is cut where it is long", "[cli]") {
    std::string const steering = "\x1b[2J\x07\xff";
    for (std::vector<std::string> const& arguments :
         std::vector<std::vector<std::string>>{{steering},
                                               {"check", "--" + steering},
                                               {"check", "--format", steering},
                                               {"check", steering},
                                               {"show", "ka", "--db", steering},
                                               {"build", "--output", steering + "/x.db"},
                                               {"query", steering}}) {
        Outcome const outcome = xitan_run(arguments);
        CHECK(outcome.code != 0);
        CHECK(outcome.err.find("[2J") != std::string::npos);
        for (char const bad : {'\x1b', '\x07', '\xff'}) CHECK(outcome.err.find(bad) == std::string::npos);
    }
    CHECK(xitan_run({std::string(100000, 'x')}).err.size() < 400);
    CHECK(xitan_run({"check", std::string(100000, 'x')}).err.size() < 400);
    CHECK(xitan_run({"check", "--format", std::string(100000, 'x')}).err.size() < 400);
}

TEST_CASE("without passages the whole treatise compiles, and no sentence of it is in the file", "[cli]") {
    TemporaryFolder const folder;
    std::string const target = (folder.path() / "facts.db").string();
    Outcome const outcome =
        xitan_run({"build", "--without-passages", "--sources", XITAN_ROOT "/sources", "--output", target});
    CHECK(outcome.code == 0);
    Database const database = Database::open_read_only(target);
    CHECK(database.integer("SELECT count(*) FROM lines WHERE text IS NOT NULL") == 0);
    CHECK(database.integer("SELECT count(*) FROM commentaries WHERE language = 'zh'") == 0);
    CHECK(database.integer("SELECT count(*) FROM list_letters WHERE coalesce(gloss, meaning) IS NOT NULL") == 0);
    CHECK(database.integer("SELECT count(*) FROM readings") > 400);
    std::string const bytes = read_file(target);
    CHECK(bytes.find("悉曇天竺文字也") == std::string::npos);
    CHECK(bytes.find("梵王所製") == std::string::npos);
}
