#include "tblgen_build/launcher/watcher.h"

#ifdef __linux__

#include "tblgen_build/launcher/named_files.h"
#include "tblgen_build/launcher/sockets.h"

#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>

namespace tblgen::launcher {

namespace {

constexpr const char *socket_name = ".tblgen_watch"; // watch/sync.py

} // namespace

bool serve_from_watcher(const std::string &package_folder, const Request &request) {
  std::string folder = named_build_folder(request.arguments);
  if (folder.empty())
    folder = request.directory;
  if (::access((folder + '/' + socket_name).c_str(), R_OK | W_OK) != 0)
    return false;
  if (const char *setting = std::getenv("TBLGEN_WATCHER");
      setting && std::string_view(setting) == "off")
    return false;
  Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened < 0)
    return false;
  Descriptor connection = connect_to(opened, socket_name);
  return connection >= 0 && ask(connection, request, package_folder) == 0;
}

} // namespace tblgen::launcher

#else

namespace tblgen::launcher {

bool serve_from_watcher(const std::string &, const Request &) {
  return false; // it watches by inotify
}

} // namespace tblgen::launcher

#endif
