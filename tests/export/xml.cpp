// SPDX-License-Identifier: MIT
#include "export/xml.hpp"

#include "support/catch.hpp"

#include <sstream>

using namespace xitan;

TEST_CASE("XML escapes what would be markup, in texts and in values", "[export]") {
    std::ostringstream out;
    XmlWriter xml(out);
    xml.line();
    xml.open("a", {{"b", R"(<&">)"}, {"none", ""}});
    xml.line();
    xml.element("c", {}, R"(迦 <&"> 𑖎)");
    xml.empty("d", {{"e", "1"}});
    xml.close();
    CHECK(out.str() ==
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a b=\"&lt;&amp;&quot;&gt;\">\n"
          " <c>迦 &lt;&amp;&quot;&gt; 𑖎</c><d e=\"1\"/></a>");
}

TEST_CASE("the name of an id is a name of XML, and another one for another id", "[export]") {
    CHECK(xml_name("cell/02.26.01") == "cell_02.26.01");
    CHECK(xml_name("SD-A440") == "SD-A440");
    CHECK(xml_name("a b_c") == "a__20b__5Fc");
    CHECK(xml_name("甲") == "__E7__94__B2");
}
