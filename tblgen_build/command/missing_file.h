// The message about an included file that no folder has: where it was searched for, which
// other folder has it, and which name was probably meant. Reads folders, never files.
#pragma once

#include "tblgen_build/core/session.h"

#include <set>
#include <string>
#include <vector>

namespace tblgen::command {

// `told` is for the diagnostics of one parse: no two of them say the same.
void explain_missing_file(Diagnostic &diagnostic, const Records &unit,
                          const std::vector<std::string> &include_dirs,
                          std::set<std::string> &told);

} // namespace tblgen::command
