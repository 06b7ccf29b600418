#include "tblgen_build/system/memory.h"

#include <cstdint>
#include <pthread.h>
#include <sys/mman.h>
#include <system_error>

namespace tblgen::system {

namespace {

size_t until_huge_page(void *begin) { return -reinterpret_cast<uintptr_t>(begin) % huge_page; }

} // namespace

void *take_pages(size_t size) {
  // More than is needed, for huge pages begin at a multiple of their size.
  const size_t taken = size + huge_page;
  void *memory = ::mmap(nullptr, taken, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return nullptr;
  auto *begin = static_cast<char *>(memory);
  const size_t before = until_huge_page(begin);
  if (before)
    ::munmap(begin, before);
  begin += before;
  ::munmap(begin + size, huge_page - before);
  make_huge(begin, size);
  return begin;
}

void release_pages(void *pages, size_t size) { ::munmap(pages, size); }

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

namespace {

struct Call {
  void (*function)(void *);
  void *argument;
};

void *make_call(void *call) {
  static_cast<Call *>(call)->function(static_cast<Call *>(call)->argument);
  return nullptr;
}

} // namespace

void run_on_stack(size_t stack_size, void (*function)(void *), void *argument) {
  Call call{function, argument};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_size);
  pthread_t thread;
  int error = pthread_create(&thread, &attributes, make_call, &call);
  pthread_attr_destroy(&attributes);
  if (error != 0)
    throw std::system_error(error, std::generic_category(), "cannot start a thread to parse on");
  pthread_join(thread, nullptr);
}

} // namespace tblgen::system
