// Response files: `@file` on the command line stands for the arguments in the file.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen::command {

struct ExpandedArguments {
  std::vector<std::string> arguments;
  std::string problem; // empty where all went well
};

// Replaces each `@file` whose file exists; what it holds is expanded too, with
// paths relative to the working directory, as LLVM's tools do.
ExpandedArguments expand_response_files(std::span<const std::string> arguments);

// Splits at white space; quotes of both kinds group, a backslash takes the next byte literally.
std::vector<std::string> split_arguments(std::string_view text);

} // namespace tblgen::command
