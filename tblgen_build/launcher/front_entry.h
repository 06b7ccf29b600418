// An entry of the cache in front of Python, taken apart. Reads no file.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen::launcher {

inline constexpr std::string_view front_header = "tblgen-build front 3\n";

struct FrontFile {
  std::string digest;
  std::string path;
  bool is_depfile = false;
};

// What the latest run of a command line read and wrote; cache/front.py describes the format.
struct FrontEntry {
  std::vector<FrontFile> files; // that were read, with their digests
  std::vector<std::string> absent;
  std::vector<std::string> folders; // that are there
  std::vector<std::string> missing; // folders that are not
  std::vector<FrontFile> outputs;   // in the order in which they are written
  std::string messages;             // digest
  bool keep_when_same = false;
};

// The entry in `data`, if that is one, is whole, and is for the key.
std::optional<FrontEntry> decode_front_entry(std::string_view data, const std::string &key);

} // namespace tblgen::launcher
