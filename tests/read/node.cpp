// SPDX-License-Identifier: MIT
#include "read/node.hpp"

#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

#include <chrono>

using namespace xitan;

namespace {

struct Parsed {
    SourceSet sources;
    Diagnostics diagnostics;
    std::optional<Node> root;

    explicit Parsed(std::string const& text) {
        auto const file = sources.add(SourceText("x.yaml", "x.yaml", text));
        root = parse_yaml(file, sources, diagnostics);
    }
    // "2:3 duplicate-key" each
    [[nodiscard]] std::vector<std::string> complaints() const {
        std::vector<std::string> list;
        for (auto const& d : diagnostics.sorted(sources))
            list.push_back(std::to_string(d.at.line) + ":" + std::to_string(d.at.column) + " " + d.rule);
        return list;
    }
};

using Complaints = std::vector<std::string>;

// The tree as text: scalars in quotes, "?" for what was reported.
std::string shown(Node const& node) {
    std::string text;
    switch (node.kind) {
        case NodeKind::nothing:
            return "?";
        case NodeKind::scalar:
            return "'" + node.text + "'";
        case NodeKind::sequence:
            for (auto const& item : node.items) text += (text.empty() ? "" : " ") + shown(item);
            return "[" + text + "]";
        case NodeKind::mapping:
            for (std::size_t i = 0; i < node.items.size(); ++i)
                text += (i ? " " : "") + node.keys[i].value + ":" + shown(node.items[i]);
            return "{" + text + "}";
    }
    return {};
}

std::string tree(std::string const& text) {
    Parsed const parsed(text);
    return parsed.root ? shown(*parsed.root) : "none";
}

}  // namespace

TEST_CASE("YAML becomes a tree of text", "[read]") {
    CHECK(tree("a: 1\nb: [x, 'y z', {c: \"d\"}]\n") == "{a:'1' b:['x' 'y z' {c:'d'}]}");
    CHECK(tree("- a\n- b\n") == "['a' 'b']");
    CHECK(tree("迦: 上\n") == "{迦:'上'}");
    CHECK(tree("%YAML 1.2\n---\na: b\n...\n") == "{a:'b'}");
}

TEST_CASE("null is text as a value, in a list and as a key", "[read]") {
    CHECK(tree("a: null\nb: ~\n") == "{a:'null' b:'~'}");
    CHECK(tree("[null, Null, ~, NULL]") == "['null' 'Null' '~' 'NULL']");
    CHECK(tree("null: x\n~: y\n") == "{null:'x' ~:'y'}");
    CHECK(tree("{a: null, null: b}") == "{a:'null' null:'b'}");
    CHECK(tree("null") == "'null'");
}

TEST_CASE("a key without a value does not take the key after it", "[read]") {
    Parsed const parsed("a:\nnull: x\nb:\n~ : y\n");
    CHECK(shown(*parsed.root) == "{a:? null:'x' b:? ~:'y'}");
    CHECK(parsed.complaints() == Complaints{"1:1 empty-value", "3:1 empty-value"});
}

TEST_CASE("an empty item is reported at its dash or comma", "[read]") {
    CHECK(Parsed("a:\n  - x\n  - # - nothing\n\n  - y\n").complaints() == Complaints{"3:3 empty-value"});
    CHECK(Parsed("a:\n  - x\n  -\n").complaints() == Complaints{"3:3 empty-value"});
    CHECK(Parsed("[迦, , x]").complaints() == Complaints{"1:5 empty-value"});
}

TEST_CASE("places count characters on lines with wide, narrow and astral ones", "[read]") {
    Parsed const parsed("{迦: 𑖎, ā: [r̥, x]}");
    auto const& root = *parsed.root;
    CHECK(root.keys.at(0).at == Location{0, 1, 2});
    CHECK(root.items.at(0).at == Location{0, 1, 5});
    CHECK(root.keys.at(1).at == Location{0, 1, 8});
    CHECK(root.items.at(1).items.at(0).at == Location{0, 1, 12});
    CHECK(root.items.at(1).items.at(1).at == Location{0, 1, 16});
}

TEST_CASE("nesting is followed to its limit and not below", "[read]") {
    CHECK(Parsed(std::string(deepest_nesting, '[') + std::string(deepest_nesting, ']')).complaints().empty());
    for (std::string const opening : {"[", "{a: ", "- ", "? "}) {
        std::string text;
        for (int i = 0; i < 100'000; ++i) text += opening;
        INFO(opening);
        auto const complaints = Parsed(text).complaints();
        REQUIRE(complaints.size() == 1);
        CHECK(complaints[0].ends_with("too-deep"));
    }
}

TEST_CASE("what follows a syntax error is not complained about", "[read]") {
    CHECK(Parsed("a: [b, c\nd: e\n").complaints() == Complaints{"2:2 not-yaml"});
    CHECK(tree("a: [b, c\nd: e\n") == "none");
    CHECK(Parsed("a: ,b\n").complaints() == Complaints{"1:4 not-yaml"});
}

TEST_CASE("an error before a syntax error is still reported", "[read]") {
    CHECK(Parsed("a: 1\na: 2\nb: @\n").complaints() == Complaints{"2:1 duplicate-key", "3:4 not-yaml"});
}

TEST_CASE("an unclosed bracket is shown where it was opened", "[read]") {
    Parsed const parsed("a: {b: c\nd: e\n");
    REQUIRE(parsed.diagnostics.count() == 1);
    auto const notes = parsed.diagnostics.sorted(parsed.sources).front().notes;
    REQUIRE(notes.size() == 1);
    CHECK(notes[0].at == Location{0, 1, 4});
}

TEST_CASE("quotes may hold the other quote, escapes and line ends", "[read]") {
    CHECK(tree("a: 'it''s'\nb: \"\\\"x\\\\\"\nc: 'a \" b'\n") == "{a:'it's' b:'\"x\\' c:'a \" b'}");
    CHECK(tree("a: \"one\n  two\"\n") == "{a:'one two'}");
    CHECK(Parsed("a: 'x\nb: y\n").complaints() == Complaints{"1:4 unclosed-quote"});
    CHECK(Parsed("a: \"x\\\"\n").complaints() == Complaints{"1:4 unclosed-quote"});
}

TEST_CASE("a file cut off anywhere is reported or read, never more", "[read]") {
    for (auto const& [name, text] : test::tiny_treatise()) {
        for (std::size_t length = 0; length < text.size(); ++length) {
            if ((static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) continue;  // inside a character
            Parsed const parsed(text.substr(0, length));
            INFO(name << " cut after " << length << " bytes");
            CHECK((parsed.root.has_value() || parsed.diagnostics.has_errors()));
            for (auto const& d : parsed.diagnostics.sorted(parsed.sources))
                CHECK(d.at.line <= parsed.sources[0].line_count() + 1);
        }
    }
}

TEST_CASE("one long line costs no more than many short ones", "[read]") {
    std::string line = "[";
    for (int i = 0; i < 100'000; ++i) line += "迦, ";
    auto const start = std::chrono::steady_clock::now();
    Parsed const parsed(line + "迦]");
    CHECK(parsed.complaints().empty());
    CHECK(parsed.root->items.back().at == Location{0, 1, 300'002});
    // Counting each column from the start of the line would take minutes.
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}
