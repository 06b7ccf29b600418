// Sets of defs, as the backend guide describes them: the dags that stand in the
// field `Elements` of defs of class `Set`, evaluated to lists without duplicates.
#include "tblgen_build/core/print/print.h"

#include <algorithm>
#include <cstdio>
#include <unordered_map>
#include <unordered_set>

namespace tblgen {

namespace {

// Records in order of insertion, each once.
class RecordSet {
public:
  void insert(const Record *record) {
    if (members_.insert(record).second)
      order_.push_back(record);
  }
  template <class Range> void insert_all(const Range &range) {
    for (const Record *record : range)
      insert(record);
  }
  bool contains(const Record *record) const { return members_.contains(record); }
  const std::vector<const Record *> &order() const { return order_; }
  size_t size() const { return order_.size(); }
  const Record *operator[](size_t i) const { return order_[i]; }

private:
  std::vector<const Record *> order_;
  std::unordered_set<const Record *> members_;
};

// One evaluation: an operator's dag, and the record an error is reported at.
struct Call {
  const DagValue *dag;
  std::span<const Pos> at;

  size_t size() const { return dag->args.size(); }
  const Value *arg(size_t i) const { return dag->args[i]; }
  [[noreturn]] void fail(std::string_view what) const {
    fail_output(at, Code::Set, std::string(what) + ": " + to_string(dag));
  }
};

// A sequence's format, split at its one conversion.
struct NumberFormat {
  std::string before, conversion, after;

  std::string text(int64_t number) const {
    char digits[64];
    std::snprintf(digits, sizeof digits, conversion.c_str(), static_cast<unsigned>(number));
    return before + digits + after;
  }
};

class SetEvaluator {
public:
  explicit SetEvaluator(const Records &records)
      : records_(records), set_class_(records.find_class("Set")) {}

  const Record *set_class() const { return set_class_; }

  // The elements of a set, or null where the record is none. A set that contains
  // itself contributes nothing to itself.
  const std::vector<const Record *> *expand(const Record *record) {
    auto found = expansions_.find(record);
    if (found != expansions_.end())
      return &found->second;
    if (!record->is_subclass_of(set_class_))
      return nullptr;
    expansions_[record];
    RecordSet elements;
    evaluate(elements_field(*record), record->positions(), elements);
    return &(expansions_[record] = elements.order());
  }

private:
  using Operator = void (SetEvaluator::*)(const Call &, RecordSet &);

  static constexpr int64_t max_number = int64_t{1} << 30;
  static constexpr unsigned max_depth = 2000;

  const Value *elements_field(const Record &record) const {
    const StringValue *name = records_.values.find_string("Elements");
    uint32_t slot = name ? record.find_field(name) : Shape::none;
    if (slot == Shape::none)
      fail_output(record.positions(), Code::Set,
                  "set '" + std::string(record.name_text()) + "' has no field 'Elements'");
    return record.value(slot);
  }

  void evaluate(const Value *value, std::span<const Pos> at, RecordSet &result) {
    if (auto *def = dyn_cast<DefValue>(value))
      return insert_expanded(def->record, result);
    if (auto *list = dyn_cast<ListValue>(value)) {
      for (const Value *item : list->items)
        evaluate(item, at, result);
      return;
    }
    auto *dag = dyn_cast<DagValue>(value);
    if (!dag)
      fail_output(at, Code::Set, "invalid set element: " + to_string(value));
    apply({dag, at}, result);
  }

  void insert_expanded(const Record *record, RecordSet &result) {
    if (auto *elements = expand_nested(record))
      result.insert_all(*elements);
    else
      result.insert(record);
  }

  const std::vector<const Record *> *expand_nested(const Record *record) {
    if (++depth_ > max_depth)
      fail_output(record->positions(), Code::Set, "sets are nested too deeply");
    auto *elements = expand(record);
    --depth_;
    return elements;
  }

  RecordSet evaluate(const Value *value, std::span<const Pos> at) {
    RecordSet result;
    evaluate(value, at, result);
    return result;
  }

