// SPDX-License-Identifier: MIT
#include "read/readers.hpp"

namespace xitan {

namespace {

void read_title(Node const& node, Work& work, Diagnostics& diagnostics) {
    read_mapping(node, "the title", diagnostics, [&](Fields& title) {
        work.title_zh = title.text("zh", "the title in Chinese");
        work.title_en = title.text("en", "the title in English");
    });
}

void read_quotations(Node const& node, Work& work, Diagnostics& diagnostics) {
    read_mapping(node, "the terms of quotations", diagnostics, [&](Fields& fields) {
        work.quotations_licence = fields.text("licence", "the terms on which the text is quoted");
        work.quotations_url = fields.text("url", "the address where these terms stand");
    });
}

Witness read_witness(Node const& node, Diagnostics& diagnostics) {
    Witness witness;
    read_mapping(node, "a witness", diagnostics, [&](Fields& fields) {
        witness.siglum = fields.text("witness", "its siglum");
        witness.title = fields.text("title", "what it is");
        witness.date = fields.maybe_text("date");
        witness.note = fields.maybe_text("note");
    });
    return witness;
}

Source read_source(Node const& node, Diagnostics& diagnostics) {
    Source source;
    read_mapping(node, "a source", diagnostics, [&](Fields& fields) {
        source.id = fields.text("source", "its short name");
        source.title = fields.text("title", "what it is");
        source.licence = fields.text("licence", "the terms on which it is given");
        source.url = fields.maybe_text("url");
        source.citation = fields.maybe_text("citation");
        source.note = fields.maybe_text("note");
    });
    return source;
}

constexpr std::array language_roles{
    Choice<LanguageRole>{"syllables", LanguageRole::syllables},
    Choice<LanguageRole>{"readings", LanguageRole::readings},
};

Language read_language(Node const& node, Diagnostics& diagnostics) {
    Language language;
    read_mapping(node, "a language", diagnostics, [&](Fields& fields) {
        language.id = fields.text("language", "its short name");
        language.name = fields.text("name", "its name in English");
        language.role = fields.choice("of", language_roles, "what is in it, `syllables` or `readings`").value;
        language.glottocode = fields.maybe_text("glottocode");
        language.iso639_3 = fields.maybe_text("iso639-3");
    });
    return language;
}

Section read_section(Node const& node, Diagnostics& diagnostics) {
    Section section{node.at, {}, {}};
    read_mapping(node, "a section", diagnostics, [&](Fields& fields) {
        section.title = fields.text("section", "its name");
        section.lines = fields.texts("lines", "its lines, like `1186a05-1186a29`");
    });
    return section;
}

Reckoning read_reckoning(Node const& node, Diagnostics& diagnostics) {
    Reckoning reckoning;
    read_mapping(node, "a reckoning", diagnostics, [&](Fields& fields) {
        reckoning.name = fields.text("reckoning", "its name");
        reckoning.title = fields.text("title", "what it is");
        reckoning.statuses = fields.texts("counts", "the rows that it counts, like `[counted, disputed]`");
        check_words(reckoning.statuses, {"counted", "disputed", "alternative"}, diagnostics);
        reckoning.otherwise = fields.maybe_text("otherwise");
        reckoning.note = fields.maybe_text("note");
    });
    return reckoning;
}

Idle read_idle(Node const& node, Diagnostics& diagnostics) {
    Idle idle;
    read_mapping(node, "an entry of lines with nothing to record", diagnostics, [&](Fields& fields) {
        idle.lines = fields.texts("lines", "the lines");
        idle.because = fields.text("because", "why there is nothing to record");
    });
    return idle;
}

Variant read_variant(Node const& node, Diagnostics& diagnostics) {
    Variant variant{node.at, {}, {}, {}, {}, {}, {}};
    read_mapping(node, "a variant", diagnostics, [&](Fields& fields) {
        variant.line = fields.text("line", "the line of the lemma");
        variant.lemma = fields.text("lemma", "what the text has");
        variant.lemma_witness = fields.text("lemma-witness", "the witness that has the lemma");
        variant.reading = fields.text("reading", "what the other witness has");
        variant.witness = fields.maybe_text("witness");
        variant.note = fields.maybe_text("note");
    });
    return variant;
}

TextEmendation read_emendation(Node const& node, Diagnostics& diagnostics) {
    TextEmendation emendation{node.at, {}, {}, {}};
    read_mapping(node, "an emendation", diagnostics, [&](Fields& fields) {
        emendation.line = fields.text("line", "the line");
        emendation.field = fields.text("field", "what is emended, like `text` or `glyph`");
        emendation.value = attested_of(fields);
    });
    return emendation;
}

Withdrawn read_withdrawn_id(Node const& node, Diagnostics& diagnostics) {
    Withdrawn withdrawn;
    read_mapping(node, "a withdrawn id", diagnostics, [&](Fields& fields) {
        withdrawn.id = fields.text("id", "the id");
        withdrawn.because = fields.text("because", "why it was withdrawn");
        withdrawn.successor = fields.maybe_text("successor");
    });
    return withdrawn;
}

// A reader of items for Fields::list.
template <class Read>
auto each(Read read, Diagnostics& diagnostics) {
    return [read, &diagnostics](Node const& node) { return read(node, diagnostics); };
}

}  // namespace

void read_work(Node const& node, Work& work, Diagnostics& diagnostics) {
    read_mapping(node, "the work", diagnostics, [&](Fields& fields) {
        work.id = fields.text("work", "its short name");
        if (auto const* title = fields.require("title", "a mapping of `zh` and `en`"))
            read_title(*title, work, diagnostics);
        work.author = fields.text("author", "who wrote it");
        work.version = fields.text("version", "the version of the data");
        work.licence = fields.text("licence", "the licence of the data");
        if (auto const* quotations = fields.find("quotations")) read_quotations(*quotations, work, diagnostics);
        work.citation = fields.text("citation", "how to cite the data");
        if (auto const* list = fields.find("list"))
            read_mapping(*list, "the treatise's own list", diagnostics,
                         [&](Fields& own) { work.list = read_list_facts(own); });
        work.witnesses = fields.list("witnesses", each(read_witness, diagnostics));
        work.sources = fields.list("sources", each(read_source, diagnostics));
        work.languages = fields.list("languages", each(read_language, diagnostics));
        (void)fields.require("sections", "a list of `{section, lines}`, which declares every line");
        work.sections = fields.list("sections", each(read_section, diagnostics));
        (void)fields.require("reckonings", "a list of `{reckoning, title, counts}`");
        work.reckonings = fields.list("reckonings", each(read_reckoning, diagnostics));
        work.nothing_to_record = fields.list("nothing-to-record", each(read_idle, diagnostics));
    });
}

void read_passages(Node const& node, Work& work, Diagnostics& diagnostics) {
    read_mapping(node, "the file of passages", diagnostics, [&](Fields& fields) {
        auto const* passages = fields.require("passages", "a mapping of line to text");
        if (!passages) return;
        if (passages->kind != NodeKind::mapping) return wrong_type(*passages, "a mapping of line to text", diagnostics);
        for (std::size_t i = 0; i < passages->items.size(); ++i)
            work.passages.push_back({passages->keys[i], text_of(passages->items[i], diagnostics)});
    });
}

void read_apparatus(Node const& node, Work& work, Diagnostics& diagnostics) {
    read_mapping(node, "the apparatus", diagnostics, [&](Fields& fields) {
        work.variants = fields.list("variants", each(read_variant, diagnostics));
        work.emendations = fields.list("emendations", each(read_emendation, diagnostics));
    });
}

void read_withdrawn(Node const& node, Work& work, Diagnostics& diagnostics) {
    read_mapping(node, "the file of withdrawn ids", diagnostics, [&](Fields& fields) {
        work.withdrawn = fields.list("withdrawn", each(read_withdrawn_id, diagnostics));
    });
}

}  // namespace xitan
