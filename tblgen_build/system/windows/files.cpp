#include "tblgen_build/system/files.h"

#include "tblgen_build/system/windows/native_paths.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>
#include <windows.h>

namespace tblgen::system {

const std::string_view separators = "/\\";

namespace {

HANDLE handle_of(intptr_t number) { return reinterpret_cast<HANDLE>(number); }

// Without GENERIC_READ it may be a folder, or a file that another process keeps to itself.
HANDLE open_path(const std::string &path, DWORD access, DWORD flags) {
  return ::CreateFileW(to_windows(path).c_str(), access,
                       FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                       OPEN_EXISTING, flags, nullptr);
}

uint64_t joined(DWORD high, DWORD low) { return uint64_t{high} << 32 | low; }

FileStatus described(HANDLE file) {
  constexpr int64_t tick = 100; // nanoseconds
  FileStatus status;
  BY_HANDLE_FILE_INFORMATION found;
  if (::GetFileType(file) != FILE_TYPE_DISK) {
    status.kind = FileKind::Other;
  } else if (::GetFileInformationByHandle(file, &found)) {
    bool is_folder = (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    status = {is_folder ? FileKind::Folder : FileKind::File,
              joined(found.nFileSizeHigh, found.nFileSizeLow), found.dwVolumeSerialNumber,
              joined(found.nFileIndexHigh, found.nFileIndexLow),
              tick * static_cast<int64_t>(joined(found.ftLastWriteTime.dwHighDateTime,
                                                 found.ftLastWriteTime.dwLowDateTime))};
  }
  return status;
}

} // namespace

FileStatus status_of(const std::string &path) {
  HANDLE file = open_path(path, 0, FILE_FLAG_BACKUP_SEMANTICS);
  if (file == INVALID_HANDLE_VALUE)
    return {};
  FileStatus status = described(file);
  ::CloseHandle(file);
  return status;
}

std::string why_unreadable(const std::string &path) {
  if (status_of(path).kind == FileKind::Folder)
    return std::strerror(EISDIR);
  HANDLE file = open_path(path, GENERIC_READ, 0);
  if (file == INVALID_HANDLE_VALUE)
    return std::strerror(errno_of_last_error());
  ::CloseHandle(file);
  return "";
}

std::string real_path(const std::string &path) {
  HANDLE file = open_path(path, 0, FILE_FLAG_BACKUP_SEMANTICS);
  if (file == INVALID_HANDLE_VALUE)
    return "";
  std::wstring name(std::numeric_limits<int16_t>::max(), L'\0');
  DWORD size = ::GetFinalPathNameByHandleW(file, name.data(), static_cast<DWORD>(name.size()), 0);
  ::CloseHandle(file);
  return from_windows(std::wstring_view(name).substr(0, size));
}

std::string real_name(const std::string &path) {
  if (std::string real = real_path(path); !real.empty())
    return real;
  size_t end = path.find_last_of("/\\:") + 1; // 0 where there is none
  std::string real = real_path(end == 0 ? "." : path.substr(0, end));
  return real.empty() ? path : real + '\\' + path.substr(end);
}

OpenFile::OpenFile(const std::string &path, Opening opening) {
  DWORD flags = opening == Opening::NoLink ? FILE_FLAG_OPEN_REPARSE_POINT : 0;
  HANDLE file = open_path(path, GENERIC_READ, FILE_FLAG_BACKUP_SEMANTICS | flags);
  if (file == INVALID_HANDLE_VALUE)
    return;
  handle_ = reinterpret_cast<intptr_t>(file);
  FileStatus status = described(file);
  kind_ = status.kind;
  size_ = static_cast<size_t>(status.size);
  is_trusted_ = true; // as trust.cpp has it
}

OpenFile OpenFile::standard_input() {
  OpenFile file;
  file.handle_ = reinterpret_cast<intptr_t>(::GetStdHandle(STD_INPUT_HANDLE));
  file.is_owned_ = false;
  file.kind_ = FileKind::Other;
  return file;
}

OpenFile::~OpenFile() {
  if (is_owned_ && handle_ != -1)
    ::CloseHandle(handle_of(handle_));
}

std::optional<size_t> OpenFile::read(char *buffer, size_t size) {
  DWORD got = 0;
  auto wanted = static_cast<DWORD>(std::min<size_t>(size, std::numeric_limits<DWORD>::max()));
  if (::ReadFile(handle_of(handle_), buffer, wanted, &got, nullptr))
    return got;
  if (::GetLastError() == ERROR_BROKEN_PIPE) // its writer is gone
    return 0;
  errno = errno_of_last_error();
  return std::nullopt;
}

struct Folder::Handle {
  std::string path;
};

Folder::Folder(const std::string &path) : handle_(std::make_unique<Handle>(path)) {}
Folder::~Folder() = default;

std::vector<std::string> Folder::names() const {
  std::vector<std::string> names;
  WIN32_FIND_DATAW entry;
  HANDLE search = ::FindFirstFileW(to_windows(handle_->path + "/*").c_str(), &entry);
  for (BOOL is_there = search != INVALID_HANDLE_VALUE; is_there;
       is_there = ::FindNextFileW(search, &entry))
    if (std::wstring_view name = entry.cFileName; name != L"." && name != L"..")
      names.push_back(from_windows(name));
  if (search != INVALID_HANDLE_VALUE)
    ::FindClose(search);
  return names;
}

FileStatus Folder::status_of(const std::string &name) const {
  return system::status_of(handle_->path + '/' + name);
}

} // namespace tblgen::system
