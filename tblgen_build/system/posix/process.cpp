#include "tblgen_build/system/process.h"

#include "tblgen_build/system/files.h"
#include "tblgen_build/system/posix/descriptor.h"
#include "tblgen_build/system/trust.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tblgen::system {

namespace {

double seconds(const timeval &time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

// Without std::ifstream, std::istringstream and std::filesystem: linked statically, their locales
// would double the size of the launcher.
std::string content_of(const std::string &path) {
  OpenFile file(path);
  std::string content;
  char buffer[1 << 12];
  while (size_t size = file.read(buffer, sizeof buffer).value_or(0))
    content.append(buffer, size);
  return content;
}

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  for (size_t begin = 0; begin < line.size();) {
    size_t end = std::min(line.find(' ', begin), line.size());
    if (end > begin)
      words.emplace_back(line.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

} // namespace

std::optional<Process> process_of(long number) {
  // "N (name) S parent ..." with its start as the 22nd word.
  std::string text = content_of("/proc/" + std::to_string(number) + "/stat");
  size_t open = text.find('('), close = text.rfind(')');
  if (open == text.npos || close == text.npos)
    return std::nullopt;
  std::vector<std::string> words = words_of(std::string_view(text).substr(close + 1));
  constexpr size_t state = 0, parent = 1, start = 19;
  if (words.size() <= start)
    return std::nullopt;
  return Process{text.substr(open + 1, close - open - 1), std::atol(words[parent].c_str()),
                 words[start],
                 std::string_view("TtZX").find(words[state]) == std::string_view::npos};
}

long parent_process() { return ::getppid(); }

std::string runtime_folder() {
  const char *given = std::getenv("XDG_RUNTIME_DIR");
  return given && *given == '/' ? std::string(given) + "/tblgen-build"
                                : "/tmp/tblgen-build-" + std::to_string(::geteuid());
}

std::string private_runtime_folder() {
  std::string folder = runtime_folder();
  bool is_there = ::mkdir(folder.c_str(), 0700) == 0 || errno == EEXIST;
  return is_there && is_private(folder) ? folder : "";
}

bool note_run(const std::string &subject, const std::string &run) {
  std::string folder = private_runtime_folder();
  if (folder.empty())
    return true;
  // One file for each subject has the run that noted it last. Runs at the same time may take turns
  // in it, and note it again.
  std::string path = folder + "/" + subject;
  if (content_of(path) == run)
    return false;
  std::string claim = path + "." + run;
  Descriptor descriptor(
      ::open(claim.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
  if (descriptor < 0)
    return errno != EEXIST;
  // Another one may have done all this since the first look.
  bool is_noted = content_of(path) == run;
  bool is_written = ::write(descriptor, run.data(), run.size()) == static_cast<ssize_t>(run.size());
  if (is_noted || !is_written || ::rename(claim.c_str(), path.c_str()) != 0)
    ::unlink(claim.c_str());
  return !is_noted;
}

void forget_variable(const char *name) { ::unsetenv(name); }

ProcessorTimes processor_times() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return {seconds(usage.ru_utime), seconds(usage.ru_stime)};
}

bool is_terminal(int descriptor) { return ::isatty(descriptor) == 1; }

void prepare_standard_streams() {
  for (int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(descriptor, F_GETFD) < 0)
      ::open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
}

std::string current_folder() {
  char buffer[1 << 16];
  return ::getcwd(buffer, sizeof buffer) ? buffer : "";
}

} // namespace tblgen::system
