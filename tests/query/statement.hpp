// SPDX-License-Identifier: MIT
// A prepared statement seen through SQLite itself, for what the program has no need to ask.
#pragma once

#include "query/run_query.hpp"

#include <sqlite3.h>

#include <set>
#include <string>
#include <string_view>

namespace xitan::test {

class Prepared {
public:
    Prepared(Database const& database, std::string_view sql);
    ~Prepared();
    Prepared(Prepared const&) = delete;
    Prepared& operator=(Prepared const&) = delete;

    [[nodiscard]] sqlite3_stmt* get() const { return statement_; }
    [[nodiscard]] std::string_view tail() const { return tail_; }  // what stands behind the first statement
    [[nodiscard]] std::set<std::string> parameters() const;        // without the colon

    void bind(Arguments const& arguments);
    [[nodiscard]] bool step();
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] int integer(int column) const { return sqlite3_column_int(statement_, column); }

private:
    sqlite3_stmt* statement_ = nullptr;
    std::string sql_;
    std::string_view tail_;
};

}  // namespace xitan::test
