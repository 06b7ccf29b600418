#include "tblgen_build/launcher/code_state.h"

#include "tblgen_build/command/subcommands.h"
#include "tblgen_build/launcher/named_files.h"
#include "tblgen_build/system/files.h"
#include "tblgen_build/system/output_file.h"

#include <charconv>
#include <cstdint>
#include <ctime>
#include <optional>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace tblgen::launcher {

using namespace command;
using system::OpenFile;
using system::OutputFile;
using system::WhenSame;

namespace {

constexpr int64_t trusted_for = 500'000'000; // nanoseconds; the engine trusts it as long
constexpr size_t longest = 1 << 10;          // bytes of the file
constexpr std::string_view folder_name = "/tblgen-build";

// Where the build's commands note it; empty: this is none of a build with a tool-stamp.
std::string noted_at(std::span<const std::string> arguments) {
  std::string folder;
  Subcommand subcommand = served_subcommand(arguments);
  if (subcommand == Subcommand::ToolStamp && arguments.size() > 1)
    folder = arguments[1].substr(0, arguments[1].rfind('/'));
  else if (subcommand == Subcommand::Emit)
    folder = named_build_folder(arguments) + std::string(folder_name);
  bool is_of_build = folder.starts_with('/') && folder.ends_with(folder_name);
  return is_of_build ? folder + "/tool.state" : "";
}

// What tells this run of the machine from others, since when its clock counts; empty where the
// system does not say.
std::string this_boot() {
  char id[36]; // a UUID
  std::optional<size_t> got = OpenFile("/proc/sys/kernel/random/boot_id").read(id, sizeof id);
  return std::string(id, got.value_or(0));
}

int64_t now() {
  timespec time = {};
#ifdef CLOCK_BOOTTIME
  ::clock_gettime(CLOCK_BOOTTIME, &time);
#endif
  return int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

// What a note about the package begins with: the machine, and the folder itself, which changes when
// a file in it is replaced. Empty where nothing is noted.
std::string place_of(const std::string &package) {
  std::string boot = this_boot();
  if (boot.empty() || are_sources_asked_for())
    return "";
  return "tblgen-build code 1 " + boot + ' ' + state_of(system::status_of(package)) + '\n';
}

// The number that the text begins with, and the space after it; moves past these.
bool take_number(std::string_view &text, int64_t &number) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end == text.data() + text.size() || *end != ' ')
    return false;
  text.remove_prefix(static_cast<size_t>(end + 1 - text.data()));
  return true;
}

std::optional<Digest> to_digest(std::string_view digits) {
  Digest digest = {};
  if (digits.size() != 2 * digest.size())
    return std::nullopt;
  for (size_t i = 0; i < digest.size(); ++i)
    std::from_chars(&digits[2 * i], &digits[2 * i] + 2, digest[i], 16);
  return hex(digest) == digits ? std::optional(digest) : std::nullopt;
}

std::optional<TreeState> noted(const std::string &path, const std::string &place) {
  std::optional<std::string> text = read_entry(path, longest);
  if (!text || !text->starts_with(place))
    return std::nullopt;
  std::string_view line = std::string_view(*text).substr(place.size());
  int64_t time;
  TreeState state;
  if (!take_number(line, time) || !take_number(line, state.changed))
    return std::nullopt;
  std::optional<Digest> identity = to_digest(line);
  const int64_t age = now() - time;
  if (!identity || age < 0 || age >= trusted_for)
    return std::nullopt;
  state.identity = *identity;
  return state;
}

void note(const std::string &path, const std::string &place, int64_t time, const TreeState &state) {
  OutputFile file(path, WhenSame::Replace);
  if (file.append(place + std::to_string(time) + ' ' + std::to_string(state.changed) + ' ' +
                  hex(state.identity)))
    file.commit();
}

} // namespace

TreeState code_state(const std::string &package, std::span<const std::string> arguments) {
  const std::string folder = package + "/tblgen_build";
  const std::string path = noted_at(arguments);
  const std::string place = path.empty() ? "" : place_of(folder);
  if (!place.empty() && served_subcommand(arguments) == Subcommand::Emit)
    if (std::optional<TreeState> state = noted(path, place))
      return *state;
  const int64_t time = now();
  TreeState state = tree_state(folder, false);
  if (!place.empty())
    note(path, place, time, state);
  return state;
}

void forget_code_state(std::span<const std::string> arguments) {
  if (served_subcommand(arguments) != Subcommand::ToolStamp)
    return;
  if (std::string path = noted_at(arguments); !path.empty())
    ::unlink(path.c_str());
}

} // namespace tblgen::launcher
