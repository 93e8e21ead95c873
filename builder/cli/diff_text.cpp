// SPDX-License-Identifier: MIT
#include "cli/diff_text.hpp"

#include "cli/page.hpp"
#include "text/escaped.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <ostream>

namespace xitan {

namespace {

constexpr std::size_t most_shown = 20;

constexpr std::size_t longest = 60;
constexpr std::size_t before_difference = 20;

using Text = std::optional<std::string>;

// At most `longest` characters from one on; … for what is left out.
std::string part(Text const& text, std::size_t from, std::string_view none = "nothing") {
    if (!text) return std::string(none);
    auto const all = characters(*text);
    std::string result = from > 0 ? "…" : "";
    for (std::size_t i = from; i < std::min(all.size(), from + longest); ++i) result += all[i];
    return escaped(result) + (all.size() > from + longest ? "…" : "");
}

// Where a long text begins to be another, and a little before.
std::size_t difference(Text const& before, Text const& now) {
    if (!before || !now) return 0;
    auto const a = characters(*before), b = characters(*now);
    if (a.size() <= longest && b.size() <= longest) return 0;
    auto const [differs, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    auto const same = static_cast<std::size_t>(differs - a.begin());
    return same > before_difference ? same - before_difference : 0;
}

// What stands behind the id.
std::string details(Difference const& d) {
    if (d.change == Change::changed) {
        auto const from = difference(d.old_value, d.new_value);
        return *d.field + ": " + part(d.old_value, from) + " → " + part(d.new_value, from);
    }
    if (d.field) return *d.field;
    return part(d.old_value ? d.old_value : d.new_value, 0, "");
}

struct Line {
    std::string id, details;
};

// Ids of which there is nothing more to say share a line if they follow each other.
std::vector<Line> lines_of(std::vector<Difference const*> const& group) {
    std::vector<Line> lines;
    std::set<std::string> bare;
    for (Difference const* const d : group) {
        std::string text = details(*d);
        if (text.empty()) {
            bare.insert(d->id);
        } else {
            lines.push_back({escaped(d->id), std::move(text)});
        }
    }
    for (auto& run : runs(bare)) lines.push_back({escaped(run), {}});
    return lines;
}

using Groups = std::vector<std::pair<std::string, std::vector<Difference const*>>>;

// By a name, in the order in which the names come up.
template <class Name>
Groups grouped(std::vector<Difference const*> const& list, Name const& name) {
    Groups groups;
    std::map<std::string, std::size_t> places;
    for (Difference const* const d : list) {
        auto const [place, fresh] = places.try_emplace(name(*d), groups.size());
        if (fresh) groups.emplace_back(place->first, std::vector<Difference const*>());
        groups[place->second].second.push_back(d);
    }
    return groups;
}

std::vector<Difference const*> pointers(Differences const& differences) {
    std::vector<Difference const*> list;
    for (Difference const& d : differences) list.push_back(&d);
    return list;
}

template <class Print>
void print_lines(std::vector<Difference const*> const& group, std::ostream& out, std::string const& more,
                 Print const& print) {
    auto const lines = lines_of(group);
    for (std::size_t i = 0; i < std::min(lines.size(), most_shown); ++i) print(lines[i]);
    if (lines.size() > most_shown) out << more << lines.size() - most_shown << " more\n";
}

// Nothing in it is Markdown.
std::string plain_markdown(std::string_view text) {
    std::string result;
    for (char const c : text) {
        if (std::string_view("\\`*_[]<>|").find(c) != std::string_view::npos) result += '\\';
        result += c;
    }
    return result;
}

}  // namespace

void print_differences(std::ostream& out, Differences const& differences) {
    auto const name = [](Difference const& d) { return d.kind + ' ' + std::string(name_of(d.change)); };
    for (auto const& [what, group] : grouped(pointers(differences), name)) {
        out << what << " (" << group.size() << ")\n";
        print_lines(group, out, "  … ", [&](Line const& line) {
            out << "  " << line.id << (line.details.empty() ? "" : "  ") << line.details << '\n';
        });
    }
}

void print_changelog(std::ostream& out, Differences const& differences) {
    constexpr std::array order{Change::added, Change::withdrawn, Change::gone, Change::back, Change::changed};
    constexpr std::array titles{"Added", "Withdrawn", "Gone without a word", "In use again", "Changed"};
    for (std::size_t i = 0; i < order.size(); ++i) {
        auto list = pointers(differences);
        std::erase_if(list, [&](Difference const* d) { return d->change != order[i]; });
        if (list.empty()) continue;
        out << "\n### " << titles[i] << '\n';
        for (auto const& [kind, group] : grouped(list, [](Difference const& d) { return d.kind; })) {
            out << "\n" << kind << " (" << group.size() << ")\n\n";
            print_lines(group, out, "- … ", [&](Line const& line) {
                out << "- `" << line.id << '`' << (line.details.empty() ? "" : ": ") << plain_markdown(line.details)
                    << '\n';
            });
        }
    }
}

}  // namespace xitan
