// Resolving references: replacing names by values throughout a value or record.

#include "tblgen_build/core/evaluate/evaluate.h"
#include "tblgen_build/core/records/history.h"
#include "tblgen_build/core/values/bits.h"

#include <algorithm>

namespace tblgen {

namespace {

// Names that an inner scope hides.
class ShadowingResolver final : public Resolver {
public:
  ShadowingResolver(Resolver &outer, const Value *first, const Value *second)
      : Resolver(outer.record), outer_(outer), hidden_{first, second} {
    is_final = outer.is_final;
    old_name = outer.old_name;
    new_name = outer.new_name;
    variables = outer.variables;
  }
  const Value *lookup(const StringValue *name) override {
    return name == hidden_[0] || name == hidden_[1] ? nullptr : outer_.lookup(name);
  }

private:
  Resolver &outer_;
  std::array<const Value *, 2> hidden_;
};

// Notes whether anything stays unknown. Without an outer resolver nothing is known.
class TrackingResolver final : public Resolver {
public:
  TrackingResolver(Evaluator &evaluator, Resolver *outer)
      : Resolver(outer ? outer->record : nullptr), evaluator_(evaluator), outer_(outer) {
    old_name = outer ? outer->old_name : nullptr;
    new_name = outer ? outer->new_name : nullptr;
  }

  const Value *lookup(const StringValue *name) override {
    const Value *found = outer_ ? outer_->lookup(name) : nullptr;
    // What was found may hold references of its own; they are visited but not
    // resolved, which is the outer resolver's business.
    if (found && !found_unresolved && found->resolvable) {
      TrackingResolver inner(evaluator_, nullptr);
      evaluator_.resolve(found, inner);
      found_unresolved |= inner.found_unresolved;
    }
    found_unresolved |= found == nullptr;
    return found;
  }

  void saw_anonymous_name() override { found_unresolved = true; }

  bool found_unresolved = false;

private:
  Evaluator &evaluator_;
  Resolver *outer_;
};

// Looks for one name, and knows none.
class SearchingResolver final : public Resolver {
public:
  explicit SearchingResolver(const StringValue *wanted) : Resolver(nullptr), wanted_(wanted) {
    variables = variable_bit(wanted);
  }
  const Value *lookup(const StringValue *name) override {
    found |= name == wanted_;
    return nullptr;
  }

