// SPDX-License-Identifier: MIT
#include "read/node.hpp"

#include "read/check_text.hpp"
#include "read/yaml_text.hpp"
#include "text/utf8.hpp"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <utility>

namespace xitan {

namespace {

// Ends the parsing of a file whose rest is not worth reading; the reason has been reported.
struct Stop {};

// Turns the library's marks (zero-based, in bytes) into places. Marks run forward along a line, so it
// counts on from the last one: a file of one long line stays linear.
class Places {
public:
    Places(FileId file, SourceText const& source) : file_(file), source_(source) {}

    [[nodiscard]] Location at(YAML::Mark const& mark) {
        if (mark.is_null()) return {file_, 0, 0};
        auto const line = static_cast<std::uint32_t>(mark.line) + 1;
        auto const bytes = static_cast<std::size_t>(mark.column);
        if (line != line_ || bytes < bytes_) {
            line_ = line;
            bytes_ = 0;
            column_ = 1;
        }
        auto const text = source_.text();
        auto const end = std::min(static_cast<std::size_t>(mark.pos), text.size());
        auto const length = std::min(bytes - bytes_, end);
        column_ += static_cast<std::uint32_t>(character_count(text.substr(end - length, length)));
        bytes_ = bytes;
        return {file_, line_, column_};
    }

    // The place of an offset that is not far before the mark.
    [[nodiscard]] Location before(YAML::Mark const& mark, std::size_t offset) const {
        auto const text = source_.text();
        auto const between = text.substr(offset, static_cast<std::size_t>(mark.pos) - offset);
        auto const line_ends = std::count(between.begin(), between.end(), '\n');
        auto const line = static_cast<std::uint32_t>(mark.line + 1 - line_ends);
        auto const last_end = text.rfind('\n', offset);
        return {file_, line, source_.column_of(line, last_end == text.npos ? offset : offset - last_end - 1)};
    }

    // The text from a mark to the end of the file.
    [[nodiscard]] std::string_view text_at(YAML::Mark const& mark) const {
        return source_.text().substr(std::min(static_cast<std::size_t>(mark.pos), source_.text().size()));
    }

private:
    FileId file_;
    SourceText const& source_;
    std::uint32_t line_ = 0;
    std::size_t bytes_ = 0;  // before the last mark on line_
    std::uint32_t column_ = 1;
};

// A sequence or mapping that is being read.
struct Frame {
    Node node;
    bool flow = false;
    std::optional<Located<std::string>> key = {};  // mapping: the key whose value comes next
    bool keep = true;                              // mapping: false for a key that was refused
    std::map<std::string, Location> keys = {};     // mapping: the keys so far
};

class TreeBuilder final : public YAML::EventHandler {
public:
    TreeBuilder(FileId file, SourceText const& source, Diagnostics& diagnostics)
        : places_(file, source), source_(source), diagnostics_(diagnostics) {}

    void OnDocumentStart(YAML::Mark const& mark) override {
        if (++documents_ == 1) return;
        if (places_.text_at(mark).starts_with("---"))
            error(mark, "second-document", "a second document begins here; a file holds one");
        else
            error(mark, "not-yaml", "this does not belong to what stands above; check the indentation");
        throw Stop();
    }
    void OnDocumentEnd() override {}

