// Putting bits values together from bits and slices of other values.
#pragma once

#include "tblgen_build/core/support/inline_vector.h"
#include "tblgen_build/core/values/value.h"

namespace tblgen {

// What a bits value consists of, packed or not.
class BitRuns {
public:
  explicit BitRuns(const BitsValue &bits) {
    if (bits.packed) {
      packed_ = BitRun::constants(0, bits.width, bits.mask);
      runs_ = {&packed_, bits.width ? size_t{1} : 0};
    } else {
      runs_ = bits.runs;
    }
  }
  BitRuns(const BitRuns &) = delete;
  BitRuns &operator=(const BitRuns &) = delete;
  auto begin() const { return runs_.begin(); }
  auto end() const { return runs_.end(); }
  auto rbegin() const { return runs_.rbegin(); }
  auto rend() const { return runs_.rend(); }

private:
  BitRun packed_;
  std::span<const BitRun> runs_;
};

inline BitRuns runs_of(const BitsValue &bits) { return BitRuns(bits); }

// The run that has the bit; the bits are not packed.
const BitRun &run_of(const BitsValue &bits, uint32_t index);

// Takes bits from the least significant up.
class BitsBuilder {
public:
  explicit BitsBuilder(ValueTable &values) : values_(values) {}

  uint32_t width() const { return width_; }
  void add(const Value *bit); // a bit, `?`, a bit of a variable, or another single bit
  void add_constants(PackedBits mask, uint32_t width); // at most 64, nothing above them set
  // Bits of an unresolved value.
  void add_slice(const Value *value, uint64_t first, uint32_t width);
  // Bits `first` and up of any value that has them. Where they are `?` and there is
  // a variable that they replace, its bits are added instead.
  void add_bits(const Value *value, uint32_t first, uint32_t width,
                const Value *replaced = nullptr);
  const BitsValue *finish();

private:
  void add_run(BitRun::Kind kind, uint32_t width, BitRun::Origin of);
  void add_whole(const Value *bit) { add_run(BitRun::Kind::Whole, 1, {bit, 0}); }
  void add_masked(PackedBits mask, uint32_t first, uint32_t width, const Value *replaced,
                  uint32_t replaced_first);
  void add_runs(const BitsValue &bits, uint32_t first, uint32_t width, const Value *replaced);

  ValueTable &values_;
  InlineVector<BitRun, 24> runs_;
  uint32_t width_ = 0;
};

} // namespace tblgen
