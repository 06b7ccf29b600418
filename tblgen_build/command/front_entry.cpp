#include "tblgen_build/command/front_entry.h"

#include "tblgen_build/command/cache_files.h"
#include "tblgen_build/command/subcommands.h"

#include <utility>

namespace tblgen::command {

namespace {

// A field with its length: no two different sequences of fields look the same.
void add_field(Sha256 &hash, std::string_view text) {
  hash.update(std::to_string(text.size()) + ':');
  hash.update(text);
}

// As cache/entry_format.py has it, where it is one call of Python's: binding these would be more
// code.
std::string escaped(std::string_view path) {
  std::string line;
  for (char character : path)
    if (character == '\n' || character == '%')
      line += character == '%' ? "%25" : "%0A";
    else
      line += character;
  return line;
}

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
  rest.remove_prefix(65);
  if (tag == "file") {
    size_t end = rest.find(' ');
    if (end == rest.npos)
      return false;
    std::string state(rest.substr(0, end));
    entry.files.push_back({digest, unescaped(rest.substr(end + 1)), false, state});
  } else if (tag == "output" || tag == "depfile") {
    entry.outputs.push_back({digest, unescaped(rest), tag == "depfile"});
  } else {
    return false;
  }
  return true;
}

void add_paths(std::string &lines, std::string_view tag, const std::vector<std::string> &paths) {
  for (const std::string &path : paths)
    (((lines += tag) += ' ') += escaped(path)) += '\n';
}

void add_inputs(std::string &lines, const std::vector<FrontFile> &files) {
  for (const FrontFile &file : files)
    lines += "file " + file.digest + ' ' + file.state + ' ' + escaped(file.path) + '\n';
}

void add_outputs(std::string &lines, const std::vector<FrontFile> &files) {
  for (const FrontFile &file : files)
    lines +=
        (file.is_depfile ? "depfile " : "output ") + file.digest + ' ' + escaped(file.path) + '\n';
}

} // namespace

std::string front_key(const Digest &code, const FrontCommand &command) {
  std::string seen_from = command.personality + ' ' + command.python;
  // The dependency file of a subcommand leaves out the current folder.
  if (served_subcommand(command.arguments) != Subcommand::None)
    seen_from += ' ' + command.directory;
  Sha256 hash;
  hash.update(front_header);
  hash.update(code.data(), code.size());
  add_field(hash, seen_from);
  for (const std::string &argument : command.arguments)
    add_field(hash, argument);
  return hex(hash.finish());
}

std::string encode_front_entry(const FrontEntry &entry, const std::string &key) {
  std::string lines = std::string(front_header) + "key " + key + '\n';
  add_inputs(lines, entry.files);
  add_paths(lines, "absent", entry.absent);
  add_paths(lines, "folder", entry.folders);
  add_paths(lines, "missing", entry.missing);
  add_outputs(lines, entry.outputs);
  lines += std::string("keep ") + (entry.keep_when_same ? '1' : '0') + '\n';
  lines += "messages " + entry.messages + '\n';
  return lines + hex(sha256(lines)) + '\n';
}

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

} // namespace tblgen::command
