// SPDX-License-Identifier: MIT
#include "enlarge.hpp"

#include "generate/generate.hpp"
#include "model/alphabet.hpp"
#include "model/lines.hpp"
#include "read/read_corpus.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <stdexcept>

namespace xitan::bench {

namespace fs = std::filesystem;

namespace {

// What an added chapter has, so that all grows in proportion.
struct Share {
    std::size_t rows, lines, passages, sounds, fanqie, notes, figures;  // every line is quoted once
};

// The words that added chapters repeat.
struct Words {
    std::vector<std::string> passages, notes, sounds;
    std::vector<Fanqie const*> fanqie;
};

std::string in_quotes(std::string_view text) {
    std::string result = "\"";
    for (char const c : text) {
        if (c == '\n') {
            result += "\\n";
        } else {
            if (c == '"' || c == '\\') result += '\\';
            result += c;
        }
    }
    return result + '"';
}

// 372 → 三百七十二, below ten thousand.
std::string in_chinese(std::size_t number) {
    constexpr std::array digits{"", "一", "二", "三", "四", "五", "六", "七", "八", "九"};
    std::string text;
    for (auto const& [power, name] : {std::pair(1000, "千"), {100, "百"}, {10, "十"}, {1, ""}}) {
        std::size_t const digit = number / static_cast<std::size_t>(power) % 10;
        if (digit != 0) text += std::string(digits[digit]) + name;
    }
    return text;
}

std::string read_file(fs::path const& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void write_file(fs::path const& path, std::string const& text) {
    std::ofstream file(path, std::ios::binary);
    if (!(file << text).flush()) throw std::runtime_error(path.string() + " cannot be written");
}

template <class T>
T const& cycled(std::vector<T> const& list, std::size_t i) {
    return list.at(i % list.size());
}

class Enlarger {
public:
    explicit Enlarger(fs::path const& folder)
        : corpus_(read_corpus(folder, sources_, diagnostics_)), alphabet_(corpus_) {
        if (!diagnostics_.has_errors()) generated_ = generate(corpus_, diagnostics_);
        print(std::cerr, diagnostics_, sources_, false);
        if (diagnostics_.has_errors()) throw std::runtime_error("the sources are wrong");
        for (Chapter const& chapter : corpus_.chapters) ruled_ += chapter.rows.empty() ? 0 : 1;
        for (Cluster const& cluster : generated_.clusters) used_.insert(cluster.letters);
        for (Index i = 0; i < corpus_.letters.size(); ++i) {
            if (alphabet_.joins(i)) joining_.push_back(i);
        }
        collect_words();
        measure();
    }

    void write(fs::path const& target, std::size_t times) {
        for (Chapter const& chapter : corpus_.chapters) take_away_figures(chapter, target);
        int number = corpus_.chapters.back().number.value;
        for (std::size_t i = 0; i < (times - 1) * ruled_; ++i) {
            ++number;
            write_file(target / "chapters" / (std::to_string(number) + ".yaml"), chapter(i, number));
        }
        append_sections(target / "work.yaml");
        write_file(target / "passages.yaml", read_file(target / "passages.yaml") + passages_);
    }

private:
    void collect_words() {
        for (Passage const& p : corpus_.work.passages) {
            if (p.text.value.find('{') == std::string::npos) words_.passages.push_back(p.text.value);
        }
        for (Chapter const& c : corpus_.chapters) {
            for (Note const& n : c.notes) words_.notes.push_back(n.text.value);
            for (Reading const& r : c.readings) {
                if (r.zh && !r.zh->emendation) words_.sounds.push_back(r.zh->printed.value);
                if (r.fanqie && r.fanqie->of && !r.fanqie->prefix && !r.fanqie->spellers.emendation) {
                    words_.fanqie.push_back(&*r.fanqie);
                }
            }
        }
    }

    void measure() {
        std::size_t notes = 0, figures = 0, fanqie = 0;
        for (Letter const& letter : corpus_.letters) notes += letter.notes.size();
        for (Chapter const& chapter : corpus_.chapters) {
            notes += chapter.notes.size();
            figures += chapter.expects.size();
        }
        for (ResolvedReading const& r : generated_.readings) fanqie += r.kind == ReadingKind::fanqie ? 1 : 0;
        std::size_t const columns = alphabet_.generating_vowels().size();
        auto const each = [&](std::size_t total) { return (total + ruled_ - 1) / ruled_; };
        share_ = {each(generated_.cells.size() / columns),
                  each(LineIndex(corpus_).lines().size()),
                  each(corpus_.work.passages.size()),
                  each(generated_.readings.size() - fanqie),
                  each(fanqie),
                  each(notes),
                  each(figures)};
    }

    // The next cluster that no chapter has: a number, its digits the letters.
    std::vector<Index> next_cluster() {
        for (;;) {
            std::size_t const size = 3 + counter_ % 2;
            std::size_t rest = counter_++ / 2;
            std::vector<Index> letters;
            for (std::size_t i = 0; i < size; ++i, rest /= joining_.size()) {
                letters.push_back(joining_[rest % joining_.size()]);
            }
            if (used_.insert(letters).second) return letters;
        }
    }

    std::string line_name(std::size_t chapter, std::size_t line) const {
        std::string const number = std::to_string(line + 1);
        return std::to_string(2000 + chapter / 3) + "abc"[chapter % 3] + (line < 9 ? "0" : "") + number;
    }

    std::string chapter(std::size_t index, int number) {
        std::vector<std::string> clusters;
        for (std::size_t i = 0; i < share_.rows; ++i) clusters.push_back(alphabet_.cluster(next_cluster()));
        std::string const n = std::to_string(number);
        std::string const range = line_name(index, 0) + "-" + line_name(index, share_.lines - 1);
        sections_ += "  - {section: " + in_quotes("chapter " + n) + ", lines: " + range + "}\n";
        std::string text = "chapter: " + n + "\ntitle: {zh: " + in_quotes("第" + n + "章") +
                           ", en: " + in_quotes("made up, number " + n) + "}\nlines: [" + range +
                           "]\nrows:\n  clusters:\n";
        for (std::string const& cluster : clusters) text += "    - " + in_quotes(cluster) + "\n";
        std::vector<std::string> lines(share_.lines);
        for (std::size_t i = 0; i < lines.size(); ++i) lines[i] = cycled(words_.passages, index * share_.lines + i);
        text += figures(index, lines);
        text += readings(index, clusters, lines);
        text += commentary(index, lines);  // behind what adds words to the lines
        for (std::size_t i = 0; i < std::min(share_.passages, lines.size()); ++i) {
            passages_ += "  " + line_name(index, i) + ": " + in_quotes(lines[i]) + "\n";
        }
        return text;
    }

    std::string figures(std::size_t index, std::vector<std::string>& lines) const {
        std::size_t const columns = alphabet_.generating_vowels().size();
        std::array const kinds{std::pair(share_.rows * columns, std::string()),
                               std::pair(share_.rows, std::string(", unit: rows")),
                               std::pair(columns, std::string(", unit: letters, of: vowels"))};
        std::string text = "expects:\n";
        for (std::size_t i = 0; i < share_.figures; ++i) {
            auto const& [count, kind] = kinds[std::min(i, kinds.size() - 1)];
            std::size_t const line = i % lines.size();
            std::string const words = "生字" + in_chinese(count);
            lines[line] += words;
            text += "  - {count: " + std::to_string(count) + kind + ", words: " + words +
                    ", line: " + line_name(index, line) + "}\n";
        }
        return text;
    }

    std::string readings(std::size_t index, std::vector<std::string> const& clusters, std::vector<std::string>& lines) {
        auto const vowels = alphabet_.generating_vowels();
        std::string text = "readings:\n";
        for (std::size_t i = 0; i < share_.sounds + share_.fanqie; ++i) {
            std::size_t const line = i % lines.size();
            std::string const of = cycled(clusters, i) + " " + alphabet_.vowel({cycled(vowels, i)});
            text += "  - {of: " + in_quotes(of) + ", line: " + line_name(index, line);
            if (i < share_.sounds) {
                std::string const& zh = cycled(words_.sounds, index * share_.sounds + i);
                lines[line] += zh;
                text += ", zh: " + in_quotes(zh) + "}\n";
            } else {
                Fanqie const& f = *cycled(words_.fanqie, index * share_.fanqie + i);
                lines[line] += f.of->value + "(" + f.spellers.printed.value + "反)";
                text += ", role: note, fanqie: {of: " + in_quotes(f.of->value) +
                        ", text: " + in_quotes(f.spellers.printed.value) +
                        (f.target ? ", target: " + in_quotes(f.target->value) : std::string()) + "}}\n";
            }
        }
        return text;
    }

    std::string commentary(std::size_t index, std::vector<std::string> const& lines) const {
        std::string text = "says:\n";
        for (std::size_t i = 0; i < lines.size(); ++i) {
            text += "  - {words: " + in_quotes(lines[i]) + ", line: " + line_name(index, i) + "}\n";
        }
        text += "note:\n";
        for (std::size_t i = 0; i < share_.notes; ++i) {
            text += "  - {text: " + in_quotes(cycled(words_.notes, index * share_.notes + i)) +
                    ", line: " + line_name(index, i % lines.size()) + "}\n";
        }
        return text;
    }

    void append_sections(fs::path const& path) const {
        std::string text = read_file(path);
        auto const begin = text.find("\nsections:\n");
        if (begin == std::string::npos) throw std::runtime_error(path.string() + " has no list of sections");
        std::size_t end = text.find('\n', begin + 1) + 1;
        while (end < text.size() && text[end] == ' ') end = text.find('\n', end) + 1;
        write_file(path, text.insert(end, sections_));
    }

    // Figures that the added chapters would make wrong: those of all chapters that have a rule, and exact ones of
    // the whole.
    void take_away_figures(Chapter const& chapter, fs::path const& target) const {
        std::set<std::uint32_t> gone;
        for (Claim const& claim : chapter.expects) {
            auto const& of = claim.measure;
            bool const by_verb = of && of->verb && of->verb->value == Verb::clusters;
            if (of && (of->generating || by_verb || (of->whole && !claim.loose))) gone.insert(claim.at.line);
        }
        if (gone.empty()) return;
        fs::path const path = target / sources_[chapter.at.file].relative_path();
        std::istringstream text(read_file(path));
        std::string kept, line;
        bool skipping = false;
        for (std::uint32_t number = 1; std::getline(text, line); ++number) {
            bool const next = line.find_first_not_of(' ') != std::string::npos && !line.starts_with("   ");
            skipping = gone.contains(number) || (skipping && !next);
            if (!skipping) kept += line + "\n";
        }
        write_file(path, kept);
    }

    SourceSet sources_;
    Diagnostics diagnostics_;
    Corpus corpus_;
    Alphabet alphabet_;
    Generated generated_;
    std::size_t ruled_ = 0;  // chapters with a rule
    std::vector<Index> joining_;
    std::set<std::vector<Index>> used_;
    std::size_t counter_ = 0;
    Share share_{};
    Words words_;
    std::string sections_, passages_;  // to be added
};

}  // namespace

void enlarge(fs::path const& sources, fs::path const& target, std::size_t times) {
    fs::copy(sources, target, fs::copy_options::recursive);
    Enlarger(sources).write(target, times);
}

}  // namespace xitan::bench
