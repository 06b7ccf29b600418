#include "tblgen_build/command/messages.h"

#include "tblgen_build/command/build_warnings.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <unistd.h>

namespace tblgen::command {

namespace {

constexpr std::string_view severities[] = {"error", "warning", "note"};
constexpr std::string_view included_from = "Included from ";

std::string_view without_newline(std::string_view text) {
  if (text.ends_with('\n'))
    text.remove_suffix(1);
  return text;
}

// The lines with their newlines.
std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

bool is_caret(std::string_view line) {
  line = without_newline(line);
  size_t at = line.find_first_not_of(' ');
  return at != line.npos && line.substr(at) == "^";
}

// Takes ":number" off the end of `text`.
std::optional<std::uint32_t> take_number(std::string_view &text) {
  size_t colon = text.rfind(':');
  if (colon == text.npos || colon + 1 == text.size())
    return std::nullopt;
  std::uint32_t number = 0;
  const char *end = text.data() + text.size();
  auto [stop, error] = std::from_chars(text.data() + colon + 1, end, number);
  if (error != std::errc() || stop != end)
    return std::nullopt;
  text = text.substr(0, colon);
  return number;
}

bool take_position(RenderedMessage &message, std::string_view place) {
  std::string_view file = place;
  std::optional<std::uint32_t> column = take_number(file);
  std::optional<std::uint32_t> line = column ? take_number(file) : std::nullopt;
  if (!line || file.empty())
    return false;
  message.file = file;
  message.line = *line;
  message.column = *column;
  return true;
}

// Who speaks without a position: the tool's name, and a command's.
bool is_speaker(std::string_view place) {
  return std::all_of(place.begin(), place.end(), [](unsigned char c) {
    return c > ' ' ? c != ':' && c != '\'' && c != '"' : c == ' ';
  });
}

// "place: severity: text", "severity: text" or "file:1:2: text".
bool take_head(RenderedMessage &message, std::string_view line) {
  line = without_newline(line);
  for (std::string_view severity : severities) {
    if (line.starts_with(severity) && line.substr(severity.size()).starts_with(": ")) {
      message.severity = line.substr(0, severity.size()); // a part of the text: it is cut there
      message.text = line.substr(severity.size() + 2);
      return true;
    }
  }
  for (size_t at = line.find(": "); at != line.npos; at = line.find(": ", at + 1)) {
    std::string_view place = line.substr(0, at), rest = line.substr(at + 2);
    RenderedMessage tail;
    bool has_severity = !rest.starts_with(' ') &&
                        std::any_of(std::begin(severities), std::end(severities),
                                    [rest](std::string_view severity) {
                                      return rest.starts_with(severity) &&
                                             rest.substr(severity.size()).starts_with(": ");
                                    });
    bool has_position = take_position(message, place);
    if (!has_position && !(has_severity && is_speaker(place)))
      continue;
    message.place = place;
    message.text = rest;
    if (has_severity) {
      message.severity = rest.substr(0, rest.find(':'));
      message.text = rest.substr(message.severity.size() + 2);
    }
    return true;
  }
  return false;
}

bool take_included_from(RenderedMessage &message, std::string_view line) {
  line = without_newline(line);
  if (!line.starts_with(included_from) || !line.ends_with(':'))
    return false;
  line = line.substr(included_from.size(), line.size() - included_from.size() - 1);
  std::optional<std::uint32_t> number = take_number(line);
  if (!number)
    return false;
  message.included.insert(message.included.begin(), {line, *number});
  return true;
}

// Two views of one text, side by side, as one.
std::string_view joined(std::string_view a, std::string_view b) {
  return a.empty() ? b : std::string_view(a.data(), a.size() + b.size());
}

class Splitter {
public:
  explicit Splitter(std::string_view text) : lines_(lines_of(text)) {}

