#include "tblgen_build/system/library.h"

#include <dlfcn.h>

namespace tblgen::system {

void load_ahead(const std::string &path) { ::dlopen(path.c_str(), RTLD_NOW); }

} // namespace tblgen::system
