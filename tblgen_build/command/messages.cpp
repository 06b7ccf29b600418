#include "tblgen_build/command/messages.h"

#include "tblgen_build/command/build_warnings.h"
#include "tblgen_build/system/process.h"

#include <cstdlib>
#include <string_view>

namespace tblgen::command {

namespace {

// The message with control characters in words: its texts may come from a source, from the cache or
// from a server.
Message harmless(Message message) {
  for (std::string *part : {&message.text, &message.speaker})
    *part = without_controls(*part);
  if (message.place) {
    Place place = *message.place;
    place.file = without_controls(place.file);
    place.excerpt = without_controls(place.excerpt);
    for (auto &[file, line] : place.included_from)
      file = without_controls(file);
    message.place = std::make_shared<const Place>(std::move(place));
  }
  for (Message &note : message.notes)
    note = harmless(std::move(note));
  return message;
}

} // namespace

bool wants_color(ColorMode mode, int descriptor) {
  if (mode != ColorMode::Auto)
    return mode == ColorMode::Always;
  const char *refusal = std::getenv("NO_COLOR"), *terminal = std::getenv("TERM");
  return !(refusal && *refusal) && terminal && std::string_view(terminal) != "dumb" &&
         system::is_terminal(descriptor);
}

std::string without_controls(std::string_view text) {
  static constexpr char digits[] = "0123456789abcdef";
  std::string out;
  auto add = [&out](unsigned char byte) {
    out.append("\\x").append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
  };
  for (size_t i = 0; i < text.size(); ++i) {
    auto byte = static_cast<unsigned char>(text[i]);
    auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    bool is_line = byte == '\n' || byte == '\t';
    if (byte == 0xC2 && next >= 0x80 && next < 0xA0) { // the other controls, in UTF-8
      add(next);
      ++i;
    } else if ((byte < ' ' && !is_line) || byte == 0x7F) {
      add(byte);
    } else {
      out += text[i];
    }
  }
  return out;
}

std::string for_display(std::span<const Message> messages, ColorMode mode, int descriptor,
                        bool shows_codes) {
  std::vector<Message> shown = once_a_build(messages);
  if (system::is_terminal(descriptor))
    for (Message &message : shown)
      message = harmless(std::move(message));
  return render(shown, {wants_color(mode, descriptor), shows_codes});
}

} // namespace tblgen::command
