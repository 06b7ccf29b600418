// Finds out which release of LLVM a translation unit is for. docs/design/releases.md.
#pragma once

#include "tblgen_build/core/lex/include.h"
#include "tblgen_build/core/records/record.h"
#include "tblgen_build/core/release/evidence.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen {

class DiagnosticLog;

constexpr char release_header[] = "llvm/Config/llvm-config.h"; // below an include folder

// What looking for the header on the include path gave.
struct ReleaseHeader {
  struct File {
    std::string path;
    std::shared_ptr<const SourceText> source;
  };
  std::optional<uint32_t> number = {}; // of the first header that has one
  std::vector<File> files = {};        // that were read; the last has the number, if there is one
  std::vector<std::string> missing = {};
};

ReleaseHeader find_release_header(FileSource &files, const std::vector<std::string> &include_dirs);

// All that tells which release a unit is for that reads files of these projects, beside those.
struct ReleaseSearch {
  ReleaseHeader header = {};
  EvidenceSearch evidence = {};
};

// For a release that is given only what may tell it apart from others of its number.
ReleaseSearch search_release(FileSource &files, const std::vector<std::string> &include_dirs,
                             const ProjectsRead &projects, std::optional<uint32_t> given);

// Finds the release of one translation unit, on the first request.
class ReleaseFinder {
public:
  ReleaseFinder(FileSource &files, const std::vector<std::string> &include_dirs, Records &records)
      : files_(files), include_dirs_(include_dirs), records_(records) {}

  void give(uint32_t number);
  // As it is given, or as the header on the include path has it. The header, or that there is
  // none, decides what is made of the records: it is among what the unit reads.
  uint32_t number();
  // An error at `at` where `what` was written and the release is before that one.
  void require(uint32_t language, std::string_view what, DiagnosticLog &log, Pos at);
  // After the parse. Headers are read only for units that read files of LLVM: for others
  // the release decides nothing, and a header that appears must not rebuild them.
  void settle(const ProjectsRead &projects);

private:
  bool is_in_file_of_llvm(Pos at) const;
  void take(ReleaseHeader header);
  void add_inputs(auto files, std::vector<std::string> missing);
  void take_base_files();

  FileSource &files_;
  const std::vector<std::string> &include_dirs_;
  Records &records_;
  bool is_sought_ = false;
};

// What one of LLVM's own .td files has since some release, and not before.
struct ReleaseMarker {
  std::string_view file; // how its path ends
  std::string_view record_class;
  std::string_view field; // empty: the class itself
  uint32_t since;
  bool is_gone = false; // the field: it was there before
};

std::span<const ReleaseMarker> release_markers();

// The releases that the base files among the finished records may be of.
struct BaseReleases {
  uint32_t first = 0, last = UINT32_MAX;
  std::string has = {}, lacks = {}; // what says so; empty where nothing does
};

BaseReleases releases_of_base_files(const Records &records);

} // namespace tblgen
