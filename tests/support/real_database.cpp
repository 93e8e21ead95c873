// SPDX-License-Identifier: MIT
#include "support/real_database.hpp"

#include "support/temporary_folder.hpp"
#include "support/treatise.hpp"

#include <sstream>

namespace xitan::test {

std::filesystem::path const& real_database() {
    static TemporaryFolder const folder;
    static std::filesystem::path const path = [] {
        std::ostringstream out;
        Progress progress(Terminal{out, out});
        auto const target = folder.path() / "xitan.db";
        publish(treatise(), target, true, progress);
        return target;
    }();
    return path;
}

std::string ask(std::string_view select) {
    std::string text;
    Database const database = Database::open_read_only(real_database());
    database.each(select, [&](ResultRow const& row) {
        for (int i = 0; i < row.size(); ++i) {
            if (i > 0) text += '|';
            if (row.is_null(i)) continue;
            text += row.is_integer(i) ? std::to_string(row.integer(i)) : std::string(row.text(i));
        }
        text += '\n';
    });
    return text;
}

}  // namespace xitan::test
