// Searching and hashing of names, for generators.
#include "arguments.h"
#include "unit.h"

#include "tblgen_build/core/lex/diagnostic.h"
#include "tblgen_build/core/support/name_index.h"
#include "tblgen_build/core/support/posix_regex.h"
#include "tblgen_build/core/support/xxh3.h"

#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

namespace tblgen::python {

namespace {

// Runs `function`, with what it says of an expression as a ValueError.
template <class F> auto checked(F function) {
  try {
    return function();
  } catch (const RegexError &error) {
    throw nb::value_error(error.what());
  }
}

nb::object nearest(nb::str name, nb::iterable candidates) {
  std::string wrong = bytes_of(name);
  std::vector<std::string> texts;
  for (nb::handle candidate : candidates)
    texts.push_back(bytes_of(candidate));
  Suggestion suggestion(wrong);
  for (const std::string &text : texts)
    suggestion.offer(text);
  return suggestion.best().empty() ? nb::none() : to_python(suggestion.best());
}

nb::list near_names_to_python(nb::str name, nb::iterable candidates, size_t most) {
  std::vector<std::string> texts;
  for (nb::handle candidate : candidates)
    texts.push_back(bytes_of(candidate));
  nb::list list;
  for (const std::string &text : near_names(bytes_of(name), texts, most))
    list.append(to_python(text));
  return list;
}

} // namespace

void bind_search(nb::module_ &module) {
  module.def("nearest", nearest, nb::arg("name"), nb::arg("candidates"));
  module.def("near_names", near_names_to_python, nb::arg("name"), nb::arg("candidates"),
             nb::arg("most"));
  nb::class_<Regex>(module, "Regex")
      .def("__init__",
           [](Regex *self, nb::str expression) {
             checked([&] { return new (self) Regex(bytes_of(expression)); });
           })
      .def("search", [](const Regex &regex, nb::str text) { return regex.search(bytes_of(text)); });
  nb::class_<NameIndex>(module, "NameIndex")
      .def("__init__",
           [](NameIndex *self, nb::iterable names) {
             std::vector<std::string> texts;
             for (nb::handle name : names)
               texts.push_back(bytes_of(name));
             new (self) NameIndex(std::move(texts));
           })
      .def("find", [](const NameIndex &index, nb::str literal, nb::str expression) {
        std::string prefix = bytes_of(literal), pattern = bytes_of(expression);
        nb::gil_scoped_release unlocked;
        return checked([&] { return index.find(prefix, pattern); });
      });
  module.def("xxh3_64", [](nb::bytes data) { return xxh3_64({data.c_str(), data.size()}); });
}

} // namespace tblgen::python
