// SPDX-License-Identifier: MIT
// The program run in this process: what it prints, and its exit code.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace xitan::test {

struct Outcome {
    int code;
    std::string out;
    std::string err;
};

[[nodiscard]] Outcome xitan_run(std::vector<std::string> arguments);

// The real database, as `--db FILE` would name it.
[[nodiscard]] Outcome xitan_run_on_real(std::vector<std::string> arguments);

// The current folder and XITAN_DB, put back at the end.
class Surroundings {
public:
    explicit Surroundings(std::filesystem::path const& folder);
    ~Surroundings();
    Surroundings(Surroundings const&) = delete;
    Surroundings& operator=(Surroundings const&) = delete;

private:
    std::filesystem::path folder_;
    std::optional<std::string> variable_;
};

}  // namespace xitan::test
