// Paths as a message names them.
#pragma once

#include <string>

namespace tblgen::command {

// Whether it is one, through links.
bool is_file(const std::string &path);
bool is_folder(const std::string &path);

// Of the path as it is written: "." where it has none, empty for the root.
std::string folder_of(const std::string &path);

// A folder's real path as one would write it in the current folder.
std::string seen_from_here(const std::string &folder);

} // namespace tblgen::command
