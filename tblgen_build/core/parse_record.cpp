// Records: their names, bodies, template arguments and superclasses.

#include "inline_vector.h"
#include "parser.h"
#include <array>

namespace tblgen {

// --- records -----------------------------------------------------------------

const Value *Parser::parse_object_name() {
  if (tok() == Tok::Colon || tok() == Tok::Semicolon || tok() == Tok::LeftBrace)
    return nullptr;
  Record *context = multiclass_ ? multiclass_->record : nullptr;
  const Value *name = parse_value(context, values_.string_type(), Mode::Name);
  if (!multiclass_)
    return is_unset(name) ? nullptr : name;
  // Names in a multiclass begin with the name of the defm, unless they say otherwise.
  const StringValue *implicit = e_.implicit_name(*multiclass_->record);
  if (e_.refers_to(name, implicit))
    return name;
  return concat_strings(values_.var(implicit, values_.string_type()), name);
}

const Value *Parser::concat_strings(const Value *left, const Value *right) {
  auto *a = dyn_cast<StringValue>(left), *b = dyn_cast<StringValue>(right);
  if (!a || !b)
    return values_.operation(Op::StrConcat, std::array{left, right}, values_.string_type());
  std::string text(a->text());
  return values_.string(text.append(b->text()), a->is_code || b->is_code);
}

void Parser::parse_def() {
  Pos def_pos = pos();
  advance();
  Pos name_pos = tok() == Tok::Identifier ? pos() : def_pos;
  const Value *name = parse_object_name();
  Record *record;
  if (!name) {
    record = records_.make_record(values_.anonymous_name(), def_pos, RecordKind::AnonymousDef);
  } else {
    if (name->type && name->type->kind != TypeKind::String)
      fail_at(name_pos, "Record name '" + to_string(name) + "' is not a string!");
    record = records_.make_record(name, name_pos, RecordKind::Def);
  }
  parse_object_body(*record);
  add_entry(record);
}

void Parser::parse_object_body(Record &record) {
  ScopeGuard scope(*this, {Scope::Kind::Record, &record});
  if (accept(Tok::Colon))
    do
      inherit(record, parse_class_reference(&record));
    while (accept(Tok::Comma));
  apply_lets(record);
  parse_body(record);
}

void Parser::parse_body(Record &record) {
  if (accept(Tok::Semicolon))
    return;
  expect(Tok::LeftBrace, "Expected '{' to start body or ';' for declaration only");
  while (tok() != Tok::RightBrace)
    parse_body_item(record);
  advance();
  reject_semicolon("A class or def body should not end with a semicolon");
}

void Parser::reject_semicolon(const char *message) {
  Pos at = pos();
  if (!accept(Tok::Semicolon))
    return;
  log_.error(at, message);
  log_.note(0, "Semicolon ignored; remove to eliminate this error");
}

void Parser::parse_body_item(Record &record) {
  switch (tok()) {
  case Tok::Assert:
    return parse_assert(&record);
  case Tok::Dump:
    return parse_dump(&record);
  case Tok::Defvar:
    return parse_defvar(&record);
  case Tok::Let:
    return parse_body_let(record);
  default:
    return parse_field(record);
  }
}

void Parser::parse_field(Record &record) {
  FieldKind kind = accept(Tok::Field) ? FieldKind::NonconcreteOk : FieldKind::Normal;
  const Type *type = parse_type();
  const StringValue *name = parse_declared_name();
  if (is_local(name))
    fail("local variable of this name already exists");
  Pos at = pos();
  advance();
  const Value *unset = e_.fit(values_.unset(), type);
  uint32_t slot = record.find_field(name);
  if (slot == Shape::none)
    record.add_field(records_.shapes, {name, type, kind}, unset, at);
  else if (!e_.set_field(record, slot, unset))
    fail_at(at, "New definition of '" + std::string(name->text()) + "' of type " + type_name(type) +
                    " is incompatible with previous definition of type " +
                    type_name(record.fields()[slot].type));
  if (accept(Tok::Equal)) {
    Pos value_pos = pos();
    const Value *value = parse_value(&record, type);
    set_value(record, value_pos, name, {}, value, false);
  }
  expect(Tok::Semicolon, "expected ';' after declaration");
}

void Parser::parse_body_let(Record &record) {
  advance();
  if (tok() != Tok::Identifier)
    fail("expected field identifier after let");
  Pos at = pos();
  const StringValue *name = tokens_.string();
  advance();
  std::vector<uint32_t> bits =
      parse_optional_ranges(Tok::LeftBrace, Tok::RightBrace, "expected '}' at end of bit list");
  expect(Tok::Equal, "expected '=' in let expression");
  uint32_t slot = record.find_field(name);
  if (slot == Shape::none)
    fail_at(at, unknown_field(record, name));
  const Type *type = record.fields()[slot].type;
  if (!bits.empty() && type->kind == TypeKind::Bits)
    type = values_.bits_type(static_cast<uint32_t>(bits.size()));
  const Value *value = parse_value(&record, type);
  expect(Tok::Semicolon, "expected ';' after let expression");
  set_value(record, at, name, bits, value, true);
}

std::string Parser::unknown_field(const Record &record, const StringValue *name) {
  Suggestion suggestion(name->text());
  for (const FieldInfo &field : record.fields())
    suggestion.offer(field.name->text());
  return "Value '" + std::string(name->text()) + "' unknown!" + suggestion.text();
}

const Value *Parser::set_bits(Record &record, Pos at, uint32_t slot,
                              std::span<const uint32_t> bits, const Value *value) {
  std::string name(record.fields()[slot].name->text());
  auto *current = dyn_cast<BitsValue>(record.value(slot));
  if (!current)
    fail_at(at, "Value '" + name + "' is not a bits type");
  value = e_.cast_to(value, values_.bits_type(static_cast<uint32_t>(bits.size())));
  if (!value)
    fail_at(at, "Initializer is not compatible with bit range");
  std::vector<const Value *> items(current->width);
  for (uint32_t i = 0; i < bits.size(); ++i) {
    if (bits[i] >= current->width)
      fail_at(at, "Bit #" + std::to_string(bits[i]) + " is out of range for value '" + name +
                      "' of type " + type_name(current->type));
    if (items[bits[i]])
      fail_at(at, "Cannot set bit #" + std::to_string(bits[i]) + " of value '" + name +
                      "' more than once");
    items[bits[i]] = values_.bit_of(value, i);
  }
  for (uint32_t i = 0; i < current->width; ++i)
    if (!items[i])
      items[i] = values_.bit_of(current, i);
  return values_.bits(items);
}

void Parser::set_value(Record &record, Pos at, const StringValue *name,
                       std::span<const uint32_t> bits, const Value *value, bool moves_field) {
  uint32_t slot = record.find_field(name);
  if (slot == Shape::none)
    fail_at(at, unknown_field(record, name));
  if (bits.empty()) {
    auto *var = dyn_cast<VarValue>(value);
    if (var && var->name == name)
      fail_at(at, "Recursion / self-assignment forbidden");
  } else {
    value = set_bits(record, at, slot, bits, value);
  }
  if (moves_field)
    record.set_field_pos(slot, at);
  if (!e_.set_field(record, slot, value))
    fail_at(at, incompatible(name, record.fields()[slot].type, value));
}

void Parser::apply_lets(Record &record) {
  for (const auto &group : lets_)
    for (const LetBinding &let : group)
      set_value(record, let.pos, let.name, let.bits, let.value, true);
}

void Parser::apply_lets(Entry &entry) {
  if (auto *record = std::get_if<Record *>(&entry))
    apply_lets(**record);
  else if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry))
    for (Entry &inner : (*loop)->entries)
      apply_lets(inner);
}

