// Gives Python the native command line.
#pragma once

#include <nanobind/nanobind.h>

namespace tblgen::cli {

void bind_command_line(nanobind::module_ &module);

} // namespace tblgen::cli
