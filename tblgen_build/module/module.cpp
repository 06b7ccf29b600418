// The Python module: what Python sees of the core and of the command line.
#include "text.h"
#include "unit.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

// By default glibc returns large blocks to the system at once, and has their pages zeroed
// and faulted in again for the next text of a few megabytes.
void keep_freed_memory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}

} // namespace

NB_MODULE(_core, module) {
  module.attr("__version__") = TBLGEN_VERSION;
  module.def("keep_freed_memory", keep_freed_memory);
  tblgen::python::bind_core(module);
  tblgen::python::bind_command_line(module);
  if (!tblgen::python::bind_text(module.ptr()))
    throw nanobind::python_error();
}
