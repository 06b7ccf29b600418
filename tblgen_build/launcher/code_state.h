// What stat() says of the package's files. To ask takes 1 ms, half of what a small output from the
// cache takes, so commands of one build that follow each other ask once.
#pragma once

#include "tblgen_build/command/cache_files.h"

#include <span>
#include <string>

namespace tblgen::launcher {

// Of the package in the folder. What a command of the build has found less than half a second ago
// is taken over, by `emit` alone: it runs again if `tool-stamp` finds another state.
command::TreeState code_state(const std::string &package, std::span<const std::string> arguments);

// From now on, commands of the build ask again. For `tool-stamp`, before it does anything.
void forget_code_state(std::span<const std::string> arguments);

} // namespace tblgen::launcher
