// SPDX-License-Identifier: MIT
// What is exported is what the database holds, for every reader at hand: our own, Python, the sqlite3 shell, jq, Node.
#include "export/grid.hpp"
#include "portability/report.hpp"
#include "query/stock_shell.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"

#include <nlohmann/json.hpp>

using namespace xitan;
using namespace xitan::test;

namespace {

// A program that prints every row of every file as a JSON array of texts, NULL as "".
struct Reader {
    std::string name;
    std::string test;  // works if it is at hand
    std::string command;
};

constexpr auto python_json = R"(
import json, sys
for file in sys.argv[2:]:
    with open(file, encoding="utf-8") as text:
        rows = [json.loads(line) for line in text] if sys.argv[1] == "jsonl" else json.load(text)
    for row in rows:
        cells = ["" if value is None else str(value) for value in row.values()]
        print(json.dumps(cells, ensure_ascii=False, separators=(",", ":")))
)";

constexpr auto python_csv = R"(
import csv, json, sys
for file in sys.argv[2:]:
    with open(file, encoding=sys.argv[1], newline="") as text:
        for row in csv.reader(text, strict=True):
            print(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
)";

constexpr auto node_json = R"(
const fs = require("fs"), [form, ...files] = process.argv.slice(1);
for (const file of files) {
    const text = fs.readFileSync(file, "utf8");
    const rows = form === "jsonl" ? text.split("\n").filter(line => line).map(JSON.parse) : JSON.parse(text);
    for (const row of rows) {
        const cells = Object.values(row).map(value => value === null ? "" : String(value));
        fs.writeSync(1, JSON.stringify(cells) + "\n");
    }
}
)";

std::string const jq = "jq -c '[.[] | if . == null then \"\" else tostring end]' ";

std::string files_in(std::filesystem::path const& folder, std::string const& form) {
    std::string list;
    for (DataSet const& set : all_sets()) list += ' ' + shell_word(folder / (set.query.name + '.' + form));
    return list;
}

// All rows of all sets, with or without the line of columns.
std::string expected(bool head) {
    std::string text;
    for (DataSet const& set : all_sets()) {
        std::string const plain = rows_of(set).plain();
        text += head ? plain : plain.substr(plain.find('\n') + 1);
    }
    return text;
}

std::string python(std::string const& script) {
    return "PYTHONIOENCODING=utf-8 python3 -c " + shell_word(script) + ' ';
}

void check_output(std::string const& command, std::string const& wanted) {
    auto const outcome = run(command);
    INFO(outcome.errors);
    REQUIRE(outcome.status == 0);
    CHECK(first_difference(outcome.output, wanted) == "");
}

}  // namespace

TEST_CASE("CSV reads back equal, and tells NULL from text", "[export]") {
    for (DataSet const& set : all_sets()) {
        INFO(set.query.name);
        std::string const bytes = read_file(exported_folder() / (set.query.name + ".csv"));
        CHECK_FALSE(bytes.starts_with("\xEF\xBB\xBF"));
        CHECK(bytes.ends_with('\n'));
        Grid const file = parse_csv(bytes);
        Grid const& rows = rows_of(set);
        CHECK(file.columns == rows.columns);
        CHECK((file.rows == rows.rows));
    }
}

TEST_CASE("CSV reads back equal in Python, with a byte-order mark and without", "[export]") {
    if (!works("python3 -c 'import csv'")) return skip("python3 is not installed");
    check_output(python(python_csv) + "utf-8" + files_in(exported_folder(), "csv"), expected(true));
    TemporaryFolder const folder;
    Database const database = Database::open_read_only(real_database());
    for (auto const& file : files_of("csv", {database, all_sets(), true})) {
        if (file.companion) continue;
        std::string const bytes = bytes_of(file);
        INFO(file.path);
        CHECK((bytes == "\xEF\xBB\xBF" + read_file(exported_folder() / file.path)));
        folder.write(file.path, bytes);
    }
    check_output(python(python_csv) + "utf-8-sig" + files_in(folder.path(), "csv"), expected(true));
}

