// A libFuzzer target: what the launcher takes apart before any Python runs. The first byte of an
// input says as what the rest is read. Opens no file.
#include "tblgen_build/command/cache_files.h"
#include "tblgen_build/command/front_entry.h"
#include "tblgen_build/command/messages.h"
#include "tblgen_build/command/options.h"
#include "tblgen_build/command/response_file.h"
#include "tblgen_build/launcher/named_files.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace tblgen;

void check(bool holds) {
  if (!holds)
    std::abort();
}

// Lines of an entry, in one whose key and digest are right.
void read_entry(std::string_view lines) {
  const std::string key(64, '0');
  std::string data = std::string(command::front_header) + "key " + key + '\n';
  data += lines;
  data += command::hex(sha256(data)) + '\n';
  std::optional<command::FrontEntry> entry = command::decode_front_entry(data, key);
  if (!entry)
    return;
  for (const auto *files : {&entry->files, &entry->outputs})
    for (const command::FrontFile &file : *files)
      check(file.digest.size() == 64);
  data[data.size() / 2] ^= 1;
  check(!command::decode_front_entry(data, key));
}

// The text of a response file as the command line.
void read_arguments(std::string_view text) {
  std::vector<std::string> arguments = command::split_arguments(text);
  if (std::any_of(arguments.begin(), arguments.end(),
                  [](const std::string &argument) { return argument.starts_with('@'); }))
    return; // another file
  command::CommandLine line = command::parse_command_line(arguments, command::known_options());
  for (const command::Problem &problem : line.problems)
    check(problem.is_unknown == problem.message.empty());
  launcher::named_files(arguments);
}

// As messages of an entry, for a terminal.
void show(std::string_view bytes) {
  constexpr int no_terminal = -1;
  if (std::optional<std::vector<Message>> messages = decoded(bytes)) {
    check(encoded(*messages) == bytes || messages->empty());
    for (auto mode : {command::ColorMode::Always, command::ColorMode::Never})
      command::for_display(*messages, mode, no_terminal);
  }
  command::without_controls(bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
  switch (data[0] % 3) {
  case 0:
    read_entry(text);
    break;
  case 1:
    read_arguments(text);
    break;
  default:
    show(text);
  }
  return 0;
}
