#include "tblgen_build/system/trust.h"

namespace tblgen::system {

// A user's folders are in the profile, which Windows keeps from others.
std::string folder_problem(const std::string &) { return ""; }

bool is_private(const std::string &) { return true; }

} // namespace tblgen::system
