// POSIX extended regular expressions as LLVM has them, matched by the C library. Bytes in
// the C locale, whatever the process's. Knows nothing of values.
#pragma once

#include "tblgen_build/system/regex.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen {

// The text is not an extended regular expression; what() says why and where.
struct RegexError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Immutable, and may be used from several threads at once.
class Regex {
public:
  // Throws RegexError.
  explicit Regex(std::string_view expression);
  // Whether the text contains a match. Throws RegexError where a library gives up.
  bool search(std::string_view text) const;
  // Any text with a match begins with one of these; "" where that says nothing.
  const std::vector<std::string> &prefixes() const { return prefixes_; }

private:
  std::shared_ptr<const system::ExtendedRegex> compiled_;
  std::vector<std::string> prefixes_;
};

} // namespace tblgen
