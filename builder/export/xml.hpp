// SPDX-License-Identifier: MIT
// Writes XML: what is open is closed in order, and texts and values are escaped. Requires texts without control
// characters, as all of the database are.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace xitan {

// Name and value; one without value is left out.
using XmlAttributes = std::vector<std::pair<std::string_view, std::string>>;

class XmlWriter {
public:
    explicit XmlWriter(std::ostream& out);  // writes the declaration

    void open(std::string_view name, XmlAttributes const& attributes = {});
    void close();  // the innermost
    void text(std::string_view text);
    void empty(std::string_view name, XmlAttributes const& attributes = {});
    void element(std::string_view name, XmlAttributes const& attributes, std::string_view text);

    // The next tag begins a line of its own, as far in as it is deep. Not where blanks would be part of a text.
    void line();

private:
    void start(std::string_view name, XmlAttributes const& attributes);

    std::ostream& out_;
    std::vector<std::string> open_;
};

// A name that may stand in xml:id and is the same for the same text: `/` is written `_`, a byte that a name may not
// have `__` and two hexadecimal digits. Requires that what it is put behind begins with a letter.
[[nodiscard]] std::string xml_name(std::string_view text);

}  // namespace xitan
