// SPDX-License-Identifier: MIT
// The user asked for what does not exist. The message says what exists.
#pragma once

#include <stdexcept>

namespace xitan {

class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace xitan
