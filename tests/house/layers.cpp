// SPDX-License-Identifier: MIT
// The house rules of ARCHITECTURE.md: who may include whom.
#include "support/catch.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

// Rooms of one level never include each other; main.cpp stands above all.
std::map<std::string, int> const levels{{"text", 0},     {"model", 1}, {"phonology", 1}, {"read", 2},   {"check", 2},
                                        {"generate", 2}, {"store", 2}, {"query", 3},     {"export", 4}, {"cli", 5}};

// Third-party headers and the rooms or files that may see them.
std::vector<std::pair<std::string, std::set<std::string>>> const third_party{
    {"yaml-cpp/", {"read/node.cpp"}},
    {"utf8proc", {"text/"}},
    {"SQLiteCpp/", {"store/", "query/run_query.cpp"}},
    {"sqlite3.h", {"store/"}},
    {"nlohmann/", {"cli/", "export/"}},
    {"CLI/", {"cli/"}},
};

struct Include {
    std::string file;  // below builder/
    int line;
    std::string header;
    bool own;  // "…", not <…>
};

std::vector<Include> includes() {
    std::vector<Include> found;
    fs::path const root = fs::path(XITAN_ROOT) / "builder";
    std::regex const pattern(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
    for (auto const& entry : fs::recursive_directory_iterator(root)) {
        auto const extension = entry.path().extension();
        if (extension != ".cpp" && extension != ".hpp") continue;
        std::ifstream in(entry.path());
        std::string text;
        for (int line = 1; std::getline(in, text); ++line) {
            std::smatch match;
            if (!std::regex_search(text, match, pattern)) continue;
            found.push_back({fs::relative(entry.path(), root).generic_string(), line, match[2], match[1] == "\""});
        }
    }
    std::sort(found.begin(), found.end(),
              [](auto const& a, auto const& b) { return std::tie(a.file, a.line) < std::tie(b.file, b.line); });
    return found;
}

std::string room(std::string const& path) {
    auto const slash = path.find('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash);
}

std::string fault(Include const& include) {
    std::string const at = include.file + ":" + std::to_string(include.line) + ": ";
    if (include.own) {
        std::string const from = room(include.file);
        std::string const to = room(include.header);
        if (!levels.contains(to)) return at + "\"" + include.header + "\" names no room";
        if (!from.empty() && from != to && levels.at(to) >= levels.at(from)) {
            return at + from + " includes " + include.header + ", which is not on a lower level";
        }
        return {};
    }
    for (auto const& [prefix, places] : third_party) {
        if (!include.header.starts_with(prefix)) continue;
        bool const allowed =
            std::any_of(places.begin(), places.end(), [&](auto const& p) { return include.file.starts_with(p); });
        if (!allowed) return at + "<" + include.header + "> belongs to another room";
    }
    return {};
}

}  // namespace

TEST_CASE("a room includes only itself and lower levels, and third-party headers stay in their room", "[house]") {
    auto const all = includes();
    REQUIRE(all.size() > 100);
    std::vector<std::string> faults;
    for (auto const& include : all) {
        if (auto text = fault(include); !text.empty()) faults.push_back(std::move(text));
    }
    CHECK(faults == std::vector<std::string>{});
}

TEST_CASE("the layer test sees an upward, a sideways and a foreign include", "[house]") {
    CHECK_FALSE(fault({"text/a.cpp", 1, "model/letter.hpp", true}).empty());
    CHECK_FALSE(fault({"read/a.cpp", 1, "check/check.hpp", true}).empty());
    CHECK_FALSE(fault({"read/read_letter.cpp", 1, "yaml-cpp/yaml.h", false}).empty());
    CHECK(fault({"read/a.cpp", 1, "model/letter.hpp", true}).empty());
    CHECK(fault({"cli/a.cpp", 1, "nlohmann/json.hpp", false}).empty());
}
