// Arithmetic and comparison.

#include "tblgen_build/core/evaluate/folding.h"

#include <bit>

namespace tblgen {

namespace {

template <class T> Ordering order(const T &a, const T &b) {
  return a < b ? Ordering::Less : b < a ? Ordering::Greater : Ordering::Equal;
}

} // namespace

const Value *Folding::logical_not() {
  auto number = integer(0);
  return number ? boolean(*number == 0) : nullptr;
}

const Value *Folding::logtwo() {
  auto number = integer(0);
  if (!number)
    return nullptr;
  if (*number <= 0)
    fail("Illegal operation: logtwo is undefined on arguments less than or equal to 0");
  return t.integer(static_cast<int64_t>(std::bit_width(static_cast<uint64_t>(*number))) - 1);
}

template <class F> const Value *Folding::arithmetic(F compute) {
  auto left = integer(0), right = integer(1);
  if (!left || !right)
    return nullptr;
  // Unsigned: TableGen's integers wrap.
  return t.integer(
      static_cast<int64_t>(compute(static_cast<uint64_t>(*left), static_cast<uint64_t>(*right))));
}
const Value *Folding::add() {
  return arithmetic([](uint64_t x, uint64_t y) { return x + y; });
}
const Value *Folding::sub() {
  return arithmetic([](uint64_t x, uint64_t y) { return x - y; });
}
const Value *Folding::mul() {
  return arithmetic([](uint64_t x, uint64_t y) { return x * y; });
}
const Value *Folding::bit_and() {
  return arithmetic([](uint64_t x, uint64_t y) { return x & y; });
}
const Value *Folding::bit_or() {
  return arithmetic([](uint64_t x, uint64_t y) { return x | y; });
}
const Value *Folding::bit_xor() {
  return arithmetic([](uint64_t x, uint64_t y) { return x ^ y; });
}
template <class F> const Value *Folding::shift(F compute) {
  auto left = integer(0), right = integer(1);
  if (!left || !right)
    return nullptr;
  if (*right < 0 || *right > 63)
    fail("Illegal operation: out of bounds shift");
  return t.integer(compute(*left, static_cast<unsigned>(*right)));
}
const Value *Folding::shl() {
  return shift(
      [](int64_t x, unsigned n) { return static_cast<int64_t>(static_cast<uint64_t>(x) << n); });
}
const Value *Folding::srl() {
  return shift(
      [](int64_t x, unsigned n) { return static_cast<int64_t>(static_cast<uint64_t>(x) >> n); });
}
const Value *Folding::sra() {
  return shift([](int64_t x, unsigned n) { return x >> n; });
}
const Value *Folding::div() {
  auto left = integer(0), right = integer(1);
  if (!left || !right)
    return nullptr;
  if (*right == 0)
    fail("Illegal operation: division by zero");
  if (*left == INT64_MIN && *right == -1)
    fail("Illegal operation: INT64_MIN / -1");
  return t.integer(*left / *right);
}

Ordering Folding::compare(const Value *x, const Value *y) const {
  auto left = e.as_integer(x), right = e.as_integer(y);
  if (left && right)
    return order(*left, *right);
  auto *left_string = dyn_cast<StringValue>(x), *right_string = dyn_cast<StringValue>(y);
  if (left_string && right_string)
    return order(left_string->text(), right_string->text());
  if (x->is(ValueKind::Def) && y->is(ValueKind::Def))
    return x == y ? Ordering::Equal : Ordering::Unequal;
  return Ordering::Unknown;
}
template <class F> const Value *Folding::comparison(F holds) {
  Ordering ordering = compare(a(0), a(1));
  return ordering == Ordering::Unknown ? nullptr : t.bit(holds(ordering));
}
template <class F> const Value *Folding::ordering(F holds) {
  Ordering ordering = compare(a(0), a(1));
  if (a(0)->is(ValueKind::Def) || ordering == Ordering::Unknown)
    return nullptr;
  return t.bit(holds(ordering));
}
const Value *Folding::eq() {
  return comparison([](Ordering o) { return o == Ordering::Equal; });
}
const Value *Folding::ne() {
  return comparison([](Ordering o) { return o != Ordering::Equal; });
}
const Value *Folding::lt() {
  return ordering([](Ordering o) { return o == Ordering::Less; });
}
const Value *Folding::le() {
  return ordering([](Ordering o) { return o != Ordering::Greater; });
}
const Value *Folding::gt() {
  return ordering([](Ordering o) { return o == Ordering::Greater; });
}
const Value *Folding::ge() {
  return ordering([](Ordering o) { return o != Ordering::Less; });
}

} // namespace tblgen