  void apply(const Call &call, RecordSet &result) {
    auto *op = dyn_cast<DefValue>(call.dag->op);
    if (!op)
      call.fail("set expression without an operator");
    Operator found = find_operator(op->record->name_text());
    if (!found)
      call.fail("unknown set operator '" + std::string(op->record->name_text()) + "'");
    (this->*found)(call, result);
  }

  static Operator find_operator(std::string_view name) {
    struct Entry {
      std::string_view name;
      Operator function;
    };
    static constexpr Entry table[] = {
        {"add", &SetEvaluator::apply_add},
        {"sub", &SetEvaluator::apply_sub},
        {"and", &SetEvaluator::apply_and},
        {"shl", &SetEvaluator::apply_shl},
        {"trunc", &SetEvaluator::apply_trunc},
        {"rotl", &SetEvaluator::apply_rotl},
        {"rotr", &SetEvaluator::apply_rotr},
        {"decimate", &SetEvaluator::apply_decimate},
        {"interleave", &SetEvaluator::apply_interleave},
        {"sequence", &SetEvaluator::apply_sequence},
    };
    for (const Entry &entry : table)
      if (entry.name == name)
        return entry.function;
    return nullptr;
  }

  void apply_add(const Call &call, RecordSet &result) {
    for (const Value *arg : call.dag->args)
      evaluate(arg, call.at, result);
  }

  void apply_sub(const Call &call, RecordSet &result) {
    if (call.size() < 2)
      call.fail("set difference needs at least two arguments");
    RecordSet minuend = evaluate(call.arg(0), call.at), subtrahend;
    for (size_t i = 1; i < call.size(); ++i)
      evaluate(call.arg(i), call.at, subtrahend);
    for (const Record *record : minuend.order())
      if (!subtrahend.contains(record))
        result.insert(record);
  }

  void apply_and(const Call &call, RecordSet &result) {
    if (call.size() != 2)
      call.fail("set intersection needs two arguments");
    RecordSet first = evaluate(call.arg(0), call.at), second = evaluate(call.arg(1), call.at);
    for (const Record *record : first.order())
      if (second.contains(record))
        result.insert(record);
  }

  // The arguments of an operator over a set and a number.
  RecordSet set_and_number(const Call &call, int64_t &number) {
    if (call.size() != 2)
      call.fail("this operator needs a set and an integer");
    RecordSet set = evaluate(call.arg(0), call.at);
    auto *given = dyn_cast<IntValue>(call.arg(1));
    if (!given)
      call.fail("the second argument must be an integer");
    number = given->value;
    return set;
  }

  void apply_shl(const Call &call, RecordSet &result) {
    int64_t count;
    RecordSet set = set_and_number(call, count);
    if (count < 0)
      call.fail("the number of elements to drop must not be negative");
    for (size_t i = static_cast<size_t>(count); i < set.size(); ++i)
      result.insert(set[i]);
  }

  void apply_trunc(const Call &call, RecordSet &result) {
    int64_t count;
    RecordSet set = set_and_number(call, count);
    if (count < 0)
      call.fail("the number of elements to keep must not be negative");
    for (size_t i = 0; i < std::min(set.size(), static_cast<size_t>(count)); ++i)
      result.insert(set[i]);
  }

  static void rotate(const RecordSet &set, int64_t left, RecordSet &result) {
    auto size = static_cast<int64_t>(set.size());
    for (int64_t i = 0; i < size; ++i)
      result.insert(set[static_cast<size_t>((i + left) % size)]);
  }

  void apply_rotl(const Call &call, RecordSet &result) {
    int64_t count;
    RecordSet set = set_and_number(call, count);
    if (auto size = static_cast<int64_t>(set.size()))
      rotate(set, (count % size + size) % size, result);
  }

  void apply_rotr(const Call &call, RecordSet &result) {
    int64_t count;
    RecordSet set = set_and_number(call, count);
    if (auto size = static_cast<int64_t>(set.size()))
      rotate(set, (size - count % size) % size, result);
  }

  void apply_decimate(const Call &call, RecordSet &result) {
    int64_t stride;
    RecordSet set = set_and_number(call, stride);
    if (stride <= 0)
      call.fail("the stride must be positive");
    auto step = static_cast<size_t>(stride);
    for (size_t i = 0; i < set.size(); i += std::min(step, set.size()))
      result.insert(set[i]);
  }

