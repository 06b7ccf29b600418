#include "tblgen_build/launcher/fork_server.h"

#ifdef __linux__

#include "tblgen_build/launcher/inherited.h"
#include "tblgen_build/launcher/python.h"
#include "tblgen_build/launcher/sockets.h"

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
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tblgen::launcher {

using namespace command;

namespace {

// The same on all machines; headers of older systems do not have them.
constexpr long pidfd_send_signal = 424, pidfd_open = 434, close_range = 436;

constexpr std::string_view protocol = "tblgen-build fork 1";
constexpr int look_after = 500; // milliseconds, at whether the server still runs
constexpr int looks = 60;       // until a process has been forked: a busy machine may be slow
constexpr int32_t begun = -1;
constexpr size_t largest_request = 64 << 10;
constexpr time_t close_behind = 2;   // seconds between commands of one build: a wish says another
constexpr off_t commands_before = 3; // in one build, until a server pays

// --- where it listens --------------------------------------------------------

// An open folder that only this user can look into; made where it is not there. Negative: none.
int open_private(const std::string &path) {
  if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST)
    return -1;
  int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  struct stat status;
  if (folder >= 0 && (::fstat(folder, &status) != 0 || status.st_uid != ::geteuid() ||
                      (status.st_mode & 077) != 0)) {
    ::close(folder);
    return -1;
  }
  return folder;
}

std::string runtime_folder() {
  const char *given = std::getenv("XDG_RUNTIME_DIR");
  if (given && *given == '/')
    return std::string(given) + "/tblgen-build";
  return "/tmp/tblgen-build-" + std::to_string(::geteuid());
}

std::string_view wished() {
  const char *wish = std::getenv("TBLGEN_FORK_SERVER");
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
    return argument == "--no-fork-server" || argument.find("/dev/fd") != argument.npos ||
           argument.find("/proc/") != argument.npos;
  });
}

// --- one command -------------------------------------------------------------

// cli/fork_server.py reads it.
std::string text_of(const ForkRequest &request, const std::string &name) {
  std::vector<std::string> variables = variables_left_out();
  std::string text(protocol);
  auto add = [&text](std::string_view word) {
    text += '\0';
    text += word;
  };
  add(name);
  add(request.personality);
  add(request.front_key);
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

// With the standard descriptors and the current folder.
bool send_request(int connection, const std::string &text) {
  Descriptor here(::open(".", O_PATH | O_DIRECTORY | O_CLOEXEC));
  if (here < 0)
    return false;
  const int handed[] = {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, here};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof handed)> control = {};
  iovec data = {const_cast<char *>(text.data()), text.size()};
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
  ssize_t sent = ::sendmsg(connection, &message, MSG_NOSIGNAL);
  return sent > 0 && send_all(connection, std::string_view(text).substr(size_t(sent)));
}

// A number, as it stands in memory; nothing where the other end hangs up.
std::optional<int32_t> receive_number(int connection) {
  int32_t number = 0;
  auto *into = reinterpret_cast<char *>(&number);
  size_t got = 0;
  while (got < sizeof number) {
    ssize_t size = ::recv(connection, into + got, sizeof number - got, 0);
    if (size < 0 && errno == EINTR)
      continue;
    if (size <= 0)
      return std::nullopt;
    got += static_cast<size_t>(size);
  }
  return number;
}

// Whether there is an answer to read, or none will come: a server that is stopped forks nothing.
bool has_forked(int connection, pid_t server) {
  for (int look = 0; look < looks && is_running(server); ++look) {
    pollfd wait = {connection, POLLIN, 0};
    if (::poll(&wait, 1, look_after) > 0)
      return true;
  }
  return false;
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
std::string tool_of(const ForkRequest &request) {
  auto named = std::find(request.arguments.begin(), request.arguments.end(), "--tool");
  if (named != request.arguments.end() && ++named != request.arguments.end())
    return *named;
  return request.personality;
}

// Nothing that this process has open, nor its folder, nor its session.
bool leave_everything() {
  ::setsid();
  int nowhere = ::open("/dev/null", O_RDWR);
  if (nowhere < 0 || ::chdir("/") != 0)
    return false;
  for (int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    ::dup2(nowhere, descriptor);
  return ::syscall(close_range, 3U, ~0U, 0) == 0;
}

} // namespace

bool ForkServer::is_wanted(std::span<const std::string> arguments) {
  return !is_off() && !stays_here(arguments);
}

std::optional<ForkServer> ForkServer::find(const std::string &package, const TreeState &code,
                                           std::span<const std::string> arguments) {
  if (!is_wanted(arguments) || code.changed == 0)
    return std::nullopt;
  std::optional<Digest> inherited = inherited_state();
  if (!inherited)
    return std::nullopt;
  std::string path = runtime_folder();
  int folder = open_private(path);
  if (folder < 0)
    return std::nullopt;
  Sha256 hash;
  hash.update(protocol);
  hash.update(inherited->data(), inherited->size());
  hash.update(code.identity.data(), code.identity.size());
  hash.update(package);
  hash.update(interpreter_identity());
  return ForkServer(folder, path, hex(hash.finish()).substr(0, 32), hex(code.identity));
}

ForkServer::ForkServer(ForkServer &&other) noexcept
    : folder_(std::exchange(other.folder_, -1)), path_(std::move(other.path_)),
      name_(std::move(other.name_)), code_(std::move(other.code_)) {}

ForkServer::~ForkServer() {
  if (folder_ >= 0)
    ::close(folder_);
}

std::optional<int> ForkServer::run(const ForkRequest &request) const {
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
  if (text.size() > largest_request || !has_forked(connection, *server))
    return std::nullopt;
  std::optional<int32_t> forked = receive_number(connection);
  if (!forked || *forked <= 0)
    return std::nullopt;
  process = static_cast<int>(::syscall(pidfd_open, *forked, 0));
  if (process < 0)
    return std::nullopt;
  forward_signals();
  std::optional<int32_t> status;
  if (send_request(connection, text) && receive_number(connection) == begun)
    status = receive_number(connection);
  take_signals_again();
  ::close(process);
  // Without a status, who had it is gone: everybody has let go of the connection.
  return status ? std::optional(end_as(*status)) : std::nullopt;
}

bool ForkServer::is_worth_starting(std::span<const std::string> arguments) const {
  // The first command of a build that has everything to do.
  if (arguments.size() > 1 && arguments[0] == "tool-stamp")
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

void ForkServer::start(const std::string &package, const ForkRequest &request) const {
  std::fflush(nullptr);
  pid_t child = ::fork();
  if (child == 0) {
    // Its parent ends at once: nobody has to wait for it.
    if (!leave_everything() || ::fork() != 0)
      ::_exit(0);
    execute_fork_server(package, path_ + '/' + name_, code_, tool_of(request));
    ::_exit(1);
  }
  int status;
  while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
}

} // namespace tblgen::launcher

#else

namespace tblgen::launcher {

bool ForkServer::is_wanted(std::span<const std::string>) { return false; }
std::optional<ForkServer> ForkServer::find(const std::string &, const command::TreeState &,
                                           std::span<const std::string>) {
  return std::nullopt;
}
ForkServer::ForkServer(ForkServer &&) noexcept = default;
ForkServer::~ForkServer() = default;
std::optional<int> ForkServer::run(const ForkRequest &) const { return std::nullopt; }
bool ForkServer::is_worth_starting(std::span<const std::string>) const { return false; }
void ForkServer::start(const std::string &, const ForkRequest &) const {}

} // namespace tblgen::launcher

#endif
