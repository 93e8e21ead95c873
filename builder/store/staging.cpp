// SPDX-License-Identifier: MIT
#include "store/staging.hpp"

#include "store/errors.hpp"

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace xitan {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view suffix = ".new";
constexpr std::string_view journal_suffix = "-journal";

std::string last_error() { return std::generic_category().message(errno); }

Descriptor opened(fs::path const& path, int flags, mode_t mode = 0) {
    return Descriptor(::open(path.c_str(), flags | O_CLOEXEC, mode));
}

bool lock(Descriptor const& file, int how) {
    int result = 0;
    do result = ::flock(file.number(), how);
    while (result != 0 && errno == EINTR);
    return result == 0;
}

void remove_with_journal(fs::path const& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
    fs::remove(file.string() + std::string(journal_suffix), ignored);
}

// The files in which builders of target write: .xitan.db.4711-0.new
std::string prefix_of(fs::path const& target) { return std::string(".") + target.filename().string() + "."; }

std::vector<fs::path> stagings_of(fs::path const& target) {
    std::vector<fs::path> files;
    std::string const prefix = prefix_of(target);
    for (auto const& found : fs::directory_iterator(target.parent_path())) {
        std::string name = found.path().filename().string();
        if (name.ends_with(journal_suffix)) name.resize(name.size() - journal_suffix.size());
        if (name.starts_with(prefix) && name.ends_with(suffix)) files.push_back(target.parent_path() / name);
    }
    return files;
}

}  // namespace

Descriptor::~Descriptor() {
    if (valid()) ::close(number_);
}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

Staging::Staging(fs::path target)
    : target_(std::move(target)), folder_(opened(target_.parent_path(), O_RDONLY | O_DIRECTORY)), held_(-1) {
    if (!folder_.valid()) throw PublishError(target_.parent_path(), last_error());
    // Only while looking and creating, so that no builder takes another's fresh file for debris.
    if (!lock(folder_, LOCK_EX)) throw PublishError(target_.parent_path(), "cannot be locked: " + last_error());
    sweep();
    create();
    lock(folder_, LOCK_UN);
}

void Staging::sweep() const {
    for (fs::path const& file : stagings_of(target_)) {
        Descriptor const other = opened(file, O_RDONLY | O_NOFOLLOW);
        if (other.valid() && !lock(other, LOCK_EX | LOCK_NB)) {
            throw PublishError(target_, "another program is writing it (into " + file.filename().string() +
                                            "); wait until it ends, or name another file");
        }
        remove_with_journal(file);
    }
}

void Staging::create() {
    for (int number = 0; !held_.valid(); ++number) {
        file_ = target_.parent_path() /
                (prefix_of(target_) + std::to_string(::getpid()) + "-" + std::to_string(number) + std::string(suffix));
        held_ = opened(file_, O_RDWR | O_CREAT | O_EXCL, 0644);
        if (!held_.valid() && errno != EEXIST) {
            throw PublishError(target_, "its folder cannot be written: " + last_error());
        }
    }
    if (!lock(held_, LOCK_EX | LOCK_NB)) {
        std::string const reason = last_error();
        remove_with_journal(file_);
        throw PublishError(target_, "the new file cannot be locked: " + reason);
    }
}

Staging::~Staging() {
    if (!file_.empty()) remove_with_journal(file_);
}

void Staging::rename_over_target() {
    if (::fsync(held_.number()) != 0) throw PublishError(target_, "cannot be made durable: " + last_error());
    if (::rename(file_.c_str(), target_.c_str()) != 0)
        throw PublishError(target_, "cannot be replaced: " + last_error());
    file_.clear();
    if (::fsync(folder_.number()) != 0)
        throw PublishError(target_, "is in place, but perhaps not durably: " + last_error());
}

}  // namespace xitan
