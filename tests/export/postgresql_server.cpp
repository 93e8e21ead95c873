// SPDX-License-Identifier: MIT
#include "export/postgresql_server.hpp"

#include <charconv>
#include <chrono>
#include <optional>
#include <stdexcept>
#include <thread>

namespace xitan::test {

namespace fs = std::filesystem;

namespace {

constexpr int least_version = 15;

// The programs of the newest version.
std::optional<fs::path> programs() {
    std::optional<fs::path> found;
    int newest = least_version - 1;
    std::error_code none;
    for (auto const& entry : fs::directory_iterator("/usr/lib/postgresql", none)) {
        std::string const name = entry.path().filename().string();
        int version = 0;
        std::from_chars(name.data(), name.data() + name.size(), version);
        if (version <= newest || !fs::exists(entry.path() / "bin" / "initdb")) continue;
        newest = version;
        found = entry.path() / "bin";
    }
    return found;
}

}  // namespace

PostgresqlServer const* PostgresqlServer::running() {
    static std::optional<fs::path> const found = programs();
    if (!found) return nullptr;
    static PostgresqlServer const server(*found);
    return &server;
}

PostgresqlServer::PostgresqlServer(fs::path programs) : programs_(std::move(programs)) {
    auto const script = fs::path(XITAN_ROOT) / "tests" / "export" / "postgresql_server.sh";
    std::string const command =
        "sh " + shell_word(script) + ' ' + shell_word(folder_.path()) + ' ' + shell_word(programs_);
    supervisor_ = ::popen(command.c_str(), "we");  // e: other children must not hold the pipe open
    if (!supervisor_) throw std::runtime_error("no shell can be started");
    try {
        wait_until_it_answers();
    } catch (...) {
        ::pclose(supervisor_);
        throw;
    }
}

PostgresqlServer::~PostgresqlServer() { ::pclose(supervisor_); }

void PostgresqlServer::wait_until_it_answers() const {
    using namespace std::chrono_literals;
    auto const end = std::chrono::steady_clock::now() + 60s;
    while (!works(client("psql") + " -c 'SELECT 1' postgres")) {
        if (fs::exists(folder_.path() / "failed") || std::chrono::steady_clock::now() > end) {
            throw std::runtime_error("PostgreSQL does not start:\n" + read_file(folder_.path() / "log"));
        }
        std::this_thread::sleep_for(50ms);
    }
}

std::string PostgresqlServer::client(std::string const& program) const {
    return shell_word(programs_ / program) + " -h " + shell_word(folder_.path() / "data") + " -U xitan" +
           (program == "psql" ? " -X -q -A -t -v ON_ERROR_STOP=1" : "");
}

std::string PostgresqlServer::new_database(std::string const& options) const {
    static int number = 0;
    std::string name = "test" + std::to_string(++number);
    auto const outcome = run(client("createdb") + ' ' + options + ' ' + name);
    if (outcome.status != 0) throw std::runtime_error(outcome.errors);
    return name;
}

ShellOutcome PostgresqlServer::run_file(std::string const& database, fs::path const& script) const {
    return run(client("psql") + " -f " + shell_word(script) + ' ' + database);
}

ShellOutcome PostgresqlServer::ask(std::string const& database, std::string const& statement) const {
    return run("PGOPTIONS='-c search_path=xitan' " + client("psql") + " -c " + shell_word(statement) + ' ' + database);
}

}  // namespace xitan::test
