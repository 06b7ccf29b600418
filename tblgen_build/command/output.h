// What may be written, and the text of a dependency file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tblgen::command {

// What speaks against writing these files, as a message: one that is an input, or two that are
// one file. Empty where nothing does; what is not a regular file takes anything.
std::string overwriting_problem(const std::vector<std::string> &outputs, const std::string &depfile,
                                const std::vector<std::string> &inputs);

// The text of a dependency file: `target` needs every one of `prerequisites`.
// Spaces, '#' and '$' are escaped the way Make and Ninja read them.
std::string depfile_text(std::string_view target, const std::vector<std::string> &prerequisites);

} // namespace tblgen::command
