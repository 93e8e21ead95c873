// SPDX-License-Identifier: MIT
#include "check/check.hpp"

#include "check/context.hpp"

#include <array>

namespace xitan {

namespace {

using Check = void (*)(CheckContext const&);

constexpr std::array all{
    check_respellings, check_letters,  check_work,      check_lines,      check_chapters,
    check_exceptions,  check_claims,   check_readings,  check_forms,      check_quotations,
    check_commentary,  check_coverage, check_phonology, check_characters, check_lists,
};

}  // namespace

void check(Corpus const& corpus, Diagnostics& diagnostics) {
    CheckContext const context(corpus, diagnostics);
    // Without a sound script nothing can be parsed, and without lines nothing has a place: everything
    // would be complained of.
    check_script(context);
    check_sections(context);
    if (diagnostics.has_errors()) return;
    for (Check const one : all) one(context);
}

}  // namespace xitan
