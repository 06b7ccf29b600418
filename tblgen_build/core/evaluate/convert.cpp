// Values as other types: what the language converts without being asked.

#include "tblgen_build/core/evaluate/evaluate.h"
#include "tblgen_build/core/support/inline_vector.h"

#include <bit>

namespace tblgen {

namespace {

bool fits(int64_t value, uint32_t width) {
  if (width >= 64)
    return true;
  // Both the unsigned and the signed reading of `width` bits will do.
  return value >> width == 0 || (width > 0 && value >> (width - 1) == -1);
}

std::optional<int64_t> bits_to_integer(const BitsValue *bits) {
  if (bits->packed)
    return bits->mask.unset ? std::nullopt : std::optional(static_cast<int64_t>(bits->mask.ones));
  uint64_t result = 0; // bits from 64 on wrap around, as in the reference
  for (const BitRun &run : bits->runs) {
    if (run.kind != BitRun::Kind::Constant || run.mask.unset)
      return std::nullopt;
    result |= std::rotl(run.mask.ones, static_cast<int>(run.at & 63));
  }
  return static_cast<int64_t>(result);
}

const Value *bits_of(ValueTable &values, int64_t number, uint32_t width) {
  if (width <= 64) {
    uint64_t mask = width == 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1;
    return values.bits(width, static_cast<uint64_t>(number) & mask, 0);
  }
  std::vector<const Value *> bits(width);
  for (uint32_t i = 0; i < width; ++i)
    bits[i] = values.bit(i < 64 && number >> i & 1);
  return values.bits(bits);
}

} // namespace

std::optional<int64_t> Evaluator::bits_as_integer(const Value *value) {
  std::optional<int64_t> number;
  if (auto *bit = dyn_cast<BitValue>(value))
    number = bit->value;
  else
    number = bits_to_integer(cast<BitsValue>(value));
  if (number && is_exhaustive)
    values.integer(*number); // the reference converts by making a value
  return number;
}

const Value *Evaluator::convert(const Value *value, const Type *type) {
  switch (value->kind) {
  case ValueKind::Unset:
    return value;
  case ValueKind::Bit:
    if (type->kind == TypeKind::Int)
      return values.integer(cast<BitValue>(value)->value);
    if (type->kind == TypeKind::Bits && type->width == 1)
      return values.bits({&value, 1});
    return type->kind == TypeKind::Bit ? value : nullptr;
  case ValueKind::Bits: {
    auto *bits = cast<BitsValue>(value);
    if (type->kind == TypeKind::Bit)
      return bits->width == 1 ? values.bit_of(value, 0) : nullptr;
    if (type->kind == TypeKind::Int) {
      auto number = bits_to_integer(bits);
      return number ? values.integer(*number) : nullptr;
    }
    return value->type == type ? value : nullptr;
  }
  case ValueKind::Int: {
    int64_t number = cast<IntValue>(value)->value;
    if (type->kind == TypeKind::Bit)
      return number == 0 || number == 1 ? values.bit(number) : nullptr;
    if (type->kind == TypeKind::Bits)
      return fits(number, type->width) ? bits_of(values, number, type->width) : nullptr;
    return type->kind == TypeKind::Int ? value : nullptr;
  }
  case ValueKind::List: {
    if (value->type == type)
      return value;
    if (type->kind != TypeKind::List)
      return nullptr;
    auto *list = cast<ListValue>(value);
    std::vector<const Value *> items(list->items.begin(), list->items.end());
    bool changed = false;
    for (const Value *&item : items) {
      const Value *converted = convert(item, type->element);
      if (!converted)
        return nullptr;
      changed |= converted != item;
      item = converted;
    }
    return changed ? values.list(items, type->element) : value;
  }
  case ValueKind::Def:
    return type->kind == TypeKind::Record &&
                   is_convertible(cast<DefValue>(value)->record->type(), type)
               ? value
               : nullptr;
  default:
    if (value->type == nullptr)
      return nullptr;
    if (is_a(value->type, type))
      return value;
    if (value->type->kind == TypeKind::Bit && type->kind == TypeKind::Bits && type->width == 1)
      return values.bits({&value, 1});
    return nullptr;
  }
}

const Value *Evaluator::cast_to(const Value *value, const Type *type) {
  if (const Value *converted = convert(value, type))
    return converted;
  if (!value->type || !is_convertible(value->type, type))
    return nullptr;
  return apply(Op::Cast, {value}, type, nullptr);
}

} // namespace tblgen
