#include "tblgen_build/system/output_file.h"

#include "tblgen_build/system/files.h"
#include "tblgen_build/system/posix/links.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace tblgen::system {

namespace {

constexpr int attempts = 100; // at an unused temporary name

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return false;
    bytes.remove_prefix(static_cast<size_t>(written));
  }
  return true;
}

// The descriptor of this process that `path` stands for, as /dev/stdout and /dev/fd/63 do; -1 where
// it is another path. Links in that folder name no file: of a pipe they say `pipe:[7]`.
int descriptor_of(std::string path) {
  const std::string own = "/proc/" + std::to_string(::getpid()) + "/fd";
  for (int i = 0; i < max_links && !path.empty(); ++i) {
    std::string folder = folder_prefix(path);
    std::string name = path.substr(folder.size());
    bool is_number =
        !name.empty() && name.size() < 8 &&
        std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (is_number && !folder.empty() && real_path(folder) == own)
      return std::stoi(name);
    path = link_target(path);
  }
  return -1;
}

bool is_one_file(const struct stat &one, const struct stat &other) {
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

std::string temporary_name(const std::string &target) {
  static std::atomic<unsigned> count{0};
  return target + ".tmp" + std::to_string(::getpid()) + "-" + std::to_string(count++);
}

// In a sticky folder only its owner and the file's may rename over the file.
bool is_held(const std::string &path, const struct stat &file) {
  struct stat folder;
  std::string name = folder_prefix(path);
  if (::stat(name.empty() ? "." : name.c_str(), &folder) != 0 || !(folder.st_mode & S_ISVTX))
    return false;
  uid_t user = ::geteuid();
  return user != 0 && user != folder.st_uid && user != file.st_uid;
}

} // namespace

bool OutputFile::is_direct(const std::string &path) {
  struct stat status;
  return path == "-" || descriptor_of(path) >= 0 ||
         (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) &&
          !S_ISDIR(status.st_mode));
}

OutputFile::OutputFile(std::string path, WhenSame when_same)
    : path_(std::move(path)), keep_when_same_(when_same == WhenSame::Keep) {
  if (path_ == "-") {
    file_ = STDOUT_FILENO;
    direct_ = true;
    return;
  }
  if (int descriptor = descriptor_of(path_); descriptor >= 0) {
    direct_ = owns_file_ = true;
    file_ = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (file_ < 0)
      fail("open", errno);
    return;
  }
  target_ = resolve_links(path_);
  struct stat status;
  struct stat resolved;
  bool exists = ::stat(path_.c_str(), &status) == 0;
  // A file without a name that another process has open.
  bool is_nameless =
      exists && (::stat(target_.c_str(), &resolved) != 0 || !is_one_file(status, resolved));
  if (is_nameless)
    target_ = path_;
  if (path_.empty()) {
    fail("open", ENOENT);
  } else if (exists && S_ISDIR(status.st_mode)) {
    fail("open", EISDIR);
  } else if (exists && !S_ISREG(status.st_mode)) {
    direct_ = owns_file_ = true;
    file_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
    if (file_ < 0)
      fail("open", errno);
  } else if (exists && ::access(target_.c_str(), W_OK) != 0) {
    fail("open", errno); // a rename would quietly replace a write-protected file
  } else if (is_nameless || (exists && is_held(target_, status))) {
    in_place_ = true;
  } else {
    open_beside();
    bool is_closed = file_ < 0 && (open_error_ == EACCES || open_error_ == EPERM);
    if (exists && is_closed) {
      problem_.clear();
      in_place_ = true;
    }
    if (exists && file_ >= 0)
      ::fchmod(file_, status.st_mode & 07777);
    if (exists && keep_when_same_)
      existing_ = ::open(target_.c_str(), O_RDONLY | O_CLOEXEC);
  }
}

OutputFile::~OutputFile() {
  if (existing_ >= 0)
    ::close(existing_);
  if (owns_file_ && file_ >= 0)
    ::close(file_);
  if (!temporary_.empty())
    ::unlink(temporary_.c_str());
}

