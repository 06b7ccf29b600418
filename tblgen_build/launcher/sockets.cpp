#include "tblgen_build/launcher/sockets.h"

#ifdef __linux__

#include "tblgen_build/system/process.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>

namespace tblgen::launcher {

Descriptor connect_to(int folder, std::string_view name) {
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  int size = std::snprintf(address.sun_path, sizeof address.sun_path, "/proc/self/fd/%d/%.*s",
                           folder, static_cast<int>(name.size()), name.data());
  if (size < 0 || static_cast<size_t>(size) >= sizeof address.sun_path)
    return Descriptor();
  Descriptor connection(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (connection < 0 ||
      ::connect(connection, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
    return Descriptor();
  ::fcntl(connection, F_SETFL, 0); // from here on it waits
  timeval limit = {1, 0};          // what is sent fits into what the system keeps
  ::setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  return connection;
}

std::optional<pid_t> peer(int connection) {
  ucred credentials = {};
  socklen_t size = sizeof credentials;
  if (::getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &credentials, &size) != 0 ||
      credentials.uid != ::geteuid())
    return std::nullopt;
  return credentials.pid;
}

bool is_running(pid_t process) {
  std::optional<system::Process> found = system::process_of(process);
  return found && found->is_running;
}

bool send_all(int connection, std::string_view text) {
  while (!text.empty()) {
    ssize_t sent = ::send(connection, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent <= 0)
      return false;
    text.remove_prefix(static_cast<size_t>(sent));
  }
  return true;
}

} // namespace tblgen::launcher

#endif
