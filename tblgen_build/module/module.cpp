// The Python module: what Python sees of the core and of the command line.
#include "heap.h"
#include "text.h"
#include "unit.h"

NB_MODULE(_core, module) {
  module.attr("__version__") = TBLGEN_VERSION;
  module.def("keep_freed_memory", tblgen::python::keep_freed_memory);
  module.def("take_large_pages", tblgen::python::take_large_pages);
  tblgen::python::bind_core(module);
  tblgen::python::bind_command_line(module);
  if (!tblgen::python::bind_text(module.ptr()))
    throw nanobind::python_error();
}
