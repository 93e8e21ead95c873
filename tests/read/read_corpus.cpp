// SPDX-License-Identifier: MIT
#include "read/read_corpus.hpp"

#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include "support/tiny_treatise.hpp"

#include <algorithm>
#include <filesystem>

using namespace xitan;
using namespace xitan::test;

namespace {

// Text with one part changed. Requires: the part is there once.
std::string changed(std::string text, std::string const& from, std::string const& to) {
    auto const at = text.find(from);
    REQUIRE(at != std::string::npos);
    REQUIRE(text.find(from, at + 1) == std::string::npos);
    return text.replace(at, from.size(), to);
}

Files tiny_changed(std::string const& file, std::string const& from, std::string const& to) {
    return tiny_treatise_with(file, changed(tiny_treatise().at(file), from, to));
}

// Only read, not checked: for values that check/ would refuse.
struct Read {
    SourceSet sources;
    Diagnostics diagnostics;
    Corpus corpus;

    explicit Read(Files const& files) {
        TemporaryFolder const folder;
        for (auto const& [relative, text] : files) folder.write(relative, text);
        corpus = read_corpus(folder.path(), sources, diagnostics);
        for (auto const& diagnostic : diagnostics.sorted(sources)) UNSCOPED_INFO(diagnostic.rule + diagnostic.message);
        REQUIRE_FALSE(diagnostics.has_errors());
    }
};

std::vector<std::string> values(std::vector<Text> const& texts) {
    std::vector<std::string> list;
    for (auto const& text : texts) list.push_back(text.value);
    return list;
}

}  // namespace

TEST_CASE("the tiny treatise has no fault", "[read]") {
    Compiled const compiled(tiny_treatise());
    CHECK(compiled.printed() == "");
    CHECK(compiled.generated.cells.size() == 10);
}

TEST_CASE("letters come as vowels and consonants by order, chapters by number, whatever the files are called",
          "[read]") {
    auto files = tiny_treatise();
    files["letters/0.yaml"] = std::exchange(files["letters/ya.yaml"], files["letters/a.yaml"]);
    files.erase("letters/a.yaml");
    std::swap(files["chapters/01.yaml"], files["chapters/02.yaml"]);
    Read const read(files);
    std::vector<std::string> letters;
    for (auto const& letter : read.corpus.letters) letters.push_back(letter.written.value);
    CHECK(letters == std::vector<std::string>{"a", "i", "ka", "ga", "ya"});
    REQUIRE(read.corpus.chapters.size() == 2);
    CHECK(read.corpus.chapters[0].number.value == 1);
    CHECK(read.sources[read.corpus.letters[4].at.file].relative_path() == "letters/0.yaml");
}

TEST_CASE("no, y, null, ~, 08 and 1e3 mean themselves", "[read]") {
    for (std::string const word : {"no", "y", "null", "~", "NULL", "08", "1e3", "true", "0x10", ".inf", "2024-01-01"}) {
        INFO(word);
        Read const read(tiny_changed("letters/ka.yaml", "name: 迦", "name: " + word));
        CHECK(read.corpus.letters[2].name.printed.value == word);
        Read const list(tiny_changed("chapters/01.yaml", "note: Each", "mentions: [" + word + ", a]\nnote: Each"));
        CHECK(values(list.corpus.chapters[0].mentions) == std::vector<std::string>{word, "a"});
    }
}

TEST_CASE("a value carries the place where it stands, in characters", "[read]") {
    Read const read(tiny_treatise());
    auto const& ga = read.corpus.letters[3];
    CHECK(ga.at.line == 1);
    CHECK(ga.name.printed.at.line == 10);
    CHECK(ga.name.printed.at.column == 17);
    CHECK(ga.name.emendation->read.at.column == 26);  // after one Han character
    CHECK(ga.name.emendation->because->at.column == 38);
    CHECK(ga.readings.at(0).fanqie->spellers.printed.value == "渠下");
    CHECK(ga.readings.at(0).weight->at.column == 38);
    CHECK(ga.notes.at(0).line->value == "0001a04");
}

