// Statements: classes, defs, multiclasses, loops and lets.

#include "inline_vector.h"
#include "parser.h"

#include <algorithm>

namespace tblgen {

// --- scopes ------------------------------------------------------------------

class Parser::ScopeGuard {
public:
  ScopeGuard(Parser &parser, Scope scope) : scopes_(parser.scopes_), depth_(scopes_.size()) {
    scopes_.push_back(std::move(scope));
  }
  ~ScopeGuard() { scopes_.resize(depth_, Scope{Scope::Kind::Local}); }
  ScopeGuard(const ScopeGuard &) = delete;
  ScopeGuard &operator=(const ScopeGuard &) = delete;

private:
  std::vector<Scope> &scopes_;
  size_t depth_;
};

Parser::Parser(TokenStream &tokens, Evaluator &evaluator, bool warn_on_unused_template_args)
    : tokens_(tokens), e_(evaluator), values_(evaluator.values), records_(evaluator.records),
      log_(evaluator.log), warn_unused_(warn_on_unused_template_args) {}

const Value *Parser::find_template_arg(const Record &record, const StringValue *name) {
  if (e_.is_exhaustive)
    e_.qualify(record, name);
  for (const TemplateArg &arg : record.template_args())
    if (arg.plain_name == name) {
      arg.used = true;
      return values_.var(arg.name, arg.type);
    }
  return is_name_word(name) ? values_.var(e_.implicit_name(record), values_.string_type()) : nullptr;
}

const Value *Parser::find_in_scope(const Scope &scope, const StringValue *name) {
  for (const auto &[variable, value] : scope.variables)
    if (variable == name)
      return value;
  switch (scope.kind) {
  case Scope::Kind::Local:
    return nullptr;
  case Scope::Kind::Foreach:
    return scope.loop->iterator && scope.loop->iterator->name == name ? scope.loop->iterator
                                                                      : nullptr;
  case Scope::Kind::Multiclass:
    return find_template_arg(*scope.multiclass->record, name);
  case Scope::Kind::Record:
    break;
  }
  if (const Iterator *iterator = find_iterator(scope.record, name))
    return values_.var(name, iterator->type);
  if (uint32_t slot = scope.record->find_field(name); slot != Shape::none)
    return values_.var(name, scope.record->fields()[slot].type);
  return scope.record->is_class() ? find_template_arg(*scope.record, name) : nullptr;
}

const Value *Parser::find_variable(const StringValue *name) {
  for (size_t i = scopes_.size(); i-- > 0;)
    if (const Value *found = find_in_scope(scopes_[i], name))
      return found;
  return nullptr;
}

bool Parser::is_local(const StringValue *name) const {
  return std::ranges::any_of(scopes_.back().variables,
                             [&](const auto &variable) { return variable.first == name; });
}

// All iterators of a record are visible wherever its fields are, as if they
// were fields: they come before its template arguments.
const Parser::Iterator *Parser::find_iterator(const Record *record,
                                              const StringValue *name) const {
  for (const Scope &scope : scopes_)
    if (scope.record == record)
      for (const Iterator &iterator : scope.iterators)
        if (iterator.name == name)
          return &iterator;
  return nullptr;
}

bool Parser::is_taken(const Record *record, const StringValue *name) const {
  return record && (record->find_field(name) != Shape::none || find_iterator(record, name));
}

const Value *Parser::find_global(const StringValue *name) {
  const Symbol *symbol = name->symbol;
  if (!symbol)
    return nullptr;
  return symbol->def ? symbol->def->def_value() : symbol->global;
}

// --- tokens ------------------------------------------------------------------

void Parser::fail_at(Pos at, std::string message) { log_.fail(at, std::move(message)); }

void Parser::expect_closing(Tok kind, const char *message, Pos opened, char opener) {
  if (accept(kind))
    return;
  log_.error(pos(), message, {{std::string("to match this '") + opener + "'", opened}});
  throw Abort{};
}

// --- files and statements ----------------------------------------------------

void Parser::parse_file() {
  ScopeGuard global(*this, {Scope::Kind::Local});
  parse_objects();
  if (tok() != Tok::Eof)
    fail("Unexpected token at top level");
}

void Parser::parse_objects() {
  while (parse_optional_object()) {
  }
}

bool Parser::parse_optional_object() {
  switch (tok()) {
  case Tok::Assert:
  case Tok::Class:
  case Tok::Def:
  case Tok::Defm:
  case Tok::Defset:
  case Tok::Deftype:
  case Tok::Defvar:
  case Tok::Dump:
  case Tok::Foreach:
  case Tok::If:
  case Tok::Let:
  case Tok::Multiclass:
    parse_object();
    return true;
  default:
    return false;
  }
}

void Parser::parse_object() {
  e_.current_pos = pos();
  e_.limits.check_stack();
  switch (tok()) {
  case Tok::Assert:
    return parse_assert(nullptr);
  case Tok::Def:
    return parse_def();
  case Tok::Defm:
    return parse_defm();
  case Tok::Deftype:
    return parse_deftype();
  case Tok::Defvar:
    return parse_defvar(nullptr);
  case Tok::Dump:
    return parse_dump(nullptr);
  case Tok::Foreach:
    return parse_foreach();
  case Tok::If:
    return parse_if();
  case Tok::Let:
    return parse_let();
  case Tok::Defset:
    if (multiclass_)
      fail("defset is not allowed inside multiclass");
    return parse_defset();
  case Tok::Class:
    if (multiclass_)
      fail("class is not allowed inside multiclass");
    if (!loops_.empty())
      fail("class is not allowed inside foreach loop");
    return parse_class();
  case Tok::Multiclass:
    if (!loops_.empty())
      fail("multiclass is not allowed inside foreach loop");
    return parse_multiclass();
  default:
    fail("Expected assert, class, def, defm, defset, dump, foreach, if, or let");
  }
}

// One object, or several in braces.
void Parser::parse_block(const char *unclosed) {
  if (tok() != Tok::LeftBrace)
    return parse_object();
  Pos brace = pos();
  advance();
  parse_objects();
  expect_closing(Tok::RightBrace, unclosed, brace, '{');
}

void Parser::parse_class() {
  advance();
  if (tok() != Tok::Identifier)
    fail("expected class name after 'class' keyword");
  const StringValue *name = tokens_.string();
  Record *record = values_.symbol(name).record_class;
  if (!record) {
    record = records_.make_record(name, pos(), RecordKind::Class);
    records_.add_class(record);
  } else {
    bool is_defined = !record->fields().empty() || !record->direct_superclasses().empty() ||
                      !record->template_args().empty();
    if (is_defined) {
      log_.error(pos(), "Class '" + std::string(name->text()) + "' already defined",
                 {{"the other definition is here", record->pos()}});
      throw Abort{};
    }
    record->replace_positions(pos());
  }
  if (aliases_.contains(name->text()))
    fail("there is already a defined type alias '" + std::string(name->text()) + "'");
  advance();

  ScopeGuard scope(*this, {Scope::Kind::Record, record});
  if (tok() == Tok::Less)
    parse_template_args(*record, record);
  parse_object_body(*record);
  warn_unused(*record);
}

void Parser::warn_unused(const Record &record) {
  if (!warn_unused_)
    return;
  for (const TemplateArg &arg : record.template_args())
    if (!arg.used)
      log_.warning(arg.pos, "unused template argument: " + std::string(arg.name->text()));
}

void Parser::parse_template_args(Record &record, Record *context) {
  advance();
  do
    parse_template_arg(record, context);
  while (accept(Tok::Comma));
  expect(Tok::Greater, "expected '>' at end of template argument list");
}

const StringValue *Parser::parse_declared_name() {
  if (tok() != Tok::Identifier)
    fail("Expected identifier in declaration");
  const StringValue *name = tokens_.string();
  if (is_name_word(name))
    fail("'NAME' is a reserved variable name");
  return name;
}

void Parser::parse_template_arg(Record &record, Record *context) {
  Pos begin = pos();
  accept(Tok::Field);
  const Type *type = parse_type();
  const StringValue *name = parse_declared_name();
  const StringValue *qualified = e_.qualify(record, name);
  Pos at = pos();
  advance();
  const Value *value = values_.unset();
  if (type->kind == TypeKind::Bits) {
    std::vector<const Value *> bits(type->width, values_.unset());
    value = values_.bits(bits);
  }
  TemplateArg arg{qualified, name, type, value, at};
  if (accept(Tok::Equal)) {
    Pos value_pos = pos();
    const Value *given = parse_value(context, type);
    auto *var = dyn_cast<VarValue>(given);
    if (var && var->name == qualified)
      fail_at(value_pos, "Recursion / self-assignment forbidden");
    arg.value = fit_template_arg(arg, given, value_pos);
  }
  if (record.find_template_arg(qualified))
    fail_at(begin, "template argument with the same name has already been defined");
  record.add_template_arg(arg);
}

const Value *Parser::fit_template_arg(const TemplateArg &arg, const Value *value, Pos at) {
  const Value *fitting = e_.fit(value, arg.type);
  if (!fitting)
    fail_at(at, incompatible(arg.name, arg.type, value));
  return fitting;
}

std::string Parser::incompatible(const StringValue *name, const Type *type, const Value *value) {
  std::string message = "Field '" + std::string(name->text()) + "' of type " + type_name(type) +
                        " is incompatible with value '" + to_string(value);
  if (auto *bits = dyn_cast<BitsValue>(value))
    message += "' of type bit initializer with length " + std::to_string(bits->width);
  else if (value->type)
    message += "' of type '" + to_string(*value->type);
  return message + "'";
}

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
std::vector<const ArgumentValue *> Parser::parse_arguments(const Record &callee, Record *context,
                                                          bool fit_types) {
  struct Given {
    const TemplateArg *arg;
    const ArgumentValue *value;
    Pos pos;
  };
  std::vector<Given> given;
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
      given.push_back({arg, values_.argument(value, 0, qualified), at});
      has_named = true;
    } else {
      if (has_named)
        fail_at(at, "Positional argument should be put before named argument");
      given.push_back({&args[index], values_.argument(value, index, nullptr), at});
    }
    if (accept(Tok::Greater))
      break;
    expect(Tok::Comma, "Expected comma before next argument");
  }

  std::vector<const ArgumentValue *> result;
  for (const Given &one : given) {
    const Value *value = one.value->value;
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
    result.push_back(values_.argument(fitting, one.value->index, one.value->name));
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
                                        std::span<const ArgumentValue *const> args, Pos at) {
  std::span<const TemplateArg> declared = callee.template_args();
  Bindings bindings;
  bindings.reserve(declared.size() + 2); // NAME, and a loop's iterator
  InlineVector<bool, 32> is_bound(declared.size());
  for (const ArgumentValue *arg : args) {
    size_t index = arg->index;
    if (arg->name)
      index = static_cast<size_t>(callee.find_template_arg(arg->name) - declared.data());
    const StringValue *name = declared[index].name;
    if (is_bound[index])
      fail_at(at, "We can only specify the template argument '" + std::string(name->text()) +
                      "' once");
    is_bound[index] = true;
    bindings.emplace_back(name, arg->value);
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
  std::vector<uint32_t> slots;
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

// --- multiclasses ------------------------------------------------------------

void Parser::parse_multiclass() {
  advance();
  if (tok() != Tok::Identifier)
    fail("expected identifier after multiclass for name");
  const StringValue *name = tokens_.string();
  auto [entry, is_new] = multiclasses_.try_emplace(std::string(name->text()));
  if (!is_new) {
    log_.error(pos(), "multiclass '" + std::string(name->text()) + "' already defined",
               {{"the other definition is here", entry->second.record->pos()}});
    throw Abort{};
  }
  MulticlassBody &body = entry->second;
  body.record = records_.make_record(name, pos(), RecordKind::Multiclass);
  multiclass_ = &body;
  advance();

  ScopeGuard scope(*this, {Scope::Kind::Multiclass, nullptr, nullptr, &body});
  if (tok() == Tok::Less)
    parse_template_args(*body.record, nullptr);
  bool inherits = accept(Tok::Colon);
  if (inherits)
    do {
      // Arguments of a parent are only checked where they are used.
      ClassReference parent = parse_multiclass_reference(body.record, false);
      Bindings bindings = bind_arguments(*parent.record, parent.args, parent.begin);
      bindings.emplace_back(e_.implicit_name(*parent.record),
                            values_.var(e_.implicit_name(*body.record),
                                        values_.string_type()));
      instantiate(multiclass_of(*parent.record).entries, bindings, false, &body.entries, 0);
    } while (accept(Tok::Comma));

  if (tok() == Tok::LeftBrace) {
    parse_multiclass_body();
  } else {
    if (!inherits)
      fail("expected '{' in multiclass definition");
    expect(Tok::Semicolon, "expected ';' in multiclass definition");
  }
  warn_unused(*body.record);
  multiclass_ = nullptr;
}

MulticlassBody &Parser::multiclass_of(const Record &record) {
  return multiclasses_.find(record.name_text())->second;
}

void Parser::parse_multiclass_body() {
  if (advance() == Tok::RightBrace)
    fail("multiclass must contain at least one def");
  while (tok() != Tok::RightBrace) {
    switch (tok()) {
    case Tok::Assert:
    case Tok::Def:
    case Tok::Defm:
    case Tok::Defvar:
    case Tok::Dump:
    case Tok::Foreach:
    case Tok::If:
    case Tok::Let:
      parse_object();
      break;
    default:
      fail("expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in "
           "multiclass body");
    }
  }
  advance();
  reject_semicolon("A multiclass body should not end with a semicolon");
}

void Parser::parse_defm() {
  advance();
  const Value *name = parse_object_name();
  if (!name) {
    name = values_.anonymous_name();
    if (multiclass_)
      name = concat_strings(values_.var(e_.implicit_name(*multiclass_->record),
                                        values_.string_type()),
                            name);
  }
  if (tok() != Tok::Colon)
    fail("expected ':' after defm identifier");
  advance();

  std::vector<Entry> entries;
  bool has_class = false;
  for (;;) {
    Pos at = pos();
    ClassReference reference = parse_multiclass_reference(nullptr);
    Bindings bindings = bind_arguments(*reference.record, reference.args, at);
    bindings.emplace_back(e_.implicit_name(*reference.record), name);
    bool is_final = !multiclass_ && loops_.empty();
    instantiate(multiclass_of(*reference.record).entries, bindings, is_final, &entries, at);
    if (!accept(Tok::Comma))
      break;
    if (tok() != Tok::Identifier)
      fail("expected identifier");
    // Regular classes may follow the multiclasses.
    const Symbol *symbol = tokens_.string()->symbol;
    has_class = symbol && symbol->record_class;
    if (has_class)
      break;
  }
  if (has_class)
    do {
      ClassReference superclass = parse_class_reference(nullptr);
      for (Entry &entry : entries)
        inherit(entry, superclass);
    } while (accept(Tok::Comma));

  for (Entry &entry : entries) {
    apply_lets(entry);
    add_entry(std::move(entry));
  }
  expect(Tok::Semicolon, "expected ';' at end of defm");
}

// --- entries -----------------------------------------------------------------

void Parser::add_entry(Entry entry) {
  if (!loops_.empty()) {
    loops_.back()->entries.push_back(std::move(entry));
  } else if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry)) {
    Bindings bindings;
    instantiate_loop(**loop, bindings, !multiclass_, multiclass_ ? &multiclass_->entries : nullptr,
                     0);
  } else if (multiclass_) {
    multiclass_->entries.push_back(std::move(entry));
  } else if (auto *assertion = std::get_if<Assertion>(&entry)) {
    e_.check_assertion(assertion->pos, assertion->condition, assertion->message);
  } else if (auto *dump = std::get_if<Dump>(&entry)) {
    e_.emit_dump(dump->pos, dump->message);
  } else {
    add_def(std::get<Record *>(entry));
  }
}

