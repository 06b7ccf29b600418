// The cache's questions to the file system: digests of files, whether a path can be
// included, the state of a tree of code. Never waits for the other end of a pipe.
#pragma once

#include "tblgen_build/core/records/digest.h"
#include "tblgen_build/system/files.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen::command {

// SHA-256 of a regular file's content; nothing for what is none or cannot be read.
std::optional<Digest> file_digest(const std::string &path);

// A regular file's content; nothing for what is none or cannot be read.
std::optional<std::string> read_file(const std::string &path);

// As read_file(), of a file that the cache has made: neither a link, nor another user's, nor longer
// than `most`.
std::optional<std::string> read_entry(const std::string &path, size_t most);

// The same, a piece at a time: the digest of what was read and taken. Nothing where `take` says no.
std::optional<Digest> read_entry(const std::string &path, size_t most,
                                 const std::function<bool(std::string_view)> &take);

// What stat() said of a file or folder, to tell later whether it has changed. Without spaces.
std::string state_of(const system::FileStatus &status);

// That of a file. Empty where there is none, or where it has changed since that time, in
// nanoseconds: then it may change again and look the same.
std::string file_state(const std::string &path,
                       int64_t since = std::numeric_limits<int64_t>::max());

// Whether an include of the path would find something.
bool is_readable(const std::string &path);

// Whether the environment wants the sources to run, whatever is compiled.
bool are_sources_asked_for();

struct TreeState {
  // Of names and contents of the .py files; of a library in place of its own.
  Digest contents;
  // That this is about, and the .so files.
  std::vector<std::string> files;
  // Of what stat() says of these; local to the machine.
  Digest identity;
  // The latest change of a file's content or inode, in nanoseconds.
  int64_t changed = 0;
};

// The state of the code below `folder`; `contents` and `files` only where wanted.
TreeState tree_state(const std::string &folder, bool with_contents);

std::string hex(const Digest &digest);

} // namespace tblgen::command
