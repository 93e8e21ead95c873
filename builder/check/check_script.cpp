// SPDX-License-Identifier: MIT
#include "check/context.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace xitan {

namespace {

using Signs = std::map<std::string, Text>;

std::vector<std::string> keys(Signs const& signs) {
    std::vector<std::string> list;
    for (auto const& [sign, text] : signs) list.push_back(sign);
    return list;
}

void missing_signs(CheckContext const& context, Scheme const& scheme, Signs const& own, Signs const& wanted,
                   std::string_view what) {
    std::string missing;
    for (auto const& [sign, text] : wanted) {
        if (!own.contains(sign)) missing += (missing.empty() ? "`" : ", `") + sign + "`";
    }
    if (!missing.empty()) {
        context.error(scheme.name.at, "missing-sign",
                      "the scheme `" + scheme.name.value + "` has no " + std::string(what) + " for " + missing);
    }
}

void unknown_signs(CheckContext const& context, Signs const& own, Signs const& known) {
    for (auto const& [sign, text] : own) {
        context.one_of(Text{sign, text.at}, keys(known), "unknown-sign", "such sign in the written scheme:");
    }
}

// Every scheme must spell the same signs as the written one.
void same_signs(CheckContext const& context, Scheme const& scheme, Signs const& own, Signs const& wanted,
                std::string_view what) {
    missing_signs(context, scheme, own, wanted, what);
    unknown_signs(context, own, wanted);
}

// The vowels that some rule or list attaches to a consonant. A script need not have a dependent sign
// for others: Unicode has none for ḷ and ḹ in Siddham.
std::set<std::string> attached_vowels(CheckContext const& context) {
    std::set<std::string> attached;
    for (Letter const& letter : context.corpus.letters) {
        if (letter.kind.value == LetterKind::vowel && letter.generates) attached.insert(letter.written.value);
    }
    for (Chapter const& chapter : context.corpus.chapters) {
        for (Step const& step : chapter.rows) attached.insert(step.operand.value);
        for (auto const* const list : {&chapter.held, &chapter.named}) {
            for (Exceptional const& one : *list) {
                for (Text const& vowel : one.vowels) attached.insert(vowel.value);
            }
        }
        for (Text const& mention : chapter.mentions) {
            auto const spelled = context.alphabet.parse(mention.value);
            if (!spelled || spelled->consonants.empty()) continue;
            for (Index const vowel : spelled->vowels) attached.insert(context.alphabet.unit(vowel));
        }
    }
    return attached;
}

void check_vowel_signs(CheckContext const& context, Scheme const& scheme, Scheme const& written,
                       std::string const& inherent) {
    auto const attached = attached_vowels(context);
    Signs wanted;
    for (auto const& [sign, text] : written.vowels) {
        if (sign != inherent && attached.contains(sign)) wanted.emplace(sign, text);
    }
    missing_signs(context, scheme, scheme.vowel_signs, wanted, "vowel sign");
    unknown_signs(context, scheme.vowel_signs, written.vowels);
}

// Only without diacritics may two signs look alike: in any other scheme one could not tell what is meant.
void check_distinct(CheckContext const& context, Signs const& signs, Signs const& known, std::string const& scheme,
                    std::string_view what) {
    std::map<Location, std::string> as_written;
    for (auto const& [sign, text] : signs) {
        if (known.contains(sign)) as_written.emplace(text.at, sign);
    }
    std::map<std::string, std::string> seen;
    for (auto const& [at, sign] : as_written) {
        auto const [first, fresh] = seen.try_emplace(signs.at(sign).value, sign);
        if (fresh) continue;
        context.error(at, "spelled-twice",
                      "the scheme `" + scheme + "` spells the " + std::string(what) + "s `" + first->second +
                          "` and `" + sign + "` alike: " + in_ticks(first->first),
                      {{"`" + first->second + "` here", signs.at(first->second).at}});
    }
}

void check_scheme(CheckContext const& context, Scheme const& scheme, Scheme const& written,
                  std::string const& inherent) {
    same_signs(context, scheme, scheme.consonants, written.consonants, "consonant");
    same_signs(context, scheme, scheme.vowels, written.vowels, "vowel");
    same_signs(context, scheme, scheme.marks, written.marks, "mark");
    bool const abugida = scheme.kind.value == SchemeKind::abugida;
    if (abugida) check_vowel_signs(context, scheme, written, inherent);
}

void check_ids(CheckContext const& context, Scheme const& ids) {
    for (Signs const* const signs : {&ids.consonants, &ids.vowels, &ids.marks}) {
        for (auto const& [sign, text] : *signs) {
            bool const plain = !text.value.empty() && std::all_of(text.value.begin(), text.value.end(),
                                                                  [](char c) { return c >= 'a' && c <= 'z'; });
            if (!plain) {
                context.error(text.at, "bad-id", "public ids use the letters a to z; `" + text.value + "` does not");
            }
        }
    }
}

void check_dictionary(CheckContext const& context, Scheme const& written) {
    std::map<std::string, Location> seen;
    std::vector<std::string> known = keys(written.consonants);
    for (Signs const* const more : {&written.vowels, &written.marks}) {
        for (auto const& sign : keys(*more)) known.push_back(sign);
    }
    for (Text const& sign : context.corpus.script.dictionary) {
        if (!context.one_of(sign, known, "unknown-sign", "sign")) continue;
        auto const [first, fresh] = seen.try_emplace(sign.value, sign.at);
        if (!fresh) {
            context.error(sign.at, "sign-twice", "`" + sign.value + "` stands twice in the dictionary order",
                          {{"first here", first->second}});
        }
    }
    std::string missing;
    for (auto const& sign : known) {
        if (!seen.contains(sign)) missing += (missing.empty() ? "`" : ", `") + sign + "`";
    }
    if (!missing.empty()) {
        context.error(context.corpus.script.written.at, "missing-sign", "the dictionary order has no " + missing);
    }
}

void check_tags(CheckContext const& context) {
    Script const& script = context.corpus.script;
    std::map<std::string, Location> seen;
    for (Tag const& tag : script.tags) {
        auto const [first, fresh] = seen.try_emplace(tag.tag.value, tag.tag.at);
        if (!fresh) {
            context.error(tag.tag.at, "tag-twice", "the tag `" + tag.tag.value + "` is explained twice",
                          {{"first here", first->second}});
        }
        context.one_of(tag.tone, script.tones, "unknown-value", "tone");
        context.one_of(tag.weight, script.weights, "unknown-value", "weight");
        context.one_of(tag.length, script.lengths, "unknown-value", "length");
        context.one_of(tag.manner, script.reading_manners, "unknown-value", "reading manner");
    }
}

}  // namespace

