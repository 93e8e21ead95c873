// SPDX-License-Identifier: MIT
// `xitan diff`: what it prints for people and for programs, and its exit codes.
#include "cli/command_line.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <nlohmann/json.hpp>

#include <sys/stat.h>

using namespace xitan;
using namespace xitan::test;
using Catch::Matchers::Contains;

namespace {

// Two databases: of the rich treatise, and of one in which a word and the rows of a chapter are others.
class Pair {
public:
    Pair() {
        Files files = rich_treatise();
        database_of(Compiled(files)).copy_to(path("old.db"));
        replace(files["letters/ya.yaml"], "The third consonant.", "A third | one.");
        replace(files["chapters/03.yaml"], "[k g, k y g]", "[k g, g k]");
        files["withdrawn.yaml"] +=
            "  - {id: syllable/k-y-ga, because: a slip, successor: syllable/g-ka}\n"
            "  - {id: syllable/k-y-gi, because: a slip}\n";
        database_of(Compiled(files)).copy_to(path("new.db"));
    }

    [[nodiscard]] std::string path(std::string const& name) const { return (folder_.path() / name).string(); }
    void write(std::string const& name, std::string const& text) const { folder_.write(name, text); }

    [[nodiscard]] Outcome diff(std::string const& before, std::string const& now,
                               std::vector<std::string> more = {}) const {
        more.insert(more.begin(), {"diff", path(before), path(now)});
        return xitan_run(std::move(more));
    }

private:
    static void replace(std::string& text, std::string const& old, std::string const& with) {
        auto const at = text.find(old);
        REQUIRE(at != std::string::npos);
        text.replace(at, old.size(), with);
    }

    TemporaryFolder folder_;
};

}  // namespace

TEST_CASE("equal databases are said to be equal, with exit code 0", "[cli]") {
    Pair const pair;
    Outcome const outcome = pair.diff("old.db", "old.db");
    CHECK(outcome.code == 0);
    CHECK(outcome.out == "both have the same content\n");
    CHECK_THAT(pair.diff("old.db", "old.db", {"--format", "markdown"}).out, Contains("Nothing that is published"));
}

TEST_CASE("what differs is listed by kind, with exit code 1", "[cli]") {
    Pair const pair;
    Outcome const outcome = pair.diff("old.db", "new.db");
    CHECK(outcome.code == 1);
    CHECK(outcome.err.empty());
    CHECK_THAT(outcome.out, Contains("syllable added (2)\n  syllable/g-ka\n  syllable/g-ki\n"));
    CHECK_THAT(outcome.out, Contains("letter/ya en editors  text: The third consonant. → A third | one."));
    CHECK_THAT(outcome.out, Contains("syllable withdrawn (2)\n  syllable/k-y-ga  a slip; see syllable/g-ka\n"));
    CHECK_THAT(pair.diff("new.db", "old.db").out, Contains("syllable gone (2)"));
}

TEST_CASE("the same rows come in every format", "[cli]") {
    Pair const pair;
    auto const json = nlohmann::json::parse(pair.diff("old.db", "new.db", {"--format", "json"}).out);
    nlohmann::json const expected{{"kind", "commentary"},          {"change", "changed"},
                                  {"id", "letter/ya en editors"},  {"field", "text"},
                                  {"old", "The third consonant."}, {"new", "A third | one."}};
    CHECK(std::find(json.begin(), json.end(), expected) != json.end());
    Outcome const csv = pair.diff("old.db", "new.db", {"--format", "csv"});
    CHECK(csv.code == 1);
    CHECK_THAT(csv.out, Contains("kind,change,id,field,old,new\n") && Contains("syllable,added,syllable/g-ka,,,\n"));
}

TEST_CASE("Markdown is a changelog", "[cli]") {
    Pair const pair;
    Outcome const outcome = pair.diff("old.db", "new.db", {"--format", "markdown"});
    CHECK_THAT(outcome.out, Contains("## Data 0.0.1\n\nSince 0.0.1.\n\n### Added\n"));
    CHECK_THAT(outcome.out, Contains("\n### Changed\n"));
    CHECK_THAT(outcome.out, Contains("- `syllable/g-ka`\n"));
    CHECK_THAT(outcome.out, Contains("A third \\| one."));
}

TEST_CASE("an id that is dropped without a word breaks a promise, one that is withdrawn does not", "[cli]") {
    Pair const pair;
    Outcome const kept = pair.diff("old.db", "new.db", {"--check"});
    CHECK(kept.code == 0);
    CHECK_THAT(kept.out, Contains("in use or withdrawn"));
    Outcome const dropped = pair.diff("new.db", "old.db", {"--check"});
    CHECK(dropped.code == 1);
    CHECK_THAT(dropped.out, Contains("syllable/g-ka: is gone") && Contains("sources/withdrawn.yaml") &&
                                Contains("syllable/k-y-ga: was withdrawn, and is in use again"));
    pair.write("kept.ids", "# of a release\nletter/ka\ncell/09.01.01\n");  // the second is withdrawn
    CHECK(pair.diff("kept.ids", "old.db", {"--check"}).code == 0);
    pair.write("broken.ids", "letter/ka\nletter/xa\nletter/ya withdrawn\n");
    Outcome const broken = pair.diff("broken.ids", "old.db", {"--check"});
    CHECK(broken.code == 1);
    CHECK(broken.out ==
          "letter/xa: is gone; say in sources/withdrawn.yaml why, and what took its place, or bring it back\n"
          "letter/ya: was withdrawn, and is in use again; give the entry another id\n");
}

TEST_CASE("a list of ids can stand for the old database", "[cli]") {
    Pair const pair;
    Outcome const list = xitan_run({"export", "-", "--format", "ids", "--db", pair.path("old.db")});
    REQUIRE(list.code == 0);
    pair.write("old.ids", list.out);
    CHECK(pair.diff("old.ids", "old.db").out == "both have the same ids\n");
    Outcome const outcome = pair.diff("old.ids", "new.db");
    CHECK(outcome.code == 1);
    CHECK_THAT(outcome.out, Contains("syllable added (2)") && !Contains("commentary"));
}

TEST_CASE("a file that is neither is refused in plain words", "[cli]") {
    Pair const pair;
    pair.write("text", "dear friend\n");
    pair.write("half.db", read_file(pair.path("old.db")).substr(0, 5000));
    Outcome const text = pair.diff("text", "new.db");
    CHECK(text.code == 3);
    CHECK_THAT(text.err, Contains("text:1") && Contains("neither a database nor a list of ids"));
    CHECK(pair.diff("half.db", "new.db").code == 3);
    CHECK(pair.diff("old.db", "text").code == 3);
    CHECK(pair.diff("gone", "new.db").code == 2);
    CHECK(pair.diff("old.db", "gone").code == 2);
    CHECK(pair.diff(".", "new.db").code == 3);
    REQUIRE(::mkfifo(pair.path("pipe").c_str(), 0600) == 0);  // whoever opens it would wait for ever
    CHECK(pair.diff("pipe", "new.db").code == 3);
    CHECK(pair.diff("old.db", "pipe").code == 3);
    CHECK(pair.diff("old.db", "new.db", {"--format", "xml"}).code == 2);
}
