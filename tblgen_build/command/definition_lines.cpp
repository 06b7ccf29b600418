#include "tblgen_build/command/definition_lines.h"

#include "tblgen_build/core/support/characters.h"

namespace tblgen::command {

namespace {

constexpr std::string_view definers[] = {"class ", "def ", "multiclass ", "defvar ", "deftype "};

bool begins_line(std::string_view text, size_t at) { return at == 0 || text[at - 1] == '\n'; }

} // namespace

size_t find_definition(std::string_view text, std::string_view name, size_t from) {
  for (size_t at = text.find(name, from); at != text.npos; at = text.find(name, at + 1)) {
    size_t end = at + name.size();
    if (end < text.size() && is_word(text[end]))
      continue;
    std::string_view before = text.substr(0, at);
    for (std::string_view definer : definers)
      if (before.ends_with(definer) && begins_line(text, at - definer.size()))
        return at;
  }
  return text.npos;
}

void each_definition(std::string_view text, const std::function<void(std::string_view)> &take) {
  while (!text.empty()) {
    for (std::string_view definer : definers) {
      if (!text.starts_with(definer))
        continue;
      std::string_view rest = text.substr(definer.size());
      size_t length = 0;
      while (length < rest.size() && is_word(rest[length]))
        ++length;
      if (length != 0)
        take(rest.substr(0, length));
    }
    size_t line = text.find('\n');
    text.remove_prefix(line == text.npos ? text.size() : line + 1);
  }
}

} // namespace tblgen::command
