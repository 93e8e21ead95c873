// SPDX-License-Identifier: MIT
#include "query/statement.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <stdexcept>

namespace xitan::test {

Prepared::Prepared(Database const& database, std::string_view sql) : sql_(sql) {
    char const* rest = nullptr;
    sqlite3* const handle = database.handle().getHandle();
    if (sqlite3_prepare_v2(handle, sql_.c_str(), -1, &statement_, &rest) != SQLITE_OK) {
        throw std::runtime_error(sqlite3_errmsg(handle));
    }
    tail_ = rest;
}

Prepared::~Prepared() { sqlite3_finalize(statement_); }

std::set<std::string> Prepared::parameters() const {
    std::set<std::string> names;
    for (int i = 1; i <= sqlite3_bind_parameter_count(statement_); ++i) {
        char const* const name = sqlite3_bind_parameter_name(statement_, i);
        names.insert(name ? std::string(name + 1) : "?");
    }
    return names;
}

void Prepared::bind(Arguments const& arguments) {
    for (auto const& [name, value] : arguments) {
        int const index = sqlite3_bind_parameter_index(statement_, (":" + name).c_str());
        sqlite3_bind_text(statement_, index, value.c_str(), -1, SQLITE_TRANSIENT);
    }
}

bool Prepared::step() {
    int const result = sqlite3_step(statement_);
    if (result == SQLITE_ROW) return true;
    if (result == SQLITE_DONE) return false;
    throw std::runtime_error(sqlite3_errmsg(sqlite3_db_handle(statement_)));
}

std::string Prepared::text(int column) const {
    auto const* const bytes = reinterpret_cast<char const*>(sqlite3_column_text(statement_, column));
    return bytes ? bytes : "";
}

}  // namespace xitan::test
