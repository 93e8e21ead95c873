// SPDX-License-Identifier: MIT
#include "model/lines.hpp"

#include <algorithm>
#include <cctype>

namespace xitan {

namespace {

// Four digits, a column letter, two digits.
bool is_line(std::string_view text) {
    if (text.size() != 7) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const c = static_cast<unsigned char>(text[i]);
        if (i == 4 ? (c < 'a' || c > 'c') : !std::isdigit(c)) return false;
    }
    return true;
}

int number_in_column(std::string_view line) { return (line[5] - '0') * 10 + (line[6] - '0'); }

}  // namespace

std::optional<LineRange> line_range(std::string_view text) {
    auto const dash = text.find('-');
    std::string_view const first = text.substr(0, dash);
    std::string_view const last = dash == std::string_view::npos ? first : text.substr(dash + 1);
    if (!is_line(first) || !is_line(last)) return std::nullopt;
    return LineRange{std::string(first), std::string(last)};
}

std::optional<std::vector<std::string>> lines_of(LineRange const& range) {
    if (range.first.substr(0, 5) != range.last.substr(0, 5) || range.last < range.first) return std::nullopt;
    std::vector<std::string> lines;
    for (int n = number_in_column(range.first); n <= number_in_column(range.last); ++n) {
        std::string const number = std::to_string(n);
        lines.push_back(range.first.substr(0, 5) + (n < 10 ? "0" : "") + number);
    }
    return lines;
}

LineIndex::LineIndex(Corpus const& corpus) {
    for (Index section = 0; section < corpus.work.sections.size(); ++section) {
        for (auto const& written : corpus.work.sections[section].lines) {
            auto const range = line_range(written.value);
            auto const names = range ? lines_of(*range) : std::nullopt;
            if (!names) continue;
            for (auto const& name : *names) {
                if (by_name_.emplace(name, static_cast<Index>(lines_.size())).second) {
                    lines_.push_back({name, section, std::nullopt, nullptr});
                }
            }
        }
    }
    for (Index chapter = 0; chapter < corpus.chapters.size(); ++chapter) {
        for (auto const& written : corpus.chapters[chapter].lines) {
            for (Index const line : range(written.value)) {
                if (!lines_[line].chapter) lines_[line].chapter = chapter;
            }
        }
    }
    for (auto const& passage : corpus.work.passages) {
        if (auto const line = find(passage.line.value)) lines_[*line].passage = &passage;
    }
}

std::optional<Index> LineIndex::find(std::string_view name) const {
    auto const found = by_name_.find(name);
    return found == by_name_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Index> LineIndex::range(std::string_view written) const {
    auto const parsed = line_range(written);
    auto const names = parsed ? lines_of(*parsed) : std::nullopt;
    std::vector<Index> lines;
    if (!names) return lines;
    for (auto const& name : *names) {
        auto const line = find(name);
        if (!line) return {};
        lines.push_back(*line);
    }
    return lines;
}

}  // namespace xitan
