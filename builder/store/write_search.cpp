// SPDX-License-Identifier: MIT
#include "store/write_search.hpp"

#include "store/insert.hpp"
#include "text/utf8.hpp"

namespace xitan {

namespace {

constexpr std::string_view apart = "\u200b";
constexpr std::size_t longest_run = 6;

std::optional<std::string> maybe(std::string text) {
    return text.empty() ? std::nullopt : std::optional(std::move(text));
}

std::string grams(std::string_view text) {
    std::string joined;
    for (std::string_view const run : han_runs(text)) (joined += joined.empty() ? "" : " ") += run;
    return joined;
}

}  // namespace

std::string han_apart(std::string_view text) {
    std::string result;
    result.reserve(text.size() * 3);
    for (std::string_view const character : characters(text)) {
        bool const han = is_han(code_point(character));
        if (han) result += apart;
        result += character;
        if (han) result += apart;
    }
    return result;
}

std::vector<std::string_view> han_runs(std::string_view text) {
    std::vector<std::string_view> runs;
    auto const list = characters(text);
    std::vector<std::size_t> han(list.size());  // how many Han characters stand from here on
    for (std::size_t i = list.size(); i-- > 0;) {
        if (is_han(code_point(list[i]))) han[i] = 1 + (i + 1 < list.size() ? han[i + 1] : 0);
    }
    for (std::size_t length = 2; length <= longest_run; ++length) {
        for (std::size_t i = 0; i + length <= list.size(); ++i) {
            if (han[i] < length) continue;
            char const* const end = list[i + length - 1].data() + list[i + length - 1].size();
            runs.emplace_back(list[i].data(), static_cast<std::size_t>(end - list[i].data()));
        }
    }
    return runs;
}

void write_search(Database& database) {
    insert(database, "search", {"rowid", "title", "script", "han", "gram", "english"}, [&](RowWriter& row) {
        database.each(
            "SELECT d.document_id, k.entry, d.title, d.script, d.han, d.english"
            " FROM search_document AS d JOIN search_kind AS k USING (kind) ORDER BY d.document_id",
            [&](ResultRow const& d) {
                std::string const han(d.text(4)), english(d.text(5)), spaced = han_apart(han);
                std::string const gram = grams(han + ' ' + english);
                std::string title;
                if (d.integer(1)) {
                    title = d.text(2);
                    for (std::string const* const part : {&spaced, &gram}) {
                        if (!part->empty()) title += ' ' + *part;
                    }
                }
                row(d.integer(0), maybe(title), maybe(std::string(d.text(3))), maybe(spaced), maybe(gram),
                    maybe(han_apart(english)));
            });
    });
    database.run("INSERT INTO search (search) VALUES ('optimize')", "search");
}

}  // namespace xitan
