#include "tblgen_build/core/evaluate/instantiate.h"

#include "tblgen_build/core/records/history.h"

#include <algorithm>

namespace tblgen {

namespace {

// For the memory of a record: half a million of one statement are a gigabyte.
constexpr uint64_t steps_of_copy = 160;

// A bit may refer to another field of the record and stay so.
bool is_run_concrete(const Record &record, const BitRun &run) {
  if (run.kind == BitRun::Kind::Constant)
    return true;
  if (run.kind == BitRun::Kind::Whole)
    return run.of.value->is(ValueKind::Var) || run.of.value->concrete;
  auto *var = dyn_cast<VarValue>(run.of.value);
  return var && record.find_field(var->name) != Shape::none;
}

bool is_field_concrete(const Record &record, const Value *value) {
  if (value->concrete)
    return true;
  auto *bits = dyn_cast<BitsValue>(value);
  if (!bits)
    return false;
  return std::ranges::all_of(bits->runs,
                             [&](const BitRun &run) { return is_run_concrete(record, run); });
}

} // namespace

// --- definitions -------------------------------------------------------------

void Instantiator::define(const Entry &entry) {
  if (auto *assertion = std::get_if<Assertion>(&entry))
    e_.check_assertion(assertion->pos, assertion->condition, assertion->message);
  else if (auto *dump = std::get_if<Dump>(&entry))
    e_.emit_dump(dump->pos, dump->message);
  else
    define(std::get<Record *>(entry));
}

const Value *Instantiator::settle_name(const Record &record) {
  // The name may still be an expression; its text cannot be a def's name then.
  const Record *previous = e_.records.find_def(record.name_as_string());
  if (!previous)
    return nullptr;
  if (!record.is_anonymous()) {
    e_.log.error(record.positions(), Code::Redefinition,
                 "def already exists: " + record.name_as_string());
    e_.log.note(previous->pos(), "location of previous definition");
    for (Pos defm : previous->positions().subspan(1))
      e_.log.note(defm, "instantiated from multiclass");
    throw Abort{};
  }
  return e_.values.anonymous_name();
}

void Instantiator::define(Record *record) {
  e_.resolve_fields(*record, settle_name(*record));
  check_concrete(*record);
  if (!record->name()->is(ValueKind::String)) {
    e_.log.error(record->positions(), Code::Unresolved,
                 "record name '" + to_string(record->name()) + "' could not be fully resolved");
    throw Abort{};
  }
  e_.check_assertions(*record);
  e_.emit_dumps(*record);
  for (Defset *defset : defsets_)
    add_to_defset(*defset, record);
  e_.records.add_def(record);
}

void Instantiator::add_to_defset(Defset &defset, Record *record) {
  const Value *def = record->def_value();
  if (!is_a(def->type, defset.element)) {
    e_.log.error(record->positions(), Code::WrongType,
                 "adding record of incompatible type " + type_name(def->type) + " to defset");
    e_.log.note(defset.pos, "location of defset declaration");
    throw Abort{};
  }
  defset.defs.push_back(def);
}

// The value; of bits that a number has too many for, that.
static std::string unresolved(const Value *value) {
  if (auto *cast = dyn_cast<OperatorValue>(value);
      cast && cast->op == Op::Cast && cast->type->kind == TypeKind::Bit)
    if (auto *number = dyn_cast<IntValue>(cast->operand(0)))
      return std::to_string(number->value) + " does not fit in bit";
  auto *bits = dyn_cast<BitsValue>(value);
  if (bits && !bits->packed) {
    for (const BitRun &run : bits->runs) {
      bool is_constant = run.kind == BitRun::Kind::Constant;
      auto *cast = is_constant ? nullptr : dyn_cast<OperatorValue>(run.of.value);
      auto *number = cast && cast->op == Op::Cast ? dyn_cast<IntValue>(cast->operand(0)) : nullptr;
      if (number)
        return std::to_string(number->value) + " does not fit in " + to_string(*cast->type);
    }
  }
  return to_string(value);
}

// The slot of a field without a value that the value asks for, if it is found soon: values share
// parts.
static uint32_t missing_field(const Record &record, const Value *value) {
  constexpr int most = 1000;
  std::vector<const Value *> rest{value};
  for (int count = 0; !rest.empty() && count < most; ++count) {
    const Value *at = rest.back();
    rest.pop_back();
    if (auto *variable = dyn_cast<VarValue>(at)) {
      uint32_t slot = record.find_field(variable->name);
      if (slot != Shape::none && is_unset(record.value(slot)))
        return slot;
    } else if (auto *bit = dyn_cast<VarBitValue>(at)) {
      rest.push_back(bit->variable);
    } else if (auto *made = dyn_cast<OperatorValue>(at)) {
      rest.insert(rest.end(), made->operands.rbegin(), made->operands.rend());
    } else if (auto *list = dyn_cast<ListValue>(at)) {
      rest.insert(rest.end(), list->items.rbegin(), list->items.rend());
    }
  }
  return Shape::none;
}

void Instantiator::check_concrete(const Record &record) {
  record.for_each_unsettled([&](uint32_t slot) {
    const FieldInfo &field = record.fields()[slot];
    if (field.kind == FieldKind::NonconcreteOk || is_field_concrete(record, record.value(slot)))
      return;
    e_.log.error(record.positions(), Code::Unresolved,
                 "Initializer of '" + std::string(field.name->text()) + "' in '" +
                     record.name_as_string() +
                     "' could not be fully resolved: " + unresolved(record.value(slot)));
    uint32_t missing = missing_field(record, record.value(slot));
    if (missing != Shape::none)
      e_.log.note(record.field_pos(missing),
                  "'" + std::string(record.fields()[missing].name->text()) + "' has no value");
  });
}

// --- entries -----------------------------------------------------------------

void Instantiator::instantiate(std::vector<Entry> &entries, Bindings &bindings, bool is_final,
                               std::vector<Entry> *target, Pos instantiated_at) {
  e_.limits.check_stack();
  for (Entry &entry : entries) {
    e_.limits.count_step();
    if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry)) {
      instantiate_loop(**loop, bindings, is_final, target);
      continue;
    }
    if (auto *record = std::get_if<Record *>(&entry)) {
      instantiate_record(**record, bindings, target, instantiated_at);
      continue;
    }
    Entry made = instantiate_message(entry, bindings);
    if (target)
      target->push_back(std::move(made));
    else
      define(made);
  }
}

