#include "tblgen_build/launcher/own_path.h"

#include <cstdint>
#include <cstdlib>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#else
#include <sys/auxv.h>
#endif

namespace tblgen::launcher {

bool find_own_path(PathBuffer &path) {
#ifdef __APPLE__
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0;
#else
  ssize_t size = ::readlink("/proc/self/exe", path, sizeof path - 1);
  if (size > 0) {
    path[size] = '\0';
    return true;
  }
  // Without /proc, as in a folder that one has changed root to: what the system was asked to run.
  const auto *named = reinterpret_cast<const char *>(::getauxval(AT_EXECFN));
  return named && ::realpath(named, path);
#endif
}

} // namespace tblgen::launcher
