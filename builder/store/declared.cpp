// SPDX-License-Identifier: MIT
#include "store/declared.hpp"

#include "store/embedded.hpp"

#include <charconv>
#include <stdexcept>
#include <string>

namespace xitan {

std::int64_t declared(std::string_view pragma) {
    std::string const start = "PRAGMA " + std::string(pragma) + " = ";
    for (SqlFile const& file : schema_files()) {
        auto const at = file.text.find(start);
        if (at == std::string_view::npos) continue;
        std::string_view const rest = file.text.substr(at + start.size());
        std::int64_t number = 0;
        if (std::from_chars(rest.data(), rest.data() + rest.size(), number).ec == std::errc()) return number;
    }
    throw std::logic_error("the schema sets no " + std::string(pragma));
}

}  // namespace xitan
