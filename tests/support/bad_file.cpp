// SPDX-License-Identifier: MIT
#include "support/bad_file.hpp"

#include "support/temporary_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>

namespace xitan::test {

namespace {

namespace fs = std::filesystem;

BadFile bad_file(fs::path const& path) {
    BadFile bad{path.filename().string(), {}, read_file(path), {}};
    std::istringstream lines(bad.text);
    std::string const replaces = "# replaces: ", expects = "# expects: ";
    for (std::string line; std::getline(lines, line) && line.starts_with('#');) {
        if (line.ends_with('\r')) line.pop_back();
        if (line.starts_with(replaces)) {
            bad.replaces = line.substr(replaces.size());
        } else if (line.starts_with(expects)) {
            auto const expected = line.substr(expects.size());
            bool const names_file = std::count(expected.begin(), expected.end(), ':') > 1;
            bad.expects.push_back(names_file ? expected : bad.replaces + ":" + expected);
        }
    }
    if (bad.replaces.empty() || bad.expects.empty())
        throw std::runtime_error(path.string() + " must begin with `# replaces: ` and `# expects: `");
    std::sort(bad.expects.begin(), bad.expects.end());
    return bad;
}

}  // namespace

std::vector<BadFile> bad_files() {
    std::vector<BadFile> list;
    for (auto const& entry : fs::directory_iterator(fs::path(XITAN_ROOT) / "tests" / "bad"))
        if (entry.path().extension() == ".yaml") list.push_back(bad_file(entry.path()));
    std::sort(list.begin(), list.end(), [](auto const& a, auto const& b) { return a.name < b.name; });
    return list;
}

}  // namespace xitan::test
