// Shared libraries. Not for the launchers: they are linked statically.
#pragma once

#include <string>

namespace tblgen::system {

// Loads one for whoever needs it later. If something goes wrong, that load says it.
void load_ahead(const std::string &path);

} // namespace tblgen::system
