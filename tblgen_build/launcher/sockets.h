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
// a descriptor. Negative if nobody accepts at once.
Descriptor connect_to(int folder, std::string_view name);

// The process that listens; nothing if it is another user's.
std::optional<pid_t> peer(int connection);

// A client waits so long, then looks at whether the server still runs: a busy machine may be slow.
constexpr int look_after = 500; // milliseconds
constexpr int looks = 60;       // then the command runs in the client

// Whether the process is neither stopped nor dead.
bool is_running(pid_t process);

bool send_all(int connection, std::string_view text);

} // namespace tblgen::launcher
