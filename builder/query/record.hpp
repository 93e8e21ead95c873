// SPDX-License-Identifier: MIT
// Rows of the small questions in queries/cards/*.sql, kept with the names of their columns, so that what is
// shown as text and what is given as JSON come from one list of fields.
#pragma once

#include "store/database.hpp"
#include "store/embedded.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace xitan {

// queries/cards/*.sql in order of name.
[[nodiscard]] std::span<SqlFile const> card_files();

class Record {
public:
    using Field = std::variant<std::monostate, std::int64_t, std::string>;
    using Fields = std::vector<std::pair<std::string, Field>>;

    Record() = default;
    explicit Record(Fields fields) : fields_(std::move(fields)) {}

    [[nodiscard]] Fields const& fields() const noexcept { return fields_; }

    // All throw std::logic_error if there is no such column, or another kind of value in it.
    [[nodiscard]] bool has(std::string_view column) const;                 // not NULL
    [[nodiscard]] std::string const& text(std::string_view column) const;  // NULL: empty
    [[nodiscard]] std::int64_t number(std::string_view column) const;      // NULL: 0

private:
    [[nodiscard]] Field const& field(std::string_view column) const;

    Fields fields_;
};

using Records = std::vector<Record>;

// The rows of one question; if the cards have none of this name, of queries/*.sql. value: for its first parameter.
[[nodiscard]] Records records(Database const& database, std::string_view question, std::string const& value = {});

}  // namespace xitan