TEST_CASE("a byte-order mark and CRLF are harmless", "[read]") {
    auto files = tiny_treatise();
    auto& text = files["letters/ka.yaml"];
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.replace(at, 1, "\r\n");
    text.insert(0, "\xEF\xBB\xBF");
    Read const read(files);
    auto const& ka = read.corpus.letters[2];
    CHECK(ka.written.at.column == 9);
    CHECK(ka.readings.size() == 2);
    CHECK(ka.notes.at(0).text.value == "The first consonant.");

    text = changed(text, "居下}", "居下, fnaqie: 居}");
    CHECK(Compiled(files).complaints() == std::vector<std::string>{"letters/ka.yaml:12:30 unknown-key"});
}

TEST_CASE("a folded note loses its line ends, a literal one only the last", "[read]") {
    CHECK(Read(tiny_changed("letters/a.yaml", "note: The first vowel.", "note: >\n  one\n  two\n\n"))
              .corpus.letters[0]
              .notes.at(0)
              .text.value == "one two");
    CHECK(Read(tiny_changed("letters/a.yaml", "note: The first vowel.", "note: |\n  one\n  two\n"))
              .corpus.letters[0]
              .notes.at(0)
              .text.value == "one\ntwo");
}

TEST_CASE("a typo in a key is told with the key that was meant", "[read]") {
    Compiled const compiled(tiny_changed("letters/ka.yaml", "main, fanqie", "main, fanqe"));
    CHECK(compiled.printed().find("a reading has no key `fanqe`; did you mean `fanqie`?") != std::string::npos);
}

TEST_CASE("a repeated key names both lines", "[read]") {
    Compiled const compiled(tiny_changed("letters/ka.yaml", "says:", "readings: []\nsays:"));
    CHECK(compiled.printed().find("letters/ka.yaml:14:1: error: key `readings` is given twice") != std::string::npos);
    CHECK(compiled.printed().find("letters/ka.yaml:11:1: note: first given here") != std::string::npos);
}

TEST_CASE("all faults of form are reported in one run", "[read]") {
    auto files = tiny_changed("letters/ka.yaml", "居下}", "居下, fanqe: x}");
    files["letters/ga.yaml"] = changed(files["letters/ga.yaml"], "order: 2", "order: two");
    files["chapters/01.yaml"] = "chapter: [1\n";
    files["letters/i.yaml"] += "\t\n# \uE000\n";
    CHECK(Compiled(files).complaints() ==
          std::vector<std::string>{"chapters/01.yaml:2:1 not-yaml", "letters/ga.yaml:3:8 not-a-number",
                                   "letters/i.yaml:11:1 tab", "letters/i.yaml:12:3 private-use",
                                   "letters/ka.yaml:12:30 unknown-key"});
}

TEST_CASE("missing files and folders are named", "[read]") {
    auto files = tiny_treatise();
    files.erase("work.yaml");
    files.erase("script.yaml");
    std::erase_if(files, [](auto const& file) { return file.first.starts_with("chapters/"); });
    CHECK(Compiled(files).complaints() == std::vector<std::string>{"chapters:0:0 missing-folder",
                                                                   "script.yaml:0:0 missing-file",
                                                                   "work.yaml:0:0 missing-file"});
    files["chapters/README.md"] = "nothing";
    CHECK(Compiled(files).complaints().front() == "chapters:0:0 missing-file");
    CHECK(Compiled(std::filesystem::path("no-such-folder")).complaints() ==
          std::vector<std::string>{".:0:0 missing-folder"});
}

TEST_CASE("backups and hidden files are passed over", "[read]") {
    auto files = tiny_treatise();
    for (auto const* name : {"README.md", "letters/ka.yaml~", "letters/.ka.yaml.swp", ".git/x.yaml",
                             "letters/README.md", "letters/.#ka.yaml"})
        files[name] = "{";
    CHECK(Compiled(files).printed() == "");
}

