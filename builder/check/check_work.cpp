// SPDX-License-Identifier: MIT
#include "check/context.hpp"

#include "model/names.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace xitan {

namespace {

void once(CheckContext const& context, std::map<std::string, Location>& seen, Text const& name, std::string_view what) {
    auto const [first, fresh] = seen.try_emplace(name.value, name.at);
    if (!fresh) {
        context.error(name.at, "declared-twice", "the " + std::string(what) + " `" + name.value + "` is declared twice",
                      {{"first here", first->second}});
    }
}

void check_reckonings(CheckContext const& context) {
    auto const& list = context.corpus.work.reckonings;
    std::map<std::string, Location> seen;
    std::vector<std::string> earlier;
    for (Reckoning const& reckoning : list) {
        once(context, seen, reckoning.name, "reckoning");
        for (Text const& status : reckoning.statuses) {
            context.one_of(status, {"counted", "disputed", "alternative"}, "unknown-value", "status that is counted");
        }
        // Only on an earlier one, so that falling back ends.
        if (reckoning.otherwise) {
            context.one_of(*reckoning.otherwise, earlier, "unknown-reckoning", "earlier reckoning");
        }
        earlier.push_back(reckoning.name.value);
    }
}

// Work, sources and languages: their ids become keys and names of files.
void check_name(CheckContext const& context, Text const& id) {
    auto const plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    if (std::all_of(id.value.begin(), id.value.end(), plain)) return;
    context.error(id.at, "bad-id",
                  "an id has the letters a to z and A to Z, digits, - and _; " + in_ticks(id.value) + " has others");
}

// pattern: `a` is a small letter, `0` a digit, `1` a digit but 0, `x` a small letter or a digit.
void check_code(CheckContext const& context, MaybeText const& code, std::string_view pattern,
                std::string_view example) {
    if (!code) return;
    auto const fits = [](char c, char p) {
        bool const letter = c >= 'a' && c <= 'z', digit = c >= '0' && c <= '9';
        return p == 'a' ? letter : p == '0' ? digit : p == '1' ? digit && c != '0' : letter || digit;
    };
    if (std::equal(code->value.begin(), code->value.end(), pattern.begin(), pattern.end(), fits)) return;
    context.error(code->at, "bad-language-code",
                  in_ticks(code->value) + " is not such a code; it looks like " + in_ticks(example));
}

void check_languages(CheckContext const& context) {
    std::map<std::string, Location> seen;
    std::map<LanguageRole, Location> roles;
    for (Language const& language : context.corpus.work.languages) {
        once(context, seen, language.id, "language");
        check_name(context, language.id);
        check_code(context, language.glottocode, "xxxx1000", "abcd1234");
        check_code(context, language.iso639_3, "aaa", "abc");
        auto const [first, fresh] = roles.try_emplace(language.role, language.id.at);
        if (!fresh) {
            context.error(language.id.at, "declared-twice",
                          "two languages are `of: " + std::string(name_of(language.role)) + "`; one is enough",
                          {{"first here", first->second}});
        }
    }
}

// "letter/ka": a kind, a slash, and what the schema allows in an id.
bool is_public_id(std::string_view text) {
    auto const slash = text.find('/');
    bool const parts = slash != 0 && slash < text.size() - 1;
    return parts && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-./") == std::string_view::npos;
}

// Whether one who follows successors from here comes back.
bool in_a_circle(std::map<std::string, std::string> const& successors, std::string const& start) {
    auto next = successors.find(start);
    for (std::size_t steps = 0; next != successors.end() && steps < successors.size(); ++steps) {
        if (next->second == start) return true;
        next = successors.find(next->second);
    }
    return false;
}

void check_withdrawn(CheckContext const& context) {
    std::map<std::string, Location> seen;
    std::map<std::string, std::string> successors;
    auto const& list = context.corpus.work.withdrawn;
    for (Withdrawn const& withdrawn : list) {
        if (withdrawn.successor) successors.emplace(withdrawn.id.value, withdrawn.successor->value);
    }
    for (Withdrawn const& withdrawn : list) {
        once(context, seen, withdrawn.id, "withdrawn id");
        if (!is_public_id(withdrawn.id.value)) {
            context.error(withdrawn.id.at, "bad-id",
                          in_ticks(withdrawn.id.value) + " is no public id; they look like `letter/ka`");
        }
        if (withdrawn.successor && in_a_circle(successors, withdrawn.id.value)) {
            context.error(
                withdrawn.successor->at, "self-reference",
                withdrawn.successor->value == withdrawn.id.value
                    ? "the id is its own successor"
                    : "whoever follows the successors from here comes back to " + in_ticks(withdrawn.id.value));
        }
    }
}

}  // namespace

void check_work(CheckContext const& context) {
    Work const& work = context.corpus.work;
    std::map<std::string, Location> witnesses, sources;
    for (Witness const& witness : work.witnesses) once(context, witnesses, witness.siglum, "witness");
    for (Source const& source : work.sources) once(context, sources, source.id, "source");
    check_name(context, work.id);
    for (Source const& source : work.sources) check_name(context, source.id);
    check_languages(context);
    check_reckonings(context);
    check_withdrawn(context);
    for (Variant const& variant : work.variants) {
        context.line(variant.line);
        context.witness(variant.lemma_witness);
        if (variant.witness) context.witness(*variant.witness);
        if (variant.lemma.value == variant.reading.value) {
            context.error(variant.reading.at, "emends-nothing",
                          "the variant " + in_ticks(variant.reading.value) + " is the lemma");
        }
    }
    for (TextEmendation const& emendation : work.emendations) {
        context.line(emendation.line);
        context.attested(emendation.value);
    }
}

}  // namespace xitan
