// Locations, diagnostics, and the two exceptions.
#include "arguments.h"
#include "unit.h"

#include <nanobind/stl/string.h>

#include <algorithm>
#include <functional>
#include <iterator>

namespace tblgen::python {

namespace {

// --- locations ---------------------------------------------------------------

const SourceMap &sources(const LocationObject &self) { return (*self.unit)->records().sources; }

LineColumn line_column(const LocationObject &self) {
  if (self.place)
    return {self.place->line, self.place->column};
  return sources(self).line_column(self.pos);
}

const std::string &path(const LocationObject &self) {
  return self.place ? self.place->file : sources(self).find(self.pos)->path;
}

nb::object file(const LocationObject &self) { return path_to_python(path(self)); }
uint32_t line(const LocationObject &self) { return line_column(self).line; }
uint32_t column(const LocationObject &self) { return line_column(self).column; }

nb::object excerpt(const LocationObject &self) {
  return self.place ? to_python(self.place->excerpt) : to_python(sources(self).line_text(self.pos));
}

nb::list included_from(const LocationObject &self) {
  nb::list list;
  for (const auto &[file, line] : self.shared_place()->included_from)
    list.append(nb::make_tuple(path_to_python(file), line));
  return list;
}

nb::object location_text(const LocationObject &self) {
  LineColumn at = line_column(self);
  return path_to_python(path(self) + ':' + std::to_string(at.line) + ':' +
                        std::to_string(at.column));
}

bool same_location(const LocationObject &a, nb::handle other) {
  LocationObject *b;
  if (!nb::try_cast(other, b) || !b)
    return false;
  if (a.unit && b->unit && a.unit->get() == b->unit->get() && a.pos == b->pos)
    return true;
  return line(a) == line(*b) && column(a) == column(*b) && path(a) == path(*b);
}

Py_hash_t hash_location(const LocationObject &self) {
  LineColumn at = line_column(self);
  return static_cast<Py_hash_t>(at.line * 1000003u + at.column);
}

nb::object make_location(std::shared_ptr<const Place> place) {
  return make_object<LocationObject>(nb::borrow(nb::type<LocationObject>()), std::nullopt, Pos{0},
                                     std::move(place));
}

// Without a file, a line of a text; column 0: no caret.
nb::object make_place(nb::handle file, uint32_t line, uint32_t column, nb::str excerpt) {
  return make_location(std::make_shared<const Place>(
      Place{to_path(file), line, column, to_source(excerpt).value(), {}}));
}

// --- diagnostics -------------------------------------------------------------

constexpr const char *severity_names[] = {"error", "warning", "note", "message"};

// Raises ValueError where no severity is called so.
Severity severity_of(const std::string &name) {
  for (size_t i = 0; i < std::size(severity_names); ++i)
    if (name == severity_names[i])
      return static_cast<Severity>(i);
  throw nb::value_error("a severity is 'error', 'warning', 'note' or 'message'");
}

std::shared_ptr<const Place> to_place(nb::handle location) {
  if (location.is_none())
    return nullptr;
  return nb::cast<const LocationObject &>(location).shared_place();
}

Message to_message(nb::handle diagnostic) {
  return *nb::cast<const DiagnosticObject &>(diagnostic).message;
}

// A note is a Diagnostic, or a text and a location.
Message to_note(nb::handle note) {
  if (nb::isinstance<DiagnosticObject>(note))
    return to_message(note);
  Message message;
  message.severity = Severity::Note;
  message.text = bytes_of(note[0]);
  message.place = to_place(note[1]);
  return message;
}

void init_diagnostic(DiagnosticObject *self, const std::string &severity, nb::str text,
                     nb::object location, nb::iterable notes, nb::str code, nb::str speaker,
                     nb::str subject, nb::iterable names, nb::iterable fixes) {
  Message message;
  message.severity = severity_of(severity);
  message.text = bytes_of(text);
  message.place = to_place(location);
  message.code = bytes_of(code);
  message.speaker = bytes_of(speaker);
  message.subject = bytes_of(subject);
  for (nb::handle name : names)
    message.names.push_back(bytes_of(nb::cast<nb::str>(name)));
  for (nb::handle note : notes)
    message.notes.push_back(to_note(note));
  for (nb::handle fix : fixes)
    message.fixes.push_back(nb::cast<const Fix &>(fix));
  new (self) DiagnosticObject{std::make_shared<const Message>(std::move(message))};
}

void init_fix(Fix *self, const LocationObject &at, uint32_t length, nb::str text) {
  LineColumn where = line_column(at);
  new (self) Fix{path(at), where.line, where.column, length, bytes_of(text)};
}

nb::object fix_location(const Fix &fix) {
  return make_location(
      std::make_shared<const Place>(Place{fix.file, fix.line, fix.column, "", {}}));
}

nb::object make_diagnostic(Message message) {
  return make_object<DiagnosticObject>(nb::borrow(nb::type<DiagnosticObject>()),
                                       std::make_shared<const Message>(std::move(message)));
}

nb::object location(const DiagnosticObject &self) {
  return self.message->place ? make_location(self.message->place) : nb::none();
}

nb::tuple names(const DiagnosticObject &self) {
  nb::list list;
  for (const std::string &name : self.message->names)
    list.append(to_python(name));
  return nb::tuple(list);
}

nb::tuple notes(const DiagnosticObject &self) { return to_python(self.message->notes); }

nb::tuple fixes(const DiagnosticObject &self) {
  nb::list list;
  for (const Fix &fix : self.message->fixes)
    list.append(nb::cast(fix));
  return nb::tuple(list);
}

nb::object rendered(const DiagnosticObject &self) { return to_python(render(*self.message)); }

bool same_diagnostic(const DiagnosticObject &a, nb::handle other) {
  DiagnosticObject *b;
  return nb::try_cast(other, b) && b && *a.message == *b->message;
}

Py_hash_t hash_diagnostic(const DiagnosticObject &self) {
  return static_cast<Py_hash_t>(std::hash<std::string>()(self.message->text) >> 1);
}

nb::object decode(nb::bytes data) {
  std::optional<std::vector<Message>> messages = decoded({data.c_str(), data.size()});
  if (!messages)
    throw nb::value_error("not encoded diagnostics");
  return to_python(std::move(*messages));
}

nb::bytes encode(nb::handle diagnostics) {
  std::string bytes = encoded(to_messages(diagnostics));
  return nb::bytes(bytes.data(), bytes.size());
}

nb::list codes() {
  nb::list list;
  for (const CodeRow &row : code_rows()) {
    nb::list texts;
    for (std::string_view text : {row.code, row.title, row.text, row.wrong, row.right})
      texts.append(to_python(text));
    list.append(nb::tuple(texts));
  }
  return list;
}

void bind_diagnostics(nb::module_ &module, Classes &classes) {
  nb::class_<Fix>(module, "Fix",
                  "A change that fixes a mistake: bytes from a location on are replaced.",
                  nb::is_final())
      .def("__init__", init_fix, nb::arg("location"), nb::arg("length"), nb::arg("text"))
      .def_prop_ro("location", fix_location)
      .def_ro("length", &Fix::length)
      .def_prop_ro("text", [](const Fix &self) { return to_python(self.text); });
  classes.diagnostic =
      nb::class_<DiagnosticObject>(module, "Diagnostic",
                                   "One error, warning or note as data: it stays what it is when "
                                   "its records are gone.\n\n"
                                   "Equal diagnostics are equal and have one hash. A `message` "
                                   "is shown as it is: a log, what\n"
                                   "another program says.",
                                   nb::is_final())
          .def("__init__", init_diagnostic, nb::arg("severity"), nb::arg("message"),
               nb::arg("location") = nb::none(), nb::arg("notes") = nb::make_tuple(), nb::kw_only(),
               nb::arg("code") = "", nb::arg("speaker") = "", nb::arg("subject") = "",
               nb::arg("names") = nb::make_tuple(), nb::arg("fixes") = nb::make_tuple())
          .def_prop_ro("severity",
                       [](const DiagnosticObject &self) {
                         return severity_names[static_cast<size_t>(self.message->severity)];
                       })
          .def_prop_ro("code",
                       [](const DiagnosticObject &self) { return to_python(self.message->code); })
          .def_prop_ro("message",
                       [](const DiagnosticObject &self) { return to_python(self.message->text); })
          .def_prop_ro(
              "speaker",
              [](const DiagnosticObject &self) { return to_python(self.message->speaker); })
          .def_prop_ro(
              "subject",
              [](const DiagnosticObject &self) { return to_python(self.message->subject); })
          .def_prop_ro("names", names)
          .def_prop_ro("location", location)
          .def_prop_ro("notes", notes)
          .def_prop_ro("fixes", fixes)
          .def("render", rendered)
          .def("__str__", rendered)
          .def("__eq__", same_diagnostic)
          .def("__hash__", hash_diagnostic);
  module.def("encode_diagnostics", encode, nb::arg("diagnostics"));
  module.def("decode_diagnostics", decode, nb::arg("data"));
  module.def("place", make_place, nb::arg("file"), nb::arg("line"), nb::arg("column"),
             nb::arg("excerpt") = "");
  module.def("codes", codes);
}

// --- exceptions --------------------------------------------------------------

// RecordError(message, location=None, notes=(), code="E0502", fixes=(), names=())
PyObject *init_record_error(PyObject *self, PyObject *args, PyObject *kwargs) {
  const char *names[] = {"message", "location", "notes", "code", "fixes", "names", nullptr};
  PyObject *message, *location = Py_None, *notes = nullptr, *code = nullptr, *fixes = nullptr,
                     *given_names = nullptr;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "U|OOUOO:RecordError", const_cast<char **>(names),
                                   &message, &location, &notes, &code, &fixes, &given_names))
    return nullptr;
  nb::object whose = code ? nb::borrow(code) : to_python(text_of(Code::Rejected));
  nb::object changes = fixes ? nb::steal(PySequence_Tuple(fixes)) : nb::object(nb::make_tuple());
  nb::object all_names =
      given_names ? nb::steal(PySequence_Tuple(given_names)) : nb::object(nb::make_tuple());
  nb::object all_notes = notes ? nb::steal(PySequence_Tuple(notes)) : nb::object(nb::make_tuple());
  nb::object base_args = nb::make_tuple(nb::borrow(message));
  if (!all_notes.is_valid() || PyObject_SetAttrString(self, "args", base_args.ptr()) != 0 ||
      PyObject_SetAttrString(self, "message", message) != 0 ||
      PyObject_SetAttrString(self, "location", location) != 0 ||
      PyObject_SetAttrString(self, "notes", all_notes.ptr()) != 0 || !changes.is_valid() ||
      PyObject_SetAttrString(self, "code", whose.ptr()) != 0 ||
      PyObject_SetAttrString(self, "fixes", changes.ptr()) != 0 || !all_names.is_valid() ||
      PyObject_SetAttrString(self, "names", all_names.ptr()) != 0)
    return nullptr;
  Py_RETURN_NONE;
}

