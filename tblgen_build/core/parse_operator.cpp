// Bang operators: their syntax and type rules.

#include "parser.h"

#include <limits>

namespace tblgen {

void Parser::expect_type(Pos at, const Type *expected, const Type *actual) {
  if (expected && !is_convertible(actual, expected))
    fail_at(at, "expected value of type " + type_name(expected) + ", got " + type_name(actual));
}

const Value *Parser::parse_operator(Record *record, const Type *expected) {
  Op op = tokens_.op();
  Pos at = pos();
  advance();
  switch (op) {
  case Op::Isa:
    return parse_isa(record);
  case Op::Exists:
    return parse_exists(record);
  case Op::Instances:
    return parse_instances(record);
  case Op::Foreach:
  case Op::Filter:
    return parse_foreach_operator(op, at, record, expected);
  case Op::Foldl:
    return parse_foldl(record);
  case Op::Cond:
    return parse_cond(record, expected);
  case Op::Range:
    return parse_range_operator(at, record);
  case Op::Substr:
    return parse_substr(record, expected);
  case Op::Find:
    return parse_find(record, expected);
  default:
    break;
  }
  switch (op_form(op)) {
  case OpForm::Unary:
    return parse_unary(op, record);
  case OpForm::Binary:
    return parse_binary_operator(op, at, record, expected);
  default:
    return parse_ternary(op, record, expected);
  }
}

// --- unary -------------------------------------------------------------------

// Unary ::= BangOperator [ '<' Type '>' ] '(' Value ')'
const Value *Parser::parse_unary(Op op, Record *record) {
  const Type *type = nullptr;
  switch (op) {
  case Op::Cast:
    type = parse_operator_type();
    break;
  case Op::GetDagOp:
    if (tok() == Tok::Less) {
      type = parse_operator_type();
      if (type->kind != TypeKind::Record)
        fail("type for !getdagop must be a record type");
    } else {
      type = values_.record_type({});
    }
    break;
  case Op::Tolower:
  case Op::Toupper:
  case Op::Repr:
  case Op::GetDagOpName:
    type = values_.string_type();
    break;
  default:
    type = values_.int_type();
    break;
  }
  expect(Tok::LeftParen, "expected '(' after unary operator");
  const Value *operand = parse_value(record);
  if (op == Op::Size || op == Op::Empty) {
    bool fits = operand->type &&
                (operand->type->kind == TypeKind::List || operand->type->kind == TypeKind::String ||
                 operand->type->kind == TypeKind::Dag);
    if (!fits)
      fail("expected string, list, or dag type argument in unary operator");
  } else if (op == Op::Head || op == Op::Tail || op == Op::ListFlatten) {
    type = check_list_operand(op, operand);
  }
  expect(Tok::RightParen, "expected ')' in unary operator");
  return e_.apply(op, {operand}, type, record);
}

// The result's type.
const Type *Parser::check_list_operand(Op op, const Value *operand) {
  if (!operand->type || operand->type->kind != TypeKind::List)
    fail("expected list type argument in unary operator");
  const Type *element = operand->type->element;
  if (auto *list = dyn_cast<ListValue>(operand)) {
    if (list->items.empty())
      fail("empty list argument in unary operator");
    element = list->items.front()->type;
    if (!element)
      fail("untyped list element in unary operator");
  }
  if (op == Op::Head)
    return element;
  if (op == Op::ListFlatten && element->kind == TypeKind::List)
    return element;
  return values_.list_type(element);
}

const Value *Parser::parse_isa(Record *record) {
  const Type *type = parse_operator_type();
  expect(Tok::LeftParen, "expected '(' after type of !isa");
  const Value *operand = parse_value(record);
  expect(Tok::RightParen, "expected ')' in !isa");
  return e_.apply(Op::Isa, {{operand}}, values_.int_type(), type, nullptr);
}

const Value *Parser::parse_exists(Record *record) {
  const Type *type = parse_operator_type();
  expect(Tok::LeftParen, "expected '(' after type of !exists");
  Pos at = pos();
  const Value *name = parse_value(record);
  if (!name->type)
    fail_at(at, "expected string type argument in !exists operator");
  if (name->type->kind != TypeKind::String)
    fail_at(at, name->type->kind == TypeKind::Record
                    ? "expected string type argument in !exists operator, please use !isa instead"
                    : "expected string type argument in !exists operator");
  expect(Tok::RightParen, "expected ')' in !exists");
  return e_.apply(Op::Exists, {{name}}, values_.int_type(), type, record);
}

const Value *Parser::parse_instances(Record *record) {
  const Type *type = parse_operator_type();
  expect(Tok::LeftParen, "expected '(' after type of !instances");
  const Value *regex;
  if (tok() == Tok::RightParen) {
    regex = values_.string(".*");
  } else {
    Pos at = pos();
    regex = parse_value(record);
    if (!regex->type || regex->type->kind != TypeKind::String)
      fail_at(at, "expected string type argument in !instances operator");
  }
  expect(Tok::RightParen, "expected ')' in !instances");
  return e_.apply(Op::Instances, {{regex}}, values_.list_type(type), type, record);
}

// --- binary ------------------------------------------------------------------

Parser::BinaryTypes Parser::binary_types(Op op, const Type *expected) {
  switch (op) {
  case Op::Match:
    return {values_.bit_type(), values_.string_type()};
  case Op::Concat:
  case Op::SetDagOp:
  case Op::SetDagOpName:
    return {values_.dag_type(), values_.dag_type()};
  case Op::GetDagName:
    return {values_.string_type(), values_.dag_type()};
  case Op::GetDagArg:
    return {parse_operator_type(), values_.dag_type()};
  case Op::Eq:
  case Op::Ne:
  case Op::Le:
  case Op::Lt:
  case Op::Ge:
  case Op::Gt:
    return {values_.bit_type(), nullptr};
  case Op::ListConcat:
  case Op::ListRemove:
    return {nullptr, expected};
  case Op::ListSplat:
    return {nullptr, nullptr};
  case Op::StrConcat:
    return {values_.string_type(), values_.string_type()};
  case Op::Interleave:
    return {values_.string_type(), nullptr};
  default:
    return {values_.int_type(), values_.int_type()};
  }
}

namespace {

bool is_arithmetic(Op op) {
  return op >= Op::Add && op <= Op::Srl;
}

// More than two operands are nested from the right.
bool is_associative(Op op) {
  switch (op) {
  case Op::StrConcat:
  case Op::ListConcat:
  case Op::Concat:
  case Op::Add:
  case Op::And:
  case Op::Or:
  case Op::Xor:
  case Op::Mul:
    return true;
  default:
    return false;
  }
}

} // namespace

// Checks an operand whose type was not known before; returns what the next one
// must be, or null where that is free.
const Type *Parser::check_binary_operand(Op op, Pos op_pos, Pos at, size_t index, const Type *type,
                                         const Type *expected) {
  auto is_number_or_string = [&] {
    return is_convertible(type, values_.int_type()) || type->kind == TypeKind::String;
  };
  auto got = [&] { return "; got value of type " + type_name(type); };
  switch (op) {
  case Op::ListConcat:
  case Op::ListRemove:
    if (type->kind != TypeKind::List)
      fail_at(at, "expected a list, got value of type " + type_name(type));
    return type;
  case Op::ListSplat:
    if (expected && index == 0) {
      if (expected->kind != TypeKind::List)
        fail_at(op_pos, "expected output type to be a list, got type " + type_name(expected));
      if (!is_convertible(values_.list_type(type), expected))
        fail_at(op_pos, "expected first arg type to be " + type_name(type) +
                            ", got value of type " + type_name(expected->element));
    }
    if (index == 1 && type->kind != TypeKind::Int)
      fail_at(at, "expected second parameter to be an int, got value of type " + type_name(type));
    return nullptr;
  case Op::Eq:
  case Op::Ne:
    if (!is_number_or_string() && type->kind != TypeKind::Record)
      fail_at(at, "expected bit, bits, int, string, or record" + got());
    return type;
  case Op::Interleave:
    if (index == 0) {
      const Type *strings = values_.list_type(values_.string_type());
      if (type != strings && !is_convertible(type, values_.list_type(values_.int_type())))
        fail_at(at, "expected list of string, int, bits, or bit" + got());
    } else if (index == 1 && type->kind != TypeKind::String) {
      fail_at(at, "expected second argument to be a string, got value of type " + type_name(type));
    }
    return nullptr;
  default: // comparisons and the key of !getdagarg
    if (!is_number_or_string())
      fail_at(at, "expected bit, bits, int, or string" + got());
    return type;
  }
}

// Binary ::= BangOperator [ '<' Type '>' ] '(' Value (',' Value)+ ')'
const Value *Parser::parse_binary_operator(Op op, Pos op_pos, Record *record,
                                           const Type *expected) {
  auto [type, operand_type] = binary_types(op, expected);
  if (type)
    expect_type(op_pos, expected, type);
  expect(Tok::LeftParen, "expected '(' after binary operator");
  std::vector<const Value *> operands;
  do {
    Pos at = pos();
    const Value *operand = parse_value(record, operand_type);
    if (!operand->type)
      fail_at(op_pos, "expected value to be a typed value, got '" + to_string(operand) + "'");
    if (!operand_type) {
      operand_type =
          check_binary_operand(op, op_pos, at, operands.size(), operand->type, expected);
    } else {
      const Type *common = values_.common_type(operand_type, operand->type);
      if (!common)
        fail_at(at, "expected value of type " + type_name(operand_type) + ", got " +
                        type_name(operand->type));
      if (!is_arithmetic(op))
        operand_type = common;
    }
    operands.push_back(operand);
    // What follows the dag is of another type.
    if (op == Op::SetDagOpName)
      operand_type = values_.string_type();
    else if (op == Op::SetDagOp)
      operand_type = values_.record_type({});
    else if (op == Op::GetDagArg)
      operand_type = nullptr;
    else if (op == Op::GetDagName)
      operand_type = values_.int_type();
  } while (accept(Tok::Comma));
  expect(Tok::RightParen, "expected ')' in operator");

  if (op == Op::ListConcat || op == Op::ListRemove)
    type = operand_type;
  else if (op == Op::ListSplat)
    type = values_.list_type(operands.front()->type);
  while (is_associative(op) && operands.size() > 2) {
    const Value *last = operands.back();
    operands.pop_back();
    operands.back() = e_.apply(op, {operands.back(), last}, type, record);
  }
  if (operands.size() != 2)
    fail_at(op_pos, "expected two operands to operator");
  return e_.apply(op, {operands[0], operands[1]}, type, record);
}

// --- ternary -----------------------------------------------------------------

const Type *Parser::check_ternary(Op op, const Value *const (&operands)[3], const Pos (&at)[3]) {
  const Type *middle = operands[1]->type, *last = operands[2]->type;
  switch (op) {
  case Op::Dag: {
    if (middle && middle->kind != TypeKind::List)
      fail_at(at[1], "expected list of children, got type " + type_name(middle));
    if (last && last != values_.list_type(values_.string_type()))
      fail_at(at[2], "expected list<string>, got type " + type_name(last));
    if (!middle && !last)
      fail_at(at[1], "cannot have both unset children and unset names in !dag");
    return values_.dag_type();
  }
  case Op::If: {
    const Type *then_type = middle ? middle : last, *else_type = last ? last : middle;
    if (!then_type)
      fail("could not get type for !if");
    const Type *type = values_.common_type(then_type, else_type);
    if (!type)
      fail("inconsistent types " + type_name(then_type) + " and " + type_name(else_type) +
           " for !if");
    return type;
  }
  case Op::Subst:
    if (!last)
      fail("could not get type for !subst");
    return last;
  default: // !setdagarg, !setdagname
    if (!middle || (middle->kind != TypeKind::Int && middle->kind != TypeKind::String))
      fail_at(at[1], "expected integer index or string name, got " +
                         (middle ? "type " + type_name(middle) : "'" + to_string(operands[1]) + "'"));
    if (op == Op::SetDagName && last && last->kind != TypeKind::String)
      fail_at(at[2], "expected string or unset name, got type " + type_name(last));
    return values_.dag_type();
  }
}

// Ternary ::= BangOperator '(' Value ',' Value ',' Value ')'
const Value *Parser::parse_ternary(Op op, Record *record, const Type *expected) {
  if (op != Op::If && op != Op::Subst)
    expected = nullptr;
  expect(Tok::LeftParen, "expected '(' after ternary operator");
  const Value *operands[3];
  Pos at[3];
  for (size_t i = 0; i < 3; ++i) {
    if (i)
      expect(Tok::Comma, "expected ',' in ternary operator");
    at[i] = pos();
    operands[i] = parse_value(record, i ? expected : nullptr);
  }
  expect(Tok::RightParen, "expected ')' in binary operator");
  const Type *type = check_ternary(op, operands, at);
  return e_.apply(op, {operands[0], operands[1], operands[2]}, type, record);
}

// Range ::= '!range' '(' (List | [Start ','] End [',' Step]) ')'
const Value *Parser::parse_range_operator(Pos op_pos, Record *record) {
  expect(Tok::LeftParen, "expected '(' after !range operator");
  std::vector<const Value *> args;
  do {
    if (args.size() >= 3)
      fail("expected at most three values of integer");
    Pos at = pos();
    args.push_back(parse_value(record));
    const Type *type = args.back()->type;
    if (!type)
      fail_at(op_pos, "expected value to be a typed value, got '" + to_string(args.back()) + "'");
    if (args.size() > 1 && args.front()->type->kind == TypeKind::List)
      fail_at(at, "expected one list, got extra value of type " + type_name(type));
    if (type->kind == TypeKind::Int || (args.size() == 1 && type->kind == TypeKind::List))
      continue;
    fail_at(at, args.size() == 1 ? "expected list or int, got value of type " + type_name(type)
                                 : "expected value of type 'int', got " + type_name(type));
  } while (accept(Tok::Comma));
  expect(Tok::RightParen, "expected ')' in operator");

  const Value *start = args.size() == 1 ? values_.integer(0) : args[0];
  const Value *end = args.size() == 1 ? args[0] : args[1];
  if (end->type->kind == TypeKind::List)
    end = e_.apply(Op::Size, {end}, values_.int_type(), record);
  const Value *step = args.size() == 3 ? args[2] : values_.integer(1);
  return e_.apply(Op::Range, {start, end, step}, values_.list_type(values_.int_type()), record);
}

// Substr ::= '!substr' '(' String ',' Start [',' Length] ')'
const Value *Parser::parse_substr(Record *record, const Type *expected) {
  expect(Tok::LeftParen, "expected '(' after !substr operator");
  const Value *string = parse_value(record);
  expect(Tok::Comma, "expected ',' in !substr operator");
  Pos start_pos = pos();
  const Value *start = parse_value(record);
  Pos length_pos = pos();
  const Value *length = nullptr;
  if (accept(Tok::Comma)) {
    length_pos = pos();
    length = parse_value(record);
  } else {
    length = values_.integer(std::numeric_limits<int64_t>::max());
  }
  expect(Tok::RightParen, "expected ')' in !substr operator");
  expect_type(length_pos, expected, values_.string_type());
  if (string->type && string->type->kind != TypeKind::String)
    fail("expected string, got type " + type_name(string->type));
  if (start->type && start->type->kind != TypeKind::Int)
    fail_at(start_pos, "expected int, got type " + type_name(start->type));
  if (length->type && length->type->kind != TypeKind::Int)
    fail("expected int, got type " + type_name(length->type));
  return e_.apply(Op::Substr, {string, start, length}, values_.string_type(), record);
}

// Find ::= '!find' '(' String ',' Wanted [',' Start] ')'
const Value *Parser::parse_find(Record *record, const Type *expected) {
  expect(Tok::LeftParen, "expected '(' after !find operator");
  const Value *string = parse_value(record);
  expect(Tok::Comma, "expected ',' in !find operator");
  Pos wanted_pos = pos();
  const Value *wanted = parse_value(record);
  Pos start_pos = pos();
  const Value *start = nullptr;
  if (accept(Tok::Comma)) {
    start_pos = pos();
    start = parse_value(record);
  } else {
    start = values_.integer(0);
  }
  expect(Tok::RightParen, "expected ')' in !find operator");
  expect_type(start_pos, expected, values_.int_type());
  if (string->type && string->type->kind != TypeKind::String)
    fail("expected string, got type " + type_name(string->type));
  if (wanted->type && wanted->type->kind != TypeKind::String)
    fail_at(wanted_pos, "expected string, got type " + type_name(wanted->type));
  if (start->type && start->type->kind != TypeKind::Int)
    fail("expected int, got type " + type_name(start->type));
  return e_.apply(Op::Find, {string, wanted, start}, values_.int_type(), record);
}

// Cond ::= '!cond' '(' Value ':' Value (',' Value ':' Value)* [','] ')'
const Value *Parser::parse_cond(Record *record, const Type *expected) {
  expect(Tok::LeftParen, "expected '(' after !cond operator");
  std::vector<const Value *> operands;
  while (!accept(Tok::RightParen)) {
    operands.push_back(parse_value(record));
    expect(Tok::Colon, "expected ':'  following a condition in !cond operator");
    operands.push_back(parse_value(record, expected));
    if (accept(Tok::RightParen))
      break;
    expect(Tok::Comma, "expected ',' or ')' following a value in !cond operator");
  }
  if (operands.empty())
    fail("there should be at least 1 'condition : value' in the !cond operator");
  const Type *type = nullptr;
  for (size_t i = 1; i < operands.size(); i += 2) {
    const Type *value_type = operands[i]->type;
    if (!value_type)
      continue;
    const Type *common = type ? values_.common_type(type, value_type) : value_type;
    if (!common)
      fail("inconsistent types " + type_name(type) + " and " + type_name(value_type) +
           " for !cond");
    type = common;
  }
  if (!type)
    fail("could not determine type for !cond from its arguments");
  return e_.apply(Op::Cond, operands, type, nullptr, record);
}

// --- iteration ---------------------------------------------------------------

const StringValue *Parser::parse_iterator_name(const char *message) {
  if (tok() != Tok::Identifier)
    fail(message);
  return tokens_.string();
}

Record *Parser::scratch_record() {
  if (!scratch_)
    scratch_ = records_.make_record(values_.string(".parse"), pos(), RecordKind::Def);
  else
    ++values_.stats().records; // the reference makes one for each use
  return scratch_;
}

const Value *Parser::parse_with_iterators(std::initializer_list<Iterator> iterators,
                                          Record *record, const Type *expected) {
  Record *context = record ? record : scratch_record();
  if (e_.is_exhaustive)
    for (const Iterator &iterator : iterators)
      e_.fit(values_.unset(), iterator.type); // the reference declares a field for each
  Scope scope{Scope::Kind::Record, context};
  scope.iterators = iterators;
  scopes_.push_back(std::move(scope));
  const Value *value = parse_value(context, expected);
  scopes_.pop_back();
  return value;
}

// Foldl ::= '!foldl' '(' Start ',' List ',' Id ',' Id ',' Expression ')'
const Value *Parser::parse_foldl(Record *record) {
  expect(Tok::LeftParen, "expected '(' after !foldl");
  const Value *start = parse_value(record);
  if (!start->type)
    fail("could not get type of !foldl start: '" + to_string(start) + "'");
  expect(Tok::Comma, "expected ',' in !foldl");
  const Value *list = parse_value(record);
  if (!list->type)
    fail("could not get type of !foldl list: '" + to_string(list) + "'");
  if (list->type->kind != TypeKind::List)
    fail("!foldl list must be a list, but is of type " + type_name(list->type));
  expect(Tok::Comma, "expected ',' in !foldl");
  const StringValue *accumulator = parse_iterator_name("third argument of !foldl must be an identifier");
  if (is_taken(record, accumulator))
    fail("left !foldl variable " + to_string(accumulator) + " already defined");
  advance();
  expect(Tok::Comma, "expected ',' in !foldl");
  const StringValue *element = parse_iterator_name("fourth argument of !foldl must be an identifier");
  if (is_taken(record, element))
    fail("right !foldl variable " + to_string(element) + " already defined");
  advance();
  expect(Tok::Comma, "expected ',' in !foldl");
  const Value *expression =
      parse_with_iterators({{accumulator, start->type}, {element, list->type->element}}, record,
                           nullptr);
  if (!expression->type)
    fail("could not get type of !foldl expression");
  if (expression->type != start->type)
    fail("!foldl expression must be of same type as start (" + to_string(*start->type) +
         "), but is of type " + to_string(*expression->type));
  expect(Tok::RightParen, "expected ')' in fold operator");
  const Value *operands[] = {start, list, accumulator, element, expression};
  return e_.apply(Op::Foldl, operands, start->type, nullptr, record);
}

// Foreach ::= ('!foreach' | '!filter') '(' Id ',' Sequence ',' Expression ')'
const Value *Parser::parse_foreach_operator(Op op, Pos op_pos, Record *record,
                                            const Type *expected) {
  expect(Tok::LeftParen, "expected '(' after !foreach/!filter");
  const StringValue *name =
      parse_iterator_name("first argument of !foreach/!filter must be an identifier");
  advance();
  if (is_taken(record, name))
    fail("iteration variable " + to_string(name) + " is already defined");
  expect(Tok::Comma, "expected ',' in !foreach/!filter");
  const Value *sequence = parse_value(record);
  expect(Tok::Comma, "expected ',' in !foreach/!filter");
  if (!sequence->type)
    fail("could not get type of !foreach/!filter list or dag");

  bool is_dag = sequence->type->kind == TypeKind::Dag && op == Op::Foreach;
  if (!is_dag && sequence->type->kind != TypeKind::List)
    fail(op == Op::Foreach ? "!foreach must have a list or dag argument"
                           : "!filter must have a list argument");
  TypeKind result_kind = is_dag ? TypeKind::Dag : TypeKind::List;
  if (expected && expected->kind != result_kind)
    fail_at(op_pos, "expected value of type " + type_name(expected) +
                        (is_dag ? ", but got dag type" : ", but got list type"));
  const Type *item = is_dag ? sequence->type : sequence->type->element;
  const Type *expected_item = nullptr;
  if (expected && !is_dag)
    expected_item = op == Op::Foreach ? expected->element : values_.int_type();

  const Value *expression =
      parse_with_iterators({{name, item}}, record, expected_item);
  expect(Tok::RightParen, "expected ')' in !foreach/!filter");
  const Type *type = sequence->type;
  if (op == Op::Foreach && !is_dag) {
    if (!expression->type)
      fail("could not get type of !foreach result expression");
    type = values_.list_type(expression->type);
  }
  return e_.apply(op, {name, sequence, expression}, type, record);
}

} // namespace tblgen
