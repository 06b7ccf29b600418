#include "tblgen_build/command/build_warnings.h"

#include "tblgen_build/core/codes.h"
#include "tblgen_build/core/support/descriptor.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

namespace tblgen::command {

namespace {

// A process as /proc/N/stat has it: "N (name) S parent ..." with its start as the 22nd word.
struct Process {
  std::string name;
  long parent = 0;
  std::string start;
};

std::string content_of(const std::string &path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::optional<Process> process_of(long number) {
  std::string text = content_of("/proc/" + std::to_string(number) + "/stat");
  size_t open = text.find('('), close = text.rfind(')');
  if (open == text.npos || close == text.npos)
    return std::nullopt;
  std::istringstream words(text.substr(close + 1));
  std::string state, skipped;
  Process process{text.substr(open + 1, close - open - 1), 0, {}};
  words >> state >> process.parent;
  for (int word = 5; word < 22; ++word)
    words >> skipped;
  words >> process.start;
  return words ? std::optional(process) : std::nullopt;
}

bool is_build_tool(std::string_view name) {
  static constexpr std::string_view names[] = {"ninja", "ninja-build", "samu",  "n2",    "make",
                                               "gmake", "bmake",       "scons", "bazel", "cmake"};
  return std::ranges::find(names, name) != std::end(names);
}

// A folder that only this user writes to; empty where there is none.
std::string folder_of_stamps() {
  const char *given = std::getenv("XDG_RUNTIME_DIR");
  std::string folder = given && *given == '/' ? std::string(given) + "/tblgen-build"
                                              : "/tmp/tblgen-build-" + std::to_string(::geteuid());
  struct stat status;
  bool is_made = ::mkdir(folder.c_str(), 0700) == 0 || errno == EEXIST;
  bool is_own = is_made && ::lstat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
                status.st_uid == ::geteuid() && (status.st_mode & 022) == 0;
  return is_own ? folder : "";
}

// Whether this command is the first one of the run to say it.
bool is_first(std::string_view release, const std::string &run) {
  std::string folder = folder_of_stamps();
  if (folder.empty())
    return true;
  // One file for each release has the run that said it last. Runs at the same time may take turns
  // in it, and say it again.
  std::string path = folder + "/unknown-release-" + std::string(release);
  if (content_of(path) == run)
    return false;
  std::string claim = path + "." + run;
  Descriptor descriptor(
      ::open(claim.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
  if (descriptor < 0)
    return errno != EEXIST;
  // Another one may have done all this since the first look.
  bool is_said = content_of(path) == run;
  bool is_written = ::write(descriptor, run.data(), run.size()) == static_cast<ssize_t>(run.size());
  if (is_said || !is_written || ::rename(claim.c_str(), path.c_str()) != 0)
    ::unlink(claim.c_str());
  return !is_said;
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
    std::optional<Process> found = process_of(process);
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
      run_of_build_tool(caller ? std::strtol(caller, nullptr, 10) : ::getppid());
  if (run)
    std::erase_if(shown, [&](const Message &message) {
      std::string_view release = unknown_release(message);
      return !release.empty() && !is_first(release, *run);
    });
  return shown;
}

} // namespace tblgen::command
