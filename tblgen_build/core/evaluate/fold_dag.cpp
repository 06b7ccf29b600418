// Operators on dags.

#include "tblgen_build/core/evaluate/folding.h"

namespace tblgen {

const Value *Folding::getdagopname() {
  auto *dag = as<DagValue>(0);
  return dag ? name_or_unset(dag->op_name) : nullptr;
}
const Value *Folding::getdagarg() {
  auto *dag = as<DagValue>(0);
  auto index = dag_key(dag, a(1), "!getdagarg");
  if (!index)
    return nullptr;
  const Value *arg = dag->args[*index];
  return arg->type && !is_convertible(arg->type, value->type) ? t.unset() : arg;
}
const Value *Folding::getdagname() {
  auto *dag = as<DagValue>(0);
  auto *index = as<IntValue>(1);
  if (!dag || !index)
    return nullptr;
  if (index->value < 0 || static_cast<uint64_t>(index->value) >= dag->args.size())
    fail("!getdagname index is out of range 0..." +
         std::to_string(static_cast<int64_t>(dag->args.size()) - 1) + ": " +
         std::to_string(index->value));
  return name_or_unset(dag->names[static_cast<size_t>(index->value)]);
}
const Value *Folding::setdagop() {
  auto *dag = as<DagValue>(0);
  return dag && as<DefValue>(1) ? t.dag(a(1), nullptr, dag->args, dag->names) : nullptr;
}
const Value *Folding::setdagopname() {
  auto *dag = as<DagValue>(0);
  auto *name = as<StringValue>(1);
  return dag && name ? t.dag(dag->op, name, dag->args, dag->names) : nullptr;
}
const Value *Folding::setdagarg() {
  auto *dag = as<DagValue>(0);
  auto index = dag_key(dag, a(1), "!setdagarg");
  if (!index)
    return nullptr;
  Values args(dag->args);
  args[*index] = a(2);
  return t.dag(dag->op, dag->op_name, args, dag->names);
}
const Value *Folding::setdagname() {
  auto *dag = as<DagValue>(0);
  auto index = dag_key(dag, a(1), "!setdagname");
  if (!index)
    return nullptr;
  Names names(dag->names);
  names[*index] = as<StringValue>(2);
  return t.dag(dag->op, dag->op_name, dag->args, names);
}

const Value *Folding::con() {
  auto *left = as<DagValue>(0), *right = as<DagValue>(1);
  if (!left || !right)
    return nullptr;
  auto is_settled = [](const Value *op) { return op->is(ValueKind::Def) || is_unset(op); };
  if (!is_settled(left->op) || !is_settled(right->op))
    return nullptr;
  if (left->op != right->op && !is_unset(left->op) && !is_unset(right->op))
    fail("Concatenated Dag operators do not match: '" + to_string(left) + "' vs. '" +
         to_string(right) + "'");
  check_list_size(left->args.size() + right->args.size());
  Values args(left->args);
  args.append(right->args);
  Names names(left->names);
  names.append(right->names);
  return t.dag(is_unset(left->op) ? right->op : left->op,
               left->op_name ? left->op_name : right->op_name, args, names);
}

const Value *Folding::dag() {
  auto *list = as<ListValue>(1), *name_list = as<ListValue>(2);
  if ((!list && !is_unset(a(1))) || (!name_list && !is_unset(a(2))) || (!list && !name_list))
    return nullptr;
  if (list && name_list && list->items.size() != name_list->items.size())
    return nullptr;
  size_t size = list ? list->items.size() : name_list->items.size();
  Values args;
  args.assign(size, t.unset());
  Names names;
  names.assign(size, nullptr);
  for (size_t i = 0; i < size; ++i) {
    if (list)
      args[i] = list->items[i];
    if (!name_list || is_unset(name_list->items[i]))
      continue;
    names[i] = dyn_cast<StringValue>(name_list->items[i]);
    if (!names[i])
      return nullptr;
  }
  return t.dag(a(0), nullptr, args, names);
}

const Value *Folding::getdagop() {
  auto *dag = as<DagValue>(0);
  if (!dag)
    return nullptr;
  // What will be a record only later is known by its type.
  const Type *type = dag->op->type;
  if (!type || type->kind != TypeKind::Record)
    fail("Expected record as operator");
  if (!is_a(type, value->type))
    fail("Expected type " + type_name(value->type) + ", got " + type_name(type) +
         " in: " + to_string(value));
  return dag->op;
}

std::optional<size_t> Folding::dag_key(const DagValue *dag, const Value *key,
                                       std::string_view operation) {
  if (!dag)
    return std::nullopt;
  std::string prefix = std::string(operation) + " ";
  if (auto *index = dyn_cast<IntValue>(key)) {
    if (index->value < 0)
      fail(prefix + "index " + std::to_string(index->value) + " is negative");
    if (static_cast<uint64_t>(index->value) >= dag->args.size())
      fail(prefix + "index " + std::to_string(index->value) + " is out of range (dag has " +
           std::to_string(dag->args.size()) + " arguments)");
    return static_cast<size_t>(index->value);
  }
  auto *name = dyn_cast<StringValue>(key);
  if (!name)
    return std::nullopt;
  for (size_t i = 0; i < dag->names.size(); ++i)
    if (dag->names[i] && dag->names[i]->text() == name->text())
      return i;
  fail(prefix + "key '" + std::string(name->text()) + "'" + " is not found");
}

} // namespace tblgen
