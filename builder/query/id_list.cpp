// SPDX-License-Identifier: MIT
#include "query/id_list.hpp"

#include "store/errors.hpp"
#include "text/escaped.hpp"

#include <algorithm>
#include <charconv>

namespace xitan {

namespace {

constexpr std::string_view to = " to ";
constexpr std::string_view is_withdrawn = " withdrawn";
constexpr std::size_t most_digits = 6;  // nobody counts cells to a million; a slip of the pen does

// What the schema asks of an id.
bool is_id(std::string_view text) {
    auto const slash = text.find('/');
    if (slash == 0 || slash == std::string_view::npos || slash + 1 == text.size()) return false;
    return std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '/';
    });
}

std::size_t digits_at_end(std::string_view id) {
    auto const last = id.find_last_not_of("0123456789");
    return id.size() - (last == std::string_view::npos ? 0 : last + 1);
}

// The next id that differs in its last number only, with as many digits; empty if there is none.
std::string next(std::string_view id) {
    std::string result(id);
    for (std::size_t i = id.size(), left = digits_at_end(id); left > 0; --left) {
        if (result[--i] != '9') {
            ++result[i];
            return result;
        }
        result[i] = '0';
    }
    return {};
}

// "cell/02.26.01 to 12". False if it is no such run.
bool add_run(std::string_view line, std::set<std::string>& ids) {
    auto const at = line.find(to);
    if (at == std::string_view::npos) return is_id(line) && (ids.emplace(line), true);
    std::string id(line.substr(0, at));
    std::string_view const last = line.substr(at + to.size());
    if (!is_id(id) || last.empty() || last.size() > most_digits || digits_at_end(last) != last.size()) return false;
    if (last.size() > digits_at_end(id)) return false;
    std::string const end = id.substr(0, id.size() - last.size()) + std::string(last);
    if (end < id) return false;
    for (; id != end; id = next(id)) ids.insert(id);
    ids.insert(end);
    return true;
}

bool add_line(std::string_view line, IdList& list) {
    if (!line.ends_with(is_withdrawn)) return add_run(line, list.used);
    line.remove_suffix(is_withdrawn.size());
    return is_id(line) && (list.withdrawn.emplace(line, ""), true);
}

}  // namespace

IdList ids_of(Database const& database) {
    IdList list;
    database.each("SELECT id FROM entry", [&](ResultRow const& row) { list.used.emplace(row.text(0)); });
    database.each("SELECT id, because, successor FROM withdrawn", [&](ResultRow const& row) {
        std::string why(row.text(1));
        if (!row.is_null(2)) why += "; see " + std::string(row.text(2));
        list.withdrawn.emplace(row.text(0), std::move(why));
    });
    return list;
}

IdList parse_ids(std::string_view text, std::filesystem::path const& path) {
    IdList list;
    for (int number = 1; !text.empty(); ++number) {
        auto const end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty() || line.starts_with('#') || add_line(line, list)) continue;
        throw DatabaseError(path.string() + ":" + std::to_string(number),
                            "this is neither a database nor a list of ids; a line of such a list is `letter/ka`, "
                            "`cell/02.26.01 to 12` or `letter/ka withdrawn`, not `" +
                                escaped(line.substr(0, 60)) + "`");
    }
    if (list.used.empty()) throw DatabaseError(path.string(), "there is no id in this list");
    return list;
}

std::vector<std::string> runs(std::set<std::string> const& ids) {
    std::vector<std::string> lines;
    for (auto id = ids.begin(); id != ids.end();) {
        auto last = id;
        while (std::next(last) != ids.end() && *std::next(last) == next(*last)) ++last;
        std::string line = *id;
        if (last != id) (line += to) += last->substr(last->size() - digits_at_end(*last));
        lines.push_back(std::move(line));
        id = std::next(last);
    }
    return lines;
}

}  // namespace xitan
