#include "tblgen_build/launcher/python.h"

#include "tblgen_build/launcher/own_path.h"

#include <cerrno>
#include <cstring>
#include <optional>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tblgen::launcher {

namespace {

constexpr std::string_view python_version = TBLGEN_PYTHON_VERSION;
constexpr int max_ancestors = 6; // a build folder is as deep below the checkout

std::string own_path() {
  PathBuffer path;
  return find_own_path(path) ? path : "";
}

std::string parent(const std::string &path) {
  size_t slash = path.rfind('/');
  return slash == std::string::npos || slash == 0 ? "" : path.substr(0, slash);
}

// The interpreter beside the launcher, else one that PATH has to offer.
std::string find_interpreter(const std::string &own_folder) {
  std::string versioned = "python" + std::string(python_version);
  for (const std::string &name : {versioned, std::string("python3")})
    if (std::string path = own_folder + "/" + name; ::access(path.c_str(), X_OK) == 0)
      return path;
  return versioned;
}

std::string quote(const std::string &text) {
  std::string quoted = "'";
  for (char c : text) {
    if (c == '\'' || c == '\\')
      quoted += '\\';
    quoted += c;
  }
  return quoted + "'";
}

// Without `site` and the environment Python starts in a third less time.
std::vector<std::string> without_site(const std::string &package_folder,
                                      const std::string &statements) {
  return {find_interpreter(parent(own_path())), "-I", "-S", "-c",
          "import gc, sys; gc.disable(); sys.path.insert(0, " + quote(package_folder) + "); " +
              statements};
}

std::vector<std::string> python_arguments(const std::optional<std::string> &package,
                                          const std::string &personality,
                                          const std::string &front_key, Early early) {
  std::string begin = "session = _core.Session(); ";
  if (early.parses)
    begin += "session.parse_ahead(sys.argv[2:]); ";
  if (early.loads_generators)
    begin += "from tblgen_build import compiled; compiled.load_early(); ";
  if (package) // before there is anything in pieces of another size
    return without_site(
        *package, "from tblgen_build import _core; _core.take_large_pieces(); " + begin +
                      "from tblgen_build.cli.main import run; sys.exit(run(" + quote(personality) +
                      ", " + quote(front_key) + ", session, " + quote(early.code) + "))");
  return {find_interpreter(parent(own_path())), "-c",
          "import sys; from tblgen_build.cli.main import run; sys.exit(run(" + quote(personality) +
              "))"};
}

// While Python imports, too, Ctrl-C ends the command without a traceback.
std::string interruptible(const std::string &statements) {
  return "try:\n  " + statements + "\nexcept KeyboardInterrupt:\n  import os; os._exit(130)";
}

// Returns where that fails.
void execute(std::vector<std::string> arguments, char **more) {
  std::vector<char *> pointers;
  for (std::string &argument : arguments)
    pointers.push_back(argument.data());
  for (; *more; ++more)
    pointers.push_back(*more);
  pointers.push_back(nullptr);
  ::execvp(pointers[0], pointers.data());
}

} // namespace

std::optional<std::string> find_package() {
  std::string python = "python" + std::string(python_version);
  std::string folder = parent(parent(own_path()));
  for (int i = 0; i < max_ancestors && !folder.empty(); ++i, folder = parent(folder)) {
    for (const std::string &place : {folder + "/lib/" + python + "/site-packages",
                                     folder + "/lib64/" + python + "/site-packages",
                                     folder + "/lib/" + python + "/dist-packages", folder})
      if (::access((place + "/tblgen_build/cli/main.py").c_str(), R_OK) == 0)
        return place;
  }
  return std::nullopt;
}

std::string execute_python(const std::string &personality,
                           const std::optional<std::string> &package, const std::string &front_key,
                           Early early, char **argv) {
  std::vector<std::string> arguments = python_arguments(package, personality, front_key, early);
  arguments.back() = interruptible(arguments.back());
  std::string interpreter = arguments[0];
  execute(arguments, argv); // the name the command was called by comes first
  if (errno == ENOENT) {
    arguments[0] = "python3";
    execute(arguments, argv);
  }
  return "could not start Python " + std::string(python_version) + " ('" + interpreter +
         "'), which runs the generators: " + std::strerror(errno);
}

void execute_engine(const std::string &package, std::initializer_list<std::string> details) {
  char *nothing = nullptr;
  std::string words;
  for (const std::string &detail : details)
    words += quote(detail) + ", ";
  execute(without_site(package, "from tblgen_build import _core, running_code; "
                                "_core.read_tree_beside(running_code.PACKAGE); "
                                "from tblgen_build.engine.server import serve; serve(" +
                                    words + ")"),
          &nothing);
}

std::string interpreter_identity() {
  std::string path = find_interpreter(parent(own_path()));
  struct stat status;
  if (::stat(path.c_str(), &status) != 0)
    return path; // PATH leads to it
  return path + ' ' + std::to_string(status.st_dev) + ' ' + std::to_string(status.st_ino) + ' ' +
         std::to_string(status.st_size) + ' ' + std::to_string(status.st_mtime);
}

} // namespace tblgen::launcher
