// The core's front door: parses translation units, reading and lexing each file
// once. Never prints or exits.
#pragma once

#include "tblgen_build/core/lex/diagnostic.h"
#include "tblgen_build/core/lex/include.h"
#include "tblgen_build/core/records/record.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tblgen {

// What one parse may use before it ends with a diagnostic.
struct ParseLimits {
  uint64_t steps = 80'000'000;
  size_t bytes = default_max_bytes; // of values and records
  size_t stack = size_t{512} << 20; // of the thread that a parse runs on

  bool operator==(const ParseLimits &) const = default;
};

struct ParseRequest {
  std::string path;
  std::optional<std::string> source = {}; // text of the main file; `path` then only names it
  std::vector<std::string> include_dirs = {};
  std::vector<std::string> defines = {};
  bool warn_on_unused_template_args = true;
  // Count values as the reference does, for the end of a detailed listing. Slower.
  bool statistics = false;
  // Note how fields came by their values. Slower.
  bool history = false;
  ParseLimits limits = {};
  // LLVM's, that the unit is for; found where it is not given.
  std::optional<uint32_t> release = {};

  bool operator==(const ParseRequest &) const = default;
};

struct ParseResult {
  // Whatever was made, even where there were errors: positions in diagnostics
  // refer to its sources.
  std::shared_ptr<const Records> unit;
  std::vector<Diagnostic> diagnostics; // in the order they were found
  bool has_errors = false;

  // The records, or null where there were errors.
  std::shared_ptr<const Records> records() const { return has_errors ? nullptr : unit; }
  Message detached(const Diagnostic &diagnostic) const {
    return tblgen::detached(diagnostic, unit->sources);
  }
};

// May be used from several threads at once.
class Session final : public FileSource {
public:
  explicit Session(const FileSystem &files = real_file_system()) : files_(files) {}

  ParseResult parse(const ParseRequest &request);

  // Reads the path again when it is next needed, because it may have changed.
  void forget(const std::string &path);
  void forget_all();
  // The path has this text, whatever the file says; nothing: that of the file again.
  void supply(const std::string &path, std::optional<std::string> text);

  std::shared_ptr<LexedFile> open(const std::string &path) override;
  // The path is that of a main file, which may be a pipe: it is read now, once.
  void admit_stream(const std::string &path);
  const std::shared_ptr<PagePool> &page_pool() const { return pages_; }

private:
  struct Entry {
    std::shared_ptr<LexedFile> file; // null: there is no such file
    bool is_current = false;
    std::optional<std::string> supplied = {}; // text in place of the file's
  };
  const FileSystem &files_;
  std::shared_ptr<PagePool> pages_ = std::make_shared<PagePool>();
  std::mutex mutex_;
  std::unordered_map<std::string, Entry> entries_;
};

} // namespace tblgen
