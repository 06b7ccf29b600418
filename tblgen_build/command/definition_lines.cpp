#include "tblgen_build/command/definition_lines.h"

#include "tblgen_build/core/support/characters.h"

#include <cstddef>

namespace tblgen::command {

namespace {

constexpr std::string_view definers[] = {"class ", "def ", "multiclass ", "defvar ", "deftype "};

bool begins_line(std::string_view text, size_t at) { return at == 0 || text[at - 1] == '\n'; }

} // namespace

bool defines(std::string_view text, std::string_view name) {
  for (size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    size_t end = at + name.size();
    if (end < text.size() && is_word(text[end]))
      continue;
    std::string_view before = text.substr(0, at);
    for (std::string_view definer : definers)
      if (before.ends_with(definer) && begins_line(text, at - definer.size()))
        return true;
  }
  return false;
}

} // namespace tblgen::command
