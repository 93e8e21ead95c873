// SPDX-License-Identifier: MIT
#include "table.hpp"

#include <algorithm>
#include <array>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace xitan::bench {

namespace {

constexpr std::array phases{"read", "check", "generate", "write", "publish"};

std::string number(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

// Three figures that count: 0.0123, 0.123, 1.23, 12.3, 123.
std::string seconds(double value) { return number(value, value < 0.1 ? 4 : value < 1 ? 3 : value < 10 ? 2 : 1); }
std::string megabytes(double bytes) { return number(bytes / 1e6, 1); }

double outside(std::vector<Outcome> const& outcomes) {
    std::vector<double> values;
    for (Outcome const& o : outcomes) values.push_back(o.seconds);
    return median(values);
}

double cpu(std::vector<Outcome> const& outcomes) {
    std::vector<double> values;
    for (Outcome const& o : outcomes) values.push_back(o.cpu_seconds);
    return median(values);
}

double figure(std::vector<Outcome> const& outcomes, std::string const& name) {
    std::vector<double> values;
    for (Outcome const& o : outcomes) values.push_back(o.figures.at(name));
    return median(values);
}

double figure(std::vector<Figures> const& list, std::string const& name) {
    std::vector<double> values;
    for (Figures const& f : list) values.push_back(f.at(name));
    return median(values);
}

double peak(Measured const& m) {
    double most = 0;
    for (Outcome const& o : m.builds) most = std::max(most, o.peak_bytes);
    return most;
}

void line(std::ostream& out, std::vector<std::string> const& cells) {
    for (std::string const& cell : cells) out << "| " << cell << ' ';
    out << "|\n";
}

void head(std::ostream& out, std::vector<std::string> const& cells) {
    line(out, cells);
    for (std::size_t i = 0; i < cells.size(); ++i) out << "|--:";
    out << "|\n";
}

std::string size_of(Measured const& m) { return std::to_string(m.times) + "×"; }

void print_sizes(std::ostream& out, std::vector<Measured> const& all) {
    head(out, {"size", "sources MB", "syllables", "cells", "rows of all tables", "database MB", "runs"});
    for (Measured const& m : all) {
        line(out, {size_of(m), megabytes(figure(m.builds, "source_bytes")), number(figure(m.builds, "syllables"), 0),
                   number(figure(m.builds, "cells"), 0), number(figure(m.loops, "rows"), 0),
                   megabytes(figure(m.builds, "database_bytes")), std::to_string(m.builds.size())});
    }
}

void print_phases(std::ostream& out, std::vector<Measured> const& all) {
    std::vector<std::string> titles{"size"};
    for (char const* const phase : phases) titles.push_back(std::string(phase) + " s");
    titles.insert(titles.end(), {"whole process s", "CPU s", "peak MB"});
    head(out, titles);
    for (Measured const& m : all) {
        std::vector<std::string> cells{size_of(m)};
        for (char const* const phase : phases) cells.push_back(seconds(figure(m.builds, phase)));
        cells.insert(cells.end(), {seconds(outside(m.builds)), seconds(cpu(m.builds)), megabytes(peak(m))});
        line(out, cells);
    }
}

// The ratio of every pair that ran side by side, so that what slows the machine slows both.
double ratio(std::vector<Outcome> const& builds, std::vector<Outcome> const& loops) {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < builds.size(); ++i)
        ratios.push_back(builds[i].seconds / loops[i].figures.at("seconds"));
    return median(ratios);
}

double cpu_ratio(std::vector<Outcome> const& builds, std::vector<Outcome> const& loops) {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < builds.size(); ++i)
        ratios.push_back(builds[i].cpu_seconds / loops[i].figures.at("cpu"));
    return median(ratios);
}

void print_comparison(std::ostream& out, std::vector<Measured> const& all) {
    head(out, {"size", "whole build s", "bare loop s", "ratio", "of CPU", "bare loop, indexes last s", "ratio",
               "of CPU", "executemany s", "ratio", "write alone, ratio"});
    for (Measured const& m : all) {
        bool const script = !m.scripts.empty();
        double const whole = outside(m.builds);
        line(out, {size_of(m), seconds(whole), seconds(figure(m.loops, "seconds")), number(ratio(m.builds, m.loops), 2),
                   number(cpu_ratio(m.builds, m.loops), 2), seconds(figure(m.late_loops, "seconds")),
                   number(ratio(m.builds, m.late_loops), 2), number(cpu_ratio(m.builds, m.late_loops), 2),
                   script ? seconds(figure(m.scripts, "seconds")) : "skipped",
                   script ? number(whole / figure(m.scripts, "seconds"), 2) : "skipped",
                   script ? number(figure(m.builds, "write") / figure(m.scripts, "seconds"), 2) : "skipped"});
    }
}

void print_growth(std::ostream& out, std::vector<Measured> const& all) {
    Measured const& first = all.front();
    head(out, {"size", "rows", "time", "time a row", "memory", "memory a row"});
    for (Measured const& m : all) {
        double const rows = figure(m.loops, "rows") / figure(first.loops, "rows");
        double const time = outside(m.builds) / outside(first.builds);
        double const memory = peak(m) / peak(first);
        line(out, {size_of(m), number(rows, 1) + "×", number(time, 1) + "×", number(time / rows, 2) + "×",
                   number(memory, 1) + "×", number(memory / rows, 2) + "×"});
    }
}

}  // namespace

double median(std::vector<double> values) {
    auto const middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

void print_report(std::ostream& out, std::vector<Measured> const& all) {
    for (auto const print : {print_sizes, print_phases, print_comparison, print_growth}) {
        print(out, all);
        out << '\n';
    }
}

}  // namespace xitan::bench