void Parser::add_def(Record *record) {
  const Value *new_name = nullptr;
  // The name may still be an expression; its text cannot be a def's name then.
  if (const Record *previous = records_.find_def(record->name_as_string())) {
    if (!record->is_anonymous()) {
      log_.error(record->positions(), "def already exists: " + record->name_as_string());
      log_.note(previous->pos(), "location of previous definition");
      throw Abort{};
    }
    new_name = values_.anonymous_name();
  }
  e_.resolve_fields(*record, new_name);
  check_concrete(*record);
  if (!record->name()->is(ValueKind::String))
    log_.fail(record->positions(),
              "record name '" + to_string(record->name()) + "' could not be fully resolved");
  e_.check_assertions(*record);
  e_.emit_dumps(*record);
  for (Defset *defset : defsets_) {
    const Value *def = record->def_value();
    if (!is_a(def->type, defset->element)) {
      log_.error(record->positions(), "adding record of incompatible type '" +
                                          to_string(*def->type) + "' to defset");
      log_.note(defset->pos, "location of defset declaration");
      throw Abort{};
    }
    defset->defs.push_back(def);
  }
  records_.add_def(record);
}

namespace {

// A bit may refer to another field of the record and stay so.
bool is_bit_concrete(const Record &record, const Value *bit) {
  if (auto *var_bit = dyn_cast<VarBitValue>(bit)) {
    auto *var = dyn_cast<VarValue>(var_bit->variable);
    if (var && record.find_field(var->name) != Shape::none)
      return true;
  } else if (bit->is(ValueKind::Var)) {
    return true;
  }
  return bit->concrete;
}

bool is_field_concrete(const Record &record, const Value *value) {
  if (value->concrete)
    return true;
  auto *bits = dyn_cast<BitsValue>(value);
  if (!bits)
    return false;
  return std::all_of(bits->items, bits->items + bits->width,
                     [&](const Value *bit) { return is_bit_concrete(record, bit); });
}

} // namespace

