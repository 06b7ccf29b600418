// The launcher: does natively what the core can, hands everything else to Python.
#include "tblgen_build/command/compile.h"
#include "tblgen_build/command/core_actions.h"
#include "tblgen_build/command/options.h"
#include "tblgen_build/command/output.h"
#include "tblgen_build/command/subcommands.h"
#include "tblgen_build/launcher/engine.h"
#include "tblgen_build/launcher/front.h"
#include "tblgen_build/launcher/named_files.h"
#include "tblgen_build/launcher/python.h"
#include "tblgen_build/launcher/watcher.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

using namespace tblgen::command;
using namespace tblgen::launcher;

// A bare word in front may be a subcommand for people: Python knows which there are.
bool may_be_subcommand(const std::vector<std::string> &arguments) {
  if (arguments.empty() || arguments[0].empty() || arguments[0][0] == '-')
    return false;
  return arguments[0].find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos;
}

constexpr bool is_plain = std::string_view(TBLGEN_PERSONALITY) == "plain";

bool is_native(const CommandLine &line) {
  return find_core_action(line.action) && line.problems.empty() && line.loads.empty() &&
         line.information == Information::None && line.options.count("on-deprecated") == 0 &&
         line.diagnostics == "text" && !(is_plain && !line.other_action.empty());
}

// Only the name was typed, on a terminal: Python says what there is to be said.
bool is_lost(const std::vector<std::string> &arguments) {
  return is_plain && arguments.empty() && ::isatty(STDIN_FILENO) == 1;
}

// Not std::filesystem: linked statically, its locales would double the size of the launchers.
std::string current_folder() {
  char buffer[1 << 16];
  return ::getcwd(buffer, sizeof buffer) ? buffer : "";
}

std::string file_name(const std::string &path) { return path.substr(path.rfind('/') + 1); }

// The parser's thread allocates from the one heap there is, in large steps: glibc
// would give it a heap of its own that grows by a system call every few pages.
void prepare_heap() {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 4 << 20);
#endif
}

// A closed descriptor would be taken by the next file that is opened, and messages would
// go there. In its place is one that fails as a closed one does; errors go nowhere.
void occupy_standard_descriptors() {
  for (int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(descriptor, F_GETFD) < 0)
      ::open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
}

// The file that says that all outputs are up to date. It is as old as its beginning: what is
// edited from then on is newer.
class Stamp {
public:
  explicit Stamp(const std::string &path) {
    if (!path.empty())
      file_.emplace(path, WhenSame::Replace);
  }

  bool commit() { return !file_ || file_->commit(); }
  void discard() { file_.reset(); }

private:
  std::optional<OutputFile> file_;
};

[[noreturn]] void end(int status) {
  std::fflush(nullptr);
  std::_Exit(status);
}

} // namespace

int main(int argc, char **argv) {
  occupy_standard_descriptors();
  prepare_heap();
  std::vector<std::string> arguments(argv + (argc > 0), argv + argc);
  std::string tool = argc > 0 ? file_name(argv[0]) : "tblgen";
  if (!may_be_subcommand(arguments) && !is_lost(arguments)) {
    CommandLine line = parse_command_line(arguments);
    if (is_native(line)) {
      end(compile(line, tool, TBLGEN_PERSONALITY, AtEnd::Leave));
    }
  }
  std::optional<std::string> package = find_package();
  std::string key;
  bool is_emit = served_subcommand(arguments) == Subcommand::Emit;
  bool is_look = served_subcommand(arguments) == Subcommand::ToolStamp;
  bool is_compile = is_emit || !may_be_subcommand(arguments);
  Stamp stamp(is_emit ? named_files(arguments).stamp : "");
  Request request{TBLGEN_PERSONALITY, current_folder(), argc > 0 ? argv[0] : tool, arguments};
  if (package && is_compile && serve_from_watcher(*package + "/tblgen_build", request) &&
      stamp.commit())
    end(0);
  bool is_served = package && (is_compile || is_look);
  std::optional<Engine> engine = is_served ? Engine::find(*package, arguments) : std::nullopt;
  auto serve_from_engine = [&] {
    std::optional<int> status = engine->run(request);
    if (status && (*status != 0 || stamp.commit()))
      end(*status);
  };
  if (engine)
    serve_from_engine();
  // A look at all files of the package: for who needs to know which code they are.
  if (is_served && (is_cache_on() || engine)) {
    TreeState code = tree_state(*package + "/tblgen_build", false);
    if (is_cache_on()) {
      std::string seen_from = TBLGEN_PERSONALITY " " TBLGEN_PYTHON_VERSION;
      if (is_emit || is_look) // its dependency file leaves out the current folder
        seen_from += ' ' + current_folder();
      key = front_key(code, seen_from, arguments);
      if (serve_from_cache(key, arguments) && stamp.commit())
        end(0);
    }
    if (engine && code.changed != 0 && engine->is_worth_starting(arguments)) {
      engine->start(*package, code, request);
      serve_from_engine();
    }
  }
  stamp.discard(); // who makes the outputs puts it there
  std::string problem = execute_python(TBLGEN_PERSONALITY, package, key, is_compile, argv);
  std::fprintf(stderr, "%s: %s\n", tool.c_str(), problem.c_str());
  return 1;
}
