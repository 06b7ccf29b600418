#include "tblgen_build/launcher/watcher.h"

#include "tblgen_build/command/messages.h"
#include "tblgen_build/launcher/named_files.h"
#include "tblgen_build/launcher/sockets.h"

#ifdef __linux__

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <poll.h>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>

namespace tblgen::launcher {

namespace {

constexpr std::string_view socket_name = ".tblgen_watch"; // watch/sync.py
constexpr std::string_view made = "made\n";

void add_text(std::string &json, std::string_view text) {
  json += '"';
  for (char c : text) {
    if (c == '"' || c == '\\') {
      json += '\\';
      json += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", c);
      json += escape;
    } else {
      json += c;
    }
  }
  json += '"';
}

std::string request(const std::string &package_folder, const std::string &program,
                    const std::string &directory, std::span<const std::string> arguments) {
  std::string json = R"({"command": "make", "package": )";
  add_text(json, package_folder);
  json += R"(, "directory": )";
  add_text(json, directory);
  json += R"(, "arguments": [)";
  add_text(json, program);
  for (const std::string &argument : arguments) {
    json += ", ";
    add_text(json, argument);
  }
  return json + "]}\n";
}

// All that it says until it hangs up.
std::optional<std::string> receive(int connection, pid_t process) {
  std::string answer;
  for (int look = 0; look < looks; ++look) {
    if (!is_running(process))
      return std::nullopt;
    pollfd wait = {connection, POLLIN, 0};
    while (::poll(&wait, 1, look_after) > 0) {
      std::array<char, 4096> buffer;
      ssize_t size = ::recv(connection, buffer.data(), buffer.size(), 0);
      if (size < 0)
        return std::nullopt;
      if (size == 0)
        return answer;
      answer.append(buffer.data(), static_cast<size_t>(size));
    }
  }
  return std::nullopt;
}

} // namespace

bool serve_from_watcher(const std::string &package_folder, const std::string &personality,
                        const std::string &directory, std::span<const std::string> arguments) {
  std::string folder = named_build_folder(arguments);
  if (folder.empty())
    folder = directory;
  if (::access((folder + '/' + std::string(socket_name)).c_str(), R_OK | W_OK) != 0)
    return false;
  if (const char *wish = std::getenv("TBLGEN_WATCHER"); wish && std::string_view(wish) == "off")
    return false;
  Descriptor connection(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (connection < 0 || opened < 0 || !connect_to(connection, opened, socket_name))
    return false;
  std::optional<pid_t> process = peer(connection);
  std::string program = personality == "plain" ? "tblgen" : "tblgen-" + personality;
  if (!process || !is_running(*process) ||
      !send_all(connection, request(package_folder, program, directory, arguments)))
    return false;
  std::optional<std::string> answer = receive(connection, *process);
  if (!answer || !answer->starts_with(made))
    return false;
  std::optional<std::vector<Message>> messages =
      decoded(std::string_view(*answer).substr(made.size()));
  if (messages && !messages->empty()) {
    std::string text = command::for_display(*messages, command::ColorMode::Auto, STDERR_FILENO);
    std::fwrite(text.data(), 1, text.size(), stderr);
  }
  return true;
}

} // namespace tblgen::launcher

#else

namespace tblgen::launcher {

bool serve_from_watcher(const std::string &, const std::string &, const std::string &,
                        std::span<const std::string>) {
  return false; // it watches by inotify
}

} // namespace tblgen::launcher

#endif
