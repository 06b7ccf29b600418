#include "tblgen_build/launcher/engine.h"

#include "tblgen_build/command/subcommands.h"

#ifdef __linux__

#include "tblgen_build/command/cache_settings.h"
#include "tblgen_build/command/emission.h"
#include "tblgen_build/launcher/inherited.h"
#include "tblgen_build/launcher/named_files.h"
#include "tblgen_build/launcher/python.h"
#include "tblgen_build/launcher/sockets.h"
#include "tblgen_build/system/files.h"
#include "tblgen_build/system/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <string_view>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tblgen::launcher {

using namespace command;

namespace {

// The same on all machines; headers of older systems do not have it.
constexpr long close_range = 436;

constexpr time_t longest_gap =
    2; // seconds between commands of one build; TBLGEN_ENGINE overrides it
constexpr off_t commands_before = 3; // in one build, until an engine pays

// --- where it listens --------------------------------------------------------

std::string_view setting() {
  const char *value = std::getenv("TBLGEN_ENGINE");
  return value ? value : "";
}

bool is_off() { return setting() == "off" || setting() == "0"; }

// An engine that may wait longer serves commands that are further apart.
time_t longest_pause() {
  std::string_view digits = setting();
  unsigned seconds = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
  return error == std::errc() && end == digits.data() + digits.size() ? time_t(seconds)
                                                                      : longest_gap;
}

constexpr size_t name_size = 32; // of a socket's; no other file there has as many characters

// Of any engine of the user.
bool has_socket(const std::string &folder) {
  return std::ranges::any_of(system::Folder(folder).names(),
                             [](const std::string &name) { return name.size() == name_size; });
}

// An engine gets only the standard descriptors, so it cannot open what names another one.
bool stays_here(std::span<const std::string> arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [](const std::string &argument) {
    return argument == no_engine || argument.find("/dev/fd") != argument.npos ||
           argument.find("/proc/") != argument.npos;
  });
}

// --- starting one ------------------------------------------------------------

// The tool whose generators the command needs: its option, or its personality.
std::string tool_of(const Request &request) {
  auto named = std::find(request.arguments.begin(), request.arguments.end(), "--tool");
  if (named != request.arguments.end() && ++named != request.arguments.end())
    return *named;
  return request.personality;
}

