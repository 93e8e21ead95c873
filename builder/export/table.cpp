// SPDX-License-Identifier: MIT
// Columns that line up in the cells of a terminal: Han takes two, a combining mark none. Numbers stand to
// the right. With a limit of width the widest columns of text give way, and what does not fit ends in ….
#include "export/sinks.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <ostream>
#include <vector>

namespace xitan {

namespace {

constexpr int gap = 2;
constexpr int least = 4;  // no column of text is cut below this

struct Cell {
    std::string text;
    int width = 0;
};

struct Column {
    int width = 0;
    bool number = true;  // all values that it has are numbers, and it has some
    bool empty = true;
};

// What would move the cursor becomes a blank: a table keeps to its cells.
std::string on_one_line(std::string_view text) {
    std::string result;
    for (auto const character : characters(text)) {
        char32_t const c = code_point(character);
        bool const control = c < 0x20 || (c >= 0x7F && c < 0xA0);
        if (control) {
            result += ' ';
        } else {
            result += character;
        }
    }
    return result;
}

Cell cell(std::string_view text) {
    std::string line = on_one_line(text);
    int const width = display_width(line);
    return {std::move(line), width};
}

// At most width cells: as much of the text as fits before "…".
Cell cut(Cell const& whole, int width) {
    if (whole.width <= width) return whole;
    Cell part;
    for (auto const character : characters(whole.text)) {
        int const more = display_width(character);
        if (part.width + more > width - 1) break;
        part.text += character;
        part.width += more;
    }
    part.text += "…";
    ++part.width;
    return part;
}

class TableSink : public RowSink {
public:
    TableSink(std::ostream& out, TableStyle style) : out_(out), style_(style) {}

    void columns(std::span<std::string const> names) override {
        for (auto const& name : names) head_.push_back(cell(name));
        columns_.resize(names.size());
        for (std::size_t i = 0; i < names.size(); ++i) columns_[i].width = head_[i].width;
    }

    void row(std::span<Value const> values) override {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < values.size(); ++i) {
            cells.push_back(cell(plain(values[i])));
            Column& column = columns_[i];
            column.width = std::max(column.width, cells.back().width);
            if (is_null(values[i])) continue;
            column.empty = false;
            column.number = column.number && !is_text(values[i]);
        }
        rows_.push_back(std::move(cells));
    }

    void finish() override {
        for (Column& column : columns_) column.number = column.number && !column.empty;
        if (style_.width > 0) narrow();
        write(head_, "\x1b[1m");
        std::vector<Cell> rules;
        for (Column const& column : columns_) {
            Cell rule;
            for (; rule.width < column.width; ++rule.width) rule.text += "─";
            rules.push_back(std::move(rule));
        }
        write(rules, "\x1b[2m");
        for (auto const& cells : rows_) write(cells, {});
    }

private:
    [[nodiscard]] int total() const {
        int sum = columns_.empty() ? 0 : -gap;
        for (Column const& column : columns_) sum += column.width + gap;
        return sum;
    }

    void narrow() {
        for (int excess = total() - style_.width; excess > 0; --excess) {
            Column* widest = nullptr;
            for (Column& column : columns_) {
                if (!column.number && (!widest || column.width > widest->width)) widest = &column;
            }
            if (!widest || widest->width <= least) return;
            --widest->width;
        }
    }

    void write(std::vector<Cell> const& cells, std::string_view paint) const {
        std::string line;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            Column const& column = columns_[i];
            Cell const part = cut(cells[i], column.width);
            auto const blanks = static_cast<std::size_t>(column.width - part.width);
            if (i > 0) line.append(gap, ' ');
            if (column.number) line.append(blanks, ' ');
            line += part.text;
            if (!column.number) line.append(blanks, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        bool const painted = style_.colour && !paint.empty();
        out_ << (painted ? paint : "") << line << (painted ? "\x1b[0m" : "") << '\n';
    }

    std::ostream& out_;
    TableStyle style_;
    std::vector<Cell> head_;
    std::vector<Column> columns_;
    std::vector<std::vector<Cell>> rows_;
};

}  // namespace

std::unique_ptr<RowSink> table_sink(std::ostream& out, TableStyle style) {
    return std::make_unique<TableSink>(out, style);
}

}  // namespace xitan
