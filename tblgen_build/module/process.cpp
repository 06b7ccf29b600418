// The process that loads the module: its environment, how it gets memory, and the library
// that it will need.
#include "tblgen_build/system/process.h"
#include "arguments.h"
#include "heap.h"
#include "tblgen_build/system/library.h"
#include "tblgen_build/system/trust.h"
#include "unit.h"

#include <cstdlib>
#include <string>
#include <system_error>
#include <thread>

namespace tblgen::python {

namespace {

std::string environment_variable(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

// Loading is mostly relocations, on a page each, which do not need the interpreter. If something
// goes wrong, the real load reports it.
void load_beside(nb::handle path) {
  try {
    std::thread([native = to_path(path)] { system::load_ahead(native); }).detach();
  } catch (const std::system_error &) { // no thread can be started
  }
}

} // namespace

void bind_process(nb::module_ &module) {
  module.def("keep_freed_memory", keep_freed_memory);
  module.def("take_large_pieces", take_large_pieces);
  module.def("runtime_folder", [] { return path_to_python(system::runtime_folder()); });
  module.def(
      "is_private", [](nb::handle folder) { return system::is_private(to_path(folder)); },
      nb::arg("folder"));
  module.def("load_beside", load_beside, nb::arg("path"));
  module.def(
      "environment_variable",
      [](const char *name) { return path_to_python(environment_variable(name)); }, nb::arg("name"));
}

} // namespace tblgen::python
