#include "tblgen_build/command/files.h"

#include "tblgen_build/command/build_id.h"
#include "tblgen_build/core/support/descriptor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <limits>
#include <sys/stat.h>
#include <unistd.h>

namespace tblgen::command {

namespace {

class OpenFile {
public:
  explicit OpenFile(const std::string &path, int more_flags = 0)
      : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | more_flags)) {
    if (file_ >= 0 && ::fstat(file_, &status_) != 0)
      status_ = {};
  }

  int get() const { return file_; }
  size_t size() const { return static_cast<size_t>(status_.st_size); }
  // Whether nobody but the user, or root, has made it.
  bool is_trusted() const { return status_.st_uid == ::geteuid() || status_.st_uid == 0; }
  bool has_type(mode_t type) const { return file_ >= 0 && (status_.st_mode & S_IFMT) == type; }

  // Bytes read, 0 at the end, negative for an error.
  ssize_t read(char *buffer, size_t size) {
    for (;;) {
      ssize_t got = ::read(file_, buffer, size);
      if (got >= 0 || errno != EINTR)
        return got;
    }
  }

private:
  Descriptor file_;
  struct stat status_ = {};
};

int64_t change_time(const struct stat &status) {
#if defined(__APPLE__)
  const timespec &time = status.st_ctimespec;
#else
  const timespec &time = status.st_ctim;
#endif
  return int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

bool is_source(std::string_view name) { return name.ends_with(".py"); }

// --- compiled modules: as tblgen_build/compiled.py finds them ------------------

// Empty where there is none.
std::string library_in(const std::vector<std::string> &names) {
  auto found = std::ranges::find_if(names, [](std::string_view name) {
    return name.starts_with("tblgen_build__mypyc.") && name.ends_with(".so");
  });
  return found == names.end() ? "" : *found;
}

bool is_library_off() {
  const char *wish = std::getenv("TBLGEN_INTERPRETED");
  return wish && *wish;
}

// Of the folder with the generators: the lists of them, and where these stand.
constexpr std::string_view interpreted[] = {"__init__.py", "llvm", "llvm/__init__.py", "mlir",
                                            "mlir/__init__.py"};

bool is_or_is_in(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

// Whether it is, or holds, nothing but sources of modules that the library has.
bool is_compiled(std::string_view path) {
  if (is_or_is_in(path, "releases"))
    return true;
  constexpr std::string_view generators = "generators/";
  if (!path.starts_with(generators))
    return false;
  path.remove_prefix(generators.size());
  return !is_or_is_in(path, "clang") &&
         std::ranges::find(interpreted, path) == std::end(interpreted);
}

class Folder {
public:
  explicit Folder(const std::string &path) : handle_(::opendir(path.c_str())) {}
  ~Folder() {
    if (handle_)
      ::closedir(handle_);
  }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;

  // Sorted, for folders are in no order.
  std::vector<std::string> names_of_code() {
    std::vector<std::string> names;
    while (const dirent *entry = handle_ ? ::readdir(handle_) : nullptr) {
      std::string_view name = entry->d_name;
      bool may_be_folder = name.find('.') == name.npos && name != "__pycache__";
      if (is_source(name) || name.ends_with(".so") || may_be_folder)
        names.emplace_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
  }

  // Of a file in it: the system need not go the whole path again.
  bool stat(const std::string &name, struct stat &status) const {
    return ::fstatat(::dirfd(handle_), name.c_str(), &status, 0) == 0;
  }

private:
  DIR *handle_;
};

class TreeWalk {
public:
  explicit TreeWalk(bool with_contents) : with_contents_(with_contents) {}

  void add_root(const std::string &path) {
    Folder folder(path);
    std::vector<std::string> names = folder.names_of_code();
    std::string library = library_in(names);
    if (!library.empty() && !is_library_off())
      use_library(path + '/' + library);
    add_code(folder, names, path, "");
  }

  TreeState finish() {
    return {contents_.finish(), std::move(files_), identity_.finish(), changed_};
  }

private:
  // Its sources need not be read where the linker has told it from others.
  void use_library(const std::string &path) {
    std::string id = with_contents_ ? build_id_of(path) : "";
    contents_.update(id.data(), id.size());
    is_library_used_ = !with_contents_ || !id.empty();
  }

  void add_code(const Folder &folder, const std::vector<std::string> &names,
                const std::string &path_of_folder, const std::string &prefix) {
    for (const std::string &name : names) {
      struct stat status;
      if (is_in_library(prefix + name) || !folder.stat(name, status))
        continue;
      std::string path = path_of_folder + '/' + name;
      if (S_ISREG(status.st_mode)) {
        add_file(path, prefix + name, status);
      } else if (S_ISDIR(status.st_mode)) {
        Folder inner(path);
        add_code(inner, inner.names_of_code(), path, prefix + name + '/');
      }
    }
  }

  bool is_in_library(std::string_view name) const { return is_library_used_ && is_compiled(name); }

  void add_file(const std::string &path, const std::string &name, const struct stat &status) {
    const int64_t identity[] = {static_cast<int64_t>(status.st_dev),
                                static_cast<int64_t>(status.st_ino), status.st_size,
                                change_time(status)};
    identity_.update(name.c_str(), name.size() + 1);
    identity_.update(identity, sizeof identity);
    changed_ = std::max(changed_, change_time(status));
    if (with_contents_)
      files_.push_back(path);
    if (!with_contents_ || !is_source(name))
      return;
    if (std::optional<Digest> digest = file_digest(path)) {
      contents_.update(name.c_str(), name.size() + 1);
      contents_.update(digest->data(), digest->size());
    }
  }

  bool with_contents_;
  bool is_library_used_ = false;
  std::vector<std::string> files_;
  Sha256 contents_, identity_;
  int64_t changed_ = 0;
};

} // namespace

std::optional<Digest> file_digest(const std::string &path) {
  OpenFile file(path);
  if (!file.has_type(S_IFREG))
    return std::nullopt;
  Sha256 hash;
  std::array<char, 1 << 16> buffer;
  ssize_t got;
  while ((got = file.read(buffer.data(), buffer.size())) > 0)
    hash.update(buffer.data(), static_cast<size_t>(got));
  if (got < 0)
    return std::nullopt;
  return hash.finish();
}

namespace {

std::optional<std::string> read_whole(OpenFile &&file, size_t most) {
  if (!file.has_type(S_IFREG) || file.size() > most)
    return std::nullopt;
  std::string text(file.size(), '\0');
  size_t used = 0;
  while (used < text.size()) {
    ssize_t got = file.read(text.data() + used, text.size() - used);
    if (got < 0)
      return std::nullopt;
    if (got == 0)
      break;
    used += static_cast<size_t>(got);
  }
  text.resize(used);
  return text;
}

} // namespace

std::optional<std::string> read_file(const std::string &path) {
  return read_whole(OpenFile(path), std::numeric_limits<size_t>::max());
}

std::optional<std::string> read_entry(const std::string &path, size_t most) {
  OpenFile file(path, O_NOFOLLOW);
  if (!file.is_trusted())
    return std::nullopt;
  return read_whole(std::move(file), most);
}

bool is_readable(const std::string &path) {
  OpenFile file(path);
  return file.get() >= 0 && !file.has_type(S_IFDIR);
}

TreeState tree_state(const std::string &folder, bool with_contents) {
  TreeWalk walk(with_contents);
  walk.add_root(folder);
  return walk.finish();
}

std::string hex(const Digest &digest) {
  static constexpr char digits[] = "0123456789abcdef";
  std::string text;
  for (uint8_t byte : digest) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

} // namespace tblgen::command
