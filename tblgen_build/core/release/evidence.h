// Evidence: names in LLVM's own files that tell whether a tree has what came with a release.
// Two commits of LLVM's main have one number. Knows files and words, not what they stand for:
// the tables in tblgen_build/releases say that. docs/design/releases.md.
#pragma once

#include "tblgen_build/core/lex/include.h"
#include "tblgen_build/core/release/release.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen {

struct EvidenceRow {
  std::string_view file; // below an include folder
  std::string_view word; // a whole one in it
  uint32_t bound;        // the release in whose making it came
  bool is_absence;       // the word went, instead
};

constexpr size_t no_evidence = SIZE_MAX;
constexpr uint32_t first_evidence = 23; // no row's bound is earlier, and none is asked for 22

// Made by packaging/evidence.py from the tables in tblgen_build/releases.
std::span<const EvidenceRow> evidence_table();
// The row's index, or no_evidence.
size_t evidence_row(std::string_view file, std::string_view word, bool is_absence);

// Whether a tree of that number may have what the row describes, or may not: it is of the
// branch of that release or of the one before. Of others the number says it.
constexpr bool decides(const EvidenceRow &row, uint32_t number) {
  return row.bound == number || row.bound == number + 1;
}

// Whether some row tells trees of that number apart, and is looked for.
bool has_evidence(uint32_t number);

struct EvidenceSearch {
  struct File {
    std::string path;
    std::shared_ptr<const SourceText> source;
  };
  Evidence evidence = {};
  std::vector<File> files = {};          // that were read
  std::vector<std::string> missing = {}; // that were looked for first
};

// Looks below the include folders in order, as a compiler does. Without a number all rows are
// looked for.
EvidenceSearch find_evidence(FileSource &files, const std::vector<std::string> &include_dirs,
                             const ProjectsRead &projects, std::optional<uint32_t> number);

// Whether `word` is in the text, neither preceded nor followed by what would make it longer.
bool has_word(std::string_view text, std::string_view word);

} // namespace tblgen
