// Bang operators that evaluate an expression for each item, or choose among several.

#include "tblgen_build/core/parse/operator_parser.h"
#include "tblgen_build/core/parse/value_parser.h"

namespace tblgen {

// --- conditions --------------------------------------------------------------

// Cond ::= '!cond' '(' Value ':' Value (',' Value ':' Value)* [','] ')'
const Value *OperatorParser::cond(const Call &call) {
  expect(Tok::LeftParen, "expected '(' after !cond operator");
  std::vector<const Value *> operands;
  while (!accept(Tok::RightParen)) {
    operands.push_back(parse_operand(call));
    expect(Tok::Colon, "expected ':'  following a condition in !cond operator");
    operands.push_back(parse_operand(call, call.expected));
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
      fail(Code::WrongType, "inconsistent types " + type_name(type) + " and " +
                                type_name(value_type) + " for !cond");
    type = common;
  }
  if (!type)
    fail("could not determine type for !cond from its arguments");
  return e_.apply(call.op, operands, type, nullptr, call.record);
}

// --- iteration ---------------------------------------------------------------

const StringValue *OperatorParser::parse_iterator_name(const char *message) {
  if (tok() != Tok::Identifier)
    fail(message);
  return tokens_.string();
}

Record *OperatorParser::scratch_record() {
  if (!scratch_)
    scratch_ = e_.records.make_record(values_.string(".parse"), pos(), RecordKind::Def);
  else
    ++values_.stats().records; // the reference makes one for each use
  return scratch_;
}

const Value *OperatorParser::parse_scoped(std::initializer_list<Scopes::Iterator> iterators,
                                          Record *record, const Type *expected) {
  Record *context = record ? record : scratch_record();
  if (e_.is_exhaustive)
    for (const Scopes::Iterator &iterator : iterators)
      e_.fit(values_.unset(), iterator.type); // the reference declares a field for each
  Scopes::Guard scope(scopes_, {.record = context, .iterators = iterators});
  return operands_.parse_value(context, expected);
}

// Foldl ::= '!foldl' '(' Start ',' List ',' Id ',' Id ',' Expression ')'
const Value *OperatorParser::foldl(const Call &call) {
  expect(Tok::LeftParen, "expected '(' after !foldl");
  const Value *start = parse_operand(call);
  if (!start->type)
    fail(Code::WrongType, "could not get type of !foldl start: " + value_name(start));
  expect(Tok::Comma, "expected ',' in !foldl");
  const Value *list = parse_operand(call);
  if (!list->type)
    fail(Code::WrongType, "could not get type of !foldl list: " + value_name(list));
  if (list->type->kind != TypeKind::List)
    fail(Code::WrongType, "!foldl list must be a list, but is of type " + type_name(list->type));
  expect(Tok::Comma, "expected ',' in !foldl");
  const StringValue *accumulator =
      parse_iterator_name("third argument of !foldl must be an identifier");
  if (scopes_.is_taken(call.record, accumulator))
    fail(Code::Redefinition, "left !foldl variable " + to_string(accumulator) + " already defined");
  advance();
  expect(Tok::Comma, "expected ',' in !foldl");
  const StringValue *element =
      parse_iterator_name("fourth argument of !foldl must be an identifier");
  if (scopes_.is_taken(call.record, element))
    fail(Code::Redefinition, "right !foldl variable " + to_string(element) + " already defined");
  advance();
  expect(Tok::Comma, "expected ',' in !foldl");
  const Value *expression = parse_scoped(
      {{accumulator, start->type}, {element, list->type->element}}, call.record, nullptr);
  if (!expression->type)
    fail(Code::WrongType, "could not get type of !foldl expression");
  if (expression->type != start->type)
    fail(Code::WrongType, "!foldl expression must be of same type as start (" +
                              to_string(*start->type) + "), but is of type " +
                              to_string(*expression->type));
  expect(Tok::RightParen, "expected ')' in fold operator");
  const Value *operands[] = {start, list, accumulator, element, expression};
  return e_.apply(call.op, operands, start->type, nullptr, call.record);
}

// Foreach ::= ('!foreach' | '!filter' | '!sort') '(' Id ',' Sequence ',' Expression ')'
const Value *OperatorParser::iteration(const Call &call) {
  bool maps = call.op == Op::Foreach;
  expect(Tok::LeftParen, "expected '(' after !foreach/!filter");
  const StringValue *name =
      parse_iterator_name("first argument of !foreach/!filter must be an identifier");
  advance();
  if (scopes_.is_taken(call.record, name))
    fail(Code::Redefinition, "iteration variable " + to_string(name) + " is already defined");
  expect(Tok::Comma, "expected ',' in !foreach/!filter");
  const Value *sequence = parse_operand(call);
  expect(Tok::Comma, "expected ',' in !foreach/!filter");
  if (!sequence->type)
    fail(Code::WrongType, "could not get type of !foreach/!filter list or dag");

  bool is_dag = sequence->type->kind == TypeKind::Dag && maps;
  if (!is_dag && sequence->type->kind != TypeKind::List)
    fail(Code::WrongType,
         std::string(op_name(call.op)) +
             (maps ? " must have a list or dag argument" : " must have a list argument"));
  if (call.expected && call.expected->kind != (is_dag ? TypeKind::Dag : TypeKind::List))
    fail_at(call.at, Code::WrongType,
            "expected value of type " + type_name(call.expected) +
                (is_dag ? ", but got dag type" : ", but got list type"));
  const Type *item = is_dag ? sequence->type : sequence->type->element;
  const Type *expected_item = nullptr;
  if (call.expected && maps && !is_dag)
    expected_item = call.expected->element;
  else if (call.expected && call.op == Op::Filter)
    expected_item = values_.int_type();

  const Value *expression = parse_scoped({{name, item}}, call.record, expected_item);
  expect(Tok::RightParen, "expected ')' in !foreach/!filter");
  const Type *type = sequence->type;
  if (maps && !is_dag) {
    if (!expression->type)
      fail(Code::WrongType, "could not get type of !foreach result expression");
    type = values_.list_type(expression->type);
  }
  return e_.apply(call.op, {name, sequence, expression}, type, call.record);
}

} // namespace tblgen
