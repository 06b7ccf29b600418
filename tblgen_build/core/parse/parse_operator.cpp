#include "tblgen_build/core/parse/operator_parser.h"

#include "tblgen_build/core/parse/value_parser.h"

#include <limits>

namespace tblgen {

namespace {

constexpr OpTable<OperatorParser::Rule> rules = {
    nullptr,
#define OPERATOR(op, name, form, traits, rule, fold) &OperatorParser::rule,
// Never asked for: these have no name to be read.
#define NOTATION(op, form, fold) nullptr,
#include "tblgen_build/core/values/operators.def"
};

constexpr bool all_named_have_rules() {
  for (const OpSpelling &spelling : op_spellings)
    if (rules[static_cast<size_t>(spelling.op)] == nullptr)
      return false;
  return true;
}
static_assert(all_named_have_rules());

} // namespace

OperatorParser::OperatorParser(TokenStream &tokens, Evaluator &evaluator, Scopes &scopes,
                               ReleaseFinder &release, ValueParser &operands)
    : Cursor(tokens, evaluator.log), e_(evaluator), values_(evaluator.values), scopes_(scopes),
      release_(release), operands_(operands) {}

const Value *OperatorParser::parse(Record *record, const Type *expected) {
  Call call{tokens_.op(), pos(), record, expected};
  if (uint32_t language = language_of(call.op))
    release_.require(language, op_name(call.op), log_, call.at);
  advance();
  return (this->*rules[static_cast<size_t>(call.op)])(call);
}

const Value *OperatorParser::parse_operand(const Call &call, const Type *expected) {
  return operands_.parse_value(call.record, expected);
}

void OperatorParser::expect_type(Pos at, const Type *expected, const Type *actual) {
  if (expected && !is_convertible(actual, expected))
    fail_at(at, Code::WrongType,
            "expected value of type " + type_name(expected) + ", got " + type_name(actual));
}

// What has no type may still become one.
void OperatorParser::require(const Value *value, Pos at, TypeKind kind, const char *expected) {
  if (value->type && value->type->kind != kind)
    fail_at(at, Code::WrongType,
            std::string("expected ") + expected + ", got type " + type_name(value->type));
}

// --- one operand -------------------------------------------------------------

// Unary ::= BangOperator [ '<' Type '>' ] '(' Value ')'
template <class TypeOf> const Value *OperatorParser::unary_typed(const Call &call, TypeOf type_of) {
  expect(Tok::LeftParen, "expected '(' after unary operator");
  const Value *operand = parse_operand(call);
  const Type *type = type_of(operand);
  expect(Tok::RightParen, "expected ')' in unary operator");
  return e_.apply(call.op, {operand}, type, call.record);
}

const Value *OperatorParser::unary(const Call &call, const Type *type) {
  return unary_typed(call, [type](const Value *) { return type; });
}

const Value *OperatorParser::string_function(const Call &call) {
  return unary(call, values_.string_type());
}

const Value *OperatorParser::int_function(const Call &call) {
  return unary(call, values_.int_type());
}

const Value *OperatorParser::measure(const Call &call) {
  return unary_typed(call, [this](const Value *operand) {
    bool fits = operand->type &&
                (operand->type->kind == TypeKind::List || operand->type->kind == TypeKind::String ||
                 operand->type->kind == TypeKind::Dag);
    if (!fits)
      fail(Code::WrongType, "expected string, list, or dag type argument in unary operator");
    return values_.int_type();
  });
}

const Type *OperatorParser::element_type(const Value *operand) {
  if (!operand->type || operand->type->kind != TypeKind::List)
    fail(Code::WrongType, "expected list type argument in unary operator");
  auto *list = dyn_cast<ListValue>(operand);
  if (!list)
    return operand->type->element;
  if (list->items.empty())
    fail(Code::WrongType, "empty list argument in unary operator");
  const Type *element = list->items.front()->type;
  if (!element)
    fail(Code::WrongType, "untyped list element in unary operator");
  return element;
}

const Value *OperatorParser::head(const Call &call) {
  return unary_typed(call, [this](const Value *operand) { return element_type(operand); });
}

const Value *OperatorParser::tail(const Call &call) {
  return unary_typed(
      call, [this](const Value *operand) { return values_.list_type(element_type(operand)); });
}

const Value *OperatorParser::flatten(const Call &call) {
  return unary_typed(call, [this](const Value *operand) {
    const Type *element = element_type(operand);
    return element->kind == TypeKind::List ? element : values_.list_type(element);
  });
}

const Type *OperatorParser::parse_result_type(const char *missing) {
  return read_or_miss(missing, [&] { return operands_.parse_operator_type(); });
}

const Value *OperatorParser::cast(const Call &call) {
  return unary(call, parse_result_type("did not get type for unary operator"));
}

const Value *OperatorParser::get_dag_op(const Call &call) {
  if (tok() != Tok::Less)
    return unary(call, values_.record_type({}));
  const Type *type = parse_result_type("did not get type for unary operator");
  if (type->kind != TypeKind::Record)
    log_.error(pos(), Code::WrongType, "type for !getdagop must be a record type");
  return unary(call, type);
}

const Value *OperatorParser::isa(const Call &call) {
  const Type *type = operands_.parse_operator_type();
  expect(Tok::LeftParen, "expected '(' after type of !isa");
  const Value *operand = parse_operand(call);
  expect(Tok::RightParen, "expected ')' in !isa");
  return e_.apply(call.op, {{operand}}, values_.int_type(), type, nullptr);
}

const Value *OperatorParser::exists(const Call &call) {
  const Type *type = operands_.parse_operator_type();
  expect(Tok::LeftParen, "expected '(' after type of !exists");
  Pos at = pos();
  const Value *name = parse_operand(call);
  if (!name->type)
    fail_at(at, Code::WrongType, "expected string type argument in !exists operator");
  if (name->type->kind != TypeKind::String)
    fail_at(at, Code::WrongType,
            name->type->kind == TypeKind::Record
                ? "expected string type argument in !exists operator, please use !isa instead"
                : "expected string type argument in !exists operator");
  expect(Tok::RightParen, "expected ')' in !exists");
  return e_.apply(call.op, {{name}}, values_.int_type(), type, call.record);
}

const Value *OperatorParser::instances(const Call &call) {
  const Type *type = operands_.parse_operator_type();
  expect(Tok::LeftParen, "expected '(' after type of !instances");
  const Value *regex;
  if (tok() == Tok::RightParen) {
    regex = values_.string(".*");
  } else {
    const char *missing = "expected string type argument in !instances operator";
    Pos at = pos();
    regex = read_or_miss(missing, [&] { return parse_operand(call); }, at);
    if (!regex->type || regex->type->kind != TypeKind::String)
      fail_at(at, missing);
  }
  expect(Tok::RightParen, "expected ')' in !instances");
  return e_.apply(call.op, {{regex}}, values_.list_type(type), type, call.record);
}

// --- two operands ------------------------------------------------------------

// Binary ::= BangOperator [ '<' Type '>' ] '(' Value (',' Value)+ ')'
std::vector<const Value *> OperatorParser::parse_operands(const Call &call,
                                                          const BinaryTypes &types, Check check,
                                                          const Type *&common) {
  expect(Tok::LeftParen, "expected '(' after binary operator");
  std::vector<const Value *> operands;
  common = types.operand;
  do {
    Pos at = pos();
    const Value *operand = parse_operand(call, common);
    if (!operand->type)
      fail_at(call.at, Code::WrongType,
              "expected value to be a typed value, got " + value_name(operand));
    if (!common) {
      common = (this->*check)(call, at, operands.size(), operand->type);
    } else {
      const Type *both = values_.common_type(common, operand->type);
      if (!both)
        fail_at(at, Code::WrongType,
                "expected value of type " + type_name(common) + ", got " +
                    type_name(operand->type));
      if (!types.is_fixed)
        common = both;
    }
    operands.push_back(operand);
    if (types.second || types.is_second_checked)
      common = types.second;
  } while (accept(Tok::Comma));
  expect(Tok::RightParen, "expected ')' in operator");
  return operands;
}

const Value *OperatorParser::apply_nested(const Call &call, std::vector<const Value *> operands,
                                          const Type *type) {
  while (has_trait(call.op, OpTrait::Associative) && operands.size() > 2) {
    const Value *last = operands.back();
    operands.pop_back();
    operands.back() = e_.apply(call.op, {operands.back(), last}, type, call.record);
  }
  if (operands.size() != 2)
    fail_at(call.at, "expected two operands to operator");
  return e_.apply(call.op, {operands[0], operands[1]}, type, call.record);
}

const Value *OperatorParser::binary(const Call &call, const BinaryTypes &types, Check check) {
  if (types.result)
    expect_type(call.at, call.expected, types.result);
  const Type *common = nullptr;
  std::vector<const Value *> operands = parse_operands(call, types, check, common);
  return apply_nested(call, std::move(operands), types.result ? types.result : common);
}

const Value *OperatorParser::arithmetic(const Call &call) {
  return binary(call, {values_.int_type(), values_.int_type(), true});
}

bool OperatorParser::is_number_or_string(const Type *type) const {
  return is_convertible(type, values_.int_type()) || type->kind == TypeKind::String;
}

const Type *OperatorParser::check_ordered(const Call &, Pos at, size_t, const Type *type) {
  if (!is_number_or_string(type))
    fail_at(at, Code::WrongType,
            "expected bit, bits, int, or string; got value of type " + type_name(type));
  return type;
}

const Value *OperatorParser::order(const Call &call) {
  return binary(call, {values_.bit_type(), nullptr}, &OperatorParser::check_ordered);
}

const Type *OperatorParser::check_comparable(const Call &, Pos at, size_t, const Type *type) {
  if (!is_number_or_string(type) && type->kind != TypeKind::Record)
    fail_at(at, Code::WrongType,
            "expected bit, bits, int, string, or record; got value of type " + type_name(type));
  return type;
}

const Value *OperatorParser::equality(const Call &call) {
  return binary(call, {values_.bit_type(), nullptr}, &OperatorParser::check_comparable);
}

const Value *OperatorParser::match(const Call &call) {
  return binary(call, {values_.bit_type(), values_.string_type()});
}

const Value *OperatorParser::string_concat(const Call &call) {
  return binary(call, {values_.string_type(), values_.string_type()});
}

const Type *OperatorParser::check_interleaved(const Call &, Pos at, size_t index,
                                              const Type *type) {
  if (index == 0) {
    const Type *strings = values_.list_type(values_.string_type());
    if (type != strings && !is_convertible(type, values_.list_type(values_.int_type())))
      fail_at(at, Code::WrongType,
              "expected list of string, int, bits, or bit; got value of type " + type_name(type));
  } else if (index == 1 && type->kind != TypeKind::String) {
    fail_at(at, Code::WrongType,
            "expected second argument to be a string, got value of type " + type_name(type));
  }
  return nullptr;
}

const Value *OperatorParser::interleave(const Call &call) {
  return binary(call, {values_.string_type(), nullptr}, &OperatorParser::check_interleaved);
}

const Type *OperatorParser::check_list(const Call &, Pos at, size_t, const Type *type) {
  if (type->kind != TypeKind::List)
    fail_at(at, Code::WrongType, "expected a list, got value of type " + type_name(type));
  return type;
}

const Value *OperatorParser::list_pair(const Call &call) {
  return binary(call, {nullptr, call.expected}, &OperatorParser::check_list);
}

const Type *OperatorParser::check_splat(const Call &call, Pos at, size_t index, const Type *type) {
  const Type *expected = call.expected;
  if (expected && index == 0) {
    if (expected->kind != TypeKind::List)
      fail_at(call.at, Code::WrongType,
              "expected output type to be a list, got type " + type_name(expected));
    if (!is_convertible(values_.list_type(type), expected))
      fail_at(call.at, Code::WrongType,
              "expected first arg type to be " + type_name(type) + ", got value of type " +
                  type_name(expected->element));
  }
  if (index == 1 && type->kind != TypeKind::Int)
    fail_at(at, Code::WrongType,
            "expected second parameter to be an int, got value of type " + type_name(type));
  return nullptr;
}

const Value *OperatorParser::splat(const Call &call) {
  const Type *common = nullptr;
  std::vector<const Value *> operands =
      parse_operands(call, {nullptr, nullptr}, &OperatorParser::check_splat, common);
  const Type *type = values_.list_type(operands.front()->type);
  return apply_nested(call, std::move(operands), type);
}

const Value *OperatorParser::dag_concat(const Call &call) {
  return binary(call, {values_.dag_type(), values_.dag_type()});
}

const Value *OperatorParser::get_dag_arg(const Call &call) {
  BinaryTypes types{parse_result_type("did not get type for !getdagarg operator"),
                    values_.dag_type()};
  types.is_second_checked = true;
  return binary(call, types, &OperatorParser::check_ordered);
}

const Value *OperatorParser::get_dag_name(const Call &call) {
  return binary(call, {values_.string_type(), values_.dag_type(), false, values_.int_type()});
}

const Value *OperatorParser::set_dag_op(const Call &call) {
  return binary(call, {values_.dag_type(), values_.dag_type(), false, values_.record_type({})});
}

const Value *OperatorParser::set_dag_op_name(const Call &call) {
  return binary(call, {values_.dag_type(), values_.dag_type(), false, values_.string_type()});
}

// --- three operands ----------------------------------------------------------

// Ternary ::= BangOperator '(' Value ',' Value ',' Value ')'
OperatorParser::Ternary OperatorParser::ternary(const Call &call, const Type *expected) {
  expect(Tok::LeftParen, "expected '(' after ternary operator");
  Ternary parsed;
  for (size_t i = 0; i < 3; ++i) {
    if (i)
      expect(Tok::Comma, "expected ',' in ternary operator");
    parsed.at[i] = pos();
    parsed.operands[i] = parse_operand(call, i ? expected : nullptr);
  }
  expect(Tok::RightParen, "expected ')' in binary operator");
  return parsed;
}

const Value *OperatorParser::apply(const Call &call, const Ternary &parsed, const Type *type) {
  const auto &operands = parsed.operands;
  return e_.apply(call.op, {operands[0], operands[1], operands[2]}, type, call.record);
}

const Value *OperatorParser::choice(const Call &call) {
  Ternary parsed = ternary(call, call.expected);
  const Type *middle = parsed.type(1), *last = parsed.type(2);
  const Type *then_type = middle ? middle : last, *else_type = last ? last : middle;
  if (!then_type)
    fail(Code::WrongType, "could not get type for !if");
  const Type *type = values_.common_type(then_type, else_type);
  if (!type)
    fail(Code::WrongType, "inconsistent types " + type_name(then_type) + " and " +
                              type_name(else_type) + " for !if");
  return apply(call, parsed, type);
}

const Value *OperatorParser::substitution(const Call &call) {
  Ternary parsed = ternary(call, call.expected);
  if (!parsed.type(2))
    fail(Code::WrongType, "could not get type for !subst");
  return apply(call, parsed, parsed.type(2));
}

const Value *OperatorParser::dag(const Call &call) {
  Ternary parsed = ternary(call);
  const Type *children = parsed.type(1), *names = parsed.type(2);
  if (children && children->kind != TypeKind::List)
    fail_at(parsed.at[1], Code::WrongType,
            "expected list of children, got type " + type_name(children));
  if (names && names != values_.list_type(values_.string_type()))
    fail_at(parsed.at[2], Code::WrongType, "expected list<string>, got type " + type_name(names));
  if (!children && !names)
    fail_at(parsed.at[1], "cannot have both unset children and unset names in !dag");
  return apply(call, parsed, values_.dag_type());
}

void OperatorParser::check_dag_key(const Ternary &parsed) {
  const Type *type = parsed.type(1);
  if (!type || (type->kind != TypeKind::Int && type->kind != TypeKind::String))
    fail_at(parsed.at[1], Code::WrongType,
            "expected integer index or string name, got " +
                (type ? "type " + type_name(type) : value_name(parsed.operands[1])));
}

const Value *OperatorParser::set_dag_arg(const Call &call) {
  Ternary parsed = ternary(call);
  check_dag_key(parsed);
  return apply(call, parsed, values_.dag_type());
}

const Value *OperatorParser::set_dag_name(const Call &call) {
  Ternary parsed = ternary(call);
  check_dag_key(parsed);
  require(parsed.operands[2], parsed.at[2], TypeKind::String, "string or unset name");
  return apply(call, parsed, values_.dag_type());
}

// --- operands that may be left out -------------------------------------------

// Range ::= '!range' '(' (List | [Start ','] End [',' Step]) ')'
const Value *OperatorParser::range(const Call &call) {
  expect(Tok::LeftParen, "expected '(' after !range operator");
  std::vector<const Value *> args;
  do {
    if (args.size() >= 3)
      fail(Code::WrongType, "expected at most three values of integer");
    Pos at = pos();
    args.push_back(parse_operand(call));
    const Type *type = args.back()->type;
    if (!type)
      fail_at(call.at, Code::WrongType,
              "expected value to be a typed value, got " + value_name(args.back()));
    if (args.size() > 1 && args.front()->type->kind == TypeKind::List)
      fail_at(at, Code::WrongType, "expected one list, got extra value of type " + type_name(type));
    if (type->kind == TypeKind::Int || (args.size() == 1 && type->kind == TypeKind::List))
      continue;
    fail_at(at, Code::WrongType,
            args.size() == 1 ? "expected list or int, got value of type " + type_name(type)
                             : "expected value of type 'int', got " + type_name(type));
  } while (accept(Tok::Comma));
  expect(Tok::RightParen, "expected ')' in operator");

  const Value *start = args.size() == 1 ? values_.integer(0) : args[0];
  const Value *end = args.size() == 1 ? args[0] : args[1];
  if (end->type->kind == TypeKind::List)
    end = e_.apply(Op::Size, {end}, values_.int_type(), call.record);
  const Value *step = args.size() == 3 ? args[2] : values_.integer(1);
  return e_.apply(call.op, {start, end, step}, values_.list_type(values_.int_type()), call.record);
}

// Substr ::= '!substr' '(' String ',' Start [',' Length] ')'
const Value *OperatorParser::substring(const Call &call) {
  expect(Tok::LeftParen, "expected '(' after !substr operator");
  const Value *string = parse_operand(call);
  expect(Tok::Comma, "expected ',' in !substr operator");
  Pos start_pos = pos();
  const Value *start = parse_operand(call);
  Pos length_pos = pos();
  const Value *length = nullptr;
  if (accept(Tok::Comma)) {
    length_pos = pos();
    length = parse_operand(call);
  } else {
    length = values_.integer(std::numeric_limits<int64_t>::max());
  }
  expect(Tok::RightParen, "expected ')' in !substr operator");
  expect_type(length_pos, call.expected, values_.string_type());
  require(string, pos(), TypeKind::String, "string");
  require(start, start_pos, TypeKind::Int, "int");
  require(length, pos(), TypeKind::Int, "int");
  return e_.apply(call.op, {string, start, length}, values_.string_type(), call.record);
}

// Find ::= '!find' '(' String ',' Wanted [',' Start] ')'
const Value *OperatorParser::find(const Call &call) {
  expect(Tok::LeftParen, "expected '(' after !find operator");
  const Value *string = parse_operand(call);
  expect(Tok::Comma, "expected ',' in !find operator");
  Pos wanted_pos = pos();
  const Value *wanted = parse_operand(call);
  Pos start_pos = pos();
  const Value *start = nullptr;
  if (accept(Tok::Comma)) {
    start_pos = pos();
    start = parse_operand(call);
  } else {
    start = values_.integer(0);
  }
  expect(Tok::RightParen, "expected ')' in !find operator");
  expect_type(start_pos, call.expected, values_.int_type());
  require(string, pos(), TypeKind::String, "string");
  require(wanted, wanted_pos, TypeKind::String, "string");
  require(start, pos(), TypeKind::Int, "int");
  return e_.apply(call.op, {string, wanted, start}, values_.int_type(), call.record);
}

} // namespace tblgen