// --- superclasses ------------------------------------------------------------

Record *Parser::parse_class_name() {
  if (tok() != Tok::Identifier)
    fail("expected name for ClassID");
  const StringValue *name = tokens_.string();
  Record *record = name->symbol ? name->symbol->record_class : nullptr;
  if (!record) {
    std::string text(name->text());
    if (multiclasses_.contains(text))
      fail("Couldn't find class '" + text + "'. Use 'defm' if you meant to use multiclass '" + text +
           "'");
    fail("Couldn't find class '" + text + "'" + suggest_class(text));
  }
  advance();
  return record;
}

std::string Parser::suggest_class(std::string_view name) const {
  Suggestion suggestion(name);
  for (const Record *record : records_.classes_in_order())
    suggestion.offer(record->name_text());
  return suggestion.text();
}

MulticlassBody &Parser::parse_multiclass_name() {
  if (tok() != Tok::Identifier)
    fail("expected name for MultiClassID");
  std::string_view name = tokens_.text();
  auto found = multiclasses_.find(name);
  if (found == multiclasses_.end()) {
    Suggestion suggestion(name);
    for (const auto &multiclass : multiclasses_)
      suggestion.offer(multiclass.first);
    fail("Couldn't find multiclass '" + std::string(name) + "'" + suggestion.text());
  }
  advance();
  return found->second;
}

Parser::ClassReference Parser::parse_class_reference(Record *context) {
  ClassReference reference{nullptr, {}, pos(), 0};
  reference.record = parse_class_name();
  parse_argument_list(reference, context);
  return reference;
}

Parser::ClassReference Parser::parse_multiclass_reference(Record *context, bool fit_types) {
  ClassReference reference{nullptr, {}, pos(), 0};
  reference.record = parse_multiclass_name().record;
  parse_argument_list(reference, context, fit_types);
  return reference;
}

void Parser::parse_argument_list(ClassReference &reference, Record *context, bool fit_types) {
  if (accept(Tok::Less))
    reference.args = parse_arguments(*reference.record, context, fit_types);
  reference.end = pos();
}