TEST_CASE("CSV reads back equal in the sqlite3 shell", "[export]") {
    if (!has_stock_shell()) return skip("the sqlite3 shell is not installed");
    std::string script;
    for (DataSet const& set : all_sets()) {
        std::string columns;
        for (std::string const& name : rows_of(set).columns) columns += (columns.empty() ? "" : ", ") + sql_name(name);
        script += ".import --csv '" + (exported_folder() / (set.query.name + ".csv")).string() + "' " +
                  sql_name(set.query.name) + "\nSELECT json_array(" + columns + ") FROM " + sql_name(set.query.name) +
                  " ORDER BY rowid;\n";
    }
    TemporaryFolder const folder;
    folder.write("script", script);
    check_output(std::string(XITAN_SQLITE3) + " -bail :memory: < " + shell_word(folder.path() / "script"),
                 expected(false));
}

TEST_CASE("JSON and JSON Lines read back equal in Python, Node and jq", "[export]") {
    std::vector<Reader> const readers{
        {"python3", "python3 -c 'import json'", python(python_json)},
        {"node", "node --version", "node -e " + shell_word(node_json) + " "},
    };
    std::string const wanted = expected(false);
    for (Reader const& reader : readers) {
        if (!works(reader.test)) {
            skip(reader.name + " is not installed");
            continue;
        }
        for (std::string const form : {"json", "jsonl"}) {
            INFO(reader.name << ' ' << form);
            check_output(reader.command + form + files_in(exported_folder(), form), wanted);
        }
    }
    if (!works("jq --version")) return skip("jq is not installed");
    check_output("cat " + files_in(exported_folder(), "json") + " | jq -c '.[]' | " + jq, wanted);
    check_output("cat " + files_in(exported_folder(), "jsonl") + " | " + jq, wanted);
}

TEST_CASE("JSON holds Han and Siddham characters as such", "[export]") {
    for (std::string const form : {"json", "jsonl"}) {
        std::string const letters = read_file(exported_folder() / ("letters." + form));
        CHECK(letters.find("\"迦\"") != std::string::npos);
        CHECK(letters.find("\"𑖎\"") != std::string::npos);
        CHECK(letters.find("\\u") == std::string::npos);
    }
    std::string const letter = read_file(exported_folder() / "letter" / "ka.json");
    CHECK(letter.find("\"𑖎\"") != std::string::npos);
    CHECK(letter.find("\\u") == std::string::npos);
}

TEST_CASE("a letter, a chapter and a list have a nested file each", "[export]") {
    std::size_t cards = 0;
    for (DataSet const& set : all_sets()) {
        if (set.cards.empty()) continue;
        for (GridCell const& id : rows_of(set).column("id")) {
            INFO(id.value());
            ++cards;
            auto const card = nlohmann::json::parse(read_file(exported_folder() / (id.value() + ".json")));
            CHECK(card.dump().find('"' + id.value() + '"') != std::string::npos);
        }
    }
    CHECK(std::to_string(cards) + '\n' ==
          ask("SELECT count(*) FROM entry WHERE kind IN ('letter', 'chapter', 'list')"));
}

TEST_CASE("letters and the first chapter are exported in the order of the text", "[export]") {
    auto const first = [](std::vector<GridCell> const& cells, std::size_t count) {
        std::string text;
        for (std::size_t i = 0; i < count; ++i) text += (text.empty() ? "" : " ") + cells.at(i).value_or("-");
        return text;
    };
    CHECK(first(parse_csv(read_file(exported_folder() / "letters.csv")).column("iast"), 51) ==
          "a ā i ī u ū e ai o au aṃ aḥ ṛ ṝ ḷ ḹ ka kha ga gha ṅa ca cha ja jha ña ṭa ṭha ḍa ḍha ṇa ta tha da dha na "
          "pa pha ba bha ma ya ra la va śa ṣa sa ha llaṃ kṣa");
    auto const cells = parse_csv(read_file(exported_folder() / "cells.csv"));
    CHECK(first(cells.column("iast"), 13) == "ka kā ki kī ku kū ke kai ko kau kaṃ kaḥ kha");
    CHECK(first(cells.column("id"), 1) == "cell/01.01.01");
}
