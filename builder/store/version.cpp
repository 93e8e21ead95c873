// SPDX-License-Identifier: MIT
#include "store/version.hpp"

namespace xitan {

std::string_view builder_version() noexcept { return XITAN_VERSION; }

}  // namespace xitan
