// SPDX-License-Identifier: MIT
// The public ids that a release promised to keep: those in use, and those that were withdrawn. They come from a
// database or from the list that was kept of one, a text for people and for grep:
//
//   # a comment
//   letter/ka
//   cell/02.26.01 to 12       the ids from cell/02.26.01 up to cell/02.26.12
//   syllable/ky-a withdrawn
#pragma once

#include "store/database.hpp"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

struct IdList {
    std::set<std::string> used;
    std::map<std::string, std::string> withdrawn;  // id → why, and what took its place; a list does not say
};

[[nodiscard]] IdList ids_of(Database const& database);

// path: what an error names. DatabaseError, with the line, for what is no list of ids.
[[nodiscard]] IdList parse_ids(std::string_view text, std::filesystem::path const& path);

// The lines of the list: ids that differ in the number at their end only, and follow each other, share one.
[[nodiscard]] std::vector<std::string> runs(std::set<std::string> const& ids);

}  // namespace xitan
