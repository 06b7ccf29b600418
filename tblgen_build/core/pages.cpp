#include "pages.h"

#include <cstdint>
#include <cstdlib>
#include <new>
#include <sys/mman.h>

namespace tblgen {

void ReleasePages::operator()(void *pages) const {
  if (size < huge_page)
    std::free(pages);
  else
    ::munmap(pages, size);
}

namespace {

// Aligned, so that the first byte already lies in a huge page.
void *map_aligned(size_t size) {
  size_t reserved = size + huge_page;
  void *mapped =
      ::mmap(nullptr, reserved, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapped == MAP_FAILED)
    throw std::bad_alloc();
  auto begin = reinterpret_cast<uintptr_t>(mapped);
  uintptr_t aligned = (begin + huge_page - 1) & ~uintptr_t{huge_page - 1};
  if (aligned > begin)
    ::munmap(mapped, aligned - begin);
  if (size_t rest = begin + reserved - (aligned + size))
    ::munmap(reinterpret_cast<void *>(aligned + size), rest);
  return reinterpret_cast<void *>(aligned);
}

} // namespace

Pages allocate_pages(size_t size) {
  if (size < huge_page) {
    void *memory = std::calloc(1, size);
    if (!memory)
      throw std::bad_alloc();
    return Pages(memory, ReleasePages{size});
  }
  size = (size + 4095) & ~size_t{4095};
  void *memory = map_aligned(size);
  ::madvise(memory, size, MADV_HUGEPAGE); // a wish: without it all works as well
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
  return allocate_pages(huge_page);
}

void PagePool::give_back(Pages pages) {
  std::lock_guard lock(mutex_);
  if (pages.get_deleter().size == huge_page && free_.size() < max_pages)
    free_.push_back(std::move(pages));
}

} // namespace tblgen
