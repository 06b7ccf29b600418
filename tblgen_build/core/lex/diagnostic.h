// Diagnostics as data. Nothing here prints; `render` makes the text that the
// edges (command line, exceptions) show.
#pragma once

#include "tblgen_build/core/lex/source.h"

#include <string>
#include <string_view>
#include <vector>

namespace tblgen {

enum class Severity : uint8_t { Error, Warning, Note, Message };

struct DiagnosticNote {
  std::string message;
  Pos pos; // 0: nowhere
};

struct Diagnostic {
  Severity severity;
  std::string message;
  Pos pos;                // 0: nowhere
  std::vector<Pos> stack; // defm instantiations, innermost first
  std::vector<DiagnosticNote> notes;
  std::string unknown_name = {}; // what no class, def or variable is called; empty: it is not that
  bool is_variable = false;      // the unknown name stands where a value may
  std::string missing_file = {}; // what was to be included and is nowhere; empty: it is not that
};

// LLVM's form: the include stack, `file:line:column: error: message`, the source
// line and a caret, then the instantiation stack and the notes. Ends in a newline.
std::string render(const Diagnostic &diagnostic, const SourceMap &sources);
// The same of one message about a position.
std::string render(Severity severity, std::string_view message, Pos pos, const SourceMap &sources);

// The candidate nearest to `name`, or empty where none is near enough to be meant.
class Suggestion {
public:
  explicit Suggestion(std::string_view name) : name_(name), best_distance_(nearness(name)) {}
  void offer(std::string_view candidate);
  std::string_view best() const { return best_; }
  // "; did you mean 'best'?" or nothing.
  std::string text() const;

private:
  // How many edits may be slips: none of a letter, three of a long name.
  static size_t nearness(std::string_view name) {
    return name.size() < 2 ? 0 : name.size() < 5 ? 1 : name.size() < 9 ? 2 : 3;
  }

  std::string_view name_;
  std::string_view best_;
  size_t best_distance_; // candidates must not be farther
};

} // namespace tblgen
