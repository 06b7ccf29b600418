// Records: their names, bodies and template arguments.

#include "tblgen_build/core/parse/parser.h"
#include "tblgen_build/core/records/history.h"

namespace tblgen {

// --- records -----------------------------------------------------------------

const Value *Parser::parse_object_name() {
  if (tok() == Tok::Colon || tok() == Tok::Semicolon || tok() == Tok::LeftBrace)
    return nullptr;
  Record *context = multiclass_ ? multiclass_->record : nullptr;
  const Value *name =
      expressions_.parse_value(context, values_.string_type(), ValueParser::Mode::Name);
  if (!multiclass_)
    return is_unset(name) ? nullptr : name;
  // Names in a multiclass begin with the name of the defm, unless they say otherwise.
  const StringValue *implicit = e_.implicit_name(*multiclass_->record);
  if (e_.refers_to(name, implicit))
    return name;
  return e_.paste(values_.var(implicit, values_.string_type()), name);
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
      fail_at(name_pos, Code::ReservedName,
              "Record name '" + to_string(name) + "' is not a string!");
    record = records_.make_record(name, name_pos, RecordKind::Def);
  }
  parse_object_body(*record);
  add_entry(record);
}

void Parser::parse_object_body(Record &record) {
  Scopes::Guard scope(scopes_, {.record = &record});
  if (accept(Tok::Colon))
    do
      builder_.inherit(record, expressions_.parse_class_reference(&record));
    while (accept(Tok::Comma));
  apply_lets(record);
  parse_body(record);
}

void Parser::parse_body(Record &record) {
  if (accept(Tok::Semicolon))
    return;
  Pos brace = pos();
  if (!accept(Tok::LeftBrace))
    fail_without_body();
  while (tok() != Tok::RightBrace) {
    if (begins_statement(tok()))
      fail_in_block("expected a field, 'let', 'defvar', 'assert', 'dump' or '}' in a body", brace);
    parse_body_item(record);
  }
  advance();
  reject_semicolon("A class or def body should not end with a semicolon");
}

void Parser::fail_without_body() {
  stop_at_error();
  std::string message = "Expected '{' to start body or ';' for declaration only";
  if (tok() == Tok::Identifier)
    message += "; superclasses stand after a ':'";
  std::vector<DiagnosticNote> notes;
  if (Pos end = begins_statement(tok()) ? tokens_.line_end_before() : 0)
    notes.push_back({"the ';' is missing here", end, ";"});
  log_.error(pos(), Code::Syntax, std::move(message), std::move(notes));
  throw Abort{};
}

bool Parser::begins_statement(Tok kind) {
  switch (kind) {
  case Tok::Eof:
  case Tok::Class:
  case Tok::Def:
  case Tok::Defm:
  case Tok::Defset:
  case Tok::Deftype:
  case Tok::Foreach:
  case Tok::If:
  case Tok::Multiclass:
    return true;
  default:
    return false;
  }
}

void Parser::fail_in_block(const char *message, Pos brace) {
  bool is_unclosed = begins_statement(tok());
  log_.error(pos(), is_unclosed ? Code::UnclosedBlock : Code::Syntax, message);
  if (is_unclosed)
    log_.note(brace, "is the '}' for this '{' missing?");
  throw Abort{};
}

void Parser::reject_semicolon(const char *message) {
  Pos at = pos();
  if (!accept(Tok::Semicolon))
    return;
  log_.error(at, Code::StrayToken, message);
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
  const Type *type = expressions_.parse_type(&record);
  const StringValue *name = parse_declared_name();
  if (scopes_.is_local(name))
    fail(Code::Redefinition, "local variable of this name already exists");
  Pos at = pos();
  advance();
  const Value *unset = e_.fit(values_.unset(), type);
  uint32_t slot = record.find_field(name);
  if (slot == Shape::none)
    record.add_field(records_.shapes, {name, type, kind}, unset, at);
  else if (!e_.set_field(record, slot, unset))
    fail_at(at, Code::WrongType,
            "New definition of '" + std::string(name->text()) + "' of type " + type_name(type) +
                " is incompatible with previous definition of type " +
                type_name(record.fields()[slot].type));
  const Value *value = nullptr;
  if (accept(Tok::Equal))
    value = parse_declared_value(record, name, type);
  if (records_.history) [[unlikely]]
    records_.history->add(
        record, {HistoryKind::Field, at, name, {}, value, record.value(record.find_field(name))});
  expect(Tok::Semicolon, "expected ';' after declaration");
}

