// SPDX-License-Identifier: MIT
#include "check/numerals.hpp"

#include "check/quotation.hpp"
#include "support/catch.hpp"

using namespace xitan;

namespace {

using Numbers = std::vector<std::int64_t>;

Tag tag(std::string text) { return {{std::move(text), {}}, {}, {}, {}, {}}; }

}  // namespace

TEST_CASE("numerals are read as the treatise writes them", "[check]") {
    CHECK(numerals("生字三百九十有六") == Numbers{396});
    CHECK(numerals("生字四百有八") == Numbers{408});
    CHECK(numerals("生字之章一十有七") == Numbers{17});
    CHECK(numerals("長短兩分字十有二") == Numbers{2, 12});
    CHECK(numerals("遍口之聲文有十") == Numbers{10});
    CHECK(numerals("字餘七千") == Numbers{7000});
    CHECK(numerals("或通三五麼多") == Numbers{3, 5});
    CHECK(numerals("唯二十九字") == Numbers{29});
    CHECK(numerals("通前悉曇四十七言") == Numbers{47});
    CHECK(numerals("無數").empty());
}

TEST_CASE("a passage is compared with its tags, and without the prose in its brackets", "[check]") {
    std::vector<Tag> const tags{tag("上"), tag("重音")};
    CHECK(without_prose("迦(上)略(上)蘡(於項反)荊", tags) == "迦(上)略(上)蘡荊");
    CHECK(without_prose("安(重音(x))多", tags) == "安多");
}

TEST_CASE("what is romanised before words is found for every place where they stand", "[check]") {
    CHECK(labels_before("kyā紀耶(二合)kyi紀以", "紀以") == std::vector<std::string>{"kyi"});
    CHECK(labels_before("kla迦攞klā迦攞", "迦攞") == std::vector<std::string>{"kla", "klā"});
    CHECK(labels_before("將{SD-CFC3}祇耶", "祇耶") == std::vector<std::string>{"{SD-CFC3}"});
    CHECK(labels_before("迦聲", "迦") == std::vector<std::string>{""});
}

TEST_CASE("a passage is shown in the notation of the apparatus", "[check]") {
    CHECK(as_in_apparatus("即{SD-CFC5=a}阿{SD-D9D9}囉") == "即{SD-CFC5}a阿{SD-D9D9}囉");
}
