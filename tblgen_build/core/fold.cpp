// Folding bang operators: one small function an operator, found by table. A
// function returns null where its operands do not allow folding yet.

#include "evaluate.h"
#include "inline_vector.h"
#include "print.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tblgen {

// --- operators ---------------------------------------------------------------

namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

enum class Ordering { Less, Equal, Greater, Unequal, Unknown };

template <class T> Ordering order(const T &a, const T &b) {
  return a < b ? Ordering::Less : b < a ? Ordering::Greater : Ordering::Equal;
}

} // namespace

class Folding {
  using Values = InlineVector<const Value *, 32>;
  using Names = InlineVector<const StringValue *, 32>;

public:
  Folding(Evaluator &evaluator, const OperatorValue *value, const Record *record, bool is_final)
      : e(evaluator), t(evaluator.values), value(value), record(record), is_final(is_final) {}

  const Value *run() {
    Function function = table[static_cast<size_t>(value->op)];
    const Value *folded = function(*this);
    return folded ? folded : value;
  }

private:
  using Function = const Value *(*)(Folding &);
  template <auto function> static const Value *call(Folding &folding) {
    return (folding.*function)();
  }

  const Value *a(size_t i) const { return value->operand(i); }
  template <class T> const T *as(size_t i) const { return dyn_cast<T>(a(i)); }
  std::optional<int64_t> integer(size_t i) const { return e.as_integer(a(i)); }
  const Value *boolean(bool b) { return t.integer(b); }
  [[noreturn]] void fail(std::string message) { e.fail_at(record, std::move(message)); }

  const Value *none() { return nullptr; }

  // --- strings ---

