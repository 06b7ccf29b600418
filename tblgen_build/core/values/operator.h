// What is known of every operator of the language, from the table in operators.def.
// Knows nothing of values: parsing and folding operators is elsewhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tblgen {

enum class Op : uint8_t {
  None, // no operator
#define OPERATOR(op, name, form, traits, rule, fold) op,
#define NOTATION(op, form, fold) op,
#include "tblgen_build/core/values/operators.def"
};

// How many operands of which form: decides printing and, for statistics, the pool.
enum class OpForm : uint8_t { Unary, Binary, Ternary, Fold, Cond, Isa, Exists, Instances };

enum class OpTrait : uint8_t {
  Plain = 0,
  Associative = 1, // more than two operands are nested from the right
  Shortcut = 2,    // the first operand may decide before the others are evaluated
  Iterates = 4,    // names of its own, visible in its last operand
  Late = 8,        // folds only once its record is complete
  ShowsType = 16,  // its result's type is written after its name
  BeginsDag = 32,  // may stand where a dag's operator is expected
};
constexpr OpTrait operator|(OpTrait a, OpTrait b) {
  return static_cast<OpTrait>(static_cast<uint8_t>(a) | static_cast<uint8_t>(b));
}

struct OpInfo {
  std::string_view name; // "!add"; empty for a notation of its own
  OpForm form = OpForm::Unary;
  OpTrait traits = OpTrait::Plain;
};

namespace detail {
using enum OpTrait;
inline constexpr OpInfo op_infos[] = {
    {},
#define OPERATOR(op, name, form, traits, rule, fold) {name, OpForm::form, traits},
#define NOTATION(op, form, fold) {"", OpForm::form, Plain},
#include "tblgen_build/core/values/operators.def"
};
} // namespace detail

constexpr size_t op_count = std::size(detail::op_infos); // Op::None included

constexpr const OpInfo &op_info(Op op) { return detail::op_infos[static_cast<size_t>(op)]; }
constexpr OpForm op_form(Op op) { return op_info(op).form; }
constexpr std::string_view op_name(Op op) { return op_info(op).name; }
constexpr bool has_trait(Op op, OpTrait trait) {
  return static_cast<uint8_t>(op_info(op).traits) & static_cast<uint8_t>(trait);
}

// The first release whose language has the operator; 0: every one that is known.
constexpr uint32_t language_of(Op op) {
  switch (op) {
#define OPERATOR_SINCE(op, release)                                                                \
  case Op::op:                                                                                     \
    return release;
#include "tblgen_build/core/values/operators.def"
  default:
    return 0;
  }
}

// One function for each operator, in the order of Op: none may be missing.
template <class Function> using OpTable = std::array<Function, op_count>;
template <class Function> constexpr bool is_whole(const OpTable<Function> &table) {
  for (size_t i = 1; i < table.size(); ++i)
    if (table[i] == nullptr)
      return false;
  return true;
}

// An operator's name, or an older one of it, as a program may write it.
struct OpSpelling {
  std::string_view name; // with the exclamation mark
  Op op;
};
inline constexpr OpSpelling op_spellings[] = {
#define OPERATOR(op, name, form, traits, rule, fold) {name, Op::op},
#define OPERATOR_ALIAS(name, op) {name, Op::op},
#include "tblgen_build/core/values/operators.def"
};

namespace detail {
constexpr bool spellings_are_sound() {
  for (const OpSpelling &spelling : op_spellings) {
    if (spelling.name.size() < 2 || spelling.name[0] != '!')
      return false;
    for (const OpSpelling &other : op_spellings)
      if (&other != &spelling && other.name == spelling.name)
        return false;
  }
  return true;
}
static_assert(spellings_are_sound(), "an operator has no name, or two have the same");
} // namespace detail

} // namespace tblgen
