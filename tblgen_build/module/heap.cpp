#include "heap.h"

#include "tblgen_build/core/support/pages.h"

#include <Python.h>

#include <cstdlib>
#include <new>
#include <vector>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace tblgen::python {

namespace {

// What malloc takes from the system first: only address space, until it is used. Less than its
// threshold for blocks that are mapped on their own.
constexpr size_t first_heap = 31 << 20;

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
    if (size < smallest_arena || size > pages_at_once || pages_at_once % size != 0 ||
        (size_ && size != size_))
      return before_.alloc(before_.ctx, size);
    size_ = size;
    if (free_.empty() && !add_pages())
      return before_.alloc(before_.ctx, size);
    void *arena = free_.back();
    free_.pop_back();
    system::make_present(arena, size);
    return arena;
  }

  bool add_pages() {
    try {
      auto *begin = static_cast<char *>(pages_.emplace_back(allocate_pages(pages_at_once)).get());
      for (size_t at = pages_at_once; at > 0; at -= size_)
        free_.push_back(begin + at - size_);
      return true;
    } catch (const std::bad_alloc &) {
      return false;
    }
  }

  bool is_ours(const char *arena) const {
    for (const Pages &pages : pages_)
      if (const char *begin = static_cast<char *>(pages.get());
          arena >= begin && arena < begin + pages_at_once)
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

} // namespace

void keep_freed_memory() {
#ifdef __GLIBC__
  // By default glibc returns large blocks to the system at once, and has their pages zeroed and
  // faulted in again.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}

void take_large_pieces() {
  static Arenas *arenas = nullptr;
  if (arenas)
    return;
  arenas = new Arenas; // as long as the process
  keep_freed_memory();
  arenas->install();
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1); // none for the parser's thread: it would begin with fresh pages
  mallopt(M_TOP_PAD, 4 << 20);
  if (void *heap = std::malloc(first_heap)) {
    system::make_huge(heap, first_heap);
    std::free(heap);
  }
#endif
}

} // namespace tblgen::python
