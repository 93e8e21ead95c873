// SPDX-License-Identifier: MIT
// `xitan export` as a person meets it.
#include "cli/command_line.hpp"
#include "export/grid.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <map>
#include <set>
#include <string_view>

using namespace xitan;
using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

using Files = std::map<std::string, std::string>;

// All files below a folder, hidden ones too.
Files files_below(fs::path const& folder) {
    Files files;
    for (auto const& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file())
            files[fs::relative(entry.path(), folder).generic_string()] = read_file(entry.path());
    }
    return files;
}

Outcome exported_with(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "export");
    return xitan_run_on_real(std::move(arguments));
}

std::string complaint_of(std::vector<std::string> arguments, int code) {
    auto const outcome = exported_with(std::move(arguments));
    CHECK(outcome.code == code);
    CHECK(outcome.out.empty());
    return outcome.err;
}

// The real program, in surroundings of its own.
std::string program(std::string const& surroundings, fs::path const& folder, std::string const& more) {
    return surroundings + ' ' + shell_word(XITAN_PROGRAM) + " export " + shell_word(folder) + " --db " +
           shell_word(real_database()) + ' ' + more;
}

}  // namespace

TEST_CASE("an export says what it wrote, and is the same from run to run, wherever and whenever", "[cli]") {
    TemporaryFolder const folder;
    auto const first = folder.path() / "first", second = folder.path() / "second" / "below";
    auto const outcome = run(program("TZ=UTC LC_ALL=C", first, "--format all"));
    INFO(outcome.errors);
    REQUIRE(outcome.status == 0);
    REQUIRE(run("umask 077; cd / && " +
                program("TZ=Asia/Kathmandu LC_ALL=de_DE.UTF-8 LANG=zh_TW.UTF-8", second, "--format all"))
                .status == 0);
    Files const files = files_below(first);
    CHECK(outcome.output == std::to_string(files.size()) + " files in " + first.string() + '\n');
    CHECK(files.size() > 150);
    CHECK((files == files_below(second)));
    REQUIRE(run(program("", first, "--format json,header")).status == 0);  // over the old ones
    CHECK((files == files_below(first)));
}

TEST_CASE("every format of exports has a name of its own, and says what it is", "[cli]") {
    std::set<std::string_view> names;
    for (ExportFormat const& one : export_formats()) {
        INFO(one.name);
        CHECK(names.insert(one.name).second);
        CHECK_FALSE(one.meaning.empty());
        CHECK(export_format(one.name) == &one);
    }
    CHECK(export_format("all") == nullptr);
}

TEST_CASE("CSV has no byte-order mark, and exactly one with --excel", "[cli]") {
    std::string const plain = exported_with({"-", "--only", "letters"}).out;
    std::string const marked = exported_with({"-", "--only", "letters", "--excel"}).out;
    CHECK(plain.starts_with("id,kind,"));
    CHECK((marked == "\xEF\xBB\xBF" + plain));
    CHECK((plain == read_file(exported_folder() / "letters.csv")));
}

TEST_CASE("one data set goes to standard output, in every format of sets", "[cli]") {
    for (std::string const form : {"csv", "json", "jsonl"}) {
        INFO(form);
        auto const outcome = exported_with({"-", "--only", "tones", "--format", form});
        CHECK(outcome.code == 0);
        CHECK((outcome.out == read_file(exported_folder() / ("tones." + form))));
    }
    TemporaryFolder const folder;
    std::string const target = (folder.path() / "out").string();
    CHECK(exported_with({target, "--format", "schema"}).out == "1 file in " + target + '\n');
    CHECK(exported_with({"-", "--format", "schema"}).out.starts_with("# The database\n"));
}

TEST_CASE("more than one file does not go to standard output", "[cli]") {
    std::string const advice = "; name one data set with --only, and one format with --format";
    CHECK(complaint_of({"-"}, 2).find("standard output takes one file, and this makes " +
                                      std::to_string(all_sets().size()) + advice) != std::string::npos);
    CHECK(complaint_of({"-", "--only", "letters,lines"}, 2).find("this makes 2" + advice) != std::string::npos);
    CHECK(complaint_of({"-", "--only", "letters", "--format", "csv,jsonl"}, 2).find("this makes 2" + advice) !=
          std::string::npos);
}

TEST_CASE("a data set or format that there is not is named, with what there is", "[cli]") {
    auto const has = [](std::string const& text, std::string const& part) {
        INFO(text);
        CHECK(text.find(part) != std::string::npos);
    };
    TemporaryFolder const folder;
    std::string const target = (folder.path() / "out").string();
    std::string const unknown = complaint_of({target, "--only", "leters"}, 2);
    has(unknown, "there is no data set `leters`; did you mean `letters`?");
    has(unknown, "chapters, commentary");
    has(complaint_of({target, "--format", "cvs"}, 2), "there is no value `cvs`");
    has(complaint_of({target, "--format", "schema", "--only", "letters"}, 2), "--only chooses data sets");
    has(complaint_of({}, 2), "where to?");
    CHECK_FALSE(fs::exists(target));
    auto const listed = exported_with({"--list"});
    for (DataSet const& set : all_sets()) has(listed.out, set.query.title);
}

TEST_CASE("a folder that cannot be made or written is named, and nothing is", "[cli]") {
    TemporaryFolder const folder;
    folder.write("file", "text");
    std::string const target = (folder.path() / "file").string();
    CHECK(complaint_of({target}, 3).find(target + ": this folder cannot be made") != std::string::npos);
    CHECK(read_file(target) == "text");
    if (fs::exists("/proc/self")) {  // which nobody can write to, not even root
        CHECK(complaint_of({"/proc/self/fd"}, 3).find("/fd") != std::string::npos);
        CHECK(complaint_of({"/proc/none"}, 3).find("/proc/none: this folder cannot be made") != std::string::npos);
    }
}

TEST_CASE("a disk that is full in the midst leaves old files or new ones, all whole", "[cli]") {
    TemporaryFolder const folder;
    auto const target = folder.path() / "out";
    REQUIRE(exported_with({target.string()}).code == 0);
    Files const whole = files_below(target);
    Files old = whole;
    for (auto& [name, bytes] : old) {
        bytes = "old";
        folder.write("out/" + name, bytes);
    }
    // 64 or 128 KiB a file, by the shell's block: less than the largest, more than the first small ones.
    auto const outcome = run("ulimit -f 128; trap '' XFSZ; " + program("", target, ""));
    CHECK(outcome.status != 0);
    CHECK(outcome.errors.find("cannot be written; is the disk full?") != std::string::npos);
    for (auto const& [name, bytes] : files_below(target)) {
        INFO(name);
        REQUIRE(whole.contains(name));  // no debris
        CHECK((bytes == "old" || bytes == whole.at(name)));
    }
    REQUIRE(exported_with({target.string()}).code == 0);
    CHECK((files_below(target) == whole));
}
