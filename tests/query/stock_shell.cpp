// SPDX-License-Identifier: MIT
#include "query/stock_shell.hpp"

#include "export/formats.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <array>
#include <cstdio>
#include <sstream>

namespace xitan::test {

namespace {

// As the shell's `.mode quote` with `.headers on`: no header where there is no row.
class QuoteSink : public RowSink {
public:
    void columns(std::span<std::string const> names) override {
        for (auto const& name : names) head_ += (head_.empty() ? "" : ",") + sql_text(name);
    }

    void row(std::span<Value const> values) override {
        if (text_.empty()) text_ = head_ + '\n';
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (i > 0) text_ += ',';
            if (auto const* const number = std::get_if<std::int64_t>(&values[i])) {
                text_ += std::to_string(*number);
            } else if (auto const* const text = std::get_if<std::string_view>(&values[i])) {
                text_ += sql_text(*text);
            } else {
                REQUIRE(std::holds_alternative<std::monostate>(values[i]));  // no query gives a real number
                text_ += "NULL";
            }
        }
        text_ += '\n';
    }

    void finish() override {}

    [[nodiscard]] std::string const& text() const { return text_; }

private:
    std::string head_;
    std::string text_;
};

}  // namespace

bool has_stock_shell() { return !std::string_view(XITAN_SQLITE3).empty(); }

std::string settings(Arguments const& arguments) {
    std::string script = ".parameter init\n";
    for (auto const& [name, value] : arguments) {
        REQUIRE(value.find_first_of("'\"\\") == std::string::npos);  // the script below does not escape
        script += ".parameter set :" + name + " \"'" + value + "'\"\n";
    }
    return script;
}

std::string text_of_shell(Query const& query, std::string const& settings) {
    TemporaryFolder const folder;
    folder.write("query.sql", query.sql);
    folder.write("script",
                 ".headers on\n.mode quote\n" + settings + ".read '" + (folder.path() / "query.sql").string() + "'\n");
    std::string const command = std::string(XITAN_SQLITE3) + " -readonly -bail '" + real_database().string() + "' < '" +
                                (folder.path() / "script").string() + "' 2>&1";
    FILE* const pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    std::string output;
    std::array<char, 65536> buffer{};
    while (std::size_t const n = std::fread(buffer.data(), 1, buffer.size(), pipe)) output.append(buffer.data(), n);
    REQUIRE(pclose(pipe) == 0);
    return output;
}

std::string text_of_program(Query const& query, Arguments const& arguments) {
    QuoteSink sink;
    run_query(Database::open_read_only(real_database()), query, arguments, sink);
    return sink.text();
}

Rows rows_of_program(Query const& query, Arguments const& arguments) {
    Database const database = Database::open_read_only(real_database());
    std::ostringstream out;
    auto const sink = format("json")->make(out, {});
    auto const count = run_query(database, query, arguments, *sink);
    Rows rows = Rows::parse(out.str());
    REQUIRE(rows.size() == count);
    return rows;
}

Arguments examples(Query const& query) {
    Arguments arguments;
    for (auto const& parameter : query.parameters) arguments[parameter.name] = parameter.example;
    return arguments;
}

Catalog const& all_queries() {
    static Catalog const queries = catalog(query_files());
    return queries;
}

Query const& query_named(std::string_view name) {
    Query const* const query = find_query(all_queries(), name);
    INFO(name);
    REQUIRE(query);
    return *query;
}

}  // namespace xitan::test
