// SPDX-License-Identifier: MIT
#include "model/alphabet.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

namespace {

template <class Map>
void longest(std::string_view text, Map const& map, std::size_t& best) {
    // Signs are a few bytes long: try each length, longest first.
    for (std::size_t n = std::min<std::size_t>(text.size(), 16); n > best; --n) {
        if (map.contains(std::string(text.substr(0, n)))) {
            best = n;
            return;
        }
    }
}

// The signs of the written scheme that text consists of; empty if it does not.
std::vector<std::string> split_signs(std::string_view text, Scheme const& scheme) {
    std::vector<std::string> signs;
    while (!text.empty()) {
        std::size_t length = 0;
        longest(text, scheme.consonants, length);
        longest(text, scheme.vowels, length);
        longest(text, scheme.marks, length);
        if (length == 0) return {};
        signs.emplace_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return signs;
}

Scheme const* written_scheme(Script const& script) {
    auto const found = std::find_if(script.schemes.begin(), script.schemes.end(),
                                    [&](Scheme const& s) { return s.name.value == script.written.value; });
    return found == script.schemes.end() ? nullptr : &*found;
}

std::string const& value_of(std::map<std::string, Text> const& map, std::string const& key) {
    static std::string const none;
    auto const found = map.find(key);
    return found == map.end() ? none : found->second.value;
}

// Where each sign stands in the order of the dictionary; behind the last if it does not.
std::vector<std::uint16_t> places_of(std::vector<std::string> const& signs, std::vector<Text> const& order) {
    std::vector<std::uint16_t> places;
    for (std::string const& sign : signs) {
        auto const found = std::find_if(order.begin(), order.end(), [&](Text const& t) { return t.value == sign; });
        places.push_back(static_cast<std::uint16_t>(found - order.begin()));
    }
    return places;
}

bool holds(std::vector<Text> const& allowed, MaybeText const& value) {
    if (allowed.empty()) return true;
    return value && std::any_of(allowed.begin(), allowed.end(), [&](Text const& a) { return a.value == value->value; });
}

bool ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

Alphabet::Alphabet(Corpus const& corpus) : corpus_(corpus) {
    Scheme const* const scheme = written_scheme(corpus.script);
    std::string const& inherent = corpus.script.inherent.value;
    std::size_t const count = corpus.letters.size();
    signs_.resize(count);
    places_.resize(count);
    spelled_.resize(count);
    joins_.assign(count, false);
    if (!scheme) return;

    for (Index i = 0; i < count; ++i) {
        Letter const& letter = corpus.letters[i];
        std::string const& written = letter.written.value;
        by_written_.emplace(written, i);
        signs_[i] = split_signs(written, *scheme);
        places_[i] = places_of(signs_[i], corpus.script.dictionary);
        auto const& signs = signs_[i];
        if (signs.empty()) continue;
        if (letter.kind.value == LetterKind::vowel) {
            by_unit_.emplace(written, i);
            // A vowel letter that is the inherent vowel with a mark lends its mark: bhrū + ṃ.
            if (signs.size() == 2 && signs[0] == inherent) by_unit_.emplace(signs[1], i);
            spelled_[i].vowels = {i};
        } else if (signs.size() > 1 && signs.back() == inherent &&
                   std::all_of(signs.begin(), signs.end() - 1,
                               [&](std::string const& s) { return scheme->consonants.contains(s); })) {
            joins_[i] = true;
            by_unit_.emplace(written.substr(0, written.size() - inherent.size()), i);
        }
    }
    // Only now are all units known by which a consonant letter is spelled.
    for (Index i = 0; i < count; ++i) {
        if (corpus.letters[i].kind.value != LetterKind::consonant || signs_[i].empty()) continue;
        if (auto spelled = parse(corpus.letters[i].written.value)) spelled_[i] = std::move(*spelled);
    }
}

std::optional<Index> Alphabet::letter(std::string_view written) const {
    auto const found = by_written_.find(written);
    return found == by_written_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Index> Alphabet::unit_letter(std::string_view unit) const {
    auto const found = by_unit_.find(unit);
    return found == by_unit_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Spelled> Alphabet::parse(std::string_view written) const {
    Spelled result;
    while (!written.empty()) {
        if (written.front() == ' ') {
            written.remove_prefix(1);
            continue;
        }
        std::string_view const piece = written.substr(0, written.find(' '));
        std::size_t length = std::min<std::size_t>(piece.size(), 16);
        auto found = by_unit_.end();
        while (length > 0 && (found = by_unit_.find(piece.substr(0, length))) == by_unit_.end()) --length;
        if (length == 0) return std::nullopt;
        Index const letter = found->second;
        if (corpus_.letters[letter].kind.value == LetterKind::vowel) {
            bool const mark = found->first != corpus_.letters[letter].written.value;
            if (mark == result.vowels.empty() || result.vowels.size() == 2) return std::nullopt;
            result.vowels.push_back(letter);
        } else {
            if (!result.vowels.empty()) return std::nullopt;
            result.consonants.push_back(letter);
        }
        written.remove_prefix(length);
    }
    if (result.consonants.empty() && result.vowels.empty()) return std::nullopt;
    return result;
}

bool Alphabet::consists_of_signs(std::string_view text) const {
    Scheme const* const scheme = written_scheme(corpus_.script);
    return scheme && !split_signs(text, *scheme).empty();
}

std::string Alphabet::unit(Index letter) const {
    std::string const& written = corpus_.letters[letter].written.value;
    return joins_[letter] ? written.substr(0, written.size() - corpus_.script.inherent.value.size()) : written;
}

std::string Alphabet::cluster(std::vector<Index> const& consonants) const {
    std::string text;
    for (Index const letter : consonants) {
        if (!text.empty()) text += ' ';
        text += unit(letter);
    }
    return text;
}

std::string Alphabet::vowel(std::vector<Index> const& vowels) const {
    std::string text;
    for (Index const letter : vowels) {
        auto const& signs = signs_[letter];
        for (std::size_t i = text.empty() ? 0 : 1; i < signs.size(); ++i) text += signs[i];
    }
    return text;
}

std::string Alphabet::spell(Spelled const& syllable, Scheme const& scheme) const {
    bool const abugida = scheme.kind.value == SchemeKind::abugida;
    std::string const& inherent = corpus_.script.inherent.value;
    std::string text;
    bool joined = false;
    for (Index const letter : syllable.consonants) {
        auto const& signs = signs_[letter];
        for (std::size_t i = 0; i + 1 < signs.size(); ++i) {
            if (joined && abugida && scheme.virama) text += scheme.virama->value;
            text += value_of(scheme.consonants, signs[i]);
            joined = true;
        }
    }
    if (syllable.vowels.empty() && joined && abugida && scheme.virama) text += scheme.virama->value;
    bool first = true;
    for (Index const letter : syllable.vowels) {
        auto const& signs = signs_[letter];
        if (first && !signs.empty()) {
            bool const dependent = abugida && joined;
            if (!dependent) {
                text += value_of(scheme.vowels, signs[0]);
            } else if (signs[0] != inherent) {
                text += value_of(scheme.vowel_signs, signs[0]);
            }
        }
        for (std::size_t i = 1; i < signs.size(); ++i) text += value_of(scheme.marks, signs[i]);
        first = false;
    }
    return ascii(text) ? text : nfc(text);
}

std::string Alphabet::id(Spelled const& syllable) const {
    std::string text;
    if (!corpus_.script.ids) return text;
    Scheme const& ids = *corpus_.script.ids;
    for (Index const letter : syllable.consonants) {
        if (!text.empty()) text += '-';
        auto const& signs = signs_[letter];
        for (std::size_t i = 0; i + 1 < signs.size(); ++i) text += value_of(ids.consonants, signs[i]);
    }
    return text + spell({{}, syllable.vowels}, ids);
}

std::string Alphabet::letter_id(Index letter) const {
    std::string text;
    if (!corpus_.script.ids) return text;
    Scheme const& ids = *corpus_.script.ids;
    for (auto const& sign : signs_[letter]) {
        text += value_of(ids.consonants, sign) + value_of(ids.vowels, sign) + value_of(ids.marks, sign);
    }
    return text;
}

std::vector<std::uint16_t> Alphabet::dictionary_key(Spelled const& syllable) const {
    std::vector<std::uint16_t> key;
    for (Index const letter : syllable.consonants) {
        auto const& places = places_[letter];
        for (std::size_t i = 0; i + 1 < places.size(); ++i) key.push_back(places[i]);
    }
    bool first = true;
    for (Index const letter : syllable.vowels) {
        auto const& places = places_[letter];
        for (std::size_t i = first ? 0 : 1; i < places.size(); ++i) key.push_back(places[i]);
        first = false;
    }
    return key;
}

std::vector<Index> Alphabet::generating_vowels() const {
    std::vector<Index> vowels;
    for (Index i = 0; i < corpus_.letters.size(); ++i) {
        Letter const& letter = corpus_.letters[i];
        if (letter.kind.value == LetterKind::vowel && letter.generates) vowels.push_back(i);
    }
    return vowels;
}

bool Alphabet::has_vowel_sign(Index letter) const {
    auto const& signs = signs_[letter];
    if (signs.size() > 1) return true;
    return !signs.empty() && std::any_of(corpus_.script.schemes.begin(), corpus_.script.schemes.end(),
                                         [&](Scheme const& s) { return s.vowel_signs.contains(signs[0]); });
}

bool Alphabet::passes(Index index, LetterFilter const& filter) const {
    Letter const& letter = corpus_.letters[index];
    MaybeText const kind = Text{letter.kind.value == LetterKind::vowel ? "vowel" : "consonant", {}};
    return holds(filter.letters, letter.written) && holds(filter.kinds, kind) && holds(filter.groups, letter.group) &&
           holds(filter.places, letter.place) && holds(filter.manners, letter.manner) &&
           holds(filter.lengths, letter.length) && (!filter.generates || filter.generates->value == letter.generates) &&
           (!filter.sign || filter.sign->value == has_vowel_sign(index));
}

}  // namespace xitan
