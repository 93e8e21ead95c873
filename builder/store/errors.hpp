// SPDX-License-Identifier: MIT
// What goes wrong with the machine while the database is written: a full disk, a folder that cannot
// be written, a damaged file. Never a wrong source: that is a diagnostic.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

namespace xitan {

// SQLite refused. what() names the table or file and gives SQLite's own words.
class DatabaseError : public std::runtime_error {
public:
    DatabaseError(std::string const& subject, std::string const& reason)
        : std::runtime_error(subject + ": " + reason), reason_(reason) {}
    [[nodiscard]] std::string const& reason() const noexcept { return reason_; }

private:
    std::string reason_;
};

// The database could not be put in its place; the file that was there before is untouched. what()
// names the path, the reason and what to do.
class PublishError : public std::runtime_error {
public:
    PublishError(std::filesystem::path const& path, std::string const& reason)
        : std::runtime_error(path.string() + ": " + reason), path_(path) {}
    [[nodiscard]] std::filesystem::path const& path() const noexcept { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace xitan
