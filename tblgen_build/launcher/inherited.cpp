#include "tblgen_build/launcher/inherited.h"

#include <algorithm>
#include <array>
#include <string_view>

#ifdef __linux__

#include "tblgen_build/launcher/sockets.h"

#include <cerrno>
#include <fcntl.h>
#include <sched.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

namespace tblgen::launcher {

namespace {

// Shells and Make set these for each command. engine/child.py has the names, too.
constexpr std::array<std::string_view, 10> left_out = {
    "PWD",           "OLDPWD",       "_",           "SHLVL", "MAKELEVEL", "MFLAGS", "MAKEFLAGS",
    "MAKEOVERRIDES", "MAKE_TERMERR", "MAKE_TERMOUT"};

// Of /proc/self/status; the others are this process's own.
constexpr std::array<std::string_view, 17> state_lines = {
    "Umask",        "Uid",        "Gid",     "Groups",          "SigBlk",
    "SigIgn",       "CapInh",     "CapPrm",  "CapEff",          "CapBnd",
    "CapAmb",       "NoNewPrivs", "Seccomp", "Seccomp_filters", "Cpus_allowed",
    "Mems_allowed", "THP_enabled"};

std::optional<std::string> read_proc(const std::string &name) {
  Descriptor file(::open(("/proc/self/" + name).c_str(), O_RDONLY | O_CLOEXEC));
  if (file < 0)
    return std::nullopt;
  std::string text;
  std::array<char, 4096> buffer;
  ssize_t got;
  while ((got = ::read(file, buffer.data(), buffer.size())) > 0)
    text.append(buffer.data(), static_cast<size_t>(got));
  return got < 0 ? std::nullopt : std::optional(text);
}

std::optional<std::string> link_of(const std::string &name) {
  std::array<char, 4096> buffer;
  ssize_t size = ::readlink(("/proc/self/" + name).c_str(), buffer.data(), buffer.size());
  if (size < 0 || static_cast<size_t>(size) == buffer.size())
    return std::nullopt;
  return std::string(buffer.data(), static_cast<size_t>(size));
}

class Fields {
public:
  // With its length: no two different sequences of fields look the same.
  void add(std::string_view text) {
    hash_.update(std::to_string(text.size()) + ':');
    hash_.update(text);
  }
  Digest finish() { return hash_.finish(); }

private:
  Sha256 hash_;
};

// False where the process is traced: the tracer wants to see what the command does.
bool add_status(Fields &fields, std::string_view status) {
  while (!status.empty()) {
    std::string_view line = status.substr(0, status.find('\n'));
    status.remove_prefix(std::min(line.size() + 1, status.size()));
    std::string_view name = line.substr(0, line.find(':'));
    if (name == "TracerPid" && !line.ends_with("\t0"))
      return false;
    if (std::find(state_lines.begin(), state_lines.end(), name) != state_lines.end())
      fields.add(line);
  }
  return true;
}

bool is_left_out(std::string_view variable) {
  std::string_view name = variable.substr(0, variable.find('='));
  return std::find(left_out.begin(), left_out.end(), name) != left_out.end();
}

} // namespace

std::optional<Digest> inherited_state() {
  Fields fields;
  std::optional<std::string> status = read_proc("status"), limits = read_proc("limits");
  if (!status || !limits || !add_status(fields, *status))
    return std::nullopt;
  fields.add(*limits);
  for (const char *name : {"ns/mnt", "ns/pid", "ns/user", "ns/net", "root"}) {
    std::optional<std::string> link = link_of(name);
    if (!link)
      return std::nullopt;
    fields.add(*link);
  }
  for (const char *name : {"ns/ipc", "ns/uts", "ns/cgroup", "ns/time"})
    fields.add(link_of(name).value_or("-"));
  for (const char *name : {"cgroup", "oom_score_adj", "attr/current"})
    fields.add(read_proc(name).value_or("-")); // not on every system
  errno = 0;
  fields.add(std::to_string(::getpriority(PRIO_PROCESS, 0)));
  fields.add(std::to_string(::personality(0xffffffff)));
  sched_param schedule = {};
  ::sched_getparam(0, &schedule);
  fields.add(std::to_string(::sched_getscheduler(0)));
  fields.add(std::to_string(schedule.sched_priority));
  constexpr int of_a_process = 1; // I/O priority
  fields.add(std::to_string(::syscall(SYS_ioprio_get, of_a_process, 0)));
  std::vector<std::string_view> variables;
  for (char **variable = environ; *variable; ++variable)
    if (!is_left_out(*variable))
      variables.push_back(*variable);
  std::sort(variables.begin(), variables.end());
  for (std::string_view variable : variables)
    fields.add(variable);
  return fields.finish();
}

std::vector<std::string> variables_left_out() {
  std::vector<std::string> found;
  for (char **variable = environ; *variable; ++variable)
    if (is_left_out(*variable))
      found.emplace_back(*variable);
  return found;
}

} // namespace tblgen::launcher

#endif
