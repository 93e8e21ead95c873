// SPDX-License-Identifier: MIT
// The charts of the treatise: what its rules make, against the figures of the text.
#include "model/alphabet.hpp"
#include "support/catch.hpp"
#include "support/treatise.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

using namespace xitan;
using xitan::test::treatise;

namespace {

// "2: 33 rows, 396 cells" for the statuses that count.
std::map<int, std::size_t> cells_by_chapter(std::set<Status> const& statuses) {
    auto const& generated = treatise().generated;
    std::map<int, std::size_t> counts;
    for (Cell const& cell : generated.cells) {
        Row const& row = generated.rows[cell.row];
        if (statuses.contains(row.status)) ++counts[treatise().corpus.chapters[row.chapter].number.value];
    }
    return counts;
}

std::string clusters_with(Status status) {
    auto const& generated = treatise().generated;
    std::ostringstream out;
    for (Row const& row : generated.rows) {
        if (row.status != status) continue;
        out << treatise().corpus.chapters[row.chapter].number.value << '.' << row.number << ' '
            << generated.clusters[row.cluster].written << '\n';
    }
    return out.str();
}

std::size_t cells_with(Status status) {
    auto const& generated = treatise().generated;
    return static_cast<std::size_t>(
        std::count_if(generated.cells.begin(), generated.cells.end(),
                      [&](Cell const& cell) { return generated.rows[cell.row].status == status; }));
}

}  // namespace

TEST_CASE("every chapter has the cells that the text states for it", "[corpus]") {
    std::map<int, std::size_t> const stated{{1, 408},  {2, 396},  {3, 396},  {4, 384},  {5, 384},  {6, 384},
                                            {7, 384},  {8, 396},  {9, 384},  {10, 396}, {11, 384}, {12, 384},
                                            {13, 384}, {14, 384}, {15, 348}, {16, 34},  {17, 396}};
    CHECK(cells_by_chapter({Status::counted, Status::disputed}) == stated);
    CHECK(cells_with(Status::counted) == 6214);
    CHECK(cells_with(Status::disputed) == 12);
    CHECK(cells_with(Status::alternative) == 12);
    CHECK(cells_with(Status::held) == 10);
    CHECK(cells_with(Status::named) == 14);
}

TEST_CASE("the rows that the text treats apart stand where it says", "[corpus]") {
    CHECK(clusters_with(Status::disputed) == "2.26 y y\n");
    CHECK(clusters_with(Status::alternative) == "9.33 r y y\n");
    CHECK(clusters_with(Status::held) ==
          "3.34 r r\n4.33 l l\n5.33 v v\n6.33 m m\n7.33 n n\n8.34 r r\n"
          "11.33 r l l\n12.33 r v v\n13.33 r m m\n14.33 r n n\n");
}

TEST_CASE("every reckoning adds up, and no figure of the text is left unexplained", "[corpus]") {
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> totals;
    std::size_t figures = 0;
    for (LedgerEntry const& entry : treatise().generated.ledger) {
        CHECK(entry.verdict != Verdict::unexplained);
        if (entry.claim) {
            ++figures;
        } else {
            totals[treatise().corpus.work.reckonings[*entry.reckoning].name.value] = {entry.stated, entry.generated};
        }
    }
    CHECK(figures > 100);
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> const wanted{
        {"stated", {6226, 6226}}, {"note", {6214, 6214}}, {"preface", {6238, 6238}}};
    CHECK(totals == wanted);
}

TEST_CASE("60 spellings stand in two counted places, 63 in two places of any kind", "[corpus]") {
    auto const& generated = treatise().generated;
    std::map<Index, std::size_t> counted, all;
    for (Cell const& cell : generated.cells) {
        Status const status = generated.rows[cell.row].status;
        if (status == Status::counted || status == Status::disputed) ++counted[cell.syllable];
        if (status != Status::alternative) ++all[cell.syllable];
    }
    auto const repeated = [](auto const& places) {
        return std::count_if(places.begin(), places.end(), [](auto const& p) { return p.second > 1; });
    };
    CHECK(repeated(counted) == 60);
    CHECK(repeated(all) == 63);
}

TEST_CASE("chapter 15 puts each nasal above its own group, and the velar one above nine more", "[corpus]") {
    auto const& generated = treatise().generated;
    std::ostringstream heads;
    for (Row const& row : generated.rows) {
        if (treatise().corpus.chapters[row.chapter].number.value == 15)
            heads << generated.clusters[row.cluster].written << ", ";
    }
    CHECK(
        heads.str() ==
        "ṅ k, ṅ kh, ṅ g, ṅ gh, ñ c, ñ ch, ñ j, ñ jh, ṇ ṭ, ṇ ṭh, ṇ ḍ, ṇ ḍh, n t, n th, n d, n dh, m p, m ph, m b, m bh, "
        "ṅ y, ṅ r, ṅ l, ṅ v, ṅ ś, ṅ ṣ, ṅ s, ṅ h, ṅ kṣ, ");
}
