#include "tblgen_build/core/support/arena.h"

#include <algorithm>

namespace tblgen {

Arena::~Arena() {
  for (Pages &block : blocks_)
    pool_->give_back(std::move(block));
}

void *Arena::allocate_slow(size_t size, size_t align) {
  uintptr_t start = aligned(cursor_, align);
  if (size <= block_end_ - std::min(start, block_end_))
    return use(start, size);
  size_t block = std::max(size + align, pages_at_once);
  blocks_.push_back(block == pages_at_once ? pool_->take() : allocate_pages(block));
  reserved_ += block;
  auto begin = reinterpret_cast<uintptr_t>(blocks_.back().get());
  start = aligned(begin, align);
  // A block made for one large object must not throw away the rest of the
  // current one.
  if (begin + block - (start + size) < block_end_ - cursor_)
    return reinterpret_cast<void *>(start);
  end_ = begin;
  block_end_ = begin + block;
  return use(start, size);
}

void *Arena::use(uintptr_t start, size_t size) {
  cursor_ = start + size;
  uintptr_t end = std::min(aligned(cursor_, present_at_once), block_end_);
  system::make_present(reinterpret_cast<void *>(end_), end - end_);
  end_ = end;
  return reinterpret_cast<void *>(start);
}

} // namespace tblgen
