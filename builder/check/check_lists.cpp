// SPDX-License-Identifier: MIT
// The lists of letters of other works: their letters belong to the script, their numbers and lines run on, and no
// doubt goes without a reason.
#include "check/context.hpp"
#include "model/ids.hpp"
#include "text/utf8.hpp"

#include <map>

namespace xitan {

namespace {

constexpr int last_year = 1999;
constexpr std::size_t longest_letter = 40;  // compositions are long
constexpr std::size_t longest_meaning = 8;  // the word itself, not the sentence about it

void check_facts(CheckContext const& context, ListFacts const& facts, std::map<std::string, Location>& ids) {
    std::string const id = list_id(facts.id.value);
    if (id.empty()) {
        context.error(
            facts.id.at, "bad-id",
            in_ticks(facts.id.value) + " gives no public id; write letters, digits and hyphens, like `T848-2`");
    } else if (auto const [first, fresh] = ids.try_emplace(id, facts.id.at); !fresh) {
        context.error(facts.id.at, "list-twice", "the list " + in_ticks(facts.id.value) + " is given twice",
                      {{"first here", first->second}});
    }
    context.one_of(facts.order, values(context.corpus.script.letter_orders), "unknown-order", "order of letters");
    for (auto const* const year : {&facts.date.from, &facts.date.to}) {
        if (year->value <= last_year) continue;
        context.error(year->at, "bad-date",
                      "`" + std::to_string(year->value) + "` is no year that a list can have; write one like `286`");
    }
    if (facts.date.to.value < facts.date.from.value) {
        context.error(facts.date.to.at, "bad-date",
                      "the date ends in " + std::to_string(facts.date.to.value) + ", before it begins in " +
                          std::to_string(facts.date.from.value));
    }
}

class ListChecker {
public:
    ListChecker(CheckContext const& context, LetterList const& list) : context_(context), list_(list) {}

    void check() {
        std::vector<Text> sources;
        for (Source const& source : context_.corpus.work.sources) sources.push_back(source.id);
        context_.one_of(list_.source, values(sources), "unknown-source", "source");
        if (list_.letters.empty()) {
            context_.error(list_.letters_at, "empty-list", "the list has no letter; write them, or take it away");
        }
        for (ListLetter const& letter : list_.letters) {
            check_order(letter);
            check_place(letter);
            check_characters(letter);
            check_line(letter);
            check_doubt(letter);
        }
    }

private:
    [[nodiscard]] static Certainty certainty(ListLetter const& letter) {
        return letter.certainty ? letter.certainty->value : Certainty::high;
    }

    void check_order(ListLetter const& letter) {
        int const order = letter.order.value;
        auto const [first, fresh] = orders_.try_emplace(order, letter.order.at);
        if (!fresh) {
            context_.error(letter.order.at, "order-twice",
                           "two letters of the list have `order: " + std::to_string(order) + "`",
                           {{"first here", first->second}});
        } else if (order == 0 || (orders_.size() > 1 && order != last_order_ + 1)) {
            context_.error(letter.order.at, "order-gap",
                           "the order jumps to " + std::to_string(order) + "; the next letter of the list is " +
                               std::to_string(last_order_ + 1));
        }
        last_order_ = order;
    }

    void check_place(ListLetter const& letter) const {
        bool const fits = certainty(letter) != Certainty::low;
        if (letter.letter) {
            if (!context_.letter(*letter.letter) || fits) return;
            context_.error(letter.letter->at, "letter-and-slot",
                           "`certainty: low` says that the printed form does not fit its place; write `slot: " +
                               letter.letter->value + "` in place of `letter`");
        } else if (letter.slot) {
            Text const& slot = *letter.slot;
            auto const spelled = context_.alphabet.parse(slot.value);
            if (!spelled || spelled->vowels.empty()) {
                context_.error(slot.at, "unknown-syllable",
                               in_ticks(slot.value) + " is no syllable of the written scheme, so no place in a list");
            } else if (fits && context_.alphabet.letter(slot.value)) {
                context_.error(slot.at, "letter-and-slot",
                               in_ticks(slot.value) + " is a letter; write `letter: " + slot.value +
                                   "`, or `certainty: low` where the printed form does not fit");
            }
        }
    }