  void apply_interleave(const Call &call, RecordSet &result) {
    std::vector<RecordSet> sets;
    size_t longest = 0;
    for (const Value *arg : call.dag->args) {
      sets.push_back(evaluate(arg, call.at));
      longest = std::max(longest, sets.back().size());
    }
    for (size_t i = 0; i < longest; ++i)
      for (const RecordSet &set : sets)
        if (i < set.size())
          result.insert(set[i]);
  }

  static int64_t integer(const Call &call, size_t i, std::string_view what) {
    auto *given = dyn_cast<IntValue>(call.arg(i));
    if (!given)
      call.fail("the " + std::string(what) + " must be an integer");
    return given->value;
  }

  static int64_t bound(const Call &call, size_t i, std::string_view what) {
    int64_t number = integer(call, i, what);
    if (number < 0 || number >= max_number)
      call.fail("the " + std::string(what) + " must be from 0 to " +
                std::to_string(max_number - 1));
    return number;
  }

  static int64_t stride(const Call &call) {
    if (call.size() < 4)
      return 1;
    int64_t number = integer(call, 3, "stride");
    if (number == 0)
      call.fail("the stride must not be 0");
    return std::clamp(number, -max_number, max_number);
  }

  static NumberFormat number_format(const Call &call) {
    auto *given = dyn_cast<StringValue>(call.arg(0));
    if (!given)
      call.fail("the format must be a string");
    NumberFormat format;
    std::string_view text = given->text();
    for (size_t i = 0; i < text.size(); ++i) {
      std::string &rest = format.conversion.empty() ? format.before : format.after;
      if (text[i] != '%')
        rest += text[i];
      else if (text.substr(i, 2) == "%%")
        rest += text[i++];
      else if (!format.conversion.empty())
        call.fail("the format has more than one conversion");
      else
        i += take_conversion(call, text.substr(i), format.conversion) - 1;
    }
    return format;
  }

  // Takes `%`, flags, a width of up to two digits, and `d`, `i`, `u`, `x`, `X` or `o`.
  static size_t take_conversion(const Call &call, std::string_view text, std::string &conversion) {
    size_t width = std::min(text.find_first_not_of("-+ #0", 1), text.size());
    size_t end = width;
    while (end < text.size() && end < width + 2 && text[end] >= '0' && text[end] <= '9')
      ++end;
    conversion = text.substr(0, end);
    // All sizes are alike: the number fits an int.
    while (end < text.size() && text[end] == 'l')
      ++end;
    if (end >= text.size() || std::string_view("diuxXo").find(text[end]) == std::string_view::npos)
      call.fail("the format has a conversion other than of a number");
    conversion += text[end];
    return end + 1;
  }

  void apply_sequence(const Call &call, RecordSet &result) {
    if (call.size() < 3 || call.size() > 4)
      call.fail("a sequence needs a format, a first and a last number, and perhaps a stride");
    NumberFormat format = number_format(call);
    int64_t from = bound(call, 1, "first number"), to = bound(call, 2, "last number");
    int64_t step = stride(call);
    if (from > to)
      step = -step;
    for (int64_t i = from; step > 0 ? i <= to : i >= to; i += step)
      insert_named(call, format.text(i), result);
  }

  void insert_named(const Call &call, const std::string &name, RecordSet &result) {
    const Record *record = records_.find_def(name);
    if (!record)
      call.fail("no def named '" + name + "'");
    insert_expanded(record, result);
  }

  const Records &records_;
  const Record *set_class_;
  unsigned depth_ = 0;
  std::unordered_map<const Record *, std::vector<const Record *>> expansions_;
};

} // namespace

void print_sets(const Records &records, Sink &out) {
  SetEvaluator sets(records);
  const Record *set_class = sets.set_class();
  if (!set_class)
    fail_output({}, Code::UnknownClass, "class 'Set' is not defined");
  for (const Record *set : records.derived_definitions({&set_class, 1})) {
    out.buffer().append(set->name_text()).append(" = [");
    for (const Record *element : *sets.expand(set))
      out.buffer().append(" ").append(element->name_text());
    out.write(" ]\n");
    out.checkpoint();
  }
  out.flush();
}

} // namespace tblgen
