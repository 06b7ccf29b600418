#include "tblgen_build/launcher/named_files.h"

#include "tblgen_build/command/emission.h"
#include "tblgen_build/command/options.h"
#include "tblgen_build/command/subcommands.h"

#include <algorithm>
#include <string_view>
#include <unistd.h>

namespace tblgen::launcher {

using namespace command;

namespace {

struct Additional {
  std::string_view action;
  std::vector<std::string_view> keys;
};

const std::vector<Additional> &additional() {
  static const std::vector<Additional> rows = {
#include "tblgen_build/command/additional_outputs.inc"
  };
  return rows;
}

// As driver/outputs.py has it: a key with an extension replaces the output's.
std::string additional_path(const std::string &path, std::string_view key) {
  size_t dot = path.rfind('.');
  if (dot == path.npos || path.find('/', dot) != path.npos)
    return path + std::string(key);
  std::string stem = path.substr(0, dot) + std::string(key);
  return key.find('.') == key.npos ? stem + path.substr(dot) : stem;
}

// Generators' flags are unknown options here: Python has them.
bool asks_for(const CommandLine &line, std::string_view action) {
  return std::any_of(line.problems.begin(), line.problems.end(), [action](const Problem &problem) {
    std::string_view name = problem.option;
    name.remove_prefix(std::min(name.find_first_not_of('-'), name.size()));
    return problem.is_unknown && name == action;
  });
}

void add_outputs(NamedFiles &files, const std::string &path, const CommandLine &line) {
  files.outputs.push_back(path);
  if (path == "-") // all of them go there
    return;
  for (const Additional &row : additional())
    if (asks_for(line, row.action))
      for (std::string_view key : row.keys)
        files.outputs.push_back(additional_path(path, key));
}

constexpr std::string_view database = "--database";

NamedFiles files_of_emission(std::span<const std::string> arguments) {
  NamedFiles files;
  ArgumentReader reader(arguments);
  EmissionHead head = take_head(reader);
  files.stamp = head.stamp;
  CommandLine line = parse_command_line(head.of_compile);
  files.input = line.input;
  // Only a problem to a compile: the outputs are named after it.
  files.depfile = line.depfile;
  while (!reader.at_end()) {
    std::string path = reader.take_value();
    std::vector<std::string> group;
    while (!reader.at_end() && !reader.at_output())
      group.push_back(reader.take());
    add_outputs(files, path, parse_command_line(group));
  }
  return files;
}

// The guards stand in a folder beside the stamp, as CMake names them; the database does so, too.
NamedFiles files_of_look(std::span<const std::string> arguments) {
  NamedFiles files;
  if (arguments.empty())
    return files;
  ArgumentReader reader(arguments);
  std::string stamp = reader.take();
  files.outputs.push_back(stamp);
  files.folder = stamp.substr(0, stamp.rfind('/') + 1) + "guards";
  while (!reader.at_end()) {
    std::string option = reader.take();
    if (reader.at_end())
      break;
    if (option == "-d")
      files.depfile = reader.take();
    else if (option == database)
      files.input = reader.take();
  }
  return files;
}

} // namespace

NamedFiles named_files(std::span<const std::string> arguments) {
  if (Subcommand subcommand = served_subcommand(arguments); subcommand != Subcommand::None)
    return subcommand == Subcommand::Emit ? files_of_emission(arguments.subspan(1))
                                          : files_of_look(arguments.subspan(1));
  CommandLine line = parse_command_line(arguments);
  NamedFiles files;
  files.input = line.input;
  files.depfile = line.depfile;
  add_outputs(files, line.output, line);
  return files;
}

std::string named_build_folder(std::span<const std::string> arguments) {
  bool is_look = served_subcommand(arguments) == Subcommand::ToolStamp;
  for (ArgumentReader reader(arguments); !reader.at_end() && !reader.at_output(); reader.take()) {
    if (reader.name() == "--build-dir")
      return reader.take_value();
    if (is_look && reader.name() == database) {
      std::string path = reader.take_value();
      return path.substr(0, path.rfind('/'));
    }
  }
  return "";
}

bool lacks_output(std::span<const std::string> arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [](const std::string &word) {
    return word.ends_with(".inc") && word[0] != '-' && ::access(word.c_str(), F_OK) != 0;
  });
}

} // namespace tblgen::launcher
