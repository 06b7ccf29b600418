// A message as everything but the core keeps it: a value that needs no sources and no session. It
// is made where a mistake is found, kept by caches, workers and servers, and rendered here only.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tblgen {

enum class Severity : uint8_t {
  Error,
  Warning,
  Note,
  Text, // what a generator or another program prints, as it is
};

// A place in a file, with its line as it was read.
struct Place {
  std::string file;    // empty: the line is no file's, but a text's
  uint32_t line = 0;   // from 1
  uint32_t column = 0; // from 1, in bytes; 0: only the line is known
  std::string excerpt; // the source line, without its end
  std::vector<std::pair<std::string, uint32_t>> included_from; // files and lines, innermost first

  bool operator==(const Place &) const = default;
};

// A change that fixes it: `length` bytes of a file are replaced.
struct Fix {
  std::string file;
  uint32_t line, column; // from 1; columns in bytes
  uint32_t length;
  std::string text;

  bool operator==(const Fix &) const = default;
};

struct Message {
  Severity severity = Severity::Error;
  std::string code;    // of codes.def, or of a lint rule; may be empty
  std::string text;    // may have several lines; without a newline at its end, unless it is a Text
  std::string speaker; // who says it, where it has no place: the command's name; may be empty
  std::string subject; // the name that it is about; may be empty
  std::vector<std::string> names;     // of other classes and records that the text says
  std::shared_ptr<const Place> place; // null: nowhere
  std::vector<Message> notes;
  std::vector<Fix> fixes;

  bool operator==(const Message &other) const;
};

struct Look {
  bool has_colors = false;
  bool shows_codes = false;
};

// LLVM's form: the include stack, `file:line:column: error: message`, the source line and a caret,
// then the notes in the same form. Ends in a newline.
std::string render(const Message &message, Look look = {});
std::string render(std::span<const Message> messages, Look look = {});

// The messages as bytes, which are the same everywhere; none are no bytes.
std::string encoded(std::span<const Message> messages);
// Nothing where the bytes are not what `encoded` gives.
std::optional<std::vector<Message>> decoded(std::string_view bytes);

} // namespace tblgen
