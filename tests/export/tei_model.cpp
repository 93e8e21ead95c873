// SPDX-License-Identifier: MIT
#include "export/tei_model.hpp"

#include "support/catch.hpp"

#include <algorithm>
#include <functional>
#include <regex>
#include <set>
#include <sstream>

namespace xitan::test {

namespace {

using Words = std::set<std::string>;

Words words(std::string const& list) {
    std::istringstream in(list);
    Words found;
    for (std::string word; in >> word;) found.insert(word);
    return found;
}

struct Model {
    bool text;             // may hold text
    std::string children;  // in this order where ordered
    bool ordered;
    std::string attributes;  // besides xml:id, xml:lang, n, corresp, resp, cert and source, which all elements have
};

// Of the content models and attributes of TEI P5, that part which the document uses.
std::map<std::string, Model> const models{
    {"TEI", {false, "teiHeader text", true, "xmlns"}},
    {"teiHeader", {false, "fileDesc encodingDesc", true, ""}},
    {"fileDesc", {false, "titleStmt editionStmt publicationStmt sourceDesc", true, ""}},
    {"titleStmt", {false, "title author respStmt", true, ""}},
    {"respStmt", {false, "resp name", true, ""}},
    {"editionStmt", {false, "edition", true, ""}},
    {"publicationStmt", {false, "authority availability", true, ""}},
    {"availability", {false, "licence p", false, ""}},
    {"sourceDesc", {false, "listWit listBibl", false, ""}},
    {"listWit", {false, "witness", false, ""}},
    {"witness", {true, "title date note", false, ""}},
    {"listBibl", {false, "bibl", false, ""}},
    {"bibl", {true, "title ref note", false, ""}},
    {"encodingDesc", {false, "editorialDecl variantEncoding charDecl", false, ""}},
    {"editorialDecl", {false, "p", false, ""}},
    {"variantEncoding", {false, "", false, "method location"}},
    {"charDecl", {false, "glyph", false, ""}},
    {"glyph", {false, "mapping", false, ""}},
    {"mapping", {true, "", false, "type"}},
    {"text", {false, "body back", true, ""}},
    {"body", {false, "div", false, ""}},
    {"back", {false, "div", false, ""}},
    {"div", {false, "ab listApp list entry", false, "type"}},
    {"ab", {true, "pb cb lb g app", false, ""}},
    {"listApp", {false, "app", false, ""}},
    {"app", {false, "lem rdg note", true, "loc"}},
    {"lem", {true, "g note", false, "wit"}},
    {"rdg", {true, "g note", false, "wit"}},
    {"list", {false, "item", false, ""}},
    {"item", {true, "choice note", false, ""}},
    {"choice", {false, "sic corr orig reg", false, ""}},
    {"sic", {true, "g", false, ""}},
    {"corr", {true, "g", false, "type"}},
    {"orig", {true, "", false, ""}},
    {"reg", {true, "", false, ""}},
    {"entry", {false, "form note", false, "type"}},
    {"form", {true, "orth pron note", false, "type subtype"}},
    {"orth", {true, "", false, "notation"}},
    {"pron", {true, "choice", false, "notation"}},
    {"note", {true, "name", false, "type"}},
    {"ref", {true, "", false, "target"}},
    {"g", {true, "", false, "ref"}},
    {"title", {true, "", false, ""}},
    {"author", {true, "", false, ""}},
    {"resp", {true, "", false, ""}},
    {"name", {true, "", false, ""}},
    {"edition", {true, "", false, ""}},
    {"authority", {true, "", false, ""}},
    {"licence", {true, "", false, ""}},
    {"date", {true, "", false, ""}},
    {"p", {true, "", false, ""}},
    {"pb", {false, "", false, ""}},
    {"cb", {false, "", false, ""}},
    {"lb", {false, "", false, ""}},
};

// Elements that must hold one of their children.
Words const never_empty = words(
    "TEI teiHeader fileDesc titleStmt respStmt publicationStmt availability sourceDesc listWit listBibl encodingDesc "
    "editorialDecl charDecl text body div listApp list choice entry");

bool is_blank(XmlNode const& node) { return node.text.find_first_not_of(" \n") == std::string::npos; }

void check_children(XmlNode const& node, Model const& model) {
    std::vector<std::string> order;
    std::istringstream in(model.children);
    for (std::string word; in >> word;) order.push_back(word);
    std::ptrdiff_t last = 0;
    for (XmlNode const& child : node.children) {
        if (child.is_text()) {
            if (!model.text && !is_blank(child)) FAIL(node.name << " has the text " << child.text);
            continue;
        }
        auto const at = std::find(order.begin(), order.end(), child.name) - order.begin();
        if (at == std::ptrdiff_t(order.size())) FAIL(node.name << " has a child " << child.name);
        if (model.ordered && at < last) FAIL(child.name << " stands too late in " << node.name);
        last = at;
    }
}

void check_model(XmlNode const& node) {
    auto const model = models.find(node.name);
    if (model == models.end()) FAIL("there is an element " << node.name);
    static Words const global = words("xml:id xml:lang n corresp resp cert source");
    Words const own = words(model->second.attributes);
    for (auto const& [key, value] : node.attributes) {
        if (!global.contains(key) && !own.contains(key)) FAIL(node.name << " has an attribute " << key);
        if (value.empty()) FAIL(node.name << " has nothing in " << key);
    }
    check_children(node, model->second);
    if (never_empty.contains(node.name) &&
        std::all_of(node.children.begin(), node.children.end(), std::mem_fn(&XmlNode::is_text))) {
        FAIL(node.name << " is empty");
    }
}

}  // namespace

void check_tei_model(XmlNode const& root) { each_element(root, check_model); }

void check_tei_pointers(XmlNode const& root) {
    std::set<std::string> ids;
    static std::regex const name("[A-Za-z][-A-Za-z0-9._]*");
    each_element(root, [&](XmlNode const& node) {
        std::string const id = node.attribute("xml:id");
        if (id.empty()) return;
        if (!std::regex_match(id, name)) FAIL("no name: " << id);
        if (!ids.insert(id).second) FAIL("there are two " << id);
    });
    each_element(root, [&](XmlNode const& node) {
        for (auto const* const key : {"corresp", "resp", "wit", "ref", "source"}) {
            for (std::string const& pointer : words(node.attribute(key))) {
                if (pointer.front() != '#' || !ids.contains(pointer.substr(1))) FAIL("nowhere: " << pointer);
            }
        }
    });
}

}  // namespace xitan::test
