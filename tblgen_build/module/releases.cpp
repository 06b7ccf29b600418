// Python's view of a release: generators ask it for differences by name.
#include "unit.h"

#include "tblgen_build/core/release/evidence.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>

namespace tblgen::python {

namespace {

constexpr const char *source_names[] = {"given", "header", "base files", "default"};

// Whether it holds as LLVM's own files say it; nothing where the number says it.
std::optional<bool> by_evidence(const Release &self, nb::handle difference) {
  if (self.differences.known.none())
    return std::nullopt;
  static PyObject *const row = PyUnicode_InternFromString("evidence_row");
  nb::object index = nb::getattr(difference, nb::handle(row));
  if (index.is_none())
    return std::nullopt;
  auto i = nb::cast<size_t>(index);
  if (!self.differences.known[i] || !decides(evidence_table()[i], self.number))
    return std::nullopt;
  return self.differences.holds[i];
}

// A difference says for which releases it holds: the first and the last in one number, `bounds`;
// and which evidence tells it.
bool has(const Release &self, nb::handle difference) {
  if (std::optional<bool> holds = by_evidence(self, difference))
    return *holds;
  static PyObject *const name = PyUnicode_InternFromString("bounds");
  nb::object value = nb::getattr(difference, nb::handle(name));
  long bounds = PyLong_AsLong(value.ptr());
  if (bounds == -1 && PyErr_Occurred())
    nb::raise_python_error();
  constexpr long BITS = 16, LATEST = (1 << BITS) - 1;
  long number = std::min<long>(self.number, LATEST);
  return (bounds >> BITS) <= number && number <= (bounds & LATEST);
}

// By the C API: it is called a hundred times for each operation.
PyObject *call_has(PyObject *self, PyObject *difference) noexcept {
  try {
    bool holds = has(*nb::inst_ptr<Release>(self), difference);
    return Py_NewRef(holds ? Py_True : Py_False);
  } catch (nb::python_error &error) {
    error.restore();
  } catch (const std::exception &error) {
    PyErr_SetString(PyExc_TypeError, error.what());
  }
  return nullptr;
}

PyMethodDef release_methods[] = {
    {"has", call_has, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyType_Slot release_slots[] = {
    {Py_tp_methods, release_methods},
    {0, nullptr},
};

// Its number, and what evidence changes of that: what is told apart by this is for one release.
std::string identity(const Release &self) {
  std::string text = std::to_string(self.number);
  for (size_t i = 0; i < evidence_table().size(); ++i)
    if (self.differences.known[i] && decides(evidence_table()[i], self.number))
      text += (self.differences.holds[i] ? '+' : '-') + std::to_string(i);
  return text;
}

nb::object row_of_evidence(std::string_view file, std::string_view word, bool is_absence) {
  size_t row = evidence_row(file, word, is_absence);
  return row == no_evidence ? nb::none() : nb::object(nb::int_(row));
}

nb::list evidence_rows() {
  nb::list list;
  for (const EvidenceRow &row : evidence_table())
    list.append(nb::make_tuple(row.file, row.word, row.bound, row.is_absence));
  return list;
}

} // namespace

void bind_releases(nb::module_ &module, Classes &classes) {
  classes.release =
      nb::class_<Release>(module, "Release",
                          "A release of LLVM, and how it was found out that records are for it.",
                          nb::is_final(), nb::type_slots(release_slots))
          .def(
              "__init__",
              [](Release *self, uint32_t number) {
                new (self) Release{number, Release::Source::Given};
              },
              nb::arg("number"))
          .def_prop_ro("number", [](const Release &self) { return self.number; })
          .def_prop_ro(
              "source",
              [](const Release &self) { return source_names[static_cast<size_t>(self.source)]; })
          .def_prop_ro("evidence",
                       [](const Release &self) { return path_to_python(self.evidence); })
          .def_prop_ro("is_known",
                       [](const Release &self) {
                         return oldest_release <= self.number && self.number <= newest_release;
                       })
          .def("has_by_evidence", by_evidence, nb::arg("difference"))
          .def_prop_ro("identity", identity)
          .def("__repr__",
               [](const Release &self) { return "Release(" + std::to_string(self.number) + ")"; });
  module.def("evidence_row", row_of_evidence, nb::arg("file"), nb::arg("word"),
             nb::arg("is_absence"));
  module.def("evidence_rows", evidence_rows);
  module.attr("FIRST_EVIDENCE") = first_evidence;
  module.attr("OLDEST_RELEASE") = oldest_release;
  module.attr("LANGUAGE_OF_APPEND") = language_of_append;
  module.attr("NEWEST_RELEASE") = newest_release;
  module.attr("DEFAULT_RELEASE") = default_release;
}

} // namespace tblgen::python
