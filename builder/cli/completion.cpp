// SPDX-License-Identifier: MIT
#include "cli/completion.hpp"

#include "cli/usage.hpp"

#include <CLI/CLI.hpp>

#include <sstream>

namespace xitan {

namespace {

struct Flag {
    std::string name;  // --format
    std::string meaning;
    bool takes_value = false;
    bool file = false;                 // the value is a file or folder
    std::vector<std::string> choices;  // of the value; none: anything
};

struct Command {
    std::string name;
    std::string meaning;
    std::vector<Flag> flags;
    std::vector<std::string> words;  // for the first positional argument
    bool files = false;              // a positional argument is a file or folder
};

bool is_file(CLI::Option const& option) {
    return option.get_type_name() == "FILE" || option.get_type_name() == "FOLDER";
}

Command command_of(CLI::App const& app, PositionalWords const& words) {
    Command command{app.get_name(), app.get_description(), {}, {}, false};
    for (CLI::Option const* const option : app.get_options([](CLI::Option const*) { return true; })) {
        auto const choices = choices_of(*option);
        if (option->get_positional() && command.words.empty()) command.words = choices;
        if (option->get_positional() && is_file(*option)) command.files = true;
        bool const takes_value = option->get_items_expected_max() > 0;
        for (auto const& name : option->get_lnames()) {
            command.flags.push_back({"--" + name, option->get_description(), takes_value, is_file(*option), choices});
        }
    }
    if (auto const more = words.find(command.name); more != words.end()) command.words = more->second;
    return command;
}

std::vector<Command> commands_of(CLI::App const& app, PositionalWords const& words) {
    std::vector<Command> commands;
    for (CLI::App const* const sub : app.get_subcommands([](CLI::App const*) { return true; })) {
        commands.push_back(command_of(*sub, words));
    }
    return commands;
}

std::string joined(std::vector<std::string> const& words) { return CLI::detail::join(words, " "); }

std::string names(std::vector<Flag> const& flags) {
    std::string list;
    for (Flag const& flag : flags) list += (list.empty() ? "" : " ") + flag.name;
    return list;
}

std::string names(std::vector<Command> const& commands) {
    std::string list;
    for (Command const& command : commands) list += (list.empty() ? "" : " ") + command.name;
    return list;
}

// Inside '…' of a shell; extra characters get a backslash.
std::string shell_text(std::string_view text, std::string_view escape = {}) {
    std::string result = "'";
    for (char const c : text) {
        if (escape.find(c) != std::string_view::npos) result += '\\';
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return result + "'";
}

// Names of files may have blanks; bash itself quotes them if it knows that they are names of files.
constexpr std::string_view files =
    "IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$word\")); compopt -o filenames 2>/dev/null";

std::string bash(Command const& top, std::vector<Command> const& commands) {
    std::ostringstream out;
    out << "# bash completion of " << top.name << "; to use it: source <(" << top.name << " completion bash)\n_"
        << top.name << "() {\n    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
        << "    local choices= IFS=$' \\t\\n'\n    case \"${COMP_WORDS[1]} $before\" in\n";
    for (Command const& command : commands) {
        for (Flag const& flag : command.flags) {
            if (!flag.takes_value) continue;
            out << "    '" << command.name << ' ' << flag.name << "') ";
            if (flag.file) {
                out << files << "; return ;;\n";
            } else {
                out << "COMPREPLY=($(compgen -W '" << joined(flag.choices) << "' -- \"$word\")); return ;;\n";
            }
        }
    }
    out << "    esac\n    if [ \"$COMP_CWORD\" -eq 1 ]; then\n        choices='" << names(commands) << ' '
        << names(top.flags) << "'\n    else\n        case \"${COMP_WORDS[1]}\" in\n";
    for (Command const& command : commands) {
        out << "        " << command.name << ") choices='" << names(command.flags) << "'\n";
        if (!command.words.empty()) {
            out << "            [ \"$COMP_CWORD\" -eq 2 ] && choices+=' " << joined(command.words) << "'\n";
        }
        if (command.files) out << "            [[ $word != -?* ]] && { " << files << "; return; }\n";
        out << "            ;;\n";
    }
    out << "        esac\n    fi\n    COMPREPLY=($(compgen -W \"$choices\" -- \"$word\"))\n}\ncomplete -F _" << top.name
        << ' ' << top.name << '\n';
    return out.str();
}

std::string zsh(Command const& top, std::vector<Command> const& commands) {
    std::ostringstream out;
    out << "#compdef " << top.name << "\n# zsh completion of " << top.name << "; put it as _" << top.name
        << " into a folder of $fpath\n_" << top.name << "() {\n    local -a commands=(\n";
    for (Command const& command : commands) {
        out << "        " << shell_text(command.name + ':' + command.meaning) << '\n';
    }
    out << "    )\n    if (( CURRENT == 2 )); then\n        _describe command commands\n        compadd -- "
        << names(top.flags) << "\n        return\n    fi\n    shift words; (( CURRENT-- ))\n    case $words[1] in\n";
    for (Command const& command : commands) {
        out << "    " << command.name << ") _arguments";
        for (Flag const& flag : command.flags) {
            std::string text = flag.name + '[';
            for (char const c : flag.meaning)
                text += (c == ']' || c == '[' || c == ':') ? std::string{'\\', c} : std::string(1, c);
            text += ']';
            if (flag.takes_value) text += flag.file ? ":file:_files" : ":value:(" + joined(flag.choices) + ')';
            out << " \\\n        " << shell_text(text);
        }
        if (!command.words.empty()) out << " \\\n        '1:word:(" << joined(command.words) << ")'";
        if (command.files) out << " \\\n        '*:file:_files'";
        out << " ;;\n";
    }
    out << "    esac\n}\n_" << top.name << " \"$@\"\n";
    return out.str();
}

std::string fish(Command const& top, std::vector<Command> const& commands) {
    std::ostringstream out;
    std::string const start = "complete -c " + top.name;
    out << "# fish completion of " << top.name << "; to use it: " << top.name << " completion fish | source\n"
        << start << " -f\n";
    for (Flag const& flag : top.flags) {
        out << start << " -n __fish_use_subcommand -l " << flag.name.substr(2) << " -d "
            << shell_text(flag.meaning, "\\") << '\n';
    }
    for (Command const& command : commands) {
        out << start << " -n __fish_use_subcommand -a " << command.name << " -d " << shell_text(command.meaning, "\\")
            << '\n';
        std::string const within = start + " -n '__fish_seen_subcommand_from " + command.name + "'";
        for (Flag const& flag : command.flags) {
            out << within << " -l " << flag.name.substr(2) << " -d " << shell_text(flag.meaning, "\\");
            if (flag.takes_value) out << (flag.file ? " -rF" : " -xa '" + joined(flag.choices) + "'");
            out << '\n';
        }
        if (!command.words.empty()) out << within << " -a '" << joined(command.words) << "'\n";
        if (command.files) out << within << " -F\n";
    }
    return out.str();
}

}  // namespace

std::string completion_script(CLI::App const& app, std::string_view shell, PositionalWords const& words) {
    Command const top = command_of(app, {});
    auto const commands = commands_of(app, words);
    if (shell == "zsh") return zsh(top, commands);
    if (shell == "fish") return fish(top, commands);
    return bash(top, commands);
}

}  // namespace xitan
