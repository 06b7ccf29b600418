#include "tblgen_build/command/installed.h"

#include "tblgen_build/command/paths.h"
#include "tblgen_build/core/release/release.h"
#include "tblgen_build/system/files.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace tblgen::command {

namespace {

constexpr std::string_view programs[] = {"mlir-tblgen", "llvm-config", "mlir-opt"};
// Followed by a release's number.
constexpr std::string_view prefixes_of_release[] = {
    "/usr/lib/llvm-", "/usr/lib64/llvm",         "/usr/lib/llvm",
    "/usr/lib/llvm/", "/opt/homebrew/opt/llvm@", "/usr/local/opt/llvm@",
};
constexpr std::string_view prefixes[] = {"/opt/homebrew/opt/llvm", "/usr/local", "/usr"};

std::string_view variable(const char *name) {
  const char *text = std::getenv(name);
  return text ? text : "";
}

// The prefix that a program on PATH is in: Debian's are links into it.
std::string prefix_of(const std::string &program) {
  std::string_view path = variable("PATH");
  while (!path.empty()) {
    size_t end = std::min(path.find(':'), path.size());
    std::string found = std::string(path.substr(0, end)) + '/' + program;
    path.remove_prefix(std::min(end + 1, path.size()));
    if (std::string real = system::real_path(found); !real.empty())
      return folder_of(folder_of(real));
  }
  return "";
}

} // namespace

std::vector<std::string> installed_include_folders() {
  std::vector<std::string> folders;
  for (const char *name : {"MLIR_DIR", "LLVM_DIR"})
    if (std::string place(variable(name)); !place.empty()) {
      folders.push_back(place + "/include");
      // <prefix>/lib/cmake/mlir
      place.resize(place.find_last_not_of(system::separators) + 1);
      folders.push_back(folder_of(folder_of(folder_of(place))) + "/include");
    }
  std::vector<std::string> releases{""};
  for (uint32_t number = newest_release; number >= oldest_release; --number)
    releases.push_back(std::to_string(number));
  for (std::string_view program : programs)
    for (const std::string &release : releases)
      if (std::string prefix =
              prefix_of(std::string(program) + (release.empty() ? "" : "-") + release);
          !prefix.empty())
        folders.push_back(prefix + "/include");
  for (const std::string &release : releases)
    for (std::string_view prefix : prefixes_of_release)
      if (!release.empty())
        folders.push_back(std::string(prefix) + release + "/include");
  for (std::string_view prefix : prefixes)
    folders.push_back(std::string(prefix) + "/include");
  return folders;
}

} // namespace tblgen::command
