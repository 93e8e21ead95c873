// SPDX-License-Identifier: MIT
// A place in the Middle Chinese sound system of the Qieyun (音韻地位), as the Guangyun of 1008 has it:
// initial, openness, division, type, rime, tone, each named by one character of the tradition.
// The tables follow the appendix of tshet-uinh (nk2028, MIT); see NOTICE. Pure values, no state.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace xitan {

struct Position {
    char32_t initial = 0;   // 母, one of the 38 in `initials`
    char32_t openness = 0;  // 呼: 開 open, 合 rounded; 0 for labials and for rimes that do not distinguish it
    char32_t division = 0;  // 等: 一 二 三 四
    char32_t type = 0;      // 類: A B C; 0 where the initial or the division does not distinguish it
    char32_t rime = 0;      // 韻, one of the 58 in `rimes`; named by its level or departing member
    char32_t tone = 0;      // 聲: 平 上 去 入

    friend bool operator==(Position const&, Position const&) = default;
    friend auto operator<=>(Position const&, Position const&) = default;

    // Equal but for the tone.
    [[nodiscard]] bool same_syllable(Position const& other) const noexcept;
};

// All initials and rimes, in the order in which notation.cpp spells them.
inline constexpr std::u32string_view initials =
    U"幫滂並明端透定泥來知徹澄孃精清從心邪莊初崇生俟章昌常書船日見溪羣疑影曉匣云以";
inline constexpr std::u32string_view rimes =
    U"東冬模泰灰咍魂痕寒豪歌唐登侯覃談江佳皆夬刪山肴麻庚耕咸銜齊先蕭青添支脂之微魚虞祭廢宵尤幽鍾真臻文殷元仙陽清蒸"
    U"侵鹽嚴凡";

// 見開二麻上 and the like: initial, openness or nothing, division, type or nothing, rime, tone. None: not
// of that form. Whether such a syllable can exist is for legality.hpp.
[[nodiscard]] std::optional<Position> parse_position(std::string_view description);

// The same form again.
[[nodiscard]] std::string describe(Position const& position);

// The groups of initials (組) by the place where they are made.
namespace group {
inline constexpr std::u32string_view labial = U"幫滂並明";
inline constexpr std::u32string_view dental_stop = U"端透定泥";
inline constexpr std::u32string_view retroflex_stop = U"知徹澄孃";
inline constexpr std::u32string_view dental_sibilant = U"精清從心邪";
inline constexpr std::u32string_view retroflex_sibilant = U"莊初崇生俟";
inline constexpr std::u32string_view palatal = U"章昌常書船";
inline constexpr std::u32string_view velar = U"見溪羣疑";
inline constexpr std::u32string_view laryngeal = U"影曉匣云";
}  // namespace group

[[nodiscard]] constexpr bool is_in(std::u32string_view set, char32_t member) noexcept {
    return set.find(member) != std::u32string_view::npos;
}

// Does the rime go with openness? neither: 東冬鍾江模尤侯; one: always 開 or always 合; both.
enum class RimeOpenness { neither, open, rounded, both };
[[nodiscard]] RimeOpenness openness_of(char32_t rime) noexcept;

// The divisions in which a rime occurs: 一, 三, 一三 (東歌), 二三 (麻庚) …; empty for what is no rime.
[[nodiscard]] std::u32string_view divisions_of(char32_t rime) noexcept;

// Does a position with this initial and division carry a type?
[[nodiscard]] bool has_type(char32_t initial, char32_t division) noexcept;

}  // namespace xitan
