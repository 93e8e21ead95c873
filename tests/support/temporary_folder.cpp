// SPDX-License-Identifier: MIT
#include "support/temporary_folder.hpp"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>

namespace xitan::test {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder(fs::path const& parent) {
    std::string name = (parent / "xitan-test-XXXXXX").string();
    if (!mkdtemp(name.data())) throw std::system_error(errno, std::generic_category(), name);
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;  // a destructor must not throw
    fs::remove_all(path_, ignored);
}

void TemporaryFolder::write(std::string const& relative, std::string_view bytes) const {
    fs::create_directories((path_ / relative).parent_path());
    std::ofstream file(path_ / relative, std::ios::binary);
    file << bytes;
    if (!file.flush()) throw std::runtime_error("cannot write " + (path_ / relative).string());
}

std::string read_file(fs::path const& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace xitan::test
