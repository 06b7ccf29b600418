// The launcher: does natively what the core can, and hands everything else over.
#include "tblgen_build/command/compile.h"
#include "tblgen_build/command/core_actions.h"
#include "tblgen_build/command/options.h"
#include "tblgen_build/command/subcommands.h"
#include "tblgen_build/launcher/hand_over.h"
#include "tblgen_build/launcher/personality.h"
#include "tblgen_build/system/process.h"

#include <cstdio>
#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace tblgen;
using namespace tblgen::command;
using namespace tblgen::launcher;

constexpr std::string_view plain = "plain";

// Whose place this program takes. What it starts is not told.
std::string take_personality() {
  const char *told = std::getenv(personality_variable);
  std::string personality(told ? told : plain);
  system::forget_variable(personality_variable);
  return personality;
}

bool is_native(const CommandLine &line, bool is_plain) {
  return find_core_action(line.action) && line.problems.empty() && line.loads.empty() &&
         line.information == Information::None && line.options.count("on-deprecated") == 0 &&
         line.diagnostics == "text" && !(is_plain && !line.other_action.empty());
}

// Only the name was typed, on a terminal: Python prints an overview.
bool is_lost(const std::vector<std::string> &arguments, bool is_plain) {
  return is_plain && arguments.empty() && system::is_terminal(system::Standard::Input);
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

} // namespace

int main(int argc, char **argv) {
  system::prepare_standard_streams();
  prepare_heap();
  const std::string personality = take_personality();
  const bool is_plain = personality == plain;
  std::vector<std::string> arguments(argv + (argc > 0), argv + argc);
  std::string tool = argc > 0 ? file_name(argv[0]) : "tblgen";
  if (!may_be_subcommand(arguments) && !is_lost(arguments, is_plain)) {
    CommandLine line = parse_command_line(arguments);
    if (is_native(line, is_plain)) {
      int status = compile(line, tool, personality, AtEnd::Leave);
      std::fflush(nullptr);
      std::_Exit(status);
    }
  }
  return hand_over(personality, tool, arguments, argv);
}
