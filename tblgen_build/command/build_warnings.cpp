#include "tblgen_build/command/build_warnings.h"

#include "tblgen_build/core/codes.h"
#include "tblgen_build/system/process.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace tblgen::command {

namespace {

bool is_build_tool(std::string_view name) {
  static constexpr std::string_view names[] = {"ninja", "ninja-build", "samu",  "n2",    "make",
                                               "gmake", "bmake",       "scons", "bazel", "cmake"};
  return std::ranges::find(names, name) != std::end(names);
}

// The release that the message warns of, which is not known; empty where it says something else.
std::string_view unknown_release(const Message &message) {
  std::string_view number = message.subject;
  bool is_number = !number.empty() && number.size() < 9 &&
                   std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
  return is_number && message.code == text_of(Code::UnknownRelease) ? number : std::string_view();
}

} // namespace

std::optional<std::string> run_of_build_tool(long process) {
  std::optional<std::string> run;
  for (int depth = 0; process > 1 && depth < 64; ++depth) {
    std::optional<system::Process> found = system::process_of(process);
    if (!found)
      break;
    if (is_build_tool(found->name))
      run = std::to_string(process) + "-" + found->start;
    process = found->parent;
  }
  return run;
}

std::vector<Message> once_a_build(std::span<const Message> messages) {
  std::vector<Message> shown(messages.begin(), messages.end());
  auto concerns_build = [](const Message &message) { return !unknown_release(message).empty(); };
  if (std::ranges::none_of(shown, concerns_build))
    return shown;
  const char *caller = std::getenv(caller_variable);
  std::optional<std::string> run =
      run_of_build_tool(caller ? std::strtol(caller, nullptr, 10) : system::parent_process());
  if (run)
    std::erase_if(shown, [&](const Message &message) {
      std::string_view release = unknown_release(message);
      return !release.empty() && !system::note_run("unknown-release-" + std::string(release), *run);
    });
  return shown;
}

} // namespace tblgen::command
