#include "tblgen_build/cli/native/binding.h"

namespace tblgen::cli {

void bind_command_line(nanobind::module_&) {}

}  // namespace tblgen::cli