// Behind the '<'.
std::vector<Argument> Parser::parse_arguments(const Record &callee, Record *context,
                                                          bool fit_types) {
  struct Given {
    const TemplateArg *arg;
    Argument value;
    Pos pos;
  };
  InlineVector<Given, 16> given;
  std::span<const TemplateArg> args = callee.template_args();
  bool has_named = false;
  for (uint32_t index = 0; !(index == 0 && accept(Tok::Greater)); ++index) {
    if (index >= args.size())
      fail("Too many template arguments: " + std::to_string(index + 1));
    Pos at = pos();
    const Value *value = parse_value(context, has_named ? nullptr : args[index].type);
    if (tok() == Tok::Equal) {
      auto *name = dyn_cast<StringValue>(value);
      if (!name)
        fail_at(at, "The name of named argument should be a valid identifier");
      const StringValue *qualified = e_.qualify(callee, name);
      const TemplateArg *arg = callee.find_template_arg(qualified);
      if (!arg)
        fail_at(at, unknown_argument(callee, name));
      advance();
      Pos value_pos = pos();
      value = parse_value(context, arg->type);
      if (is_unset(value))
        fail_at(value_pos, "The value of named argument should be initialized, but we got '?'");
      given.push_back({arg, e_.argument(value, 0, qualified), at});
      has_named = true;
    } else {
      if (has_named)
        fail_at(at, "Positional argument should be put before named argument");
      given.push_back({&args[index], e_.argument(value, index, nullptr), at});
    }
    if (accept(Tok::Greater))
      break;
    expect(Tok::Comma, "Expected comma before next argument");
  }

  std::vector<Argument> result;
  result.reserve(given.size());
  for (const Given &one : given) {
    const Value *value = one.value.value;
    if (!value->type || !fit_types) {
      result.push_back(one.value);
      continue;
    }
    const Value *fitting = e_.cast_to(value, one.arg->type);
    if (!fitting)
      fail_at(one.pos, "Value specified for template argument '" +
                           std::string(one.arg->name->text()) + "' is of type " +
                           to_string(*value->type) + "; expected type " +
                           to_string(*one.arg->type) + ": " + to_string(value));
    result.push_back(e_.argument(fitting, one.value.index, one.value.name));
  }
  return result;
}

std::string Parser::unknown_argument(const Record &callee, const StringValue *name) const {
  Suggestion suggestion(name->text());
  for (const TemplateArg &arg : callee.template_args())
    suggestion.offer(arg.name->text().substr(arg.name->text().rfind(':') + 1));
  return "Argument " + to_string(name) + " doesn't exist" + suggestion.text();
}

Bindings Parser::bind_arguments(const Record &callee,
                                        std::span<const Argument> args, Pos at) {
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
      fail_at(at, "We can only specify the template argument '" + std::string(name->text()) +
                      "' once");
    is_bound[index] = true;
    bindings.emplace_back(name, arg.value);
  }
  for (size_t i = 0; i < declared.size(); ++i) {
    const TemplateArg &arg = declared[i];
    if (is_bound[i])
      continue;
    if (!arg.value->complete) {
      log_.error(at, "value not specified for template argument '" + std::string(arg.name->text()) +
                         "'",
                 {{"declared in '" + callee.name_as_string() + "'", arg.pos}});
      throw Abort{};
    }
    bindings.emplace_back(arg.name, arg.value);
  }
  return bindings;
}

void Parser::inherit(Record &record, const ClassReference &superclass) {
  const Record &from = *superclass.record;
  if (&from == &record || from.is_subclass_of(&record))
    fail_at(superclass.begin, "class '" + from.name_as_string() + "' cannot be inherited by '" +
                                  record.name_as_string() + "': it would inherit from itself");
  Evaluator::Slots slots;
  e_.inherit_fields(record, from, superclass.begin, slots);

  BindingResolver resolver(e_, &record);
  resolver.bind_all(bind_arguments(from, superclass.args, superclass.begin));
  Evaluator::From changed{record.assertions().size(), record.dumps().size(), slots, false};
  record.add_assertions(from.assertions());
  record.add_dumps(from.dumps());
  const Value *name = record.is_class() ? values_.var(e_.implicit_name(record),
                                                      values_.string_type())
                                        : record.name();
  resolver.bind(e_.implicit_name(from), name);
  e_.resolve_record(record, resolver, changed);

  if (record.is_subclass_of(&from))
    fail_at(superclass.begin, "Already subclass of '" + from.name_as_string() + "'!\n");
  record.add_direct_superclass({superclass.record, superclass.begin, superclass.end});
  if (record.has_subclasses())
    e_.records.recount_superclasses();
}

void Parser::inherit(Entry &entry, const ClassReference &superclass) {
  if (auto *record = std::get_if<Record *>(&entry))
    inherit(**record, superclass);
  else if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry))
    for (Entry &inner : (*loop)->entries)
      inherit(inner, superclass);
}

} // namespace tblgen
