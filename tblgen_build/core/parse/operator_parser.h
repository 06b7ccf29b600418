// The rules of bang operators: their syntax and their types. A rule for each way that a row
// of operators.def asks for; several operators share one.
#pragma once

#include "tblgen_build/core/evaluate/evaluate.h"
#include "tblgen_build/core/parse/cursor.h"
#include "tblgen_build/core/parse/scopes.h"
#include "tblgen_build/core/release/find_release.h"

#include <initializer_list>

namespace tblgen {

class ValueParser;

class OperatorParser : private Cursor {
public:
  // An operator whose name has been read.
  struct Call {
    Op op;
    Pos at; // of the name
    Record *record;
    const Type *expected; // what is wanted, if that is known
  };
  using Rule = const Value *(OperatorParser::*)(const Call &);

  OperatorParser(TokenStream &tokens, Evaluator &evaluator, Scopes &scopes, ReleaseFinder &release,
                 ValueParser &operands);

  const Value *parse(Record *record, const Type *expected);

  // --- rules, as operators.def names them ---
  const Value *string_function(const Call &call);
  const Value *int_function(const Call &call);
  const Value *measure(const Call &call);
  const Value *head(const Call &call);
  const Value *tail(const Call &call);
  const Value *flatten(const Call &call);
  const Type *parse_result_type(const char *missing);
  const Value *cast(const Call &call);
  const Value *get_dag_op(const Call &call);

  const Value *arithmetic(const Call &call);
  const Value *order(const Call &call);
  const Value *equality(const Call &call);
  const Value *match(const Call &call);
  const Value *string_concat(const Call &call);
  const Value *interleave(const Call &call);
  const Value *list_pair(const Call &call);
  const Value *splat(const Call &call);
  const Value *dag_concat(const Call &call);
  const Value *get_dag_arg(const Call &call);
  const Value *get_dag_name(const Call &call);
  const Value *set_dag_op(const Call &call);
  const Value *set_dag_op_name(const Call &call);

  const Value *choice(const Call &call);
  const Value *substitution(const Call &call);
  const Value *dag(const Call &call);
  const Value *set_dag_arg(const Call &call);
  const Value *set_dag_name(const Call &call);

  const Value *range(const Call &call);
  const Value *substring(const Call &call);
  const Value *find(const Call &call);
  const Value *cond(const Call &call);
  const Value *foldl(const Call &call);
  const Value *iteration(const Call &call);
  const Value *isa(const Call &call);
  const Value *exists(const Call &call);
  const Value *instances(const Call &call);

private:
  const Value *parse_operand(const Call &call, const Type *expected = nullptr);

  const Value *unary(const Call &call, const Type *type);
  // The one operand, of which `type_of` gives the result's type.
  template <class TypeOf> const Value *unary_typed(const Call &call, TypeOf type_of);
  // The type of a list operand's elements.
  const Type *element_type(const Value *operand);

  // Two operands, or more of an associative operator.
  struct BinaryTypes {
    const Type *result;             // null: that of the operands in common
    const Type *operand;            // of the first; null: as `check` says
    bool is_fixed = false;          // the others are of that type too, not of a common one
    const Type *second = nullptr;   // of those after the first, where that is another
    bool is_second_checked = false; // as `check` says instead
  };
  // Looks at the type of operand `index`; gives the next one's, null where that is free.
  using Check = const Type *(OperatorParser::*)(const Call &, Pos at, size_t index, const Type *);
  const Value *binary(const Call &call, const BinaryTypes &types, Check check = nullptr);
  std::vector<const Value *> parse_operands(const Call &call, const BinaryTypes &types, Check check,
                                            const Type *&common);
  const Value *apply_nested(const Call &call, std::vector<const Value *> operands,
                            const Type *type);
  const Type *check_ordered(const Call &call, Pos at, size_t index, const Type *type);
  const Type *check_comparable(const Call &call, Pos at, size_t index, const Type *type);
  const Type *check_list(const Call &call, Pos at, size_t index, const Type *type);
  const Type *check_splat(const Call &call, Pos at, size_t index, const Type *type);
  const Type *check_interleaved(const Call &call, Pos at, size_t index, const Type *type);
  bool is_number_or_string(const Type *type) const;

  struct Ternary {
    const Value *operands[3];
    Pos at[3];
    const Type *type(size_t i) const { return operands[i]->type; }
  };
  Ternary ternary(const Call &call, const Type *expected = nullptr);
  const Value *apply(const Call &call, const Ternary &parsed, const Type *type);
  void check_dag_key(const Ternary &parsed);

  const StringValue *parse_iterator_name(const char *message);
  // An expression that sees the iterators.
  const Value *parse_scoped(std::initializer_list<Scopes::Iterator> iterators, Record *record,
                            const Type *expected);
  // Stands for the record where an expression outside of any needs one.
  Record *scratch_record();
  void expect_type(Pos at, const Type *expected, const Type *actual);
  void require(const Value *value, Pos at, TypeKind kind, const char *expected);

  Evaluator &e_;
  ValueTable &values_;
  Scopes &scopes_;
  ReleaseFinder &release_;
  ValueParser &operands_;
  Record *scratch_ = nullptr;
};

} // namespace tblgen
