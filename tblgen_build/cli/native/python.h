// Hands the command over to the Python part of the package.
#pragma once

#include <string>

namespace tblgen::cli {

// Replaces the process by Python running tblgen_build's compile command with the
// same arguments; `argv` ends in a null pointer. Returns what went wrong.
std::string execute_python(const std::string &personality, char **argv);

} // namespace tblgen::cli
