// SPDX-License-Identifier: MIT
// The one place where the verbs of the program meet: read, check, generate, write.
#pragma once

#include "cli/terminal.hpp"
#include "model/corpus.hpp"
#include "model/generated.hpp"
#include "store/database.hpp"
#include "text/diagnostics.hpp"
#include "text/source_text.hpp"

#include <filesystem>

namespace xitan {

// The sources read, checked and run. corpus and generated are complete only without errors.
// Not movable: generated points into corpus.
struct Compilation {
    SourceSet sources;
    Corpus corpus;
    Generated generated;
    Diagnostics diagnostics;

    Compilation() = default;
    Compilation(Compilation const&) = delete;
    Compilation& operator=(Compilation const&) = delete;
};

// Each phase starts only if the one before found no error. Prints one line a phase.
void compile(std::filesystem::path const& folder, Compilation& compilation, Progress& progress, std::ostream& out);

// The compiled sources as a database in memory. Requires: the compilation has no errors.
[[nodiscard]] Database database_of(Compilation const& compilation, bool passages);

// Writes the compiled sources to a new database and puts it in the place of target.
// Requires: the compilation has no errors. Throws when the machine fails; target is then as it was.
void publish(Compilation const& compilation, std::filesystem::path const& target, bool passages, Progress& progress);

}  // namespace xitan
