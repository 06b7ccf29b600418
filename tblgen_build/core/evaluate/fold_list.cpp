// Operators on lists; size is that of strings and dags as well.

#include "tblgen_build/core/evaluate/folding.h"

#include <algorithm>
#include <unordered_set>

namespace tblgen {

namespace {

// The values of a list, asked for one by one in constant time. Of its other items, none is equal
// to any.
struct Equals {
  std::unordered_set<int64_t> integers;
  std::unordered_set<std::string_view> strings;
  std::unordered_set<const Value *> defs;
};

uint64_t distance(int64_t from, int64_t to) { // from <= to
  return static_cast<uint64_t>(to) - static_cast<uint64_t>(from);
}

} // namespace

const Value *Folding::head() {
  auto *list = as<ListValue>(0);
  return list && !list->items.empty() ? list->items.front() : nullptr;
}
const Value *Folding::tail() {
  auto *list = as<ListValue>(0);
  return list && !list->items.empty() ? t.list(list->items.subspan(1), list->type->element)
                                      : nullptr;
}
std::optional<size_t> Folding::size_of() const {
  if (auto *list = as<ListValue>(0))
    return list->items.size();
  if (auto *dag = as<DagValue>(0))
    return dag->args.size();
  if (auto *string = as<StringValue>(0))
    return string->size;
  return std::nullopt;
}
const Value *Folding::size() {
  auto size = size_of();
  return size ? t.integer(static_cast<int64_t>(*size)) : nullptr;
}
const Value *Folding::empty() {
  auto size = size_of();
  return size ? boolean(*size == 0) : nullptr;
}

const Value *Folding::listflatten() {
  auto *list = as<ListValue>(0);
  if (!list)
    return nullptr;
  const Type *inner = list->type->element;
  if (inner->kind != TypeKind::List)
    return list;
  Values items;
  for (const Value *item : list->items) {
    auto *nested = dyn_cast<ListValue>(item);
    if (!nested)
      return nullptr;
    check_list_size(items.size() + nested->items.size());
    items.append(nested->items);
  }
  return t.list(items, inner->element);
}

const Value *Folding::listconcat() {
  auto *left = as<ListValue>(0), *right = as<ListValue>(1);
  if (!left || !right)
    return nullptr;
  check_list_size(left->items.size() + right->items.size());
  Values items(left->items);
  items.append(right->items);
  return t.list(items, left->type->element);
}

const Value *Folding::listsplat() {
  auto *count = as<IntValue>(1);
  if (!a(0)->type || !count)
    return nullptr;
  if (count->value < 0)
    fail("!listsplat count " + std::to_string(count->value) + " is negative");
  check_list_size(static_cast<uint64_t>(count->value));
  Values items;
  items.assign(static_cast<size_t>(count->value), a(0));
  return t.list(items, a(0)->type);
}

const Value *Folding::listremove() {
  auto *left = as<ListValue>(0), *right = as<ListValue>(1);
  if (!left || !right)
    return nullptr;
  Equals removed;
  for (const Value *item : right->items)
    if (auto number = e.as_integer(item))
      removed.integers.insert(*number);
    else if (auto *string = dyn_cast<StringValue>(item))
      removed.strings.insert(string->text());
    else if (item->is(ValueKind::Def))
      removed.defs.insert(item);
  auto is_removed = [&](const Value *item) {
    if (auto number = e.as_integer(item))
      return removed.integers.contains(*number);
    if (auto *string = dyn_cast<StringValue>(item))
      return removed.strings.contains(string->text());
    return removed.defs.contains(item);
  };
  Values items;
  for (const Value *item : left->items)
    if (!is_removed(item))
      items.push_back(item);
  return t.list(items, left->type->element);
}

const Value *Folding::list_element() {
  auto *list = as<ListValue>(0);
  auto *index = as<IntValue>(1);
  if (!list || !index || index->value < 0 ||
      static_cast<uint64_t>(index->value) >= list->items.size())
    return nullptr;
  return list->items[static_cast<size_t>(index->value)];
}

const Value *Folding::list_slice() {
  auto *list = as<ListValue>(0), *indices = as<ListValue>(1);
  if (!list || !indices)
    return nullptr;
  Values items;
  for (const Value *item : indices->items) {
    auto *index = dyn_cast<IntValue>(item);
    if (!index || index->value < 0 || static_cast<uint64_t>(index->value) >= list->items.size())
      return nullptr;
    items.push_back(list->items[static_cast<size_t>(index->value)]);
  }
  return t.list(items, list->type->element);
}

const Value *Folding::numbers(int64_t start, uint64_t count, int64_t step) {
  check_list_size(count);
  Values items;
  for (uint64_t i = 0; i < count; ++i)
    items.push_back(t.integer(
        static_cast<int64_t>(static_cast<uint64_t>(start) + i * static_cast<uint64_t>(step))));
  return t.list(items, t.int_type());
}

const Value *Folding::range_closed() {
  auto *first = as<IntValue>(0), *last = as<IntValue>(1);
  if (!first || !last)
    return nullptr;
  int64_t low = std::min(first->value, last->value), high = std::max(first->value, last->value);
  uint64_t count = distance(low, high);
  check_list_size(count);
  return numbers(first->value, count + 1, first->value <= last->value ? 1 : -1);
}

const Value *Folding::range() {
  auto *first = as<IntValue>(0), *end = as<IntValue>(1), *step = as<IntValue>(2);
  if (!first || !end || !step)
    return nullptr;
  if (step->value == 0)
    e.error_at(record, "Step of !range can't be 0");
  bool up = first->value < end->value && step->value > 0;
  bool down = first->value > end->value && step->value < 0;
  if (!up && !down)
    return t.list({}, t.int_type());
  uint64_t span = up ? distance(first->value, end->value) : distance(end->value, first->value);
  uint64_t stride = up ? static_cast<uint64_t>(step->value) : -static_cast<uint64_t>(step->value);
  return numbers(first->value, (span - 1) / stride + 1, step->value);
}

} // namespace tblgen