TEST_CASE("a file of 100 MB is refused unread", "[read]") {
    TemporaryFolder const folder;
    for (auto const& [relative, text] : tiny_treatise()) folder.write(relative, text);
    std::filesystem::resize_file(folder.path() / "letters/ka.yaml", 100U << 20U);  // sparse
    Compiled const compiled(folder.path());
    CHECK(compiled.complaints() == std::vector<std::string>{"letters/ka.yaml:0:0 file-too-large"});
    CHECK(compiled.sources[compiled.diagnostics.sorted(compiled.sources).front().at.file].text().empty());
}

TEST_CASE("what is no file is not opened", "[read]") {
    TemporaryFolder const folder;
    for (auto const& [relative, text] : tiny_treatise()) folder.write(relative, text);
    std::filesystem::create_symlink("nowhere.yaml", folder.path() / "letters/zz.yaml");
    std::filesystem::create_symlink("/dev/zero", folder.path() / "passages.yaml");
    CHECK(Compiled(folder.path()).complaints() ==
          std::vector<std::string>{"letters/zz.yaml:0:0 unreadable-file", "passages.yaml:0:0 unreadable-file"});
}

TEST_CASE("a link that leads in a circle is complained of wherever it lies", "[read]") {
    TemporaryFolder const folder;
    for (auto const& [relative, text] : tiny_treatise()) folder.write(relative, text);
    for (auto const* name : {"circle", "apparatus.yaml", "letters/circle", "letters/zz.yaml", "phonology"})
        std::filesystem::create_symlink(std::filesystem::path(name).filename(), folder.path() / name);
    CHECK(Compiled(folder.path()).complaints() ==
          std::vector<std::string>{"apparatus.yaml:0:0 unreadable-file", "circle:0:0 unreadable-file",
                                   "letters/circle:0:0 unreadable-file", "letters/zz.yaml:0:0 unreadable-file",
                                   "phonology:0:0 unreadable-folder"});
}

TEST_CASE("a folder that may not be listed or entered is complained of", "[read]") {
    using std::filesystem::perms;
    TemporaryFolder const folder;
    for (auto const& [relative, text] : tiny_treatise()) folder.write(relative, text);
    auto const complaints_with = [&](std::string const& name, perms allowed) {
        std::filesystem::permissions(folder.path() / name, allowed);
        auto const complaints = Compiled(folder.path()).complaints();
        std::filesystem::permissions(folder.path() / name, perms::owner_all);
        return complaints;
    };
    bool const all_powerful = complaints_with("letters", perms::none).empty();
    if (all_powerful) return;  // to the superuser nothing is forbidden
    CHECK(complaints_with("letters", perms::none) == std::vector<std::string>{"letters:0:0 unreadable-folder"});
    CHECK(complaints_with("letters/ka.yaml", perms::none) ==
          std::vector<std::string>{"letters/ka.yaml:0:0 unreadable-file"});
    CHECK_FALSE(complaints_with("", perms::owner_read).empty());
}

TEST_CASE("a figure says what it counts", "[read]") {
    auto const claim = [](std::string const& scope) {
        auto const files = tiny_changed("chapters/02.yaml", "{count: 4,", "{" + scope + ", count: 4,");
        return Read(files).corpus.chapters[1].expects.at(0);
    };
    CHECK(claim("of: left-out").measure->left_out);
    CHECK(claim("of: vowels").measure->vowels_per_row);
    CHECK(claim("of: {verb: subjoin}").measure->verb->value == Verb::subjoin);
    CHECK(claim("of: {generating: yes}").measure->generating);
    CHECK(values(claim("of: {chapters: [2-15]}").measure->chapters) == std::vector<std::string>{"2-15"});
    CHECK(values(claim("of: {kind: vowel, generates: no}").measure->letters.at(0).kinds) ==
          std::vector<std::string>{"vowel"});
    CHECK(claim("of: [{group: velar}, {letter: [ka, ga]}]").measure->letters.at(1).letters.size() == 2);
    CHECK(claim("for: whole").measure->whole);
    CHECK(claim("for: whole").applies_to.empty());
    CHECK(claim("for: whole, of: {generating: yes}").measure->generating);
    CHECK(values(claim("for: [2, 4-7]").applies_to) == std::vector<std::string>{"2", "4-7"});
    CHECK(values(claim("for: 2").applies_to) == std::vector<std::string>{"2"});
    CHECK(claim("unit: chapters, loose: yes").unit.value == Unit::chapters);
    CHECK_FALSE(claim("loose: no, inferred: yes").loose);
    CHECK_FALSE(claim("loose: no").measure.has_value());
}

