#include "tblgen_build/command/cache_files.h"

#include "tblgen_build/command/build_id.h"
#include "tblgen_build/system/files.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tblgen::command {

using system::FileKind;
using system::FileStatus;
using system::Folder;
using system::OpenFile;

namespace {

bool is_source(std::string_view name) { return name.ends_with(".py"); }

// --- compiled modules: as tblgen_build/compiled.py finds them ------------------

// Empty where there is none.
std::string library_in(const std::vector<std::string> &names) {
  auto found = std::ranges::find_if(names, [](std::string_view name) {
    return name.starts_with("tblgen_build__mypyc.") && name.ends_with(".so");
  });
  return found == names.end() ? "" : *found;
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

bool is_of_code(std::string_view name) {
  bool may_be_folder = name.find('.') == name.npos && name != "__pycache__";
  return is_source(name) || name.ends_with(".so") || may_be_folder;
}

// Sorted, for folders are in no order.
std::vector<std::string> names_of_code(const Folder &folder) {
  std::vector<std::string> names = folder.names();
  std::erase_if(names, [](const std::string &name) { return !is_of_code(name); });
  std::ranges::sort(names);
  return names;
}

class TreeWalk {
public:
  explicit TreeWalk(bool with_contents) : with_contents_(with_contents) {}

  void add_root(const std::string &path) {
    Folder folder(path);
    std::vector<std::string> names = names_of_code(folder);
    std::string library = library_in(names);
    if (!library.empty() && !are_sources_asked_for())
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
      if (is_in_library(prefix + name))
        continue;
      FileStatus status = folder.status_of(name);
      std::string path = path_of_folder + '/' + name;
      if (status.kind == FileKind::File) {
        add_file(path, prefix + name, status);
      } else if (status.kind == FileKind::Folder) {
        Folder inner(path);
        add_code(inner, names_of_code(inner), path, prefix + name + '/');
      }
    }
  }

  bool is_in_library(std::string_view name) const { return is_library_used_ && is_compiled(name); }

  void add_file(const std::string &path, const std::string &name, const FileStatus &status) {
    const int64_t identity[] = {static_cast<int64_t>(status.device),
                                static_cast<int64_t>(status.number),
                                static_cast<int64_t>(status.size), status.changed};
    identity_.update(name.c_str(), name.size() + 1);
    identity_.update(identity, sizeof identity);
    changed_ = std::max(changed_, status.changed);
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

std::optional<Digest> read_pieces(OpenFile &&file, auto take) {
  if (file.kind() != FileKind::File)
    return std::nullopt;
  Sha256 hash;
  std::array<char, 1 << 16> buffer;
  for (;;) {
    std::optional<size_t> got = file.read(buffer.data(), buffer.size());
    if (!got)
      return std::nullopt;
    if (*got == 0)
      return hash.finish();
    std::string_view piece(buffer.data(), *got);
    hash.update(piece);
    if (!take(piece))
      return std::nullopt;
  }
}

std::optional<std::string> read_whole(OpenFile &&file, size_t most) {
  if (file.kind() != FileKind::File || file.size() > most)
    return std::nullopt;
  std::string text(file.size(), '\0');
  size_t used = 0;
  while (used < text.size()) {
    std::optional<size_t> got = file.read(text.data() + used, text.size() - used);
    if (!got)
      return std::nullopt;
    if (*got == 0)
      break;
    used += *got;
  }
  text.resize(used);
  return text;
}

} // namespace

bool are_sources_asked_for() {
  const char *value = std::getenv("TBLGEN_INTERPRETED");
  return value && *value;
}

std::optional<Digest> file_digest(const std::string &path) {
  return read_pieces(OpenFile(path), [](std::string_view) { return true; });
}

std::optional<std::string> read_file(const std::string &path) {
  return read_whole(OpenFile(path), std::numeric_limits<size_t>::max());
}

std::optional<std::string> read_entry(const std::string &path, size_t most) {
  OpenFile file(path, system::Opening::NoLink);
  if (!file.is_trusted())
    return std::nullopt;
  return read_whole(std::move(file), most);
}

std::optional<Digest> read_entry(const std::string &path, size_t most,
                                 const std::function<bool(std::string_view)> &take) {
  OpenFile file(path, system::Opening::NoLink);
  if (!file.is_trusted() || file.size() > most)
    return std::nullopt;
  return read_pieces(std::move(file), take);
}

std::string state_of(const FileStatus &status) {
  std::string state;
  for (uint64_t part : {status.device, status.number, status.size})
    state += std::to_string(part) + '.';
  return state + std::to_string(status.changed);
}

std::string file_state(const std::string &path, int64_t since) {
  FileStatus status = system::status_of(path);
  return status.kind == FileKind::File && status.changed < since ? state_of(status) : "";
}

bool is_readable(const std::string &path) {
  FileKind kind = OpenFile(path).kind();
  return kind == FileKind::File || kind == FileKind::Other;
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
