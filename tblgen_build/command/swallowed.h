// After an error: the code block that took more of a file than its author meant, since a '}]' is
// missing. Reads the texts of a parse that has failed, no files.
#pragma once

#include "tblgen_build/core/session.h"

namespace tblgen::command {

// Adds a note to the first error that such a block explains: a token is unexpected somewhere after
// it, or a name is unknown that the block's text defines.
void explain_swallowed_text(ParseResult &result);

} // namespace tblgen::command
