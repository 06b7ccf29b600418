// Sessions, and the records they give.
#include "arguments.h"
#include "parse_ahead.h"
#include "scan.h"
#include "unit.h"

#include <nanobind/stl/optional.h>

#include "tblgen_build/command/core_actions.h"
#include "tblgen_build/command/definitions.h"
#include "tblgen_build/command/deprecations.h"
#include "tblgen_build/command/options.h"

#include "tblgen_build/core/print/print.h"
#include "tblgen_build/core/release/find_release.h"

#include <nanobind/stl/string.h>

#include <unordered_map>
#include <utility>

namespace tblgen::python {

namespace {

// --- records of a unit -------------------------------------------------------

// Holds what is made once: these objects keep the unit alive, not this one.
struct RecordsObject {
  UnitRef unit;
  nb::object classes, defs, globals;                                   // once asked for
  std::unordered_map<const tblgen::Record *, nb::object> derived = {}; // lists, by class

  const tblgen::Records &records() const { return unit->records(); }
};

struct DependencyObject {
  std::string path;
  std::shared_ptr<const SourceText> source;
};

nb::object read_only(const nb::dict &dict) { return nb::steal(PyDictProxy_New(dict.ptr())); }

nb::object record_mapping(const UnitRef &unit, const std::vector<tblgen::Record *> &records) {
  nb::dict dict;
  for (const tblgen::Record *record : records) {
    nb::object object = unit->record(record);
    dict[object.attr("name")] = object;
  }
  return read_only(dict);
}

nb::object classes(RecordsObject &self) {
  if (!self.classes.is_valid())
    self.classes = record_mapping(self.unit, self.records().classes());
  return self.classes;
}

nb::object defs(RecordsObject &self) {
  if (!self.defs.is_valid())
    self.defs = record_mapping(self.unit, self.records().defs());
  return self.defs;
}

nb::object globals(RecordsObject &self) {
  if (self.globals.is_valid())
    return self.globals;
  nb::dict dict;
  for (const StringValue *name : self.records().globals())
    dict[self.unit->text(name)] = self.unit->value(self.records().find_global(name->text()));
  return self.globals = read_only(dict);
}

nb::tuple dependencies(const RecordsObject &self) {
  nb::list list;
  for (const Dependency &dependency : self.records().dependencies)
    list.append(make_object<DependencyObject>(self.unit->classes().dependency, dependency.path,
                                              dependency.source));
  return nb::tuple(list);
}

nb::bytes dependency_digest(const DependencyObject &self) {
  const Digest &digest = self.source->digest();
  return nb::bytes(digest.data(), digest.size());
}

nb::tuple missing_probes(const RecordsObject &self) {
  nb::list list;
  for (const std::string &path : self.records().missing_probes)
    list.append(path_to_python(path));
  return nb::tuple(list);
}

nb::tuple base_releases(const RecordsObject &self) {
  BaseReleases found = releases_of_base_files(self.records());
  return nb::make_tuple(found.first, found.last, path_to_python(found.has),
                        path_to_python(found.lacks));
}

nb::object optional_record(const RecordsObject &self, const tblgen::Record *record) {
  return record ? self.unit->record(record) : nb::none();
}

nb::object get_class(const RecordsObject &self, nb::handle name) {
  return optional_record(self, self.records().find_class(to_text(name)));
}

nb::object get_def(const RecordsObject &self, nb::handle name) {
  return optional_record(self, self.records().find_def(to_text(name)));
}

// --- defs of classes ---------------------------------------------------------

nb::list make_derived(const RecordsObject &self, std::span<const tblgen::Record *const> classes) {
  nb::list list;
  for (const tblgen::Record *record : self.records().derived_definitions(classes))
    list.append(self.unit->record(record));
  return list;
}

nb::object copy(const nb::object &list) {
  return nb::steal(PyList_GetSlice(list.ptr(), 0, PY_SSIZE_T_MAX));
}

// Generators ask for the same class many times. The caller gets a list of its own.
nb::object derived_of(RecordsObject &self, const tblgen::Record *record_class) {
  auto [entry, is_new] = self.derived.try_emplace(record_class);
  if (is_new)
    entry->second = make_derived(self, {&record_class, 1});
  return copy(entry->second);
}

const tblgen::Record *require_class(const RecordsObject &self, nb::handle name) {
  std::string_view text = to_text(name);
  if (const tblgen::Record *found = self.records().find_class(text))
    return found;
  Suggestion suggestion(text);
  for (const tblgen::Record *known : self.records().classes())
    suggestion.offer(known->name_text());
  std::string message = "no class '" + std::string(text) + "'" + did_you_mean(suggestion.best());
  throw nb::key_error(message.c_str());
}

nb::object all_derived_definitions(RecordsObject &self, nb::args names) {
  if (names.size() == 1)
    return derived_of(self, require_class(self, names[0]));
  std::vector<const tblgen::Record *> classes;
  for (nb::handle name : names)
    classes.push_back(require_class(self, name));
  return make_derived(self, classes);
}

nb::object all_derived_definitions_if_defined(RecordsObject &self, nb::handle name) {
  const tblgen::Record *record_class = self.records().find_class(to_text(name));
  return record_class ? derived_of(self, record_class) : nb::object(nb::list());
}

// --- places ------------------------------------------------------------------

// Name, file, line and column of each class and def: objects for every one take far longer.
class Places {
public:
  explicit Places(const tblgen::Records &records) : records_(records) {}

