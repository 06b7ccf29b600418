#include "tblgen_build/launcher/front_entry.h"

#include "tblgen_build/command/files.h"

#include <utility>

namespace tblgen::launcher {

using command::hex;

namespace {

std::string unescaped(std::string_view line) {
  std::string text;
  for (size_t i = 0; i < line.size(); ++i) {
    std::string_view rest = line.substr(i);
    if (rest.starts_with("%0A") || rest.starts_with("%25")) {
      text += rest[1] == '0' ? '\n' : '%';
      i += 2;
    } else {
      text += rest[0];
    }
  }
  return text;
}

bool read_line(FrontEntry &entry, std::string_view line) {
  size_t space = line.find(' ');
  if (space == line.npos)
    return false;
  std::string_view tag = line.substr(0, space), rest = line.substr(space + 1);
  for (auto [name, paths] : {std::pair{"absent", &entry.absent},
                             {"folder", &entry.folders},
                             {"missing", &entry.missing}})
    if (tag == name) {
      paths->push_back(unescaped(rest));
      return true;
    }
  if (tag == "keep") {
    entry.keep_when_same = rest == "1";
    return true;
  }
  if (rest.size() < 64)
    return false;
  std::string digest(rest.substr(0, 64));
  if (tag == "messages") {
    entry.messages = digest;
    return true;
  }
  if (rest.size() < 66)
    return false;
  std::string path = unescaped(rest.substr(65));
  if (tag == "file")
    entry.files.push_back({digest, path});
  else if (tag == "output" || tag == "depfile")
    entry.outputs.push_back({digest, path, tag == "depfile"});
  else
    return false;
  return true;
}

} // namespace

// The lines between the header and key before them and the digest of all that after them.
std::optional<FrontEntry> decode_front_entry(std::string_view data, const std::string &key) {
  std::string begin = std::string(front_header) + "key " + key + '\n';
  constexpr size_t trailer = 64 + 1;
  if (!data.starts_with(begin) || data.size() < begin.size() + trailer || !data.ends_with('\n'))
    return std::nullopt;
  std::string_view body = data.substr(0, data.size() - trailer);
  if (hex(sha256(body)) != data.substr(body.size(), 64))
    return std::nullopt;
  FrontEntry entry;
  body.remove_prefix(begin.size());
  while (!body.empty()) {
    size_t end = body.find('\n');
    if (end == body.npos || !read_line(entry, body.substr(0, end)))
      return std::nullopt;
    body.remove_prefix(end + 1);
  }
  return entry;
}

} // namespace tblgen::launcher
