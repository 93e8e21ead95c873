// SPDX-License-Identifier: MIT
// JSON with the characters themselves, not their escapes: an array of objects, or an object a line.
#include "export/sinks.hpp"

#include <nlohmann/json.hpp>

#include <ostream>
#include <vector>

namespace xitan {

namespace {

using Json = nlohmann::json;

// Bytes that are no UTF-8 become U+FFFD, since JSON has no way to hold them.
std::string json_text(std::string_view text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); }

class JsonSink : public RowSink {
public:
    JsonSink(std::ostream& out, bool lines) : out_(out), lines_(lines) {}

    void columns(std::span<std::string const> names) override {
        for (auto const& name : names) keys_.push_back(json_text(name) + ": ");
        if (!lines_) out_ << '[';
    }

    void row(std::span<Value const> values) override {
        if (!lines_) out_ << (first_ ? "\n  " : ",\n  ");
        first_ = false;
        out_ << '{';
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i > 0) out_ << ", ";
            out_ << keys_[i];
            if (auto const* const text = std::get_if<std::string_view>(&values[i])) {
                out_ << json_text(*text);
            } else {
                out_ << (is_null(values[i]) ? "null" : plain(values[i]));
            }
        }
        out_ << '}';
        if (lines_) out_ << '\n';
    }

    void finish() override {
        if (!lines_) out_ << (first_ ? "]\n" : "\n]\n");
    }

private:
    std::ostream& out_;
    bool lines_;
    bool first_ = true;
    std::vector<std::string> keys_;
};

}  // namespace

std::unique_ptr<RowSink> json_sink(std::ostream& out, TableStyle) { return std::make_unique<JsonSink>(out, false); }

std::unique_ptr<RowSink> jsonl_sink(std::ostream& out, TableStyle) { return std::make_unique<JsonSink>(out, true); }

}  // namespace xitan
