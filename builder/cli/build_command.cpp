// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/pipeline.hpp"
#include "cli/summary.hpp"
#include "store/publish.hpp"
#include "text/escaped.hpp"

#include <ostream>

namespace xitan {

int build(BuildOptions const& options, Terminal const& terminal) {
    require_target(options.output, options.sources);
    Compilation compilation;
    {
        Progress progress(terminal);
        compile(options.sources, compilation, progress, terminal.out);
        if (!compilation.diagnostics.has_errors()) {
            publish(compilation, options.output, !options.without_passages, progress);
        }
    }
    if (compilation.diagnostics.has_errors()) {
        print(terminal.err, compilation.diagnostics, compilation.sources, terminal.colour);
        terminal.err << "xitan: nothing was written; `" << escaped(options.output.string()) << "` is as it was\n";
        return 1;
    }
    print_ledger(terminal.out, compilation);
    terminal.out << "write     " << options.output.string() << '\n';
    return 0;
}

}  // namespace xitan
