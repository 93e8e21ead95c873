// SPDX-License-Identifier: MIT
// `xitan matrix` as a person meets it.
#include "cli/command_line.hpp"
#include "support/catch.hpp"
#include "support/real_database.hpp"

using namespace xitan::test;

TEST_CASE("the lists of an order are printed side by side", "[cli]") {
    Outcome const outcome = xitan_run_on_real(
        {"matrix", "varnamala", "--letters", "ga,ja,ḍa,da,ba", "--from", "518", "--to", "587", "--format", "csv"});
    INFO(outcome.err);
    CHECK(outcome.code == 0);
    CHECK(
        outcome.out ==
        "letter,T468 518,T1764 c. 560-592,T190 587-591\nga,伽,伽,伽\nja,闍,闍,闍\nḍa,陀,荼,荼\nda,陀,陀,陀\nba,婆,婆,婆\n");
}

TEST_CASE("an order, letter or year that no list has is refused with what there is", "[cli]") {
    auto const refused = [](std::vector<std::string> const& arguments, std::string const& part) {
        Outcome const outcome = xitan_run_on_real(arguments);
        INFO(outcome.err);
        CHECK(outcome.code == 2);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find(part) != std::string::npos);
    };
    refused({"matrix"}, "which order of letters?; there is varnamala, arapacana, arapacana-mixed");
    refused({"matrix", "alphabet"}, "no list has the order `alphabet`; there is varnamala");
    refused({"matrix", "varnamala", "--letters", "ga,xa"}, "none of these lists has the letter `xa`; they have a ā i");
    refused({"matrix", "varnamala", "--from", "3000"}, "there is no list of the order `varnamala` in those years");
    refused({"matrix", "varnamala", "--from", "soon"}, "`soon` is no whole number");
}
