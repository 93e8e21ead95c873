// SPDX-License-Identifier: MIT
// As much of an XML parser as the documents of the program need: elements, attributes, text and the five named
// entities. Everything else, and everything that is not well-formed, is a failure of the test.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace xitan::test {

struct XmlNode {
    std::string name;  // empty: text
    std::string text;
    std::map<std::string, std::string> attributes;
    std::vector<XmlNode> children;

    [[nodiscard]] bool is_text() const { return name.empty(); }
    [[nodiscard]] std::string attribute(std::string const& key) const;  // or nothing
};

[[nodiscard]] XmlNode parse_xml(std::string_view document);

// Every element, the outer ones first.
void each_element(XmlNode const& node, std::function<void(XmlNode const&)> const& visit);

[[nodiscard]] std::vector<XmlNode const*> elements(XmlNode const& node, std::string_view name);

}  // namespace xitan::test
