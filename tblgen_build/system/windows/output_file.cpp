// The text is kept until commit(): Windows has no file without a name.
#include "tblgen_build/system/output_file.h"

#include "tblgen_build/system/files.h"
#include "tblgen_build/system/windows/native_paths.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <limits>
#include <utility>
#include <windows.h>

namespace tblgen::system {

namespace {

bool write_all(HANDLE file, std::string_view bytes) {
  while (!bytes.empty()) {
    DWORD written = 0;
    auto wanted =
        static_cast<DWORD>(std::min<size_t>(bytes.size(), std::numeric_limits<DWORD>::max()));
    if (!::WriteFile(file, bytes.data(), wanted, &written, nullptr))
      return false;
    bytes.remove_prefix(written);
  }
  return true;
}

// Creates the file or, with OPEN_EXISTING, opens what is written to directly.
bool write_to(const std::string &path, DWORD creation, std::string_view bytes) {
  HANDLE file =
      ::CreateFileW(to_windows(path).c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                    nullptr, creation, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE)
    return false;
  bool is_written = write_all(file, bytes);
  DWORD error = ::GetLastError(); // CloseHandle() may lose it
  ::CloseHandle(file);
  ::SetLastError(error);
  return is_written;
}

bool has_content(const std::string &path, std::string_view expected) {
  OpenFile file(path);
  if (file.kind() != FileKind::File || file.size() != expected.size())
    return false;
  std::string text(expected.size(), '\0');
  for (size_t used = 0; used < text.size();) {
    std::optional<size_t> got = file.read(text.data() + used, text.size() - used);
    if (!got || *got == 0)
      return false;
    used += *got;
  }
  return text == expected;
}

std::string temporary_name(const std::string &target) {
  static std::atomic<unsigned> count{0};
  return target + ".tmp" + std::to_string(::GetCurrentProcessId()) + "-" + std::to_string(count++);
}

} // namespace

bool OutputFile::is_direct(const std::string &path) {
  return path == "-" || status_of(path).kind == FileKind::Other;
}

OutputFile::OutputFile(std::string path, WhenSame when_same)
    : path_(std::move(path)), keep_when_same_(when_same == WhenSame::Keep) {
  FileStatus status = path_ == "-" ? FileStatus{FileKind::Other} : status_of(path_);
  direct_ = status.kind == FileKind::Other;
  target_ = status.kind == FileKind::File ? real_path(path_) : path_;
  DWORD attributes = ::GetFileAttributesW(to_windows(path_).c_str());
  bool is_there = status.kind == FileKind::File && attributes != INVALID_FILE_ATTRIBUTES;
  if (path_.empty())
    fail("open", ENOENT);
  else if (status.kind == FileKind::Folder)
    fail("open", EISDIR);
  else if (is_there && (attributes & FILE_ATTRIBUTE_READONLY) != 0)
    fail("open", EACCES);
  else if (status.kind == FileKind::None)
    open_beside();
}

OutputFile::~OutputFile() {
  if (!temporary_.empty())
    ::DeleteFileW(to_windows(temporary_).c_str());
}

// A folder that cannot be written to is known before the work begins.
void OutputFile::open_beside() {
  temporary_ = temporary_name(target_);
  if (write_to(temporary_, CREATE_NEW, ""))
    return;
  temporary_.clear();
  fail("open", errno_of_last_error());
}

bool OutputFile::append(std::string_view bytes) {
  if (!problem_.empty())
    return false;
  pending_ += bytes;
  return true;
}

// Every file has a name here.
int OutputFile::give_up() { return -1; }

bool OutputFile::append(int) { return fail("write", ENOSYS); }

bool OutputFile::commit() {
  if (!problem_.empty())
    return false;
  if (path_ == "-")
    return write_all(::GetStdHandle(STD_OUTPUT_HANDLE), pending_) ||
           fail("write", errno_of_last_error());
  if (direct_)
    return write_to(path_, OPEN_EXISTING, pending_) || fail("write", errno_of_last_error());
  if (keep_when_same_ && has_content(target_, pending_))
    return true;
  if (temporary_.empty())
    temporary_ = temporary_name(target_);
  if (!write_to(temporary_, CREATE_ALWAYS, pending_) ||
      !::MoveFileExW(to_windows(temporary_).c_str(), to_windows(target_).c_str(),
                     MOVEFILE_REPLACE_EXISTING))
    return fail("write", errno_of_last_error());
  temporary_.clear();
  return true;
}

} // namespace tblgen::system
