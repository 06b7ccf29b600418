// Lines of .td text that begin with a definition, found without reading tokens.
#pragma once

#include <string_view>

namespace tblgen::command {

// Whether a line of the text begins with a definition of the name.
bool defines(std::string_view text, std::string_view name);

} // namespace tblgen::command
