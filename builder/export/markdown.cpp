// SPDX-License-Identifier: MIT
// A table in Markdown as GitHub has it. Characters that would mean something to Markdown are escaped,
// and a line break becomes <br>.
#include "export/sinks.hpp"

#include <ostream>

namespace xitan {

namespace {

std::string escaped(std::string_view text) {
    constexpr std::string_view special = "\\`*_[]<>&|~#";
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char const c = text[i];
        if (c == '\r' || c == '\n') {
            if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') ++i;
            result += "<br>";
            continue;
        }
        if (special.find(c) != std::string_view::npos) result += '\\';
        result += c;
    }
    return result;
}

class MarkdownSink : public RowSink {
public:
    explicit MarkdownSink(std::ostream& out) : out_(out) {}

    void columns(std::span<std::string const> names) override {
        for (auto const& name : names) out_ << "| " << escaped(name) << ' ';
        out_ << "|\n";
        for (std::size_t i = 0; i < names.size(); ++i) out_ << "| --- ";
        out_ << "|\n";
    }

    void row(std::span<Value const> values) override {
        for (auto const& value : values) out_ << "| " << escaped(plain(value)) << (is_null(value) ? "" : " ");
        out_ << "|\n";
    }

    void finish() override {}

private:
    std::ostream& out_;
};

}  // namespace

std::unique_ptr<RowSink> markdown_sink(std::ostream& out, TableStyle) { return std::make_unique<MarkdownSink>(out); }

}  // namespace xitan
