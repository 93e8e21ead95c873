// SPDX-License-Identifier: MIT
#include "check/quotation.hpp"

namespace xitan {

void check_quotations(CheckContext const& context) {
    // A treatise without passages has nothing to compare with.
    if (context.corpus.work.passages.empty()) return;
    for (Printed const& printed : all_printed(context.corpus)) {
        if (!context.lines.find(printed.line)) continue;  // another check complains
        Found const found = find(context, printed);
        if (found.lines) continue;
        context.error(printed.text->at, "not-in-the-text",
                      in_ticks(printed.needle) + " does not begin in line " + printed.line +
                          (found.ended ? ", and no `says` of its entry has it" : "") + "; compare the printed text");
    }
}

}  // namespace xitan