void Parser::check_concrete(const Record &record) {
  bool is_first = true;
  record.for_each_unsettled([&](uint32_t slot) {
    const FieldInfo &field = record.fields()[slot];
    if (!is_first || field.kind == FieldKind::NonconcreteOk ||
        is_field_concrete(record, record.value(slot)))
      return;
    is_first = false;
    log_.error(record.positions(), "Initializer of '" + std::string(field.name->text()) + "' in '" +
                                       record.name_as_string() +
                                       "' could not be fully resolved: " +
                                       to_string(record.value(slot)));
  });
}

void Parser::instantiate(std::vector<Entry> &entries, Bindings &bindings, bool is_final,
                         std::vector<Entry> *target, Pos instantiated_at) {
  e_.limits.check_stack();
  for (Entry &entry : entries) {
    e_.limits.count_step();
    if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry)) {
      // Records made by loops do not tell where they were instantiated.
      instantiate_loop(**loop, bindings, is_final, target, 0);
      continue;
    }
    if (auto *record = std::get_if<Record *>(&entry)) {
      instantiate_record(**record, bindings, target, instantiated_at);
      continue;
    }
    BindingResolver resolver(e_, nullptr);
    resolver.bind_all(bindings);
    if (auto *assertion = std::get_if<Assertion>(&entry)) {
      Assertion made{assertion->pos, e_.resolve(assertion->condition, resolver),
                     e_.resolve(assertion->message, resolver)};
      if (target)
        target->push_back(made);
      else
        e_.check_assertion(made.pos, made.condition, made.message);
    } else {
      const Dump &dump = std::get<Dump>(entry);
      resolver.is_final = is_final; // unlike a condition, a message need not wait
      Dump made{dump.pos, e_.resolve(dump.message, resolver)};
      if (target)
        target->push_back(made);
      else
        e_.emit_dump(made.pos, made.message);
    }
  }
}

