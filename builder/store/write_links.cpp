// SPDX-License-Identifier: MIT
#include "store/context.hpp"

#include <stdexcept>

namespace xitan {

void write_links(WriteContext const& context) {
    std::map<std::string, std::int64_t, std::less<>> relations;
    context.database.each("SELECT name, relation_id FROM relation",
                          [&](ResultRow const& row) { relations.emplace(row.text(0), row.integer(1)); });
    insert(context.database, "link", {"from_id", "relation_id", "to_id", "because", "line_id"}, [&](RowWriter& row) {
        for (Link const& l : context.generated.links) {
            auto const relation = relations.find(l.relation);
            if (relation == relations.end()) {
                throw std::logic_error("table relation has no `" + std::string(l.relation) + "`");
            }
            row(context.entry(l.from), relation->second, context.entry(l.to), l.because, context.line(l.line));
        }
    });
}

}  // namespace xitan
