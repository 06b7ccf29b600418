#include "tblgen_build/core/support/name_index.h"

#include "tblgen_build/core/support/posix_regex.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tblgen {

NameIndex::NameIndex(std::vector<std::string> names)
    : names_(std::move(names)), sorted_(names_.size()) {
  std::iota(sorted_.begin(), sorted_.end(), 0);
  std::ranges::sort(sorted_, {}, [this](uint32_t i) -> const std::string & { return names_[i]; });
}

void NameIndex::add_range(std::string_view prefix, std::vector<uint32_t> &found) const {
  auto beginning = [&](uint32_t i) { return std::string_view(names_[i]).substr(0, prefix.size()); };
  auto range = std::ranges::equal_range(sorted_, prefix, {}, beginning);
  found.insert(found.end(), range.begin(), range.end());
}

std::vector<uint32_t> NameIndex::find(std::string_view literal, std::string_view expression) const {
  std::vector<uint32_t> found;
  if (expression.empty()) {
    add_range(literal, found);
    std::ranges::sort(found);
    return found;
  }
  Regex regex(expression);
  for (const std::string &prefix : regex.prefixes())
    add_range(std::string(literal) + prefix, found);
  // Beginnings may contain one another.
  std::ranges::sort(found);
  found.erase(std::ranges::unique(found).begin(), found.end());
  std::erase_if(found, [&](uint32_t i) {
    return !regex.search(std::string_view(names_[i]).substr(literal.size()));
  });
  return found;
}

} // namespace tblgen
