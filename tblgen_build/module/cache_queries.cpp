// What the cache asks of the machine: digests of bytes and of files, whether a path can
// be included, which build of this module runs. Native, because importing hashlib
// takes longer than hashing what a compile reads.
#include "arguments.h"
#include "unit.h"

#include "tblgen_build/command/build_id.h"
#include "tblgen_build/command/cache_files.h"
#include "tblgen_build/command/front_entry.h"

#include <cstring>
#include <memory>
#include <nanobind/stl/string.h>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#if defined(__linux__)
#include <elf.h>
#include <link.h>
#endif

namespace tblgen::python {

namespace {

nb::bytes to_bytes(const Digest &digest) { return nb::bytes(digest.data(), digest.size()); }

nb::object file_digest(nb::handle path) {
  std::string native = to_path(path);
  std::optional<Digest> digest;
  {
    nb::gil_scoped_release unlocked;
    digest = command::file_digest(native);
  }
  return digest ? nb::object(to_bytes(*digest)) : nb::none();
}

bool is_readable(nb::handle path) { return command::is_readable(to_path(path)); }

nb::bytes sha256_of(nb::handle data) {
  Py_buffer view;
  if (PyObject_GetBuffer(data.ptr(), &view, PyBUF_SIMPLE) != 0)
    throw nb::python_error();
  std::string_view text(static_cast<const char *>(view.buf), static_cast<size_t>(view.len));
  Digest digest;
  {
    nb::gil_scoped_release unlocked;
    digest = sha256(text);
  }
  PyBuffer_Release(&view);
  return to_bytes(digest);
}

// A tree whose contents a thread reads before they are asked for.
struct TreeAhead {
  std::string folder;
  command::TreeState state = {};
  std::thread reader = {};
};
TreeAhead *ahead = nullptr;

// Reading the package takes 17 ms and does not need the interpreter. A process that will fork asks
// for the contents first: then the thread has ended.
void read_tree_beside(nb::handle folder) {
  if (ahead)
    return;
  auto *started = new TreeAhead{to_path(folder)};
  try {
    started->reader =
        std::thread([started] { started->state = command::tree_state(started->folder, true); });
    ahead = started;
  } catch (const std::system_error &) { // no thread can be started
    delete started;
  }
}

command::TreeState contents_of(const std::string &folder) {
  if (!ahead)
    return command::tree_state(folder, true);
  std::unique_ptr<TreeAhead> found(std::exchange(ahead, nullptr));
  {
    nb::gil_scoped_release unlocked;
    found->reader.join();
  }
  return found->folder == folder ? std::move(found->state) : command::tree_state(folder, true);
}

nb::tuple tree_contents(nb::handle folder) {
  command::TreeState state = contents_of(to_path(folder));
  nb::list files;
  for (const std::string &file : state.files)
    files.append(path_to_python(file));
  return nb::make_tuple(to_bytes(state.contents), files);
}

nb::tuple tree_identity(nb::handle folder) {
  command::TreeState state = command::tree_state(to_path(folder), false);
  return nb::make_tuple(to_bytes(state.identity), state.changed);
}

// --- entries for the launcher ---------------------------------------------------

std::string front_key(nb::bytes code, nb::handle personality, nb::handle directory,
                      nb::handle arguments) {
  Digest identity;
  if (code.size() != identity.size())
    throw nb::value_error("not a digest");
  std::memcpy(identity.data(), code.c_str(), identity.size());
  std::string version = std::to_string(PY_MAJOR_VERSION) + '.' + std::to_string(PY_MINOR_VERSION);
  std::vector<std::string> words = to_paths(arguments, "arguments");
  return command::front_key(identity, {to_path(personality), version, to_path(directory), words});
}

// Of rows of a path and a digest.
std::vector<command::FrontFile> to_files(nb::handle rows) {
  std::vector<command::FrontFile> files;
  for (nb::handle row : rows)
    files.push_back({to_path(row[1]), to_path(row[0])});
  return files;
}

nb::bytes front_entry(nb::handle key, int64_t since, nb::handle files, nb::handle absent,
                      nb::handle folders, nb::handle missing, nb::handle depfile,
                      nb::handle outputs, bool keep_when_same, nb::handle messages) {
  command::FrontEntry entry{to_files(files),
                            to_paths(absent, "absent"),
                            to_paths(folders, "folders"),
                            to_paths(missing, "missing"),
                            to_files(depfile),
                            keep_when_same,
                            to_path(messages)};
  for (command::FrontFile &file : entry.files)
    file.state = command::file_state(file.path, since);
  for (command::FrontFile &file : entry.outputs)
    file.is_depfile = true;
  for (command::FrontFile &file : to_files(outputs))
    entry.outputs.push_back(std::move(file));
  std::string text = command::encode_front_entry(entry, to_path(key));
  return nb::bytes(text.data(), text.size());
}

// --- the module itself -------------------------------------------------------

#if defined(__linux__)

// The loaded object that contains `address`.
struct LoadedObject {
  uintptr_t address;
  std::string build_id = {};
};

int visit_object(dl_phdr_info *object, size_t, void *data) {
  auto &found = *static_cast<LoadedObject *>(data);
  bool is_ours = false;
  for (size_t i = 0; i < object->dlpi_phnum; ++i) {
    const ElfW(Phdr) &header = object->dlpi_phdr[i];
    is_ours |= header.p_type == PT_LOAD &&
               found.address - (object->dlpi_addr + header.p_vaddr) < header.p_memsz;
  }
  for (size_t i = 0; is_ours && i < object->dlpi_phnum; ++i)
    if (const ElfW(Phdr) &header = object->dlpi_phdr[i]; header.p_type == PT_NOTE)
      if (std::string id = command::build_id_in(
              {reinterpret_cast<const char *>(object->dlpi_addr + header.p_vaddr), header.p_memsz});
          !id.empty())
        found.build_id = std::move(id);
  return is_ours;
}

nb::bytes build_id() {
  static const char anchor = 0;
  LoadedObject found{reinterpret_cast<uintptr_t>(&anchor)};
  ::dl_iterate_phdr(visit_object, &found);
  return nb::bytes(found.build_id.data(), found.build_id.size());
}

#else

nb::bytes build_id() { return nb::bytes("", 0); }

#endif

// The module that a function in a capsule makes, as the library of compiled modules has them.
nb::object initialize_module(nb::handle initializer, const char *name) {
  void *function = PyCapsule_GetPointer(initializer.ptr(), name);
  if (!function)
    throw nb::python_error();
  PyObject *made = reinterpret_cast<PyObject *(*)()>(function)();
  if (!made)
    throw nb::python_error();
  return nb::steal(made);
}

} // namespace

void bind_files(nb::module_ &module) {
  module.def("sha256", sha256_of, nb::arg("data"));
  module.def("file_digest", file_digest, nb::arg("path"));
  module.def("is_readable", is_readable, nb::arg("path"));
  module.def("read_tree_beside", read_tree_beside, nb::arg("folder"));
  module.def("tree_contents", tree_contents, nb::arg("folder"));
  module.def("tree_identity", tree_identity, nb::arg("folder"));
  module.def("build_id", build_id);
  module.def("front_key", front_key, nb::arg("code"), nb::arg("personality"), nb::arg("directory"),
             nb::arg("arguments"));
  module.def("front_entry", front_entry, nb::arg("key"), nb::kw_only(), nb::arg("since"),
             nb::arg("files"), nb::arg("absent"), nb::arg("folders"), nb::arg("missing"),
             nb::arg("depfile"), nb::arg("outputs"), nb::arg("keep_when_same"),
             nb::arg("messages"));
  module.def("initialize_module", initialize_module, nb::arg("initializer"), nb::arg("name"));
}

} // namespace tblgen::python
