#include "heap.h"

#include "tblgen_build/core/pages.h"

#include <Python.h>

#include <cstdint>
#include <cstdlib>
#include <new>
#include <vector>
#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace tblgen::python {

namespace {

// --- Python's arenas ---------------------------------------------------------

// Python takes more from its arenas' allocator than these: the frames of a new thread, 16 KB.
constexpr size_t smallest_arena = 256 << 10;

// The system's pages, handed out in pieces of the size that Python asks for.
class Arenas {
public:
  void install() {
    PyObject_GetArenaAllocator(&before_);
    PyObjectArenaAllocator allocator{this, take, give_back};
    PyObject_SetArenaAllocator(&allocator);
  }

private:
  static void *take(void *self, size_t size) { return static_cast<Arenas *>(self)->take(size); }

  static void give_back(void *self, void *arena, size_t size) {
    static_cast<Arenas *>(self)->give_back(arena, size);
  }

  void *take(size_t size) {
    if (size < smallest_arena || size > huge_page || huge_page % size != 0 ||
        (size_ && size != size_))
      return before_.alloc(before_.ctx, size);
    size_ = size;
    if (free_.empty() && !add_pages())
      return before_.alloc(before_.ctx, size);
    void *arena = free_.back();
    free_.pop_back();
    return arena;
  }

  bool add_pages() {
    try {
      auto *begin = static_cast<char *>(pages_.emplace_back(allocate_pages(huge_page)).get());
      for (size_t at = huge_page; at > 0; at -= size_)
        free_.push_back(begin + at - size_);
      return true;
    } catch (const std::bad_alloc &) {
      return false;
    }
  }

  bool is_ours(const char *arena) const {
    for (const Pages &pages : pages_)
      if (const char *begin = static_cast<char *>(pages.get());
          arena >= begin && arena < begin + huge_page)
        return true;
    return false;
  }

  void give_back(void *arena, size_t size) {
    if (is_ours(static_cast<char *>(arena)))
      free_.push_back(arena);
    else
      before_.free(before_.ctx, arena, size);
  }

  PyObjectArenaAllocator before_ = {};
  size_t size_ = 0; // of an arena; 0: none was asked for
  std::vector<Pages> pages_;
  std::vector<void *> free_;
};

// --- malloc ------------------------------------------------------------------

#ifdef __GLIBC__

constexpr size_t heap_size = 64 << 20; // address space, no memory yet

// The heap that malloc has grows by a large piece, which gets large pages. What is left in front of
// the first of them stays unused: small pages, a fault each, where a large one costs seventy.
void grow_heap() {
  mallopt(M_ARENA_MAX, 1); // a thread's own heap would have small pages again
  mallopt(M_TOP_PAD, heap_size);
  auto begin = reinterpret_cast<uintptr_t>(::sbrk(0));
  void *volatile block = std::malloc(heap_size / 64); // not for the compiler to leave out
  auto free_from = reinterpret_cast<uintptr_t>(block);
  std::free(block);
  auto end = reinterpret_cast<uintptr_t>(::sbrk(0));
  mallopt(M_TOP_PAD, 4 << 20);
  begin = (begin + 4095) & ~uintptr_t{4095};
  if (begin >= end)
    return;
  ::madvise(reinterpret_cast<void *>(begin), end - begin, MADV_HUGEPAGE); // a wish
  uintptr_t first_large = (begin + huge_page - 1) & ~uintptr_t{huge_page - 1};
  if (free_from < first_large && first_large < end)
    block = std::malloc(first_large - free_from);
}

#endif

} // namespace

void keep_freed_memory() {
#ifdef __GLIBC__
  // By default glibc returns large blocks to the system at once, and has their pages zeroed and
  // faulted in again.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}

void take_large_pages() {
  static Arenas *arenas = nullptr;
  if (arenas)
    return;
  arenas = new Arenas; // as long as the process
  keep_freed_memory();
  arenas->install();
#ifdef __GLIBC__
  grow_heap();
#endif
}

} // namespace tblgen::python
