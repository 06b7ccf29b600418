#include "tblgen_build/core/lex/source.h"

#include "tblgen_build/core/lex/stream.h"
#include "tblgen_build/core/records/digest.h"
#include "tblgen_build/system/files.h"

#include <algorithm>

namespace tblgen {

using system::FileKind;
using system::OpenFile;

const std::vector<uint32_t> &SourceText::line_starts() const {
  std::call_once(lines_once_, [this] {
    lines_.push_back(0);
    for (size_t i = text.find('\n'); i != std::string::npos; i = text.find('\n', i + 1))
      lines_.push_back(static_cast<uint32_t>(i + 1));
  });
  return lines_;
}

const std::array<uint8_t, 32> &SourceText::digest() const {
  std::call_once(digest_once_, [this] { digest_ = sha256(text); });
  return digest_;
}

size_t SourceMap::open(std::string path, std::shared_ptr<const SourceText> source,
                       Pos included_at) {
  Pos base = next_base_;
  // One past the end is a position too: errors at end of file point there.
  next_base_ += static_cast<Pos>(source->text.size()) + 1;
  buffers_.push_back({std::move(path), std::move(source), base, included_at});
  return buffers_.size() - 1;
}

const Buffer *SourceMap::find(Pos pos) const {
  if (pos == 0)
    return nullptr;
  auto after = std::upper_bound(buffers_.begin(), buffers_.end(), pos,
                                [](Pos p, const Buffer &b) { return p < b.base; });
  return after == buffers_.begin() ? nullptr : &*(after - 1);
}

LineColumn SourceMap::line_column(Pos pos) const {
  const Buffer &buffer = *find(pos);
  uint32_t offset = pos - buffer.base;
  const auto &starts = buffer.source->line_starts();
  auto line = std::upper_bound(starts.begin(), starts.end(), offset) - starts.begin();
  // Lines are counted by newlines alone, but columns start after a carriage
  // return too: as the reference has it.
  std::string_view text = buffer.source->text;
  size_t before = offset == 0 ? std::string_view::npos : text.find_last_of("\n\r", offset - 1);
  uint32_t begin = before == std::string_view::npos ? 0 : static_cast<uint32_t>(before) + 1;
  return {static_cast<uint32_t>(line), offset - begin + 1};
}

std::string_view SourceMap::line_text(Pos pos) const {
  const Buffer &buffer = *find(pos);
  std::string_view text = buffer.source->text;
  size_t offset = std::min<size_t>(pos - buffer.base, text.size());
  size_t begin = offset == 0 ? 0 : text.find_last_of("\n\r", offset - 1);
  begin = offset == 0 || begin == std::string_view::npos ? 0 : begin + 1;
  size_t end = std::min(text.find_first_of("\n\r", offset), text.size());
  return text.substr(begin, end - begin);
}

namespace {

// Up to the end, or just beyond the limit. Nothing: it cannot be read.
std::optional<std::string> read_up_to(OpenFile &file, size_t expected, size_t limit) {
  std::string text;
  text.resize(expected + 1);
  for (size_t used = 0;;) {
    std::optional<size_t> got = file.read(text.data() + used, text.size() - used);
    if (!got)
      return std::nullopt;
    used += *got;
    if (*got == 0 || used > limit) {
      text.resize(used);
      return text;
    }
    if (used == text.size())
      text.resize(std::min(text.size() * 2, limit + 1));
  }
}

[[noreturn]] void fail_size(const std::string &path, size_t limit) {
  throw LimitExceeded{"'" + path + "' is larger than " + std::to_string(limit >> 20) + " MiB"};
}

class RealFileSystem final : public FileSystem {
public:
  std::optional<std::string> read(const std::string &path) const override {
    OpenFile file(path);
    if (file.kind() == FileKind::None || file.kind() == FileKind::Folder)
      return std::nullopt;
    if (file.kind() == FileKind::Other)
      throw LimitExceeded{"'" + path + "' is a pipe or a device, not a file"};
    size_t limit = file.size() > 0 ? max_file_size : max_stream_size; // a file of /proc has no size
    if (file.size() > limit)
      fail_size(path, limit);
    std::optional<std::string> text = read_up_to(file, file.size(), limit);
    if (text && text->size() > limit)
      fail_size(path, limit);
    return text;
  }
};

} // namespace

std::optional<std::string> read_stream(const std::string &path) {
  if (system::status_of(path).kind != FileKind::Other)
    return std::nullopt;
  OpenFile stream(path, system::Opening::Waits);
  std::optional<std::string> text = read_up_to(stream, 0, max_stream_size);
  if (text && text->size() > max_stream_size)
    fail_size(path, max_stream_size);
  return text;
}

const FileSystem &real_file_system() {
  static const RealFileSystem files;
  return files;
}

static std::string endless_include(const SourceMap &sources, std::span<const size_t> buffers) {
  const std::string &first = sources.buffers()[buffers.front()].path;
  std::string text = '\'' + first + "' includes itself without end";
  if (buffers.size() == 1)
    return text;
  text += ": ";
  for (size_t buffer : buffers)
    text += sources.buffers()[buffer].path + " > ";
  return text + first;
}

std::string refusal_of(const SourceMap &sources, std::span<const size_t> circle, size_t depth,
                       size_t size) {
  constexpr size_t max_depth = 500;
  constexpr size_t max_files = 100'000; // each that includes the next one twice doubles the number
  if (!circle.empty())
    return endless_include(sources, circle);
  if (depth >= max_depth)
    return "includes are nested more than " + std::to_string(max_depth) + " deep";
  if (sources.buffers().size() >= max_files)
    return "files are included more than " + std::to_string(max_files) +
           " times in all: is an include guard missing?";
  if (sources.end_position() + size >= UINT32_MAX)
    return "the included files are larger than 4 GiB in all";
  return {};
}

} // namespace tblgen
