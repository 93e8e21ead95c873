// SPDX-License-Identifier: MIT
// RFC 4180 with \n as line end. NULL is an empty field; an empty text is "".
#include "export/sinks.hpp"

#include <ostream>

namespace xitan {

namespace {

void write_text(std::ostream& out, std::string_view text) {
    if (!text.empty() && text.find_first_of(",\"\r\n") == std::string_view::npos) {
        out << text;
        return;
    }
    out << '"';
    for (char const c : text) {
        if (c == '"') out << '"';
        out << c;
    }
    out << '"';
}

class CsvSink : public RowSink {
public:
    explicit CsvSink(std::ostream& out) : out_(out) {}

    void columns(std::span<std::string const> names) override {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (i > 0) out_ << ',';
            write_text(out_, names[i]);
        }
        out_ << '\n';
    }

    void row(std::span<Value const> values) override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i > 0) out_ << ',';
            if (auto const* const text = std::get_if<std::string_view>(&values[i])) {
                write_text(out_, *text);
            } else {
                out_ << plain(values[i]);
            }
        }
        out_ << '\n';
    }

    void finish() override {}

private:
    std::ostream& out_;
};

}  // namespace

std::unique_ptr<RowSink> csv_sink(std::ostream& out, TableStyle) { return std::make_unique<CsvSink>(out); }

}  // namespace xitan
