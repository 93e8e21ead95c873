// SPDX-License-Identifier: MIT
#include "check/context.hpp"

#include <map>

namespace xitan {

namespace {

// The names of a written range, or nothing and a complaint.
std::vector<std::string> names_of(CheckContext const& context, Text const& written) {
    auto const range = line_range(written.value);
    auto names = range ? lines_of(*range) : std::nullopt;
    if (!names) {
        context.error(
            written.at, "bad-line-range",
            in_ticks(written.value) + " is not a line or a range of lines in one column, like 1186a05-1186a29");
        return {};
    }
    return std::move(*names);
}

std::string ranges(std::vector<std::string> const& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < 5; ++i) text += (i ? ", " : "") + names[i];
    if (names.size() > 5) text += " and " + std::to_string(names.size() - 5) + " more";
    return text;
}

void check_owners(CheckContext const& context) {
    std::map<std::string, Location> owner;
    for (Chapter const& chapter : context.corpus.chapters) {
        for (Text const& written : chapter.lines) {
            for (auto const& name : names_of(context, written)) {
                if (!context.lines.find(name)) {
                    context.error(written.at, "unknown-line",
                                  "there is no line `" + name + "` in the sections of work.yaml");
                    continue;
                }
                auto const [first, fresh] = owner.try_emplace(name, written.at);
                if (!fresh) {
                    context.error(written.at, "line-twice", "the line " + name + " belongs to two chapters",
                                  {{"first here", first->second}});
                }
            }
        }
    }
    std::map<Index, std::vector<std::string>> ownerless;
    for (LineIndex::Line const& line : context.lines.lines()) {
        if (!line.chapter) ownerless[line.section].push_back(line.name);
    }
    for (auto const& [section, names] : ownerless) {
        context.error(context.corpus.work.sections[section].at, "line-without-chapter",
                      "no chapter has under `lines`: " + ranges(names));
    }
}

}  // namespace

void check_sections(CheckContext const& context) {
    std::map<std::string, Location> seen;
    std::string last;
    for (Section const& section : context.corpus.work.sections) {
        for (Text const& written : section.lines) {
            for (auto const& name : names_of(context, written)) {
                auto const [first, fresh] = seen.try_emplace(name, written.at);
                bool const behind = name < last;
                last = std::max(last, name);
                if (!fresh) {
                    context.error(written.at, "line-twice", "the line " + name + " is declared twice",
                                  {{"first here", first->second}});
                } else if (behind) {
                    context.error(written.at, "lines-out-of-order",
                                  "the line " + name + " stands behind " + last + "; sections are in text order");
                    break;
                }
            }
        }
    }
}

void check_lines(CheckContext const& context) {
    check_owners(context);
    for (Group const& group : context.corpus.script.groups) context.line(group.line);
    std::map<std::string, Location> passages;
    for (Passage const& passage : context.corpus.work.passages) {
        if (!context.line(passage.line)) continue;
        auto const [first, fresh] = passages.try_emplace(passage.line.value, passage.line.at);
        if (!fresh) {
            context.error(passage.line.at, "line-twice", "the line " + passage.line.value + " has two passages",
                          {{"first here", first->second}});
        }
    }
}

}  // namespace xitan
