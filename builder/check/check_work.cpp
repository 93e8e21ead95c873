// SPDX-License-Identifier: MIT
#include "check/context.hpp"

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

void check_withdrawn(CheckContext const& context) {
    std::map<std::string, Location> seen;
    for (Withdrawn const& withdrawn : context.corpus.work.withdrawn) {
        once(context, seen, withdrawn.id, "withdrawn id");
        if (withdrawn.successor && withdrawn.successor->value == withdrawn.id.value) {
            context.error(withdrawn.successor->at, "self-reference", "the id is its own successor");
        }
    }
}

}  // namespace

void check_work(CheckContext const& context) {
    Work const& work = context.corpus.work;
    std::map<std::string, Location> witnesses, sources;
    for (Witness const& witness : work.witnesses) once(context, witnesses, witness.siglum, "witness");
    for (Source const& source : work.sources) once(context, sources, source.id, "source");
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
