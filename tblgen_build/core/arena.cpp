#include "arena.h"

#include <algorithm>

namespace tblgen {

namespace {
constexpr size_t first_block = huge_page;
constexpr size_t largest_block = huge_page;
} // namespace

void *Arena::allocate_slow(size_t size, size_t align) {
  // Blocks grow with use: a small translation unit stays small, a large one
  // does not pay for thousands of blocks.
  size_t block = std::clamp(reserved_ / 2, first_block, largest_block);
  block = std::max(block, size + align);
  blocks_.push_back(allocate_pages(block));
  reserved_ += block;
  auto begin = reinterpret_cast<uintptr_t>(blocks_.back().get());
  uintptr_t start = (begin + align - 1) & ~(uintptr_t{align} - 1);
  // A block made for one large object must not throw away the rest of the
  // current one.
  if (begin + block - (start + size) >= end_ - cursor_) {
    cursor_ = start + size;
    end_ = begin + block;
  }
  return reinterpret_cast<void *>(start);
}

} // namespace tblgen
