// SPDX-License-Identifier: MIT
// A folder of a test's own, removed with all that is in it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace xitan::test {

class TemporaryFolder {
public:
    explicit TemporaryFolder(std::filesystem::path const& parent = std::filesystem::temp_directory_path());
    ~TemporaryFolder();
    TemporaryFolder(TemporaryFolder const&) = delete;
    TemporaryFolder& operator=(TemporaryFolder const&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const noexcept { return path_; }

    // Writes a file below the folder, and the folders above it.
    void write(std::string const& relative, std::string_view bytes) const;

private:
    std::filesystem::path path_;
};

// The bytes of a file; throws if it cannot be read.
[[nodiscard]] std::string read_file(std::filesystem::path const& path);

}  // namespace xitan::test
