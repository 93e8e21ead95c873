// SPDX-License-Identifier: MIT
#include "model/ids.hpp"

#include "model/names.hpp"

namespace xitan {

namespace {

std::string two_digits(std::int64_t number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); }

}  // namespace

std::string PublicIds::row(Index index) const {
    Row const& row = generated_.rows.at(index);
    return two_digits(corpus_.chapters.at(row.chapter).number.value) + "." + two_digits(row.number);
}

std::string PublicIds::operator()(EntryRef entry) const {
    std::string const kind = std::string(name_of(entry.kind)) + "/";
    switch (entry.kind) {
        case EntryKind::letter:
            return kind + generated_.letter_ids.at(entry.index);
        case EntryKind::chapter:
            return kind + two_digits(corpus_.chapters.at(entry.index).number.value);
        case EntryKind::row:
            return kind + row(entry.index);
        case EntryKind::cell: {
            Cell const& cell = generated_.cells.at(entry.index);
            return kind + row(cell.row) + "." + two_digits(cell.column);
        }
        case EntryKind::syllable:
            return kind + generated_.syllables.at(entry.index).id;
    }
    return kind;
}

}  // namespace xitan
