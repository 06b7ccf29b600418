// Files and folders, read only. Paths are UTF-8; reading never waits for the other end of a pipe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tblgen::system {

extern const std::string_view separators; // of the names in a path

enum class FileKind : uint8_t { None, File, Folder, Other }; // Other: a pipe, a device

struct FileStatus {
  FileKind kind = FileKind::None;
  uint64_t size = 0;
  uint64_t device = 0, number = 0; // together, which file of this machine it is
  int64_t changed = 0;             // when its content or its entry was, in nanoseconds
};

// Of what a link leads to.
FileStatus status_of(const std::string &path);

inline bool is_one_file(const FileStatus &one, const FileStatus &other) {
  return one.device == other.device && one.number == other.number;
}

// What keeps a file from being read, as the system words it; empty where nothing does.
std::string why_unreadable(const std::string &path);

// Absolute and without links; empty where there is nothing.
std::string real_path(const std::string &path);

// The one name of a file that need not be there, in a folder that is.
std::string real_name(const std::string &path);

enum class Opening : uint8_t {
  AtOnce, // a pipe without a writer is at its end
  Waits,
  NoLink, // as AtOnce; a link is not opened
};

class OpenFile {
public:
  explicit OpenFile(const std::string &path, Opening opening = Opening::AtOnce);
  static OpenFile standard_input();
  OpenFile(OpenFile &&other) noexcept
      : handle_(std::exchange(other.handle_, -1)), is_owned_(other.is_owned_), kind_(other.kind_),
        size_(other.size_), is_trusted_(other.is_trusted_) {}
  ~OpenFile();

  FileKind kind() const { return kind_; } // None: it could not be opened
  size_t size() const { return size_; }
  // Whether the user or the administrator has made it.
  bool is_trusted() const { return is_trusted_; }
  // How many bytes were read, 0 at the end; nothing for an error, which errno has.
  std::optional<size_t> read(char *buffer, size_t size);

private:
  OpenFile() = default;

  intptr_t handle_ = -1;
  bool is_owned_ = true;
  FileKind kind_ = FileKind::None;
  size_t size_ = 0;
  bool is_trusted_ = false;
};

// A folder that is being listed.
class Folder {
public:
  explicit Folder(const std::string &path);
  ~Folder();

  // In no order, without "." and ".."; none where it cannot be read.
  std::vector<std::string> names() const;
  // Of an entry. It need not be looked for along the whole path.
  FileStatus status_of(const std::string &name) const;

private:
  struct Handle;
  std::unique_ptr<Handle> handle_;
};

} // namespace tblgen::system
