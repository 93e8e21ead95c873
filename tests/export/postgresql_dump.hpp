// SPDX-License-Identifier: MIT
// A dump that a PostgreSQL server has read, beside the database that it was made of.
#pragma once

#include "export/postgresql_server.hpp"
#include "store/database.hpp"

#include <map>
#include <string>
#include <vector>

namespace xitan::test {

using Lines = std::vector<std::string>;

// The rows of a SELECT as COPY … TO stdout writes them.
[[nodiscard]] Lines copied_rows(Database const& database, std::string const& select);

// A database of the server. The test fails if the dump cannot be loaded or a warning is given.
class LoadedDump {
public:
    LoadedDump(PostgresqlServer const& server, Database const& source);

    [[nodiscard]] ShellOutcome ask(std::string const& statement) const { return server_.ask(name_, statement); }
    [[nodiscard]] Lines rows(std::string const& query) const;

    // The rows of every relation ("view letters"), by one client.
    [[nodiscard]] std::map<std::string, Lines> contents(Lines const& relations) const;

private:
    PostgresqlServer const& server_;
    std::string name_;
};

// That both have the same tables and views with the same columns and rows; in the same order where a view gives one.
void check_contents(Database const& source, LoadedDump const& loaded);

}  // namespace xitan::test
