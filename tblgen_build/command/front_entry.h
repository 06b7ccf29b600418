// The cache in front of Python: where a command line's entry is, and what it says, taken apart and
// put together. Reads and writes no file.
#pragma once

#include "tblgen_build/core/records/digest.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen::command {

inline constexpr std::string_view front_header = "tblgen-build front 4\n";

struct FrontCommand {
  std::string personality;
  std::string python; // the version that would run it
  std::string directory;
  std::span<const std::string> arguments;
};

// A digest of the command and of the code that would run, by what stat() says of it: the key of the
// command's entry.
std::string front_key(const Digest &code, const FrontCommand &command);

struct FrontFile {
  std::string digest; // 64 hexadecimal digits
  std::string path;
  bool is_depfile = false;
  std::string state = ""; // of an input while it had the digest (file_state()); empty: not known
};

// What the latest run of a command line read and wrote.
struct FrontEntry {
  std::vector<FrontFile> files;     // were read
  std::vector<std::string> absent;  // files that were not found
  std::vector<std::string> folders; // are there, and the dependency file names them
  std::vector<std::string> missing; // folders that are not there, and would have an absent file
  std::vector<FrontFile> outputs;   // in the order in which they are written
  bool keep_when_same = false;      // outputs that are the same are left alone
  std::string messages;             // the digest of what core/message.h encodes
};

//   tblgen-build front 4
//   key KEY
//   file DIGEST STATE PATH, absent PATH, folder PATH, missing PATH, depfile DIGEST PATH,
//   output DIGEST PATH, keep 0|1, messages DIGEST: each as often as there are such
//   DIGEST, of all lines above
// %25 and %0A in a path are a percent sign and a line's end.
std::string encode_front_entry(const FrontEntry &entry, const std::string &key);

// The entry in `data`, if that is one, is whole, and is for the key.
std::optional<FrontEntry> decode_front_entry(std::string_view data, const std::string &key);

} // namespace tblgen::command