Entry Instantiator::instantiate_message(const Entry &entry, const Bindings &bindings) {
  BindingResolver resolver(e_, nullptr);
  resolver.bind_all(bindings);
  if (auto *assertion = std::get_if<Assertion>(&entry))
    return Assertion{assertion->pos, e_.resolve(assertion->condition, resolver),
                     e_.resolve(assertion->message, resolver)};
  const Dump &dump = std::get<Dump>(entry);
  return Dump{dump.pos, e_.resolve(dump.message, resolver)};
}

void Instantiator::instantiate_record(const Record &record, Bindings &bindings,
                                      std::vector<Entry> *target, Pos instantiated_at) {
  e_.limits.count_steps(steps_of_copy);
  Record *copy = e_.records.copy_record(record);
  if (instantiated_at)
    copy->append_position(instantiated_at);
  BindingResolver resolver(e_, copy);
  resolver.bind_all(bindings);
  e_.resolve_record(*copy, resolver);
  if (e_.records.history) [[unlikely]]
    note(record, *copy);
  if (target)
    target->push_back(copy);
  else
    define(copy);
}

void Instantiator::note(const Record &record, const Record &copy) {
  const History::Site &site = e_.records.history->site;
  HistoryEntry entry{HistoryKind::Expand, site.pos};
  entry.from = &record;
  entry.callee = site.callee;
  entry.bindings = site.bindings;
  e_.records.history->add_derived(copy, std::move(entry));
}

// The list of an `if` arm, whose condition must be known by now: the arms may
// define different records.
const Value *Instantiator::decide_condition(const Loop &loop, const OperatorValue *list,
                                            BindingResolver &resolver) {
  resolver.is_final = true;
  const Value *condition = e_.resolve(list->operand(0), resolver);
  if (condition == list->operand(0))
    e_.log.fail(loop.pos, Code::Unresolved,
                "unable to resolve if condition '" + to_string(condition) +
                    "' at end of containing scope");
  return e_.apply(Op::If, {condition, list->operand(1), list->operand(2)}, list->type, nullptr);
}

void Instantiator::instantiate_loop(Loop &loop, Bindings &bindings, bool is_final,
                                    std::vector<Entry> *target) {
  e_.limits.count_steps(bindings.size());
  BindingResolver resolver(e_, nullptr);
  resolver.bind_all(bindings);
  const Value *list = e_.resolve(loop.list, resolver);
  if (auto *choice = dyn_cast_op(list, Op::If); choice && is_final)
    list = decide_condition(loop, choice, resolver);

  auto *items = dyn_cast<ListValue>(list);
  if (!items) {
    if (is_final)
      e_.log.fail(loop.pos, Code::WrongType,
                  "attempting to loop over " + value_name(list) + ", expected a list");
    auto inner = std::make_unique<Loop>(loop.pos, loop.iterator, list);
    Loop &made = *inner;
    target->push_back(std::move(inner));
    return instantiate(loop.entries, bindings, is_final, &made.entries, 0);
  }
  for (const Value *item : items->items) {
    History *history = loop.iterator ? e_.records.history.get() : nullptr;
    if (history) [[unlikely]]
      history->site.bindings.push_back({loop.iterator->name, item, loop.pos, true});
    if (loop.iterator)
      bindings.emplace_back(loop.iterator->name, item);
    instantiate(loop.entries, bindings, is_final, target, 0);
    if (loop.iterator)
      bindings.pop_back();
    if (history) [[unlikely]]
      history->site.bindings.pop_back();
  }
}

} // namespace tblgen
