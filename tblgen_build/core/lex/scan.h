// The include scanner: which files a translation unit reads, and which it does
// not find. It sees what the preprocessor sees, and parses and evaluates nothing.
#pragma once

#include "tblgen_build/core/lex/diagnostic.h"
#include "tblgen_build/core/lex/include.h"

#include <optional>
#include <string>
#include <vector>

namespace tblgen {

struct ScanRequest {
  std::string path;
  std::optional<std::string> source; // text of the main file; `path` then only names it
  std::vector<std::string> include_dirs = {};
  std::vector<std::string> defines = {};
  bool seeks_release = true; // for units that read files of LLVM: what a parse reads for it, too
  std::optional<uint32_t> release = {}; // that the parse is given
};

// One include directive that is reached.
struct IncludeEdge {
  static constexpr uint32_t not_found = UINT32_MAX;

  uint32_t includer; // index into ScanResult::files
  uint32_t offset;   // of the file name in the includer
  std::string name;  // as it is written
  uint32_t included; // index into ScanResult::files, or not_found
};

struct ScanResult {
  struct File {
    std::string path; // as it was found: "<include folder>/<name>"
    std::shared_ptr<const SourceText> source;
  };
  // The main file first, then in order of inclusion; what tells the release last.
  std::vector<File> files;
  std::vector<IncludeEdge> edges;
  std::vector<std::string> missing_probes;
  // Missing files, files that include themselves without end, malformed tokens.
  // Where there is none, a parse reads exactly `files`, or ends earlier by an error.
  std::vector<Diagnostic> problems;
  SourceMap sources; // of the positions in problems
};

// Goes on after a problem, to report all of them.
ScanResult scan_includes(FileSource &files, const ScanRequest &request);

} // namespace tblgen
