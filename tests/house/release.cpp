// SPDX-License-Identifier: MIT
// The scripts behind target `release`, run on the real database; the packages themselves are tried by
// scripts/try-in-clean-root.
#include "store/sha256.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

using namespace xitan;
using namespace xitan::test;

namespace {

namespace fs = std::filesystem;

std::string script(std::string const& name, std::string const& settings, fs::path const& output) {
    return "cmake -DPROGRAM=" + shell_word(XITAN_PROGRAM) + " -DDATABASE=" + shell_word(real_database()) + settings +
           " -DOUTPUT=" + shell_word(output) + " -P " + shell_word(fs::path(XITAN_ROOT) / "cmake" / name);
}

void must(std::string const& command) {
    auto const outcome = run(command);
    INFO(command << '\n' << outcome.errors);
    REQUIRE(outcome.status == 0);
}

std::string sha256(std::string_view bytes) {
    Sha256 digest;
    digest.add(bytes);
    return digest.hex();
}

// Name → bytes.
std::map<std::string, std::string> files_in(fs::path const& folder) {
    std::map<std::string, std::string> files;
    for (auto const& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) files[fs::relative(entry.path(), folder).string()] = read_file(entry.path());
    }
    return files;
}

}  // namespace

TEST_CASE("a release names every file with its digest, and a second one has the same bytes", "[house]") {
    if (!works("cmake --version && tar --sort=name --version && gzip --version")) {
        return skip("cmake, GNU tar or gzip is not installed");
    }
    TemporaryFolder const folder;
    auto const companions = folder.path() / "companions", output = folder.path() / "files";
    must(script("companions.cmake", "", companions));
    for (auto const& [name, bytes] : files_in(companions)) {
        INFO(name);
        CHECK(bytes.size() > 100);
    }
    std::string const settings = " -DFORMATS=csv -DVERSION=1.2.3 -DEPOCH=86400 -DCOMPANIONS=" + shell_word(companions);
    auto const release = script("release.cmake", settings, output);
    must(release);
    auto files = files_in(output);
    folder.write("files/of-an-older-release", "");
    must(release);
    CHECK(files == files_in(output));

    auto const manifest = nlohmann::json::parse(files.at("manifest.json"));
    CHECK(manifest.at("version") == "1.2.3");
    auto const database = Database::open_read_only(real_database());
    CHECK(manifest.at("content_digest") == database.text("SELECT value FROM build_info WHERE key = 'content_digest'"));
    CHECK(manifest.at("schema_version") == database.integer("PRAGMA user_version"));
    CHECK(files.at("xitan.db") == read_file(real_database()));
    std::string sums;
    for (auto const& [name, bytes] : files) {
        if (name != "SHA256SUMS") sums += sha256(bytes) + "  " + name + '\n';
    }
    CHECK(files.at("SHA256SUMS") == sums);
    files.erase("SHA256SUMS");
    files.erase("manifest.json");
    for (auto const& entry : manifest.at("files")) {
        std::string const name = entry.at("file");
        INFO(name);
        CHECK(entry.at("size") == files.at(name).size());
        CHECK(entry.at("sha256") == sha256(files.at(name)));
        CHECK_FALSE(entry.at("is").get<std::string>().empty());
        files.erase(name);
    }
    CHECK(files.empty());
    CHECK(files_in(output).at("changes.md") == "First release.\n");
    folder.write("old.ids", read_file(output / "xitan.ids") + "letter/of-old\n");
    CHECK(run("cd " + shell_word(output) + " && tar -tzf xitan-exports-1.2.3.tar.gz").output.find("/letters.csv\n") !=
          std::string::npos);
    must(script("release.cmake", settings + " -DPREVIOUS=" + shell_word(folder.path() / "old.ids"), output));
    CHECK(read_file(output / "changes.md").find("letter/of-old") != std::string::npos);
    auto const failed = run(script("release.cmake", settings + " -DPREVIOUS=/nowhere.db", output));
    CHECK(failed.status != 0);
    CHECK(fs::exists(output / "SHA256SUMS"));  // the last good one stays
}
