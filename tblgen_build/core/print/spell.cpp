// Values as TableGen spells them.

#include "tblgen_build/core/records/record.h"
#include "tblgen_build/core/values/bits.h"

namespace tblgen {

namespace {

// Appends to one text.
class Speller {
public:
  Speller(std::string &out, const Spelling &spelling) : out(out), spelling_(spelling) {}
  void append(const Value *value);

private:
  void append_joined(std::span<const Value *const> items);
  void append_bit(const BitRun &run, uint32_t i);
  void append_bits(const BitsValue *bits);
  void append_dag(const DagValue *dag);
  void append_name_of(const Value *value);
  void append_operator(const OperatorValue *value);
  void append_argument(const Argument &argument);

  std::string &out;
  const Spelling &spelling_;
};

void Speller::append_joined(std::span<const Value *const> items) {
  for (size_t i = 0; i < items.size(); ++i) {
    if (i)
      out += ", ";
    append(items[i]);
  }
}

void Speller::append_bit(const BitRun &run, uint32_t i) {
  if (run.kind == BitRun::Kind::Constant) {
    out += run.mask.unset >> i & 1 ? '?' : run.mask.ones >> i & 1 ? '1' : '0';
    return;
  }
  append(run.of.value);
  if (run.kind == BitRun::Kind::Slice)
    out += '{' + std::to_string(run.of.first + i) + '}';
}

void Speller::append_bits(const BitsValue *bits) {
  out += "{ ";
  BitRuns runs = runs_of(*bits);
  for (auto run = runs.rbegin(); run != runs.rend(); ++run)
    for (uint32_t i = run->width; i-- > 0;) {
      append_bit(*run, i);
      if (run->at + i)
        out += ", ";
    }
  out += " }";
}

void Speller::append_dag(const DagValue *dag) {
  out += '(';
  append(dag->op);
  if (dag->op_name)
    out.append(spelling_.marks_operator_names ? ":$" : ":").append(dag->op_name->text());
  for (size_t i = 0; i < dag->args.size(); ++i) {
    out += i ? ", " : " ";
    append(dag->args[i]);
    if (dag->names[i])
      out.append(":$").append(dag->names[i]->text());
  }
  out += ')';
}

void Speller::append_name_of(const Value *value) {
  if (auto *string = dyn_cast<StringValue>(value))
    out += string->text();
  else
    append(value);
}

void Speller::append_operator(const OperatorValue *value) {
  switch (value->op) {
  case Op::ListElement:
  case Op::ListSlice:
    append(value->operand(0));
    out += '[';
    append(value->operand(1));
    out += ']';
    return;
  case Op::RangeClosed:
    append(value->operand(0));
    out += "...";
    append(value->operand(1));
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
      append_name_of(value->operand(i));
    else
      append(value->operand(i));
  }
  out += ')';
}

void Speller::append_argument(const Argument &argument) {
  if (argument.name)
    append(argument.name);
  else
    out += std::to_string(argument.index);
  out += ": ";
  append(argument.value);
}

void Speller::append(const Value *value) {
  check_text_size(out);
  switch (value->kind) {
  case ValueKind::Unset:
    out += '?';
    return;
  case ValueKind::Bit:
    out += cast<BitValue>(value)->value ? '1' : '0';
    return;
  case ValueKind::Bits:
    return append_bits(cast<BitsValue>(value));
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
    append_joined(cast<ListValue>(value)->items);
    out += ']';
    return;
  case ValueKind::Dag:
    return append_dag(cast<DagValue>(value));
  case ValueKind::Def:
    out += cast<DefValue>(value)->record->name_text();
    return;
  case ValueKind::Var:
    out += cast<VarValue>(value)->name->text();
    return;
  case ValueKind::VarBit:
    append(cast<VarBitValue>(value)->variable);
    out += '{' + std::to_string(cast<VarBitValue>(value)->bit) + '}';
    return;
  case ValueKind::FieldOf:
    append(cast<FieldValue>(value)->record);
    out.append(".").append(cast<FieldValue>(value)->field->text());
    return;
  case ValueKind::ClassInstance: {
    auto *instance = cast<ClassInstanceValue>(value);
    out.append(instance->record_class->name_text()).append("<");
    for (size_t i = 0; i < instance->args.size(); ++i) {
      if (i)
        out += ", ";
      append_argument(instance->args[i]);
    }
    out += '>';
    return;
  }
  case ValueKind::AnonymousName:
    out += "anonymous_" + std::to_string(cast<AnonymousNameValue>(value)->number);
    return;
  case ValueKind::Operator:
    return append_operator(cast<OperatorValue>(value));
  }
}

} // namespace

void append_to(std::string &out, const Value *value, const Spelling &spelling) {
  Speller(out, spelling).append(value);
}

std::string to_string(const Value *value, const Spelling &spelling) {
  std::string out;
  append_to(out, value, spelling);
  return out;
}

std::string to_unquoted_string(const Value *value) {
  if (auto *string = dyn_cast<StringValue>(value))
    return std::string(string->text());
  return to_string(value);
}

} // namespace tblgen
