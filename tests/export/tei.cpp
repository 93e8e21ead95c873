// SPDX-License-Identifier: MIT
// The TEI document: what it has of the database.
#include "export/exported.hpp"
#include "export/tei_model.hpp"
#include "export/xml_tree.hpp"
#include "store/rich_treatise.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

// The text of the main witness behind each lb: of an app its lem, of an empty g its code.
void gather(XmlNode const& node, std::map<std::string, std::string>& lines, std::string& line) {
    if (node.name == "lb") line = node.attribute("n");
    if (node.name == "rdg" || node.name == "note") return;
    if (node.is_text() && !line.empty()) lines[line] += node.text;
    if (node.name == "g" && node.children.empty()) {
        lines[line] += '{' + node.attribute("ref").substr(std::string("#glyph-").size()) + '}';
    }
    for (XmlNode const& child : node.children) gather(child, lines, line);
}

std::map<std::string, std::string> line_texts(XmlNode const& body) {
    std::map<std::string, std::string> lines;
    std::string line;
    gather(body, lines, line);
    for (auto& [name, text] : lines) std::erase(text, '\n');  // where the file is broken, with the blanks behind it
    for (auto& [name, text] : lines) text.resize(text.find_last_not_of(' ') + 1);
    std::erase_if(lines, [](auto const& one) { return one.second.empty(); });
    return lines;
}

std::string joined(std::vector<XmlNode const*> const& nodes, std::function<std::string(XmlNode const&)> const& text) {
    std::string all;
    for (XmlNode const* const node : nodes) all += text(*node) + '\n';
    return all;
}

std::string content(XmlNode const& node) {
    if (node.is_text()) return node.text;
    std::string text;
    for (XmlNode const& child : node.children) text += content(child);
    return text;
}

XmlNode const& only(XmlNode const& node, std::string_view name) {
    auto const found = elements(node, name);
    REQUIRE(found.size() == 1);
    return *found.front();
}

std::string document(Database const& database) {
    auto const files = exported(database, "tei");
    REQUIRE(files.size() == 1);
    CHECK(files.begin()->first == database.text("SELECT id FROM work") + ".xml");
    return files.begin()->second;
}

void check_lines(Database const& database, XmlNode const& root) {
    XmlNode const& body = only(root, "body");
    auto const name = [](XmlNode const& node) { return node.attribute("n"); };
    CHECK(joined(elements(body, "lb"), name) == rows(database, "SELECT line FROM lines ORDER BY ordinal"));
    std::map<std::string, std::string> stored;
    database.each("SELECT line, text FROM lines WHERE text IS NOT NULL",
                  [&](ResultRow const& row) { stored.emplace(row.text(0), row.text(1)); });
    CHECK(line_texts(body) == stored);
    CHECK(std::int64_t(elements(body, "g").size()) >= database.integer("SELECT count(*) FROM line_glyph"));
}

void check_apparatus(Database const& database, XmlNode const& root) {
    auto const variants = database.integer("SELECT count(*) FROM variant");
    CHECK(std::int64_t(elements(root, "app").size()) == variants);
    CHECK(std::int64_t(elements(root, "rdg").size()) == variants);
    CHECK(std::int64_t(elements(root, "corr").size()) == database.integer("SELECT count(*) FROM emendation"));
    CHECK(std::int64_t(elements(root, "witness").size()) == database.integer("SELECT count(*) FROM witness"));
}

void check_readings(Database const& database, XmlNode const& root) {
    std::string found;
    for (XmlNode const* const form : elements(root, "form")) {
        if (form->attribute("type") == "lemma") continue;
        found +=
            form->attribute("xml:id") + '|' + content(only(*form, "orig")) + '|' + content(only(*form, "reg")) + '\n';
    }
    CHECK(found == rows(database,
                        "SELECT 'reading-' || i.name || '.' || r.ordinal, r.printed, r.text FROM reading AS r "
                        "JOIN line AS i ON i.line_id = r.line_id JOIN entry AS e ON e.entry_id = r.entry_id "
                        "ORDER BY e.entry_id, r.reading_id"));
}

void check(Database const& database) {
    XmlNode const root = parse_xml(document(database));
    CHECK(root.name == "TEI");
    CHECK(root.attribute("xmlns") == "http://www.tei-c.org/ns/1.0");
    check_tei_model(root);
    check_tei_pointers(root);
    check_lines(database, root);
    check_apparatus(database, root);
    check_readings(database, root);
    auto const notes = database.integer("SELECT count(*) FROM commentaries");
    std::int64_t found = 0;
    for (XmlNode const* const entry : elements(root, "entry")) {
        found += std::count_if(entry->children.begin(), entry->children.end(),
                               [](XmlNode const& child) { return child.name == "note"; });
    }
    CHECK(found == notes);
}

}  // namespace

TEST_CASE("the TEI document of the real sources has their lines, apparatus and readings", "[export]") {
    check(Database::open_read_only(real_database()));
}

TEST_CASE("so has that of a made-up treatise, with and without its passages", "[export]") {
    check(rich_database());
    check(rich_database({false}));
    check(database_of(Compiled(tiny_treatise())));
    check(database_of(Compiled(std::filesystem::path(XITAN_ROOT) / "tests/second/sources")));
}

TEST_CASE("a variant stands in its line, and without the passage in the back", "[export]") {
    CHECK(document(rich_database())
              .find("合<app><lem wit=\"#wit-1\"><g ref=\"#glyph-SD-CFC3\"/></lem><rdg></rdg></app>等") !=
          std::string::npos);
    CHECK(document(rich_database({false})).find("<app loc=\"0001a07\" corresp=\"#line-0001a07\"><lem") !=
          std::string::npos);
}

TEST_CASE("an emendation says who proposes it, how sure they are, and who has it", "[export]") {
    CHECK(
        document(rich_database())
            .find(
                "<choice><sic>合等</sic><corr type=\"adopted\" resp=\"#editors\" cert=\"1\" source=\"#wit-2\">合</corr></choice>") !=
        std::string::npos);
}

TEST_CASE("the TEI document is the same from run to run", "[export]") {
    Database const database = Database::open_read_only(real_database());
    CHECK(document(database) == document(database));
    CHECK(document(rich_database()) == document(rich_database()));
}

TEST_CASE("xmllint takes the TEI document for well-formed", "[export]") {
    if (std::system("command -v xmllint >/dev/null 2>&1") != 0) {
        WARN("skipped: xmllint is not installed");
        return;
    }
    TemporaryFolder const folder;
    folder.write("work.xml", document(Database::open_read_only(real_database())));
    auto const command = "xmllint --noout '" + (folder.path() / "work.xml").string() + "'";
    CHECK(std::system(command.c_str()) == 0);
}
