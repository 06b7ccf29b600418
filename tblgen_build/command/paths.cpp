#include "tblgen_build/command/paths.h"

#include "tblgen_build/system/files.h"

namespace tblgen::command {

using system::FileKind;

bool is_file(const std::string &path) { return system::status_of(path).kind == FileKind::File; }
bool is_folder(const std::string &path) { return system::status_of(path).kind == FileKind::Folder; }

std::string folder_of(const std::string &path) {
  size_t separator = path.find_last_of(system::separators);
  return separator == path.npos ? "." : path.substr(0, separator);
}

std::string seen_from_here(const std::string &folder) {
  std::string above = system::real_path("."); // the current folder, then those it is in
  if (above.empty())
    return folder;
  if (above == folder)
    return ".";
  for (std::string up; above != "."; above = folder_of(above), up += "../") {
    if (above == folder)
      return up.substr(0, up.size() - 1);
    if (folder.starts_with(above) && system::separators.find(folder[above.size()]) != above.npos)
      return up + folder.substr(above.size() + 1);
  }
  return folder; // on another drive
}

} // namespace tblgen::command
