// Asking `tblgen watch`: where one runs in the build folder, it makes what the command line
// asks for, or has made it already. docs/design/watch.md, "Orders".
#pragma once

#include "tblgen_build/launcher/request.h"

#include <string>

namespace tblgen::launcher {

// Whether a watcher has seen to the outputs and the dependency file of the command. False: nothing
// was written or shown. Never waits for a watcher that does not run.
bool serve_from_watcher(const std::string &package_folder, const Request &request);

} // namespace tblgen::launcher
