// Types and value expressions, bang operators aside.

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

// --- values and their suffixes -----------------------------------------------

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

const Value *ValueParser::parse_suffixes(const Value *value, Pos begin, Record *record, Mode mode) {
  for (;;) {
    switch (tok()) {
    case Tok::LeftBrace:
      if (mode == Mode::Name) // the object's body begins
        return value;
      value = parse_bit_range(value);
      break;
    case Tok::LeftSquare:
      value = parse_list_subscript(value, begin, record);
      break;
    case Tok::Dot:
      value = parse_field_access(value, record);
      break;
    default:
      return value;
    }
  }
}

const Value *ValueParser::parse_bit_range(const Value *value) {
  Pos brace = pos();
  advance();
  std::vector<uint32_t> bits;
  parse_range_list(bits);
  // Written from the most significant bit down.
  std::ranges::reverse(bits);
  const Value *range = bit_range(value, bits);
  if (!range)
    fail_at(brace, Code::Range, "Invalid bit range for value");
  expect(Tok::RightBrace, "expected '}' at end of bit range list");
  return range;
}

const Value *ValueParser::bit_range(const Value *value, std::span<const uint32_t> bits) {
  uint32_t width = 0;
  if (value->is(ValueKind::Int))
    width = 64;
  else if (value->type && value->type->kind == TypeKind::Bits)
    width = value->type->width;
  std::vector<const Value *> items;
  for (uint32_t bit : bits) {
    if (bit >= width)
      return nullptr;
    items.push_back(values_.bit_of(value, bit));
  }
  return values_.bits(items);
}

const Value *ValueParser::parse_list_subscript(const Value *value, Pos begin, Record *record) {
  if (!value->type)
    fail_at(begin, Code::WrongType, "Invalid value, list expected");
  if (value->type->kind != TypeKind::List)
    fail_at(begin, Code::WrongType,
            "Type " + type_name(value->type) + " is invalid, list expected");
  advance();
  const Value *index = parse_slice(record);
  bool is_slice = index->type->kind == TypeKind::List;
  const Value *result = e_.apply(is_slice ? Op::ListSlice : Op::ListElement, {value, index},
                                 is_slice ? value->type : value->type->element, record);
  expect(Tok::RightSquare, "expected ']' at end of list slice");
  return result;
}

// One element as it is; several elements and ranges as one list of indices.
const Value *ValueParser::parse_slice(Record *record) {
  std::vector<const Value *> elements; // since the last list
  std::vector<const Value *> lists;
  bool is_single = true;
  auto flush = [&] {
    if (!elements.empty())
      lists.push_back(values_.list(elements, values_.int_type()));
    elements.clear();
  };
  const Value *last = nullptr;
  for (;;) {
    Pos at = pos();
    last = parse_slice_element(record);
    if (last->type->kind == TypeKind::List) {
      if (last->type->element->kind != TypeKind::Int)
        fail_at(at, Code::WrongType, "expected list<int>, got " + to_string(*last->type));
      flush();
      lists.push_back(last);
      is_single = false;
    } else {
      if (last->type->kind != TypeKind::Int)
        fail_at(at, Code::WrongType, "expected int or list<int>, got " + to_string(*last->type));
      elements.push_back(last);
    }
    if (!accept(Tok::Comma))
      break;
    // `[i,]` is a list of one element.
    is_single = false;
    if (tok() == Tok::RightSquare)
      break;
  }
  if (is_single)
    return last;
  flush();
  const Value *result = lists.front();
  for (size_t i = 1; i < lists.size(); ++i)
    result = e_.paste(result, lists[i]);
  return result;
}

const Value *ValueParser::parse_slice_element(Record *record) {
  Pos begin = pos();
  const Value *first = parse_value(record);
  if (!first->type)
    fail_at(begin, Code::WrongType, "expected int or list<int>, got '?'");
  const Value *last;
  if (tok() == Tok::Ellipsis || tok() == Tok::Minus) {
    advance();
    Pos at = pos();
    last = parse_value(record);
    if (!last->type || last->type->kind != TypeKind::Int)
      fail_at(at, Code::WrongType,
              "expected int...int, got " + (last->type ? to_string(*last->type) : "?"));
  } else if (tok() == Tok::Integer) {
    // "1-5" is the numbers 1 and -5.
    int64_t number = tokens_.number().value;
    if (number > 0)
      fail(Code::Range, "invalid range, cannot be negative");
    last = values_.integer(static_cast<int64_t>(-static_cast<uint64_t>(number)));
    advance();
  } else {
    return first;
  }
  if (first->type->kind != TypeKind::Int)
    fail_at(begin, Code::WrongType, "expected int...int, got " + to_string(*first->type));
  return e_.apply(Op::RangeClosed, {first, last}, values_.list_type(values_.int_type()), record);
}

