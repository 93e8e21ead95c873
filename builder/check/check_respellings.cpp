// SPDX-License-Identifier: MIT
// What people write for a sign when they search (script.yaml): it must lead to a sign that exists, and
// must not take a sign away from its own scheme.
#include "check/context.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace xitan {

namespace {

std::vector<std::map<std::string, Text> const*> signs_of(Scheme const& scheme) {
    return {&scheme.consonants, &scheme.vowels, &scheme.vowel_signs, &scheme.marks};
}

bool writes(Scheme const& scheme, std::string const& character) {
    for (auto const* const signs : signs_of(scheme)) {
        for (auto const& [sign, text] : *signs) {
            if (text.value == character) return true;
        }
    }
    return false;
}

bool abugida_writes(Script const& script, std::string const& character) {
    return std::any_of(script.schemes.begin(), script.schemes.end(), [&](Scheme const& scheme) {
        return scheme.kind.value == SchemeKind::abugida && writes(scheme, character);
    });
}

bool means_one(CheckContext const& context, Respelling const& respelling) {
    if (respelling.meant.size() == 1) return true;
    context.error(respelling.written.at, "respelling",
                  "`" + respelling.written.value + "` must mean one sign here; only `loose` may guess between several");
    return false;
}

void check_alternate(CheckContext const& context, Respelling const& alternate) {
    if (!means_one(context, alternate)) return;
    Text const& meant = alternate.meant.front();
    if (!abugida_writes(context.corpus.script, meant.value)) {
        context.error(meant.at, "respelling", "`" + meant.value + "` is no sign of an abugida");
    }
    if (abugida_writes(context.corpus.script, alternate.written.value)) {
        context.error(alternate.written.at, "respelling",
                      "`" + alternate.written.value + "` is itself a sign of a scheme; it would no longer be found");
    }
}

void check_latin(CheckContext const& context, Respelling const& respelling) {
    for (Text const& meant : respelling.meant) {
        if (context.alphabet.consists_of_signs(meant.value)) continue;
        context.error(meant.at, "respelling", in_ticks(meant.value) + " is not made of signs of the written scheme");
    }
}

void check_canonical(CheckContext const& context, Respelling const& canonical) {
    if (!means_one(context, canonical)) return;
    check_latin(context, canonical);
    if (context.alphabet.consists_of_signs(canonical.written.value)) {
        context.error(
            canonical.written.at, "respelling",
            "`" + canonical.written.value + "` is written so in the written scheme; it would no longer be found");
    }
}

// What people type is folded by taking the marks away, so the scheme must do the same.
void require_folded(CheckContext const& context, std::string const& sign, Text const& text) {
    if (std::string const fold = without_marks(sign); fold != text.value) {
        context.error(text.at, "respelling",
                      "`" + sign + "` without its marks is `" + fold + "`, not `" + text.value + "`");
    }
}

void check_folded(CheckContext const& context) {
    Script const& script = context.corpus.script;
    if (!script.folded) return;
    std::vector<std::string> alphabets;
    for (Scheme const& scheme : script.schemes) {
        bool const other = scheme.name.value != script.written.value;
        if (other && scheme.kind.value == SchemeKind::alphabet) alphabets.push_back(scheme.name.value);
    }
    if (!context.one_of(*script.folded, alphabets, "unknown-scheme", "other alphabet")) return;
    for (Scheme const& scheme : script.schemes) {
        if (scheme.name.value != script.folded->value) continue;
        for (auto const* const signs : signs_of(scheme)) {
            for (auto const& [sign, text] : *signs) require_folded(context, sign, text);
        }
    }
}

}  // namespace

void check_respellings(CheckContext const& context) {
    Script const& script = context.corpus.script;
    check_folded(context);
    for (Respelling const& alternate : script.alternates) check_alternate(context, alternate);
    for (Respelling const& canonical : script.canonical) check_canonical(context, canonical);
    for (Respelling const& loose : script.loose) check_latin(context, loose);
}

}  // namespace xitan
