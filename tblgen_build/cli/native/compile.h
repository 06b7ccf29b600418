// The compile command for the actions whose output the core itself has.
#pragma once

#include "tblgen_build/cli/native/options.h"

#include <string>

namespace tblgen::cli {

// Runs `line`, whose action is a core action, and returns the exit status.
// Diagnostics go to standard error, under the name `tool` where they have no position.
int compile(const CommandLine &line, const std::string &tool);

} // namespace tblgen::cli
