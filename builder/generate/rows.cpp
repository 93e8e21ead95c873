// SPDX-License-Identifier: MIT
#include "generate/rows.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace xitan {

namespace {

bool counts(DraftRow const& row) { return row.status == Status::counted || row.status == Status::disputed; }

class RowMaker {
public:
    RowMaker(Alphabet const& alphabet, Diagnostics& diagnostics) : alphabet_(alphabet), diagnostics_(diagnostics) {}

    std::vector<std::vector<DraftRow>> all() {
        for (Chapter const& chapter : alphabet_.corpus().chapters) {
            made_.push_back(rows_of(chapter));
            by_number_[chapter.number.value] = made_.size() - 1;
        }
        return std::move(made_);
    }

private:
    std::vector<DraftRow> rows_of(Chapter const& chapter) {
        std::vector<DraftRow> rows = ruled(chapter);
        leave_out(chapter, rows);
        mark(chapter.disputed, Status::disputed, "disputes", rows);
        mark(chapter.alternative, Status::alternative, "gives as alternative", rows);
        std::stable_partition(rows.begin(), rows.end(), counts);
        for (Exceptional const& held : chapter.held) add_single(held, Status::held, rows);
        for (Exceptional const& named : chapter.named) add_single(named, Status::named, rows);
        complain_of_repeats(chapter, rows);
        return rows;
    }

    std::vector<DraftRow> ruled(Chapter const& chapter) {
        std::vector<DraftRow> rows;
        for (Step const& step : chapter.rows) {
            auto made = operation(step.verb).apply(step, alphabet_, operands(step), diagnostics_);
            rows.insert(rows.end(), std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
        }
        return rows;
    }

    std::vector<DraftRow> operands(Step const& step) {
        std::vector<DraftRow> rows;
        if (step.to_chapter) {
            auto const chapter = by_number_.find(step.to_chapter->value);
            if (chapter == by_number_.end()) return rows;
            for (DraftRow row : made_[chapter->second]) {
                if (!counts(row)) continue;
                row.status = Status::counted;
                row.apart = nullptr;
                rows.push_back(std::move(row));
            }
        } else if (step.to_letters) {
            for (Index i = 0; i < alphabet_.corpus().letters.size(); ++i) {
                if (alphabet_.passes(i, *step.to_letters)) rows.push_back(letter_row(i, alphabet_));
            }
        }
        return rows;
    }

    bool fits(Exceptional const& exceptional, DraftRow const& row) const {
        if (exceptional.letter) return row.base && row.base == alphabet_.letter(exceptional.letter->value);
        auto const spelled = alphabet_.parse(exceptional.cluster->value);
        return spelled && spelled->consonants == row.letters;
    }

    void leave_out(Chapter const& chapter, std::vector<DraftRow>& rows) {
        for (Exceptional const& out : chapter.leaves_out) {
            auto const removed = std::erase_if(rows, [&](DraftRow const& row) { return fits(out, row); });
            if (removed == 0) complain_of_no_row(out, "leaves out");
        }
        for (Exceptional const& held : chapter.held) {
            std::erase_if(rows, [&](DraftRow const& row) { return fits(held, row); });
        }
    }

    void mark(std::vector<Exceptional> const& list, Status status, std::string_view what, std::vector<DraftRow>& rows) {
        for (Exceptional const& exceptional : list) {
            bool found = false;
            for (DraftRow& row : rows) {
                if (!fits(exceptional, row)) continue;
                row.status = status;
                row.apart = &exceptional;
                found = true;
            }
            if (!found) complain_of_no_row(exceptional, what);
        }
    }

    void complain_of_no_row(Exceptional const& exceptional, std::string_view what) {
        std::string const& name = exceptional.letter ? exceptional.letter->value : exceptional.cluster->value;
        diagnostics_.error(exceptional.at, "exception-without-row",
                           "the chapter " + std::string(what) + " `" + name +
                               "`, but its rule makes no such row; name the letter that the row is built on, or its "
                               "whole cluster");
    }

    void add_single(Exceptional const& single, Status status, std::vector<DraftRow>& rows) {
        auto const spelled = alphabet_.parse(single.cluster->value);
        if (!spelled) return;
        DraftRow row;
        row.letters = spelled->consonants;
        row.roles.assign(row.letters.size(), PartRole::subjoined);
        if (!row.roles.empty()) row.roles.front() = PartRole::base;
        row.status = status;
        row.apart = &single;
        std::vector<Index> vowels;
        for (Text const& vowel : single.vowels) {
            if (auto const letter = alphabet_.unit_letter(vowel.value)) vowels.push_back(*letter);
        }
        if (vowels.empty()) {
            if (auto const inherent = alphabet_.letter(alphabet_.corpus().script.inherent.value)) vowels = {*inherent};
        }
        row.columns = {std::move(vowels)};
        rows.push_back(std::move(row));
    }

    void complain_of_repeats(Chapter const& chapter, std::vector<DraftRow> const& rows) {
        std::set<std::pair<std::vector<Index>, std::vector<std::vector<Index>>>> seen;
        for (DraftRow const& row : rows) {
            if (seen.emplace(row.letters, row.columns).second) continue;
            Location const at = row.apart ? row.apart->at : chapter.rows.empty() ? chapter.at : chapter.rows.front().at;
            diagnostics_.error(at, "row-twice",
                               "the chapter has the row `" + alphabet_.cluster(row.letters) + "` twice");
        }
    }

    Alphabet const& alphabet_;
    Diagnostics& diagnostics_;
    std::vector<std::vector<DraftRow>> made_;
    std::map<int, std::size_t> by_number_;
};

}  // namespace

std::vector<std::vector<DraftRow>> chapter_rows(Alphabet const& alphabet, Diagnostics& diagnostics) {
    return RowMaker(alphabet, diagnostics).all();
}

}  // namespace xitan
