#include "tblgen_build/system/library.h"

#include "tblgen_build/system/windows/native_paths.h"

#include <windows.h>

namespace tblgen::system {

void load_ahead(const std::string &path) { ::LoadLibraryW(to_windows(path).c_str()); }

} // namespace tblgen::system
