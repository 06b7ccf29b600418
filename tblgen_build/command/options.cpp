#include "tblgen_build/command/options.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "tblgen_build/command/core_actions.h"
#include "tblgen_build/command/response_file.h"

namespace tblgen::command {

namespace {

using enum OptionKind;

std::vector<OptionSpec> make_known_options() {
  std::vector<OptionSpec> specs;
  for (const CoreAction &action : core_actions())
    specs.push_back({std::string(action.name), Action, {}});

  auto add = [&specs](OptionKind kind, std::initializer_list<const char *> names) {
    for (const char *name : names)
      specs.push_back({name, kind, {}});
  };
  // What the compile command itself acts on.
  add(String, {"o", "d", "class"});
  add(Strings, {"I", "D", "load"});
  add(Flag, {"write-if-changed", "no-warn-on-unused-template-args", "time-phases", "no-cache",
             "traceback"});
  add(Uint, {"max-steps", "llvm-release"});
  add(Action, {"h", "help", "help-hidden", "help-list", "help-list-hidden", "version"});

  // Both tools take each of their generators' options with any generator.
  specs.insert(specs.end(), {
#include "generator_options.inc"
                            });
  specs.push_back({"on-deprecated", Choice, {"none", "warn", "error"}});
  specs.push_back({"diagnostics", Choice, {"text", "json", "sarif"}});
  specs.push_back({"color", Flag, {}}); // and =auto, =always, =never
  // Of generators that have it no more: without effect.
  add(Flag, {"long-string-literals"});

  // Taken and without effect: they ask for LLVM's own instrumentation.
  add(Flag, {"debug-counter-break-on-last", "disable-symbolication", "print-all-options",
             "print-debug-counter", "print-debug-counter-queries", "print-options", "sort-timers",
             "stats", "stats-json", "track-memory"});
  add(String, {"crash-diagnostics-dir", "debug-counter", "info-output-file", "rng-seed"});
  return specs;
}

std::optional<bool> parse_flag(std::string_view text) {
  if (text.empty() || text == "true" || text == "TRUE" || text == "True" || text == "1")
    return true;
  if (text == "false" || text == "FALSE" || text == "False" || text == "0")
    return false;
  return std::nullopt;
}

// The base a number is written in; its prefix is taken off `text`.
int take_base(std::string_view &text) {
  auto take = [&text](std::string_view lower, std::string_view upper) {
    if (!text.starts_with(lower) && !text.starts_with(upper))
      return false;
    text.remove_prefix(lower.size());
    return true;
  };
  if (take("0x", "0X"))
    return 16;
  if (take("0b", "0B"))
    return 2;
  if (take("0o", "0o"))
    return 8;
  if (text.size() > 1 && text[0] == '0' && text[1] >= '0' && text[1] <= '9')
    return 8;
  return 10;
}

std::optional<std::uint32_t> parse_uint(std::string_view text) {
  int base = take_base(text);
  std::uint32_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc() || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

// The arguments being parsed, one after the other.
class Parser {
public:
  Parser(std::span<const std::string> arguments, std::span<const OptionSpec> more)
      : arguments_(arguments), more_(more) {}

  CommandLine parse() {
    bool only_inputs = false;
    while (next_ < arguments_.size() && line_.information == Information::None) {
      const std::string &argument = arguments_[next_++];
      if (only_inputs || argument.size() < 2 || argument[0] != '-') {
        take_input(argument);
      } else if (argument == "--") {
        only_inputs = true;
      } else {
        take_option(argument);
      }
    }
    check_depfile();
    return std::move(line_);
  }

private:
  // An option as it was written, and what was found for it.
  struct Found {
    const OptionSpec *spec = nullptr;
    std::optional<std::string> value; // where it stands in the same argument
  };

  void take_input(const std::string &argument) {
    if (std::exchange(has_input_, true)) {
      problem(argument, "more than one input file: '" + line_.input + "' and '" + argument + "'");
    } else {
      line_.input = argument;
    }
  }

  void take_option(const std::string &argument) {
    std::string_view body = argument;
    body.remove_prefix(body.starts_with("--") ? 2 : 1);
    Found found = find(body);
    std::string written = argument.substr(0, argument.find('='));
    if (!found.spec) {
      line_.problems.push_back({true, std::move(written), ""});
      return;
    }
    const OptionSpec &spec = *found.spec;
    if (spec.kind == Action) {
      if (found.value)
        return problem(written, "takes no value, but '" + *found.value + "' is given");
      return take_action(spec);
    }
    if (!found.value && spec.kind != Flag) {
      if (next_ == arguments_.size())
        return problem(written, "requires a value");
      found.value = arguments_[next_++];
    }
    take_value(spec, written, found.value.value_or(""));
  }

  Found find(std::string_view body) const {
    std::size_t equals = body.find('=');
    std::string_view name = body.substr(0, equals);
    if (const OptionSpec *spec = find_named(name)) {
      if (equals == body.npos)
        return {spec, std::nullopt};
      return {spec, std::string(body.substr(equals + 1))};
    }
    // `-Idir` and `-DNAME`: the value follows the letter.
    if (body[0] == 'I' || body[0] == 'D') {
      return {find_named(body.substr(0, 1)), std::string(body.substr(1))};
    }
    return {};
  }

  const OptionSpec *find_named(std::string_view name) const {
    for (std::span<const OptionSpec> specs : {more_, known_options()}) {
      auto found = std::find_if(specs.begin(), specs.end(),
                                [name](const OptionSpec &spec) { return spec.name == name; });
      if (found != specs.end())
        return &*found;
    }
    return nullptr;
  }

  void take_action(const OptionSpec &spec) {
    const std::string &name = spec.name;
    if (name == "h" || name == "help" || name == "help-list") {
      line_.information = Information::Help;
    } else if (name == "help-hidden" || name == "help-list-hidden") {
      line_.information = Information::HelpHidden;
    } else if (name == "version") {
      line_.information = Information::Version;
    } else {
      if (has_action_ && line_.action != name)
        line_.other_action = line_.action;
      has_action_ = true;
      line_.action = name;
    }
  }

  void take_value(const OptionSpec &spec, const std::string &written, std::string text) {
    switch (spec.kind) {
    case Flag:
      return take_flag(spec, written, text);
    case Uint:
      return take_uint(spec, written, text);
    case Choice:
      return take_choice(spec, written, text);
    case Strings:
      return take_strings(spec, std::move(text));
    case String:
      return take_string(spec, std::move(text));
    case Action:
      return;
    }
  }

  void take_flag(const OptionSpec &spec, const std::string &written, const std::string &text) {
    std::optional<bool> value = parse_flag(text);
    if (spec.name == "color")
      return take_color(written, value, text);
    if (!value) {
      return problem(written, "'" + text + "' is not a boolean: write true or false, 1 or 0");
    }
    if (spec.name == "write-if-changed") {
      line_.write_if_changed = *value;
    } else if (spec.name == "no-warn-on-unused-template-args") {
      line_.warn_on_unused_template_args = !*value;
    } else if (spec.name == "time-phases") {
      line_.time_phases = *value;
    } else if (spec.name == "no-cache") {
      line_.use_cache = !*value;
    } else {
      line_.options[spec.name] = *value;
    }
  }

  // LLVM's tools have a flag; words for it are ours.
  void take_color(const std::string &written, std::optional<bool> value, const std::string &text) {
    if (text == "auto")
      line_.color = ColorMode::Auto;
    else if (text == "always" || value == true)
      line_.color = ColorMode::Always;
    else if (text == "never" || value == false)
      line_.color = ColorMode::Never;
    else
      problem(written, "'" + text + "' is none of its values: auto, always, never");
  }

  void take_uint(const OptionSpec &spec, const std::string &written, const std::string &text) {
    std::optional<std::uint32_t> value = parse_uint(text);
    if (!value)
      problem(written, "'" + text + "' is not a number from 0 to 4294967295");
    else if (spec.name == "max-steps")
      line_.max_steps = value;
    else if (spec.name == "llvm-release")
      line_.llvm_release = value;
    else
      line_.options[spec.name] = *value;
  }

  void take_choice(const OptionSpec &spec, const std::string &written, const std::string &text) {
    if (std::find(spec.choices.begin(), spec.choices.end(), text) != spec.choices.end()) {
      if (spec.name == "diagnostics")
        line_.diagnostics = text;
      else
        line_.options[spec.name] = text;
      return;
    }
    std::string choices;
    for (const std::string &name : spec.choices)
      choices += (choices.empty() ? "" : ", ") + name;
    problem(written, "'" + text + "' is none of its values: " + choices);
  }

  void take_strings(const OptionSpec &spec, std::string text) {
    if (spec.name == "I") {
      line_.include_dirs.push_back(std::move(text));
    } else if (spec.name == "D") {
      take_define(std::move(text));
    } else if (spec.name == "load") {
      line_.loads.push_back(std::move(text));
    } else {
      OptionValue &value = line_.options[spec.name];
      if (!std::holds_alternative<std::vector<std::string>>(value))
        value = std::vector<std::string>();
      std::get<std::vector<std::string>>(value).push_back(std::move(text));
    }
  }

  void take_define(std::string name) {
    if (!is_macro_name(name))
      return problem("",
                     "invalid macro name `" + name +
                         "` specified on command line: -D takes letters, digits and underscores");
    line_.defines.push_back(std::move(name));
  }

  void take_string(const OptionSpec &spec, std::string text) {
    if (spec.name == "o") {
      line_.output = std::move(text);
    } else if (spec.name == "d") {
      line_.depfile = std::move(text);
    } else if (spec.name == "class") {
      line_.class_name = std::move(text);
    } else {
      line_.options[spec.name] = std::move(text);
    }
  }

  void check_depfile() {
    if (line_.depfile.empty() || line_.output != "-")
      return;
    problem("-d", "a dependency file names the output: use it together with -o");
  }

  void problem(std::string written, std::string message) {
    line_.problems.push_back({false, std::move(written), std::move(message)});
  }

  std::span<const std::string> arguments_;
  std::span<const OptionSpec> more_;
  std::size_t next_ = 0;
  bool has_input_ = false;
  bool has_action_ = false;
  CommandLine line_;
};

} // namespace

bool is_macro_name(std::string_view name) {
  if (!name.empty() && !is_letter(name[0]))
    return false;
  return std::all_of(name.begin(), name.end(),
                     [](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

std::string macro_name_problem(const std::string &name) {
  return "'" + name + "' is not a macro name: letters, digits and underscores";
}

std::span<const OptionSpec> known_options() {
  static const std::vector<OptionSpec> specs = make_known_options();
  return specs;
}

CommandLine parse_command_line(std::span<const std::string> arguments,
                               std::span<const OptionSpec> more) {
  ExpandedArguments expanded = expand_response_files(arguments);
  CommandLine line = Parser(expanded.arguments, more).parse();
  if (!expanded.problem.empty())
    line.problems.insert(line.problems.begin(), {false, "", expanded.problem});
  return line;
}

} // namespace tblgen::command
