// Locations, diagnostics, and the two exceptions.
#include "arguments.h"
#include "unit.h"

#include <nanobind/stl/string.h>

#include <algorithm>
#include <iterator>

namespace tblgen::python {

namespace {

// --- locations ---------------------------------------------------------------

const SourceMap &sources(const LocationObject &self) { return self.unit->records().sources; }

nb::object file(const LocationObject &self) {
  return path_to_python(sources(self).find(self.pos)->path);
}

uint32_t line(const LocationObject &self) { return sources(self).line_column(self.pos).line; }
uint32_t column(const LocationObject &self) { return sources(self).line_column(self.pos).column; }

nb::object location_text(const LocationObject &self) {
  LineColumn at = sources(self).line_column(self.pos);
  return path_to_python(sources(self).find(self.pos)->path + ':' + std::to_string(at.line) + ':' +
                        std::to_string(at.column));
}

bool same_location(const LocationObject &a, nb::handle other) {
  LocationObject *b;
  if (!nb::try_cast(other, b) || !b)
    return false;
  if (a.unit.get() == b->unit.get() && a.pos == b->pos)
    return true;
  return line(a) == line(*b) && column(a) == column(*b) &&
         sources(a).find(a.pos)->path == sources(*b).find(b->pos)->path;
}

Py_hash_t hash_location(const LocationObject &self) {
  LineColumn at = sources(self).line_column(self.pos);
  return static_cast<Py_hash_t>(at.line * 1000003u + at.column);
}

constexpr const char *severity_names[] = {"error", "warning", "note"};

// Raises ValueError where no severity is called so.
Severity severity_of(const std::string &name) {
  for (size_t i = 0; i < std::size(severity_names); ++i)
    if (name == severity_names[i])
      return static_cast<Severity>(i);
  throw nb::value_error("a severity is 'error', 'warning' or 'note'");
}

nb::object render_at(const LocationObject &self, const std::string &severity, nb::str message) {
  std::string text = to_source(message).value();
  return to_python(render(severity_of(severity), text, self.pos, sources(self)));
}

// --- diagnostics -------------------------------------------------------------

const char *severity_name(const DiagnosticObject &self) {
  auto severity = std::min(self.diagnostic->severity, Severity::Note);
  return severity_names[static_cast<size_t>(severity)];
}

nb::object make_note(const DiagnosticObject &of, const std::string &message, Pos pos) {
  return make_object<NoteObject>(of.unit->classes().note, of.unit, message, pos);
}

nb::tuple notes(const DiagnosticObject &self) {
  nb::list notes;
  for (Pos pos : self.diagnostic->stack)
    notes.append(make_note(self, "instantiated from multiclass", pos));
  for (const DiagnosticNote &note : self.diagnostic->notes)
    notes.append(make_note(self, note.message, note.pos));
  return nb::tuple(notes);
}

std::string render_text(const DiagnosticObject &self) {
  return render(*self.diagnostic, self.unit->records().sources);
}

// --- exceptions --------------------------------------------------------------

// RecordError(message, location=None, notes=())
PyObject *init_record_error(PyObject *self, PyObject *args, PyObject *kwargs) {
  const char *names[] = {"message", "location", "notes", nullptr};
  PyObject *message, *location = Py_None, *notes = nullptr;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "U|OO:RecordError", const_cast<char **>(names),
                                   &message, &location, &notes))
    return nullptr;
  nb::object all_notes = notes ? nb::steal(PySequence_Tuple(notes)) : nb::object(nb::make_tuple());
  nb::object base_args = nb::make_tuple(nb::borrow(message));
  if (!all_notes.is_valid() || PyObject_SetAttrString(self, "args", base_args.ptr()) != 0 ||
      PyObject_SetAttrString(self, "message", message) != 0 ||
      PyObject_SetAttrString(self, "location", location) != 0 ||
      PyObject_SetAttrString(self, "notes", all_notes.ptr()) != 0)
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
  nb::object exception =
      make_exception(module, "RecordError", "A record does not have what a generator asks of it.");
  auto *type = reinterpret_cast<PyTypeObject *>(exception.ptr());
  exception.attr("__init__") = nb::steal(PyDescr_NewMethod(type, &record_error_init));
  return exception;
}

} // namespace

nb::object make_record_error(Unit &unit, std::string_view message, std::span<const Pos> positions) {
  nb::list notes;
  for (Pos pos : positions.subspan(1))
    notes.append(nb::make_tuple("instantiated from multiclass", unit.location(pos)));
  return unit.classes().record_error(to_python(message), unit.location(positions.front()), notes);
}

void raise(const nb::object &error) {
  PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(error.ptr())), error.ptr());
  throw nb::python_error();
}

nb::object make_diagnostics(const UnitRef &unit) {
  nb::list diagnostics;
  for (const Diagnostic &diagnostic : unit->result().diagnostics)
    diagnostics.append(
        make_object<DiagnosticObject>(unit->classes().diagnostic, unit, &diagnostic));
  return nb::tuple(diagnostics);
}

void raise_table_gen_error(const UnitRef &unit) {
  std::string text;
  for (const Diagnostic &diagnostic : unit->result().diagnostics)
    text += unit->result().render(diagnostic);
  nb::object error = unit->classes().table_gen_error(to_python(text));
  error.attr("diagnostics") = make_diagnostics(unit);
  raise(error);
}

void bind_errors(nb::module_ &module, Classes &classes) {
  classes.location = nb::class_<LocationObject>(module, "Location", nb::is_final())
                         .def_prop_ro("file", file)
                         .def_prop_ro("line", line)
                         .def_prop_ro("column", column)
                         .def("render", render_at, nb::arg("severity"), nb::arg("message"))
                         .def("__str__", location_text)
                         .def("__repr__",
                              [](const LocationObject &self) {
                                return nb::str("<Location ") + location_text(self) + nb::str(">");
                              })
                         .def("__eq__", same_location)
                         .def("__hash__", hash_location);
  classes.note =
      nb::class_<NoteObject>(module, "Note", nb::is_final())
          .def_prop_ro("message", [](const NoteObject &self) { return to_python(self.message); })
          .def_prop_ro("location",
                       [](const NoteObject &self) { return self.unit->location(self.pos); });
  classes.diagnostic =
      nb::class_<DiagnosticObject>(module, "Diagnostic", nb::is_final())
          .def_prop_ro("severity", severity_name)
          .def_prop_ro(
              "message",
              [](const DiagnosticObject &self) { return to_python(self.diagnostic->message); })
          .def_prop_ro("location",
                       [](const DiagnosticObject &self) {
                         return self.unit->location(self.diagnostic->pos);
                       })
          .def_prop_ro("notes", notes)
          .def("render", [](const DiagnosticObject &self) { return to_python(render_text(self)); })
          .def("__str__",
               [](const DiagnosticObject &self) { return to_python(render_text(self)); });
  classes.table_gen_error =
      make_exception(module, "TableGenError",
                     "A translation unit was rejected; `diagnostics` has everything said.");
  classes.table_gen_error.attr("diagnostics") = nb::make_tuple();
  classes.record_error = make_record_error_class(module);
}

} // namespace tblgen::python
