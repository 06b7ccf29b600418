#include "arena.h"

#include <algorithm>

namespace tblgen {

Arena::~Arena() {
  for (Pages &block : blocks_)
    pool_->give_back(std::move(block));
}

void *Arena::allocate_slow(size_t size, size_t align) {
  size_t block = std::max(size + align, huge_page);
  blocks_.push_back(block == huge_page ? pool_->take() : allocate_pages(block));
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
