// SPDX-License-Identifier: MIT
#include "export/grid.hpp"

#include "export/exported.hpp"
#include "export/write_files.hpp"
#include "query/run_query.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/temporary_folder.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <sstream>

namespace xitan::test {

namespace {

namespace fs = std::filesystem;

class GridSink : public RowSink {
public:
    explicit GridSink(Grid& grid) : grid_(grid) {}

    void columns(std::span<std::string const> names) override { grid_.columns.assign(names.begin(), names.end()); }

    void row(std::span<Value const> values) override {
        GridRow cells;
        for (Value const& value : values) {
            if (auto const* const number = std::get_if<std::int64_t>(&value)) {
                cells.emplace_back(std::to_string(*number));
            } else if (auto const* const text = std::get_if<std::string_view>(&value)) {
                cells.emplace_back(*text);
            } else {
                REQUIRE(std::holds_alternative<std::monostate>(value));  // no set gives a real number
                cells.emplace_back();
            }
        }
        grid_.rows.push_back(std::move(cells));
    }

    void finish() override {}

private:
    Grid& grid_;
};

}  // namespace

std::vector<GridCell> Grid::column(std::string const& name) const {
    INFO(name);
    auto const found = std::find(columns.begin(), columns.end(), name);
    REQUIRE(found != columns.end());
    std::vector<GridCell> cells;
    for (GridRow const& row : rows) cells.push_back(row[static_cast<std::size_t>(found - columns.begin())]);
    return cells;
}

std::string Grid::plain() const {
    std::string text = nlohmann::json(columns).dump() + '\n';
    for (GridRow const& row : rows) {
        nlohmann::json line = nlohmann::json::array();
        for (GridCell const& cell : row) line.push_back(cell.value_or(""));
        text += line.dump() + '\n';
    }
    return text;
}

std::vector<DataSet> const& all_sets() {
    static auto const sets = data_sets(export_files());
    REQUIRE(sets.size() >= 22);
    return sets;
}

DataSet const& set_named(std::string const& name) {
    INFO(name);
    DataSet const* const set = find_data_set(all_sets(), name);
    REQUIRE(set);
    return *set;
}

Grid rows_of(Database const& database, DataSet const& set) {
    Grid grid;
    GridSink sink(grid);
    run_query(database, set.query, {}, sink);
    return grid;
}

Grid const& rows_of(DataSet const& set) {
    static std::map<std::string, Grid> grids;
    auto const [at, fresh] = grids.try_emplace(set.query.name);
    if (fresh) at->second = rows_of(Database::open_read_only(real_database()), set);
    return at->second;
}

Grid parse_csv(std::string const& bytes) {
    Grid grid;
    for (std::vector<std::string>& row : csv_rows(bytes)) {
        if (grid.columns.empty()) {
            grid.columns = std::move(row);
            continue;
        }
        GridRow cells;
        for (std::string& text : row) cells.push_back(text.empty() ? GridCell() : GridCell(std::move(text)));
        grid.rows.push_back(std::move(cells));
    }
    return grid;
}

fs::path const& exported_folder() {
    static TemporaryFolder const folder;
    static bool const written = [] {
        Database const database = Database::open_read_only(real_database());
        for (std::string const format : {"csv", "json", "jsonl"}) {
            write_files(files_of(format, {database, all_sets()}), folder.path());
        }
        return true;
    }();
    REQUIRE(written);
    return folder.path();
}

std::vector<ExportFile> files_of(std::string const& format, ExportRequest const& request) {
    INFO(format);
    ExportFormat const* const found = export_format(format);
    REQUIRE(found);
    return found->files(request);
}

std::string bytes_of(ExportFile const& file) {
    std::ostringstream out;
    file.write(out);
    return out.str();
}

std::string bytes_of(std::vector<ExportFile> const& files, std::string const& path) {
    auto const found = std::find_if(files.begin(), files.end(), [&](auto const& file) { return file.path == path; });
    INFO(path);
    REQUIRE(found != files.end());
    return bytes_of(*found);
}

}  // namespace xitan::test
