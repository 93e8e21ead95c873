// SPDX-License-Identifier: MIT
#include "query/letter_matrix.hpp"

#include <algorithm>

namespace xitan {

namespace {

class MatrixMaker {
public:
    void begin_list(std::string id, std::string title) {
        ids_.push_back(std::move(id));
        matrix_.lists.push_back(std::move(title));
        next_ = 0;
    }

    [[nodiscard]] bool is_new(std::string_view id) const { return ids_.empty() || ids_.back() != id; }

    // The next letter of the list that was begun last.
    void add(std::string const& letter, std::string const& characters) {
        auto& rows = matrix_.rows;
        auto row = std::find_if(rows.begin(), rows.end(), [&](auto const& r) { return r.letter == letter; });
        if (row == rows.end()) row = rows.insert(rows.begin() + next_, {letter, {}});
        next_ = row - rows.begin() + 1;
        row->cells.resize(matrix_.lists.size());
        std::string& cell = row->cells.back();
        cell += (cell.empty() ? "" : " ") + characters;
    }

    [[nodiscard]] LetterMatrix finish() {
        for (auto& row : matrix_.rows) row.cells.resize(matrix_.lists.size());
        return std::move(matrix_);
    }

private:
    LetterMatrix matrix_;
    std::vector<std::string> ids_;
    std::ptrdiff_t next_ = 0;  // where a letter that no earlier list has would stand
};

}  // namespace

std::vector<std::string> letter_orders(Database const& database) {
    std::vector<std::string> orders;
    database.each("SELECT order_system FROM lists GROUP BY order_system ORDER BY count(*) DESC, order_system",
                  [&](ResultRow const& row) { orders.emplace_back(row.text(0)); });
    return orders;
}

LetterMatrix letter_matrix(Database const& database, MatrixRequest const& request) {
    MatrixMaker maker;
    database.each(
        "SELECT l.id, l.list || ' ' || l.date, v.slot, "
        "v.chinese_unicode || CASE v.certainty WHEN 'low' THEN '?' ELSE '' END "
        "FROM lists AS l JOIN list_letters AS v ON v.list = l.id WHERE l.order_system = ?1 "
        "AND l.date_to >= CAST(?2 AS INTEGER) AND l.date_from <= CAST(?3 AS INTEGER) "
        "ORDER BY l.date_from, l.date_to, l.list, v.ordinal",
        {request.order, std::to_string(request.from), std::to_string(request.to)}, [&](ResultRow const& row) {
            if (maker.is_new(row.text(0))) maker.begin_list(std::string(row.text(0)), std::string(row.text(1)));
            maker.add(std::string(row.text(2)), std::string(row.text(3)));
        });
    return maker.finish();
}

void keep_letters(LetterMatrix& matrix, std::vector<std::string> const& letters) {
    std::erase_if(matrix.rows, [&](auto const& row) {
        return std::find(letters.begin(), letters.end(), row.letter) == letters.end();
    });
}

void write_matrix(LetterMatrix const& matrix, RowSink& sink) {
    std::vector<std::string> columns{"letter"};
    columns.insert(columns.end(), matrix.lists.begin(), matrix.lists.end());
    sink.columns(columns);
    for (auto const& row : matrix.rows) {
        std::vector<Value> values{std::string_view(row.letter)};
        for (std::string const& cell : row.cells) {
            values.push_back(cell.empty() ? Value() : Value(std::string_view(cell)));
        }
        sink.row(values);
    }
    sink.finish();
}

}  // namespace xitan
