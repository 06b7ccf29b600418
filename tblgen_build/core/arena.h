// A bump allocator for objects that live as long as their translation unit.
// It runs no destructors: only trivially destructible types go in.
#pragma once

#include "pages.h"

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
  Arena() = default;
  Arena(const Arena &) = delete;
  Arena &operator=(const Arena &) = delete;

  void *allocate(size_t size, size_t align) {
    uintptr_t start = (cursor_ + align - 1) & ~(uintptr_t{align} - 1);
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
  void *allocate_slow(size_t size, size_t align);

  std::vector<Pages> blocks_;
  uintptr_t cursor_ = 0;
  uintptr_t end_ = 0;
  size_t reserved_ = 0;
};

} // namespace tblgen
