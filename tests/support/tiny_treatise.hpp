// SPDX-License-Identifier: MIT
// A made-up treatise small enough to be seen at once: two vowels, three consonants, two chapters.
// It is valid, so whatever is reported of a changed copy comes from the change.
#pragma once

#include "model/corpus.hpp"
#include "model/generated.hpp"
#include "text/diagnostics.hpp"
#include "text/source_text.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace xitan::test {

// File name below the sources folder → its text.
using Files = std::map<std::string, std::string>;

[[nodiscard]] Files tiny_treatise();

// Sources as the program compiles them: read, then checked and run if there was no error before.
struct Compiled {
    SourceSet sources;
    Diagnostics diagnostics;
    Corpus corpus;
    Generated generated;

    explicit Compiled(Files const& files);  // written to a folder of its own first
    explicit Compiled(std::filesystem::path const& folder);
    Compiled(Compiled const&) = delete;  // generated points into corpus
    Compiled& operator=(Compiled const&) = delete;

    // "letters/ka.yaml:5:3 duplicate-key", in order.
    [[nodiscard]] std::vector<std::string> complaints() const;

    // What the program would print.
    [[nodiscard]] std::string printed() const;
};

// The tiny treatise with one file put in the place of another, or added.
[[nodiscard]] Files tiny_treatise_with(std::string const& relative, std::string text);

}  // namespace xitan::test
