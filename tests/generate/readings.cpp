// SPDX-License-Identifier: MIT
// Readings and links, resolved.
#include "generate/readings.hpp"

#include "support/catch.hpp"
#include "support/tiny_treatise.hpp"

#include <sstream>

using namespace xitan;
using namespace xitan::test;

namespace {

std::string show(ResolvedReading const& r) {
    std::ostringstream out;
    auto const field = [&](char const* name, std::optional<std::string> const& value) {
        if (value) out << ' ' << name << '=' << *value;
    };
    out << r.id << ' ' << r.written << ' ' << r.printed << " (" << r.text << ')';
    field("head", r.head);
    field("prefix", r.prefix);
    field("upper", r.upper);
    field("lower", r.lower);
    field("target", r.target);
    field("tone", r.tone);
    field("weight", r.weight);
    field("manner", r.manner);
    return out.str();
}

std::string readings_at(Files const& files, std::string const& line) {
    Compiled const compiled(files);
    REQUIRE(compiled.printed() == "");
    std::string text;
    for (ResolvedReading const& reading : compiled.generated.readings) {
        if (reading.line == line) text += show(reading) + "\n";
    }
    return text;
}

std::string links(Files const& files, std::string_view relation) {
    Compiled const compiled(files);
    REQUIRE(compiled.printed() == "");
    std::ostringstream out;
    auto const entry = [&](EntryRef ref) -> std::string {
        if (ref.kind == EntryKind::letter) return compiled.corpus.letters[ref.index].written.value;
        if (ref.kind == EntryKind::chapter) return std::to_string(compiled.corpus.chapters[ref.index].number.value);
        return compiled.generated.syllables[ref.index].id;
    };
    for (Link const& link : compiled.generated.links) {
        if (link.relation == relation) out << entry(link.from) << '>' << entry(link.to) << ' ';
    }
    return out.str();
}

}  // namespace

TEST_CASE("a letter's name is a reading, and a doubtful proposal does not replace what is printed", "[generate]") {
    CHECK(readings_at(tiny_treatise(), "0001a04") ==
          "0001a04.1 ga 迦 (迦)\n0001a04.2 ga 渠下反 (渠下反) head=迦 upper=渠 lower=下 target=ga weight=light\n");
}

TEST_CASE("a proposal that is sure is followed in the text, beside the printed form", "[generate]") {
    auto files = tiny_treatise();
    auto& ga = files["letters/ga.yaml"];
    ga.replace(ga.find("certainty: medium"), 17, "certainty: high");
    CHECK(readings_at(files, "0001a04").starts_with("0001a04.1 ga 迦 (伽)\n"));
}

TEST_CASE("tags stay in the printed form and say the tone of the last character", "[generate]") {
    CHECK(readings_at(tiny_treatise(), "0001a06") == "0001a06.1 ka 迦(上) (迦) tone=上\n");
    CHECK(without_tags("迦(上)略(上)") == "迦略");
    CHECK(without_tags("枳[兀*骨]") == "枳[兀*骨]");
}

TEST_CASE("a fanqie may have a third speller in front and a letter as upper speller", "[generate]") {
    auto files = tiny_treatise();
    auto& ka = files["letters/ka.yaml"];
    ka.replace(ka.find("{role: main, fanqie: 居下}"), std::string("{role: main, fanqie: 居下}").size(),
               "{role: main, fanqie: {prefix: 曷, text: 居下, of: 迦, target: k}}");
    ka.replace(ka.find("fanqie: 居可"), std::string("fanqie: 居可").size(), "fanqie: ka可");
    ka.replace(ka.find("says: 居下反。餘國有音居可反"), std::string("says: 居下反。餘國有音居可反").size(),
               "says: 曷居下反。餘國有音ka可反");
    CHECK(readings_at(files, "0001a03") ==
          "0001a03.1 ka 迦 (迦)\n0001a03.2 ka 曷居下反 (曷居下反) head=迦 prefix=曷 upper=居 lower=下 target=k\n"
          "0001a03.3 ka ka可反 (ka可反) head=迦 upper=ka lower=可 target=ka\n");
}

TEST_CASE("a transcription with a fanqie gives two readings", "[generate]") {
    auto files = tiny_treatise();
    auto& two = files["chapters/02.yaml"];
    two.replace(two.find("manner: 二合"), std::string("manner: 二合").size(),
                "fanqie: {of: 也, text: 藥下, target: ya}");
    CHECK(readings_at(files, "0001a09") ==
          "0001a09.1 kya 己也 (己也)\n0001a09.2 kya 藥下反 (藥下反) head=也 upper=藥 lower=下 target=ya\n");
}

TEST_CASE("links follow from features, readings and rules, and from what the editors wrote", "[generate]") {
    CHECK(links(tiny_treatise(), "same-character") == "ka>ga ");
    CHECK(links(tiny_treatise(), "derived-from") == "2>1 ");
    CHECK(links(tiny_treatise(), "left-out-of") == "ya>2 ");
    CHECK(links(tiny_treatise(), "see") == "ka>ga ");
    auto files = tiny_treatise();
    auto& i = files["letters/i.yaml"];
    i.replace(i.find("length: short"), 13, "length: long");
    CHECK(links(files, "short-long") == "a>i ");
}
