// The cache in front of Python: whole command lines whose outputs are in the cache are
// served without starting it. Python writes the entries (`cache/front.py`), which say what
// the latest run of a command line read and wrote. Every other command line is left to
// Python, which looks further. docs/design/cache.md, "In front of Python".
#pragma once

#include <span>
#include <string>

namespace tblgen::launcher {

// Whether the environment lets anything be in the cache.
bool is_cache_on();

// Writes the outputs of the command line, which has this key, from the cache that the
// environment describes. False: nothing was written or shown, and Python has to do everything.
bool serve_from_cache(const std::string &key, std::span<const std::string> arguments);

} // namespace tblgen::launcher
