// SPDX-License-Identifier: MIT
#include "store/database.hpp"

#include "store/errors.hpp"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>

namespace xitan {

namespace {

std::string quoted(std::string_view text, char quote) {
    std::string result(1, quote);
    for (char const c : text) result.append(c == quote ? 2 : 1, c);
    return result + quote;
}

// A path as SQLite takes it in an address, whose own marks it must not have.
std::string address_of(std::string const& path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string address = "file:";
    for (char const c : path) {
        auto const byte = static_cast<unsigned char>(c);
        if (c == '%' || c == '?' || c == '#') {
            (address += '%') += digits[byte >> 4U];
            address += digits[byte & 15U];
        } else {
            address += c;
        }
    }
    return address;
}

// Runs work; what SQLite complains about becomes a DatabaseError that names the subject.
template <class Work>
auto named(std::string_view subject, Work const& work) {
    try {
        return work();
    } catch (SQLite::Exception const& error) {
        throw DatabaseError(std::string(subject), error.what());
    }
}

// A question of the program itself. Of a file it is said that the file is wrong, since what a person reads is no SQL.
template <class Work>
auto asked(SQLite::Database const& database, std::string_view select, Work const& work) {
    try {
        return work();
    } catch (SQLite::Exception const& error) {
        std::string const& file = database.getFilename();
        if (file == ":memory:") throw DatabaseError(std::string(select), error.what());
        throw DatabaseError(
            file, "this database is damaged, or not whole; build it anew\nSQLite says: " + std::string(error.what()));
    }
}

}  // namespace

int ResultRow::size() const { return statement_.getColumnCount(); }

StoredValue ResultRow::value(int column) const {
    auto const value = statement_.getColumn(column);
    int const type = value.getType();
    if (type == SQLite::Null) return {};
    if (type == SQLite::INTEGER) return value.getInt64();
    auto const* const text = value.getText();
    return std::string_view(text, static_cast<std::size_t>(value.getBytes()));
}

bool ResultRow::is_null(int column) const { return statement_.getColumn(column).isNull(); }
bool ResultRow::is_integer(int column) const { return statement_.getColumn(column).isInteger(); }
std::int64_t ResultRow::integer(int column) const { return statement_.getColumn(column).getInt64(); }

std::string_view ResultRow::text(int column) const {
    auto const value = statement_.getColumn(column);
    auto const* const text = value.getText();
    return {text, static_cast<std::size_t>(value.getBytes())};
}

Database::Database(std::unique_ptr<SQLite::Database> handle) : handle_(std::move(handle)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Database Database::in_memory() {
    Database database(named("memory", [] {
        return std::make_unique<SQLite::Database>(":memory:",
                                                  SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX);
    }));
    // All that shapes the bytes is said here, since the defaults differ between builds of SQLite.
    database.run(
        "PRAGMA page_size = 4096; PRAGMA encoding = 'UTF-8'; PRAGMA auto_vacuum = NONE; PRAGMA secure_delete = ON;"
        "PRAGMA legacy_file_format = OFF; PRAGMA foreign_keys = OFF;",
        "memory");
    // SQLite sorts what an index is made of in runs that fit its cache, and merges them; in memory it would sort
    // all at once, which takes twice the time for half a million rows.
    database.run("PRAGMA temp_store = FILE", "memory");
    return database;
}

Database Database::open_read_only(std::filesystem::path const& path) {
    return named(path.string(), [&] {
        Database database(
            std::make_unique<SQLite::Database>(path.string(), SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX));
        database.handle().exec("SELECT count(*) FROM sqlite_master");  // opening alone reads nothing
        return database;
    });
}

Database Database::open_alone(std::filesystem::path const& path) {
    return named(path.string(), [&] {
        std::string const address = address_of(std::filesystem::absolute(path).string()) + "?immutable=1";
        Database database(std::make_unique<SQLite::Database>(
            address, SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX));
        database.handle().exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
        database.handle().exec("SELECT count(*) FROM sqlite_master");
        return database;
    });
}

void Database::run(std::string_view sql, std::string_view subject) {
    named(subject, [&] { return handle_->exec(std::string(sql)); });
}

void Database::each(std::string_view select, std::function<void(ResultRow const&)> const& visit) const {
    asked(*handle_, select, [&] {
        SQLite::Statement statement(*handle_, std::string(select));
        while (statement.executeStep()) visit(ResultRow(statement));
    });
}

void Database::each(std::string_view select, std::vector<std::string> const& values,
                    std::function<void(ResultRow const&)> const& visit) const {
    asked(*handle_, select, [&] {
        SQLite::Statement statement(*handle_, std::string(select));
        int parameter = 0;
        for (std::string const& value : values) statement.bindNoCopy(++parameter, value);
        while (statement.executeStep()) visit(ResultRow(statement));
    });
}

std::int64_t Database::integer(std::string_view select) const {
    return asked(*handle_, select, [&] { return handle_->execAndGet(std::string(select)).getInt64(); });
}

std::string Database::text(std::string_view select) const {
    return asked(*handle_, select, [&] { return handle_->execAndGet(std::string(select)).getString(); });
}

void Database::copy_to(std::filesystem::path const& path) const {
    named(path.string(), [&] { return handle_->exec("VACUUM INTO " + sql_text(path.string())); });
}

Database Database::copy_in_memory() const {
    Database copy = in_memory();
    named(handle_->getFilename(), [&] {
        SQLite::Backup backup(*copy.handle_, *handle_);
        backup.executeStep(-1);
    });
    return copy;
}

std::string sql_name(std::string_view name) { return quoted(name, '"'); }
std::string sql_text(std::string_view text) { return quoted(text, '\''); }

}  // namespace xitan