void Parser::instantiate_record(const Record &record, Bindings &bindings,
                                std::vector<Entry> *target, Pos instantiated_at) {
  Record *copy = records_.copy_record(record);
  if (instantiated_at)
    copy->append_position(instantiated_at);
  BindingResolver resolver(e_, copy);
  resolver.bind_all(bindings);
  e_.resolve_record(*copy, resolver);
  if (target)
    target->push_back(copy);
  else
    add_def(copy);
}

// The list of an `if` arm, whose condition must be known by now: the arms may
// define different records.
const Value *Parser::decide_condition(const Loop &loop, const OperatorValue *list,
                                      BindingResolver &resolver) {
  resolver.is_final = true;
  const Value *condition = e_.resolve(list->operand(0), resolver);
  if (condition == list->operand(0))
    fail_at(loop.pos, "unable to resolve if condition '" + to_string(condition) +
                          "' at end of containing scope");
  return e_.apply(Op::If, {condition, list->operand(1), list->operand(2)}, list->type, nullptr);
}

void Parser::instantiate_loop(Loop &loop, Bindings &bindings, bool is_final,
                              std::vector<Entry> *target, Pos instantiated_at) {
  BindingResolver resolver(e_, nullptr);
  resolver.bind_all(bindings);
  const Value *list = e_.resolve(loop.list, resolver);
  if (auto *choice = dyn_cast_op(list, Op::If); choice && is_final)
    list = decide_condition(loop, choice, resolver);

  auto *items = dyn_cast<ListValue>(list);
  if (!items) {
    if (is_final)
      fail_at(loop.pos, "attempting to loop over '" + to_string(list) + "', expected a list");
    auto inner = std::make_unique<Loop>(loop.pos, loop.iterator, list);
    Loop &made = *inner;
    target->push_back(std::move(inner));
    return instantiate(loop.entries, bindings, is_final, &made.entries, instantiated_at);
  }
  for (const Value *item : items->items) {
    if (loop.iterator)
      bindings.emplace_back(loop.iterator->name, item);
    instantiate(loop.entries, bindings, is_final, target, 0);
    if (loop.iterator)
      bindings.pop_back();
  }
}

