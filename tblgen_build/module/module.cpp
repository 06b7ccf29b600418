// The Python module: what Python sees of the core and of the command line.
#include "text.h"
#include "unit.h"

NB_MODULE(_core, module) {
  module.attr("__version__") = TBLGEN_VERSION;
  tblgen::python::bind_process(module);
  tblgen::python::bind_core(module);
  tblgen::python::bind_command_line(module);
  if (!tblgen::python::bind_text(module.ptr()))
    throw nanobind::python_error();
}
