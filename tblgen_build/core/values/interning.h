// How types and values are hashed, and their parts copied, when they are made once for a
// translation unit. For the files that make them.
#pragma once

#include "tblgen_build/core/support/arena.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace tblgen {

constexpr uint64_t hash_with(uint64_t h, uint64_t x) {
  h = (h ^ x) * 0x9E3779B97F4A7C15u;
  return h ^ (h >> 32);
}

inline uint64_t hash_with(uint64_t h, const void *p) {
  return hash_with(h, reinterpret_cast<uintptr_t>(p) >> 3);
}

template <class T> uint64_t hash_with_all(uint64_t h, std::span<T *const> items) {
  for (T *item : items)
    h = hash_with(h, item);
  return hash_with(h, items.size());
}

template <class T> std::span<T *const> copy_span(Arena &arena, std::span<T *const> items) {
  if (items.empty())
    return {};
  T **copy = arena.make_array<T *>(items.size());
  std::copy(items.begin(), items.end(), copy);
  return {copy, items.size()};
}

} // namespace tblgen
