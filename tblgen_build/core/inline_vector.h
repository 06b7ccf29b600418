// A vector for the few operands, arguments and bits that most values have: the
// first `capacity` elements need no allocation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>

namespace tblgen {

template <class T, size_t capacity> class InlineVector {
public:
  InlineVector() = default;
  explicit InlineVector(size_t size) { resize(size); }
  explicit InlineVector(std::span<const T> items) {
    resize(items.size());
    std::copy(items.begin(), items.end(), data_);
  }
  InlineVector(const InlineVector &) = delete;
  InlineVector &operator=(const InlineVector &) = delete;

  T *begin() { return data_; }
  T *end() { return data_ + size_; }
  const T *begin() const { return data_; }
  const T *end() const { return data_ + size_; }
  T &operator[](size_t i) { return data_[i]; }
  const T &operator[](size_t i) const { return data_[i]; }
  size_t size() const { return size_; }
  operator std::span<const T>() const { return {data_, size_}; }

private:
  void resize(size_t size) {
    if (size > capacity) {
      heap_.reset(new T[size]());
      data_ = heap_.get();
    }
    size_ = size;
  }

  T inline_[capacity] = {};
  std::unique_ptr<T[]> heap_;
  T *data_ = inline_;
  size_t size_ = 0;
};

} // namespace tblgen
