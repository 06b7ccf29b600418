// Scopes and statements: classes, defs, loops, conditions and lets.

#include "parser.h"

#include <algorithm>

namespace tblgen {

// --- scopes ------------------------------------------------------------------

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
  if (++nesting_ > max_nesting)
    fail("statements are nested more than " + std::to_string(max_nesting) + " levels deep");
  parse_object_of_kind();
  --nesting_;
}

void Parser::parse_object_of_kind() {
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
    records_.forward_declarations[record].push_back(record->pos());
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
  if (record) {
    Dump dump{at, message};
    return record->add_dumps({&dump, 1});
  }
  // Elsewhere what can be known is settled at once, as if nothing could follow.
  BindingResolver nothing(e_, nullptr);
  nothing.is_final = true;
  add_entry(Dump{at, e_.resolve(message, nothing)});
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
