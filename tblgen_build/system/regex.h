// Extended regular expressions as the C library has them: of bytes, whatever the locale.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace tblgen::system {

// Immutable, and may be used from several threads at once.
class ExtendedRegex {
public:
  explicit ExtendedRegex(const std::string &pattern);
  ~ExtendedRegex();

  bool is_valid() const { return compiled_ != nullptr; }
  // Whether the text contains a match.
  bool search(std::string_view text) const;

private:
  struct Compiled;
  std::unique_ptr<const Compiled> compiled_; // null: the library does not take the pattern
};

} // namespace tblgen::system
