#include "tblgen_build/core/values/bits.h"

#include <algorithm>

namespace tblgen {

namespace {

using Kind = BitRun::Kind;

constexpr uint32_t mask_width = 64;

uint64_t low_bits(uint32_t width) {
  return width >= mask_width ? ~uint64_t{0} : (uint64_t{1} << width) - 1;
}

} // namespace

const BitRun &run_of(const BitsValue &bits, uint32_t index) {
  auto after = std::ranges::upper_bound(bits.runs, index, {}, &BitRun::at);
  return *(after - 1);
}

void BitsBuilder::add(const Value *bit) {
  if (auto *known = dyn_cast<BitValue>(bit))
    add_constants({known->value, 0}, 1);
  else if (is_unset(bit))
    add_constants({0, 1}, 1);
  else if (auto *var_bit = dyn_cast<VarBitValue>(bit))
    add_slice(var_bit->variable, var_bit->bit, 1);
  else
    add_whole(bit);
}

void BitsBuilder::add_run(Kind kind, uint32_t width, BitRun::Origin of) {
  runs_.push_back(BitRun::of_value(kind, width_, width, of));
  width_ += width;
}

void BitsBuilder::add_constants(PackedBits mask, uint32_t width) {
  if (!runs_.empty() && width > 0) {
    BitRun &last = runs_[runs_.size() - 1];
    uint32_t taken = last.kind == Kind::Constant ? std::min(width, mask_width - last.width) : 0;
    if (taken > 0) {
      last.mask.ones |= (mask.ones & low_bits(taken)) << last.width;
      last.mask.unset |= (mask.unset & low_bits(taken)) << last.width;
      last.width = (last.width + taken) & 0x3FFFFFFF;
      width_ += taken;
      width -= taken;
      mask = width ? PackedBits{mask.ones >> taken, mask.unset >> taken} : PackedBits{};
    }
  }
  if (width == 0)
    return;
  runs_.push_back(BitRun::constants(width_, width, mask));
  width_ += width;
}

void BitsBuilder::add_slice(const Value *value, uint64_t first, uint32_t width) {
  if (!runs_.empty()) {
    BitRun &last = runs_[runs_.size() - 1];
    if (last.kind == Kind::Slice && last.of.value == value && last.of.first + last.width == first) {
      last.width = (last.width + width) & 0x3FFFFFFF;
      width_ += width;
      return;
    }
  }
  add_run(Kind::Slice, width, {value, first});
}

// `first` counts in the mask, `replaced_first` in the variable.
void BitsBuilder::add_masked(PackedBits mask, uint32_t first, uint32_t width, const Value *replaced,
                             uint32_t replaced_first) {
  PackedBits part{mask.ones >> first & low_bits(width), mask.unset >> first & low_bits(width)};
  if (!replaced || part.unset == 0)
    return add_constants(part, width);
  if (part.unset == low_bits(width))
    return add_slice(replaced, replaced_first, width);
  for (uint32_t i = 0; i < width; ++i)
    if (part.unset >> i & 1)
      add_slice(replaced, replaced_first + i, 1);
    else
      add_constants({part.ones >> i & 1, 0}, 1);
}

void BitsBuilder::add_runs(const BitsValue &bits, uint32_t first, uint32_t width,
                           const Value *replaced) {
  uint32_t end = first + width;
  for (const BitRun *run = &run_of(bits, first); first < end; ++run) {
    uint32_t skipped = first - run->at, taken = std::min(end, run->at + run->width) - first;
    if (run->kind == Kind::Constant)
      add_masked(run->mask, skipped, taken, replaced, first);
    else if (run->kind == Kind::Slice)
      add_slice(run->of.value, run->of.first + skipped, taken);
    else
      add_whole(run->of.value);
    first += taken;
  }
}

void BitsBuilder::add_bits(const Value *value, uint32_t first, uint32_t width,
                           const Value *replaced) {
  if (width == 0)
    return;
  if (auto *bits = dyn_cast<BitsValue>(value))
    return bits->packed ? add_masked(bits->mask, first, width, replaced, first)
                        : add_runs(*bits, first, width, replaced);
  auto *integer = dyn_cast<IntValue>(value);
  if (integer && width <= mask_width) {
    int64_t shifted = integer->value >> std::min(first, mask_width - 1); // the sign goes on
    return add_constants({static_cast<uint64_t>(shifted) & low_bits(width), 0}, width);
  }
  bool has_bits =
      value->is(ValueKind::Bit) || is_unset(value) || value->type->kind == TypeKind::Bit;
  if (!integer && !has_bits)
    return add_slice(value, first, width);
  for (uint32_t i = first; i < first + width; ++i) {
    const Value *bit = values_.bit_of(value, i);
    if (is_unset(bit) && replaced)
      add_slice(replaced, i, 1);
    else
      add(bit);
  }
}

const BitsValue *BitsBuilder::finish() {
  if (width_ == 0)
    return values_.bits(0, 0, 0);
  if (runs_.size() == 1 && runs_[0].kind == Kind::Constant)
    return values_.bits(width_, runs_[0].mask.ones, runs_[0].mask.unset);
  return values_.bits(std::span<const BitRun>(runs_));
}

} // namespace tblgen
