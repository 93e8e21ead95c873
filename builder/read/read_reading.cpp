// SPDX-License-Identifier: MIT
#include "read/readers.hpp"

#include <array>

namespace xitan {

namespace {

constexpr std::array roles{
    Choice<ReadingRole>{"main", ReadingRole::main},           Choice<ReadingRole>{"near", ReadingRole::near},
    Choice<ReadingRole>{"elsewhere", ReadingRole::elsewhere}, Choice<ReadingRole>{"alternate", ReadingRole::alternate},
    Choice<ReadingRole>{"note", ReadingRole::note},
};

Fanqie read_fanqie(Node const& node, Diagnostics& diagnostics) {
    Fanqie fanqie;
    fanqie.at = node.at;
    fanqie.spellers.printed = {node.text, node.at};
    if (node.kind == NodeKind::scalar) return fanqie;
    read_mapping(node, "a fanqie", diagnostics, [&](Fields& fields) {
        fanqie.spellers = fields.has("printed") ? attested_of(fields)
                                                : fields.attested("text", "the two spellers, or `printed` and `read`");
        fanqie.prefix = fields.maybe_text("prefix");
        fanqie.of = fields.maybe_text("of");
        fanqie.target = fields.maybe_text("target");
    });
    return fanqie;
}

Reading read_reading(Node const& node, Owner owner, Diagnostics& diagnostics) {
    Reading reading;
    reading.at = node.at;
    read_mapping(node, "a reading", diagnostics, [&](Fields& fields) {
        reading.zh = fields.maybe_attested("zh");
        reading.direct = fields.maybe_attested("direct");
        if (auto const* fanqie = fields.find("fanqie")) reading.fanqie = read_fanqie(*fanqie, diagnostics);
        reading.role = fields.choice("role", roles);
        if (owner == Owner::chapter) {
            reading.of = fields.attested("of", "what it renders");
            reading.line = fields.text("line", "the line where it begins");
        } else {
            reading.of = fields.maybe_attested("of");
            reading.line = fields.maybe_text("line");
        }
        reading.label = fields.maybe_text("label");
        reading.tone = fields.maybe_text("tone");
        reading.weight = fields.maybe_text("weight");
        reading.length = fields.maybe_text("length");
        reading.manner = fields.maybe_text("manner");
        reading.note = fields.maybe_text("note");
        reading.certainty = fields.choice("certainty", certainties);
        reading.rejected = fields.yes_no("rejected", false);
    });
    return reading;
}

}  // namespace

std::vector<Reading> read_readings(Fields& fields, Owner owner) {
    return fields.list("readings", [&](Node const& item) { return read_reading(item, owner, fields.diagnostics()); });
}

}  // namespace xitan
