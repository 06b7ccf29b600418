#include "tblgen_build/launcher/request.h"

#ifdef __linux__

#include "tblgen_build/command/messages.h"
#include "tblgen_build/launcher/inherited.h"
#include "tblgen_build/launcher/sockets.h"

#include <array>
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace tblgen::launcher {

using namespace command;

namespace {

// The same on all machines; headers of older systems do not have them.
constexpr long pidfd_send_signal = 424, pidfd_open = 434;

constexpr int32_t begun = -1, is_made = -2, wants_descriptors = -3;
constexpr int32_t longest_messages = 64 << 20; // bytes
constexpr size_t largest_request = 64 << 10;

// driver/request.py reads it.
std::string text_of(const Request &request, const std::string &name) {
  std::vector<std::string> variables = variables_left_out();
  std::string text(request_protocol);
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

// Waits for an answer to read. False if the process that should give it dies or is stopped.
bool is_answered(int connection, pid_t process, int most) {
  for (int checks = 0; checks != most && is_running(process); ++checks) {
    pollfd wait = {connection, POLLIN, 0};
    if (::poll(&wait, 1, check_interval) > 0)
      return true;
  }
  return false;
}

// The outputs are in place: shows the messages.
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

// Signals that end this process go to the one that does its work.
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

// Ends as the forked process did.
int end_as(int wait_status) {
  if (WIFEXITED(wait_status))
    return WEXITSTATUS(wait_status);
  int signal = WIFSIGNALED(wait_status) ? WTERMSIG(wait_status) : SIGKILL;
  ::signal(signal, SIG_DFL);
  ::raise(signal);
  return 128 + signal;
}

} // namespace

std::optional<int> ask(int connection, const Request &request, const std::string &name) {
  std::optional<pid_t> server = peer(connection);
  if (!server)
    return std::nullopt;
  std::string text = text_of(request, name);
  if (text.size() > largest_request || !is_running(*server) || !send_all(connection, text) ||
      !is_answered(connection, *server, most_checks))
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
  // Without a status, the process has died: both ends have closed the connection.
  return status ? std::optional(end_as(*status)) : std::nullopt;
}

} // namespace tblgen::launcher

#endif
