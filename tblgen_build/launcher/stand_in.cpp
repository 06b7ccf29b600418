// The commands named after LLVM's tools: each starts the launcher beside it and tells it whose
// place it takes. Three more launchers would be a quarter of the package; a start takes 0.1 to 0.4
// ms.
#include "tblgen_build/launcher/own_path.h"
#include "tblgen_build/launcher/personality.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

using namespace tblgen::launcher;

int main(int, char **argv) {
  constexpr char name[] = "tblgen";
  PathBuffer path;
  errno = ENOENT;
  char *slash = find_own_path(path) ? std::strrchr(path, '/') : nullptr;
  if (slash && slash + sizeof name < path + sizeof path) {
    std::memcpy(slash + 1, name, sizeof name);
    if (::setenv(personality_variable, TBLGEN_PERSONALITY, 1) == 0)
      ::execv(path, argv);
  }
  std::fprintf(stderr, "tblgen-%s: could not start 'tblgen', which belongs beside it: %s\n",
               TBLGEN_PERSONALITY, std::strerror(errno));
  return 1;
}
