// Operators on records and types: conversion, membership, existence.

#include "tblgen_build/core/evaluate/folding.h"

namespace tblgen {

bool Folding::is_own_name(const StringValue *name) const {
  if (!record)
    return false;
  return name == record->name() ||
         (record->name()->is(ValueKind::AnonymousName) && name->text() == record->name_text());
}

const Value *Folding::isa() {
  const Value *operand = a(0);
  if (!operand->type)
    return nullptr;
  if (is_convertible(operand->type, value->check))
    return boolean(true);
  if (value->check->kind != TypeKind::Record)
    return boolean(false);
  // What is fully known and not of the class now will not be of it later.
  if ((!is_convertible(value->check, operand->type) && operand->concrete) ||
      operand->is(ValueKind::Def))
    return boolean(false);
  return nullptr;
}

const Value *Folding::exists() {
  auto *name = as<StringValue>(0);
  if (!name)
    return nullptr;
  if (const Record *def = find_def(name))
    return boolean(is_a(def->def_value()->type, value->check));
  if (is_own_name(name))
    return is_final ? boolean(is_a(record->type(), value->check)) : nullptr;
  return is_final ? boolean(false) : nullptr;
}

const Value *Folding::instances() {
  auto *regex = as<StringValue>(0);
  if (!regex || (record && !is_final))
    return nullptr;
  return e.instances(value->check, regex, record);
}

const Value *Folding::initialized() {
  if (is_unset(a(0)))
    return boolean(false);
  return a(0)->concrete ? boolean(true) : nullptr;
}

const Value *Folding::cast_operator() {
  if (value->type->kind == TypeKind::String) {
    if (a(0)->is(ValueKind::String))
      return a(0);
    if (a(0)->is(ValueKind::Def))
      return t.string(to_string(a(0)));
    if (auto number = integer(0))
      return t.string(std::to_string(*number));
  } else if (value->type->kind == TypeKind::Record) {
    if (auto *name = as<StringValue>(0))
      return cast_to_record(name);
  }
  return e.convert(a(0), value->type);
}

const Value *Folding::cast_to_record(const StringValue *name) {
  const Record *def = find_def(name);
  if (!def && is_own_name(name)) {
    if (!is_final)
      return nullptr;
    def = record;
  }
  if (!def) {
    if (is_final)
      fail(Code::UnknownName,
           Words("Undefined reference to record: '" + std::string(name->text()) + "'",
                 {std::string(name->text())}));
    return nullptr;
  }
  if (!is_a(def->type(), value->type))
    fail("Expected type " + type_name(value->type) + ", got " + type_name(def->type()) +
         " in: " + to_string(value));
  return def->def_value();
}

const Record *Folding::find_def(const StringValue *name) const {
  const StringValue *plain = name->is_code ? t.string(name->text()) : name;
  return plain->symbol ? plain->symbol->def : nullptr;
}

} // namespace tblgen
