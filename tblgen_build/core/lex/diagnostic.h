// Diagnostics of one parse, while its sources are there: each is a mistake at a position. Nothing
// here prints; `message.h` has what is kept of them.
#pragma once

#include "tblgen_build/core/codes.h"
#include "tblgen_build/core/lex/source.h"
#include "tblgen_build/core/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace tblgen {

struct DiagnosticNote {
  std::string message;
  Pos pos;                 // 0: nowhere
  std::string insert = {}; // what is missing there
};

struct Diagnostic {
  Severity severity;
  Mistake what;
  Pos pos;                // 0: nowhere
  std::vector<Pos> stack; // defm instantiations, innermost first
  std::vector<DiagnosticNote> notes;
  std::string unknown_name = {}; // what no class, def or variable is called; empty: it is not that
  bool is_variable = false;      // the unknown name stands where a value may
};

Mistake missing_include(const std::string &name);
constexpr size_t most_missing_includes = 20; // that are reported of a translation unit

// The diagnostic with all that there is to know of it: it needs the sources no more.
Message detached(const Diagnostic &diagnostic, const SourceMap &sources);
// Where the position is; nothing for 0.
std::optional<Place> place_of(Pos pos, const SourceMap &sources);

// Candidates that are near enough to `name` to be meant.
class Suggestion {
public:
  explicit Suggestion(std::string_view name) : name_(name), best_distance_(nearness(name)) {}
  void offer(std::string_view candidate);
  // The nearest one, or empty where none is near enough. What differs in case only is nearest;
  // without a near one, the only one that begins with a long name is.
  std::string_view best() const { return best_.empty() && is_only_longer_ ? longer_ : best_; }

  // How many edits may be slips: none of a letter, three of a long name.
  static size_t nearness(std::string_view name) {
    return name.size() < 2 ? 0 : name.size() < 5 ? 1 : name.size() < 9 ? 2 : 3;
  }

private:
  std::string_view name_;
  std::string_view best_;
  size_t best_distance_;      // candidates must not be farther
  bool is_respelled_ = false; // the best one differs in case only
  std::string_view longer_;   // begins with the name
  bool is_only_longer_ = true;
};

// Names that begin with the same word and differ in one: each has another in its place, or one of
// them has one more at its end. I64Attr and I64Prop; Optional and OptionalAttr.
enum class Kinship : uint8_t { None, ByExchange, ByOneMore };
Kinship kinship(std::string_view a, std::string_view b);

// Up to `most` of the candidates that are near the name and equally near, sorted.
std::vector<std::string> near_names(std::string_view name, std::span<const std::string> candidates,
                                    size_t most);

} // namespace tblgen
