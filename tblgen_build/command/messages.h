// How messages are shown: with colors, without control characters on a terminal, and messages about
// a whole build only once.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tblgen_build/command/options.h"
#include "tblgen_build/core/message.h"

namespace tblgen::command {

// Whether what is written to the descriptor shall have colors. With ColorMode::Auto a terminal
// has them, unless NO_COLOR is set or it is a dumb one.
bool wants_color(ColorMode mode, int descriptor);

// The text with control characters in words, as `\x1b`.
std::string without_controls(std::string_view text);

// The messages as they are to be written to the descriptor, at once.
std::string for_display(std::span<const Message> messages, ColorMode mode, int descriptor,
                        bool shows_codes = false);

} // namespace tblgen::command
