// Types and value expressions. Suffixes of values and bang operators have files of their own.

#include "tblgen_build/core/lex/words.h"
#include "tblgen_build/core/parse/value_parser.h"

#include <algorithm>

namespace tblgen {

ValueParser::ValueParser(TokenStream &tokens, Evaluator &evaluator, Scopes &scopes,
                         RecordBuilder &builder, ReleaseFinder &release)
    : Cursor(tokens, evaluator.log), e_(evaluator), values_(evaluator.values), scopes_(scopes),
      builder_(builder), release_(release), operators_(tokens, evaluator, scopes, release, *this) {}

// --- types -------------------------------------------------------------------

const Type *ValueParser::parse_type(const Record *body) {
  e_.limits.check_stack();
  switch (tok()) {
  case Tok::StringKeyword:
  case Tok::CodeKeyword:
    advance();
    return values_.string_type();
  case Tok::Bit:
    advance();
    return values_.bit_type();
  case Tok::Int:
    advance();
    return values_.int_type();
  case Tok::Dag:
    advance();
    return values_.dag_type();
  case Tok::Identifier: {
    if (auto alias = aliases_.find(tokens_.text()); alias != aliases_.end()) {
      advance();
      return alias->second;
    }
    return parse_class_type(body);
  }
  case Tok::Bits:
    return parse_bits_type();
  case Tok::List: {
    if (advance() != Tok::Less)
      fail("expected '<' after list type");
    advance();
    const Type *element = parse_type();
    expect(Tok::Greater, "expected '>' at end of list<ty> type");
    return values_.list_type(element);
  }
  default:
    fail("Unknown token when expecting a type");
  }
}

const Type *ValueParser::parse_class_type(const Record *body) {
  try {
    return parse_class_name(body)->instance_type();
  } catch (const Abort &) {
    advance(); // over the name
    fail(Code::UnknownClass, "unknown class name");
  }
}

const Type *ValueParser::parse_bits_type() {
  if (advance() != Tok::Less)
    fail("expected '<' after bits type");
  if (advance() != Tok::Integer)
    fail("expected integer in bits<n> type");
  int64_t width = tokens_.number().value;
  if (width < 0 || width > max_bits_width)
    fail(Code::Range, "bits<" + std::to_string(width) + "> is not within the limits of 0 to " +
                          std::to_string(max_bits_width) + " bits");
  if (advance() != Tok::Greater)
    fail("expected '>' at end of bits<n> type");
  advance();
  return values_.bits_type(static_cast<uint32_t>(width));
}

const Type *ValueParser::parse_operator_type() {
  expect(Tok::Less, "expected type name for operator");
  if (tok() == Tok::CodeKeyword)
    log_.error(pos(), Code::Syntax,
               "the 'code' type is not allowed in bang operators; use 'string'");
  const Type *type = read_or_miss("expected type name for operator", [&] { return parse_type(); });
  expect(Tok::Greater, "expected type name for operator");
  return type;
}

// --- values ------------------------------------------------------------------

const Value *ValueParser::parse_value(Record *record, const Type *expected, Mode mode) {
  e_.limits.check_stack();
  Pos begin = pos();
  const Value *value = parse_simple_value(record, expected, mode);
  value = parse_suffixes(value, begin, record, mode);
  while (tok() == Tok::Paste) {
    value = parse_paste(value, record, expected);
    value = parse_suffixes(value, begin, record, mode);
  }
  return value;
}

const Value *ValueParser::parse_operand(Record *record, const Type *expected, Mode mode) {
  Pos begin = pos();
  const Value *value = parse_simple_value(record, expected, mode);
  return parse_suffixes(value, begin, record, mode);
}

// --- simple values -----------------------------------------------------------

const Value *ValueParser::parse_simple_value(Record *record, const Type *expected, Mode mode) {
  const Value *value;
  switch (tok()) {
  case Tok::BangOperator:
    return operators_.parse(record, expected);
  case Tok::True:
  case Tok::False:
    value = values_.integer(tok() == Tok::True);
    break;
  case Tok::Integer:
    value = values_.integer(tokens_.number().value);
    break;
  case Tok::BinaryInteger:
    value = parse_binary();
    break;
  case Tok::String:
    return parse_string();
  case Tok::Code:
    value = values_.kept_string(tokens_.text(), tokens_.text_hash(), true);
    break;
  case Tok::Question:
    value = values_.unset();
    break;
  case Tok::Identifier:
    return parse_identifier(record, expected, mode);
  case Tok::LeftBrace:
    return parse_bits(record);
  case Tok::LeftSquare:
    return parse_list(record, expected);
  case Tok::LeftParen:
    return parse_dag(record);
  default:
    fail_no_value();
  }
  advance();
  return value;
}

void ValueParser::fail_no_value() {
  std::string message = "Unknown or reserved token when parsing a value";
  for (const Keyword &keyword : keywords)
    if (keyword.kind == tok() && keyword.has(KeywordUse::Type))
      message += "; '" + std::string(keyword.word) + "' is a type: as text it stands in quotes";
  if (tok() == Tok::VarName)
    message += "; '$" + std::string(tokens_.text()) + "' can only stand in parentheses, in a dag";
  fail(std::move(message));
}

const Value *ValueParser::parse_binary() {
  const Segment::Number &number = tokens_.number();
  std::vector<const Value *> bits(number.width);
  for (uint32_t i = 0; i < number.width; ++i)
    bits[i] = values_.bit(i < 64 && number.value >> i & 1);
  return values_.bits(bits);
}

// Adjacent literals are one string.
const Value *ValueParser::parse_string() {
  std::string_view text = tokens_.text();
  uint32_t hash = tokens_.text_hash();
  advance();
  if (tok() != Tok::String)
    return values_.kept_string(text, hash);
  std::string joined(text);
  for (; tok() == Tok::String; advance())
    joined += tokens_.text();
  return values_.string(joined);
}

const Value *ValueParser::parse_identifier(Record *record, const Type *expected, Mode mode) {
  Pos at = pos();
  const StringValue *name = tokens_.string();
  Tok next = advance();
  if (next == Tok::Equal) // the name of a named argument
    return name;
  if (next != Tok::Less)
    return resolve_identifier(name, at, record, expected, mode);

  Record *record_class = name->symbol ? name->symbol->record_class : nullptr;
  if (!record_class)
    fail_no_class(name, at);
  advance();
  std::vector<Argument> args = parse_arguments(*record_class, record);
  builder_.bind_arguments(*record_class, args, at); // checks that none is missing
  return e_.fold_instance(
      values_.class_instance(record_class, record_class->instance_type(), args, at));
}

const Value *ValueParser::resolve_identifier(const StringValue *name, Pos at, Record *record,
                                             const Type *expected, Mode mode) {
  if (const Value *found = scopes_.find(name))
    return found;
  if (mode == Mode::Name)
    return name;
  if (const Value *found = Scopes::find_global(name))
    return found;
  // A def may refer to itself; its type is only known at its end.
  if (record && !record->is_class() && !scopes_.is_in_multiclass() && record->name() == name)
    return values_.operation(Op::Cast, {{name}}, record->type());
  fail_undefined(name, at, expected);
}

void ValueParser::fail_undefined(const StringValue *name, Pos at, const Type *expected) {
  bool is_class = name->symbol && name->symbol->record_class;
  std::string text(name->text());
  std::string near = is_class ? "" : suggest_variable(text);
  if (near.empty() && expected && expected->kind == TypeKind::String)
    near = '"' + text + '"';
  std::string hint = is_class ? wants_arguments(name) : did_you_mean(near);
  log_.error(at, Mistake{Code::UnknownName, "Variable not defined: '" + text + "'" + hint, text,
                         std::move(near)});
  log_.name_unknown(std::move(text), true);
  throw Abort{};
}

void ValueParser::fail_no_class(const StringValue *name, Pos at) {
  std::string text(name->text());
  if (name->symbol && (name->symbol->def || name->symbol->global))
    fail_at(at, Code::UnknownClass,
            Words("Expected a class name, got '" + text + "'; it is a value: leave out '<...>'",
                  {text}));
  fail_unknown(at, Code::UnknownClass, "Expected a class name, got", text, suggest_class(text));
}

bool ValueParser::report_undefined(const StringValue *name, Pos at, Meant meant) {
  bool is_class = meant != Meant::Variable;
  bool is_known = is_class ? name->symbol && name->symbol->record_class
                           : scopes_.find(name) || Scopes::find_global(name);
  if (is_known)
    return false;
  try {
    if (meant == Meant::Superclass)
      fail_unknown(at, Code::UnknownClass, "Couldn't find class", name->text(),
                   suggest_class(name->text()));
    if (is_class)
      fail_no_class(name, at);
    fail_undefined(name, at);
  } catch (const Abort &) {
    return true;
  }
}

std::string ValueParser::wants_arguments(const StringValue *class_name) {
  bool has_none = class_name->symbol->record_class->template_args().empty();
  return "; it is a class: a value is '" + std::string(class_name->text()) +
         (has_none ? "<>'" : "<...>'");
}

std::string ValueParser::suggest_variable(std::string_view name) const {
  Suggestion suggestion(name);
  scopes_.offer_names(suggestion);
  for (const Record *def : e_.records.defs_in_order())
    suggestion.offer(def->name_text());
  for (const Keyword &keyword : keywords)
    if (keyword.has(KeywordUse::Value))
      suggestion.offer(keyword.word);
  return std::string(suggestion.best());
}

const Value *ValueParser::parse_bits(Record *record) {
  Pos brace = pos();
  advance();
  std::vector<const Value *> items;
  if (tok() != Tok::RightBrace)
    items = parse_values(record, nullptr);
  expect(Tok::RightBrace, "expected '}' at end of bit list value");
  // The first item written is the most significant.
  std::vector<const Value *> bits;
  for (size_t i = 0; i < items.size(); ++i) {
    const Value *item = items[i];
    bool is_wide = item->is(ValueKind::Bits) ||
                   (item->is(ValueKind::Var) && item->type->kind == TypeKind::Bits);
    if (is_wide) {
      for (uint32_t bit = item->type->width; bit-- > 0;)
        bits.push_back(values_.bit_of(item, bit));
      continue;
    }
    const Value *bit = e_.cast_to(item, values_.bit_type());
    if (!bit)
      fail_at(brace, "Element #" + std::to_string(i) + " (" + to_string(item) +
                         ") is not convertable to a bit");
    bits.push_back(bit);
  }
  std::ranges::reverse(bits);
  return values_.bits(bits);
}

std::vector<const Value *> ValueParser::parse_values(Record *record, const Type *expected) {
  std::vector<const Value *> items{parse_value(record, expected)};
  while (accept(Tok::Comma)) {
    if (tok() == Tok::RightSquare) // a trailing comma, in lists
      break;
    items.push_back(parse_value(record, expected));
  }
  return items;
}

const Value *ValueParser::parse_list(Record *record, const Type *expected) {
  advance();
  if (expected && expected->kind != TypeKind::List)
    fail("Encountered a list when expecting a " + to_string(*expected));
  const Type *expected_element = expected ? expected->element : nullptr;
  std::vector<const Value *> items;
  if (tok() != Tok::RightSquare)
    items = parse_values(record, expected_element);
  expect(Tok::RightSquare, "expected ']' at end of list value");
  const Type *given = nullptr;
  if (accept(Tok::Less)) {
    given = parse_type();
    expect(Tok::Greater, "expected '>' at end of list element type");
  }
  return values_.list(items, list_element_type(items, given, expected));
}

// `given` after the list, or `expected` where it stands; either may be null.
const Type *ValueParser::list_element_type(std::span<const Value *const> items, const Type *given,
                                           const Type *expected) {
  const Type *element = nullptr;
  for (const Value *item : items) {
    if (!item->type)
      continue;
    element = element ? values_.common_type(element, item->type) : item->type;
    if (!element)
      fail(Code::WrongType, "Incompatible types in list elements");
  }
  if (given) {
    if (element && !is_convertible(element, given))
      fail(Code::WrongType, "Incompatible types in list elements");
    element = given;
  }
  if (!element) {
    if (!expected)
      fail("No type for list");
    return expected->element;
  }
  if (expected && !is_convertible(element, expected->element))
    fail_element_type(items, element, expected);
  return element;
}

void ValueParser::fail_element_type(std::span<const Value *const> items, const Type *element,
                                    const Type *expected) {
  stop_at_error();
  Words message = "Element type mismatch for list: element type " + type_name(element) +
                  " not convertible to " + type_name(expected->element);
  if (expected->element->kind == TypeKind::Dag)
    message.text += ": a dag stands in parentheses";
  log_.error(pos(), Code::WrongType, std::move(message));
  auto misfit = std::ranges::find_if(items, [&](const Value *item) {
    return item->type && !is_convertible(item->type, expected->element);
  });
  bool is_argument = reading_.arg && reading_.arg->type == expected && misfit != items.end();
  if (is_argument)
    if (std::string near = suggest_fitting(*reading_.callee, *reading_.arg, *misfit, true);
        !near.empty())
      log_.note(pos(), std::move(near));
  throw Abort{};
}

const StringValue *ValueParser::parse_dag_name(const char *message) {
  if (tok() != Tok::VarName)
    fail(message);
  const StringValue *name = tokens_.string();
  advance();
  return name;
}

const Value *ValueParser::parse_dag(Record *record) {
  advance();
  bool can_begin = tok() == Tok::Identifier || tok() == Tok::Question || tok() == Tok::LeftSquare ||
                   (tok() == Tok::BangOperator && has_trait(tokens_.op(), OpTrait::BeginsDag));
  if (!can_begin)
    fail("expected identifier or list of value types in dag init");
  const Value *op = parse_value(record);
  const StringValue *op_name =
      accept(Tok::Colon) ? parse_dag_name("expected variable name in dag operator") : nullptr;
  std::vector<const Value *> args;
  std::vector<const StringValue *> names;
  if (tok() != Tok::RightParen)
    do {
      if (tok() == Tok::VarName) {
        args.push_back(values_.unset());
        names.push_back(parse_dag_name(""));
        continue;
      }
      args.push_back(parse_value(record));
      names.push_back(accept(Tok::Colon) ? parse_dag_name("expected variable name in dag literal")
                                         : nullptr);
    } while (accept(Tok::Comma));
  expect(Tok::RightParen, "expected ')' in dag init");
  return values_.dag(op, op_name, args, names);
}

} // namespace tblgen
