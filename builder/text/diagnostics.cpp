// SPDX-License-Identifier: MIT
#include "text/diagnostics.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace xitan {

void Diagnostics::error(Location at, std::string_view rule, std::string message,
                        std::vector<Located<std::string>> notes) {
    list_.push_back({at, std::string(rule), std::move(message), std::move(notes)});
}

std::vector<Diagnostic> Diagnostics::sorted(SourceSet const& sources) const {
    auto const key = [&](Diagnostic const& d) {
        return std::tie(sources[d.at.file].shown_path(), d.at.line, d.at.column, d.rule, d.message);
    };
    std::vector<Diagnostic> list = list_;
    std::stable_sort(list.begin(), list.end(), [&](auto const& a, auto const& b) { return key(a) < key(b); });
    list.erase(std::unique(list.begin(), list.end(), [&](auto const& a, auto const& b) { return key(a) == key(b); }),
               list.end());
    return list;
}

std::string ticked(std::string_view value) {
    constexpr std::size_t longest = 60;
    // A character has at most four bytes, so what follows cannot matter.
    auto const all = characters(value.substr(0, 4 * (longest + 1)));
    if (all.size() <= longest) return "`" + std::string(value) + "`";
    return "`" + std::string(value.substr(0, static_cast<std::size_t>(all[longest].data() - value.data()))) + "…`";
}

}  // namespace xitan
