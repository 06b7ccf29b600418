// The linker's digest of a shared library, which tells builds of it apart without reading them.
#pragma once

#include <string>
#include <string_view>

namespace tblgen::command {

// Among the notes of a loaded or a stored object; empty where it has none.
std::string build_id_in(std::string_view notes);

// Of the library that a file is; empty where it has none near its beginning, or is none for this
// machine.
std::string build_id_of(const std::string &path);

} // namespace tblgen::command
