// Where a name that a program lacks is defined: in a file below the include folders that it does
// not include; and where a file is that it could not include. Searched after an error only.
#pragma once

#include "tblgen_build/core/session.h"

#include <string>
#include <vector>

namespace tblgen::command {

// Adds a note to each diagnostic of an unknown name that such a file defines, or of a file that
// stands beside the one that includes it or in an installed LLVM.
void add_definition_notes(ParseResult &result, const std::vector<std::string> &include_dirs);

} // namespace tblgen::command
