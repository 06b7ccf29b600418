// Applying operators: which function folds which, and what is kept where none can.

#include "tblgen_build/core/evaluate/folding.h"

namespace tblgen {

namespace {

constexpr OpTable<Folding::Function> functions = {
    nullptr,
#define OPERATOR(op, name, form, traits, rule, fold) &Folding::fold,
#define NOTATION(op, form, fold) &Folding::fold,
#include "tblgen_build/core/values/operators.def"
};
static_assert(is_whole(functions));

// An operator takes as long as its operands are: one step each for so much of them
// as takes about as long as a step.
uint64_t folding_steps(std::span<const Value *const> operands) {
  uint64_t steps = 0;
  for (const Value *operand : operands) {
    if (auto *string = dyn_cast<StringValue>(operand))
      steps += string->size >> 6;
    else if (auto *list = dyn_cast<ListValue>(operand))
      steps += list->items.size() >> 4;
    else if (auto *dag = dyn_cast<DagValue>(operand))
      steps += dag->args.size() >> 4;
  }
  return steps;
}

} // namespace

const Value *Evaluator::fold(const OperatorValue *value, const Record *record, bool is_final) {
  limits.count_steps(folding_steps(value->operands));
  Folding folding(*this, value, record, is_final);
  const Value *folded = (folding.*functions[static_cast<size_t>(value->op)])();
  if (auto *string = folded ? dyn_cast<StringValue>(folded) : nullptr)
    limits.count_steps(string->size >> 3); // for its memory
  return folded ? folded : value;
}

// What most evaluation consists of, without the ceremony.
const Value *Evaluator::fold_common(Op op, std::span<const Value *const> operands) {
  if (op == Op::Eq || op == Op::Ne) {
    auto *left = dyn_cast<StringValue>(operands[0]), *right = dyn_cast<StringValue>(operands[1]);
    if (left && right && left->is_code == right->is_code)
      return values.bit((left == right) == (op == Op::Eq));
    auto *x = dyn_cast<IntValue>(operands[0]), *y = dyn_cast<IntValue>(operands[1]);
    return x && y ? values.bit((x == y) == (op == Op::Eq)) : nullptr;
  }
  if (op == Op::ListElement) {
    auto *list = dyn_cast<ListValue>(operands[0]);
    auto *index = dyn_cast<IntValue>(operands[1]);
    return list && index && static_cast<uint64_t>(index->value) < list->items.size()
               ? list->items[static_cast<size_t>(index->value)]
               : nullptr;
  }
  return nullptr;
}

const Value *Evaluator::apply(Op op, std::span<const Value *const> operands, const Type *type,
                              const Type *check, const Record *record, bool is_final) {
  if (is_exhaustive)
    return fold(values.operation(op, operands, type, check), record, is_final);
  if (const Value *folded = fold_common(op, operands))
    return folded;
  // Most operators fold at once: only what stays is worth keeping.
  OperatorValue candidate{{ValueKind::Operator, op}, check, operands};
  candidate.type = type;
  const Value *folded = fold(&candidate, record, is_final);
  return folded == &candidate ? values.operation(op, operands, type, check) : folded;
}

const Value *Evaluator::paste(const Value *left, const Value *right) {
  if (auto *a = dyn_cast<StringValue>(left), *b = dyn_cast<StringValue>(right); a && b) {
    std::string text(a->text());
    return values.string(text.append(b->text()), a->is_code || b->is_code);
  }
  if (auto *a = dyn_cast<ListValue>(left), *b = dyn_cast<ListValue>(right); a && b) {
    std::vector<const Value *> items(a->items.begin(), a->items.end());
    items.insert(items.end(), b->items.begin(), b->items.end());
    return values.list(items, a->type->element);
  }
  bool is_list = left->type->kind == TypeKind::List;
  return values.operation(is_list ? Op::ListConcat : Op::StrConcat, std::array{left, right},
                          is_list ? left->type : values.string_type());
}

} // namespace tblgen
