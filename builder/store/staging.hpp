// SPDX-License-Identifier: MIT
// The temporary file in which a new database grows beside its target. It is also the lock that
// keeps a second builder of the same target away: its builder holds a lock on it, which the system
// lets go when the builder dies; so a file that nobody holds is debris and is swept away.
#pragma once

#include <filesystem>

namespace xitan {

// A file descriptor that is closed when it goes.
class Descriptor {
public:
    explicit Descriptor(int number) noexcept : number_(number) {}
    ~Descriptor();
    Descriptor(Descriptor&& other) noexcept : number_(other.number_) { other.number_ = -1; }
    Descriptor& operator=(Descriptor&& other) noexcept;
    [[nodiscard]] int number() const noexcept { return number_; }
    [[nodiscard]] bool valid() const noexcept { return number_ >= 0; }

private:
    int number_;
};

class Staging {
public:
    // Makes an empty file beside target, with the mode that a new file gets. Requires: target is
    // absolute, and no symbolic link. PublishError if another builder is at it, or the folder
    // cannot be written.
    explicit Staging(std::filesystem::path target);

    // Removes the file, and a journal beside it, unless it was renamed.
    ~Staging();
    Staging(Staging const&) = delete;
    Staging& operator=(Staging const&) = delete;

    [[nodiscard]] std::filesystem::path const& file() const noexcept { return file_; }

    // Makes the file durable and puts it in the target's place.
    void rename_over_target();

private:
    void sweep() const;
    void create();

    std::filesystem::path target_;
    std::filesystem::path file_;
    Descriptor folder_;
    Descriptor held_;
};

}  // namespace xitan
