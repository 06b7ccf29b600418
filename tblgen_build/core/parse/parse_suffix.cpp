// What may follow a value: bits, subscripts, fields and pastes; and ranges of numbers.

#include "tblgen_build/core/parse/value_parser.h"

namespace tblgen {

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

} // namespace tblgen
