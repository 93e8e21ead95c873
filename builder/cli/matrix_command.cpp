// SPDX-License-Identifier: MIT
#include "cli/matrix_command.hpp"

#include "cli/find_database.hpp"
#include "cli/page.hpp"
#include "cli/usage_error.hpp"
#include "export/formats.hpp"
#include "query/letter_matrix.hpp"
#include "text/diagnostics.hpp"

#include <algorithm>

namespace xitan {

namespace {

std::string chosen_order(std::string const& asked, std::vector<std::string> const& orders) {
    if (orders.empty()) throw UsageError("this database holds no lists of letters");
    if (asked.empty() && orders.size() == 1) return orders.front();
    if (std::find(orders.begin(), orders.end(), asked) != orders.end()) return asked;
    throw UsageError((asked.empty() ? "which order of letters?" : "no list has the order " + ticked(asked)) +
                     "; there is " + joined(orders, ", "));
}

void require_letters(std::vector<std::string> const& letters, LetterMatrix const& matrix) {
    std::vector<std::string> known;
    for (auto const& row : matrix.rows) known.push_back(row.letter);
    for (std::string const& letter : letters) {
        if (std::find(known.begin(), known.end(), letter) != known.end()) continue;
        throw UsageError("none of these lists has the letter " + ticked(letter) + "; they have " + joined(known, " "));
    }
}

}  // namespace

int matrix(MatrixOptions const& options, Terminal const& terminal) {
    Database const database = open_database(find_database(options.database));
    std::string const order = chosen_order(options.order, letter_orders(database));
    LetterMatrix answer = letter_matrix(database, {order, options.from, options.to});
    if (answer.lists.empty()) throw UsageError("there is no list of the order " + ticked(order) + " in those years");
    require_letters(options.letters, answer);
    if (!options.letters.empty()) keep_letters(answer, options.letters);
    write_matrix(answer, *format(options.format)->make(terminal.out, {terminal.out_colour, terminal.width}));
    return 0;
}

}  // namespace xitan