// Closes everything that this process has open except `kept`, and leaves its folder.
bool leave_everything(int kept) {
  int nowhere = ::open("/dev/null", O_RDWR);
  if (nowhere < 0 || ::chdir("/") != 0)
    return false;
  for (int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    ::dup2(nowhere, descriptor);
  if (kept != 3) {
    ::dup2(kept, 3);
  }
  return ::syscall(close_range, 4U, ~0U, 0) == 0;
}

// Of a command that names no build folder. Meson writes no database, but Ninja can list the
// commands; it runs them in its folder.
bool is_listed_by_ninja(std::span<const std::string> arguments) {
  Subcommand subcommand = served_subcommand(arguments);
  return (subcommand == Subcommand::Emit || subcommand == Subcommand::Dialect) &&
         ::access("build.ninja", F_OK) == 0;
}

// In the process that becomes the engine: has the lock and listens, by these descriptors. The
// socket gets its name when there is a process that answers.
constexpr int lock_number = 4, listener_number = 5;

bool listen_at(const std::string &folder, const std::string &name) {
  if (::chdir(folder.c_str()) != 0) // an address has 107 bytes: the whole path may be longer
    return false;
  int lock = ::open((name + ".lock").c_str(), O_RDWR | O_CREAT | O_NOFOLLOW, 0600);
  if (lock < 0 || ::flock(lock, LOCK_EX | LOCK_NB) != 0)
    return false;
  if (lock != lock_number)
    ::dup2(lock, lock_number);
  std::string new_name = name + ".new";
  ::unlink(new_name.c_str());
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  new_name.copy(address.sun_path, sizeof address.sun_path - 1);
  int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
  if (listener < 0 || ::bind(listener, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
    return false;
  if (listener != listener_number)
    ::dup2(listener, listener_number);
  return ::chmod(new_name.c_str(), 0600) == 0 && ::listen(listener_number, 128) == 0 &&
         ::rename(new_name.c_str(), name.c_str()) == 0 && ::chdir("/") == 0;
}

} // namespace

bool Engine::is_wanted(std::span<const std::string> arguments) {
  return !is_off() && !stays_here(arguments);
}

std::optional<Engine> Engine::find(const std::string &package,
                                   std::span<const std::string> arguments) {
  if (!is_wanted(arguments))
    return std::nullopt;
  std::string path = system::private_runtime_folder();
  Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (folder < 0)
    return std::nullopt;
  // A build folder's database tells what the build is about to ask for.
  std::string build = named_build_folder(arguments);
  bool is_listed = build.empty() && is_listed_by_ninja(arguments);
  if (is_listed)
    build = system::current_folder();
  return Engine(package, std::move(folder), path, build.starts_with('/') ? build : "", is_listed);
}

std::string Engine::socket_name() const {
  std::optional<Digest> inherited = inherited_state();
  if (!inherited)
    return "";
  Sha256 hash;
  hash.update(request_protocol);
  hash.update(inherited->data(), inherited->size());
  for (const std::string &text : {package_, interpreter_identity(), build_})
    hash.update(std::to_string(text.size()) + ':' + text);
  return hex(hash.finish()).substr(0, name_size);
}

std::optional<int> Engine::run(const Request &request) const {
  if (!has_socket(path_)) // to find out the name takes longer
    return std::nullopt;
  const std::string name = socket_name();
  if (name.empty() || ::faccessat(folder_, name.c_str(), R_OK | W_OK, 0) != 0)
    return std::nullopt;
  Descriptor connection = connect_to(folder_, name);
  return connection < 0 ? std::nullopt : ask(connection, request, name);
}

bool Engine::is_worth_starting(std::span<const std::string> arguments) const {
  // The first command of a build that has everything to do.
  if (arguments.size() > 1 && served_subcommand(arguments) == Subcommand::ToolStamp)
    return ::access(arguments[1].c_str(), F_OK) != 0;
  if (is_listed_by_ninja_ && lacks_output(arguments))
    return true;
  // One for all servers, so that environments that differ leave no files.
  Descriptor count(::openat(
      folder_, "count", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600));
  struct stat status;
  if (count < 0 || ::fstat(count, &status) != 0)
    return false;
  if (std::time(nullptr) - status.st_mtime > longest_pause() && ::ftruncate(count, 0) != 0)
    return false;
  // Where its own mark ended up, which of several commands at once one alone finds at a place: what
  // stat() says, all of them may see before it is this many, and after.
  return ::write(count, ".", 1) == 1 && ::lseek(count, 0, SEEK_CUR) == commands_before + 1;
}

void Engine::start(const TreeState &code, const Request &request) const {
  const std::string name = socket_name();
  if (name.empty())
    return;
  std::fflush(nullptr);
  std::array<int, 2> listens = {-1, -1};
  if (::pipe2(listens.data(), O_CLOEXEC) != 0)
    return;
  pid_t child = ::fork();
  if (child == 0) {
    // Its parent ends at once, so the launcher need not wait for it.
    ::setsid();
    if (::fork() != 0)
      ::_exit(0);
    if (!leave_everything(listens[1]) || !listen_at(path_, name))
      ::_exit(1);
    ::close(3); // of the pipe
    execute_engine(package_, {path_ + '/' + name, hex(code.identity), tool_of(request), build_});
    ::_exit(1);
  }
  ::close(listens[1]);
  int status;
  while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  pollfd wait = {listens[0], POLLIN, 0}; // until it hangs up
  ::poll(&wait, 1, check_interval);
  ::close(listens[0]);
}

} // namespace tblgen::launcher

#else

namespace tblgen::launcher {

bool Engine::is_wanted(std::span<const std::string>) { return false; }
std::optional<Engine> Engine::find(const std::string &, std::span<const std::string>) {
  return std::nullopt;
}
std::optional<int> Engine::run(const Request &) const { return std::nullopt; }
bool Engine::is_worth_starting(std::span<const std::string>) const { return false; }
void Engine::start(const command::TreeState &, const Request &) const {}

} // namespace tblgen::launcher

#endif
