// Where LLVM's and MLIR's .td files are usually installed. Knows nothing of what is in them.
#pragma once

#include <string>
#include <vector>

namespace tblgen::command {

// The folders that may have them, as project/installed_llvm.py looks for them: named in the
// environment, those of programs on PATH, standard ones; the newest release first. Not all are
// there.
std::vector<std::string> installed_include_folders();

} // namespace tblgen::command
