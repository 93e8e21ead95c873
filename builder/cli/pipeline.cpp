// SPDX-License-Identifier: MIT
#include "cli/pipeline.hpp"

#include "check/check.hpp"
#include "generate/generate.hpp"
#include "read/read_corpus.hpp"
#include "store/publish.hpp"
#include "store/write_corpus.hpp"

#include <ostream>

namespace xitan {

void compile(std::filesystem::path const& folder, Compilation& compilation, Progress& progress, std::ostream& out) {
    auto& [sources, corpus, generated, diagnostics] = compilation;

    progress.phase("reading " + folder.string());
    corpus = read_corpus(folder, sources, diagnostics);
    if (diagnostics.has_errors()) return;
    out << "read      " << sources.size() << " files: " << corpus.letters.size() << " letters, "
        << corpus.chapters.size() << " chapters\n";

    progress.phase("checking");
    check(corpus, diagnostics);
    if (diagnostics.has_errors()) return;
    out << "check     nothing to complain of\n";

    progress.phase("generating");
    generated = generate(corpus, diagnostics);
    if (diagnostics.has_errors()) return;
    out << "generate  " << generated.rows.size() << " rows, " << generated.cells.size() << " cells, "
        << generated.syllables.size() << " syllables, " << generated.readings.size() << " readings\n";
}

Database database_of(Compilation const& compilation, bool passages) {
    WriteOptions options;
    options.passages = passages;
    Database database = Database::in_memory();
    write_corpus(database, compilation.corpus, compilation.generated, compilation.sources, options);
    return database;
}

void publish(Compilation const& compilation, std::filesystem::path const& target, bool passages, Progress& progress) {
    progress.phase("writing " + target.string());
    publish(database_of(compilation, passages), target);
}

}  // namespace xitan
