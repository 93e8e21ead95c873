// SPDX-License-Identifier: MIT
#include "check/quotation.hpp"

#include <set>

namespace xitan {

namespace {

// The lines that something in the sources speaks of.
class Coverage {
public:
    explicit Coverage(CheckContext const& context) : context_(context) {
        Corpus const& corpus = context.corpus;
        for (Printed const& printed : all_printed(corpus)) use(printed.line, find(context, printed).lines);
        for (Group const& group : corpus.script.groups) use(group.line);
        for (Variant const& variant : corpus.work.variants) use(variant.line);
        for (TextEmendation const& emendation : corpus.work.emendations) use(emendation.line);
        for (Letter const& letter : corpus.letters) use(letter.line);
        for (Chapter const& chapter : corpus.chapters) {
            for (auto const* const list :
                 {&chapter.leaves_out, &chapter.disputed, &chapter.alternative, &chapter.held, &chapter.named}) {
                for (Exceptional const& one : *list) use(one.line);
            }
            for (Note const& note : chapter.notes) use(note.line);
        }
    }

    [[nodiscard]] bool used(Index line) const { return used_.contains(line); }

private:
    void use(MaybeText const& line) {
        if (line) use(line->value);
    }
    void use(Text const& line) { use(line.value); }
    void use(std::string const& name, std::size_t lines = 1) {
        auto const first = context_.lines.find(name);
        for (std::size_t i = 0; first && i < lines; ++i) used_.insert(*first + static_cast<Index>(i));
    }

    CheckContext const& context_;
    std::set<Index> used_;
};

}  // namespace

void check_coverage(CheckContext const& context) {
    Coverage const coverage(context);
    std::set<Index> idle;
    for (Idle const& nothing : context.corpus.work.nothing_to_record) {
        for (Text const& range : nothing.lines) {
            auto const lines = context.lines.range(range.value);
            if (lines.empty()) {
                context.error(range.at, "bad-line-range", in_ticks(range.value) + " is not a range of declared lines");
            }
            for (Index const line : lines) {
                idle.insert(line);
                if (coverage.used(line)) {
                    context.error(range.at, "line-is-used",
                                  "the line " + context.lines.lines()[line].name +
                                      " is said to have nothing to record, but an entry speaks of it");
                }
            }
        }
    }
    for (Index i = 0; i < context.lines.lines().size(); ++i) {
        auto const& line = context.lines.lines()[i];
        if (!line.passage || coverage.used(i) || idle.contains(i)) continue;
        context.error(line.passage->line.at, "line-not-used",
                      "no entry speaks of the line " + line.name +
                          "; record what it says, or put it under `nothing-to-record` in work.yaml");
    }
}

}  // namespace xitan
