// SPDX-License-Identifier: MIT
// Where a command prints to, and what a person's terminal can take.
#pragma once

#include <chrono>
#include <condition_variable>
#include <iosfwd>
#include <mutex>
#include <string>
#include <thread>

namespace xitan {

struct Terminal {
    std::ostream& out;
    std::ostream& err;
    bool colour = false;      // err is a terminal, NO_COLOR is unset or empty, TERM is not dumb
    bool progress = false;    // err is a terminal
    bool out_colour = false;  // the same for out
    int width = 0;            // cells of out; 0: it is no terminal
};

[[nodiscard]] Terminal terminal(std::ostream& out, std::ostream& err);

// Shows on the terminal which phase is running once a command has taken longer than a second, and
// takes the line away at the end. Silent elsewhere.
class Progress {
public:
    explicit Progress(Terminal const& terminal);
    ~Progress();
    Progress(Progress const&) = delete;
    Progress& operator=(Progress const&) = delete;

    void phase(std::string name);

private:
    void show();

    std::ostream& err_;
    std::chrono::steady_clock::time_point const start_ = std::chrono::steady_clock::now();
    std::string phase_;
    bool done_ = false;
    bool shown_ = false;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::thread thread_;
};

}  // namespace xitan
