#include "tblgen_build/launcher/engine.h"

#include "tblgen_build/command/subcommands.h"

#ifdef __linux__

#include "tblgen_build/command/cache_settings.h"
#include "tblgen_build/command/messages.h"
#include "tblgen_build/launcher/inherited.h"
#include "tblgen_build/launcher/named_files.h"
#include "tblgen_build/launcher/python.h"
#include "tblgen_build/launcher/sockets.h"
#include "tblgen_build/system/process.h"
#include "tblgen_build/system/trust.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <string_view>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tblgen::launcher {

using namespace command;

namespace {

// The same on all machines; headers of older systems do not have them.
constexpr long pidfd_send_signal = 424, pidfd_open = 434, close_range = 436;

constexpr std::string_view protocol = "tblgen-build engine 2";
constexpr int32_t begun = -1, is_made = -2, wants_descriptors = -3;
constexpr int32_t longest_messages = 64 << 20; // bytes
constexpr size_t largest_request = 64 << 10;
constexpr time_t close_behind = 2;   // seconds between commands of one build: a wish says another
constexpr off_t commands_before = 3; // in one build, until a server pays

// --- where it listens --------------------------------------------------------

// An open folder that only this user can look into; made where it is not there. Negative: none.
Descriptor open_private(const std::string &path) {
  if (!system::folder_problem(path).empty())
    return Descriptor();
  if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST)
    return Descriptor();
  Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  struct stat status;
  if (folder < 0 || ::fstat(folder, &status) != 0 || status.st_uid != ::geteuid() ||
      (status.st_mode & 077) != 0)
    return Descriptor();
  return folder;
}

std::string_view wished() {
  const char *wish = std::getenv("TBLGEN_ENGINE");
  return wish ? wish : "";
}

bool is_off() { return wished() == "off" || wished() == "0"; }

// Who lets a server wait for so many seconds calls what comes within them one build.
time_t longest_pause() {
  std::string_view wish = wished();
  unsigned seconds = 0;
  auto [end, error] = std::from_chars(wish.data(), wish.data() + wish.size(), seconds);
  return error == std::errc() && end == wish.data() + wish.size() ? time_t(seconds) : close_behind;
}

// Descriptors besides the standard ones stay here: what a command line names by them, too.
bool stays_here(std::span<const std::string> arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [](const std::string &argument) {
    return argument == no_engine || argument.find("/dev/fd") != argument.npos ||
           argument.find("/proc/") != argument.npos;
  });
}

// --- one command -------------------------------------------------------------

// engine/protocol.py reads it.
std::string text_of(const EngineRequest &request, const std::string &name) {
  std::vector<std::string> variables = variables_left_out();
  std::string text(protocol);
  auto add = [&text](std::string_view word) {
    text += '\0';
    text += word;
  };
  add(name);
  add(request.personality);
  add(request.directory);
  add(std::to_string(variables.size()));
  for (const std::string &variable : variables)
    add(variable);
  add(request.program);
  for (const std::string &argument : request.arguments)
    add(argument);
  std::array<char, 9> size;
  std::snprintf(size.data(), size.size(), "%08" PRIx32, static_cast<uint32_t>(text.size()));
  return size.data() + text;
}

// The standard descriptors and the current folder.
bool send_descriptors(int connection) {
  Descriptor here(::open(".", O_PATH | O_DIRECTORY | O_CLOEXEC));
  if (here < 0)
    return false;
  const int handed[] = {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, here};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof handed)> control = {};
  char byte = 0;
  iovec data = {&byte, 1};
  msghdr message = {};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control.data();
  message.msg_controllen = control.size();
  cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof handed);
  std::memcpy(CMSG_DATA(header), handed, sizeof handed);
  return ::sendmsg(connection, &message, MSG_NOSIGNAL) == 1;
}

// So many bytes; false where the other end hangs up.
bool receive_exactly(int connection, char *into, size_t size) {
  while (size > 0) {
    ssize_t got = ::recv(connection, into, size, 0);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return false;
    into += got;
    size -= static_cast<size_t>(got);
  }
  return true;
}

// A number, as it stands in memory; nothing where the other end hangs up.
std::optional<int32_t> receive_number(int connection) {
  int32_t number = 0;
  bool is_there = receive_exactly(connection, reinterpret_cast<char *>(&number), sizeof number);
  return is_there ? std::optional(number) : std::nullopt;
}

// Whether there is an answer to read while the process that is to give it runs: one that is stopped
// gives none.
bool is_answered(int connection, pid_t process, int most_looks) {
  for (int look = 0; look != most_looks && is_running(process); ++look) {
    pollfd wait = {connection, POLLIN, 0};
    if (::poll(&wait, 1, look_after) > 0)
      return true;
  }
  return false;
}

// What the engine has made is in place: what there is to say of it.
std::optional<int> show_messages(int connection) {
  std::optional<int32_t> size = receive_number(connection);
  if (!size || *size < 0 || *size > longest_messages)
    return std::nullopt;
  std::string bytes(static_cast<size_t>(*size), '\0');
  if (!receive_exactly(connection, bytes.data(), bytes.size()))
    return std::nullopt;
  std::optional<std::vector<Message>> messages = decoded(bytes);
  if (messages && !messages->empty()) {
    std::string text = for_display(*messages, ColorMode::Auto, STDERR_FILENO);
    std::fwrite(text.data(), 1, text.size(), stderr);
  }
  return 0;
}

// --- signals -----------------------------------------------------------------

constexpr std::array<int, 3> forwarded = {SIGINT, SIGTERM, SIGHUP};
int process = -1; // a descriptor: its number is not given to another one meanwhile

