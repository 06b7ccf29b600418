#include "tblgen_build/cli/native/compile.h"

namespace tblgen::cli {

int compile(const CommandLine &, const std::string &) { return 1; }

} // namespace tblgen::cli
