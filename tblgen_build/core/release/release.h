// Which release of LLVM a translation unit is for. Knows their numbers, not how they differ.
#pragma once

#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen {

constexpr uint32_t oldest_release = 18, newest_release = 24; // whose differences are known
constexpr uint32_t default_release = 22;                     // where nothing tells

// Whose language has `let append`, `let prepend`, and braces around bits in every `let`.
constexpr uint32_t language_of_append = 23;
constexpr uint32_t language_of_checked_parents = 23;  // arguments of parent multiclasses fit
constexpr uint32_t language_of_named_fields = 21;     // a `let` of an unknown field is told there
constexpr uint32_t language_of_marked_operators = 20; // records print `(op:$name ...)`

// What LLVM's own files say of single differences, each with a row in evidence.h's table.
constexpr size_t max_evidence = 128;
struct Evidence {
  std::bitset<max_evidence> known = {}; // the row's file was found
  std::bitset<max_evidence> holds = {}; // the difference does, for these files

  bool operator==(const Evidence &) const = default;
};

// Whose files a unit reads, by the names in its include directives.
struct ProjectsRead {
  bool llvm = false, mlir = false;

  void add(std::string_view include_name) {
    llvm |= include_name.starts_with("llvm/");
    mlir |= include_name.starts_with("mlir/");
  }
  // The main file is as if it were included, where an include folder has it.
  void add_main(std::string_view path, const std::vector<std::string> &include_dirs) {
    for (const std::string &folder : include_dirs)
      if (path.starts_with(folder) && path.substr(folder.size()).starts_with('/'))
        add(path.substr(folder.size() + 1));
  }
  bool any() const { return llvm || mlir; }
};

struct Release {
  enum class Source : uint8_t {
    Given,     // by the caller of the parse
    Header,    // llvm/Config/llvm-config.h on the include path
    BaseFiles, // what LLVM's own .td files define
    Default,
  };

  uint32_t number = default_release; // also one that is not known
  Source source = Source::Default;
  std::string evidence = {}; // the header's path, or what the files define
  Evidence differences = {}; // what LLVM's own files say of single ones
};

} // namespace tblgen
