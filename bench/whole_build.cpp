// SPDX-License-Identifier: MIT
#include "whole_build.hpp"

#include "check/check.hpp"
#include "generate/generate.hpp"
#include "read/read_corpus.hpp"
#include "store/publish.hpp"
#include "store/write_corpus.hpp"

#include <chrono>
#include <iostream>
#include <stdexcept>

namespace xitan::bench {

namespace {

class Stopwatch {
public:
    // Seconds since the last lap.
    double lap() {
        auto const now = std::chrono::steady_clock::now();
        return std::chrono::duration<double>(now - std::exchange(last_, now)).count();
    }

private:
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

void require_sound(Diagnostics const& diagnostics, SourceSet const& sources) {
    if (!diagnostics.has_errors()) return;
    print(std::cerr, diagnostics, sources, false);
    throw std::runtime_error("the sources are wrong");
}

double bytes_of(SourceSet const& sources) {
    std::size_t bytes = 0;
    for (FileId file = 0; file < sources.size(); ++file) bytes += sources[file].text().size();
    return static_cast<double>(bytes);
}

}  // namespace

Figures whole_build(std::filesystem::path const& folder, std::filesystem::path const& target) {
    Figures figures;
    SourceSet sources;
    Diagnostics diagnostics;
    Stopwatch watch;
    Corpus const corpus = read_corpus(folder, sources, diagnostics);
    require_sound(diagnostics, sources);
    figures["read"] = watch.lap();
    check(corpus, diagnostics);
    require_sound(diagnostics, sources);
    figures["check"] = watch.lap();
    Generated const generated = generate(corpus, diagnostics);
    require_sound(diagnostics, sources);
    figures["generate"] = watch.lap();
    Database database = Database::in_memory();
    write_corpus(database, corpus, generated, sources);
    figures["write"] = watch.lap();
    publish(database, target);
    figures["publish"] = watch.lap();
    figures["source_bytes"] = bytes_of(sources);
    figures["cells"] = static_cast<double>(generated.cells.size());
    figures["syllables"] = static_cast<double>(generated.syllables.size());
    return figures;
}

}  // namespace xitan::bench
