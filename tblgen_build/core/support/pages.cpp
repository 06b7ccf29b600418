#include "tblgen_build/core/support/pages.h"

#include <cstdlib>
#include <new>
#include <utility>

namespace tblgen {

void ReleasePages::operator()(void *pages) const {
  if (size < pages_at_once)
    std::free(pages);
  else
    system::release_pages(pages, size);
}

Pages allocate_pages(size_t size) {
  bool is_small = size < pages_at_once;
  if (!is_small)
    size = (size + present_at_once - 1) / present_at_once * present_at_once;
  void *memory = is_small ? std::calloc(1, size) : system::take_pages(size);
  if (!memory)
    throw std::bad_alloc();
  return Pages(memory, ReleasePages{size});
}

Pages PagePool::take() {
  {
    std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      Pages pages = std::move(free_.back());
      free_.pop_back();
      return pages;
    }
  }
  return allocate_pages(pages_at_once);
}

void PagePool::give_back(Pages pages) {
  std::lock_guard lock(mutex_);
  if (pages.get_deleter().size == pages_at_once && free_.size() < most)
    free_.push_back(std::move(pages));
}

} // namespace tblgen
