// Operators that evaluate an expression for each item, or choose among several.

#include "tblgen_build/core/evaluate/folding.h"

#include <algorithm>
#include <vector>

namespace tblgen {

const Value *Folding::for_item(const Value *item) {
  BindingResolver binding(e, record);
  binding.bind(cast<StringValue>(a(0)), item);
  return e.resolve(a(2), binding);
}

const DagValue *Folding::foreach_in_dag(const DagValue *dag) {
  const Value *op = for_item(dag->op);
  bool changed = op != dag->op;
  Values args(dag->args);
  for (const Value *&arg : args) {
    auto *nested = dyn_cast<DagValue>(arg);
    const Value *made = nested ? foreach_in_dag(nested) : for_item(arg);
    changed |= made != arg;
    arg = made;
  }
  return changed ? t.dag(op, dag->op_name, args, dag->names) : dag;
}

const Value *Folding::foreach() {
  if (auto *dag = as<DagValue>(1))
    return foreach_in_dag(dag);
  auto *list = as<ListValue>(1);
  if (!list)
    return nullptr;
  Values items;
  for (const Value *item : list->items)
    items.push_back(for_item(item));
  return t.list(items, value->type->element);
}

const Value *Folding::filter() {
  auto *list = as<ListValue>(1);
  if (!list)
    return nullptr;
  Values items;
  for (const Value *item : list->items) {
    auto include = e.as_integer(for_item(item));
    if (!include)
      return nullptr;
    if (*include)
      items.push_back(item);
  }
  return t.list(items, value->type->element);
}

const Value *Folding::sort_key(const Value *item) {
  const Value *key = for_item(item);
  if (auto number = e.as_integer(key))
    return t.integer(*number);
  return dyn_cast<StringValue>(key);
}

// By integers or by the bytes of strings; items with equal keys stay in order.
const Value *Folding::sort() {
  auto *list = as<ListValue>(1);
  if (!list)
    return nullptr;
  std::vector<std::pair<const Value *, const Value *>> keyed; // key, item
  for (const Value *item : list->items) {
    const Value *key = sort_key(item);
    if (!key || (!keyed.empty() && key->kind != keyed.front().first->kind))
      return nullptr;
    keyed.emplace_back(key, item);
  }
  std::ranges::stable_sort(keyed, [](const auto &x, const auto &y) {
    if (auto *number = dyn_cast<IntValue>(x.first))
      return number->value < cast<IntValue>(y.first)->value;
    return cast<StringValue>(x.first)->text() < cast<StringValue>(y.first)->text();
  });
  Values items;
  for (const auto &[key, item] : keyed)
    items.push_back(item);
  return t.list(items, value->type->element);
}

const Value *Folding::append_all(const ListValue *list) {
  auto *concat = as<OperatorValue>(4);
  if (e.is_exhaustive || !concat || list->resolvable ||
      (concat->op != Op::StrConcat && concat->op != Op::ListConcat))
    return nullptr;
  auto *accumulator = dyn_cast<VarValue>(concat->operand(0));
  if (!accumulator || accumulator->name != a(2) ||
      e.refers_to(concat->operand(1), accumulator->name))
    return nullptr;
  return concat->op == Op::StrConcat ? append_strings(list, concat->operand(1))
                                     : append_lists(list, concat->operand(1));
}
const Value *Folding::appended(const Value *expression, const Value *item) {
  BindingResolver binding(e, record);
  binding.bind(cast<StringValue>(a(3)), item);
  return e.resolve(expression, binding);
}
const Value *Folding::append_strings(const ListValue *list, const Value *expression) {
  auto *start = as<StringValue>(0);
  if (!start)
    return nullptr;
  std::string text(start->text());
  bool is_code = start->is_code;
  for (const Value *item : list->items) {
    auto *part = dyn_cast<StringValue>(appended(expression, item));
    if (!part)
      return nullptr;
    check_string_size(text.size() + part->size);
    text += part->text();
    is_code |= part->is_code;
  }
  return t.string(text, is_code);
}
const Value *Folding::append_lists(const ListValue *list, const Value *expression) {
  auto *start = as<ListValue>(0);
  if (!start)
    return nullptr;
  Values items(start->items);
  for (const Value *item : list->items) {
    auto *part = dyn_cast<ListValue>(appended(expression, item));
    if (!part)
      return nullptr;
    check_list_size(items.size() + part->items.size());
    items.append(part->items);
  }
  return t.list(items, start->type->element);
}

const Value *Folding::foldl() {
  auto *list = as<ListValue>(1);
  if (!list)
    return nullptr;
  if (const Value *appended = append_all(list))
    return appended;
  const Value *accumulator = a(0);
  for (const Value *item : list->items) {
    BindingResolver binding(e, record);
    binding.bind(cast<StringValue>(a(2)), accumulator);
    binding.bind(cast<StringValue>(a(3)), item);
    accumulator = e.resolve(a(4), binding);
  }
  return accumulator;
}

const Value *Folding::if_operator() {
  auto condition = integer(0);
  return condition ? a(*condition ? 1 : 2) : nullptr;
}

const Value *Folding::cond() {
  for (size_t i = 0; i < value->operands.size(); i += 2) {
    auto condition = integer(i);
    if (!condition)
      return nullptr;
    if (*condition)
      return e.convert(a(i + 1), value->type);
  }
  fail((record ? record->name_as_string() : std::string()) +
       " does not have any true condition in:" + to_string(value));
}

} // namespace tblgen
