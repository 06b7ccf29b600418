// Sockets to another process of the same user. Knows nothing of the protocol. Linux only.
#pragma once

#include "tblgen_build/system/posix/descriptor.h"

#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace tblgen::launcher {

using system::Descriptor;

// To the socket of that name in an open folder: an address has 107 bytes, so the folder goes by
// a descriptor. Negative if no process accepts at once.
Descriptor connect_to(int folder, std::string_view name);

// The process that listens; nothing if it is another user's.
std::optional<pid_t> peer(int connection);

// While a client waits, it checks at times whether the server still runs: a busy machine may be
// slow.
constexpr int check_interval = 500; // milliseconds
constexpr int most_checks = 60;     // then the command runs in the client

// Whether the process is neither stopped nor dead.
bool is_running(pid_t process);

bool send_all(int connection, std::string_view text);

} // namespace tblgen::launcher