  nb::list all() {
    for (const tblgen::Record *record : records_.classes())
      add_all(record);
    for (const tblgen::Record *record : records_.defs())
      add_all(record);
    return places_;
  }

private:
  void add_all(const tblgen::Record *record) {
    nb::object name = to_python(record->name_text());
    const auto &declarations = records_.forward_declarations;
    if (auto found = declarations.find(record); found != declarations.end())
      for (Pos pos : found->second)
        add(name, pos);
    add(name, record->pos());
  }

  void add(const nb::object &name, Pos pos) {
    const auto *source = records_.sources.find(pos);
    if (!source)
      return;
    auto [file, is_new] = files_.try_emplace(source);
    if (is_new)
      file->second = path_to_python(source->path);
    LineColumn at = records_.sources.line_column(pos);
    places_.append(nb::make_tuple(name, file->second, at.line, at.column));
  }

  const tblgen::Records &records_;
  std::unordered_map<const void *, nb::object> files_;
  nb::list places_;
};

// --- uses --------------------------------------------------------------------

nb::tuple deprecated_uses(const RecordsObject &self, nb::handle personality) {
  std::string_view field = command::deprecating_field(to_text(personality));
  std::vector<Message> messages;
  if (!field.empty())
    for (const Diagnostic &warning : command::deprecations(self.records(), field))
      messages.push_back(detached(warning, self.records().sources));
  return to_python(std::move(messages));
}

// --- text --------------------------------------------------------------------

template <class Print> nb::object printed(const RecordsObject &self, Print print) {
  Sink sink;
  try {
    nb::gil_scoped_release unlocked;
    print(self.records(), sink);
  } catch (const OutputError &error) {
    std::vector<Pos> positions{error.diagnostic.pos};
    positions.insert(positions.end(), error.diagnostic.stack.begin(), error.diagnostic.stack.end());
    const Mistake &what = error.diagnostic.what;
    raise(make_record_error(*self.unit, what.code, what.message.text, positions));
  }
  return to_python(sink.buffer());
}

nb::object core_output(const RecordsObject &self, nb::handle action, nb::handle class_name) {
  const command::CoreAction *found = command::find_core_action(to_text(action));
  if (!found)
    throw nb::value_error("no action of the core");
  std::string name(to_text(class_name));
  return printed(
      self, [&](const tblgen::Records &records, Sink &sink) { found->print(records, name, sink); });
}

void bind_records_class(nb::module_ &module, Classes &names) {
  names.dependency =
      nb::class_<DependencyObject>(module, "Dependency", "A file that was read.", nb::is_final())
          .def_prop_ro("path",
                       [](const DependencyObject &self) { return path_to_python(self.path); })
          .def_prop_ro("digest", dependency_digest);
  names.records =
      // Attributes: models that generators share (generators/made_once.py) live as long as the
      // records.
      nb::class_<RecordsObject>(module, "Records", "All records of one translation unit, frozen.",
                                nb::is_final(), nb::dynamic_attr())
          .def_prop_ro(
              "main_file",
              [](const RecordsObject &self) { return path_to_python(self.records().main_file); })
          .def_prop_ro("start",
                       [](const RecordsObject &self) { return self.unit->location(Pos{1}); })
          .def_prop_ro("release", [](const RecordsObject &self) { return self.unit->release(); })
          .def_prop_ro("base_releases", base_releases)
          .def_prop_ro("classes", classes)
          .def_prop_ro("defs", defs)
          .def_prop_ro("globals", globals)
          .def_prop_ro("dependencies", dependencies)
          .def_prop_ro("missing_probes", missing_probes)
          .def_prop_ro("warnings",
                       [](const RecordsObject &self) { return make_diagnostics(self.unit); })
          .def("get_class", get_class)
          .def("get_def", get_def)
          .def("all_derived_definitions", all_derived_definitions)
          .def("all_derived_definitions_if_defined", all_derived_definitions_if_defined)
          .def("places", [](const RecordsObject &self) { return Places(self.records()).all(); })
          .def("deprecated_uses", deprecated_uses)
          .def("effects_of_lets",
               [](const RecordsObject &self) { return effects_of_lets(self.unit); })
          .def("print_records",
               [](const RecordsObject &self) { return printed(self, print_records); })
          .def("print_detailed_records",
               [](const RecordsObject &self) { return printed(self, print_detailed_records); })
          .def("print_enums",
               [](const RecordsObject &self, nb::handle class_name) {
                 std::string name(to_text(class_name));
                 return printed(self, [&name](const tblgen::Records &records, Sink &sink) {
                   tblgen::print_enums(records, name, sink);
                 });
               })
          .def("print_sets", [](const RecordsObject &self) { return printed(self, print_sets); })
          .def("dump_json", [](const RecordsObject &self) { return printed(self, dump_json); })
          .def("core_output", core_output, nb::arg("action"), nb::arg("class_name") = "");
}

// --- sessions ----------------------------------------------------------------

struct SessionObject {
  std::shared_ptr<const Classes> classes;
  std::unique_ptr<tblgen::Session> session;
  std::optional<ParseAhead> ahead = {};
};

void parse_ahead(SessionObject &self, nb::handle arguments) {
  self.ahead = ParseAhead::begin(*self.session, to_paths(arguments, "arguments"));
}

void finish_ahead(SessionObject &self) {
  nb::gil_scoped_release unlocked;
  if (self.ahead)
    self.ahead->finish();
}

nb::object take_stamp(SessionObject &self) {
  std::unique_ptr<system::OutputFile> stamp = self.ahead ? self.ahead->take_stamp() : nullptr;
  return stamp ? nb::cast(stamp.release(), nb::rv_policy::take_ownership) : nb::none();
}

std::vector<std::string> to_defines(nb::handle defines) {
  std::vector<std::string> names = to_paths(defines, "defines");
  for (const std::string &name : names)
    if (!command::is_macro_name(name))
      throw nb::value_error(command::macro_name_problem(name).c_str());
  return names;
}

nb::object parse(SessionObject &self, nb::handle path, nb::handle source, nb::handle include_dirs,
                 nb::handle defines, bool warn_on_unused_template_args, bool statistics,
                 std::optional<uint64_t> max_steps, std::optional<uint32_t> release, bool history) {
  ParseRequest request{to_path(path),
                       to_source(source),
                       to_paths(include_dirs, "include_dirs"),
                       to_defines(defines),
                       warn_on_unused_template_args,
                       statistics,
                       history};
  request.limits.steps = max_steps.value_or(request.limits.steps);
  request.release = release;
  std::optional<ParseAhead> ahead;
  if (self.ahead && self.ahead->is_of(request))
    ahead = std::exchange(self.ahead, std::nullopt);
  ParseResult result;
  {
    nb::gil_scoped_release unlocked;
    result = ahead ? ahead->take() : self.session->parse(request);
    if (result.has_errors)
      command::add_definition_notes(result, request.include_dirs);
  }
  bool has_errors = result.has_errors;
  UnitRef unit(new Unit(self.classes, std::move(result)));
  if (has_errors)
    raise_table_gen_error(unit);
  return make_object<RecordsObject>(self.classes->records, unit, nb::object(), nb::object(),
                                    nb::object());
}

// What cannot be read to its end is reported when it is opened.
void admit_main(tblgen::Session &session, const std::string &path,
                const std::optional<std::string> &source) {
  nb::gil_scoped_release unlocked;
  try {
    if (!source)
      session.admit_stream(path);
  } catch (const LimitExceeded &) {
  }
}

nb::object scan(SessionObject &self, nb::handle path, nb::handle source, nb::handle include_dirs,
                nb::handle defines, bool seeks_release, std::optional<uint32_t> release) {
  ScanRequest request{
      to_path(path),       to_source(source), to_paths(include_dirs, "include_dirs"),
      to_defines(defines), seeks_release,     release};
  admit_main(*self.session, request.path, request.source);
  return scan_to_python(*self.session, request);
}

nb::object preprocess(SessionObject &self, nb::handle path, nb::handle source,
                      nb::handle include_dirs, nb::handle defines, bool keeps_includes,
                      bool has_markers) {
  PreprocessRequest request{
      to_path(path),       to_source(source), to_paths(include_dirs, "include_dirs"),
      to_defines(defines), keeps_includes,    has_markers};
  admit_main(*self.session, request.path, request.source);
  return preprocess_to_python(*self.session, request);
}

} // namespace

void bind_session(nb::module_ &module, const std::shared_ptr<Classes> &classes) {
  bind_records_class(module, *classes);
  nb::class_<SessionObject>(module, "Session",
                            "Reads and tokenizes each file once, however many translation units "
                            "are parsed. Thread-safe.")
      .def("__init__",
           [classes](SessionObject *self) {
             new (self) SessionObject{classes, std::make_unique<tblgen::Session>()};
           })
      .def("parse", parse, nb::arg("path"), nb::kw_only(), nb::arg("source") = nb::none(),
           nb::arg("include_dirs") = nb::make_tuple(), nb::arg("defines") = nb::make_tuple(),
           nb::arg("warn_on_unused_template_args") = true, nb::arg("statistics") = false,
           nb::arg("max_steps") = nb::none(), nb::arg("release") = nb::none(),
           nb::arg("history") = false)
      .def("parse_ahead", parse_ahead, nb::arg("arguments"))
      .def("finish_ahead", finish_ahead)
      .def("take_stamp", take_stamp)
      .def("scan", scan, nb::arg("path"), nb::kw_only(), nb::arg("source") = nb::none(),
           nb::arg("include_dirs") = nb::make_tuple(), nb::arg("defines") = nb::make_tuple(),
           nb::arg("seeks_release") = true, nb::arg("release") = nb::none())
      .def("preprocess", preprocess, nb::arg("path"), nb::kw_only(), nb::arg("source") = nb::none(),
           nb::arg("include_dirs") = nb::make_tuple(), nb::arg("defines") = nb::make_tuple(),
           nb::arg("keeps_includes") = false, nb::arg("has_markers") = true)
      .def("forget",
           [](SessionObject &self, nb::handle path) {
             self.ahead.reset();
             self.session->forget(to_path(path));
           })
      .def("forget_all",
           [](SessionObject &self) {
             self.ahead.reset();
             self.session->forget_all();
           })
      .def(
          "supply",
          [](SessionObject &self, nb::handle path, nb::handle source) {
            self.ahead.reset();
            self.session->supply(to_path(path), to_source(source));
          },
          nb::arg("path"), nb::arg("source").none());
}

void bind_core(nb::module_ &module) {
  // Python frees nothing at exit in a useful order; what is left is not a leak.
  nb::set_leak_warnings(false);
  auto classes = std::make_shared<Classes>();
  bind_errors(module, *classes);
  bind_values(module, *classes);
  bind_records(module, *classes);
  bind_history(module, *classes);
  bind_releases(module, *classes);
  bind_session(module, classes);
  bind_files(module);
  bind_search(module);
  bind_words(module);
}

} // namespace tblgen::python
