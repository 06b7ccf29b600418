// How an include finds its file, and which files are open around it.
#pragma once

#include "tblgen_build/core/lex/lexer.h"
#include "tblgen_build/core/lex/source.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tblgen {

struct FoundFile {
  std::string path;                // as it was found: "<include folder>/<name>"
  std::shared_ptr<LexedFile> file; // null: nowhere
  std::vector<std::string> missed; // the paths before it
};

// Where the files of a session come from. Safe to use from several threads.
class FileSource {
public:
  virtual ~FileSource() = default;
  // Null where the file cannot be read.
  virtual std::shared_ptr<LexedFile> open(const std::string &path) = 0;

  // The file that an include of the name means: the name itself, or else below the first folder
  // that has it.
  FoundFile find(const std::string &name, std::span<const std::string> folders);
};

// An open file, and how far it was read.
struct IncludeFrame {
  std::shared_ptr<LexedFile> file;
  const Segment *segment;
  size_t buffer;
  size_t macros; // how many there were when the file was entered
};

// Why `file` may not be included below the open files `frames`, outermost first; empty: it may. A
// file that is entered again with the same number of `macros` defined takes the same way again.
template <typename Frame>
std::string refuse_include(const SourceMap &sources, const std::vector<Frame> &frames,
                           const std::shared_ptr<LexedFile> &file, size_t macros) {
  std::vector<size_t> circle;
  for (const IncludeFrame &frame : frames)
    if (!circle.empty() || (frame.file == file && frame.macros == macros))
      circle.push_back(frame.buffer);
  return refusal_of(sources, circle, frames.size(), file->source()->text.size());
}

} // namespace tblgen