TEST_CASE("a rule says to what each step applies", "[read]") {
    auto const rows = [](std::string const& text) {
        return Read(tiny_changed("chapters/02.yaml", "{subjoin: ya, to: {chapter: 1}}", text)).corpus.chapters[1].rows;
    };
    CHECK(rows("{subjoin: ya, to: {chapter: 1}}").at(0).to_chapter->value == 1);
    CHECK(values(rows("{attach: a, to: consonants}").at(0).to_letters->kinds) == std::vector<std::string>{"consonant"});
    auto const filter = *rows("{superscribe: nasal, to: {manner: [stop, nasal], group: velar}}").at(0).to_letters;
    CHECK(values(filter.kinds) == std::vector<std::string>{"consonant"});
    CHECK(values(filter.manners) == std::vector<std::string>{"stop", "nasal"});
    CHECK(values(filter.groups) == std::vector<std::string>{"velar"});
    auto const steps = rows("[{attach: vowels, to: {letter: ka}}, {clusters: [k y, g y]}]");
    REQUIRE(steps.size() == 2);
    CHECK(steps[1].verb == Verb::clusters);
    CHECK(values(steps[1].clusters) == std::vector<std::string>{"k y", "g y"});
}

TEST_CASE("a fanqie is two spellers, or a mapping, or a changed value", "[read]") {
    auto const fanqie = [](std::string const& text) {
        auto const files = tiny_changed("letters/a.yaml", "direct: 惡", "fanqie: " + text);
        return *Read(files).corpus.letters[0].readings.at(0).fanqie;
    };
    CHECK(fanqie("渠下").spellers.printed.value == "渠下");
    auto const full = fanqie("{prefix: 曷, text: 力下, of: 迦, target: k}");
    CHECK(full.spellers.printed.value == "力下");
    CHECK(full.prefix->value == "曷");
    CHECK(full.of->value == "迦");
    CHECK(full.target->value == "k");
    auto const changed_whole = fanqie("{printed: 作可, read: 昨可, certainty: medium, witness: [甲, 大]}");
    CHECK(changed_whole.spellers.emendation->read.value == "昨可");
    CHECK(changed_whole.spellers.adopted().value == "作可");
    CHECK(changed_whole.spellers.emendation->witnesses.size() == 2);
    auto const changed_text = fanqie("{of: 迦, text: {printed: 作可, read: 昨可, certainty: high}}");
    CHECK(changed_text.spellers.adopted().value == "昨可");
    CHECK(changed_text.of->value == "迦");
}

TEST_CASE("the optional files are read where they are", "[read]") {
    auto files = tiny_treatise();
    files["passages.yaml"] = "passages:\n  0001a01: \"{SD-A440=a} 阿\"\n  0001a02: 伊\n";
    files["apparatus.yaml"] =
        "variants:\n"
        "  - {line: 0001a01, lemma: 阿, lemma-witness: 大, reading: 呵, witness: 甲}\n"
        "emendations:\n"
        "  - {line: 0001a02, field: text, printed: 伊, read: 依, certainty: low}\n";
    files["withdrawn.yaml"] = "withdrawn:\n  - {id: letter/kha, because: not in the text, successor: letter/ka}\n";
    auto const work = Read(files).corpus.work;
    REQUIRE(work.passages.size() == 2);
    CHECK(work.passages[0].line.value == "0001a01");
    CHECK(work.passages[0].line.at.column == 3);
    CHECK(work.passages[0].text.value == "{SD-A440=a} 阿");
    CHECK(work.variants.at(0).reading.value == "呵");
    CHECK(work.emendations.at(0).value.emendation->certainty.value == Certainty::low);
    CHECK(work.withdrawn.at(0).successor->value == "letter/ka");
}
