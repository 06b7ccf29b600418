// Asking `tblgen watch`: where one runs in the build folder, it makes what the command line
// asks for, or has made it already. docs/design/watch.md, "Orders".
#pragma once

#include <span>
#include <string>

namespace tblgen::launcher {

// Whether a watcher has seen to the outputs and the dependency file of the command line; what
// it says goes to standard error. False: nothing was written, and nothing said. Never waits for
// a watcher that does not run, or for longer than half a minute.
bool serve_from_watcher(const std::string &package_folder, const std::string &personality,
                        const std::string &directory, std::span<const std::string> arguments);

} // namespace tblgen::launcher
