#include "tblgen_build/system/memory.h"

#include "tblgen_build/system/windows/native_paths.h"

#include <system_error>
#include <windows.h>

namespace tblgen::system {

void *take_pages(size_t size) {
  return ::VirtualAlloc(nullptr, size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
}

void release_pages(void *pages, size_t) { ::VirtualFree(pages, 0, MEM_RELEASE); }

void make_huge(void *, size_t) {}
void make_present(void *, size_t) {}

namespace {

struct Call {
  void (*function)(void *);
  void *argument;
};

DWORD WINAPI make_call(void *call) {
  static_cast<Call *>(call)->function(static_cast<Call *>(call)->argument);
  return 0;
}

} // namespace

void run_on_stack(size_t stack_size, void (*function)(void *), void *argument) {
  Call call{function, argument};
  HANDLE thread = ::CreateThread(nullptr, stack_size, make_call, &call,
                                 STACK_SIZE_PARAM_IS_A_RESERVATION, nullptr);
  if (!thread)
    throw std::system_error(errno_of_last_error(), std::generic_category(),
                            "cannot start a thread to parse on");
  ::WaitForSingleObject(thread, INFINITE);
  ::CloseHandle(thread);
}

} // namespace tblgen::system
