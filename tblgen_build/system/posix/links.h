// Where symbolic links lead.
#pragma once

#include <string>

namespace tblgen::system {

constexpr int max_links = 40; // on the way to a file, as the kernel has it

// A path up to its last slash, with it.
std::string folder_prefix(const std::string &path);

// What the link at `path` says; empty where there is no link.
std::string text_of_link(const std::string &path);

// The same, seen from where `path` is.
std::string link_target(const std::string &path);

// Where a path leads, also where there is nothing yet.
std::string resolve_links(std::string path);

} // namespace tblgen::system
