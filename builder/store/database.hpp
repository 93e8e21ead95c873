// SPDX-License-Identifier: MIT
// A connection to an SQLite database for one thread at a time, closed when it goes. Every failure is a DatabaseError.
// SQLiteCpp is seen in this folder and in query/ only, and in no header.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace SQLite {
class Database;
class Statement;
}  // namespace SQLite

namespace xitan {

// NULL, a number or text.
using StoredValue = std::variant<std::monostate, std::int64_t, std::string_view>;

// One row of a result; text is valid until the next row.
class ResultRow {
public:
    explicit ResultRow(SQLite::Statement& statement) : statement_(statement) {}
    [[nodiscard]] int size() const;
    [[nodiscard]] StoredValue value(int column) const;
    [[nodiscard]] bool is_null(int column) const;
    [[nodiscard]] bool is_integer(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string_view text(int column) const;  // empty for NULL

private:
    SQLite::Statement& statement_;
};

class Database {
public:
    // An empty database in memory, set up so that equal rows give equal bytes on disk.
    [[nodiscard]] static Database in_memory();
    // An existing file. Nothing is written beside it.
    [[nodiscard]] static Database open_read_only(std::filesystem::path const& path);
    // The same for a file of whatever origin: as if nobody could write it, so that what stands beside it (a journal, a
    // write-ahead log) is not looked at; nothing in its schema is trusted.
    [[nodiscard]] static Database open_alone(std::filesystem::path const& path);

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    // Runs SQL text of any number of statements. subject: what an error names.
    void run(std::string_view sql, std::string_view subject);

    // Calls visit for every row of one SELECT.
    void each(std::string_view select, std::function<void(ResultRow const&)> const& visit) const;

    // The same with values for ?1, ?2 …, as text.
    void each(std::string_view select, std::vector<std::string> const& values,
              std::function<void(ResultRow const&)> const& visit) const;

    // The first column of the first row of one SELECT.
    [[nodiscard]] std::int64_t integer(std::string_view select) const;
    [[nodiscard]] std::string text(std::string_view select) const;

    // Writes a compact copy into path, which must be missing or empty.
    void copy_to(std::filesystem::path const& path) const;

    // The same pages in memory, to try things on.
    [[nodiscard]] Database copy_in_memory() const;

    [[nodiscard]] SQLite::Database& handle() const noexcept { return *handle_; }

private:
    explicit Database(std::unique_ptr<SQLite::Database> handle);
    std::unique_ptr<SQLite::Database> handle_;
};

// A name or value inside SQL text.
[[nodiscard]] std::string sql_name(std::string_view name);  // "column"
[[nodiscard]] std::string sql_text(std::string_view text);  // 'text'

}  // namespace xitan