// A value that is wrong or does not fit leaves the field unset and the body goes on after it, as
// in the reference: one run reports all such fields. Null: the value could not be read.
const Value *Parser::parse_declared_value(Record &record, const StringValue *name,
                                          const Type *type) {
  const Value *value = nullptr;
  try {
    Pos at = pos();
    value = parse_value(&record, type);
    builder_.set_value(record, at, name, {}, value, false);
  } catch (const Fatal &) {
    throw;
  } catch (const Abort &) {
    // Said already. Within the value there is nothing to go on with.
    if (tok() != Tok::Semicolon)
      fail(Code::MissingSemicolon, "expected ';' after declaration");
  }
  return value;
}

void Parser::parse_body_let(Record &record) {
  advance();
  LetBinding let = parse_let_item("expected field identifier after let");
  let.bits = expressions_.parse_optional_ranges(Tok::LeftBrace, Tok::RightBrace,
                                                "expected '}' at end of bit list");
  refuse_bits(let);
  expect(Tok::Equal, "expected '=' in let expression");
  uint32_t slot = record.find_field(let.name);
  if (slot == Shape::none) {
    Pos at = release_.number() < language_of_named_fields ? pos() : let.pos;
    fail_at(at, RecordBuilder::unknown_field(record, let.name));
  }
  const Type *type = record.fields()[slot].type;
  if (!let.bits.empty() && type->kind == TypeKind::Bits)
    type = values_.bits_type(static_cast<uint32_t>(let.bits.size()));
  let.value = parse_value(&record, type);
  expect(Tok::Semicolon, type->kind == TypeKind::Dag && tok() == Tok::Identifier
                             ? "expected ';' after let expression; a dag stands in parentheses"
                             : "expected ';' after let expression");
  builder_.apply(record, let);
}

void Parser::apply_lets(Record &record) {
  for (const auto &group : lets_)
    for (const LetBinding &let : group)
      builder_.apply(record, let, true);
}

// --- template arguments ------------------------------------------------------

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
    fail(Code::ReservedName, "'NAME' is a reserved variable name");
  return name;
}

void Parser::parse_template_arg(Record &record, Record *context) {
  Pos begin = pos();
  accept(Tok::Field);
  const Type *type = expressions_.parse_type();
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
  if (accept(Tok::Equal))
    parse_default(arg, context);
  if (record.find_template_arg(qualified))
    fail_at(begin, Code::Redefinition,
            "template argument with the same name has already been defined");
  record.add_template_arg(arg);
}

// One that is wrong leaves the argument without: the list goes on where it can.
void Parser::parse_default(TemplateArg &arg, Record *context) {
  try {
    Pos at = pos();
    const Value *given = parse_value(context, arg.type);
    auto *var = dyn_cast<VarValue>(given);
    if (var && var->name == arg.name)
      fail_at(at, Code::Circular, "Recursion / self-assignment forbidden");
    arg.value = builder_.fit(arg, given, at);
  } catch (const Fatal &) {
    throw;
  } catch (const Abort &) {
    if (tok() != Tok::Comma && tok() != Tok::Greater)
      fail("expected '>' at end of template argument list");
  }
}

void Parser::warn_unused(const Record &record) {
  if (!warn_unused_)
    return;
  for (const TemplateArg &arg : record.template_args())
    if (!arg.used)
      log_.warning(arg.pos, {Code::UnusedArgument,
                             "unused template argument: " + std::string(arg.name->text()),
                             std::string(arg.plain_name->text())});
}

} // namespace tblgen
