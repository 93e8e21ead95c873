// SPDX-License-Identifier: MIT
#include "check/numerals.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace xitan {

namespace {

struct Numeral {
    std::string_view character;
    std::int64_t value;
};

constexpr std::array digits{Numeral{"一", 1}, Numeral{"二", 2}, Numeral{"兩", 2}, Numeral{"三", 3}, Numeral{"四", 4},
                            Numeral{"五", 5}, Numeral{"六", 6}, Numeral{"七", 7}, Numeral{"八", 8}, Numeral{"九", 9}};
constexpr std::array powers{Numeral{"十", 10}, Numeral{"百", 100}, Numeral{"千", 1000}, Numeral{"萬", 10000}};

template <std::size_t n>
std::int64_t value_of(std::array<Numeral, n> const& list, std::string_view character) {
    auto const found =
        std::find_if(list.begin(), list.end(), [&](Numeral const& x) { return x.character == character; });
    return found == list.end() ? 0 : found->value;
}

// The number being read: what is summed up, and a digit that waits for its power.
class Reader {
public:
    std::vector<std::int64_t> take() && {
        end();
        return std::move(numbers_);
    }

    void digit(std::int64_t value) {
        if (digit_ != 0) end();  // 三五: three, five
        digit_ = value;
        open_ = true;
    }

    void power(std::int64_t value) {
        if (open_ && last_power_ != 0 && value >= last_power_) end();
        sum_ += (digit_ == 0 ? 1 : digit_) * value;
        digit_ = 0;
        last_power_ = value;
        open_ = true;
    }

    // 有 between a power and what follows it; elsewhere it is the verb.
    void joint() {
        if (last_power_ == 0 || digit_ != 0) end();
    }

    void end() {
        if (open_) numbers_.push_back(sum_ + digit_);
        sum_ = digit_ = last_power_ = 0;
        open_ = false;
    }

private:
    std::vector<std::int64_t> numbers_;
    std::int64_t sum_ = 0, digit_ = 0, last_power_ = 0;
    bool open_ = false;
};

}  // namespace

std::vector<std::int64_t> numerals(std::string_view text) {
    Reader reader;
    for (std::string_view const character : characters(text)) {
        if (auto const digit = value_of(digits, character))
            reader.digit(digit);
        else if (auto const power = value_of(powers, character))
            reader.power(power);
        else if (character == "有")
            reader.joint();
        else
            reader.end();
    }
    return std::move(reader).take();
}

}  // namespace xitan
