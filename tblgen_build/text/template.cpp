#include "template.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace tblgen::text {

namespace {

constexpr std::string_view BLANK = " \t";

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

size_t line_end(std::string_view text, size_t from) {
  size_t end = text.find('\n', from);
  return end == text.npos ? text.size() : end;
}

// The indentation that all lines share which are not blank.
size_t shared_indent(std::string_view text) {
  size_t shared = text.npos;
  for (size_t at = 0; at < text.size(); at = line_end(text, at) + 1) {
    size_t first = std::min(text.find_first_not_of(' ', at), text.size());
    if (first < line_end(text, at))
      shared = std::min(shared, first - at);
  }
  return shared == text.npos ? 0 : shared;
}

// A block's text without what it owes to where it stands in the source.
std::string dedented(std::string_view text) {
  if (!text.starts_with('\n'))
    return std::string(text);
  text.remove_prefix(1);
  size_t last = text.rfind('\n') + 1; // 0 where there is none
  if (text.find_first_not_of(BLANK, last) == text.npos)
    text = text.substr(0, last);
  size_t shared = shared_indent(text);
  std::string result;
  for (size_t at = 0; at < text.size();) {
    size_t end = line_end(text, at);
    if (text.find_first_not_of(' ', at) < end)
      result.append(text, at + shared, end - at - shared);
    if (end < text.size())
      result += '\n';
    at = end + 1;
  }
  return result;
}

// Where a raw string that begins at the quote ends; npos where no raw string begins there.
size_t raw_string_end(std::string_view text, size_t quote) {
  constexpr size_t LONGEST_DELIMITER = 16;
  size_t open = text.find('(', quote);
  if (open == text.npos || open - quote - 1 > LONGEST_DELIMITER)
    return text.npos;
  std::string close = ")" + std::string(text.substr(quote + 1, open - quote - 1)) + "\"";
  size_t end = text.find(close, open);
  return end == text.npos ? text.size() : end + close.size();
}

// The next quote that begins a raw string. (Quotes are rare, and memchr is fast: looking for both
// characters at once takes twice the time of all the rest.)
size_t next_raw_string(std::string_view text, size_t from) {
  while ((from = text.find('"', from)) != text.npos) {
    size_t quote = from++;
    if (quote == 0 || text[quote - 1] != 'R')
      continue;
    size_t before = quote - 1;
    while (before > 0 && is_word(text[before - 1]))
      --before;
    std::string_view prefix = text.substr(before, quote - 1 - before);
    if (prefix.empty() || prefix == "u8" || prefix == "u" || prefix == "U" || prefix == "L")
      return quote;
  }
  return text.npos;
}

} // namespace

void append_indented(std::string_view text, size_t indent, std::string &out) {
  if (indent == 0) {
    out += text;
    if (!text.empty() && text.back() != '\n')
      out += '\n';
    return;
  }
  size_t raw = next_raw_string(text, 0); // where the next raw string begins,
  size_t raw_end = 0;                    // and where the last one that did ends
  bool is_continued = false;
  for (size_t at = 0; at < text.size();) {
    size_t end = line_end(text, at);
    bool is_indented = end > at && at >= raw_end && !is_continued;
    size_t spaces = is_indented ? indent : 0, old = out.size();
    out.resize(old + spaces + (end - at) + 1, ' ');
    char *place = out.data() + old + spaces;
    std::memcpy(place, text.data() + at, end - at);
    place[end - at] = '\n';
    is_continued = end > at && text[end - 1] == '\\';
    while (raw < end) {
      size_t found = raw_string_end(text, raw);
      raw_end = found == text.npos ? raw_end : found;
      raw = next_raw_string(text, found == text.npos ? raw + 1 : found);
    }
    at = end + 1;
  }
}

size_t Template::index_of(std::string_view name) {
  auto found = std::find(names_.begin(), names_.end(), name);
  if (found == names_.end()) {
    names_.emplace_back(name);
    is_block_.push_back(false);
    return names_.size() - 1;
  }
  return static_cast<size_t>(found - names_.begin());
}

std::optional<Template> Template::parse(std::string_view source, std::string &error) {
  std::string text = dedented(source);
  std::string_view rest = text;
  Template result;
  std::string literal;
  size_t at = 0;
  while (at < rest.size()) {
    size_t dollar = std::min(rest.find('$', at), rest.size());
    literal.append(rest, at, dollar - at);
    if (dollar == rest.size())
      break;
    at = dollar + 1;
    if (at < rest.size() && rest[at] == '$') {
      literal += '$';
      ++at;
      continue;
    }
    bool in_braces = at < rest.size() && rest[at] == '{';
    size_t begin = at + in_braces, end = begin;
    while (end < rest.size() && is_word(rest[end]))
      ++end;
    if (end == begin || (in_braces && (end == rest.size() || rest[end] != '}'))) {
      error = "'$' begins no name; a dollar sign is '$$'";
      return std::nullopt;
    }
    size_t name = result.index_of(rest.substr(begin, end - begin));
    at = end + in_braces;
    Piece piece;
    piece.name = static_cast<int32_t>(name);
    // A place with a line of its own: its indentation is the value's, its line end too.
    size_t line = rest.rfind('\n', dollar) + 1;
    bool begins = rest.find_first_not_of(' ', line) == dollar;
    if (begins && at < rest.size() && rest[at] == '\n') {
      result.is_block_[name] = true;
      piece.indent = static_cast<int32_t>(dollar - line);
      literal.resize(literal.size() - (dollar - line));
      ++at;
    }
    piece.literal = std::move(literal);
    literal.clear();
    result.pieces_.push_back(std::move(piece));
  }
  result.pieces_.push_back({std::move(literal), Piece::NONE, Piece::NONE});
  return result;
}

void make_room(size_t more, std::string &out) {
  if (size_t wanted = out.size() + more; wanted > out.capacity())
    out.reserve(std::max(wanted, 2 * out.capacity()));
}

void Template::render(std::span<const std::string_view> values, std::string &out) const {
  size_t size = 0;
  for (const Piece &piece : pieces_)
    size += piece.literal.size() +
            (piece.name == Piece::NONE ? 0 : values[static_cast<size_t>(piece.name)].size() + 1);
  make_room(size, out);
  for (const Piece &piece : pieces_) {
    out += piece.literal;
    if (piece.name == Piece::NONE)
      break;
    std::string_view value = values[static_cast<size_t>(piece.name)];
    if (piece.indent == Piece::NONE)
      out += value;
    else
      append_indented(value, static_cast<size_t>(piece.indent), out);
  }
}

} // namespace tblgen::text
