// SPDX-License-Identifier: MIT
#include "export/card_json.hpp"

#include <nlohmann/json.hpp>

namespace xitan {

namespace {

using Json = nlohmann::ordered_json;

Json field_json(Record::Field const& field) {
    if (auto const* const text = std::get_if<std::string>(&field)) return *text;
    if (auto const* const number = std::get_if<std::int64_t>(&field)) return *number;
    return nullptr;
}

Json readings_json(std::vector<CardReading> const& readings) {
    Json list = Json::array();
    for (CardReading const& reading : readings) {
        Json one = record_json(reading.facts);
        one["resolutions"] = records_json(reading.resolutions);
        one["emendations"] = records_json(reading.emendations);
        list.push_back(std::move(one));
    }
    return list;
}

}  // namespace

Json record_json(Record const& record) {
    Json object = Json::object();
    for (auto const& [name, field] : record.fields()) object[name] = field_json(field);
    return object;
}

Json records_json(Records const& records) {
    Json list = Json::array();
    for (Record const& record : records) list.push_back(record_json(record));
    return list;
}

Json card_json(Card const& card) {
    Json object = record_json(card.entry);
    Json spellings = Json::object();
    for (Record const& one : card.spellings) spellings[one.text("scheme")] = one.text("text");
    object["spellings"] = std::move(spellings);
    object["parts"] = records_json(card.parts);
    object["readings"] = readings_json(card.readings);
    object["readings_elsewhere"] = readings_json(card.elsewhere);
    object["emendations"] = records_json(card.emendations);
    object["forms"] = records_json(card.forms);
    object["steps"] = records_json(card.steps);
    Json chart = Json::array();
    for (CardRow const& row : card.rows) {
        Json one = record_json(row.facts);
        one["cells"] = records_json(row.cells);
        chart.push_back(std::move(one));
    }
    object["chart"] = std::move(chart);
    object["left_out"] = records_json(card.left_out);
    object["figures"] = records_json(card.figures);
    object["comments"] = records_json(card.comments);
    object["places"] = records_json(card.places);
    object["occurrences"] = records_json(card.occurrences);
    object["letters"] = records_json(card.letters);
    object["other_lists"] = records_json(card.other_lists);
    object["relations"] = records_json(card.relations);
    return object;
}

}  // namespace xitan
