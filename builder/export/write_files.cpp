// SPDX-License-Identifier: MIT
#include "export/write_files.hpp"

#include "store/errors.hpp"
#include "store/staging.hpp"

#include <fstream>

namespace xitan {

namespace fs = std::filesystem;

namespace {

fs::path made(fs::path const& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (!error && !fs::is_directory(folder)) error = std::make_error_code(std::errc::not_a_directory);
    if (error) throw PublishError(folder, "this folder cannot be made: " + error.message());
    return fs::canonical(folder);
}

void write_file(ExportFile const& file, fs::path const& target) {
    if (fs::is_directory(target)) throw PublishError(target, "is a folder; move it away, or export to another place");
    Staging staging(target);
    std::ofstream out(staging.file(), std::ios::binary);
    file.write(out);
    out.close();
    if (!out) throw PublishError(target, "cannot be written; is the disk full?");
    staging.rename_over_target();
}

}  // namespace

void write_files(std::span<ExportFile const> files, fs::path const& folder) try {
    fs::path const root = made(folder);
    for (ExportFile const& file : files) {
        fs::path const relative = file.path;
        write_file(file, made(root / relative.parent_path()) / relative.filename());
    }
} catch (fs::filesystem_error const& error) {
    throw PublishError(error.path1().empty() ? folder : error.path1(), error.code().message());
}

}  // namespace xitan
