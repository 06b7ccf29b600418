#include "tblgen_build/system/output_file.h"

#include <cstring>

namespace tblgen::system {

bool OutputFile::fail(const char *doing, int error) {
  std::string what = path_ == "-" ? "to standard output" : "'" + path_ + "'";
  problem_ = std::string("could not ") + doing + ' ' + what + ": " + std::strerror(error);
  return false;
}

} // namespace tblgen::system
