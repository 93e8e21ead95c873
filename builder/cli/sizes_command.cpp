// SPDX-License-Identifier: MIT
#include "cli/sizes_command.hpp"

#include "cli/find_database.hpp"
#include "cli/usage_error.hpp"
#include "export/formats.hpp"
#include "store/sizes.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <ostream>
#include <span>

namespace xitan {

namespace {

SizeBudget read_budget(std::filesystem::path const& path) {
    if (std::filesystem::is_directory(path)) throw UsageError("the budget `" + path.string() + "` is a folder");
    std::ifstream in(path, std::ios::binary);
    std::string const text{std::istreambuf_iterator<char>(in), {}};
    if (!in) throw UsageError("the budget `" + path.string() + "` cannot be read");
    try {
        return parse_size_budget(text);
    } catch (std::runtime_error const& error) {
        throw UsageError("the budget `" + path.string() + "` is not understood: " + error.what());
    }
}

Value value(std::optional<std::int64_t> const& number) { return number ? Value(*number) : Value(); }

}  // namespace

int sizes(SizesOptions const& options, Terminal const& terminal) {
    auto const budget = options.budget.empty() ? SizeBudget() : read_budget(options.budget);
    auto const path = find_database(options.database);
    Database const database = open_database(path);
    auto const list = table_sizes(database);
    auto const file = file_size(database);

    auto const sink = format(options.format)->make(terminal.out, {terminal.out_colour, terminal.width});
    std::vector<std::string> const columns{"table", "rows", "bytes", "indexes"};
    sink->columns(columns);
    std::size_t const most = options.limit == 0 ? list.size() : options.limit;
    for (TableSize const& size : std::span(list).first(std::min(most, list.size()))) {
        std::vector<Value> const row{std::string_view(size.name), size.rows, value(size.bytes), value(size.indexes)};
        sink->row(row);
    }
    sink->finish();
    terminal.out.flush();
    terminal.err << path.string() << " takes " << file << " bytes\n";
    if (options.budget.empty()) return 0;
    if (auto const complaint = over_budget(list, file, budget)) {
        terminal.err << "xitan: " << path.string() << ": " << *complaint << "\nMake it smaller, or agree on more in "
                     << options.budget.string() << '\n';
        return 1;
    }
    return 0;
}

}  // namespace xitan
