// What to say of a file that an include names and no folder has: where it was searched for, which
// folder has it, and what name was meant. Reads folders, never files.
#pragma once

#include "tblgen_build/core/session.h"

#include <string>
#include <vector>

namespace tblgen::command {

void explain_missing_file(Diagnostic &diagnostic, const Records &unit,
                          const std::vector<std::string> &include_dirs);

} // namespace tblgen::command
