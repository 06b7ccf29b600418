// Python's view of the command line: options, output files, timing, what the core prints.
#include "arguments.h"
#include "unit.h"

#include "tblgen_build/command/cache_settings.h"
#include "tblgen_build/command/compile.h"
#include "tblgen_build/command/core_actions.h"
#include "tblgen_build/command/messages.h"
#include "tblgen_build/command/options.h"
#include "tblgen_build/command/output.h"
#include "tblgen_build/command/phases.h"
#include "tblgen_build/system/output_file.h"
#include "tblgen_build/system/trust.h"

#include <cstdlib>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

namespace tblgen::python {

using namespace command;
using system::OutputFile;
using system::WhenSame;

namespace {

std::vector<std::string> to_native_list(nb::handle texts) {
  std::vector<std::string> result;
  for (nb::handle text : texts)
    result.push_back(to_path(text));
  return result;
}

nb::tuple to_python_tuple(const std::vector<std::string> &texts) {
  nb::list list;
  for (const std::string &text : texts)
    list.append(path_to_python(text));
  return nb::tuple(list);
}

constexpr const char *kind_names[] = {"action", "flag", "uint", "string", "strings", "choice"};

OptionKind kind_from_name(const std::string &name) {
  for (size_t i = 0; i < std::size(kind_names); ++i)
    if (name == kind_names[i])
      return static_cast<OptionKind>(i);
  throw nb::value_error(("no option kind: " + name).c_str());
}

OptionSpec to_spec(nb::handle tuple) {
  return {nb::cast<std::string>(tuple[0]), kind_from_name(nb::cast<std::string>(tuple[1])),
          to_native_list(tuple[2])};
}

struct ToPython {
  nb::object operator()(bool value) const { return nb::bool_(value); }
  nb::object operator()(uint32_t value) const { return nb::int_(value); }
  nb::object operator()(const std::string &value) const { return path_to_python(value); }
  nb::object operator()(const std::vector<std::string> &value) const {
    return to_python_tuple(value);
  }
};

nb::dict options_dict(const CommandLine &line) {
  nb::dict options;
  for (const auto &[name, value] : line.options)
    options[name.c_str()] = std::visit(ToPython(), value);
  return options;
}

nb::list problem_list(const CommandLine &line) {
  nb::list problems;
  for (const Problem &problem : line.problems)
    problems.append(nb::make_tuple(problem.is_unknown, path_to_python(problem.option),
                                   path_to_python(problem.message)));
  return problems;
}

const char *information_name(const CommandLine &line) {
  switch (line.information) {
  case Information::None:
    return "";
  case Information::Help:
    return "help";
  case Information::HelpHidden:
    return "help-hidden";
  case Information::Version:
    return "version";
  }
  return "";
}

constexpr const char *color_names[] = {"auto", "always", "never"};

const char *color_name(const CommandLine &line) {
  return color_names[static_cast<size_t>(line.color)];
}

template <auto member> nb::object text_of(const CommandLine &line) {
  return path_to_python(line.*member);
}
template <auto member> nb::tuple texts_of(const CommandLine &line) {
  return to_python_tuple(line.*member);
}

void bind_options(nb::module_ &module) {
  nb::class_<CommandLine>(module, "CommandLine")
      .def_prop_ro("input", text_of<&CommandLine::input>)
      .def_prop_ro("output", text_of<&CommandLine::output>)
      .def_prop_ro("depfile", text_of<&CommandLine::depfile>)
      .def_prop_ro("action", text_of<&CommandLine::action>)
      .def_prop_ro("other_action", text_of<&CommandLine::other_action>)
      .def_prop_ro("class_name", text_of<&CommandLine::class_name>)
      .def_prop_ro("include_dirs", texts_of<&CommandLine::include_dirs>)
      .def_prop_ro("defines", texts_of<&CommandLine::defines>)
      .def_prop_ro("loads", texts_of<&CommandLine::loads>)
      .def_ro("write_if_changed", &CommandLine::write_if_changed)
      .def_ro("warn_on_unused_template_args", &CommandLine::warn_on_unused_template_args)
      .def_ro("time_phases", &CommandLine::time_phases)
      .def_prop_ro("color", color_name)
      .def_ro("diagnostics", &CommandLine::diagnostics)
      .def_ro("max_steps", &CommandLine::max_steps)
      .def_ro("llvm_release", &CommandLine::llvm_release)
      .def_ro("use_cache", &CommandLine::use_cache)
      .def_prop_ro("information", information_name)
      .def_prop_ro("options", options_dict)
      .def_prop_ro("problems", problem_list);

  module.def(
      "parse_command_line",
      [](nb::handle arguments, nb::handle more) {
        std::vector<OptionSpec> specs;
        for (nb::handle spec : more)
          specs.push_back(to_spec(spec));
        return parse_command_line(to_native_list(arguments), specs);
      },
      nb::arg("arguments"), nb::arg("more") = nb::tuple());

  module.def(
      "is_macro_name", [](nb::handle name) { return is_macro_name(to_path(name)); },
      nb::arg("name"));

  module.def("known_options", [] {
    nb::list list;
    for (const OptionSpec &spec : known_options())
      list.append(nb::make_tuple(spec.name, kind_names[static_cast<size_t>(spec.kind)],
                                 to_python_tuple(spec.choices)));
    return list;
  });
}

int compile_records(const CommandLine &line, nb::handle tool, nb::handle personality) {
  std::string name = to_path(tool), whose = to_path(personality);
  nb::gil_scoped_release unlocked;
  return compile(line, name, whose, AtEnd::Free);
}

nb::tuple compile_silently(const CommandLine &line, nb::handle tool, nb::handle personality) {
  std::string name = to_path(tool), whose = to_path(personality);
  std::vector<Message> messages;
  int status;
  {
    nb::gil_scoped_release unlocked;
    status = compile(line, name, whose, AtEnd::Free, &messages);
  }
  return nb::make_tuple(status, to_python(std::move(messages)));
}

// --- messages ----------------------------------------------------------------

// Not a path: any byte may be in it.
std::string message_text(nb::handle text) {
  if (!PyUnicode_Check(text.ptr()))
    throw nb::type_error("expected str");
  return bytes_of(text);
}

ColorMode color_mode(const std::string &name) {
  for (size_t i = 0; i < std::size(color_names); ++i)
    if (name == color_names[i])
      return static_cast<ColorMode>(i);
  throw nb::value_error(("no way to color: " + name).c_str());
}

std::string own_environment(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

bool is_cache_on() { return read_cache_settings(own_environment).is_on; }

nb::tuple cache_settings(nb::handle environment) {
  CacheSettings settings = read_cache_settings([&environment](const char *name) {
    return environment.is_none() ? own_environment(name)
                                 : to_path(environment.attr("get")(name, ""));
  });
  return nb::make_tuple(settings.is_on, settings.is_switch_known, settings.is_read_only,
                        settings.is_remote_read_only, path_to_python(settings.folder));
}

[[noreturn]] void raise_problem(const OutputFile &file) {
  PyErr_SetObject(PyExc_OSError, path_to_python(file.problem()).ptr());
  throw nb::python_error();
}

void write_output(nb::handle path, nb::bytes data, bool keep_when_same) {
  OutputFile file(to_path(path), keep_when_same ? WhenSame::Keep : WhenSame::Replace);
  std::string_view text(data.c_str(), data.size());
  bool is_written;
  {
    nb::gil_scoped_release unlocked;
    is_written = file.append(text) && file.commit();
  }
  if (!is_written)
    raise_problem(file);
}

// A descriptor; None where the output can only be written where it is placed.
nb::object write_nameless(nb::handle path, nb::bytes data) {
  OutputFile file(to_path(path), WhenSame::Replace);
  std::string_view text(data.c_str(), data.size());
  bool is_written;
  {
    nb::gil_scoped_release unlocked;
    is_written = file.append(text);
  }
  int descriptor = is_written ? file.give_up() : -1;
  return descriptor < 0 ? nb::none() : nb::object(nb::int_(descriptor));
}

void place_nameless(nb::handle path, int descriptor, bool keep_when_same) {
  OutputFile file(to_path(path), keep_when_same ? WhenSame::Keep : WhenSame::Replace);
  if (!file.append(descriptor) || !file.commit())
    raise_problem(file);
}

} // namespace

void bind_command_line(nb::module_ &module) {
  bind_options(module);
  module.def("core_actions", [] {
    nb::dict actions;
    for (const CoreAction &action : core_actions())
      actions[nb::str(action.name.data(), action.name.size())] = nb::bool_(action.wants_statistics);
    return actions;
  });
  module.def("is_cache_on", is_cache_on);
  module.def("cache_settings", cache_settings, nb::arg("environment") = nb::none());
  module.def(
      "cache_folder_problem",
      [](nb::handle folder) { return system::folder_problem(to_path(folder)); }, nb::arg("folder"));
  module.def("compile_records", compile_records, nb::arg("line"), nb::arg("tool"),
             nb::arg("personality"));
  module.def("compile_silently", compile_silently, nb::arg("line"), nb::arg("tool"),
             nb::arg("personality"));
  module.def(
      "wants_color",
      [](const std::string &mode, int descriptor) {
        return wants_color(color_mode(mode), descriptor);
      },
      nb::arg("mode"), nb::arg("descriptor"));
  module.def(
      "without_controls",
      [](nb::handle text) { return to_python(without_controls(message_text(text))); },
      nb::arg("text"));
  module.def(
      "for_display",
      [](nb::handle diagnostics, const std::string &mode, int descriptor, bool shows_codes) {
        std::vector<Message> messages = to_messages(diagnostics);
        return to_python(for_display(messages, color_mode(mode), descriptor, shows_codes));
      },
      nb::arg("diagnostics"), nb::arg("mode"), nb::arg("descriptor"),
      nb::arg("shows_codes") = false);
  nb::class_<OutputFile>(module, "EmptyOutput")
      .def(
          "__init__",
          [](OutputFile *self, nb::handle path) {
            new (self) OutputFile(to_path(path), WhenSame::Replace);
          },
          nb::arg("path"))
      .def("commit", [](OutputFile &self) {
        if (!self.commit())
          raise_problem(self);
      });
  module.def("write_output", write_output, nb::arg("path"), nb::arg("data"),
             nb::arg("keep_when_same") = false);
  module.def("write_nameless", write_nameless, nb::arg("path"), nb::arg("data"));
  module.def("place_nameless", place_nameless, nb::arg("path"), nb::arg("descriptor"),
             nb::arg("keep_when_same") = false);
  module.def("depfile_text", [](nb::handle target, nb::handle prerequisites) {
    return path_to_python(depfile_text(to_path(target), to_native_list(prerequisites)));
  });
  module.def(
      "overwriting_problem",
      [](nb::handle outputs, nb::handle depfile, nb::handle inputs) {
        return path_to_python(
            overwriting_problem(to_native_list(outputs), to_path(depfile), to_native_list(inputs)));
      },
      nb::arg("outputs"), nb::arg("depfile"), nb::arg("inputs"));
  nb::class_<PhaseTimer>(module, "PhaseTimer")
      .def(nb::init<>())
      .def("begin", &PhaseTimer::begin, nb::arg("name"))
      .def("report", &PhaseTimer::report);
}

} // namespace tblgen::python
