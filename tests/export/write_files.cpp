// SPDX-License-Identifier: MIT
// An export that ends early leaves whole files only: new ones, or those that were there before.
#include "export/write_files.hpp"

#include "store/errors.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include <csignal>
#include <map>
#include <ostream>
#include <stdexcept>

#include <sys/wait.h>
#include <unistd.h>

using namespace xitan;
using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

ExportFile file(std::string path, std::string text) {
    return {std::move(path), [text = std::move(text)](std::ostream& out) { out << text; }};
}

// "a.csv=1 b/c.csv=2 ": all files below a folder, hidden ones too.
std::string contents(fs::path const& folder) {
    std::map<std::string, std::string> files;
    for (auto const& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file())
            files[fs::relative(entry.path(), folder).generic_string()] = read_file(entry.path());
    }
    std::string text;
    for (auto const& [name, bytes] : files) text += name + '=' + bytes + ' ';
    return text;
}

std::string refused(std::vector<ExportFile> const& files, fs::path const& folder) {
    try {
        write_files(files, folder);
    } catch (PublishError const& error) {
        return error.what();
    }
    return {};
}

}  // namespace

TEST_CASE("files are written below folders that are made for them, and other files stay", "[export]") {
    TemporaryFolder const folder;
    auto const target = folder.path() / "new" / "folder";
    write_files(std::vector{file("a.csv", "1"), file("b/c.json", "2")}, target);
    CHECK(contents(target) == "a.csv=1 b/c.json=2 ");
    folder.write("new/folder/mine.txt", "3");
    write_files(std::vector{file("a.csv", "4")}, target);
    CHECK(contents(target) == "a.csv=4 b/c.json=2 mine.txt=3 ");
}

TEST_CASE("a file that cannot be made whole leaves the old one and no debris", "[export]") {
    TemporaryFolder const folder;
    write_files(std::vector{file("a.csv", "old"), file("b.csv", "old")}, folder.path());
    auto const broken = [](std::ostream& out) {
        out << "half" << std::flush;
        throw std::runtime_error("the source of the rows failed");
    };
    CHECK_THROWS_AS(write_files(std::vector{file("a.csv", "new"), ExportFile{"b.csv", broken}}, folder.path()),
                    std::runtime_error);
    CHECK(contents(folder.path()) == "a.csv=new b.csv=old ");
    auto const full = [](std::ostream& out) { out.setstate(std::ios::badbit); };
    CHECK(refused({ExportFile{"b.csv", full}}, folder.path()) ==
          (fs::canonical(folder.path()) / "b.csv").string() + ": cannot be written; is the disk full?");
    CHECK(contents(folder.path()) == "a.csv=new b.csv=old ");
}

TEST_CASE("an export that is killed leaves whole files, and the next one sweeps up", "[export]") {
    TemporaryFolder const folder;
    write_files(std::vector{file("a.csv", "old"), file("b.csv", "old"), file("c.csv", "old")}, folder.path());
    pid_t const child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        auto const killed = [](std::ostream& out) {
            out << "half" << std::flush;
            (void)::raise(SIGKILL);
        };
        write_files(std::vector{file("a.csv", "new"), ExportFile{"b.csv", killed}}, folder.path());
        ::_exit(0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    CHECK(read_file(folder.path() / "a.csv") == "new");
    CHECK(read_file(folder.path() / "b.csv") == "old");
    CHECK(contents(folder.path()).find("=half") != std::string::npos);
    write_files(std::vector{file("a.csv", "newer"), file("b.csv", "newer")}, folder.path());
    CHECK(contents(folder.path()) == "a.csv=newer b.csv=newer c.csv=old ");
}

TEST_CASE("what stands in the way of an export is named", "[export]") {
    TemporaryFolder const folder;
    folder.write("file", "text");
    folder.write("out/a.csv/inside", "text");
    std::string const root = folder.path().string();
    CHECK(refused({file("a.csv", "1")}, folder.path() / "file")
              .starts_with(root + "/file: this folder cannot be made: "));
    CHECK(refused({file("a.csv", "1")}, folder.path() / "file" / "below")
              .starts_with(root + "/file/below: this folder cannot be made: "));
    CHECK(refused({file("a.csv", "1")}, folder.path() / "out") ==
          (fs::canonical(folder.path()) / "out" / "a.csv").string() +
              ": is a folder; move it away, or export to another place");
    CHECK(contents(folder.path()) == "file=text out/a.csv/inside=text ");
}