// --- other statements --------------------------------------------------------

void Parser::parse_defset() {
  advance();
  Defset defset{pos(), nullptr, {}};
  const Type *type = parse_type();
  if (type->kind != TypeKind::List)
    fail_at(defset.pos, "expected list type");
  defset.element = type->element;
  if (tok() != Tok::Identifier)
    fail("expected identifier");
  const StringValue *name = tokens_.string();
  if (find_global(name))
    fail("def or global variable of this name already exists");
  if (advance() != Tok::Equal)
    fail("expected '='");
  if (advance() != Tok::LeftBrace)
    fail("expected '{'");
  Pos brace = pos();
  advance();
  defsets_.push_back(&defset);
  parse_objects();
  defsets_.pop_back();
  expect_closing(Tok::RightBrace, "expected '}' at end of defset", brace, '{');
  records_.add_global(name, values_.list(defset.defs, defset.element));
}

void Parser::parse_deftype() {
  if (advance() != Tok::Identifier)
    fail("expected identifier");
  std::string name(tokens_.text());
  if (aliases_.contains(name) || records_.find_class(name))
    fail("type of this name '" + name + "' already exists");
  advance();
  expect(Tok::Equal, "expected '='");
  Pos at = pos();
  const Type *type = parse_type();
  if (type->kind == TypeKind::Record)
    fail_at(at, "cannot define type alias for class type " + type_name(type));
  aliases_.emplace(std::move(name), type);
  expect(Tok::Semicolon, "expected ';'");
}