  template <class F> const Value *map_string(F change) {
    auto *string = as<StringValue>(0);
    if (!string)
      return nullptr;
    std::string text(string->text());
    std::ranges::transform(text, text.begin(), change);
    return t.string(text);
  }
  const Value *tolower() {
    return map_string([](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
  }
  const Value *toupper() {
    return map_string([](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
  }

  const Value *repr();

  const Value *strconcat() {
    auto *left = as<StringValue>(0), *right = as<StringValue>(1);
    if (!left || !right)
      return nullptr;
    check_string_size(uint64_t{left->size} + right->size);
    InlineVector<char, 256> text(left->text());
    text.append(right->text());
    return t.string({text.data(), text.size()}, left->is_code || right->is_code);
  }

  const Value *interleave() {
    auto *list = as<ListValue>(0);
    auto *delimiter = as<StringValue>(1);
    if (!list || !delimiter)
      return nullptr;
    bool of_strings = list->type->element->kind == TypeKind::String;
    bool is_code = false;
    std::string text;
    for (size_t i = 0; i < list->items.size(); ++i) {
      check_string_size(text.size());
      if (i)
        text += delimiter->text();
      if (of_strings) {
        auto *item = dyn_cast<StringValue>(list->items[i]);
        if (!item)
          return nullptr;
        text += item->text();
        is_code |= i > 0 && item->is_code; // the reference forgets the first
      } else {
        auto number = e.as_integer(list->items[i]);
        if (!number)
          return nullptr;
        text += std::to_string(*number);
      }
    }
    return t.string(text, is_code);
  }

  const Value *substr() {
    auto *string = as<StringValue>(0);
    auto *start = as<IntValue>(1), *length = as<IntValue>(2);
    if (!string || !start || !length)
      return nullptr;
    if (!check_start("!substr", start->value, string->size))
      return t.string("", string->is_code);
    if (length->value < 0)
      e.error_at(record, "!substr length must be nonnegative");
    auto from = static_cast<size_t>(start->value);
    return t.string(string->text().substr(from, static_cast<size_t>(length->value)),
                    string->is_code);
  }

  const Value *find() {
    auto *string = as<StringValue>(0), *wanted = as<StringValue>(1);
    auto *start = as<IntValue>(2);
    if (!string || !wanted || !start)
      return nullptr;
    if (!check_start("!find", start->value, string->size))
      return t.integer(-1);
    size_t at = string->text().find(wanted->text(), static_cast<size_t>(start->value));
    return t.integer(at == std::string_view::npos ? -1 : static_cast<int64_t>(at));
  }

  bool check_start(std::string_view name, int64_t start, uint32_t size) {
    if (start >= 0 && start <= size)
      return true;
    e.error_at(record, std::string(name) + " start position is out of range 0..." +
                           std::to_string(size) + ": " + std::to_string(start));
    return false;
  }

  const Value *match() {
    auto *string = as<StringValue>(0), *regex = as<StringValue>(1);
    return string && regex ? t.bit(e.matches(string, regex, record)) : nullptr;
  }

  const Value *subst();

  // --- records and types ---

  const Value *cast_operator();
  const Value *cast_to_record(const StringValue *name);
  const Record *find_def(const StringValue *name) const;
  // The name may stand for the record being made, whose type is not known yet.
  bool is_own_name(const StringValue *name) const {
    if (!record)
      return false;
    return name == record->name() ||
           (record->name()->is(ValueKind::AnonymousName) && name->text() == record->name_text());
  }

  const Value *isa() {
    const Value *operand = a(0);
    if (!operand->type)
      return nullptr;
    if (is_convertible(operand->type, value->check))
      return boolean(true);
    if (value->check->kind != TypeKind::Record)
      return boolean(false);
    // What is fully known and not of the class now will not be of it later.
    if ((!is_convertible(value->check, operand->type) && operand->concrete) ||
        operand->is(ValueKind::Def))
      return boolean(false);
    return nullptr;
  }

  const Value *exists() {
    auto *name = as<StringValue>(0);
    if (!name)
      return nullptr;
    if (const Record *def = find_def(name))
      return boolean(is_a(def->def_value()->type, value->check));
    if (is_own_name(name))
      return is_final ? boolean(is_a(record->type(), value->check)) : nullptr;
    return is_final ? boolean(false) : nullptr;
  }

  const Value *instances() {
    auto *regex = as<StringValue>(0);
    if (!regex || (record && !is_final))
      return nullptr;
    e.check_regex(regex, record);
    std::vector<const Value *> found;
    for (Record *def : e.instances_of(value->check))
      if (e.matches(t.string(def->name_text()), regex, record))
        found.push_back(def->def_value());
    return t.list(found, value->check);
  }

  const Value *initialized() {
    if (is_unset(a(0)))
      return boolean(false);
    return a(0)->concrete ? boolean(true) : nullptr;
  }

  // --- numbers ---

  const Value *logical_not() {
    auto number = integer(0);
    return number ? boolean(*number == 0) : nullptr;
  }

  const Value *logtwo() {
    auto number = integer(0);
    if (!number)
      return nullptr;
    if (*number <= 0)
      fail("Illegal operation: logtwo is undefined on arguments less than or equal to 0");
    return t.integer(std::bit_width(static_cast<uint64_t>(*number)) - 1);
  }

  template <class F> const Value *arithmetic(F compute) {
    auto left = integer(0), right = integer(1);
    if (!left || !right)
      return nullptr;
    // Unsigned: TableGen's integers wrap.
    return t.integer(static_cast<int64_t>(
        compute(static_cast<uint64_t>(*left), static_cast<uint64_t>(*right))));
  }
  const Value *add() {
    return arithmetic([](uint64_t x, uint64_t y) { return x + y; });
  }
  const Value *sub() {
    return arithmetic([](uint64_t x, uint64_t y) { return x - y; });
  }
  const Value *mul() {
    return arithmetic([](uint64_t x, uint64_t y) { return x * y; });
  }
  const Value *bit_and() {
    return arithmetic([](uint64_t x, uint64_t y) { return x & y; });
  }
  const Value *bit_or() {
    return arithmetic([](uint64_t x, uint64_t y) { return x | y; });
  }
  const Value *bit_xor() {
    return arithmetic([](uint64_t x, uint64_t y) { return x ^ y; });
  }
  // Counts outside 0..63 are undefined by the manual; the hardware's answer, modulo 64.
  const Value *shl() {
    return arithmetic([](uint64_t x, uint64_t y) { return x << (y & 63); });
  }
  const Value *srl() {
    return arithmetic([](uint64_t x, uint64_t y) { return x >> (y & 63); });
  }
  const Value *sra() {
    return arithmetic([](uint64_t x, uint64_t y) { return static_cast<int64_t>(x) >> (y & 63); });
  }
  const Value *div() {
    auto left = integer(0), right = integer(1);
    if (!left || !right)
      return nullptr;
    if (*right == 0)
      fail("Illegal operation: division by zero");
    if (*left == INT64_MIN && *right == -1)
      fail("Illegal operation: INT64_MIN / -1");
    return t.integer(*left / *right);
  }

  Ordering compare(const Value *x, const Value *y) const {
    auto left = e.as_integer(x), right = e.as_integer(y);
    if (left && right)
      return order(*left, *right);
    auto *left_string = dyn_cast<StringValue>(x), *right_string = dyn_cast<StringValue>(y);
    if (left_string && right_string)
      return order(left_string->text(), right_string->text());
    if (x->is(ValueKind::Def) && y->is(ValueKind::Def))
      return x == y ? Ordering::Equal : Ordering::Unequal;
    return Ordering::Unknown;
  }
  template <class F> const Value *comparison(F holds) {
    Ordering ordering = compare(a(0), a(1));
    return ordering == Ordering::Unknown ? nullptr : t.bit(holds(ordering));
  }
  // Records are only equal or not.
  template <class F> const Value *ordering(F holds) {
    Ordering ordering = compare(a(0), a(1));
    if (a(0)->is(ValueKind::Def) || ordering == Ordering::Unknown)
      return nullptr;
    return t.bit(holds(ordering));
  }
  const Value *eq() {
    return comparison([](Ordering o) { return o == Ordering::Equal; });
  }
  const Value *ne() {
    return comparison([](Ordering o) { return o != Ordering::Equal; });
  }
  const Value *lt() {
    return ordering([](Ordering o) { return o == Ordering::Less; });
  }
  const Value *le() {
    return ordering([](Ordering o) { return o != Ordering::Greater; });
  }
  const Value *gt() {
    return ordering([](Ordering o) { return o == Ordering::Greater; });
  }
  const Value *ge() {
    return ordering([](Ordering o) { return o != Ordering::Less; });
  }

  // --- lists ---

  const Value *head() {
    auto *list = as<ListValue>(0);
    return list && !list->items.empty() ? list->items.front() : nullptr;
  }
  const Value *tail() {
    auto *list = as<ListValue>(0);
    return list && !list->items.empty() ? t.list(list->items.subspan(1), list->type->element)
                                        : nullptr;
  }
  std::optional<size_t> size_of() const {
    if (auto *list = as<ListValue>(0))
      return list->items.size();
    if (auto *dag = as<DagValue>(0))
      return dag->args.size();
    if (auto *string = as<StringValue>(0))
      return string->size;
    return std::nullopt;
  }
  const Value *size() {
    auto size = size_of();
    return size ? t.integer(static_cast<int64_t>(*size)) : nullptr;
  }
  const Value *empty() {
    auto size = size_of();
    return size ? boolean(*size == 0) : nullptr;
  }

  const Value *listflatten() {
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

  const Value *listconcat() {
    auto *left = as<ListValue>(0), *right = as<ListValue>(1);
    if (!left || !right)
      return nullptr;
    check_list_size(left->items.size() + right->items.size());
    Values items(left->items);
    items.append(right->items);
    return t.list(items, left->type->element);
  }

  const Value *listsplat() {
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

  const Value *listremove() {
    auto *left = as<ListValue>(0), *right = as<ListValue>(1);
    if (!left || !right)
      return nullptr;
    Values items;
    for (const Value *item : left->items)
      if (std::ranges::none_of(right->items, [&](const Value *other) {
            return compare(item, other) == Ordering::Equal;
          }))
        items.push_back(item);
    return t.list(items, left->type->element);
  }

  const Value *list_element() {
    auto *list = as<ListValue>(0);
    auto *index = as<IntValue>(1);
    if (!list || !index || index->value < 0 ||
        static_cast<uint64_t>(index->value) >= list->items.size())
      return nullptr;
    return list->items[static_cast<size_t>(index->value)];
  }

  const Value *list_slice() {
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

  // `count` integers from `start` on, `step` apart.
  const Value *numbers(int64_t start, uint64_t count, int64_t step) {
    check_list_size(count);
    Values items;
    for (uint64_t i = 0; i < count; ++i)
      items.push_back(t.integer(
          static_cast<int64_t>(static_cast<uint64_t>(start) + i * static_cast<uint64_t>(step))));
    return t.list(items, t.int_type());
  }

  static uint64_t distance(int64_t from, int64_t to) { // from <= to
    return static_cast<uint64_t>(to) - static_cast<uint64_t>(from);
  }

  const Value *range_closed() {
    auto *first = as<IntValue>(0), *last = as<IntValue>(1);
    if (!first || !last)
      return nullptr;
    int64_t low = std::min(first->value, last->value), high = std::max(first->value, last->value);
    uint64_t count = distance(low, high);
    check_list_size(count);
    return numbers(first->value, count + 1, first->value <= last->value ? 1 : -1);
  }

  const Value *range() {
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

  // --- iteration ---

  // The expression (third operand) with the iterator (first operand) bound.
  const Value *for_item(const Value *item) {
    BindingResolver binding(e, record);
    binding.bind(cast<StringValue>(a(0)), item);
    return e.resolve(a(2), binding);
  }

  const DagValue *foreach_in_dag(const DagValue *dag) {
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

  const Value *foreach() {
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

  const Value *filter() {
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

  // Folds that only append to the accumulator, strings or lists, are done in one
  // piece: the growing intermediate results are never made. Null for others.
  const Value *append_all(const ListValue *list) {
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
  const Value *appended(const Value *expression, const Value *item) {
    BindingResolver binding(e, record);
    binding.bind(cast<StringValue>(a(3)), item);
    return e.resolve(expression, binding);
  }
  const Value *append_strings(const ListValue *list, const Value *expression) {
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
  const Value *append_lists(const ListValue *list, const Value *expression) {
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

  const Value *foldl() {
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

  // --- choice ---

  const Value *if_operator() {
    auto condition = integer(0);
    return condition ? a(*condition ? 1 : 2) : nullptr;
  }

  const Value *cond() {
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

  // --- dags ---

  const Value *con();
  const Value *dag();
  const Value *getdagop();
  std::optional<size_t> dag_key(const DagValue *dag, const Value *key, std::string_view operation);

  const Value *name_or_unset(const StringValue *name) { return name ? name : t.unset(); }

  const Value *getdagopname() {
    auto *dag = as<DagValue>(0);
    return dag ? name_or_unset(dag->op_name) : nullptr;
  }
  const Value *getdagarg() {
    auto *dag = as<DagValue>(0);
    auto index = dag_key(dag, a(1), "!getdagarg");
    if (!index)
      return nullptr;
    const Value *arg = dag->args[*index];
    return arg->type && !is_convertible(arg->type, value->type) ? t.unset() : arg;
  }
  const Value *getdagname() {
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
  const Value *setdagop() {
    auto *dag = as<DagValue>(0);
    return dag && as<DefValue>(1) ? t.dag(a(1), nullptr, dag->args, dag->names) : nullptr;
  }
  const Value *setdagopname() {
    auto *dag = as<DagValue>(0);
    auto *name = as<StringValue>(1);
    return dag && name ? t.dag(dag->op, name, dag->args, dag->names) : nullptr;
  }
  const Value *setdagarg() {
    auto *dag = as<DagValue>(0);
    auto index = dag_key(dag, a(1), "!setdagarg");
    if (!index)
      return nullptr;
    Values args(dag->args);
    args[*index] = a(2);
    return t.dag(dag->op, dag->op_name, args, dag->names);
  }
  const Value *setdagname() {
    auto *dag = as<DagValue>(0);
    auto index = dag_key(dag, a(1), "!setdagname");
    if (!index)
      return nullptr;
    Names names(dag->names);
    names[*index] = as<StringValue>(2);
    return t.dag(dag->op, dag->op_name, dag->args, names);
  }

  Evaluator &e;
  ValueTable &t;
  const OperatorValue *value;
  const Record *record;
  bool is_final;

  static const std::array<Function, static_cast<size_t>(Op::Instances) + 1> table;
};

const Value *Folding::repr() {
  if (!a(0)->concrete)
    return nullptr;
  // A record is shown whole.
  if (auto *def = as<DefValue>(0))
    return t.string(record_text(*def->record));
  return t.string(to_string(a(0)));
}

const Record *Folding::find_def(const StringValue *name) const {
  const StringValue *plain = name->is_code ? t.string(name->text()) : name;
  return plain->symbol ? plain->symbol->def : nullptr;
}

const Value *Folding::cast_to_record(const StringValue *name) {
  const Record *def = find_def(name);
  if (!def && is_own_name(name)) {
    if (!is_final)
      return nullptr;
    def = record;
  }
  if (!def) {
    if (is_final)
      fail("Undefined reference to record: " + quoted(name->text()));
    return nullptr;
  }
  if (!is_a(def->type(), value->type))
    fail("Expected type '" + to_string(*value->type) + "', got '" + to_string(*def->type()) +
         "' in: " + to_string(value));
  return def->def_value();
}

const Value *Folding::cast_operator() {
  if (value->type->kind == TypeKind::String) {
    if (a(0)->is(ValueKind::String))
      return a(0);
    if (a(0)->is(ValueKind::Def))
      return t.string(to_string(a(0)));
    if (auto number = integer(0))
      return t.string(std::to_string(*number));
  } else if (value->type->kind == TypeKind::Record) {
    if (auto *name = as<StringValue>(0))
      return cast_to_record(name);
  }
  return e.convert(a(0), value->type);
}

const Value *Folding::subst() {
  auto *def = as<DefValue>(2);
  if (def && as<DefValue>(0) && as<DefValue>(1))
    return as<DefValue>(0)->record->name_text() == def->record->name_text() ? a(1) : a(2);
  auto *var = as<VarValue>(2);
  if (var && as<VarValue>(0) && as<VarValue>(1)) {
    bool same = as<VarValue>(0)->name == var->name;
    return t.var(same ? as<VarValue>(1)->name : var->name, value->type);
  }
  auto *target = as<StringValue>(0), *replacement = as<StringValue>(1), *string = as<StringValue>(2);
  if (!target || !replacement || !string)
    return nullptr;
  if (target->size == 0)
    fail("!subst cannot replace the empty string");
  std::string text;
  std::string_view rest = string->text();
  for (size_t at; (at = rest.find(target->text())) != std::string_view::npos;) {
    check_string_size(text.size());
    text.append(rest.substr(0, at)).append(replacement->text());
    rest.remove_prefix(at + target->size);
  }
  return t.string(text.append(rest));
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
  auto *def = dyn_cast<DefValue>(dag->op);
  if (!def)
    fail("Expected record as operator");
  if (!is_a(def->record->type(), value->type))
    fail("Expected type '" + to_string(*value->type) + "', got '" + to_string(*def->record->type()) +
         "' in: " + to_string(value));
  return def;
}

// The argument that an index or a name means; nothing while either is not known.
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
  fail(prefix + "key " + quoted(name->text()) + " is not found");
}

constexpr std::array<Folding::Function, static_cast<size_t>(Op::Instances) + 1> Folding::table = {
    // in the order of Op
    call<&Folding::none>,
    call<&Folding::tolower>,
    call<&Folding::toupper>,
    call<&Folding::cast_operator>,
    call<&Folding::logical_not>,
    call<&Folding::head>,
    call<&Folding::tail>,
    call<&Folding::size>,
    call<&Folding::empty>,
    call<&Folding::getdagop>,
    call<&Folding::getdagopname>,
    call<&Folding::logtwo>,
    call<&Folding::repr>,
    call<&Folding::listflatten>,
    call<&Folding::initialized>,
    call<&Folding::add>,
    call<&Folding::sub>,
    call<&Folding::mul>,
    call<&Folding::div>,
    call<&Folding::bit_and>,
    call<&Folding::bit_or>,
    call<&Folding::bit_xor>,
    call<&Folding::shl>,
    call<&Folding::sra>,
    call<&Folding::srl>,
    call<&Folding::list_element>,
    call<&Folding::list_slice>,
    call<&Folding::range_closed>,
    call<&Folding::listconcat>,
    call<&Folding::listsplat>,
    call<&Folding::listremove>,
    call<&Folding::strconcat>,
    call<&Folding::interleave>,
    call<&Folding::con>,
    call<&Folding::match>,
    call<&Folding::eq>,
    call<&Folding::ne>,
    call<&Folding::le>,
    call<&Folding::lt>,
    call<&Folding::ge>,
    call<&Folding::gt>,
    call<&Folding::getdagarg>,
    call<&Folding::getdagname>,
    call<&Folding::setdagop>,
    call<&Folding::setdagopname>,
    call<&Folding::subst>,
    call<&Folding::foreach>,
    call<&Folding::filter>,
    call<&Folding::if_operator>,
    call<&Folding::dag>,
    call<&Folding::range>,
    call<&Folding::substr>,
    call<&Folding::find>,
    call<&Folding::setdagarg>,
    call<&Folding::setdagname>,
    call<&Folding::foldl>,
    call<&Folding::cond>,
    call<&Folding::isa>,
    call<&Folding::exists>,
    call<&Folding::instances>,
};

// An operator takes as long as its operands are: one step each for so much of them
// as takes about as long as a step.
static uint64_t folding_steps(std::span<const Value *const> operands) {
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

const Value *Evaluator::fold(const OperatorValue *value, const Record *record, bool is_final) {
  limits.count_steps(folding_steps(value->operands));
  Folding folding(*this, value, record, is_final);
  return folding.run();
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

} // namespace tblgen
