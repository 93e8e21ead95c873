// SPDX-License-Identifier: MIT
#include "export/xml.hpp"

#include <ostream>

namespace xitan {

namespace {

void write_escaped(std::ostream& out, std::string_view text) {
    for (char const c : text) {
        switch (c) {
            case '&':
                out << "&amp;";
                break;
            case '<':
                out << "&lt;";
                break;
            case '>':
                out << "&gt;";
                break;
            case '"':
                out << "&quot;";
                break;
            default:
                out << c;
        }
    }
}

}  // namespace

XmlWriter::XmlWriter(std::ostream& out) : out_(out) { out_ << R"(<?xml version="1.0" encoding="UTF-8"?>)"; }

void XmlWriter::start(std::string_view name, XmlAttributes const& attributes) {
    out_ << '<' << name;
    for (auto const& [key, value] : attributes) {
        if (value.empty()) continue;
        out_ << ' ' << key << "=\"";
        write_escaped(out_, value);
        out_ << '"';
    }
}

void XmlWriter::open(std::string_view name, XmlAttributes const& attributes) {
    start(name, attributes);
    out_ << '>';
    open_.emplace_back(name);
}

void XmlWriter::close() {
    out_ << "</" << open_.back() << '>';
    open_.pop_back();
}

void XmlWriter::text(std::string_view text) { write_escaped(out_, text); }

void XmlWriter::empty(std::string_view name, XmlAttributes const& attributes) {
    start(name, attributes);
    out_ << "/>";
}

void XmlWriter::element(std::string_view name, XmlAttributes const& attributes, std::string_view text) {
    open(name, attributes);
    this->text(text);
    close();
}

void XmlWriter::line() { out_ << '\n' << std::string(open_.size(), ' '); }

std::string xml_name(std::string_view text) {
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name;
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        bool const plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (plain || c == '-' || c == '.') {
            name += c;
        } else if (c == '/') {
            name += '_';
        } else {
            name += "__";
            name += digits[byte >> 4U];
            name += digits[byte & 15U];
        }
    }
    return name;
}

}  // namespace xitan
