// What the cache asks of the machine: digests of bytes and of files, whether a path can
// be included, which build of this module runs. Native, because importing hashlib
// takes longer than hashing what a compile reads.
#include "arguments.h"
#include "unit.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__linux__)
#include <elf.h>
#include <link.h>
#endif

namespace tblgen::python {

namespace {

class OpenFile {
public:
  // Never waits for the other end of a pipe.
  explicit OpenFile(const std::string &path)
      : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
  ~OpenFile() {
    if (file_ >= 0)
      ::close(file_);
  }
  OpenFile(const OpenFile &) = delete;
  OpenFile &operator=(const OpenFile &) = delete;

  int get() const { return file_; }
  bool has_type(mode_t type) const {
    struct stat status;
    return file_ >= 0 && ::fstat(file_, &status) == 0 && (status.st_mode & S_IFMT) == type;
  }

private:
  int file_;
};

nb::bytes to_bytes(const Digest &digest) { return nb::bytes(digest.data(), digest.size()); }

std::optional<Digest> digest_of_file(const std::string &path) {
  OpenFile file(path);
  if (!file.has_type(S_IFREG))
    return std::nullopt;
  Sha256 hash;
  std::array<char, 1 << 16> buffer;
  for (;;) {
    ssize_t got = ::read(file.get(), buffer.data(), buffer.size());
    if (got == 0)
      return hash.finish();
    if (got < 0 && errno != EINTR)
      return std::nullopt;
    if (got > 0)
      hash.update(buffer.data(), static_cast<size_t>(got));
  }
}

nb::object file_digest(nb::handle path) {
  std::string native = to_path(path);
  std::optional<Digest> digest;
  {
    nb::gil_scoped_release unlocked;
    digest = digest_of_file(native);
  }
  return digest ? nb::object(to_bytes(*digest)) : nb::none();
}

bool is_readable(nb::handle path) {
  OpenFile file(to_path(path));
  return file.get() >= 0 && !file.has_type(S_IFDIR);
}

nb::bytes sha256_of(nb::bytes data) { return to_bytes(sha256({data.c_str(), data.size()})); }

// --- a tree of Python files --------------------------------------------------

struct TreeState {
  Sha256 hash = {};
  int64_t changed = 0; // the latest change of a file, in nanoseconds
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

// Sorted, for folders are in no order.
std::vector<std::string> names_in(const std::string &folder) {
  std::vector<std::string> names;
  DIR *handle = ::opendir(folder.c_str());
  if (!handle)
    return names;
  while (const dirent *entry = ::readdir(handle)) {
    std::string_view name = entry->d_name;
    bool may_be_folder = name.find('.') == name.npos && name != "__pycache__";
    if (is_source(name) || may_be_folder)
      names.emplace_back(name);
  }
  ::closedir(handle);
  std::sort(names.begin(), names.end());
  return names;
}

void add_tree(TreeState &state, const std::string &folder, const std::string &prefix) {
  for (const std::string &name : names_in(folder)) {
    std::string path = folder + '/' + name;
    struct stat status;
    if (::stat(path.c_str(), &status) != 0)
      continue;
    if (S_ISDIR(status.st_mode)) {
      add_tree(state, path, prefix + name + '/');
    } else if (std::optional<Digest> digest = is_source(name) ? digest_of_file(path) : std::nullopt) {
      state.hash.update(prefix + name);
      state.hash.update(std::string_view("\0", 1));
      state.hash.update(digest->data(), digest->size());
      state.changed = std::max(state.changed, change_time(status));
    }
  }
}

nb::tuple tree_state(nb::handle folder) {
  TreeState state;
  add_tree(state, to_path(folder), "");
  return nb::make_tuple(to_bytes(state.hash.finish()), state.changed);
}

// --- the module itself -------------------------------------------------------

#if defined(__linux__)

// The linker's digest of the loaded object that contains `address`, empty where it has none.
struct BuildId {
  uintptr_t address;
  std::string id = {};
};

void read_notes(BuildId &found, const char *note, size_t size) {
  const char *end = note + size;
  while (note + sizeof(ElfW(Nhdr)) <= end) {
    auto *header = reinterpret_cast<const ElfW(Nhdr) *>(note);
    size_t name_size = (header->n_namesz + 3) & ~3u;
    const char *content = note + sizeof *header + name_size;
    if (header->n_type == NT_GNU_BUILD_ID)
      found.id.assign(content, header->n_descsz);
    note = content + ((header->n_descsz + 3) & ~3u);
  }
}

int visit_object(dl_phdr_info *object, size_t, void *data) {
  auto &found = *static_cast<BuildId *>(data);
  bool is_ours = false;
  for (size_t i = 0; i < object->dlpi_phnum; ++i) {
    const ElfW(Phdr) &header = object->dlpi_phdr[i];
    is_ours |= header.p_type == PT_LOAD &&
               found.address - (object->dlpi_addr + header.p_vaddr) < header.p_memsz;
  }
  for (size_t i = 0; is_ours && i < object->dlpi_phnum; ++i)
    if (const ElfW(Phdr) &header = object->dlpi_phdr[i]; header.p_type == PT_NOTE)
      read_notes(found, reinterpret_cast<const char *>(object->dlpi_addr + header.p_vaddr),
                 header.p_memsz);
  return is_ours;
}

nb::bytes build_id() {
  static const char anchor = 0;
  BuildId found{reinterpret_cast<uintptr_t>(&anchor)};
  ::dl_iterate_phdr(visit_object, &found);
  return nb::bytes(found.id.data(), found.id.size());
}

#else

nb::bytes build_id() { return nb::bytes("", 0); }

#endif

} // namespace

void bind_files(nb::module_ &module) {
  module.def("sha256", sha256_of, nb::arg("data"));
  module.def("file_digest", file_digest, nb::arg("path"));
  module.def("is_readable", is_readable, nb::arg("path"));
  module.def("tree_state", tree_state, nb::arg("folder"));
  module.def("build_id", build_id);
}

} // namespace tblgen::python
