// Text templates: blocks of text with named places. They know no language but for what indentation
// must not touch (raw strings and continued lines of C++), and nothing of Python or TableGen.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen::text {

// Literal text, and the place after it.
struct Piece {
  static constexpr int32_t NONE = -1;

  std::string literal;
  int32_t name = NONE;   // index into names(); NONE after the last literal
  int32_t indent = NONE; // of a place that has a line of its own; NONE for one inside a line
};

// A template taken apart.
//
// `$name` and `${name}` are places, `$$` is a dollar sign. A text that begins with a line end is a
// block: that line end, the indentation that all lines share and the white space after the last
// line end are not part of it. A place with a line of its own takes whole lines, each of which gets
// its indentation; where the value is empty, the line goes.
class Template {
public:
  // Takes the text apart; says what is wrong with it in `error` and gives nothing where it cannot.
  static std::optional<Template> parse(std::string_view text, std::string &error);

  // In the order in which they first occur.
  const std::vector<std::string> &names() const { return names_; }
  // Whether the value of the name takes a line of its own anywhere.
  bool is_block(size_t name) const { return is_block_[name]; }

  // Appends the text; `values` are in the order of names().
  void render(std::span<const std::string_view> values, std::string &out) const;

private:
  size_t index_of(std::string_view name);

  std::vector<Piece> pieces_;
  std::vector<std::string> names_;
  std::vector<bool> is_block_;
};

// Appends lines with so many spaces before each that is not empty; a line end is added to the last
// where it lacks one. Inside raw strings and after a backslash at a line's end nothing is added:
// there it would change what the text means.
void append_indented(std::string_view text, size_t indent, std::string &out);

// Room for so many bytes more, at once: texts of megabytes would be copied at each doubling.
void make_room(size_t more, std::string &out);

} // namespace tblgen::text
