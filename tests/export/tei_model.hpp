// SPDX-License-Identifier: MIT
// The part of the Guidelines of TEI P5 that the document uses.
#pragma once

#include "export/xml_tree.hpp"

namespace xitan::test {

// Fails at an element, a text or an attribute that may not stand where it does.
void check_tei_model(XmlNode const& root);

// Ids are names and stand once; what points somewhere arrives.
void check_tei_pointers(XmlNode const& root);

}  // namespace xitan::test
