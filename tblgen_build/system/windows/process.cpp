#include "tblgen_build/system/process.h"

#include "tblgen_build/system/windows/native_paths.h"

#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <windows.h>

namespace tblgen::system {

namespace {

double seconds(const FILETIME &time) {
  return 1e-7 * (4294967296.0 * time.dwHighDateTime + time.dwLowDateTime);
}

} // namespace

ProcessorTimes processor_times() {
  FILETIME created, ended, kernel, user;
  if (!::GetProcessTimes(::GetCurrentProcess(), &created, &ended, &kernel, &user))
    return {};
  return {seconds(user), seconds(kernel)};
}

bool is_terminal(int descriptor) { return ::_isatty(descriptor) != 0; }

// A closed one stays closed: no file that is opened later gets its handle's place.
void prepare_standard_streams() {
  for (int descriptor : {0, 1, 2})
    ::_setmode(descriptor, _O_BINARY); // a line ends as it does elsewhere
}

std::string current_folder() {
  std::wstring folder(::GetCurrentDirectoryW(0, nullptr), L'\0');
  folder.resize(::GetCurrentDirectoryW(static_cast<DWORD>(folder.size()), folder.data()));
  return from_windows(folder);
}

void forget_variable(const char *name) { ::_putenv_s(name, ""); }

// Build tools are not looked for here, so that each command says what one of a build could.
std::optional<Process> process_of(long) { return std::nullopt; }
long parent_process() { return 0; }
std::string runtime_folder() { return ""; }
std::string private_runtime_folder() { return ""; }
bool note_run(const std::string &, const std::string &) { return true; }

} // namespace tblgen::system
