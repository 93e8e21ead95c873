// SPDX-License-Identifier: MIT
#include "read/load.hpp"

#include "read/check_text.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <fstream>
#include <utility>

namespace xitan {

namespace fs = std::filesystem;

namespace {

// What editors and systems leave behind, and the guide to the format.
bool is_ignored(std::string const& name) { return name.starts_with('.') || name.ends_with('~') || name == "README.md"; }

std::vector<fs::directory_entry> entries_by_name(fs::path const& folder) {
    std::vector<fs::directory_entry> entries;
    for (auto const& entry : fs::directory_iterator(folder))
        if (!is_ignored(entry.path().filename().string())) entries.push_back(entry);
    std::sort(entries.begin(), entries.end(),
              [](auto const& a, auto const& b) { return a.path().filename().string() < b.path().filename().string(); });
    return entries;
}

// A file that looks like a source, under whatever spelling of the ending.
bool looks_like_yaml(fs::path const& path) {
    auto ending = path.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return ending == ".yaml" || ending == ".yml";
}

std::optional<std::string> bytes_of(fs::path const& path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(fs::file_size(path)), '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file) return std::nullopt;
    return bytes;
}

}  // namespace

SourceFolder::SourceFolder(fs::path root, SourceSet& sources, Diagnostics& diagnostics)
    : root_(std::move(root)), sources_(sources), diagnostics_(diagnostics) {}

bool SourceFolder::exists() {
    if (fs::is_directory(root_)) return true;
    auto const file = sources_.add(SourceText(root_.string(), ".", {}));
    diagnostics_.error({file, 0, 0}, "missing-folder", "there is no such folder of sources");
    return false;
}

std::optional<Node> SourceFolder::optional_file(std::string const& relative) {
    return fs::exists(fs::symlink_status(root_ / relative)) ? load(relative) : std::nullopt;
}

std::optional<Node> SourceFolder::required_file(std::string const& relative, std::string_view holds) {
    if (fs::exists(fs::symlink_status(root_ / relative))) return load(relative);
    complain(relative, "missing-file", "the file is missing: " + std::string(holds));
    return std::nullopt;
}

std::vector<Node> SourceFolder::folder(std::string const& relative, std::string_view holds) {
    std::vector<Node> trees;
    if (!fs::is_directory(root_ / relative)) {
        complain(relative, "missing-folder", "the folder is missing: " + std::string(holds));
        return trees;
    }
    bool empty = true;
    for (auto const& entry : entries_by_name(root_ / relative)) {
        auto const name = relative + "/" + entry.path().filename().string();
        if (entry.is_directory()) {
            complain(name, "unknown-folder", "folders in `" + relative + "/` are not read; move its files up");
        } else if (entry.path().extension() == ".yaml") {
            empty = false;
            if (auto tree = load(name)) trees.push_back(std::move(*tree));
        } else if (looks_like_yaml(entry.path())) {
            complain(name, "unknown-file", "a source ends in `.yaml`; rename it");
        }
    }
    if (empty) complain(relative, "missing-file", "the folder has no `.yaml` file: " + std::string(holds));
    return trees;
}

bool SourceFolder::has_folder(std::string const& relative) const { return fs::is_directory(root_ / relative); }

void SourceFolder::report_strangers(std::vector<std::string> const& known, std::string const& below) {
    for (auto const& entry : entries_by_name(root_ / below)) {
        auto const own = entry.path().filename().string();
        if (std::find(known.begin(), known.end(), own) != known.end()) continue;
        auto const name = below.empty() ? own : below + "/" + own;
        auto const near = nearest(own, known);
        auto const hint = near ? "; did you mean " + ticked(*near) + "?" : std::string("; take it away");
        if (entry.is_directory())
            complain(name, "unknown-folder", "no such folder belongs to the sources" + hint);
        else if (looks_like_yaml(entry.path()))
            complain(name, "unknown-file", "no such file belongs to the sources" + hint);
    }
}

std::optional<Node> SourceFolder::load(std::string const& relative) {
    auto const path = root_ / relative;
    std::error_code failure;
    if (!fs::is_regular_file(path, failure)) {
        complain(relative, "unreadable-file", "this is no file that can be read");
        return std::nullopt;
    }
    if (auto const size = fs::file_size(path); size > largest_file) {
        complain(
            relative, "file-too-large",
            "the file has " + std::to_string(size) + " bytes; a source has at most " + std::to_string(largest_file));
        return std::nullopt;
    }
    auto const bytes = bytes_of(path);
    if (!bytes) {
        complain(relative, "unreadable-file", "the file cannot be read; look at its permissions");
        return std::nullopt;
    }
    auto const file = sources_.add(SourceText(path.string(), relative, *bytes));
    if (!check_file_text(file, sources_, diagnostics_)) return std::nullopt;
    return parse_yaml(file, sources_, diagnostics_);
}

void SourceFolder::complain(std::string const& relative, std::string_view rule, std::string message) {
    auto const file = sources_.add(SourceText((root_ / relative).string(), relative, {}));
    diagnostics_.error({file, 0, 0}, rule, std::move(message));
}

}  // namespace xitan
