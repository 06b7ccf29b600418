// Python's view of a release: generators ask it for differences by name.
#include "unit.h"

#include <nanobind/stl/string.h>

namespace tblgen::python {

namespace {

constexpr const char *source_names[] = {"given", "header", "base files", "default"};

// A difference says for which releases it holds: `first` and `last`.
bool has(const Release &self, nb::handle difference) {
  static PyObject *const first = PyUnicode_InternFromString("first");
  static PyObject *const last = PyUnicode_InternFromString("last");
  auto number = [difference](PyObject *name) {
    return nb::cast<uint32_t>(nb::getattr(difference, nb::handle(name)));
  };
  return number(first) <= self.number && self.number <= number(last);
}

} // namespace

void bind_releases(nb::module_ &module, Classes &classes) {
  classes.release =
      nb::class_<Release>(module, "Release", nb::is_final())
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
          .def("has", has, nb::arg("difference"))
          .def("__repr__",
               [](const Release &self) { return "Release(" + std::to_string(self.number) + ")"; });
  module.attr("OLDEST_RELEASE") = oldest_release;
  module.attr("LANGUAGE_OF_APPEND") = language_of_append;
  module.attr("LANGUAGE_OF_SORT") = language_of_sort;
  module.attr("NEWEST_RELEASE") = newest_release;
  module.attr("DEFAULT_RELEASE") = default_release;
}

} // namespace tblgen::python
