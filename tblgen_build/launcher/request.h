// Asking another process, the engine or a watcher, to do a command: the messages between the two.
// driver/request.py has the other end, and describes them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tblgen::launcher {

constexpr std::string_view request_protocol = "tblgen-build request 3";

struct Request {
  std::string personality;
  std::string directory; // the current one
  std::string program;   // the name that the command was called by
  std::span<const std::string> arguments;
};

// The command's exit status, by the process at the other end, which has to go by `name`. Nothing
// where that has done nothing: then the command has to be run here. A signal that ends the command
// ends this process. Messages go to standard error. Waits for the first answer half a minute
// at most, and for the last one as long as that process runs.
std::optional<int> ask(int connection, const Request &request, const std::string &name);

} // namespace tblgen::launcher
