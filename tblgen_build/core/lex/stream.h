// Main files that are pipes or terminals: reading waits for them, and reads them once. An include
// may not be one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace tblgen {

constexpr size_t max_stream_size = size_t{256} << 20; // also of files that report no size

// What is written to the pipe or device until its end; nothing where the path is a file, a folder
// or not there. Throws LimitExceeded where there is no end.
std::optional<std::string> read_stream(const std::string &path);

} // namespace tblgen
