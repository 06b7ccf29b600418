// The message about an included file that no folder has: where it was searched for, which
// other folder has it, and which name was probably meant. Reads folders, never files.
#pragma once

#include "tblgen_build/core/session.h"

#include <string>
#include <vector>

namespace tblgen::command {

void explain_missing_file(Diagnostic &diagnostic, const Records &unit,
                          const std::vector<std::string> &include_dirs);

} // namespace tblgen::command
