// A bump allocator for objects that live as long as their translation unit.
// It runs no destructors: only trivially destructible types go in.
#pragma once

#include "tblgen_build/core/support/pages.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tblgen {

class Arena {
public:
  // Blocks come from the pool, and go back to it.
  explicit Arena(std::shared_ptr<PagePool> pool) : pool_(std::move(pool)) {}
  ~Arena();
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  void *allocate(size_t size, size_t align) {
    uintptr_t start = aligned(cursor_, align);
    if (start + size > end_) [[unlikely]]
      return allocate_slow(size, align);
    cursor_ = start + size;
    return reinterpret_cast<void *>(start);
  }

  template <class T, class... Args> T *make(Args &&...args) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocate(sizeof(T), alignof(T))) T{std::forward<Args>(args)...};
  }

  // Uninitialized room for `count` objects.
  template <class T> T *make_array(size_t count) {
    static_assert(std::is_trivially_destructible_v<T>);
    return static_cast<T *>(allocate(sizeof(T) * count, alignof(T)));
  }

  std::string_view copy(std::string_view text) {
    if (text.empty()) // whose data() may be null
      return "";
    char *data = make_array<char>(text.size());
    std::memcpy(data, text.data(), text.size());
    return {data, text.size()};
  }

  size_t bytes_reserved() const { return reserved_; }

private:
  static uintptr_t aligned(uintptr_t address, size_t align) {
    return (address + align - 1) & ~(uintptr_t{align} - 1);
  }
  void *allocate_slow(size_t size, size_t align);
  void *use(uintptr_t start, size_t size); // of the current block

  std::shared_ptr<PagePool> pool_;
  std::vector<Pages> blocks_;
  uintptr_t cursor_ = 0;
  uintptr_t end_ = 0; // of what is present
  uintptr_t block_end_ = 0;
  size_t reserved_ = 0;
};

// A fixed number of zeroed elements: in the arena where they are few, so that they
// share its pages; else in pages of their own, which are given back.
template <class T> class ZeroedArray {
  static_assert(std::is_trivial_v<T>);

public:
  ZeroedArray(Arena &arena, size_t size) : size_(size) {
    if (size * sizeof(T) < pages_at_once / 2) {
      data_ = arena.make_array<T>(size);
      std::memset(static_cast<void *>(data_), 0, size * sizeof(T));
    } else {
      pages_ = allocate_pages(size * sizeof(T));
      system::make_present(pages_.get(), size * sizeof(T));
      data_ = static_cast<T *>(pages_.get());
    }
  }

  T &operator[](size_t i) { return data_[i]; }
  const T &operator[](size_t i) const { return data_[i]; }
  T *begin() { return data_; }
  T *end() { return data_ + size_; }
  size_t size() const { return size_; }
  void swap(ZeroedArray &other) noexcept {
    pages_.swap(other.pages_);
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
  }

private:
  Pages pages_;
  T *data_;
  size_t size_;
};

} // namespace tblgen
