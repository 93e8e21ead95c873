// SPDX-License-Identifier: MIT
#include "cli/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string_view>

namespace xitan {

namespace {

bool set(char const* variable) {
    char const* const value = std::getenv(variable);
    return value && *value;
}

int width_of(int file) {
    winsize size{};
    return ioctl(file, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

}  // namespace

Terminal terminal(std::ostream& out, std::ostream& err) {
    Terminal result{out, err};
    result.progress = &err == &std::cerr && isatty(STDERR_FILENO);
    char const* const kind = std::getenv("TERM");
    bool const dumb = !kind || std::string_view(kind) == "dumb";
    bool const plain = dumb || set("NO_COLOR");
    result.colour = result.progress && !plain;
    if (&out == &std::cout && isatty(STDOUT_FILENO)) {
        result.out_colour = !plain;
        result.width = width_of(STDOUT_FILENO);
    }
    return result;
}

Progress::Progress(Terminal const& terminal) : err_(terminal.err) {
    if (terminal.progress) thread_ = std::thread([this] { show(); });
}

Progress::~Progress() {
    if (!thread_.joinable()) return;
    {
        std::lock_guard const lock(mutex_);
        done_ = true;
    }
    wake_.notify_one();
    thread_.join();
    if (shown_) err_ << "\r\x1b[K" << std::flush;
}

void Progress::phase(std::string name) {
    std::lock_guard const lock(mutex_);
    phase_ = std::move(name);
}

void Progress::show() {
    using namespace std::chrono_literals;
    std::unique_lock lock(mutex_);
    if (wake_.wait_for(lock, 1s, [this] { return done_; })) return;
    do {
        auto const seconds =
            std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - start_);
        err_ << "\r\x1b[K" << phase_ << " … " << seconds.count() << " s" << std::flush;
        shown_ = true;
    } while (!wake_.wait_for(lock, 500ms, [this] { return done_; }));
}

}  // namespace xitan