void Parser::parse_defvar(Record *record) {
  if (advance() != Tok::Identifier)
    fail("expected identifier");
  const StringValue *name = tokens_.string();
  if (is_local(name))
    fail("local variable of this name already exists");
  if (record && record->find_field(name) != Shape::none)
    fail("field of this name already exists");
  bool is_outermost = scopes_.size() == 1;
  if (is_outermost && find_global(name))
    fail("def or global variable of this name already exists");
  advance();
  expect(Tok::Equal, "expected '='");
  const Value *value = parse_value(record);
  expect(Tok::Semicolon, "expected ';'");
  if (is_outermost)
    records_.add_global(name, value);
  else
    scopes_.back().variables.emplace_back(name, value);
}

void Parser::parse_foreach() {
  Pos at = pos();
  advance();
  const Value *list = nullptr;
  const VarValue *iterator = parse_iterator(list);
  expect(Tok::In, "Unknown tok");
  loops_.push_back(std::make_unique<Loop>(at, iterator, list));
  {
    ScopeGuard scope(*this, {Scope::Kind::Foreach, nullptr, loops_.back().get()});
    parse_block("expected '}' at end of foreach command");
  }
  std::unique_ptr<Loop> loop = std::move(loops_.back());
  loops_.pop_back();
  add_entry(std::move(loop));
}

