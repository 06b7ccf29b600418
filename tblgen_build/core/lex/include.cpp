#include "tblgen_build/core/lex/include.h"

#include <utility>

namespace tblgen {

FoundFile FileSource::find(const std::string &name, std::span<const std::string> folders) {
  FoundFile found{name, open(name), {}};
  for (const std::string &folder : folders) {
    if (found.file)
      return found;
    found.missed.push_back(std::exchange(found.path, folder + '/' + name));
    found.file = open(found.path);
  }
  if (!found.file)
    found.missed.push_back(std::move(found.path));
  return found;
}

} // namespace tblgen
