// Warnings about a whole build, such as an unknown release, are printed once a build, not
// by each of its commands. Knows the names of the build tools' processes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tblgen::command {

// Where a command that a server runs for another process has that process's number.
constexpr char caller_variable[] = "TBLGEN_CALLER";

// The text without warnings of a release that another command of this build has shown. A command
// that no build tool started shows all of it; so does each of them where /proc cannot be read.
std::string once_a_build(std::string_view text);

// The run of the outermost build tool that started the process: its number and its start.
std::optional<std::string> run_of_build_tool(long process);

} // namespace tblgen::command
