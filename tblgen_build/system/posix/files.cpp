#include "tblgen_build/system/files.h"

#include "tblgen_build/system/posix/links.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace tblgen::system {

const std::string_view separators = "/";

namespace {

FileKind kind_of(const struct stat &status) {
  if (S_ISREG(status.st_mode))
    return FileKind::File;
  return S_ISDIR(status.st_mode) ? FileKind::Folder : FileKind::Other;
}

int64_t change_time(const struct stat &status) {
#if defined(__APPLE__)
  const timespec &time = status.st_ctimespec;
#else
  const timespec &time = status.st_ctim;
#endif
  return int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

FileStatus described(const struct stat &status) {
  return {kind_of(status), static_cast<uint64_t>(status.st_size),
          static_cast<uint64_t>(status.st_dev), static_cast<uint64_t>(status.st_ino),
          change_time(status)};
}

int flags_of(Opening opening) {
  switch (opening) {
  case Opening::Waits:
    return 0;
  case Opening::AtOnce: // without it /proc/kmsg would wait for the next message, too
    return O_NONBLOCK;
  case Opening::NoLink:
    return O_NONBLOCK | O_NOFOLLOW;
  }
  return 0;
}

} // namespace

FileStatus status_of(const std::string &path) {
  struct stat status;
  return ::stat(path.c_str(), &status) == 0 ? described(status) : FileStatus{};
}

std::string why_unreadable(const std::string &path) {
  struct stat status;
  if (::stat(path.c_str(), &status) != 0 || ::access(path.c_str(), R_OK) != 0)
    return std::strerror(errno);
  return S_ISDIR(status.st_mode) ? std::strerror(EISDIR) : "";
}

std::string real_path(const std::string &path) {
  char *resolved = ::realpath(path.c_str(), nullptr);
  if (!resolved)
    return "";
  std::string result = resolved;
  ::free(resolved);
  return result;
}

std::string real_name(const std::string &path) {
  std::string target = resolve_links(path);
  std::string folder = folder_prefix(target);
  std::string real = real_path(folder.empty() ? "." : folder);
  return real.empty() ? target : real + '/' + target.substr(folder.size());
}

OpenFile::OpenFile(const std::string &path, Opening opening)
    : handle_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags_of(opening))) {
  struct stat status;
  if (handle_ < 0 || ::fstat(static_cast<int>(handle_), &status) != 0)
    return;
  kind_ = kind_of(status);
  size_ = static_cast<size_t>(status.st_size);
  is_trusted_ = status.st_uid == ::geteuid() || status.st_uid == 0;
}

OpenFile OpenFile::standard_input() {
  OpenFile file;
  file.handle_ = STDIN_FILENO;
  file.is_owned_ = false;
  file.kind_ = FileKind::Other;
  return file;
}

OpenFile::~OpenFile() {
  if (is_owned_ && handle_ >= 0)
    ::close(static_cast<int>(handle_));
}

std::optional<size_t> OpenFile::read(char *buffer, size_t size) {
  for (;;) {
    ssize_t got = ::read(static_cast<int>(handle_), buffer, size);
    if (got >= 0)
      return static_cast<size_t>(got);
    if (errno != EINTR)
      return std::nullopt;
  }
}

struct Folder::Handle {
  explicit Handle(const std::string &path) : folder(::opendir(path.c_str())) {}
  ~Handle() {
    if (folder)
      ::closedir(folder);
  }
  DIR *folder;
};

Folder::Folder(const std::string &path) : handle_(std::make_unique<Handle>(path)) {}
Folder::~Folder() = default;

std::vector<std::string> Folder::names() const {
  std::vector<std::string> names;
  while (const dirent *entry = handle_->folder ? ::readdir(handle_->folder) : nullptr)
    if (std::string_view name = entry->d_name; name != "." && name != "..")
      names.emplace_back(name);
  return names;
}

FileStatus Folder::status_of(const std::string &name) const {
  struct stat status;
  bool is_there =
      handle_->folder && ::fstatat(::dirfd(handle_->folder), name.c_str(), &status, 0) == 0;
  return is_there ? described(status) : FileStatus{};
}

} // namespace tblgen::system
