// SPDX-License-Identifier: MIT
#include "export/xml_tree.hpp"

#include "support/catch.hpp"

#include <stdexcept>

namespace xitan::test {

namespace {

class Parser {
public:
    explicit Parser(std::string_view document) : rest_(document) {}

    XmlNode document() {
        expect("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        blanks();
        expect("<");
        XmlNode root = element();
        blanks();
        if (!rest_.empty()) fail("something behind the end");
        return root;
    }

private:
    [[noreturn]] void fail(std::string const& what) const {
        throw std::runtime_error("not well-formed, " + what + ": " + std::string(rest_.substr(0, 60)));
    }

    bool take(std::string_view text) {
        if (!rest_.starts_with(text)) return false;
        rest_.remove_prefix(text.size());
        return true;
    }
    void expect(std::string_view text) {
        if (!take(text)) fail("no " + std::string(text));
    }
    void blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }

    std::string name() {
        auto const end = rest_.find_first_of(" \n=/><\"");
        if (end == 0 || end == std::string_view::npos) fail("no name");
        std::string const found(rest_.substr(0, end));
        rest_.remove_prefix(end);
        return found;
    }

    // Up to one of the ends, which stays.
    std::string text(std::string_view ends) {
        static std::map<std::string, char> const entities{
            {"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}};
        std::string found;
        while (!rest_.empty() && ends.find(rest_.front()) == std::string_view::npos) {
            char const c = rest_.front();
            rest_.remove_prefix(1);
            if (c == '<') fail("a < in a value");
            if (c != '&') {
                found += c;
                continue;
            }
            auto const end = rest_.find(';');
            auto const entity = entities.find(std::string(rest_.substr(0, end)));
            if (entity == entities.end()) fail("an unknown entity");
            found += entity->second;
            rest_.remove_prefix(end + 1);
        }
        return found;
    }

    // Behind its <.
    XmlNode element() {
        XmlNode node;
        node.name = name();
        while (!take(">")) {
            if (take("/>")) return node;
            expect(" ");
            std::string const key = name();
            expect("=\"");
            if (!node.attributes.emplace(key, text("\"")).second) fail("an attribute given twice");
            expect("\"");
        }
        while (!take("</")) {
            if (rest_.empty()) fail(node.name + " is not closed");
            if (take("<")) {
                node.children.push_back(element());
            } else {
                node.children.push_back({{}, text("<"), {}, {}});
            }
        }
        expect(node.name + ">");
        return node;
    }

    std::string_view rest_;
};

}  // namespace

std::string XmlNode::attribute(std::string const& key) const {
    auto const found = attributes.find(key);
    return found == attributes.end() ? std::string() : found->second;
}

XmlNode parse_xml(std::string_view document) { return Parser(document).document(); }

void each_element(XmlNode const& node, std::function<void(XmlNode const&)> const& visit) {
    if (node.name.empty()) return;
    visit(node);
    for (XmlNode const& child : node.children) each_element(child, visit);
}

std::vector<XmlNode const*> elements(XmlNode const& node, std::string_view name) {
    std::vector<XmlNode const*> found;
    each_element(node, [&](XmlNode const& element) {
        if (element.name == name) found.push_back(&element);
    });
    return found;
}

}  // namespace xitan::test

TEST_CASE("the parser of the tests refuses what is not well-formed", "[export]") {
    using xitan::test::parse_xml;
    std::string const head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    CHECK(parse_xml(head + "<a b=\"&lt;\">x&amp;<c/></a>").children.size() == 2);
    for (std::string const bad : {"<a>", "<a></b>", "<a/><b/>", "<a b=\"1\" b=\"2\"/>", "<a b=\"<\"/>", "<a>&nbsp;</a>",
                                  "<a b=1/>", "a", "<a>&</a>", "<a><b></a></b>"}) {
        INFO(bad);
        CHECK_THROWS(parse_xml(head + bad));
    }
}
