// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"

#include "cli/run.hpp"
#include "support/real_database.hpp"

#include <cstdlib>
#include <sstream>

namespace xitan::test {

Outcome xitan_run(std::vector<std::string> arguments) {
    std::ostringstream out, err;
    int const code = run(std::move(arguments), out, err);
    return {code, out.str(), err.str()};
}

Outcome xitan_run_on_real(std::vector<std::string> arguments) {
    arguments.push_back("--db");
    arguments.push_back(real_database().string());
    return xitan_run(std::move(arguments));
}

Surroundings::Surroundings(std::filesystem::path const& folder) : folder_(std::filesystem::current_path()) {
    if (char const* const value = std::getenv("XITAN_DB")) variable_ = value;
    unsetenv("XITAN_DB");
    std::filesystem::current_path(folder);
}

Surroundings::~Surroundings() {
    std::error_code ignored;  // a destructor must not throw
    std::filesystem::current_path(folder_, ignored);
    if (variable_) {
        setenv("XITAN_DB", variable_->c_str(), 1);
    } else {
        unsetenv("XITAN_DB");
    }
}

}  // namespace xitan::test
