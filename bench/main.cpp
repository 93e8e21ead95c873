// SPDX-License-Identifier: MIT
// Measures what a whole build costs, phase by phase, on the sources and on sources many times as large,
// beside a bare loop of INSERTs of the same rows and beside Python's executemany. Each measurement is
// a process of its own, this program run again with a job to do.
#include "bare_loop.hpp"
#include "child.hpp"
#include "enlarge.hpp"
#include "table.hpp"
#include "whole_build.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <stdexcept>

#include <stdlib.h>

namespace fs = std::filesystem;
using namespace xitan::bench;

namespace {

struct Options {
    fs::path sources = XITAN_SOURCES;
    fs::path folder = ".";
    std::vector<std::size_t> sizes{1, 10, 100};
    std::size_t repeat = 11;
    std::string python = XITAN_PYTHON;
};

// A folder of our own that goes when we go.
class Workplace {
public:
    explicit Workplace(fs::path const& parent) : path_((fs::absolute(parent) / "xitan-bench-XXXXXX").string()) {
        if (!::mkdtemp(path_.data())) throw std::runtime_error(parent.string() + " cannot be written");
    }
    ~Workplace() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Workplace(Workplace const&) = delete;
    Workplace& operator=(Workplace const&) = delete;
    [[nodiscard]] fs::path operator/(std::string const& name) const { return fs::path(path_) / name; }

private:
    std::string path_;
};

// The sources of one size and what is made of them.
struct Files {
    fs::path sources, built, words, other;
};

// False: this Python cannot do the same.
bool run_script(Options const& options, Files const& files, Measured& measured) {
    constexpr int no_fts5 = 3;
    if (options.python.empty()) return false;
    Outcome const outcome =
        run({options.python, XITAN_EXECUTEMANY, files.built.string(), files.words.string(), files.other.string()});
    if (outcome.exit == no_fts5) return false;
    if (outcome.exit != 0) throw std::runtime_error("executemany.py failed");
    measured.scripts.push_back(outcome.figures);
    return true;
}

Files prepare(Options const& options, std::string const& self, Workplace const& place, std::size_t times) {
    Files files{options.sources, place / "built.db", place / "words.db", place / "other.db"};
    if (times > 1) {
        files.sources = place / (std::to_string(times) + "-times");
        require({self, "enlarge", options.sources.string(), files.sources.string(), std::to_string(times)});
    }
    require({self, "build", files.sources.string(), files.built.string()});
    require({self, "words", files.built.string(), files.words.string()});
    return files;
}

Measured measure(Options const& options, std::string const& self, Workplace const& place, std::size_t times) {
    Files const files = prepare(options, self, place, times);
    auto const loop = [&](char const* indexes) {
        return require({self, "loop", files.built.string(), files.words.string(), files.other.string(), indexes});
    };
    Measured measured;
    measured.times = times;
    bool python = true;
    std::size_t const runs =
        times == 1 ? options.repeat : std::max<std::size_t>(3, options.repeat / (times < 100 ? 2 : 4));
    for (std::size_t i = 0; i < runs; ++i) {
        measured.builds.push_back(require({self, "build", files.sources.string(), files.built.string()}));
        measured.loops.push_back(loop("first"));
        measured.late_loops.push_back(loop("last"));
        python = python && run_script(options, files, measured);
        std::cerr << times << "×: run " << i + 1 << " of " << runs << '\n';
    }
    if (!python) std::cerr << "executemany is skipped: there is no Python whose SQLite has FTS5\n";
    return measured;
}

void measure_all(Options const& options, std::string const& self) {
    Workplace const place(options.folder);
    std::vector<Measured> all;
    for (std::size_t const times : options.sizes) all.push_back(measure(options, self, place, times));
    print_report(std::cout, all);
}

void build(fs::path const& sources, fs::path const& target) {
    Figures figures = whole_build(sources, target);
    figures["database_bytes"] = static_cast<double>(fs::file_size(target));
    print(figures);
}

}  // namespace

int main(int argc, char** argv) try {
    Options options;
    std::vector<std::string> words;  // of a job
    CLI::App app("Measures what a build costs, beside a bare loop of INSERTs of the same rows.");
    app.add_option("--sources", options.sources, "the sources (default: those of the project)");
    app.add_option("--folder", options.folder, "where to work, on the disk to be measured (default: here)");
    app.add_option("--sizes", options.sizes, "how many times the sources (default: 1,10,100)")->delimiter(',');
    app.add_option("--repeat", options.repeat, "runs of the first size; larger ones have fewer (default: 11)");
    app.add_option("--python", options.python, "the Python for executemany; empty: none");
    auto* const build_job = app.add_subcommand("build", "one job: build SOURCES TARGET");
    auto* const loop_job = app.add_subcommand("loop", "one job: loop BUILT WORDS TARGET first|last");
    auto* const words_job = app.add_subcommand("words", "one job: words BUILT WORDS");
    auto* const enlarge_job = app.add_subcommand("enlarge", "one job: enlarge SOURCES TARGET TIMES");
    build_job->add_option("words", words)->expected(2);
    loop_job->add_option("words", words)->expected(4);
    words_job->add_option("words", words)->expected(2);
    enlarge_job->add_option("words", words)->expected(3);
    CLI11_PARSE(app, argc, argv);
    if (*build_job) {
        build(words.at(0), words.at(1));
    } else if (*loop_job) {
        Indexes const indexes = words.at(3) == "first" ? Indexes::first : Indexes::last;
        print(bare_loop(words.at(0), words.at(1), words.at(2), indexes));
    } else if (*words_job) {
        dump_words(words.at(0), words.at(1));
    } else if (*enlarge_job) {
        enlarge(words.at(0), words.at(1), std::stoul(words.at(2)));
    } else {
        measure_all(options, fs::read_symlink("/proc/self/exe").string());
    }
    return 0;
} catch (std::exception const& error) {
    std::cerr << "xitan_bench: " << error.what() << '\n';
    return 3;
}
