#include "tblgen_build/core/evaluate/record_builder.h"

#include "tblgen_build/core/records/history.h"
#include "tblgen_build/core/support/inline_vector.h"

namespace tblgen {

Bindings RecordBuilder::bind_arguments(const Record &callee, std::span<const Argument> args,
                                       Pos at) {
  std::span<const TemplateArg> declared = callee.template_args();
  Bindings bindings;
  bindings.reserve(declared.size() + 2); // NAME, and a loop's iterator
  InlineVector<bool, 32> is_bound;
  is_bound.assign(declared.size(), false);
  for (const Argument &arg : args) {
    size_t index = arg.index;
    if (arg.name)
      index = static_cast<size_t>(callee.find_template_arg(arg.name) - declared.data());
    const StringValue *name = declared[index].name;
    if (is_bound[index])
      fail_at(at, Code::TemplateArguments,
              "We can only specify the template argument '" + std::string(name->text()) + "' once");
    is_bound[index] = true;
    bindings.emplace_back(name, arg.value);
  }
  for (size_t i = 0; i < declared.size(); ++i) {
    const TemplateArg &arg = declared[i];
    if (is_bound[i])
      continue;
    if (!arg.value->complete) {
      e_.log.error(at, Code::TemplateArguments,
                   "value not specified for template argument '" + std::string(arg.name->text()) +
                       "'",
                   {{"declared in '" + callee.name_as_string() + "'", arg.pos}});
      throw Abort{};
    }
    bindings.emplace_back(arg.name, arg.value);
  }
  return bindings;
}

void RecordBuilder::inherit(Record &record, const ClassReference &superclass) {
  const Record &from = *superclass.record;
  if (&from == &record || from.is_subclass_of(&record))
    fail_at(superclass.begin, Code::Inheritance,
            "class " + record_name(from) + " cannot be inherited by " + record_name(record) +
                ": it would inherit from itself");
  Evaluator::Slots slots;
  e_.inherit_fields(record, from, superclass.begin, slots);

  BindingResolver resolver(e_, &record);
  Bindings bindings = bind_arguments(from, superclass.args, superclass.begin);
  resolver.bind_all(bindings);
  Evaluator::From changed{record.assertions().size(), record.dumps().size(), slots, false};
  record.add_assertions(from.assertions());
  record.add_dumps(from.dumps());
  const Value *name = record.is_class()
                          ? values_.var(e_.implicit_name(record), values_.string_type())
                          : record.name();
  resolver.bind(e_.implicit_name(from), name);
  e_.resolve_record(record, resolver, changed);
  if (e_.records.history) [[unlikely]]
    note(record, superclass, bindings);

  if (record.is_subclass_of(&from))
    fail_at(superclass.begin, Code::Inheritance,
            "Already subclass of " + record_name(from) + "!\n");
  record.add_direct_superclass({superclass.record, superclass.begin, superclass.end});
  if (record.has_subclasses())
    e_.records.pass_on_superclasses(record);
}

// What is set, and what to.
static Words misfit(size_t width, const Value *value) {
  std::string count = std::to_string(width) + (width == 1 ? " bit is" : " bits are");
  Words message = "Initializer is not compatible with bit range: " + count + " set to ";
  if (auto *number = dyn_cast<IntValue>(value))
    return message + std::to_string(number->value);
  return value->type ? message + "a value of type " + type_name(value->type) : message + "'?'";
}

const Value *RecordBuilder::set_bits(Record &record, Pos at, uint32_t slot,
                                     std::span<const uint32_t> bits, const Value *value) {
  std::string name(record.fields()[slot].name->text());
  auto *current = dyn_cast<BitsValue>(record.value(slot));
  if (!current)
    fail_at(at, Code::Range, "Value '" + name + "' is not a bits type");
  const Value *given = value;
  value = e_.cast_to(value, values_.bits_type(static_cast<uint32_t>(bits.size())));
  if (!value)
    fail_at(at, Code::Range, misfit(bits.size(), given));
  std::vector<const Value *> items(current->width);
  for (uint32_t i = 0; i < bits.size(); ++i) {
    if (bits[i] >= current->width)
      fail_at(at, Code::Range,
              "Bit #" + std::to_string(bits[i]) + " is out of range for value '" + name +
                  "' of type " + type_name(current->type));
    if (items[bits[i]])
      fail_at(at, Code::Range,
              "Cannot set bit #" + std::to_string(bits[i]) + " of value '" + name +
                  "' more than once");
    items[bits[i]] = values_.bit_of(value, i);
  }
  for (uint32_t i = 0; i < current->width; ++i)
    if (!items[i])
      items[i] = values_.bit_of(current, i);
  return values_.bits(items);
}

void RecordBuilder::set_value(Record &record, Pos at, const StringValue *name,
                              std::span<const uint32_t> bits, const Value *value,
                              bool moves_field) {
  uint32_t slot = record.find_field(name);
  if (slot == Shape::none)
    fail_at(at, unknown_field(record, name));
  if (bits.empty()) {
    auto *var = dyn_cast<VarValue>(value);
    if (var && var->name == name)
      fail_at(at, Code::Circular, "Recursion / self-assignment forbidden");
  } else {
    value = set_bits(record, at, slot, bits, value);
  }
  if (moves_field)
    record.set_field_pos(slot, at);
  if (!e_.set_field(record, slot, value))
    fail_at(at, Code::WrongType, incompatible(name, record.fields()[slot].type, value));
}

void RecordBuilder::apply(Record &record, const LetBinding &let, bool is_outer) {
  const Value *value = let.mode == LetMode::Replace ? let.value : extend(record, let);
  set_value(record, let.pos, let.name, let.bits, value, true);
  if (e_.records.history) [[unlikely]]
    note(record, let, is_outer);
}

void RecordBuilder::note(const Record &record, const LetBinding &let, bool is_outer) {
  HistoryKind kind = is_outer ? HistoryKind::OuterLet : HistoryKind::Let;
  if (let.mode != LetMode::Replace)
    kind = let.mode == LetMode::Append ? HistoryKind::Append : HistoryKind::Prepend;
  const Value *after = record.value(record.find_field(let.name));
  e_.records.history->add(record, {kind, let.pos, let.name, let.bits, let.value, after});
}

void RecordBuilder::note(const Record &record, const ClassReference &superclass,
                         const Bindings &bindings) {
  HistoryEntry entry{HistoryKind::Class, superclass.begin};
  entry.from = entry.callee = superclass.record;
  entry.bindings =
      History::bindings_of(*superclass.record, bindings, superclass.places, superclass.begin);
  e_.records.history->add_derived(record, std::move(entry));
}

// The field's value with the binding's after or before it. Nothing is added to an unset one.
const Value *RecordBuilder::extend(Record &record, const LetBinding &let) {
  uint32_t slot = record.find_field(let.name);
  if (slot == Shape::none)
    fail_at(let.pos, unknown_field(record, let.name));
  const Type *type = record.fields()[slot].type;
  std::string name(let.name->text());
  Op op = Op::None;
  if (type->kind == TypeKind::List)
    op = Op::ListConcat;
  else if (type->kind == TypeKind::String)
    op = Op::StrConcat;
  else if (type->kind == TypeKind::Dag)
    op = Op::Concat;
  else
    fail_at(let.pos, Code::WrongType,
            std::string("Cannot ") + (let.mode == LetMode::Append ? "append to" : "prepend to") +
                " field '" + name + "' of type " + type_name(type) +
                " (expected list, string, code, or dag)");
  if (auto *var = dyn_cast<VarValue>(let.value); var && var->name == let.name)
    fail_at(let.pos, Code::Circular, "Recursion / self-assignment forbidden");
  const Value *added = e_.fit(let.value, type);
  if (!added)
    fail_at(let.pos, Code::WrongType, incompatible(let.name, type, let.value));
  const Value *current = record.value(slot);
  if (is_unset(current))
    return added;
  return let.mode == LetMode::Append ? e_.apply(op, {current, added}, type, &record)
                                     : e_.apply(op, {added, current}, type, &record);
}

const Value *RecordBuilder::fit(const TemplateArg &arg, const Value *value, Pos at) {
  const Value *fitting = e_.fit(value, arg.type);
  if (!fitting)
    fail_at(at, Code::WrongType, incompatible(arg.name, arg.type, value));
  return fitting;
}

namespace {

bool is_number(std::string_view text) {
  text.remove_prefix(text.starts_with('-'));
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

} // namespace

// (A dag is left out: with brackets or without, it is mostly the argument that is wrong.)
std::string written_otherwise(const Value *value, const Type *type) {
  constexpr size_t longest = 40;
  if (type->kind == TypeKind::String && value->is(ValueKind::Int))
    return did_you_mean('"' + to_string(value) + '"');
  if (auto *string = dyn_cast<StringValue>(value); string && type->kind == TypeKind::Int)
    return is_number(string->text()) ? did_you_mean(string->text()) : "";
  if (type->kind != TypeKind::List || !value->type || !is_a(value->type, type->element) ||
      value->type->kind == TypeKind::Dag)
    return "";
  auto *def = dyn_cast<DefValue>(value);
  std::string text = to_string(value);
  bool is_shown = text.size() <= longest && !(def && def->record->is_anonymous());
  return is_shown ? did_you_mean('[' + text + ']') : "; a list stands in brackets";
}

Words RecordBuilder::incompatible(const StringValue *name, const Type *type, const Value *value) {
  Words message = "Field '" + std::string(name->text()) + "' of type " + type_name(type) +
                  " is incompatible with value " + value_name(value);
  if (auto *bits = dyn_cast<BitsValue>(value))
    return message + " of type bit initializer with length " + std::to_string(bits->width);
  if (!value->type)
    return message;
  return message + " of type " + type_name(value->type) + Words(written_otherwise(value, type));
}

Mistake RecordBuilder::unknown_field(const Record &record, const StringValue *name) {
  Suggestion suggestion(name->text());
  for (const FieldInfo &field : record.fields())
    suggestion.offer(field.name->text());
  std::string near(suggestion.best()), text(name->text());
  return {Code::UnknownField,
          "Value '" + text + "' unknown" + (near.empty() ? "!" : did_you_mean(near)), text, near};
}

} // namespace tblgen
