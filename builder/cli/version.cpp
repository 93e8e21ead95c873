// SPDX-License-Identifier: MIT
#include "cli/version.hpp"

#include "store/database.hpp"
#include "store/version.hpp"

namespace xitan {

std::string version_text() {
    return "xitan " + std::string(builder_version()) + "\nSQLite " +
           Database::in_memory().text("SELECT sqlite_version()");
}

}  // namespace xitan
