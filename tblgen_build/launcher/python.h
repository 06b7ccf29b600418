// Hands the command over to the Python part of the package.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>

namespace tblgen::launcher {

// The folder that holds the package: in the installation the launcher belongs to, or
// above it (pip's --target, a checkout).
std::optional<std::string> find_package();

// What the command most likely needs, and what starts while Python imports.
struct Early {
  bool parses = false;           // its unit
  bool loads_generators = false; // their library
  std::string code = {};         // the package's identity in hexadecimal digits, if it is known
};

// Replaces the process by Python running tblgen_build's compile command with the
// same arguments; `argv` ends in a null pointer. `package` is what find_package() found;
// `front_key` is the key of the command line in front.h. Returns only on failure, with the reason.
std::string execute_python(const std::string &personality,
                           const std::optional<std::string> &package, const std::string &front_key,
                           Early early, char **argv);

// Replaces the process by an engine for the package. `details` are the path of its socket, what the
// package's files look like, the tool whose generators it imports, and the build folder. Returns
// where that fails.
void execute_engine(const std::string &package, std::initializer_list<std::string> details);

// The path of the interpreter, and its stamp.
std::string interpreter_identity();

} // namespace tblgen::launcher
