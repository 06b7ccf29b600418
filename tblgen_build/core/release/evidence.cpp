#include "tblgen_build/core/release/evidence.h"

#include "tblgen_build/core/support/characters.h"

#include <algorithm>

namespace tblgen {

namespace {

constexpr EvidenceRow rows[] = {
#define EVIDENCE(file, word, bound, is_absence) {file, word, bound, is_absence},
#include "tblgen_build/core/release/evidence.inc"
};
static_assert(std::size(rows) <= max_evidence);

constexpr bool are_sound() {
  for (const EvidenceRow &row : rows)
    if (row.word.empty() || row.bound < first_evidence)
      return false;
  return true;
}
static_assert(are_sound());

// What is generated for MLIR is compiled with LLVM's containers as well.
bool is_of(const ProjectsRead &projects, std::string_view file) {
  if (file.starts_with("llvm/ADT/"))
    return projects.any();
  return file.starts_with("mlir/") ? projects.mlir : projects.llvm;
}

// The file of the first folder that has it.
std::shared_ptr<LexedFile> open_first(FileSource &files, const std::vector<std::string> &folders,
                                      std::string_view name, EvidenceSearch &search) {
  for (const std::string &folder : folders) {
    std::string path = folder + '/';
    path += name;
    if (std::shared_ptr<LexedFile> file = files.open(path)) {
      search.files.push_back({std::move(path), file->source()});
      return file;
    }
    search.missing.push_back(std::move(path));
  }
  return nullptr;
}

// Which of the rows from `first` to `last` have their word in the text, from the lowest bit on.
uint64_t words_in(std::string_view text, size_t first, size_t last) {
  uint64_t found = 0;
  for (size_t i = first; i < last; ++i)
    found |= static_cast<uint64_t>(has_word(text, rows[i].word)) << (i - first);
  return found;
}

} // namespace

std::span<const EvidenceRow> evidence_table() { return rows; }

size_t evidence_row(std::string_view file, std::string_view word, bool is_absence) {
  for (size_t i = 0; i < std::size(rows); ++i)
    if (rows[i].file == file && rows[i].word == word && rows[i].is_absence == is_absence)
      return i;
  return no_evidence;
}

bool has_evidence(uint32_t number) {
  return number >= first_evidence && std::ranges::any_of(rows, [number](const EvidenceRow &row) {
           return decides(row, number);
         });
}

bool has_word(std::string_view text, std::string_view word) {
  for (size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
    size_t end = at + word.size();
    bool begins = at == 0 || !is_word(word.front()) || !is_word(text[at - 1]);
    bool ends = end == text.size() || !is_word(word.back()) || !is_word(text[end]);
    if (begins && ends)
      return true;
  }
  return false;
}

EvidenceSearch find_evidence(FileSource &files, const std::vector<std::string> &include_dirs,
                             const ProjectsRead &projects, std::optional<uint32_t> number) {
  EvidenceSearch search;
  for (size_t first = 0, last = 0; first < std::size(rows); first = last) {
    bool is_asked = false;
    for (; last < std::size(rows) && rows[last].file == rows[first].file; ++last)
      is_asked |= !number || decides(rows[last], *number);
    if (!is_asked || !is_of(projects, rows[first].file))
      continue;
    std::shared_ptr<LexedFile> file = open_first(files, include_dirs, rows[first].file, search);
    if (!file)
      continue;
    uint64_t words =
        file->source()->note([&](std::string_view text) { return words_in(text, first, last); });
    for (size_t i = first; i < last; ++i) {
      search.evidence.known.set(i);
      search.evidence.holds.set(i, ((words >> (i - first)) & 1) != rows[i].is_absence);
    }
  }
  return search;
}

} // namespace tblgen