void forward(int signal) {
  int error = errno;
  ::syscall(pidfd_send_signal, process, signal, nullptr, 0);
  errno = error;
}

// What this process was told to end with reaches the one that does its work.
void forward_signals() {
  for (int signal : forwarded) {
    struct sigaction action = {};
    if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
      continue;
    action.sa_handler = forward;
    action.sa_flags = SA_RESTART;
    ::sigaction(signal, &action, nullptr);
  }
}

void take_signals_again() {
  for (int signal : forwarded) {
    struct sigaction action = {};
    if (::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == forward)
      ::signal(signal, SIG_DFL);
  }
}

// As the process did that was forked.
int end_as(int wait_status) {
  if (WIFEXITED(wait_status))
    return WEXITSTATUS(wait_status);
  int signal = WIFSIGNALED(wait_status) ? WTERMSIG(wait_status) : SIGKILL;
  ::signal(signal, SIG_DFL);
  ::raise(signal);
  return 128 + signal;
}

// --- starting one ------------------------------------------------------------

// Whose generators the command is about to use: its personality, or what it names.
std::string tool_of(const EngineRequest &request) {
  auto named = std::find(request.arguments.begin(), request.arguments.end(), "--tool");
  if (named != request.arguments.end() && ++named != request.arguments.end())
    return *named;
  return request.personality;
}

// Nothing that this process has open besides `kept`, nor its folder.
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

// A build folder's database tells what the build is about to ask for.
std::string build_of(std::span<const std::string> arguments) {
  std::string folder = named_build_folder(arguments);
  return folder.starts_with('/') ? folder : "";
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
  std::string path = system::runtime_folder();
  Descriptor folder = open_private(path);
  if (folder < 0)
    return std::nullopt;
  Engine engine(std::move(folder), path, build_of(arguments));
  return engine.has_name(package) ? std::optional(std::move(engine)) : std::nullopt;
}

bool Engine::has_name(const std::string &package) {
  std::optional<Digest> inherited = inherited_state();
  if (!inherited)
    return false;
  Sha256 hash;
  hash.update(protocol);
  hash.update(inherited->data(), inherited->size());
  for (const std::string &text : {package, interpreter_identity(), build_})
    hash.update(std::to_string(text.size()) + ':' + text);
  name_ = hex(hash.finish()).substr(0, 32);
  return true;
}

std::optional<int> Engine::run(const EngineRequest &request) const {
  if (::faccessat(folder_, name_.c_str(), R_OK | W_OK, 0) != 0)
    return std::nullopt;
  Descriptor connection(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (connection < 0 || !connect_to(connection, folder_, name_))
    return std::nullopt;
  std::optional<pid_t> server = peer(connection);
  if (!server)
    return std::nullopt;
  ::fcntl(connection, F_SETFL, 0); // from here on it waits
  timeval limit = {1, 0};          // a request fits into what the system keeps
  ::setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  std::string text = text_of(request, name_);
  if (text.size() > largest_request || !is_running(*server) || !send_all(connection, text) ||
      !is_answered(connection, *server, looks))
    return std::nullopt;
  std::optional<int32_t> doer = receive_number(connection);
  if (!doer || *doer <= 0 || !is_answered(connection, *doer, -1))
    return std::nullopt;
  std::optional<int32_t> answer = receive_number(connection);
  if (answer == is_made)
    return show_messages(connection);
  if (answer != wants_descriptors)
    return std::nullopt;
  process = static_cast<int>(::syscall(pidfd_open, *doer, 0));
  if (process < 0)
    return std::nullopt;
  forward_signals();
  std::optional<int32_t> status;
  if (send_descriptors(connection) && receive_number(connection) == begun)
    status = receive_number(connection);
  take_signals_again();
  ::close(process);
  // Without a status, who had it is gone: everybody has let go of the connection.
  return status ? std::optional(end_as(*status)) : std::nullopt;
}

bool Engine::is_worth_starting(std::span<const std::string> arguments) const {
  // The first command of a build that has everything to do.
  if (arguments.size() > 1 && served_subcommand(arguments) == Subcommand::ToolStamp)
    return ::access(arguments[1].c_str(), F_OK) != 0;
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

void Engine::start(const std::string &package, const TreeState &code,
                   const EngineRequest &request) const {
  std::fflush(nullptr);
  std::array<int, 2> listens = {-1, -1};
  if (::pipe2(listens.data(), O_CLOEXEC) != 0)
    return;
  pid_t child = ::fork();
  if (child == 0) {
    // Its parent ends at once: nobody has to wait for it.
    ::setsid();
    if (::fork() != 0)
      ::_exit(0);
    if (!leave_everything(listens[1]) || !listen_at(path_, name_))
      ::_exit(1);
    ::close(3); // of the pipe
    execute_engine(package, {path_ + '/' + name_, hex(code.identity), tool_of(request), build_});
    ::_exit(1);
  }
  ::close(listens[1]);
  int status;
  while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  pollfd wait = {listens[0], POLLIN, 0}; // until it hangs up
  ::poll(&wait, 1, look_after);
  ::close(listens[0]);
}

} // namespace tblgen::launcher

#else

namespace tblgen::launcher {

bool Engine::is_wanted(std::span<const std::string>) { return false; }
std::optional<Engine> Engine::find(const std::string &, std::span<const std::string>) {
  return std::nullopt;
}
std::optional<int> Engine::run(const EngineRequest &) const { return std::nullopt; }
bool Engine::is_worth_starting(std::span<const std::string>) const { return false; }
void Engine::start(const std::string &, const command::TreeState &, const EngineRequest &) const {}

} // namespace tblgen::launcher

#endif
