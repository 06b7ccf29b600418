// Where the running program is. Knows nothing of the standard library: stand_in.cpp is small.
#pragma once

#include <climits>

namespace tblgen::launcher {

using PathBuffer = char[PATH_MAX];

// False where it is not to be found out.
bool find_own_path(PathBuffer &path);

} // namespace tblgen::launcher
