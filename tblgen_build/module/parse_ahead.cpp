#include "parse_ahead.h"

#include "tblgen_build/command/options.h"

#include <algorithm>
#include <system_error>

namespace tblgen::python {

namespace {

// A generator's flag is unknown here, and nothing else is wrong: a generator's option that takes
// the next argument leaves it as a second file.
bool is_compile(const command::CommandLine &line) {
  return !line.problems.empty() &&
         std::ranges::all_of(line.problems, [](const auto &problem) { return problem.is_unknown; });
}

} // namespace

std::optional<ParseAhead> ParseAhead::begin(tblgen::Session &session,
                                            std::span<const std::string> arguments) {
  command::CommandLine line = command::parse_command_line(arguments);
  if (!is_compile(line) || line.information != command::Information::None || line.input == "-" ||
      line.time_phases)
    return std::nullopt;
  ParseRequest request{.path = line.input,
                       .include_dirs = line.include_dirs,
                       .defines = line.defines,
                       .warn_on_unused_template_args = line.warn_on_unused_template_args,
                       .release = line.llvm_release};
  request.limits.steps = line.max_steps.value_or(request.limits.steps);
  try {
    auto parse = [&session, request] { return session.parse(request); };
    return ParseAhead(request, std::async(std::launch::async, parse));
  } catch (const std::system_error &) { // no thread is to be had
    return std::nullopt;
  }
}

} // namespace tblgen::python
