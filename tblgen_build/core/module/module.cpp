// The Python module: what Python sees of the core and of the command line.
#include "unit.h"

#include "tblgen_build/cli/native/binding.h"

NB_MODULE(_core, module) {
  tblgen::python::bind_core(module);
  tblgen::cli::bind_command_line(module);
}
