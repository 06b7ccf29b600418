// Extended regular expressions as C++'s library matches them, for systems whose C library lacks
// something: bounds of words, references to groups, or all of them.
#pragma once

#include <optional>
#include <regex>
#include <string>
#include <string_view>

namespace tblgen::system {

class StandardRegex {
public:
  explicit StandardRegex(std::string_view pattern);

  bool is_valid() const { return regex_.has_value(); }
  bool search(std::string_view text) const;

private:
  std::optional<std::regex> regex_;
};

} // namespace tblgen::system
