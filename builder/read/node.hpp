// SPDX-License-Identifier: MIT
// A YAML file as a tree of text, sequences and mappings, each with its place. All scalars are text.
// node.cpp is the only file that knows the YAML library, and makes good what it lets pass: repeated
// keys, empty values, open quotes, columns in bytes.
#pragma once

#include "text/diagnostics.hpp"
#include "text/location.hpp"
#include "text/source_text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xitan {

enum class NodeKind {
    nothing,  // a value that is missing or broken, and has been reported
    scalar,
    sequence,
    mapping,
};

struct Node {
    NodeKind kind = NodeKind::nothing;
    Location at = {};
    std::string text = {};                        // scalar
    std::vector<Located<std::string>> keys = {};  // mapping: the key of each item; none twice
    std::vector<Node> items = {};                 // sequence, mapping: the values, in the order of the file
};

// Nesting deeper than this is refused: no source needs it, and a hostile file would exhaust the stack.
inline constexpr std::size_t deepest_nesting = 32;

// Requires: the file's text is valid UTF-8. None: it could not be parsed, or holds nothing, and that
// is reported. Otherwise the tree, in which what was reported stands as `nothing`.
[[nodiscard]] std::optional<Node> parse_yaml(FileId file, SourceSet const& sources, Diagnostics& diagnostics);

}  // namespace xitan
