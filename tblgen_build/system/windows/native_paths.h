// Paths as Windows takes them, and its errors as the C library numbers them.
#pragma once

#include <string>
#include <string_view>

namespace tblgen::system {

std::wstring to_windows(std::string_view utf8);
std::string from_windows(std::wstring_view text);

// Of the last call of Windows that failed: what std::strerror() has a text for.
int errno_of_last_error();

} // namespace tblgen::system
