// SPDX-License-Identifier: MIT
#include "check/check.hpp"

#include "check/context.hpp"

#include <array>

namespace xitan {

namespace {

using Check = void (*)(CheckContext const&);

// The script and the letters are the ground for all others.
constexpr std::array ground{check_script, check_letters, check_work, check_lines};
constexpr std::array others{check_chapters, check_exceptions, check_claims,     check_readings,
                            check_forms,    check_quotations, check_commentary, check_coverage};

}  // namespace

void check(Corpus const& corpus, Diagnostics& diagnostics) {
    CheckContext const context(corpus, diagnostics);
    for (Check const one : ground) one(context);
    for (Check const one : others) one(context);
}

}  // namespace xitan