  bool found = false;

private:
  const StringValue *wanted_;
};

} // namespace

// --- resolvers ---------------------------------------------------------------

void BindingResolver::bind(const StringValue *name, const Value *value) {
  variables |= variable_bit(name);
  for (size_t i = 0; i < count_; ++i)
    if (bindings_[i].name == name) {
      bindings_[i].value = value;
      bindings_[i].resolved = false;
      return;
    }
  Binding binding{name, value, false, false};
  if (count_ < inline_count) {
    inline_bindings_[count_] = binding;
  } else {
    if (count_ == inline_count)
      more_bindings_.assign(inline_bindings_.begin(), inline_bindings_.end());
    more_bindings_.push_back(binding);
    bindings_ = more_bindings_.data();
  }
  ++count_;
  ++visible_;
}

const Value *BindingResolver::lookup(const StringValue *name) {
  for (size_t i = 0; i < count_; ++i) {
    if (bindings_[i].name != name)
      continue;
    if (bindings_[i].busy)
      return nullptr;
    const Value *value = bindings_[i].value;
    if (bindings_[i].resolved || visible_ == 1 || !value->resolvable)
      return value;
    bindings_[i].busy = true;
    --visible_;
    value = evaluator_.resolve(value, *this);
    bindings_[i] = {name, value, true, false};
    ++visible_;
    return value;
  }
  return nullptr;
}

FieldResolver::FieldResolver(Evaluator &evaluator, const Record *record)
    : Resolver(record), evaluator_(evaluator) {
  is_final = true;
  keep_unset_bits = true;
}

const Value *FieldResolver::lookup(const StringValue *name) {
  uint32_t slot = record->find_field(name);
  if (slot == Shape::none)
    return nullptr;
  if (values_.empty()) {
    size_t fields = record->fields().size();
    values_.resize(fields);
    busy_.assign((fields + 63) / 64, 0);
    known_.assign((fields + 63) / 64, 0);
  }
  if (has(known_, slot))
    return values_[slot];
  const Value *value = record->value(slot);
  if (has(busy_, slot) || is_unset(value))
    return nullptr;
  // A field that (indirectly) refers to itself stays a reference.
  uint64_t bit = uint64_t{1} << slot % 64;
  busy_[slot / 64] |= bit;
  values_[slot] = evaluator_.resolve(value, *this);
  known_[slot / 64] |= bit;
  return values_[slot];
}

// --- values ------------------------------------------------------------------

const Value *Evaluator::resolve_slow(const Value *value, Resolver &resolver) {
  limits.check_stack();
  limits.count_step();
  switch (value->kind) {
  case ValueKind::Var: {
    const Value *found = resolver.lookup(cast<VarValue>(value)->name);
    return found ? found : value;
  }
  case ValueKind::VarBit: {
    auto *var_bit = cast<VarBitValue>(value);
    const Value *variable = resolve(var_bit->variable, resolver);
    return variable == var_bit->variable ? value : values.bit_of(variable, var_bit->bit);
  }
  case ValueKind::FieldOf: {
    auto *field = cast<FieldValue>(value);
    const Value *record = resolve(field->record, resolver);
    if (record == field->record)
      return value;
    return access_field(record, field->field, value->type, resolver.record);
  }
  case ValueKind::Bits:
    return resolve_bits(cast<BitsValue>(value), resolver);
  case ValueKind::List:
    return resolve_list(cast<ListValue>(value), resolver);
  case ValueKind::Dag:
    return resolve_dag(cast<DagValue>(value), resolver);
  case ValueKind::ClassInstance:
    return resolve_instance(cast<ClassInstanceValue>(value), resolver);
  case ValueKind::AnonymousName:
    resolver.saw_anonymous_name();
    if (resolver.new_name && resolver.old_name == value)
      value = resolver.new_name;
    return resolver.is_final ? values.string(to_string(value)) : value;
  case ValueKind::Operator:
    return resolve_operator(cast<OperatorValue>(value), resolver);
  default:
    return value;
  }
}

const Value *Evaluator::resolve_bits(const BitsValue *value, Resolver &resolver) {
  BitsBuilder builder(values);
  bool changed = false;
  for (const BitRun &run : value->runs) {
    if (run.kind == BitRun::Kind::Constant) {
      builder.add_constants(run.mask, run.width);
      continue;
    }
    const Value *resolved = resolve(run.of.value, resolver);
    if (run.kind == BitRun::Kind::Whole)
      changed |= add_whole_bit(builder, run.of.value, resolved, resolver);
    else
      changed |= add_slice(builder, run, resolved, resolver);
  }
  return changed ? builder.finish() : value;
}

// An int or bits<1> becomes a bit here. Whether it is another than before.
bool Evaluator::add_whole_bit(BitsBuilder &builder, const Value *bit, const Value *resolved,
                              const Resolver &resolver) {
  resolved = values.bit_of(resolved, 0);
  if (resolver.keep_unset_bits && is_unset(resolved))
    resolved = bit;
  builder.add(resolved);
  return resolved != bit;
}

bool Evaluator::add_slice(BitsBuilder &builder, const BitRun &run, const Value *resolved,
                          const Resolver &resolver) {
  if (resolved == run.of.value) {
    builder.add_slice(resolved, run.of.first, run.width);
    return false;
  }
  uint64_t end = run.of.first + run.width;
  if (auto *bits = dyn_cast<BitsValue>(resolved); bits && end > bits->type->width)
    fail_at(resolver.record, Code::Range,
            "bit " + std::to_string(end - 1) + " of " + to_string(resolved) +
                " is used, which has " + std::to_string(bits->type->width));
  add_bits(builder, resolved, static_cast<uint32_t>(run.of.first), run.width,
           resolver.keep_unset_bits ? run.of.value : nullptr);
  return true;
}

void Evaluator::add_bits(BitsBuilder &builder, const Value *value, uint32_t first, uint32_t width,
                         const Value *replaced) {
  if (is_exhaustive) // every bit is a value to the reference
    for (uint32_t i = first; i < first + width; ++i)
      values.bit_of(value, i);
  builder.add_bits(value, first, width, replaced);
}

const Value *Evaluator::resolve_list(const ListValue *value, Resolver &resolver) {
  limits.count_steps(value->items.size() >> 4);
  InlineVector<const Value *, 16> items(value->items);
  bool changed = false;
  for (const Value *&item : items) {
    const Value *resolved = resolve(item, resolver);
    changed |= resolved != item;
    item = resolved;
  }
  return changed ? values.list(items, value->type->element) : value;
}

const Value *Evaluator::resolve_dag(const DagValue *value, Resolver &resolver) {
  limits.count_steps(value->args.size() >> 4);
  InlineVector<const Value *, 8> args(value->args);
  bool changed = false;
  for (const Value *&arg : args) {
    const Value *resolved = resolve(arg, resolver);
    changed |= resolved != arg;
    arg = resolved;
  }
  const Value *op = resolve(value->op, resolver);
  if (op == value->op && !changed)
    return value;
  return values.dag(op, value->op_name, args, value->names);
}

const Value *Evaluator::resolve_instance(const ClassInstanceValue *value, Resolver &resolver) {
  TrackingResolver tracking(*this, &resolver);
  InlineVector<Argument, 8> args;
  bool changed = false;
  for (const Argument &arg : value->args) {
    const Value *resolved = resolve(arg.value, tracking);
    changed |= resolved != arg.value;
    args.push_back(argument(resolved, arg.index, arg.name));
  }
  if (!changed)
    return value;
  auto *made = values.class_instance(value->record_class, value->type, args, value->pos);
  return tracking.found_unresolved ? static_cast<const Value *>(made) : instantiate(made);
}

bool Evaluator::refers_to(const Value *value, const StringValue *name) {
  SearchingResolver search(name);
  resolve(value, search);
  return search.found;
}

const Value *Evaluator::fold_instance(const ClassInstanceValue *instance) {
  if (instance->def)
    return instance->def;
  TrackingResolver tracking(*this, nullptr);
  for (const Argument &arg : instance->args)
    resolve(arg.value, tracking);
  return tracking.found_unresolved ? static_cast<const Value *>(instance) : instantiate(instance);
}

// !if, !and and !or look at their first operand before touching the others:
// what is not chosen may not even make sense.
const Value *Evaluator::resolve_branches(const OperatorValue *value, Resolver &resolver) {
  const Value *first = resolve(value->operand(0), resolver);
  if (value->op == Op::If) {
    if (first != value->operand(0))
      if (auto condition = as_integer(first))
        return resolve(value->operand(*condition ? 1 : 2), resolver);
  } else if (auto number = as_integer(first)) {
    if (*number == (value->op == Op::And ? 0 : -1))
      return values.integer(*number);
  }
  const Value *operands[3] = {first};
  bool changed = first != value->operand(0);
  for (size_t i = 1; i < value->operands.size(); ++i) {
    operands[i] = resolve(value->operand(i), resolver);
    changed |= operands[i] != value->operand(i);
  }
  if (!changed)
    return value;
  return apply(value->op, {operands, value->operands.size()}, value->type, nullptr,
               resolver.record);
}

const Value *Evaluator::resolve_operator(const OperatorValue *value, Resolver &resolver) {
  if (has_trait(value->op, OpTrait::Shortcut))
    return resolve_branches(value, resolver);
  if (has_trait(value->op, OpTrait::Iterates))
    return resolve_iteration(value, resolver);
  if (op_form(value->op) == OpForm::Cond)
    return resolve_cond(value, resolver);
  const Value *operands[3]; // no other operator has more
  bool changed = false;
  for (size_t i = 0; i < value->operands.size(); ++i) {
    operands[i] = resolve(value->operand(i), resolver);
    changed |= operands[i] != value->operand(i);
  }
  if (!changed && !(resolver.is_final && has_trait(value->op, OpTrait::Late)))
    return value;
  return apply(value->op, {operands, value->operands.size()}, value->type, value->check,
               resolver.record, resolver.is_final);
}

const Value *Evaluator::resolve_iteration(const OperatorValue *value, Resolver &resolver) {
  bool is_fold = op_form(value->op) == OpForm::Fold;
  ShadowingResolver inner(resolver, value->operand(is_fold ? 2 : 0),
                          value->operand(is_fold ? 3 : 0));
  size_t scoped = value->scoped_operand();
  const Value *operands[5];
  bool changed = false;
  for (size_t i = 0; i < value->operands.size(); ++i) {
    operands[i] = resolve(value->operand(i), i == scoped ? inner : resolver);
    changed |= operands[i] != value->operand(i);
  }
  return changed ? apply(value->op, {operands, value->operands.size()}, value->type, value->check,
                         resolver.record, resolver.is_final)
                 : value;
}

const Value *Evaluator::resolve_cond(const OperatorValue *value, Resolver &resolver) {
  InlineVector<const Value *, 16> operands(value->operands);
  // All conditions come before all values.
  for (size_t first : {0, 1})
    for (size_t i = first; i < operands.size(); i += 2)
      operands[i] = resolve(operands[i], resolver);
  return std::ranges::equal(operands, value->operands)
             ? value
             : apply(value->op, operands, value->type, nullptr, resolver.record, resolver.is_final);
}

// --- records -----------------------------------------------------------------

const Value *Evaluator::fit(const Value *value, const Type *type) {
  const Value *fitting = value->type == type ? value : cast_to(value, type);
  if (!fitting || type->kind != TypeKind::Bits || fitting->is(ValueKind::Bits))
    return fitting;
  BitsBuilder builder(values);
  add_bits(builder, fitting, 0, type->width);
  return builder.finish();
}

bool Evaluator::set_field(Record &record, uint32_t slot, const Value *value) {
  const Value *fitting = fit(value, record.fields()[slot].type);
  if (fitting)
    record.set_value(slot, fitting);
  return fitting != nullptr;
}

void Evaluator::resolve_record(Record &record, Resolver &resolver, const From &from) {
  const Value *name = resolve(record.name(), resolver);
  if (name != record.name())
    record.set_name(name);
  auto resolve_slot = [&](uint32_t slot) {
    const Value *value = record.value(slot);
    const Value *resolved = resolve(value, resolver);
    if (resolved == value || set_field(record, slot, resolved))
      return;
    const FieldInfo &field = record.fields()[slot];
    Words of_type = resolved->type ? "of type " + type_name(resolved->type) + " " : Words("");
    log.fail(record.positions(), Code::Unresolved,
             "Invalid value " + of_type + "found when setting field '" +
                 std::string(field.name->text()) + "' of type " + type_name(field.type) +
                 " after resolving references: " + to_unquoted_string(resolved));
  };
  if (from.all)
    record.for_each_unsettled(resolve_slot);
  else
    for (uint32_t slot : from.slots)
      resolve_slot(slot);
  for (size_t i = from.assertion; i < record.assertions().size(); ++i) {
    record.assertions()[i].condition = resolve(record.assertions()[i].condition, resolver);
    record.assertions()[i].message = resolve(record.assertions()[i].message, resolver);
  }
  for (size_t i = from.dump; i < record.dumps().size(); ++i)
    record.dumps()[i].message = resolve(record.dumps()[i].message, resolver);
}

void Evaluator::resolve_fields(Record &record, const Value *new_name) {
  FieldResolver resolver(*this, &record);
  if (new_name) {
    resolver.old_name = record.name();
    resolver.new_name = new_name;
  }
  resolve_record(record, resolver);
}

void Evaluator::inherit_fields(Record &record, const Record &from, Pos pos, Slots &slots) {
  if (record.fields().empty()) {
    record.take_fields(from);
    return record.for_each_unsettled([&](uint32_t slot) { slots.push_back(slot); });
  }
  // Merged shapes are shared by all records that inherit alike. A record with very many
  // superclasses is alone: a shape for each step would take quadratic room.
  constexpr size_t many = 32;
  if (record.direct_superclasses().size() < many) {
    const Shape::Merge &merge = records.shapes.merge(record.shape(), from.shape());
    size_t before = record.fields().size();
    if (merge.result != record.shape())
      record.reshape(merge.result);
    for (uint32_t i = 0; i < merge.slots.size(); ++i)
      inherit_field(record, merge.slots[i], merge.slots[i] >= before, from, i, pos, slots);
    return;
  }
  for (uint32_t i = 0; i < from.fields().size(); ++i) {
    const FieldInfo &field = from.fields()[i];
    uint32_t slot = record.find_field(field.name);
    bool is_new = slot == Shape::none;
    if (is_new) {
      slot = static_cast<uint32_t>(record.fields().size());
      record.add_field(records.shapes, field, from.value(i), from.field_pos(i), true);
    }
    inherit_field(record, slot, is_new, from, i, pos, slots);
  }
}

void Evaluator::inherit_field(Record &record, uint32_t slot, bool is_new, const Record &from,
                              uint32_t index, Pos pos, Slots &slots) {
  if (is_new) {
    record.set_value(slot, from.value(index));
    record.set_field_pos(slot, from.field_pos(index));
  } else if (!set_field(record, slot, from.value(index))) {
    const FieldInfo &field = from.fields()[index];
    log.fail(pos, Code::WrongType,
             "New definition of '" + std::string(field.name->text()) + "' of type " +
                 type_name(field.type) + " is incompatible with previous definition of type " +
                 type_name(record.fields()[slot].type));
  }
  if (record.value(slot)->resolvable)
    slots.push_back(slot);
}

void Evaluator::note_instance(const Record &record, const ClassInstanceValue &instance) {
  const Record &record_class = *instance.record_class;
  HistoryEntry entry{HistoryKind::Class, instance.pos};
  entry.from = entry.callee = &record_class;
  std::vector<std::pair<const StringValue *, const Value *>> bindings;
  for (const Argument &arg : instance.args)
    bindings.emplace_back(arg.name ? arg.name : record_class.template_args()[arg.index].name,
                          arg.value);
  std::vector<Pos> places(bindings.size(), instance.pos);
  for (const TemplateArg &arg : record_class.template_args())
    if (std::ranges::none_of(bindings, [&](const auto &one) { return one.first == arg.name; }))
      bindings.emplace_back(arg.name, arg.value);
  entry.bindings = History::bindings_of(record_class, bindings, places, instance.pos);
  records.history->add_derived(record, std::move(entry));
}

const DefValue *Evaluator::instantiate(const ClassInstanceValue *instance) {
  if (instance->def)
    return instance->def;
  limits.check_stack();
  const Record &record_class = *instance->record_class;
  Record *record =
      records.make_record(values.anonymous_name(), instance->pos, RecordKind::AnonymousDef);
  record->take_fields(record_class);
  record->add_assertions(record_class.assertions());
  record->add_dumps(record_class.dumps());

  BindingResolver arguments(*this, record);
  for (const TemplateArg &arg : record_class.template_args())
    arguments.bind(arg.name, arg.value);
  for (const Argument &arg : instance->args)
    arguments.bind(arg.name ? arg.name : record_class.template_args()[arg.index].name, arg.value);
  resolve_record(*record, arguments);
  if (records.history) [[unlikely]]
    note_instance(*record, *instance);

  Pos class_pos = record_class.positions().back();
  record->add_direct_superclass({const_cast<Record *>(&record_class), class_pos, class_pos});
  resolve_fields(*record);
  records.add_def(record);
  check_assertions(*record);
  emit_dumps(*record);
  instance->def = record->def_value();
  return instance->def;
}

} // namespace tblgen
