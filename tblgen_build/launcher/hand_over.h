// Hands a command over to a watcher, the engine or Python: what the core cannot do by itself.
#pragma once

#include <string>
#include <vector>

namespace tblgen::launcher {

// Gives the command to what has its outputs or can make them: a watcher, the engine, the cache, at
// last Python, which this process becomes. The exit status, where it returns. `argv` ends in a null
// pointer.
int hand_over(const std::string &personality, const std::string &tool,
              const std::vector<std::string> &arguments, char **argv);

} // namespace tblgen::launcher
