// SPDX-License-Identifier: MIT
#include "cli/run.hpp"

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    return xitan::run(std::vector<std::string>(argv + 1, argv + argc), std::cout, std::cerr);
}
