#include "tblgen_build/command/output.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tblgen::command {

namespace {

constexpr int attempts = 100; // at a temporary name that nobody has

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

std::string resolve_links(const std::string &path) {
  char *resolved = ::realpath(path.c_str(), nullptr);
  if (!resolved)
    return path;
  std::string result = resolved;
  ::free(resolved);
  return result;
}

std::string temporary_name(const std::string &target) {
  static std::atomic<unsigned> count{0};
  return target + ".tmp" + std::to_string(::getpid()) + "-" + std::to_string(count++);
}

} // namespace

OutputFile::OutputFile(std::string path, WhenSame when_same)
    : path_(std::move(path)), keep_when_same_(when_same == WhenSame::Keep) {
  if (path_ == "-") {
    file_ = STDOUT_FILENO;
    direct_ = true;
    return;
  }
  target_ = resolve_links(path_);
  struct stat status;
  bool exists = ::stat(target_.c_str(), &status) == 0;
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
  } else {
    open_beside();
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
// process leaves nothing behind.
void OutputFile::open_beside() {
  owns_file_ = true;
#ifdef O_TMPFILE
  size_t slash = target_.rfind('/');
  std::string folder = slash == std::string::npos ? "." : target_.substr(0, slash + 1);
  bool can_be_named_later = ::access("/proc/self/fd", X_OK) == 0;
  if (can_be_named_later)
    file_ = ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
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
  fail("open", errno);
}

bool OutputFile::append(std::string_view bytes) {
  if (!problem_.empty())
    return false;
  if (existing_ >= 0 && !matches_existing(bytes)) {
    ::close(existing_);
    existing_ = -1;
  }
  return write_all(file_, bytes) || fail("write", errno);
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
  if (!name_temporary() || ::rename(temporary_.c_str(), target_.c_str()) != 0)
    return fail("write", errno);
  temporary_.clear();
  return true;
}

bool OutputFile::fail(const char *doing, int error) {
  problem_ = std::string("could not ") + doing + " '" + path_ + "': " + std::strerror(error);
  return false;
}

namespace {

// Make reads `\ ` as a space, and backslashes before it in pairs.
void append_escaped(std::string &text, std::string_view path) {
  for (size_t i = 0; i < path.size(); ++i) {
    char c = path[i];
    if (c == '$') {
      text += '$';
    } else if (c == '#') {
      text += '\\';
    } else if (c == ' ' || c == '\t') {
      text += '\\';
      for (size_t j = i; j > 0 && path[j - 1] == '\\'; --j)
        text += '\\';
    }
    text += c;
  }
}

} // namespace

std::string depfile_text(std::string_view target, const std::vector<std::string> &prerequisites) {
  std::string text;
  append_escaped(text, target);
  text += ':';
  for (const std::string &path : prerequisites) {
    text += ' ';
    append_escaped(text, path);
  }
  text += '\n';
  return text;
}

} // namespace tblgen::command