    void OnNull(YAML::Mark const& mark, YAML::anchor_t anchor) override {
        if (decorated(mark, "?", anchor)) return add({.at = places_.at(mark)});
        bool const as_key = in_mapping() && !frames_.back().key;
        if (auto const word = null_word(places_.text_at(mark), as_key); !word.empty())
            return add(scalar(mark, std::string(word)));
        empty_value(mark, as_key);
    }
    void OnAlias(YAML::Mark const& mark, YAML::anchor_t) override {
        error(mark, "alias", "aliases are not used here; text that begins with `*` must stand in quotes");
        add({.at = places_.at(mark)});
    }
    void OnScalar(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor,
                  std::string const& value) override {
        add(decorated(mark, tag, anchor) ? Node{.at = places_.at(mark)} : scalar(mark, value));
    }
    void OnSequenceStart(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override {
        open(mark, tag, anchor, style, NodeKind::sequence);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override {
        open(mark, tag, anchor, style, NodeKind::mapping);
    }
    void OnMapEnd() override { close(); }

    // What the library refused, in plain words.
    void refused(YAML::Exception const& exception) {
        std::vector<Located<std::string>> notes;
        bool const unclosed =
            exception.msg == YAML::ErrorMsg::END_OF_MAP_FLOW || exception.msg == YAML::ErrorMsg::END_OF_SEQ_FLOW;
        for (auto frame = frames_.rbegin(); unclosed && notes.empty() && frame != frames_.rend(); ++frame)
            if (frame->flow) notes.push_back({"opened here", frame->node.at});
        diagnostics_.error(places_.at(exception.mark), "not-yaml", std::string(plain_words(exception.msg)), notes);
    }

    // Empty values are reported last: what the library refuses often looks like one before it does.
    [[nodiscard]] std::optional<Node> finish(Location file) {
        for (auto& [message, at] : empty_) diagnostics_.error(at, "empty-value", std::move(message));
        if (!root_) diagnostics_.error(file, "empty-file", "the file holds nothing");
        return std::move(root_);
    }

private:
    [[nodiscard]] bool in_mapping() const { return !frames_.empty() && frames_.back().node.kind == NodeKind::mapping; }
    void error(YAML::Mark const& mark, std::string_view rule, std::string message) {
        diagnostics_.error(places_.at(mark), rule, std::move(message));
    }

    bool decorated(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor);
    Node scalar(YAML::Mark const& mark, std::string value);
    void empty_value(YAML::Mark const& mark, bool as_key);
    void open(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style,
              NodeKind kind);
    void close();
    void add(Node node);
    void add_key(Node const& node);

    Places places_;
    SourceText const& source_;
    Diagnostics& diagnostics_;
    std::vector<Frame> frames_;
    std::optional<Node> root_;
    std::vector<Located<std::string>> empty_;
    int documents_ = 0;
};

// An anchor or a tag, which no source needs.
bool TreeBuilder::decorated(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor) {
    auto const text = places_.text_at(mark);
    bool const anchored = anchor != 0;
    // "!" is the library's word for a scalar that is not plain.
    bool const tagged = tag != "?" && (tag != "!" || text.starts_with('!'));
    if (anchored) error(mark, "anchor", "anchors are not used here; text that begins with `&` must stand in quotes");
    if (tagged) error(mark, "tag", "tags are not used here; text that begins with `!` must stand in quotes");
    return anchored || tagged;
}

// The ideographic and the no-break blank count too: they are as invisible.
bool has_blank_around(std::string_view text) {
    for (std::string_view const blank : {" ", "\n", "\t", "\u00A0", "\u3000"})
        if (text.starts_with(blank) || text.ends_with(blank)) return true;
    return false;
}

Node TreeBuilder::scalar(YAML::Mark const& mark, std::string value) {
    auto const at = places_.at(mark);
    auto const text = places_.text_at(mark);
    char const first = text.empty() ? ' ' : text.front();
    if ((first == '"' || first == '\'') && !quote_is_closed(text)) {
        diagnostics_.error(at, "unclosed-quote", "the quote that begins here is never closed");
        throw Stop();
    }
    if (first == '|' || first == '>') value.erase(value.find_last_not_of('\n') + 1);
    if (first == '"' && !check_value_text(value, at, diagnostics_)) return {.at = at};
    if (value.empty()) {
        empty_.push_back({"the text is empty; write a value or take the key out", at});
        return {.at = at};
    }
    if (has_blank_around(value)) {
        diagnostics_.error(at, "blank-around", ticked(value) + " begins or ends with a blank; take it out");
        return {.at = at};
    }
    return {.kind = NodeKind::scalar, .at = at, .text = std::move(value)};
}

// The library reports the place of what follows; the key, or the dash, is what the author looks for.
void TreeBuilder::empty_value(YAML::Mark const& mark, bool as_key) {
    if (as_key) {
        error(mark, "empty-key", "a key is missing before `:`");
        return add({.at = places_.at(mark)});
    }
    if (frames_.empty()) return;  // an empty file
    auto const& frame = frames_.back();
    if (frame.key) {
        auto message = "key " + ticked(frame.key->value) + " has no value; write one or take the key out";
        if (frame.flow) message += " (text with a comma must stand in quotes, and a blank must follow the colon)";
        empty_.push_back({std::move(message), frame.key->at});
        return add({.at = frame.key->at});
    }
    auto at = places_.at(mark);
    if (auto const dash = frame.flow ? std::nullopt : dash_before(source_.text(), static_cast<std::size_t>(mark.pos)))
        at = places_.before(mark, *dash);
    empty_.push_back({"an item of the list is empty; write a value or take the item out", at});
    add({.at = at});
}

void TreeBuilder::open(YAML::Mark const& mark, std::string const& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value style, NodeKind kind) {
    decorated(mark, tag, anchor);
    if (frames_.size() == deepest_nesting) {
        error(mark, "too-deep", "more than " + std::to_string(deepest_nesting) + " levels of nesting");
        throw Stop();
    }
    frames_.push_back({.node = {.kind = kind, .at = places_.at(mark)}, .flow = style == YAML::EmitterStyle::Flow});
}

void TreeBuilder::close() {
    Node node = std::move(frames_.back().node);
    frames_.pop_back();
    add(std::move(node));
}

void TreeBuilder::add(Node node) {
    if (frames_.empty()) {
        root_ = std::move(node);
        return;
    }
    auto& frame = frames_.back();
    if (frame.node.kind == NodeKind::sequence) {
        frame.node.items.push_back(std::move(node));
    } else if (!frame.key) {
        add_key(node);
    } else {
        if (frame.keep) {
            frame.node.keys.push_back(*std::move(frame.key));
            frame.node.items.push_back(std::move(node));
        }
        frame.key.reset();
    }
}

void TreeBuilder::add_key(Node const& node) {
    auto& frame = frames_.back();
    frame.key = {node.text, node.at};
    frame.keep = node.kind == NodeKind::scalar;
    if (node.kind == NodeKind::sequence || node.kind == NodeKind::mapping)
        diagnostics_.error(node.at, "key-not-text",
                           "a key must be text; text that begins with a bracket must stand in quotes");
    if (!frame.keep) return;
    auto const [first, fresh] = frame.keys.emplace(node.text, node.at);
    if (fresh) return;
    frame.keep = false;
    diagnostics_.error(node.at, "duplicate-key", "key " + ticked(node.text) + " is given twice; keep one",
                       {{"first given here", first->second}});
}

}  // namespace

std::optional<Node> parse_yaml(FileId file, SourceSet const& sources, Diagnostics& diagnostics) {
    std::istringstream input{std::string(sources[file].text())};
    TreeBuilder builder(file, sources[file], diagnostics);
    try {
        YAML::Parser parser(input);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (YAML::Exception const& exception) {
        builder.refused(exception);
        return std::nullopt;
    } catch (Stop const&) {
        return std::nullopt;
    }
    return builder.finish({file, 0, 0});
}

}  // namespace xitan