    // Han characters, or compositions of them in brackets.
    void check_characters(ListLetter const& letter) const {
        check_han(letter.zh);
        if (letter.unicode) {
            check_han(*letter.unicode);
            if (letter.unicode->value == letter.zh.value) {
                context_.error(letter.unicode->at, "emends-nothing",
                               "in Unicode it is what is printed; leave `unicode` out");
            }
        }
        if (letter.means && character_count(letter.means->value) > longest_meaning) {
            context_.error(letter.means->at, "meaning-too-long",
                           "the meaning has " + std::to_string(character_count(letter.means->value)) +
                               " characters; give the word alone, at most " + std::to_string(longest_meaning));
        }
    }

    void check_han(Text const& text) const {
        if (character_count(text.value) > longest_letter) {
            context_.error(text.at, "letter-too-long",
                           "this has " + std::to_string(character_count(text.value)) +
                               " characters; give only those that write the letter, at most " +
                               std::to_string(longest_letter));
            return;
        }
        bool composed = false;
        for (std::string_view const character : characters(text.value)) {
            if (!composed && character != "[" && !is_han(code_point(character))) {
                context_.error(text.at, "not-han",
                               in_ticks(text.value) + " has " + in_ticks(character) +
                                   ", which is no Han character; what has none is composed in brackets: `[口*恒]`");
                return;
            }
            composed = character == "[" || (composed && character != "]");
        }
        if (composed) context_.error(text.at, "not-han", in_ticks(text.value) + " has no closing bracket");
    }

    // Where only a paragraph is known its first line is a lower bound: the letter may stand behind any later line.
    void check_line(ListLetter const& letter) {
        auto const form = line_range(letter.line.value);
        if (!form || letter.line.value.find('-') != std::string::npos) {
            context_.error(letter.line.at, "bad-line",
                           in_ticks(letter.line.value) + " is not a line; write page, column and line like 0338c06");
            return;
        }
        bool const block = (letter.scope ? letter.scope->value : list_.scope) == LineScope::block;
        Text const* const before = block ? last_block_ : last_line_;
        if (before && letter.line.value < before->value) {
            context_.error(letter.line.at, "line-backwards",
                           "the line " + in_ticks(letter.line.value) + " stands before " + in_ticks(before->value) +
                               " of an earlier letter",
                           {{"there", before->at}});
            return;
        }
        if (block) last_block_ = &letter.line;
        if (!last_line_ || last_line_->value < letter.line.value) last_line_ = &letter.line;
    }

    void check_doubt(ListLetter const& letter) const {
        bool const doubt = certainty(letter) > Certainty::high;
        if (doubt && !letter.because) {
            context_.error(letter.certainty->at, "missing-reason", "a doubt needs a `because`: why is it not `high`?");
        } else if (!doubt && letter.because) {
            context_.error(letter.because->at, "nothing-to-explain",
                           "there is a `because`, but no doubt; say how certain the letter is, or take it away");
        }
    }

    CheckContext const& context_;
    LetterList const& list_;
    std::map<int, Location> orders_;
    int last_order_ = 0;
    Text const* last_line_ = nullptr;   // the furthest so far
    Text const* last_block_ = nullptr;  // the furthest paragraph so far
};

}  // namespace

void check_lists(CheckContext const& context) {
    std::map<std::string, Location> ids;
    if (context.corpus.work.list) check_facts(context, *context.corpus.work.list, ids);
    for (LetterList const& list : context.corpus.lists) {
        check_facts(context, list.facts, ids);
        ListChecker(context, list).check();
    }
}

}  // namespace xitan