  std::vector<RenderedMessage> split() {
    while (at_ < lines_.size())
      messages_.push_back(next());
    return std::move(messages_);
  }

private:
  RenderedMessage next() {
    RenderedMessage message;
    size_t begin = at_;
    while (at_ < lines_.size() && take_included_from(message, lines_[at_]))
      ++at_;
    if (at_ < lines_.size()) {
      if (!take_head(message, lines_[at_]))
        message.text = without_newline(lines_[at_]);
      ++at_;
    }
    while (at_ < lines_.size() && !begins_message(at_)) {
      if (is_excerpt(at_)) {
        message.excerpt = joined(lines_[at_], lines_[at_ + 1]);
        at_ += 2;
        break;
      }
      std::string_view line = without_newline(lines_[at_++]);
      message.text =
          std::string_view(message.text.data(),
                           static_cast<size_t>(line.data() + line.size() - message.text.data()));
    }
    for (size_t i = begin; i < at_; ++i)
      message.whole = joined(message.whole, lines_[i]);
    return message;
  }

  bool is_excerpt(size_t at) const { return at + 1 < lines_.size() && is_caret(lines_[at + 1]); }

  // A source line may look like a message: the caret below tells.
  bool begins_message(size_t at) const {
    RenderedMessage scratch;
    return !is_excerpt(at) &&
           (take_included_from(scratch, lines_[at]) || take_head(scratch, lines_[at]));
  }

  std::vector<std::string_view> lines_;
  size_t at_ = 0;
  std::vector<RenderedMessage> messages_;
};

constexpr std::string_view plain = "\x1b[0m", bold = "\x1b[1m", green = "\x1b[1;32m";

std::string_view color_of(std::string_view severity) {
  if (severity == "error")
    return "\x1b[1;31m";
  return severity == "warning" ? "\x1b[1;35m" : "\x1b[1;36m";
}

void append_colored(std::string &out, const RenderedMessage &message) {
  if (message.place.empty() && message.severity.empty()) {
    out += message.whole;
    return;
  }
  auto add = [&out](std::string_view color, std::string_view text) {
    out.append(color).append(text).append(plain);
  };
  auto rest_from = [&message](std::string_view part) {
    return message.whole.substr(
        static_cast<size_t>(part.data() + part.size() - message.whole.data()));
  };
  std::string_view first = message.place.empty() ? message.severity : message.place;
  out += message.whole.substr(0, static_cast<size_t>(first.data() - message.whole.data()));
  if (!message.place.empty()) {
    add(bold, message.place);
    out += ": ";
  }
  if (!message.severity.empty()) {
    add(color_of(message.severity), message.severity);
    out += ": ";
  }
  if (message.severity == "note")
    out += message.text;
  else
    add(bold, message.text);
  if (message.excerpt.empty()) {
    out += rest_from(message.text);
    return;
  }
  std::string_view caret = message.excerpt.substr(0, message.excerpt.rfind('^'));
  out.append("\n").append(caret);
  add(green, "^");
  out += rest_from(message.excerpt.substr(0, caret.size() + 1));
}

} // namespace

std::vector<RenderedMessage> split_messages(std::string_view text) {
  return Splitter(text).split();
}

std::string colored(std::string_view text) {
  std::string out;
  for (const RenderedMessage &message : split_messages(text))
    append_colored(out, message);
  return out;
}

bool wants_color(ColorMode mode, int descriptor) {
  if (mode != ColorMode::Auto)
    return mode == ColorMode::Always;
  const char *refusal = std::getenv("NO_COLOR"), *terminal = std::getenv("TERM");
  return !(refusal && *refusal) && terminal && std::string_view(terminal) != "dumb" &&
         ::isatty(descriptor) == 1;
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

std::string for_display(std::string_view text, ColorMode mode, int descriptor) {
  bool has_color = wants_color(mode, descriptor);
  std::string shown = once_a_build(text);
  if (::isatty(descriptor) != 1)
    return has_color ? colored(shown) : shown;
  std::string safe = without_controls(shown);
  return has_color ? colored(safe) : safe;
}

} // namespace tblgen::command
