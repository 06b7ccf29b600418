// What a process inherits and hands on: another process does the same as this one only where all of
// that is the same.
#pragma once

#include "tblgen_build/core/records/digest.h"

#include <optional>
#include <string>
#include <vector>

namespace tblgen::launcher {

// A digest of user, groups and rights, limits, namespaces, control groups, signals, priority and
// the environment. Nothing where that cannot be told, or where this process is traced. Left
// out are the current folder, standard descriptors, session, and variables_left_out().
std::optional<Digest> inherited_state();

// `NAME=VALUE` of the variables that differ between commands of one build, and decide nothing.
std::vector<std::string> variables_left_out();

} // namespace tblgen::launcher
