// The command line's options, in LLVM's conventions: one parser for the
// launchers and for Python. Knows no generator and reads nothing but response files.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tblgen::command {

enum class OptionKind : std::uint8_t {
  Action,  // says what to do, takes no value; the last one given counts
  Flag,    // --x, --x=true, --x=false
  Uint,    // --x=7 or --x 7; 0x, 0b, 0o and a leading 0 as in C
  String,  // --x=value or --x value; the last one given counts
  Strings, // as a string, and may be repeated
  Choice,  // a string out of `choices`
};

struct OptionSpec {
  std::string name; // without dashes
  OptionKind kind = OptionKind::String;
  std::vector<std::string> choices; // of a choice
};

using OptionValue = std::variant<bool, std::uint32_t, std::string, std::vector<std::string>>;

// What is wrong with the command line. An unknown option is told apart so that
// the caller can search for the generator that defines it.
struct Problem {
  bool is_unknown = false;
  std::string option;  // as it was written, dashes included, without its value
  std::string message; // empty for an unknown option
};

enum class ColorMode : std::uint8_t { Auto, Always, Never };

enum class Information : std::uint8_t { None, Help, HelpHidden, Version };

struct CommandLine {
  std::string input = "-";  // "-" is standard input
  std::string output = "-"; // "-" is standard output
  std::string depfile;      // empty: none
  std::string action = "print-records";
  std::string other_action; // another one that was given before it; empty: none
  std::string class_name;   // of --print-enums
  std::vector<std::string> include_dirs;
  std::vector<std::string> defines;
  std::vector<std::string> loads; // Python files that define generators
  bool write_if_changed = false;
  bool warn_on_unused_template_args = true;
  bool time_phases = false;
  ColorMode color = ColorMode::Auto;
  std::string diagnostics = "text";       // in which form they are shown: text, json, sarif
  std::optional<std::uint32_t> max_steps; // of one evaluation; 0: any number
  std::optional<std::uint32_t> llvm_release;
  bool use_cache = true;
  Information information = Information::None; // the first one asked for
  std::map<std::string, OptionValue> options;  // of generators, by name, where given
  std::vector<Problem> problems;               // in the order of the arguments
};

// Parses `arguments`, without the program's name. `more` are actions and options
// beyond those of LLVM's tools; they take precedence. Never fails: see `problems`.
CommandLine parse_command_line(std::span<const std::string> arguments,
                               std::span<const OptionSpec> more = {});

// What -D takes. The empty name is one to the reference: it defines nothing.
bool is_macro_name(std::string_view name);
// Of what is none.
std::string macro_name_problem(const std::string &name);

// Every option that parse_command_line() knows without `more`.
std::span<const OptionSpec> known_options();

} // namespace tblgen::command
