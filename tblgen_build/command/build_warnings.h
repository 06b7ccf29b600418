// Warnings about a whole build, such as an unknown release, are printed once a build, not
// by each of its commands. Knows the names of the build tools' processes.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tblgen_build/core/message.h"

namespace tblgen::command {

// Where a command that a server runs for another process has that process's number.
constexpr char caller_variable[] = "TBLGEN_CALLER";

// The messages without warnings of a release that another command of this build has shown. A
// command that no build tool started shows all of them; so does each one where /proc cannot be
// read.
std::vector<Message> once_a_build(std::span<const Message> messages);

// The run of the outermost build tool that started the process: its number and its start.
std::optional<std::string> run_of_build_tool(long process);

} // namespace tblgen::command
