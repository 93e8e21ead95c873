// SPDX-License-Identifier: MIT
#include "model/ids.hpp"
#include "model/names.hpp"
#include "store/context.hpp"

namespace xitan {

void write_entries(WriteContext const& context) {
    insert(context.database, "entry", {"entry_id", "kind", "id"}, [&](RowWriter& write) {
        PublicIds(context.corpus, context.generated).each([&](EntryRef entry, std::string const& id) {
            write(context.entry(entry), name_of(entry.kind), id);
        });
    });
}

}  // namespace xitan
