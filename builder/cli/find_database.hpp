// SPDX-License-Identifier: MIT
// Which database a command reads, and whether it is one of ours.
#pragma once

#include "store/database.hpp"

#include <filesystem>
#include <string>

namespace xitan {

// Where `cmake --install` puts it, seen from the place of this program: a folder that was installed may be moved.
[[nodiscard]] std::filesystem::path installed_database();

// Whether SQLite would keep a log beside the file: then it cannot be read in a folder that cannot be written, and
// reading leaves files there. The builder makes none that is so.
[[nodiscard]] bool is_in_wal_mode(std::filesystem::path const& path);

// The file that a person named: UsageError if the name is empty or nothing has it. what: "a database", for the message.
[[nodiscard]] std::filesystem::path named_file(std::filesystem::path const& path, std::string const& what);

// The first that exists of: option (if it is not empty), $XITAN_DB (if it is set), ./xitan.db, build/xitan.db,
// installed. What somebody names must exist: UsageError if it does not, and if nothing is found at all.
[[nodiscard]] std::filesystem::path find_database(std::filesystem::path const& option,
                                                  std::filesystem::path const& installed = installed_database());

// Opens a file that was found, to read. Throws DatabaseError if it is no database of this program, or one of
// another schema version; the message says what to do.
[[nodiscard]] Database open_database(std::filesystem::path const& path);

}  // namespace xitan