void check_script(CheckContext const& context) {
    Script const& script = context.corpus.script;
    std::vector<std::string> names;
    for (Scheme const& scheme : script.schemes) {
        if (std::find(names.begin(), names.end(), scheme.name.value) != names.end()) {
            context.error(scheme.name.at, "scheme-twice", "the scheme `" + scheme.name.value + "` is declared twice");
        }
        names.push_back(scheme.name.value);
    }
    if (!context.one_of(script.written, names, "unknown-scheme", "scheme")) return;
    Scheme const& written = *std::find_if(script.schemes.begin(), script.schemes.end(),
                                          [&](Scheme const& s) { return s.name.value == script.written.value; });
    if (written.kind.value != SchemeKind::alphabet) {
        context.error(script.written.at, "unknown-scheme",
                      "the sources are written in an alphabet, but `" + written.name.value + "` is an abugida");
        return;
    }
    context.one_of(script.inherent, keys(written.vowels), "unknown-sign", "vowel");
    for (Scheme const& scheme : script.schemes) {
        check_scheme(context, scheme, written, script.inherent.value);
        if (script.folded && script.folded->value == scheme.name.value) continue;
        check_distinct(context, scheme.consonants, written.consonants, scheme.name.value, "consonant");
        check_distinct(context, scheme.vowels, written.vowels, scheme.name.value, "vowel");
    }
    if (script.ids) {
        check_scheme(context, *script.ids, written, script.inherent.value);
        check_ids(context, *script.ids);
    }
    check_dictionary(context, written);
    check_tags(context);
    std::map<std::string, Location> groups;
    for (Group const& group : script.groups) {
        auto const [first, fresh] = groups.try_emplace(group.name.value, group.name.at);
        if (!fresh) {
            context.error(group.name.at, "group-twice", "the group `" + group.name.value + "` is declared twice",
                          {{"first here", first->second}});
        }
    }
}

}  // namespace xitan