// Where the file system can, the file has no name until it is whole: a killed
// process leaves no file.
void OutputFile::open_beside() {
  owns_file_ = true;
#ifdef O_TMPFILE
  std::string folder = folder_prefix(target_);
  bool can_be_named_later = ::access("/proc/self/fd", X_OK) == 0;
  if (can_be_named_later)
    file_ = ::open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
  if (file_ >= 0)
    return;
#endif
  for (int attempt = 0; attempt < attempts; ++attempt) {
    temporary_ = temporary_name(target_);
    file_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file_ >= 0)
      return;
    if (errno != EEXIST)
      break;
  }
  temporary_.clear();
  open_error_ = errno;
  fail("open", open_error_);
}

bool OutputFile::append(std::string_view bytes) {
  if (!problem_.empty())
    return false;
  if (existing_ >= 0 && !matches_existing(bytes)) {
    ::close(existing_);
    existing_ = -1;
  }
  if (in_place_) {
    pending_ += bytes;
    return true;
  }
  return write_all(file_, bytes) || fail("write", errno);
}

bool OutputFile::can_be_named_later() const {
  return problem_.empty() && owns_file_ && !direct_ && !in_place_ && temporary_.empty();
}

int OutputFile::give_up() {
  if (!can_be_named_later())
    return -1;
  owns_file_ = false;
  return std::exchange(file_, -1);
}

bool OutputFile::append(int nameless) {
  struct stat own, other;
  bool can_be_taken = existing_ < 0 && can_be_named_later() && ::fstat(file_, &own) == 0 &&
                      ::fstat(nameless, &other) == 0 && other.st_nlink == 0 &&
                      other.st_dev == own.st_dev && own.st_size == 0;
  if (!can_be_taken)
    return append_content(nameless);
  int taken = ::fcntl(nameless, F_DUPFD_CLOEXEC, 0);
  if (taken < 0)
    return fail("write", errno);
  ::close(std::exchange(file_, taken));
  ::fchmod(file_, own.st_mode & 07777);
  ::futimens(file_, nullptr); // it was written before the files that it depends on were checked
  return true;
}

bool OutputFile::append_content(int file) {
  std::string buffer(1 << 20, '\0');
  for (off_t at = 0;;) {
    ssize_t got = ::pread(file, buffer.data(), buffer.size(), at);
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0)
      return fail("write", errno);
    if (got == 0)
      return problem_.empty();
    if (!append(std::string_view(buffer.data(), static_cast<size_t>(got))))
      return false;
    at += got;
  }
}

bool OutputFile::overwrite() {
  file_ = ::open(target_.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
  return file_ >= 0 && write_all(file_, pending_);
}

bool OutputFile::matches_existing(std::string_view bytes) {
  char buffer[1 << 16];
  while (!bytes.empty()) {
    ssize_t got = ::read(existing_, buffer, std::min(sizeof buffer, bytes.size()));
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0 || std::memcmp(buffer, bytes.data(), static_cast<size_t>(got)) != 0)
      return false;
    bytes.remove_prefix(static_cast<size_t>(got));
  }
  return true;
}

bool OutputFile::name_temporary() {
  if (!temporary_.empty())
    return true;
  std::string anonymous = "/proc/self/fd/" + std::to_string(file_);
  for (int attempt = 0; attempt < attempts; ++attempt) {
    std::string name = temporary_name(target_);
    if (::linkat(AT_FDCWD, anonymous.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
      temporary_ = std::move(name);
      return true;
    }
    if (errno != EEXIST)
      break;
  }
  return false;
}

bool OutputFile::commit() {
  if (!problem_.empty())
    return false;
  if (direct_)
    return true;
  char one;
  if (existing_ >= 0 && ::read(existing_, &one, 1) == 0)
    return true; // the same to the end: the destructor drops the new file
  if (in_place_)
    return overwrite() || fail("write", errno);
  if (!name_temporary() || ::rename(temporary_.c_str(), target_.c_str()) != 0)
    return fail("write", errno);
  temporary_.clear();
  return true;
}

} // namespace tblgen::system
