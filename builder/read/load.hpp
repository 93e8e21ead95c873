// SPDX-License-Identifier: MIT
// The folder of sources: finds its files, loads them and parses them. Neither the order in which the
// system lists a folder nor the names of its files matter.
#pragma once

#include "read/node.hpp"
#include "text/diagnostics.hpp"
#include "text/source_text.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

// A source is written by hand; a file above this size is something else, and is not even read.
inline constexpr std::uintmax_t largest_file = 4U << 20U;

class SourceFolder {
public:
    SourceFolder(std::filesystem::path root, SourceSet& sources, Diagnostics& diagnostics);

    // False: there is no such folder, and that is reported.
    [[nodiscard]] bool exists();

    // The tree of a file below the root; none if it is absent or broken. What is broken is reported.
    [[nodiscard]] std::optional<Node> optional_file(std::string const& relative);
    [[nodiscard]] std::optional<Node> required_file(std::string const& relative, std::string_view holds);

    // The trees of all YAML files of a folder, by file name. A missing or empty folder is reported.
    [[nodiscard]] std::vector<Node> folder(std::string const& relative, std::string_view holds);

    // False: it is absent, or something else has its name, which is reported.
    [[nodiscard]] bool has_folder(std::string const& relative);

    // Reports what lies in the root, or in a folder below it, besides the known names. Call when all else is read.
    void report_strangers(std::vector<std::string> const& known, std::string const& below = {});

private:
    std::optional<Node> load(std::string const& relative);
    // What is in a folder, "" for the root; none if it cannot be listed, which is reported.
    std::optional<std::vector<std::filesystem::directory_entry>> entries_by_name(std::string const& below);
    void complain(std::string const& relative, std::string_view rule, std::string message);

    std::filesystem::path root_;
    SourceSet& sources_;
    Diagnostics& diagnostics_;
};

}  // namespace xitan
