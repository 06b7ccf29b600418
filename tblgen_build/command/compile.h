// The compile command for the actions whose output the core itself has.
#pragma once

#include "tblgen_build/command/options.h"

#include <string>

namespace tblgen::command {

// Whether what was parsed is freed: a process that is about to end need not.
enum class AtEnd : bool { Free, Leave };

// Runs `line`, whose action is a core action, and returns the exit status.
// Diagnostics go to standard error, under the name `tool` where they have no position.
int compile(const CommandLine &line, const std::string &tool, AtEnd at_end);

} // namespace tblgen::command
