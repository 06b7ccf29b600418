#pragma once

// The subcommands that a launcher may serve itself, by the table of all of them in
// driver/subcommands.py. Knows nothing of what they do.

#include <cstdint>
#include <span>
#include <string>

namespace tblgen::command {

enum class Subcommand : uint8_t {
  None, // a compile, or a subcommand that Python does
#define SERVED(id, name) id,
#include "subcommands.inc"
#undef SERVED
};

// A bare word in front may be a subcommand for people: Python knows which there are.
inline bool may_be_subcommand(std::span<const std::string> arguments) {
  if (arguments.empty() || arguments[0].empty() || arguments[0][0] == '-')
    return false;
  return arguments[0].find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos;
}

inline Subcommand served_subcommand(std::span<const std::string> arguments) {
#define SERVED(id, name)                                                                           \
  if (!arguments.empty() && arguments[0] == name)                                                  \
    return Subcommand::id;
#include "subcommands.inc"
#undef SERVED
  return Subcommand::None;
}

} // namespace tblgen::command