PyMethodDef record_error_init = {
    "__init__", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(init_record_error)),
    METH_VARARGS | METH_KEYWORDS, nullptr};

nb::object make_exception(nb::module_ &module, const char *name, const char *doc) {
  std::string full_name = std::string("tblgen_build._core.") + name;
  nb::object exception =
      nb::steal(PyErr_NewExceptionWithDoc(full_name.c_str(), doc, PyExc_Exception, nullptr));
  module.attr(name) = exception;
  return exception;
}

nb::object make_record_error_class(nb::module_ &module) {
  nb::object exception = make_exception(
      module, "RecordError",
      "A record does not have what a generator asks of it.\n\n"
      "`message` and `location` say what is wrong and where; `notes` are more texts, each "
      "with\nits location or None. `code` is the kind of mistake, `fixes` are edits that "
      "repair it, and\n`names` the names it is about. location.render('error', message) is "
      "what the command prints.");
  auto *type = reinterpret_cast<PyTypeObject *>(exception.ptr());
  exception.attr("__init__") = nb::steal(PyDescr_NewMethod(type, &record_error_init));
  return exception;
}

} // namespace

std::shared_ptr<const Place> LocationObject::shared_place() const {
  if (place)
    return place;
  std::optional<Place> made = place_of(pos, sources(*this));
  return made ? std::make_shared<const Place>(std::move(*made)) : nullptr;
}

