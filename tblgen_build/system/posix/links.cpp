#include "tblgen_build/system/posix/links.h"

#include "tblgen_build/system/files.h"

#include <climits>
#include <unistd.h>
#include <utility>

namespace tblgen::system {

std::string folder_prefix(const std::string &path) { return path.substr(0, path.rfind('/') + 1); }

std::string text_of_link(const std::string &path) {
  char buffer[PATH_MAX];
  ssize_t size = ::readlink(path.c_str(), buffer, sizeof buffer);
  return size <= 0 ? "" : std::string(buffer, static_cast<size_t>(size));
}

std::string link_target(const std::string &path) {
  std::string target = text_of_link(path);
  return target.empty() || target[0] == '/' ? target : folder_prefix(path) + target;
}

std::string resolve_links(std::string path) {
  for (int i = 0; i < max_links; ++i) {
    if (std::string real = real_path(path); !real.empty())
      return real;
    std::string target = link_target(path);
    if (target.empty())
      break;
    path = std::move(target);
  }
  return path;
}

} // namespace tblgen::system
