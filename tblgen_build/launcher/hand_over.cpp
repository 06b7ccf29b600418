#include "tblgen_build/launcher/hand_over.h"

#include "tblgen_build/command/cache_files.h"
#include "tblgen_build/command/front_entry.h"
#include "tblgen_build/command/subcommands.h"
#include "tblgen_build/launcher/code_state.h"
#include "tblgen_build/launcher/engine.h"
#include "tblgen_build/launcher/front.h"
#include "tblgen_build/launcher/named_files.h"
#include "tblgen_build/launcher/python.h"
#include "tblgen_build/launcher/watcher.h"
#include "tblgen_build/system/output_file.h"
#include "tblgen_build/system/process.h"

#include <cstdio>
#include <cstdlib>
#include <optional>

namespace tblgen::launcher {

using namespace command;
using system::current_folder;
using system::OutputFile;
using system::WhenSame;

namespace {

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

int hand_over(const std::string &personality, const std::string &tool,
              const std::vector<std::string> &arguments, char **argv) {
  std::optional<std::string> package = find_package();
  std::string key;
  Subcommand subcommand = served_subcommand(arguments);
  bool is_emit = subcommand == Subcommand::Emit;
  bool is_compile = is_emit || !may_be_subcommand(arguments);
  // The words of `dialect` do not say where MLIR is.
  bool are_words_a_key = is_compile || subcommand == Subcommand::ToolStamp;
  Stamp stamp(is_emit ? named_files(arguments).stamp : "");
  Request request{personality, current_folder(), argv[0] ? argv[0] : tool, arguments};
  if (package && is_compile && serve_from_watcher(*package + "/tblgen_build", request) &&
      stamp.commit())
    end(0);
  forget_code_state(arguments);
  bool is_served = package && (is_compile || subcommand != Subcommand::None);
  std::optional<Engine> engine = is_served ? Engine::find(*package, arguments) : std::nullopt;
  auto serve_from_engine = [&] {
    std::optional<int> status = engine->run(request);
    if (status && (*status != 0 || stamp.commit()))
      end(*status);
  };
  if (engine)
    serve_from_engine();
  // By stat() of all the package's files, so only where it is needed.
  std::optional<TreeState> seen;
  auto code = [&]() -> const TreeState & {
    if (!seen)
      seen = code_state(*package, arguments);
    return *seen;
  };
  if (is_served && is_cache_on() && are_words_a_key) {
    if (code().changed != 0) // the code is there
      key = front_key(code().identity,
                      {personality, TBLGEN_PYTHON_VERSION, request.directory, arguments});
    if (serve_from_cache(key, arguments) && stamp.commit())
      end(0);
  }
  if (engine && engine->is_worth_starting(arguments) && code().changed != 0) {
    engine->start(code(), request);
    serve_from_engine();
  }
  stamp.discard(); // Python writes it after the outputs
  // What may be in the cache needs no parse; but an emission mostly runs because a file has
  // changed.
  Early early{.parses = is_emit || (is_compile && key.empty()),
              .loads_generators = is_compile || subcommand == Subcommand::Dialect,
              .code = seen ? hex(seen->identity) : ""};
  std::string problem = execute_python(personality, package, key, early, argv);
  std::fprintf(stderr, "%s: %s\n", tool.c_str(), problem.c_str());
  return 1;
}

} // namespace tblgen::launcher
