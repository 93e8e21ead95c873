// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

#include <csignal>
#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    // A limit on the size of files is then an error of writing like any other, and what was begun is removed.
    std::signal(SIGXFSZ, SIG_IGN);
    return xitan::run(std::vector<std::string>(argv + 1, argv + argc), std::cout, std::cerr);
}
