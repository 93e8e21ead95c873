// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/pipeline.hpp"
#include "cli/summary.hpp"

#include <nlohmann/json.hpp>

#include <ostream>
#include <sstream>

namespace xitan {

namespace {

nlohmann::ordered_json place(Location at, SourceSet const& sources) {
    nlohmann::ordered_json json;
    json["path"] = sources[at.file].shown_path();
    json["line"] = at.line;
    json["column"] = at.column;
    return json;
}

void print_json(std::ostream& out, Compilation const& compilation) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (Diagnostic const& diagnostic : compilation.diagnostics.sorted(compilation.sources)) {
        nlohmann::ordered_json json = place(diagnostic.at, compilation.sources);
        json["rule"] = diagnostic.rule;
        json["message"] = diagnostic.message;
        json["notes"] = nlohmann::ordered_json::array();
        for (auto const& note : diagnostic.notes) {
            nlohmann::ordered_json other = place(note.at, compilation.sources);
            other["message"] = note.value;
            json["notes"].push_back(std::move(other));
        }
        list.push_back(std::move(json));
    }
    out << list.dump(2) << '\n';
}

}  // namespace

int check_sources(CheckOptions const& options, Terminal const& terminal) {
    Compilation compilation;
    std::ostringstream phases;
    {
        Progress progress(terminal);
        compile(options.sources, compilation, progress, phases);
    }
    bool const wrong = compilation.diagnostics.has_errors();
    if (options.format == "json") {
        print_json(terminal.out, compilation);
        return wrong ? 1 : 0;
    }
    if (wrong) {
        print(terminal.err, compilation.diagnostics, compilation.sources, terminal.colour);
        return 1;
    }
    terminal.out << phases.str();
    print_ledger(terminal.out, compilation);
    print_editorial(terminal.out, compilation);
    return 0;
}

}  // namespace xitan
