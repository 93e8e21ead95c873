// SPDX-License-Identifier: MIT
// A PostgreSQL server of the tests' own, started once a process where Debian's packages are installed. It listens on a
// socket in a temporary folder only, sorts by a language and not by bytes, and is gone with the process, however that
// ends.
#pragma once

#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <cstdio>
#include <filesystem>
#include <string>

namespace xitan::test {

class PostgresqlServer {
public:
    // Null if /usr/lib/postgresql has no version that the dump is for. Throws with the server's words if it does not
    // start.
    static PostgresqlServer const* running();

    // Its programs are those of one version.
    explicit PostgresqlServer(std::filesystem::path programs);
    ~PostgresqlServer();
    PostgresqlServer(PostgresqlServer const&) = delete;
    PostgresqlServer& operator=(PostgresqlServer const&) = delete;

    // The name of a new, empty database; with options of createdb.
    [[nodiscard]] std::string new_database(std::string const& options = "") const;

    // Runs a script in it.
    [[nodiscard]] ShellOutcome run_file(std::string const& database, std::filesystem::path const& script) const;

    // One statement with the names of the dump: what it gives, or what is wrong.
    [[nodiscard]] ShellOutcome ask(std::string const& database, std::string const& statement) const;

private:
    [[nodiscard]] std::string client(std::string const& program) const;
    void wait_until_it_answers() const;

    std::filesystem::path programs_;
    TemporaryFolder folder_;
    std::FILE* supervisor_ = nullptr;  // runs the server until this pipe is closed
};

}  // namespace xitan::test
