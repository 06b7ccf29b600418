// Generators and subcommands are Python's, which does not run on Windows yet (docs/releasing.md).
#include "tblgen_build/launcher/hand_over.h"

#include <cstdio>

namespace tblgen::launcher {

int hand_over(const std::string &, const std::string &tool, const std::vector<std::string> &,
              char **) {
  std::fprintf(stderr,
               "%s: error: on Windows there are no generators yet, only the records: see "
               "--print-records and --dump-json\n",
               tool.c_str());
  return 1;
}

} // namespace tblgen::launcher
