// SPDX-License-Identifier: MIT
#include "store/publish.hpp"

#include "store/declared.hpp"
#include "store/digest.hpp"
#include "store/errors.hpp"
#include "store/staging.hpp"

#include <array>
#include <fstream>

namespace xitan {

namespace fs = std::filesystem;

namespace {

// The file that would be replaced: a rename would replace a symbolic link, not what it leads to.
fs::path real_place(fs::path const& target) {
    fs::path place = target;
    for (int links = 0; fs::is_symlink(fs::symlink_status(place)); ++links) {
        if (links == 40) throw PublishError(target, "is a symbolic link that leads in a circle");
        fs::path const next = fs::read_symlink(place);
        place = next.is_absolute() ? next : place.parent_path() / next;
    }
    fs::path const folder = place.has_parent_path() ? place.parent_path() : fs::path(".");
    std::error_code error;
    fs::path const real = fs::canonical(folder, error);
    if (error) throw PublishError(target, "the folder " + folder.string() + ": " + error.message() + "; make it first");
    return real / place.filename();
}

// An SQLite file with the mark of this program, of whatever version. Its header is looked at without SQLite, which
// would also look at what stands beside the file.
bool is_ours(fs::path const& file) {
    constexpr std::string_view magic("SQLite format 3\0", 16);
    constexpr std::size_t mark_at = 68;
    std::array<char, mark_at + 4> head{};
    std::ifstream(file, std::ios::binary).read(head.data(), head.size());
    std::uint32_t mark = 0;
    for (std::size_t i = mark_at; i < head.size(); ++i) mark = mark << 8U | static_cast<unsigned char>(head[i]);
    return std::string_view(head.data(), magic.size()) == magic && mark == declared("application_id");
}

void require_replaceable(fs::path const& place) {
    fs::file_status const status = fs::status(place);
    if (fs::is_directory(status) || !place.has_filename()) {
        throw PublishError(place, "is a folder; name a file in it");
    }
    if (fs::exists(status) && !fs::is_regular_file(status)) throw PublishError(place, "is not a regular file");
    if (fs::exists(status) && fs::file_size(place) > 0 && !is_ours(place)) {
        throw PublishError(place,
                           "is no xitan database, so it is not replaced; name another file, or move this one away");
    }
}

// SQLite would play a journal that it finds beside the new file back into it, and destroy it.
void require_no_journal(fs::path const& place) {
    for (char const* const suffix : {"-journal", "-wal"}) {
        fs::path const beside = place.string() + suffix;
        std::error_code error;
        auto const size = fs::file_size(beside, error);
        if (error || size == 0) continue;
        throw PublishError(place,
                           beside.filename().string() +
                               " stands beside it: some program has the old database open or was stopped while "
                               "writing it, and SQLite would mix that into the new file. Close that program, or "
                               "open the old database once with sqlite3; if it is not needed, remove both files");
    }
}

std::int64_t rows_in(Database const& database, std::string const& table) {
    return database.integer("SELECT count(*) FROM " + sql_name(table));
}

// What was written is opened once more, as a reader will, before it replaces anything.
void verify(fs::path const& file, Database const& written) {
    Database copy = Database::open_read_only(file);
    // Each row met its CHECKs when it was inserted; what is looked for here is damage. Indexes are compared with
    // their tables all over the file: with a small cache each page would be read many times.
    copy.run("PRAGMA ignore_check_constraints = ON; PRAGMA cache_size = -65536", file.string());
    std::string const verdict = copy.text("PRAGMA integrity_check(1)");
    if (verdict != "ok") throw DatabaseError(file.string(), "damaged while it was written: " + verdict);
    for (std::string const& table : base_tables(written)) {
        if (rows_in(copy, table) != rows_in(written, table)) {
            throw DatabaseError(file.string(), "table " + table + " lost rows while it was written");
        }
    }
}

}  // namespace

void require_target(fs::path const& target, fs::path const& sources) try {
    fs::path const place = real_place(target);
    fs::path const folder = fs::weakly_canonical(sources / "");
    fs::path const below = place.lexically_relative(folder.has_filename() ? folder : folder.parent_path());
    if (fs::is_directory(folder) && !below.empty() && *below.begin() != ".." && below != ".") {
        throw PublishError(target, "is in the folder of the sources (" + sources.string() +
                                       "), where nothing is written; name a file elsewhere");
    }
    require_replaceable(place);
    require_no_journal(place);
} catch (fs::filesystem_error const& error) {
    throw PublishError(target, error.code().message());
}

void publish(Database const& database, fs::path const& target) try {
    fs::path const place = real_place(target);
    require_replaceable(place);
    require_no_journal(place);
    Staging staging(place);
    database.copy_to(staging.file());
    verify(staging.file(), database);
    require_no_journal(place);
    staging.rename_over_target();
} catch (DatabaseError const& error) {
    throw PublishError(target, std::string("the new database could not be written: ") + error.what());
} catch (fs::filesystem_error const& error) {
    throw PublishError(target, error.code().message());
}

}  // namespace xitan
