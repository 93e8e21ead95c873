// SPDX-License-Identifier: MIT
#include "phonology/position.hpp"

#include "text/utf8.hpp"

#include <vector>

namespace xitan {

namespace {

// Takes the first of the characters if it is one of set.
char32_t take(std::u32string_view& text, std::u32string_view set) {
    if (text.empty() || !is_in(set, text.front())) return 0;
    char32_t const taken = text.front();
    text.remove_prefix(1);
    return taken;
}

}  // namespace

bool Position::same_syllable(Position const& other) const noexcept {
    Position toneless = other;
    toneless.tone = tone;
    return *this == toneless;
}

std::optional<Position> parse_position(std::string_view description) {
    std::u32string all;
    for (std::string_view const character : characters(description)) all += code_point(character);
    std::u32string_view rest = all;
    Position position;
    position.initial = take(rest, initials);
    position.openness = take(rest, U"開合");
    position.division = take(rest, U"一二三四");
    position.type = take(rest, U"ABC");
    position.rime = take(rest, rimes);
    position.tone = take(rest, U"平上去入");
    bool const whole = position.initial && position.division && position.rime && position.tone && rest.empty();
    return whole ? std::optional(position) : std::nullopt;
}

std::string describe(Position const& position) {
    std::string text;
    for (char32_t const part :
         {position.initial, position.openness, position.division, position.type, position.rime, position.tone}) {
        if (part) text += utf8(part);
    }
    return text;
}

RimeOpenness openness_of(char32_t rime) noexcept {
    if (is_in(U"東冬鍾江模尤侯", rime)) return RimeOpenness::neither;
    if (is_in(U"之魚咍臻殷痕蕭宵肴豪幽侵覃談鹽添咸銜嚴", rime)) return RimeOpenness::open;
    if (is_in(U"虞灰文魂凡", rime)) return RimeOpenness::rounded;
    return RimeOpenness::both;
}

std::u32string_view divisions_of(char32_t rime) noexcept {
    if (is_in(U"東歌", rime)) return U"一三";
    if (is_in(U"麻庚", rime)) return U"二三";
    if (is_in(U"冬模泰灰咍魂痕寒豪唐登侯覃談", rime)) return U"一";
    if (is_in(U"江佳皆夬刪山肴耕咸銜", rime)) return U"二";
    if (is_in(U"齊先蕭青添", rime)) return U"四";
    return is_in(rimes, rime) ? U"三" : U"";
}

bool has_type(char32_t initial, char32_t division) noexcept {
    return division == U'三' &&
           (is_in(group::labial, initial) || is_in(group::velar, initial) || is_in(group::laryngeal, initial));
}

}  // namespace xitan
