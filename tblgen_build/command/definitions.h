// After an error: finds the file below the include folders that defines an unknown name, and the
// place of a file that could not be included.
#pragma once

#include "tblgen_build/core/session.h"

#include <string>
#include <vector>

namespace tblgen::command {

// Adds a note to each diagnostic of an unknown name that such a file defines, or of a file that
// stands beside the one that includes it or in an installed LLVM; and to the first error that a
// code block without its '}]' may have caused.
void add_definition_notes(ParseResult &result, const std::vector<std::string> &include_dirs);

} // namespace tblgen::command
