// Zeroed memory straight from the system, in huge pages where it is large: a
// translation unit touches all of it once, and faults would cost a fifth of the time.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace tblgen {

constexpr size_t huge_page = size_t{2} << 20;

struct ReleasePages {
  size_t size = 0;
  void operator()(void *pages) const;
};
using Pages = std::unique_ptr<void, ReleasePages>;

// Throws std::bad_alloc where there is no memory.
Pages allocate_pages(size_t size);

// A fixed number of zeroed elements.
template <class T> class ZeroedArray {
  static_assert(std::is_trivial_v<T>);

public:
  explicit ZeroedArray(size_t size) : pages_(allocate_pages(size * sizeof(T))), size_(size) {}

  T &operator[](size_t i) { return begin()[i]; }
  const T &operator[](size_t i) const { return static_cast<const T *>(pages_.get())[i]; }
  T *begin() { return static_cast<T *>(pages_.get()); }
  T *end() { return begin() + size_; }
  size_t size() const { return size_; }
  void swap(ZeroedArray &other) {
    pages_.swap(other.pages_);
    std::swap(size_, other.size_);
  }

private:
  Pages pages_;
  size_t size_;
};

} // namespace tblgen
