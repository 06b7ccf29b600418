// Who could have written a folder's content.
#pragma once

#include <string>

namespace tblgen::system {

// Why this user cannot trust what is in the folder, as the end of a sentence; empty where
// nothing speaks against it, or it is not there yet. root may do anything anyway. Checks all
// folders and links from the root down: if nobody else can replace one, the path leads to the same
// place when it is used later.
std::string folder_problem(const std::string &folder);

// Whether the folder is there and only this user can look into it. Nobody else can replace it.
bool is_private(const std::string &folder);

} // namespace tblgen::system
