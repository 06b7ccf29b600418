// Finds out which release of LLVM a translation unit is for, where nobody says. docs/releases.md.
#pragma once

#include "record.h"
#include "token_stream.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen {

constexpr char release_header[] = "llvm/Config/llvm-config.h"; // below an include folder

// What looking for the header on the include path gave.
struct ReleaseHeader {
  std::optional<uint32_t> number;   // of the first header that has one
  std::vector<Dependency> files;    // that were read; the last one has the number, if there is one
  std::vector<std::string> missing; // that were looked for, and are not there
};

ReleaseHeader find_release_header(FileSource &files, const std::vector<std::string> &include_dirs);

// What tells a release, where one of LLVM's own .td files has it. The first that is there counts.
struct ReleaseMarker {
  std::string_view file; // how its path ends
  std::string_view record_class;
  std::string_view field; // empty: the class itself tells
  uint32_t release;
};

std::span<const ReleaseMarker> release_markers();

// The release as the base files among the finished records tell it.
std::optional<Release> release_of_base_files(const Records &records);

} // namespace tblgen
