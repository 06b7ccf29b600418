#include "tblgen_build/launcher/front.h"

#include "tblgen_build/command/cache_files.h"
#include "tblgen_build/command/cache_settings.h"
#include "tblgen_build/command/front_entry.h"
#include "tblgen_build/command/messages.h"
#include "tblgen_build/command/output.h"
#include "tblgen_build/launcher/named_files.h"
#include "tblgen_build/system/output_file.h"
#include "tblgen_build/system/posix/descriptor.h"
#include "tblgen_build/system/trust.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tblgen::launcher {

using namespace command;
using system::Descriptor;
using system::folder_problem;
using system::OutputFile;
using system::WhenSame;

namespace {

constexpr size_t largest_blob = 1 << 30; // bytes, as local.py has it
constexpr size_t largest_entry = 16 << 20;
constexpr time_t touch_after = 60; // seconds, as local.py has it

std::string variable(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

// --- the store ---------------------------------------------------------------

// The local store as local.py reads it.
class Store {
public:
  // Nothing where the cache is off or has no place.
  static std::optional<Store> open() {
    CacheSettings settings = read_cache_settings(variable);
    if (!settings.is_on || settings.folder.empty() || !folder_problem(settings.folder).empty())
      return std::nullopt; // Python says what is wrong
    Store store;
    store.is_read_only_ = settings.is_read_only;
    store.folder_ = settings.folder;
    return store;
  }

  std::optional<std::string> read(std::string_view kind, const std::string &key,
                                  size_t most) const {
    if (key.size() != 64)
      return std::nullopt;
    std::string path = path_of(kind, key);
    std::optional<std::string> data = read_entry(path, most);
    if (data)
      touch(path);
    return data;
  }

  // What has the digest.
  std::optional<std::string> blob(const std::string &digest) const {
    std::optional<std::string> data = read("cas", digest, largest_blob);
    if (data && hex(sha256(*data)) != digest)
      return std::nullopt; // Python deals with it
    return data;
  }

  // Appends what has the digest. Nothing of it is there for others before it is committed.
  bool append_blob(const std::string &digest, OutputFile &file) const {
    std::string path = path_of("cas", digest);
    std::optional<Digest> read = read_entry(
        path, largest_blob, [&file](std::string_view piece) { return file.append(piece); });
    if (!read || hex(*read) != digest)
      return false; // Python deals with it
    touch(path);
    return true;
  }

  void count_hit() const {
    if (is_read_only_)
      return;
    Descriptor file(::open((folder_ + "/stats/front-hits").c_str(),
                           O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW,
                           0644));
    if (file < 0)
      return;
    [[maybe_unused]] ssize_t written = ::write(file, ".", 1);
  }

private:
  std::string path_of(std::string_view kind, const std::string &key) const {
    return folder_ + '/' + std::string(kind) + '/' + key;
  }

  // What is used goes last when the cache is trimmed.
  void touch(const std::string &path) const {
    struct stat status;
    if (!is_read_only_ && ::stat(path.c_str(), &status) == 0 &&
        std::time(nullptr) - status.st_mtime > touch_after)
      ::utimensat(AT_FDCWD, path.c_str(), nullptr, 0);
  }

  std::string folder_;
  bool is_read_only_ = false;
};

// --- entries -----------------------------------------------------------------

// Right inside: not below a folder in it.
bool is_inside(const std::string &folder, const std::string &path) {
  return !folder.empty() && path.starts_with(folder + '/') &&
         path.find('/', folder.size() + 1) == path.npos;
}

// Whether the entry reads and writes what the command line names, and writes nothing else.
bool is_of(const FrontEntry &entry, NamedFiles named) {
  std::vector<std::string> outputs, depfiles;
  for (const FrontFile &output : entry.outputs)
    if (output.is_depfile || !is_inside(named.folder, output.path))
      (output.is_depfile ? depfiles : outputs).push_back(output.path);
  std::sort(outputs.begin(), outputs.end());
  std::sort(named.outputs.begin(), named.outputs.end());
  if (outputs != named.outputs || depfiles.size() != (named.depfile.empty() ? 0 : 1))
    return false;
  if (!depfiles.empty() && depfiles[0] != named.depfile)
    return false;
  return std::any_of(entry.files.begin(), entry.files.end(),
                     [&named](const FrontFile &file) { return file.path == named.input; });
}

bool is_folder(const std::string &path) {
  struct stat status;
  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

bool is_current(const FrontEntry &entry) {
  for (const FrontFile &file : entry.files) {
    if (!file.state.empty() && file_state(file.path) == file.state)
      continue;
    std::optional<Digest> digest = file_digest(file.path);
    if (!digest || hex(*digest) != file.digest)
      return false;
  }
  for (const std::string &path : entry.absent)
    if (is_readable(path))
      return false;
  for (const std::string &path : entry.folders)
    if (!is_folder(path))
      return false;
  for (const std::string &path : entry.missing)
    if (is_folder(path))
      return false;
  return true;
}

// Whether an output has become a link to an input: nothing else has changed since Python looked.
bool would_overwrite(const FrontEntry &entry) {
  auto is_link = [](const FrontFile &file) {
    struct stat status;
    return ::lstat(file.path.c_str(), &status) == 0 && S_ISLNK(status.st_mode);
  };
  if (std::none_of(entry.outputs.begin(), entry.outputs.end(), is_link))
    return false;
  std::vector<std::string> outputs, inputs;
  std::string depfile;
  for (const FrontFile &output : entry.outputs)
    (output.is_depfile ? depfile : outputs.emplace_back()) = output.path;
  for (const FrontFile &file : entry.files)
    inputs.push_back(file.path);
  return !overwriting_problem(outputs, depfile, inputs).empty();
}

// An output whose text is there, and has been checked.
struct ReadOutput {
  std::string path;
  std::unique_ptr<OutputFile> file; // with the text; null: written directly, once all is there
  std::string text;
};

std::optional<ReadOutput> read_output(const Store &store, const FrontFile &output, bool keep) {
  ReadOutput read{output.path, nullptr, ""};
  if (OutputFile::is_direct(output.path)) {
    std::optional<std::string> text = store.blob(output.digest);
    if (!text)
      return std::nullopt;
    read.text = std::move(*text);
    return read;
  }
  read.file = std::make_unique<OutputFile>(output.path, keep ? WhenSame::Keep : WhenSame::Replace);
  if (!store.append_blob(output.digest, *read.file))
    return std::nullopt;
  return read;
}

bool write(const ReadOutput &read) {
  if (read.file)
    return read.file->commit();
  OutputFile file(read.path, WhenSame::Replace);
  return file.append(read.text) && file.commit();
}

// All contents are there before the first is written.
bool write_outputs(const Store &store, const FrontEntry &entry, ColorMode color) {
  if (would_overwrite(entry))
    return false;
  std::vector<ReadOutput> outputs;
  for (const FrontFile &output : entry.outputs) {
    bool keep = entry.keep_when_same && !output.is_depfile;
    std::optional<ReadOutput> read = read_output(store, output, keep);
    if (!read)
      return false;
    outputs.push_back(std::move(*read));
  }
  std::optional<std::string> kept = store.blob(entry.messages);
  std::optional<std::vector<Message>> messages = kept ? decoded(*kept) : std::nullopt;
  if (!messages)
    return false;
  for (const ReadOutput &output : outputs)
    if (!write(output))
      return false; // Python says what is wrong
  if (!messages->empty()) {
    std::string text = for_display(*messages, color, STDERR_FILENO);
    std::fwrite(text.data(), 1, text.size(), stderr);
  }
  return true;
}

} // namespace

bool is_cache_on() { return Store::open().has_value(); }

bool serve_from_cache(const std::string &key, std::span<const std::string> arguments) {
  std::optional<Store> store = Store::open();
  if (!store)
    return false;
  std::optional<std::string> data = store->read("front", key, largest_entry);
  std::optional<FrontEntry> entry = data ? decode_front_entry(*data, key) : std::nullopt;
  if (!entry || !is_of(*entry, named_files(arguments)) || !is_current(*entry) ||
      !write_outputs(*store, *entry, parse_command_line(arguments).color))
    return false;
  store->count_hit();
  return true;
}

} // namespace tblgen::launcher