nb::tuple to_python(std::vector<Message> messages) {
  nb::list list;
  for (Message &message : messages)
    list.append(make_diagnostic(std::move(message)));
  return nb::tuple(list);
}

std::vector<Message> to_messages(nb::handle diagnostics) {
  std::vector<Message> messages;
  for (nb::handle diagnostic : diagnostics)
    messages.push_back(to_message(diagnostic));
  return messages;
}

nb::object make_record_error(Unit &unit, Code code, std::string_view message,
                             std::span<const Pos> positions) {
  nb::list notes;
  for (Pos pos : positions.subspan(1))
    notes.append(nb::make_tuple("instantiated from multiclass", unit.location(pos)));
  return unit.classes().record_error(to_python(message), unit.location(positions.front()), notes,
                                     to_python(text_of(code)));
}

void raise(const nb::object &error) {
  PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(error.ptr())), error.ptr());
  throw nb::python_error();
}

nb::object make_diagnostics(const UnitRef &unit) {
  std::vector<Message> messages;
  for (const Diagnostic &diagnostic : unit->result().diagnostics)
    messages.push_back(unit->result().detached(diagnostic));
  return to_python(std::move(messages));
}

void raise_table_gen_error(const UnitRef &unit) {
  nb::object diagnostics = make_diagnostics(unit);
  nb::object error = unit->classes().table_gen_error(to_python(render(to_messages(diagnostics))));
  error.attr("diagnostics") = diagnostics;
  raise(error);
}

void bind_errors(nb::module_ &module, Classes &classes) {
  classes.location = nb::class_<LocationObject>(module, "Location",
                                                "A position in a source file. Lines and columns "
                                                "count from 1.",
                                                nb::is_final())
                         .def_prop_ro("file", file)
                         .def_prop_ro("line", line)
                         .def_prop_ro("column", column)
                         .def_prop_ro("excerpt", excerpt)
                         .def_prop_ro("included_from", included_from)
                         .def("__str__", location_text)
                         .def("__repr__",
                              [](const LocationObject &self) {
                                return nb::str("<Location ") + location_text(self) + nb::str(">");
                              })
                         .def("__eq__", same_location)
                         .def("__hash__", hash_location);
  bind_diagnostics(module, classes);
  classes.table_gen_error = make_exception(
      module, "TableGenError",
      "A translation unit was rejected.\n\n"
      "`diagnostics` has all messages in order; str() renders them as the command prints "
      "them.");
  classes.table_gen_error.attr("diagnostics") = nb::make_tuple();
  classes.record_error = make_record_error_class(module);
}

} // namespace tblgen::python
