// Names by their beginning: which of many a regular expression matches, without trying it
// on each. Knows nothing of records.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen {

class NameIndex {
public:
  explicit NameIndex(std::vector<std::string> names);

  // The positions, ascending, of the names that begin with `literal` and in whose rest the
  // expression is found; the empty one always is. Throws RegexError.
  std::vector<uint32_t> find(std::string_view literal, std::string_view expression) const;

private:
  void add_range(std::string_view prefix, std::vector<uint32_t> &found) const;

  std::vector<std::string> names_;
  std::vector<uint32_t> sorted_; // positions in the order of the names
};

} // namespace tblgen
