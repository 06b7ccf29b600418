// Source text and positions in it. Knows nothing of tokens; reads only the
// files it is told to read.
#pragma once

#include <array>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tblgen {

// The content of one file, shared by all translation units of a session.
struct SourceText {
  explicit SourceText(std::string text) : text(std::move(text)) {}

  const std::string text; // std::string adds a NUL at the end

  // Offsets of the line starts, computed on first use (errors, locations).
  const std::vector<uint32_t> &line_starts() const;
  // SHA-256 of the text, computed on first use.
  const std::array<uint8_t, 32> &digest() const;
  // What `find` gives for the text: asked once, then remembered. One question a text.
  template <class Find> uint64_t note(Find find) const {
    std::call_once(note_once_, [&] { note_ = find(std::string_view(text)); });
    return note_;
  }

private:
  mutable std::once_flag lines_once_, digest_once_, note_once_;
  mutable std::vector<uint32_t> lines_;
  mutable std::array<uint8_t, 32> digest_;
  mutable uint64_t note_ = 0;
};

// A position in a translation unit: an offset into the concatenation of all its
// buffers, in the order they were opened. 0 is "nowhere".
using Pos = uint32_t;

// One opening of a file: a file included twice is two buffers.
struct Buffer {
  std::string path; // as it was found: "<include folder>/<name>"
  std::shared_ptr<const SourceText> source;
  Pos base;        // position of the first byte; the end is base + size
  Pos included_at; // the include directive, 0 for the main file
};

struct LineColumn {
  uint32_t line;   // from 1
  uint32_t column; // from 1, in bytes
};

// The buffers of one translation unit.
class SourceMap {
public:
  // Returns the buffer's index.
  size_t open(std::string path, std::shared_ptr<const SourceText> source, Pos included_at);

  const std::vector<Buffer> &buffers() const { return buffers_; }
  uint64_t end_position() const { return next_base_; }
  // Null for position 0.
  const Buffer *find(Pos pos) const;
  LineColumn line_column(Pos pos) const; // pos != 0
  std::string_view line_text(Pos pos) const;

private:
  std::vector<Buffer> buffers_;
  Pos next_base_ = 1;
};

// Why an include may not be followed; empty: it may. `circle` has the buffers from the one that the
// included file would lead back to; `depth` is the number of open files, `size` the file's own.
std::string refusal_of(const SourceMap &sources, std::span<const size_t> circle, size_t depth,
                       size_t size);

constexpr size_t max_file_size = size_t{1} << 30; // positions have 32 bits

// Thrown where a file, a value or an evaluation would exceed a limit; a caller that
// knows the position adds it.
struct LimitExceeded final : std::exception {
  explicit LimitExceeded(std::string message) : message(std::move(message)) {}
  const char *what() const noexcept override { return message.c_str(); }
  std::string message;
};

// What the core may ask of a file system; tests pass an in-memory one.
class FileSystem {
public:
  virtual ~FileSystem() = default;
  // The file's content, or nothing where it cannot be read. Throws LimitExceeded where
  // it has no end, or one beyond max_file_size.
  virtual std::optional<std::string> read(const std::string &path) const = 0;
};

const FileSystem &real_file_system();

} // namespace tblgen
