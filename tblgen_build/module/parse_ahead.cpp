#include "parse_ahead.h"

#include "tblgen_build/command/emission.h"
#include "tblgen_build/command/options.h"
#include "tblgen_build/command/subcommands.h"

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

// What says how the unit is parsed, and the stamp of an emission.
struct Begin {
  command::CommandLine line;
  std::string stamp;
};

std::optional<Begin> begin_of_emission(std::span<const std::string> arguments) {
  // A response file may name a stamp.
  if (std::ranges::any_of(arguments, [](const auto &word) { return word.starts_with('@'); }))
    return std::nullopt;
  command::ArgumentReader reader(arguments);
  command::EmissionHead head = take_head(reader);
  if (reader.at_end())
    return std::nullopt;
  head.of_compile.push_back("-o"); // the dependency file is named after it
  head.of_compile.push_back(reader.take_value());
  command::CommandLine line = command::parse_command_line(head.of_compile);
  return line.problems.empty() ? std::optional(Begin{std::move(line), head.stamp}) : std::nullopt;
}

std::optional<Begin> find_begin(std::span<const std::string> arguments) {
  if (command::served_subcommand(arguments) == command::Subcommand::Emit)
    return begin_of_emission(arguments.subspan(1));
  command::CommandLine line = command::parse_command_line(arguments);
  return is_compile(line) ? std::optional(Begin{std::move(line), ""}) : std::nullopt;
}

} // namespace

std::optional<ParseAhead> ParseAhead::begin(tblgen::Session &session,
                                            std::span<const std::string> arguments) {
  std::optional<Begin> begin = find_begin(arguments);
  if (!begin)
    return std::nullopt;
  const command::CommandLine &line = begin->line;
  if (line.information != command::Information::None || line.input == "-" || line.time_phases)
    return std::nullopt;
  ParseRequest request{.path = line.input,
                       .include_dirs = line.include_dirs,
                       .defines = line.defines,
                       .warn_on_unused_template_args = line.warn_on_unused_template_args,
                       .release = line.llvm_release};
  request.limits.steps = line.max_steps.value_or(request.limits.steps);
  std::unique_ptr<system::OutputFile> stamp;
  if (!begin->stamp.empty())
    stamp = std::make_unique<system::OutputFile>(begin->stamp, system::WhenSame::Replace);
  try {
    auto parse = [&session, request] { return session.parse(request); };
    return ParseAhead(request, std::move(stamp), std::async(std::launch::async, parse));
  } catch (const std::system_error &) { // no thread can be started
    return std::nullopt;
  }
}

} // namespace tblgen::python
