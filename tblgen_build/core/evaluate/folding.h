// Folding: the value of one operator whose operands are known. A function for each row
// of operators.def; it returns null where its operands do not allow folding yet.
#pragma once

#include "tblgen_build/core/evaluate/evaluate.h"
#include "tblgen_build/core/support/inline_vector.h"

namespace tblgen {

enum class Ordering { Less, Equal, Greater, Unequal, Unknown };

class Folding {
  using Values = InlineVector<const Value *, 32>;
  using Names = InlineVector<const StringValue *, 32>;

public:
  using Function = const Value *(Folding::*)();

  Folding(Evaluator &evaluator, const OperatorValue *value, const Record *record, bool is_final)
      : e(evaluator), t(evaluator.values), value(value), record(record), is_final(is_final) {}

#define OPERATOR(op, name, form, traits, rule, fold) const Value *fold();
#define NOTATION(op, form, fold) const Value *fold();
#include "tblgen_build/core/values/operators.def"

private:
  const Value *a(size_t i) const { return value->operand(i); }
  template <class T> const T *as(size_t i) const { return dyn_cast<T>(a(i)); }
  std::optional<int64_t> integer(size_t i) const { return e.as_integer(a(i)); }
  const Value *boolean(bool b) { return t.integer(b); }
  [[noreturn]] void fail(Words message) { e.fail_at(record, std::move(message)); }
  [[noreturn]] void fail(Code code, Words message) { e.fail_at(record, code, std::move(message)); }

  // fold_string.cpp
  template <class F> const Value *map_string(F change);
  // Whether `start` is within the string; an error where it is not.
  bool check_start(std::string_view name, int64_t start, uint32_t size);

  // fold_record.cpp
  const Value *cast_to_record(const StringValue *name);
  const Record *find_def(const StringValue *name) const;
  // The name may stand for the record being made, whose type is not known yet.
  bool is_own_name(const StringValue *name) const;

  // fold_number.cpp
  template <class F> const Value *arithmetic(F compute);
  // By 0 to 63 places; more, or less than none, is an error.
  template <class F> const Value *shift(F compute);
  Ordering compare(const Value *x, const Value *y) const;
  template <class F> const Value *comparison(F holds);
  // As a comparison, but records are only equal or not.
  template <class F> const Value *ordering(F holds);

  // fold_list.cpp
  std::optional<size_t> size_of() const;
  // `count` integers from `start` on, `step` apart.
  const Value *numbers(int64_t start, uint64_t count, int64_t step);

  // fold_iteration.cpp
  // The expression (third operand) with the iterator (first operand) bound.
  const Value *for_item(const Value *item);
  // The key of `item` in !sort; null while it is neither an integer nor a string.
  const Value *sort_key(const Value *item);
  const DagValue *foreach_in_dag(const DagValue *dag);
  // Folds that only append to the accumulator, strings or lists, are done in one
  // piece: the growing intermediate results are never made. Null for others.
  const Value *append_all(const ListValue *list);
  const Value *appended(const Value *expression, const Value *item);
  const Value *append_strings(const ListValue *list, const Value *expression);
  const Value *append_lists(const ListValue *list, const Value *expression);

  // fold_dag.cpp
  const Value *name_or_unset(const StringValue *name) { return name ? name : t.unset(); }
  // The argument that an index or a name means; nothing while either is not known.
  std::optional<size_t> dag_key(const DagValue *dag, const Value *key, std::string_view operation);

  Evaluator &e;
  ValueTable &t;
  const OperatorValue *value;
  const Record *record; // that the value is in; may be null
  bool is_final;        // nothing can become known later
};

} // namespace tblgen