const VarValue *Parser::parse_iterator(const Value *&list) {
  if (tok() != Tok::Identifier)
    fail("Expected identifier in foreach declaration");
  const StringValue *name = tokens_.string();
  advance();
  expect(Tok::Equal, "Expected '=' in foreach declaration");
  std::vector<uint32_t> ranges;
  if (accept(Tok::LeftBrace)) {
    parse_range_list(ranges);
    expect(Tok::RightBrace, "expected '}' at end of bit range list");
  } else {
    Pos at = pos();
    const Value *value = parse_value(nullptr);
    if (!value->type) {
      log_.error(at, "expected a list, got '" + to_string(value) + "'");
      if (multiclass_)
        log_.note(0, "references to multiclass template arguments cannot be resolved at this time");
      throw Abort{};
    }
    if (value->type->kind == TypeKind::List) {
      list = value;
      return values_.var(name, value->type->element);
    }
    parse_range(ranges, value);
  }
  std::vector<const Value *> items;
  for (uint32_t number : ranges)
    items.push_back(values_.integer(number));
  list = values_.list(items, values_.int_type());
  return values_.var(name, values_.int_type());
}

// Both arms become loops: over one element where the arm is chosen, over none
// where it is not. So they can wait for their condition as loops do.
void Parser::parse_if() {
  Pos at = pos();
  advance();
  const Value *condition = parse_value(nullptr);
  expect(Tok::Then, "Unknown tok");
  const Value *one = values_.bit(true);
  const Value *chosen = values_.list({&one, 1}, values_.bit_type());
  const Value *skipped = values_.list({}, values_.bit_type());
  const Type *type = values_.list_type(values_.bit_type());
  parse_arm(at, e_.apply(Op::If, {condition, chosen, skipped}, type, nullptr),
            "expected '}' at end of 'then' clause");
  if (accept(Tok::Else))
    parse_arm(at, e_.apply(Op::If, {condition, skipped, chosen}, type, nullptr),
              "expected '}' at end of 'else' clause");
}

void Parser::parse_arm(Pos at, const Value *list, const char *unclosed) {
  loops_.push_back(std::make_unique<Loop>(at, nullptr, list));
  {
    ScopeGuard scope(*this, {Scope::Kind::Local});
    parse_block(unclosed);
  }
  std::unique_ptr<Loop> loop = std::move(loops_.back());
  loops_.pop_back();
  add_entry(std::move(loop));
}

void Parser::parse_assert(Record *record) {
  advance();
  Pos at = pos();
  const Value *condition = parse_value(record);
  expect(Tok::Comma, "expected ',' in assert statement");
  const Value *message = parse_value(record);
  expect(Tok::Semicolon, "expected ';'");
  Assertion assertion{at, condition, message};
  if (record)
    record->add_assertions({&assertion, 1});
  else
    add_entry(assertion);
}

void Parser::parse_dump(Record *record) {
  Pos at = pos();
  advance();
  const Value *message = parse_value(record);
  expect(Tok::Semicolon, "expected ';'");
  Dump dump{at, message};
  if (record)
    record->add_dumps({&dump, 1});
  else
    add_entry(dump);
}

void Parser::parse_let() {
  advance();
  lets_.push_back(parse_let_list());
  expect(Tok::In, "expected 'in' at end of top-level 'let'");
  if (tok() == Tok::LeftBrace) {
    ScopeGuard scope(*this, {Scope::Kind::Local});
    parse_block("expected '}' at end of top level let command");
  } else {
    parse_object();
  }
  lets_.pop_back();
}

std::vector<Parser::LetBinding> Parser::parse_let_list() {
  std::vector<LetBinding> lets;
  do {
    if (tok() != Tok::Identifier)
      fail("expected identifier in let definition");
    const StringValue *name = tokens_.string();
    Pos at = pos();
    advance();
    std::vector<uint32_t> bits =
        parse_optional_ranges(Tok::Less, Tok::Greater, "expected '>' at end of range list");
    expect(Tok::Equal, "expected '=' in let expression");
    lets.push_back({name, std::move(bits), parse_value(nullptr), at});
  } while (accept(Tok::Comma));
  return lets;
}

} // namespace tblgen
