// Lines of .td text that begin with a definition, found without reading tokens.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

namespace tblgen::command {

// Where a line of the text begins with a definition of the name, the offset of the name; or npos.
size_t find_definition(std::string_view text, std::string_view name, size_t from = 0);
// The name of each such line, in order.
void each_definition(std::string_view text, const std::function<void(std::string_view)> &take);

} // namespace tblgen::command
