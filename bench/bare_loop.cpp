// SPDX-License-Identifier: MIT
#include "bare_loop.hpp"

#include "store/database.hpp"
#include "store/digest.hpp"
#include "store/embedded.hpp"

#include <sqlite3.h>

#include <chrono>
#include <memory>
#include <stdexcept>
#include <variant>

#include <time.h>

namespace xitan::bench {

namespace {

using Value = std::variant<std::monostate, std::int64_t, std::string>;

struct Table {
    std::string insert;
    int columns = 0;
    std::vector<Value> values;  // row after row
};

// What is done, in this order.
struct Job {
    std::vector<std::string> tables;  // CREATE TABLE
    std::vector<Table> rows;
    std::vector<std::string> indexes_and_views;
    std::string search_schema;  // the full-text index
    Table search;
};

// The rows of a table or view, to be inserted under the names of its columns into `into`.
Table rows_of(Database const& database, std::string const& from, std::string const& into) {
    Table table;
    std::string names, marks;
    database.each("SELECT name FROM pragma_table_info(" + sql_text(from) + ") ORDER BY cid", [&](ResultRow const& row) {
        bool const key = from != into && table.columns == 0;  // the view's first column is the key
        names += (names.empty() ? "" : ", ") + (key ? std::string("rowid") : sql_name(row.text(0)));
        marks += marks.empty() ? "?" : ", ?";
        ++table.columns;
    });
    table.insert = "INSERT INTO " + sql_name(into) + " (" + names + ") VALUES (" + marks + ")";
    database.each("SELECT * FROM " + sql_name(from), [&](ResultRow const& row) {
        for (int column = 0; column < row.size(); ++column) {
            if (row.is_null(column)) {
                table.values.emplace_back();
            } else if (row.is_integer(column)) {
                table.values.emplace_back(row.integer(column));
            } else {
                table.values.emplace_back(std::string(row.text(column)));
            }
        }
    });
    return table;
}

std::vector<std::string> sql_of(Database const& database, std::string const& condition) {
    std::vector<std::string> sql;
    database.each("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND " + condition + " ORDER BY rowid",
                  [&](ResultRow const& row) { sql.emplace_back(row.text(0)); });
    return sql;
}

Job job_of(Database const& database, Database const& words) {
    Job job;
    std::vector<std::string> names = base_tables(database);
    names.insert(names.end(), {"build_info", "description"});
    for (std::string const& name : names) {
        job.tables.push_back(sql_of(database, "type = 'table' AND name = " + sql_text(name)).at(0));
        job.rows.push_back(rows_of(database, name, name));
    }
    job.indexes_and_views = sql_of(database, "type IN ('index', 'view')");
    job.search_schema = std::string(schema_files().back().text);
    job.search = rows_of(words, "search_source", "search");
    return job;
}

class Connection {
public:
    explicit Connection(std::filesystem::path const& path) {
        sqlite3* handle = nullptr;
        int const code = sqlite3_open(path.c_str(), &handle);
        handle_.reset(handle);
        require(code);
    }

    void run(std::string const& sql) { require(sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr)); }

    void insert(Table const& table) {
        sqlite3_stmt* made = nullptr;
        require(sqlite3_prepare_v2(handle_.get(), table.insert.c_str(), -1, &made, nullptr));
        std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> const statement(made, sqlite3_finalize);
        for (auto value = table.values.begin(); value != table.values.end();) {
            for (int column = 1; column <= table.columns; ++column, ++value) bind(made, column, *value);
            if (sqlite3_step(made) != SQLITE_DONE) throw std::runtime_error(sqlite3_errmsg(handle_.get()));
            sqlite3_reset(made);
        }
    }

private:
    static void bind(sqlite3_stmt* statement, int column, Value const& value) {
        if (auto const* const text = std::get_if<std::string>(&value)) {
            sqlite3_bind_text(statement, column, text->data(), static_cast<int>(text->size()), SQLITE_STATIC);
        } else if (auto const* const number = std::get_if<std::int64_t>(&value)) {
            sqlite3_bind_int64(statement, column, *number);
        } else {
            sqlite3_bind_null(statement, column);
        }
    }

    void require(int code) const {
        if (code != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(handle_.get()));
    }

    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close(handle); }
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

void write(Job const& job, std::filesystem::path const& target, Indexes indexes) {
    Connection connection(target);
    connection.run("PRAGMA foreign_keys = OFF; BEGIN");
    for (std::string const& sql : job.tables) connection.run(sql);
    auto const make_the_rest = [&] {
        for (std::string const& sql : job.indexes_and_views) connection.run(sql);
        connection.run(job.search_schema);
    };
    if (indexes == Indexes::first) make_the_rest();
    for (Table const& table : job.rows) connection.insert(table);
    if (indexes == Indexes::last) make_the_rest();
    connection.insert(job.search);
    connection.run("INSERT INTO search (search) VALUES ('optimize')");
    connection.run("COMMIT");
}

// User and system.
double cpu_seconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::size_t count(Table const& table) { return table.values.size() / static_cast<std::size_t>(table.columns); }

}  // namespace

void dump_words(std::filesystem::path const& built, std::filesystem::path const& words) {
    std::filesystem::remove(words);
    Connection connection(built);
    connection.run("ATTACH " + sql_text(words.string()) +
                   " AS dump; CREATE TABLE dump.search_source AS SELECT * FROM main.search_source");
}

Figures bare_loop(std::filesystem::path const& built, std::filesystem::path const& words,
                  std::filesystem::path const& target, Indexes indexes) {
    Job const job = job_of(Database::open_read_only(built), Database::open_read_only(words));
    std::filesystem::remove(target);
    double const cpu_before = cpu_seconds();
    auto const begin = std::chrono::steady_clock::now();
    write(job, target, indexes);
    std::chrono::duration<double> const time = std::chrono::steady_clock::now() - begin;
    double const cpu = cpu_seconds() - cpu_before;
    std::size_t rows = 0;
    for (Table const& table : job.rows) rows += count(table);
    Figures figures{{"seconds", time.count()},
                    {"cpu", cpu},
                    {"rows", static_cast<double>(rows)},
                    {"bytes", static_cast<double>(std::filesystem::file_size(target))}};
    std::filesystem::remove(target);
    return figures;
}

}  // namespace xitan::bench
