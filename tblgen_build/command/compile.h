// The compile command for the actions whose output the core itself has.
#pragma once

#include "tblgen_build/command/options.h"
#include "tblgen_build/core/message.h"

#include <string>
#include <vector>

namespace tblgen::command {

// Whether what was parsed is freed: a process that is about to end need not.
enum class AtEnd : bool { Free, Leave };

// Runs `line`, whose action is a core action, and returns the exit status.
// Messages go to standard error, as they come, under the name `tool` where they have no position;
// where there is `messages`, they are appended to that instead. `personality` is whose command it
// is.
int compile(const CommandLine &line, const std::string &tool, const std::string &personality,
            AtEnd at_end, std::vector<Message> *messages = nullptr);

} // namespace tblgen::command
