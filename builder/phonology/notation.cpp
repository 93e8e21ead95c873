// SPDX-License-Identifier: MIT
#include "phonology/notation.hpp"

#include <array>

namespace xitan {

namespace {

// In the order of `initials` and of `rimes`.
constexpr std::array<std::string_view, initials.size()> onsets{
    "p",  "ph",  "b",  "m", "t",  "th",  "d",    "n",   "l",  "tr", "trh", "dr",   "nr",
    "ts", "tsh", "dz", "s", "z",  "tsr", "tsrh", "dzr", "sr", "zr", "tsy", "tsyh", "dzy",
    "sy", "zy",  "ny", "k", "kh", "g",   "ng",   "'",   "x",  "h",  "h",   "y"};
constexpr std::array<std::string_view, rimes.size()> finals{
    "uwng", "owng",  "u",   "aj",  "oj",  "oj",  "on",   "on",   "an",  "aw",   "a",    "ang",  "ong", "uw",  "om",
    "am",   "aewng", "ea",  "eaj", "aej", "aen", "ean",  "aew",  "ae",  "aeng", "eang", "eam",  "aem", "ej",  "en",
    "ew",   "eng",   "em",  "je",  "ij",  "i",   "j+j",  "jo",   "ju",  "jej",  "joj",  "jew",  "juw", "jiw", "jowng",
    "in",   "in",    "jun", "j+n", "jon", "jen", "jang", "jeng", "ing", "im",   "jem",  "jaem", "jom"};

std::string_view spelled(char32_t initial) { return onsets.at(initials.find(initial)); }

bool has_medial_w(Position const& p) {
    if (is_in(U"虞文凡", p.rime)) return false;
    return p.openness == U'合' || is_in(U"灰魂", p.rime);
}

std::string final_of(Position const& p) {
    std::string text(finals.at(rimes.find(p.rime)));
    bool const third = p.division == U'三' || p.division == U'四';
    if (third && is_in(U"東歌麻庚", p.rime)) text.insert(0, "j");
    if (p.type == U'A' && !is_in(U"麻幽陽", p.rime)) {
        text.insert(text.front() == 'j' ? 1 : 0, text.front() == 'j' ? "i" : "j");
    }
    bool const palatal = is_in(group::palatal, p.initial) || is_in(U"日以", p.initial);
    if (palatal && text.front() == 'j') text.erase(0, 1);
    if (has_medial_w(p)) text.insert(text.front() == 'j' ? 1 : 0, "w");
    return text;
}

// A checked syllable ends in the stop of the place where its rime has a nasal.
void check(std::string& text) {
    if (text.ends_with("ng")) {
        text.replace(text.size() - 2, 2, "k");
    } else if (text.ends_with('n')) {
        text.back() = 't';
    } else if (text.ends_with('m')) {
        text.back() = 'p';
    }
}

void add_tone(std::string& text, char32_t tone) {
    if (tone == U'入') check(text);
    if (tone == U'上') text += 'X';
    if (tone == U'去') text += 'H';
}

void replace(std::string& text, std::string_view old, std::string_view fresh) {
    if (auto const at = text.find(old); at != std::string::npos) text.replace(at, old.size(), fresh);
}

}  // namespace

char32_t initial_of_36(Position const& position) noexcept {
    constexpr std::u32string_view ours = U"莊章初昌崇船生書俟常云以";
    constexpr std::u32string_view theirs = U"照照穿穿牀牀審審禪禪喻喻";
    constexpr std::u32string_view light = U"非敷奉微";  // in the order of group::labial
    if (auto const at = group::labial.find(position.initial); at != std::u32string_view::npos) {
        return position.division == U'三' && position.type == U'C' ? light[at] : position.initial;
    }
    auto const at = ours.find(position.initial);
    return at == std::u32string_view::npos ? position.initial : theirs[at];
}

std::string baxter_2014(Position const& position) {
    std::string text = std::string(spelled(position.initial)) + final_of(position);
    add_tone(text, position.tone);
    return text;
}

std::string baxter_1992(Position const& position) {
    std::string text = final_of(position);
    replace(text, "ea", position.rime == U'佳' ? "ɛɨ" : "ɛ");
    replace(text, "ae", "æ");
    replace(text, "+", "ɨ");
    add_tone(text, position.tone);
    std::string_view const onset = spelled(position.initial);
    return (onset == "'" ? "ʔ" : std::string(onset)) + text;
}

}  // namespace xitan
