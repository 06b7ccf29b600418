// Shared libraries. Not for the launchers: they are linked statically.
#pragma once

#include <string>

namespace tblgen::system {

// Loads one before it is needed. If something goes wrong, the later load says it.
void load_ahead(const std::string &path);

} // namespace tblgen::system
