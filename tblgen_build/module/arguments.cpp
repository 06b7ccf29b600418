#include "arguments.h"

namespace tblgen::python {

std::string to_path(nb::handle path) {
  PyObject *bytes = nullptr;
  if (!PyUnicode_FSConverter(path.ptr(), &bytes))
    throw nb::python_error();
  nb::bytes owned = nb::steal<nb::bytes>(bytes);
  return {owned.c_str(), owned.size()};
}

// A lone str would be taken for a list of one-letter paths.
std::vector<std::string> to_paths(nb::handle paths, const char *what) {
  if (PyUnicode_Check(paths.ptr()) || PyBytes_Check(paths.ptr()))
    throw nb::type_error((std::string(what) + " must be a list, not one string").c_str());
  std::vector<std::string> result;
  for (nb::handle path : paths)
    result.push_back(to_path(path));
  return result;
}

std::optional<std::string> to_source(nb::handle source) {
  if (source.is_none())
    return std::nullopt;
  nb::object bytes = nb::borrow(source);
  if (PyUnicode_Check(source.ptr()))
    bytes = nb::steal(PyUnicode_AsEncodedString(source.ptr(), "utf-8", "surrogateescape"));
  char *data;
  Py_ssize_t size;
  if (!bytes.is_valid() || PyBytes_AsStringAndSize(bytes.ptr(), &data, &size) != 0)
    throw nb::python_error();
  return std::string(data, static_cast<size_t>(size));
}

std::string bytes_of(nb::handle text) { return to_source(text).value_or(""); }

} // namespace tblgen::python
