// A growing list in an arena: for the many small lists of records, which are
// never freed one by one. What is outgrown stays in the arena.
#pragma once

#include "tblgen_build/core/support/arena.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace tblgen {

template <class T> class ArenaVector {
public:
  ArenaVector() = default;
  // Copies share nothing: each record changes its own list.
  ArenaVector(Arena &arena, std::span<const T> items) { append(arena, items); }
  ArenaVector(const ArenaVector &) = delete;
  ArenaVector &operator=(const ArenaVector &) = delete;

  T *begin() { return data_; }
  T *end() { return data_ + size_; }
  const T *begin() const { return data_; }
  const T *end() const { return data_ + size_; }
  T &operator[](size_t i) { return data_[i]; }
  const T &operator[](size_t i) const { return data_[i]; }
  const T &front() const { return data_[0]; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  operator std::span<const T>() const { return {data_, size_}; }

  void push_back(Arena &arena, const T &item) { append(arena, {&item, 1}); }
  void append(Arena &arena, std::span<const T> items) {
    if (items.empty())
      return;
    if (size_ + items.size() > capacity_)
      grow(arena, size_ + items.size());
    std::copy(items.begin(), items.end(), data_ + size_);
    size_ += static_cast<uint32_t>(items.size());
  }
  void clear() { size_ = 0; }

private:
  void grow(Arena &arena, size_t wanted) {
    // The first allocation is exact: most lists never grow again.
    size_t capacity = capacity_ == 0 ? wanted : std::max(wanted, size_t{capacity_} * 2);
    T *data = arena.make_array<T>(capacity);
    std::copy_n(data_, size_, data);
    data_ = data;
    capacity_ = static_cast<uint32_t>(capacity);
  }

  T *data_ = nullptr;
  uint32_t size_ = 0, capacity_ = 0;
};

} // namespace tblgen
