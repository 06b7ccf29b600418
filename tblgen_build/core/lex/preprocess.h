// What the preprocessor leaves of a translation unit, as text: regions that are not taken and
// directives are gone, included files stand where they are included. Parses nothing.
#pragma once

#include "tblgen_build/core/lex/diagnostic.h"
#include "tblgen_build/core/lex/include.h"

#include <optional>
#include <string>
#include <vector>

namespace tblgen {

struct PreprocessRequest {
  std::string path;
  std::optional<std::string> source; // text of the main file; `path` then only names it
  std::vector<std::string> include_dirs = {};
  std::vector<std::string> defines = {};
  // The main file alone: its includes stay, and its #define, which they may need.
  bool keeps_includes = false;
  bool has_markers = true; // comments that say which file and line follows
};

struct PreprocessResult {
  std::string text;
  std::vector<Diagnostic> problems; // none: `text` is read as the file is
  SourceMap sources;                // of the positions in problems
};

PreprocessResult preprocess(FileSource &files, const PreprocessRequest &request);

} // namespace tblgen
