#include "tblgen_build/core/support/pages.h"

#include <cstdlib>
#include <new>
#include <sys/mman.h>
#include <utility>

namespace tblgen {

void ReleasePages::operator()(void *pages) const {
  if (size < pages_at_once)
    std::free(pages);
  else
    ::munmap(pages, size);
}

Pages allocate_pages(size_t size) {
  if (size < pages_at_once) {
    void *memory = std::calloc(1, size);
    if (!memory)
      throw std::bad_alloc();
    return Pages(memory, ReleasePages{size});
  }
  void *memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    throw std::bad_alloc();
  return Pages(memory, ReleasePages{size});
}

void make_present([[maybe_unused]] void *begin, [[maybe_unused]] size_t size) {
#ifdef __linux__
  constexpr int populate_write = 23; // of Linux 5.14; headers of older systems do not have it
  ::madvise(begin, size, populate_write);
#endif
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
