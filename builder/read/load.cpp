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

constexpr auto no_file = "this is no file that can be read";

// What editors and systems leave behind, and the guide to the format.
bool is_ignored(std::string const& name) { return name.starts_with('.') || name.ends_with('~') || name == "README.md"; }

// What a link leads to, or what may not be looked at, can fail in more ways than being absent; none of them
// may end the program.
bool is_folder(fs::path const& path) {
    std::error_code failure;
    return fs::is_directory(path, failure);
}

// Also a link that leads nowhere or in a circle.
bool is_there(fs::path const& path) {
    std::error_code failure;
    return fs::symlink_status(path, failure).type() != fs::file_type::not_found;
}

// A link that leads in a circle, or something that may not be looked at.
bool is_unknowable(fs::path const& path) {
    std::error_code failure;
    return fs::status(path, failure).type() == fs::file_type::none;
}

// A file that looks like a source, under whatever spelling of the ending.
bool looks_like_yaml(fs::path const& path) {
    auto ending = path.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return ending == ".yaml" || ending == ".yml";
}

std::optional<std::string> bytes_of(fs::path const& path, std::uintmax_t size) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file) return std::nullopt;
    return bytes;
}

}  // namespace

SourceFolder::SourceFolder(fs::path root, SourceSet& sources, Diagnostics& diagnostics)
    : root_(std::move(root)), sources_(sources), diagnostics_(diagnostics) {}

bool SourceFolder::exists() {
    if (is_folder(root_)) return true;
    auto const file = sources_.add(SourceText(root_.string(), ".", {}));
    diagnostics_.error({file, 0, 0}, "missing-folder", "there is no such folder of sources");
    return false;
}

std::optional<Node> SourceFolder::optional_file(std::string const& relative) {
    return is_there(root_ / relative) ? load(relative) : std::nullopt;
}

std::optional<Node> SourceFolder::required_file(std::string const& relative, std::string_view holds) {
    if (is_there(root_ / relative)) return load(relative);
    complain(relative, "missing-file", "the file is missing: " + std::string(holds));
    return std::nullopt;
}

std::vector<Node> SourceFolder::folder(std::string const& relative, std::string_view holds) {
    std::vector<Node> trees;
    if (!has_folder(relative)) {
        if (!is_there(root_ / relative))
            complain(relative, "missing-folder", "the folder is missing: " + std::string(holds));
        return trees;
    }
    auto const entries = entries_by_name(relative);
    if (!entries) return trees;
    bool empty = true;
    for (auto const& entry : *entries) {
        auto const name = relative + "/" + entry.path().filename().string();
        if (is_folder(entry.path())) {
            complain(name, "unknown-folder", "folders in `" + relative + "/` are not read; move its files up");
        } else if (entry.path().extension() == ".yaml") {
            empty = false;
            if (auto tree = load(name)) trees.push_back(std::move(*tree));
        } else if (looks_like_yaml(entry.path())) {
            complain(name, "unknown-file", "a source ends in `.yaml`; rename it");
        } else if (is_unknowable(entry.path())) {
            complain(name, "unreadable-file", no_file);
        }
    }
    if (empty) complain(relative, "missing-file", "the folder has no `.yaml` file: " + std::string(holds));
    return trees;
}

bool SourceFolder::has_folder(std::string const& relative) {
    if (is_folder(root_ / relative)) return true;
    if (is_there(root_ / relative)) complain(relative, "unreadable-folder", "this is no folder that can be read");
    return false;
}

void SourceFolder::report_strangers(std::vector<std::string> const& known, std::string const& below) {
    auto const entries = entries_by_name(below);
    if (!entries) return;
    for (auto const& entry : *entries) {
        auto const own = entry.path().filename().string();
        if (std::find(known.begin(), known.end(), own) != known.end()) continue;
        auto const name = below.empty() ? own : below + "/" + own;
        auto const near = nearest(own, known);
        auto const hint = near ? "; did you mean " + ticked(*near) + "?" : std::string("; take it away");
        if (is_folder(entry.path()))
            complain(name, "unknown-folder", "no such folder belongs to the sources" + hint);
        else if (looks_like_yaml(entry.path()))
            complain(name, "unknown-file", "no such file belongs to the sources" + hint);
        else if (is_unknowable(entry.path()))
            complain(name, "unreadable-file", no_file);
    }
}

std::optional<std::vector<fs::directory_entry>> SourceFolder::entries_by_name(std::string const& below) {
    std::vector<fs::directory_entry> entries;
    std::error_code failure;
    fs::directory_iterator entry(root_ / below, failure);
    for (; !failure && entry != fs::directory_iterator(); entry.increment(failure))
        if (!is_ignored(entry->path().filename().string())) entries.push_back(*entry);
    if (failure) {
        complain(below.empty() ? "." : below, "unreadable-folder",
                 "the folder cannot be read; look at its permissions");
        return std::nullopt;
    }
    std::sort(entries.begin(), entries.end(),
              [](auto const& a, auto const& b) { return a.path().filename().string() < b.path().filename().string(); });
    return entries;
}

std::optional<Node> SourceFolder::load(std::string const& relative) {
    auto const path = root_ / relative;
    std::error_code failure;
    if (!fs::is_regular_file(path, failure)) {
        complain(relative, "unreadable-file", no_file);
        return std::nullopt;
    }
    auto const size = fs::file_size(path, failure);
    if (!failure && size > largest_file) {
        complain(
            relative, "file-too-large",
            "the file has " + std::to_string(size) + " bytes; a source has at most " + std::to_string(largest_file));
        return std::nullopt;
    }
    auto const bytes = failure ? std::nullopt : bytes_of(path, size);
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