const Type *ValueParser::field_type(const Value *value, const StringValue *field) {
  if (auto *def = dyn_cast<DefValue>(value)) {
    uint32_t slot = def->record->find_field(field);
    return slot == Shape::none ? nullptr : def->record->fields()[slot].type;
  }
  if (!value->type || value->type->kind != TypeKind::Record)
    return nullptr;
  for (const Record *record : value->type->classes)
    if (uint32_t slot = record->find_field(field); slot != Shape::none)
      return record->fields()[slot].type;
  return nullptr;
}

std::string ValueParser::suggest_field(const Value *value, std::string_view name) const {
  Suggestion suggestion(name);
  auto offer = [&](const Record *record) {
    for (const FieldInfo &field : record->fields())
      suggestion.offer(field.name->text());
  };
  if (auto *def = dyn_cast<DefValue>(value))
    offer(def->record);
  else if (value->type && value->type->kind == TypeKind::Record)
    std::ranges::for_each(value->type->classes, offer);
  return std::string(suggestion.best());
}

void ValueParser::fail_field(const Value *value, std::string_view field) {
  std::string name(field), near = suggest_field(value, field);
  Words message = "Cannot access field '" + name + "' of value " + value_name(value);
  fail_at(pos(), Mistake{Code::UnknownField, message + did_you_mean(near), name, near});
}

const Value *ValueParser::parse_field_access(const Value *value, Record *record) {
  if (advance() != Tok::Identifier)
    fail("expected field identifier after '.'");
  const StringValue *name = tokens_.string();
  const Type *type = field_type(value, name);
  if (!type)
    fail_field(value, name->text());
  const Value *result = e_.access_field(value, name, type, record);
  advance();
  return result;
}

const Value *ValueParser::paste_operand(const Value *value, Pos at, Record *record) {
  if (value->type->kind == TypeKind::String)
    return value;
  const Value *string = e_.apply(Op::Cast, {value}, values_.string_type(), record);
  if (!string->type)
    fail_at(at, Code::WrongType, "can't cast " + value_name(value) + " to string");
  return string;
}

// `a # b # c` is a # (b # c). Loops read the operands, so that a chain may have any length.
const Value *ValueParser::parse_paste(const Value *value, Record *record, const Type *expected) {
  e_.limits.check_stack();
  if (!value->type)
    fail_at(pos(), Code::WrongType, "LHS of paste is not typed!");
  return value->type->kind == TypeKind::List ? parse_list_paste(value, record, expected)
                                             : parse_string_paste(value, record);
}

bool ValueParser::ends_paste() {
  advance();
  return tok() == Tok::Colon || tok() == Tok::Semicolon || tok() == Tok::LeftBrace;
}

const Value *ValueParser::parse_list_paste(const Value *value, Record *record,
                                           const Type *expected) {
  std::vector operands{value};
  while (tok() == Tok::Paste && !ends_paste()) {
    value = parse_operand(record, expected, Mode::Value);
    bool is_list = value->type && value->type->kind == TypeKind::List;
    if (tok() == Tok::Paste && !is_list)
      value = parse_paste(value, record, expected);
    operands.push_back(value);
  }
  return pasted(operands);
}

const Value *ValueParser::parse_string_paste(const Value *value, Record *record) {
  Pos at = pos();
  std::vector operands{paste_operand(value, at, record)};
  while (tok() == Tok::Paste) {
    at = pos();
    if (ends_paste()) {
      operands.push_back(values_.empty_string());
      break;
    }
    value = parse_operand(record, nullptr, Mode::Name);
    bool is_string = value->type && value->type->kind != TypeKind::List;
    if (tok() == Tok::Paste && !is_string)
      value = parse_paste(value, record, nullptr);
    if (!value->type)
      fail_at(at, Code::WrongType, "RHS of paste is not typed!");
    operands.push_back(paste_operand(value, tok() == Tok::Paste ? pos() : at, record));
  }
  return pasted(operands);
}

const Value *ValueParser::pasted(std::span<const Value *const> operands) {
  size_t begin = operands.size() - 1;
  auto is_like_last = [&](const Value *operand) {
    return operand->kind == operands.back()->kind &&
           (operand->kind == ValueKind::String || operand->kind == ValueKind::List);
  };
  while (!e_.is_exhaustive && begin > 0 && is_like_last(operands[begin - 1]))
    --begin;
  bool is_alone = begin + 1 == operands.size();
  const Value *result = is_alone ? operands.back() : pasted_constants(operands.subspan(begin));
  while (begin-- > 0)
    result = e_.paste(operands[begin], result);
  return result;
}

