// Values as TableGen spells them.

#include "bits.h"
#include "record.h"

namespace tblgen {

namespace {

void append_joined(std::string &out, std::span<const Value *const> items) {
  for (size_t i = 0; i < items.size(); ++i) {
    if (i)
      out += ", ";
    append_to(out, items[i]);
  }
}

void append_bit(std::string &out, const BitRun &run, uint32_t i) {
  if (run.kind == BitRun::Kind::Constant) {
    out += run.mask.unset >> i & 1 ? '?' : run.mask.ones >> i & 1 ? '1' : '0';
    return;
  }
  append_to(out, run.of.value);
  if (run.kind == BitRun::Kind::Slice)
    out += '{' + std::to_string(run.of.first + i) + '}';
}

void append_bits(std::string &out, const BitsValue *bits) {
  out += "{ ";
  BitRuns runs = runs_of(*bits);
  for (auto run = runs.rbegin(); run != runs.rend(); ++run)
    for (uint32_t i = run->width; i-- > 0;) {
      append_bit(out, *run, i);
      if (run->at + i)
        out += ", ";
    }
  out += " }";
}

void append_dag(std::string &out, const DagValue *dag) {
  out += '(';
  append_to(out, dag->op);
  if (dag->op_name)
    out.append(":$").append(dag->op_name->text());
  for (size_t i = 0; i < dag->args.size(); ++i) {
    out += i ? ", " : " ";
    append_to(out, dag->args[i]);
    if (dag->names[i])
      out.append(":$").append(dag->names[i]->text());
  }
  out += ')';
}

void append_name_of(std::string &out, const Value *value) {
  if (auto *string = dyn_cast<StringValue>(value))
    out += string->text();
  else
    append_to(out, value);
}

void append_operator(std::string &out, const OperatorValue *value) {
  switch (value->op) {
  case Op::ListElement:
  case Op::ListSlice:
    append_to(out, value->operand(0));
    out += '[';
    append_to(out, value->operand(1));
    out += ']';
    return;
  case Op::RangeClosed:
    append_to(out, value->operand(0));
    out += "...";
    append_to(out, value->operand(1));
    return;
  default:
    break;
  }
  out += op_name(value->op);
  if (value->check)
    out += '<' + to_string(*value->check) + '>';
  else if (has_trait(value->op, OpTrait::ShowsType))
    out += '<' + to_string(*value->type) + '>';
  out += '(';
  for (size_t i = 0; i < value->operands.size(); ++i) {
    if (i)
      out += value->op == Op::Cond && i % 2 ? ": " : ", ";
    if (value->is_iterator(i))
      append_name_of(out, value->operand(i));
    else
      append_to(out, value->operand(i));
  }
  out += ')';
}

} // namespace

static void append_argument(std::string &out, const Argument &argument) {
  if (argument.name)
    append_to(out, argument.name);
  else
    out += std::to_string(argument.index);
  out += ": ";
  append_to(out, argument.value);
}

void append_to(std::string &out, const Value *value) {
  check_text_size(out);
  switch (value->kind) {
  case ValueKind::Unset:
    out += '?';
    return;
  case ValueKind::Bit:
    out += cast<BitValue>(value)->value ? '1' : '0';
    return;
  case ValueKind::Bits:
    return append_bits(out, cast<BitsValue>(value));
  case ValueKind::Int:
    out += std::to_string(cast<IntValue>(value)->value);
    return;
  case ValueKind::String: {
    auto *string = cast<StringValue>(value);
    out.append(string->is_code ? "[{" : "\"").append(string->text());
    out += string->is_code ? "}]" : "\"";
    return;
  }
  case ValueKind::List:
    out += '[';
    append_joined(out, cast<ListValue>(value)->items);
    out += ']';
    return;
  case ValueKind::Dag:
    return append_dag(out, cast<DagValue>(value));
  case ValueKind::Def:
    out += cast<DefValue>(value)->record->name_text();
    return;
  case ValueKind::Var:
    out += cast<VarValue>(value)->name->text();
    return;
  case ValueKind::VarBit:
    append_to(out, cast<VarBitValue>(value)->variable);
    out += '{' + std::to_string(cast<VarBitValue>(value)->bit) + '}';
    return;
  case ValueKind::FieldOf:
    append_to(out, cast<FieldValue>(value)->record);
    out.append(".").append(cast<FieldValue>(value)->field->text());
    return;
  case ValueKind::ClassInstance: {
    auto *instance = cast<ClassInstanceValue>(value);
    out.append(instance->record_class->name_text()).append("<");
    for (size_t i = 0; i < instance->args.size(); ++i) {
      if (i)
        out += ", ";
      append_argument(out, instance->args[i]);
    }
    out += '>';
    return;
  }
  case ValueKind::AnonymousName:
    out += "anonymous_" + std::to_string(cast<AnonymousNameValue>(value)->number);
    return;
  case ValueKind::Operator:
    return append_operator(out, cast<OperatorValue>(value));
  }
}

std::string to_string(const Value *value) {
  std::string out;
  append_to(out, value);
  return out;
}

std::string to_unquoted_string(const Value *value) {
  if (auto *string = dyn_cast<StringValue>(value))
    return std::string(string->text());
  return to_string(value);
}

} // namespace tblgen
