// SPDX-License-Identifier: MIT
#include "child.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace xitan::bench {

namespace {

[[noreturn]] void fail(int error, std::string const& what) {
    throw std::system_error(error, std::generic_category(), what);
}

// Starts command with its standard output in a pipe.
pid_t start(std::vector<std::string> command, std::array<int, 2> const& pipe) {
    std::vector<char*> arguments;
    for (std::string& word : command) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, pipe[0]);
    posix_spawn_file_actions_addclose(&actions, pipe[1]);
    pid_t child = 0;
    int const error = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) fail(error, command.front());
    return child;
}

std::string read_all(int file) {
    std::string text;
    std::array<char, 4096> buffer{};
    for (ssize_t n = 0; (n = ::read(file, buffer.data(), buffer.size())) > 0;) {
        text.append(buffer.data(), static_cast<std::size_t>(n));
    }
    return text;
}

double seconds_of(timeval const& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

}  // namespace

Outcome run(std::vector<std::string> const& command) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) fail(errno, "pipe");
    auto const begin = std::chrono::steady_clock::now();
    pid_t const child = start(command, pipe);
    ::close(pipe[1]);
    std::istringstream printed(read_all(pipe[0]));
    ::close(pipe[0]);
    int status = 0;
    rusage usage{};
    if (::wait4(child, &status, 0, &usage) != child) fail(errno, command.front());
    Outcome outcome;
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    outcome.cpu_seconds = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
    outcome.peak_bytes = 1024.0 * static_cast<double>(usage.ru_maxrss);
    outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    std::string name;
    double figure = 0;
    while (printed >> name >> figure) outcome.figures[name] = figure;
    return outcome;
}

Outcome require(std::vector<std::string> const& command) {
    Outcome outcome = run(command);
    if (outcome.exit == 0) return outcome;
    std::string line;
    for (std::string const& word : command) line += " " + word;
    throw std::runtime_error("failed:" + line);
}

void print(Figures const& figures) {
    for (auto const& [name, figure] : figures) std::cout << name << ' ' << figure << '\n';
}

}  // namespace xitan::bench