// Strings, or lists, as one: in pairs, a long chain would copy its end for each of them.
const Value *ValueParser::pasted_constants(std::span<const Value *const> operands) {
  if (operands.size() == 2)
    return e_.paste(operands[0], operands[1]);
  std::string text;
  bool is_code = false;
  std::vector<const Value *> items;
  for (const Value *operand : operands) {
    if (auto *string = dyn_cast<StringValue>(operand)) {
      text += string->text();
      is_code |= string->is_code;
    } else if (auto *list = dyn_cast<ListValue>(operand)) {
      items.insert(items.end(), list->items.begin(), list->items.end());
    }
  }
  if (auto *list = dyn_cast<ListValue>(operands.front()))
    return values_.list(items, list->type->element);
  return values_.string(text, is_code);
}

// --- ranges ------------------------------------------------------------------

void ValueParser::parse_range_list(std::vector<uint32_t> &ranges) {
  do
    parse_range(ranges, nullptr);
  while (accept(Tok::Comma));
}

void ValueParser::parse_range(std::vector<uint32_t> &ranges, const Value *first) {
  if (!first)
    first = read_or_miss("expected integer or bitrange", [&] { return parse_value(nullptr); });
  auto *start = dyn_cast<IntValue>(first);
  if (!start)
    fail("expected integer or bitrange");
  int64_t from = start->value, to = from;
  if (from < 0)
    fail(Code::Range, "invalid range, cannot be negative");
  if (tok() == Tok::Ellipsis || tok() == Tok::Minus) {
    advance();
    const char *missing = "expected integer value as end of range";
    auto *end = dyn_cast<IntValue>(read_or_miss(missing, [&] { return parse_value(nullptr); }));
    if (!end)
      fail(missing);
    to = end->value;
  } else if (tok() == Tok::Integer) {
    // "1-5" is the numbers 1 and -5.
    to = static_cast<int64_t>(-static_cast<uint64_t>(tokens_.number().value));
    advance();
  }
  if (to < 0)
    fail(Code::Range, "invalid range, cannot be negative");
  if (std::max(from, to) > UINT32_MAX || std::abs(from - to) >= static_cast<int64_t>(max_list_size))
    fail(Code::Range,
         "range " + std::to_string(from) + "..." + std::to_string(to) + " is too large");
  int64_t step = from <= to ? 1 : -1;
  for (int64_t i = from;; i += step) {
    ranges.push_back(static_cast<uint32_t>(i));
    if (i == to)
      break;
  }
}

std::vector<uint32_t> ValueParser::parse_optional_ranges(Tok open, Tok close,
                                                         const char *unclosed) {
  std::vector<uint32_t> ranges;
  Pos opened = pos();
  if (!accept(open))
    return ranges;
  parse_range_list(ranges);
  expect_closing(close, unclosed, opened, open == Tok::Less ? '<' : '{');
  std::ranges::reverse(ranges);
  return ranges;
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
    return parse_identifier(record, mode);
  case Tok::LeftBrace:
    return parse_bits(record);
  case Tok::LeftSquare:
    return parse_list(record, expected);
  case Tok::LeftParen:
    return parse_dag(record);
  default:
    fail("Unknown or reserved token when parsing a value");
  }
  advance();
  return value;
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

const Value *ValueParser::parse_identifier(Record *record, Mode mode) {
  Pos at = pos();
  const StringValue *name = tokens_.string();
  Tok next = advance();
  if (next == Tok::Equal) // the name of a named argument
    return name;
  if (next != Tok::Less)
    return resolve_identifier(name, at, record, mode);

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
                                             Mode mode) {
  if (const Value *found = scopes_.find(name))
    return found;
  if (mode == Mode::Name)
    return name;
  if (const Value *found = Scopes::find_global(name))
    return found;
  // A def may refer to itself; its type is only known at its end.
  if (record && !record->is_class() && !scopes_.is_in_multiclass() && record->name() == name)
    return values_.operation(Op::Cast, {{name}}, record->type());
  fail_undefined(name, at);
}

void ValueParser::fail_undefined(const StringValue *name, Pos at) {
  bool is_class = name->symbol && name->symbol->record_class;
  std::string text(name->text());
  std::string near = is_class ? "" : suggest_variable(text);
  std::string hint = is_class ? wants_arguments(name) : did_you_mean(near);
  log_.error(at, Mistake{Code::UnknownName, "Variable not defined: '" + text + "'" + hint, text,
                         std::move(near)});
  log_.name_unknown(std::move(text), true);
  throw Abort{};
}

void ValueParser::fail_no_class(const StringValue *name, Pos at) {
  fail_unknown(at, Code::UnknownClass, "Expected a class name, got", name->text(),
               suggest_class(name->text()));
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
    fail("Element type mismatch for list: element type " + type_name(element) +
         " not convertible to " + type_name(expected->element));
  return element;
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
