// SPDX-License-Identifier: MIT
#include "store/write_search.hpp"

#include "store/errors.hpp"
#include "text/utf8.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>

namespace xitan {

namespace {

constexpr std::string_view apart = "\u200b";
constexpr std::size_t longest_run = 6;

std::string grams(std::string_view text) {
    std::string joined;
    for (std::string_view const run : han_runs(text)) (joined += joined.empty() ? "" : " ") += run;
    return joined;
}

// One document a statement: for more than one SQLite opens a savepoint each time, at which the index
// writes all that it has gathered to a segment of its own.
class SearchWriter {
public:
    explicit SearchWriter(Database& database)
        : statement_(database.handle(),
                     "INSERT INTO search (rowid, title, script, han, gram, english) VALUES"
                     " (?, ?, ?, ?, ?, ?)") {}

    void operator()(std::int64_t document, std::array<std::string, 5> const& columns) {
        statement_.bind(1, document);
        for (int i = 0; i < 5; ++i) statement_.bindNoCopy(i + 2, columns[static_cast<std::size_t>(i)]);
        statement_.exec();
        statement_.reset();
    }

private:
    SQLite::Statement statement_;
};

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

void write_search(Database& database) try {
    SearchWriter write(database);
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
            write(d.integer(0), {title, std::string(d.text(3)), spaced, gram, han_apart(english)});
        });
    database.run("INSERT INTO search (search) VALUES ('optimize')", "search");
} catch (SQLite::Exception const& error) {
    throw DatabaseError("table search", error.what());
}

}  // namespace xitan
