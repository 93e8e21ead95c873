// SPDX-License-Identifier: MIT
#include "phonology/legality.hpp"

#include <algorithm>
#include <array>

namespace xitan {

namespace {

using namespace group;

// The divisions before which an initial stands.
std::u32string_view divisions_after(char32_t initial) {
    if (is_in(retroflex_stop, initial) || is_in(retroflex_sibilant, initial)) return U"二三";
    if (is_in(dental_sibilant, initial)) return U"一三四";
    if (is_in(dental_stop, initial)) return U"一二四";
    if (is_in(palatal, initial) || is_in(U"日云以", initial)) return U"三";
    return U"一二三四";
}

// A dental stop in the fourth division borrows a rime of the third: 端四尤平.
bool borrows_division(Position const& p) {
    return is_in(dental_stop, p.initial) && p.division == U'四' && is_in(divisions_of(p.rime), U'三');
}

std::string_view fault_of_openness(Position const& p) {
    RimeOpenness const of_rime = openness_of(p.rime);
    if (is_in(labial, p.initial)) return p.openness ? "脣音有呼" : "";
    if (of_rime == RimeOpenness::neither) return p.openness ? "中立韻有呼" : "";
    if (!p.openness) return "無呼";
    if (of_rime == RimeOpenness::open && p.openness != U'開') return "開口韻合口";
    if (of_rime == RimeOpenness::rounded && p.openness != U'合') return "合口韻開口";
    return "";
}

// The types that a rime takes behind labials, velars and laryngeals in the third division.
std::u32string_view types_of(char32_t rime) {
    if (is_in(U"支脂祭真仙宵麻幽侵鹽", rime)) return U"AB";
    if (rime == U'清') return U"A";
    if (rime == U'庚') return U"B";
    if (rime == U'蒸') return U"BC";
    if (rime == U'陽') return U"CA";
    return U"C";
}

std::string_view fault_of_type(Position const& p) {
    if (!has_type(p.initial, p.division)) return p.type ? "不分類而有類" : "";
    if (!p.type) return "無類";
    if (p.initial == U'云' && p.type == U'A') return "云母A類";
    return is_in(types_of(p.rime), p.type) ? "" : "韻類不合";
}

std::string_view fault_of_pair(Position const& p) {
    bool const lips = is_in(labial, p.initial);
    bool const retroflex = is_in(retroflex_sibilant, p.initial);
    if (lips && is_in(U"之魚殷痕嚴", p.rime)) return "脣音無此韻";
    if (!lips && p.rime == U'凡') return "凡韻非脣音";
    if (!retroflex && p.rime == U'臻') return "臻韻非莊組";
    if (retroflex && p.rime == U'清') return "莊組清韻";
    if (retroflex && p.openness == U'開' && is_in(U"真殷", p.rime)) return "莊組開口真殷韻";
    bool const back = is_in(velar, p.initial) || is_in(laryngeal, p.initial);
    if (p.rime == U'庚' && p.division != U'二' && !lips && !back && !retroflex) return "庚韻三等非幫見影莊組";
    return "";
}

std::string_view fault(Position const& p) {
    if (p.tone == U'入' && is_in(U"支脂之微魚虞模齊祭泰佳皆夬灰咍廢蕭宵肴豪歌麻侯尤幽", p.rime)) return "陰聲韻入聲";
    if (!is_in(divisions_after(p.initial), p.division)) return "母等不合";
    if (!is_in(divisions_of(p.rime), p.division) && !borrows_division(p)) return "等韻不合";
    for (auto const& of : {fault_of_openness, fault_of_type, fault_of_pair}) {
        if (auto const found = of(p); !found.empty()) return found;
    }
    return "";
}

std::string_view exception(Position const& p) {
    if (is_in(dental_stop, p.initial) &&
        (p.division == U'二' || (p.division == U'四' && !is_in(U"齊先蕭青添", p.rime)))) {
        return "端組類隔";
    }
    if (is_in(U"羣邪俟", p.initial) && p.division != U'三') return "羣邪俟母非三等";
    if (p.initial == U'匣' && p.division == U'三') return "匣母三等";
    if (is_in(labial, p.initial) && p.rime == U'咍') return "咍韻脣音";
    if (p.rime == U'陽' && p.type == U'A') return "陽韻A類";
    if (p.initial == U'云' && p.openness == U'開' && !is_in(U"宵幽侵鹽嚴", p.rime)) return "云母開口";
    return "";
}

// Exceptions that the Guangyun has; they are judged like any other position.
constexpr std::array<std::string_view, 10> admitted{"並三A陽上",   "定開四脂去", "端開二庚上", "端開二麻上",
                                                    "端開四麻平",  "端開四麻上", "定開二佳上", "端四尤平",
                                                    "云開三C之上", "云開三B仙平"};

bool is_admitted(Position const& p) {
    std::string const description = describe(p);
    return std::find(admitted.begin(), admitted.end(), description) != admitted.end();
}

}  // namespace

Judgement judge(Position const& position, bool in_guangyun) {
    if (auto const reason = fault(position); !reason.empty()) return {Legality::foreign, reason};
    if (auto const reason = exception(position); !reason.empty() && !is_admitted(position)) {
        return {Legality::marginal, reason};
    }
    return {in_guangyun ? Legality::attested : Legality::gap, ""};
}

}  // namespace xitan
