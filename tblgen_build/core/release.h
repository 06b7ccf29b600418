// Which release of LLVM a translation unit is for. Knows their numbers, not how they differ.
#pragma once

#include <cstdint>
#include <string>

namespace tblgen {

constexpr uint32_t oldest_release = 18, newest_release = 24; // whose differences are known
constexpr uint32_t default_release = 22;                     // where nothing tells

// Whose language has `let append`, `let prepend`, and braces around bits in every `let`.
constexpr uint32_t language_of_append = 23;
constexpr uint32_t language_of_sort = 23; // `!sort`

struct Release {
  enum class Source : uint8_t {
    Given,     // by whoever asked for the parse
    Header,    // llvm/Config/llvm-config.h on the include path
    BaseFiles, // what LLVM's own .td files define
    Default,
  };

  uint32_t number = default_release; // also one that is not known
  Source source = Source::Default;
  std::string evidence = {}; // the header's path, or what the files define
};

} // namespace tblgen
