// SPDX-License-Identifier: MIT
// Times a look-up by spelling and a full-text search as whole processes, beside the stock shell that
// asks the same file an equivalent query; in turn, so that a noisy machine is noisy for both.
//   xitan_bench_lookups XITAN DATABASE SQLITE3
#include <sys/wait.h>
#include <unistd.h>

#include <fcntl.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using Arguments = std::vector<std::string>;

// Wall-clock milliseconds of one run, its output thrown away; ends the program if the command fails.
double run(Arguments arguments) {
    std::vector<char*> raw;
    for (auto& argument : arguments) raw.push_back(argument.data());
    raw.push_back(nullptr);
    auto const start = std::chrono::steady_clock::now();
    pid_t const child = fork();
    if (child == 0) {
        int const nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        execv(raw[0], raw.data());
        _exit(127);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        std::fprintf(stderr, "%s failed\n", raw[0]);
        std::exit(1);
    }
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

struct Pair {
    char const* name;
    Arguments ours, stock;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) return std::fprintf(stderr, "usage: %s XITAN DATABASE SQLITE3\n", argv[0]), 2;
    std::string const program = argv[1], database = argv[2], shell = argv[3];
    std::string const hits =
        "SELECT d.id, d.kind, d.title, snippet(search, -1, '[', ']', '…', 24) FROM search JOIN search_document AS d ON "
        "d.document_id = search.rowid WHERE search MATCH ";
    std::vector<Pair> const pairs{
        {"spelling kya",
         {program, "search", "kya", "--db", database},
         {shell, "-readonly", database,
          "SELECT s.*, p.scheme, p.text FROM spellings AS p JOIN syllables AS s ON s.id = p.syllable_id WHERE p.text = "
          "'kya'; " +
              hits + "'\"kya\"' ORDER BY rank LIMIT 20"}},
        {"full text 居下",
         {program, "search", "居下", "--db", database},
         {shell, "-readonly", database, hits + "'\"居下\" AND han:\"居 下\"' ORDER BY rank LIMIT 20"}},
        {"full text rising tone",
         {program, "search", "rising tone", "--db", database},
         {shell, "-readonly", database, hits + "'\"rising\" \"tone\"' ORDER BY rank LIMIT 20"}},
    };
    constexpr int rounds = 15;
    std::printf("%-24s %10s %10s %8s\n", "whole process, median", "xitan ms", "shell ms", "ratio");
    for (Pair const& pair : pairs) {
        std::vector<double> ours, stock, ratios;
        for (int round = 0; round < rounds; ++round) {
            ours.push_back(run(pair.ours));
            stock.push_back(run(pair.stock));
            ratios.push_back(ours.back() / stock.back());
        }
        std::printf("%-24s %10.1f %10.1f %8.2f\n", pair.name, median(ours), median(stock), median(ratios));
    }
    return 0;
}
