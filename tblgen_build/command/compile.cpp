#include "tblgen_build/command/compile.h"

#include "tblgen_build/command/core_actions.h"
#include "tblgen_build/command/definitions.h"
#include "tblgen_build/command/deprecations.h"
#include "tblgen_build/command/messages.h"
#include "tblgen_build/command/output.h"
#include "tblgen_build/command/phases.h"

#include "tblgen_build/core/session.h"
#include "tblgen_build/system/files.h"
#include "tblgen_build/system/output_file.h"
#include "tblgen_build/system/process.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>

namespace tblgen::command {

namespace {

// Reads standard input to its end; nothing where that fails.
std::optional<std::string> read_standard_input() {
  system::OpenFile input = system::OpenFile::standard_input();
  std::string text;
  char buffer[1 << 16];
  for (;;) {
    std::optional<size_t> got = input.read(buffer, sizeof buffer);
    if (!got)
      return std::nullopt;
    if (*got == 0)
      return text;
    if (text.size() + *got > max_file_size) {
      errno = EFBIG;
      return std::nullopt;
    }
    text.append(buffer, *got);
  }
}

// What keeps a file from being read; empty where nothing does.
std::string unreadable(const std::string &path) {
  std::string why = system::why_unreadable(path);
  return why.empty() ? "" : "could not open input file '" + path + "': " + why;
}

class Compilation {
public:
  Compilation(const CommandLine &line, const std::string &tool, const std::string &personality,
              std::vector<Message> *messages)
      : line_(line), action_(find_core_action(line.action)), tool_(tool),
        deprecating_field_(deprecating_field(personality)), messages_(messages) {}

  int run() {
    timer_.begin("Parse, build records");
    if (!parse())
      return 1;
    timer_.begin("Backend overall");
    if (std::string problem = overwriting_problem({line_.output}, line_.depfile, inputs());
        !problem.empty())
      return fail(problem);
    system::OutputFile output(line_.output, line_.write_if_changed ? system::WhenSame::Keep
                                                                   : system::WhenSame::Replace);
    if (!output.problem().empty())
      return fail(output.problem());
    if (!warn_of_deprecated() || !emit(output))
      return 1;
    timer_.begin("Write output");
    // The dependency file first, so that an output never exists without it.
    if (!write_depfile())
      return 1;
    if (!output.commit())
      return fail(output.problem());
    if (line_.time_phases)
      show({Severity::Text, "", timer_.report(), "", "", {}, nullptr, {}, {}});
    return 0;
  }

private:
  bool parse() {
    ParseRequest request;
    if (line_.input == "-") {
      request.path = stdin_name;
      request.source = read_standard_input();
      if (!request.source)
        return fail(std::string("could not read standard input: ") + std::strerror(errno)), false;
    } else {
      if (std::string problem = unreadable(line_.input); !problem.empty())
        return fail(problem), false;
      request.path = line_.input;
    }
    request.include_dirs = line_.include_dirs;
    request.defines = line_.defines;
    request.warn_on_unused_template_args = line_.warn_on_unused_template_args;
    request.limits.steps = line_.max_steps.value_or(request.limits.steps);
    request.statistics = action_->wants_statistics;
    request.release = line_.llvm_release;
    result_ = session_.parse(request);
    if (result_.has_errors)
      add_definition_notes(result_, line_.include_dirs);
    for (const Diagnostic &diagnostic : result_.diagnostics)
      show(result_.detached(diagnostic));
    return !result_.has_errors;
  }

  // False where uses are errors, and there are some.
  bool warn_of_deprecated() {
    auto given = line_.options.find("on-deprecated");
    std::string_view reaction = "warn";
    if (given != line_.options.end())
      reaction = std::get<std::string>(given->second);
    if (deprecating_field_.empty() || reaction == "none")
      return true;
    std::vector<Diagnostic> warnings = deprecations(*result_.unit, deprecating_field_);
    for (const Diagnostic &warning : warnings)
      show(result_.detached(warning));
    if (reaction != "error" || warnings.empty())
      return true;
    return fail("deprecated records are used, and --on-deprecated=error is given",
                Code::Deprecated),
           false;
  }

  bool emit(system::OutputFile &output) {
    Sink sink([&output](std::string_view bytes) { output.append(bytes); });
    try {
      emit(*result_.unit, sink);
    } catch (const OutputError &error) {
      show(result_.detached(error.diagnostic));
      return false;
    } catch (const std::exception &error) { // a limit, or no memory
      return fail(error.what(), Code::Limit), false;
    }
    sink.flush();
    return true;
  }

  void emit(const Records &records, Sink &sink) const {
    action_->print(records, line_.class_name, sink);
  }

  std::vector<std::string> inputs() const {
    std::vector<std::string> paths;
    for (const Dependency &dependency : result_.unit->dependencies)
      if (dependency.path != stdin_name &&
          std::find(paths.begin(), paths.end(), dependency.path) == paths.end())
        paths.push_back(dependency.path);
    return paths;
  }

  bool write_depfile() {
    if (line_.depfile.empty())
      return true;
    system::OutputFile file(line_.depfile, system::WhenSame::Replace);
    if (file.append(depfile_text(line_.output, inputs())) && file.commit())
      return true;
    fail(file.problem());
    return false;
  }

  int fail(const std::string &text, Code code = Code::File) {
    Message message;
    message.code = text_of(code);
    message.text = text;
    message.speaker = tool_;
    show(std::move(message));
    return 1;
  }

  void show(Message message) const {
    if (messages_) {
      messages_->push_back(std::move(message));
      return;
    }
    std::string shown =
        for_display({&message, 1}, line_.color, static_cast<int>(system::Standard::Error));
    std::fwrite(shown.data(), 1, shown.size(), stderr);
  }

  const CommandLine &line_;
  const CoreAction *action_;
  const std::string &tool_;
  std::string_view deprecating_field_;
  std::vector<Message> *messages_; // null: standard error
  PhaseTimer timer_;
  Session session_;
  ParseResult result_;
};

} // namespace

int compile(const CommandLine &line, const std::string &tool, const std::string &personality,
            AtEnd at_end, std::vector<Message> *messages) {
  auto compilation = std::make_unique<Compilation>(line, tool, personality, messages);
  int status = compilation->run();
  if (at_end == AtEnd::Leave)
    static_cast<void>(compilation.release());
  return status;
}

} // namespace tblgen::command
