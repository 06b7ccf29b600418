// A vector for the few operands, arguments and bits that most values have: the
// first `inline_count` elements need no allocation. Elements are trivial: those that
// a size makes room for are uninitialized.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

namespace tblgen {

template <class T, size_t inline_count> class InlineVector {
  static_assert(std::is_trivially_copyable_v<T>);

public:
  InlineVector() = default;
  explicit InlineVector(size_t size) { resize(size); }
  explicit InlineVector(std::span<const T> items) { append(items); }
  InlineVector(const InlineVector &) = delete;
  InlineVector &operator=(const InlineVector &) = delete;

  T *begin() { return data_; }
  T *end() { return data_ + size_; }
  const T *begin() const { return data_; }
  const T *end() const { return data_ + size_; }
  T *data() { return data_; }
  T &operator[](size_t i) { return data_[i]; }
  const T &operator[](size_t i) const { return data_[i]; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  operator std::span<const T>() const { return {data_, size_}; }

  void push_back(T item) {
    if (size_ == capacity_) [[unlikely]]
      grow(size_ + 1);
    data_[size_++] = item;
  }
  void append(std::span<const T> items) {
    size_t before = size_;
    resize(size_ + items.size());
    std::copy(items.begin(), items.end(), data_ + before);
  }
  void resize(size_t size) {
    if (size > capacity_) [[unlikely]]
      grow(size);
    size_ = size;
  }
  void assign(size_t size, T item) {
    resize(size);
    std::fill_n(data_, size, item);
  }

private:
  void grow(size_t wanted) {
    size_t capacity = std::max(wanted, 2 * capacity_);
    std::unique_ptr<T[]> larger(new T[capacity]);
    std::copy_n(data_, size_, larger.get());
    heap_ = std::move(larger);
    data_ = heap_.get();
    capacity_ = capacity;
  }

  std::unique_ptr<T[]> heap_;
  T *data_ = reinterpret_cast<T *>(inline_);
  size_t size_ = 0, capacity_ = inline_count;
  alignas(T) std::byte inline_[inline_count * sizeof(T)]; // left uninitialized
};

} // namespace tblgen
