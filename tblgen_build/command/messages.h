// Rendered messages, taken apart again: for colour, and for programs that want data. The text is
// all there is of what comes from the cache or from another program, so everything goes by it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tblgen_build/command/options.h"

namespace tblgen::command {

// One message with the lines that belong to it. Views into the text that was split.
struct RenderedMessage {
  std::string_view whole;                                           // all its lines
  std::vector<std::pair<std::string_view, std::uint32_t>> included; // from: innermost first
  std::string_view place; // "file:1:2" or who speaks, without ": "; may be empty
  std::string_view file;  // empty: no position
  std::uint32_t line = 0; // from 1
  std::uint32_t column = 0;
  std::string_view severity; // "error", "warning", "note"; empty: a message, or no known form
  std::string_view text;     // without a newline at its end
  std::string_view excerpt;  // source line and caret line; may be empty
};

// Every byte of `text` is in the `whole` of one of them.
std::vector<RenderedMessage> split_messages(std::string_view text);

// The text with colours for a terminal: nothing else changes.
std::string colored(std::string_view text);

// Whether what is written to the descriptor shall have colours. With ColorMode::Auto a terminal
// has them, unless NO_COLOR is set or it is a dumb one.
bool wants_color(ColorMode mode, int descriptor);

// The text with control characters in words, as `\x1b`: what a terminal obeys may come from a
// source, from the cache, or from a server.
std::string without_controls(std::string_view text);

// The text as it is to be written to the descriptor, at once: a terminal gets no control characters
// but those of colors, and a build only once what concerns all of it.
std::string for_display(std::string_view text, ColorMode mode, int descriptor);

} // namespace tblgen::command
