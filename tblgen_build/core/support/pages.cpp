#include "tblgen_build/core/support/pages.h"

#include <cstdint>
#include <cstdlib>
#include <new>
#include <sys/mman.h>
#include <utility>

namespace tblgen {

namespace {

size_t until_huge_page(void *begin) { return -reinterpret_cast<uintptr_t>(begin) % pages_at_once; }

} // namespace

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
  size = (size + present_at_once - 1) / present_at_once * present_at_once;
  // More than is needed, for huge pages begin at a multiple of their size.
  const size_t taken = size + pages_at_once;
  void *memory = ::mmap(nullptr, taken, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    throw std::bad_alloc();
  auto *begin = static_cast<char *>(memory);
  const size_t before = until_huge_page(begin);
  if (before)
    ::munmap(begin, before);
  begin += before;
  ::munmap(begin + size, pages_at_once - before);
  make_huge(begin, size);
  return Pages(begin, ReleasePages{size});
}

void make_huge([[maybe_unused]] void *begin, [[maybe_unused]] size_t size) {
#ifdef __linux__
  const size_t before = until_huge_page(begin);
  if (size > before)
    ::madvise(static_cast<char *>(begin) + before, size - before, MADV_HUGEPAGE);
#endif
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
