// How deep compiled generators may call each other: as far as the thread's stack reaches. The
// interpreter counts its own calls, theirs it does not see.
#define _GNU_SOURCE
#include "stack.h"

#include <Python.h>

#include <pthread.h>
#if defined(__linux__) && !defined(__GLIBC__)
#include <sys/resource.h>
#include <unistd.h>
#endif

// Room for what is called last: the interpreter, the core, a formatted message.
enum { RESERVE = 512 * 1024 };

TBLGEN_STACK_VARIABLE uintptr_t tblgen_stack_end;

#if defined(__linux__) && !defined(__GLIBC__)
// Of the first thread musl says what it has used so far; it may grow to the limit.
static size_t first_stack_size(size_t said) {
  const size_t usual = 8 * 1024 * 1024;
  struct rlimit limit;
  if (gettid() != getpid() || getrlimit(RLIMIT_STACK, &limit) != 0)
    return said;
  const size_t allowed = limit.rlim_cur == RLIM_INFINITY ? usual : (size_t)limit.rlim_cur;
  return allowed > said ? allowed : said;
}
#endif

static uintptr_t find_stack_end(void) {
#ifdef __APPLE__
  pthread_t self = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(self) - pthread_get_stacksize_np(self) + RESERVE;
#else
  pthread_attr_t attributes;
  void *begin = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0)
    return 1;
  pthread_attr_getstack(&attributes, &begin, &size);
  pthread_attr_destroy(&attributes);
#if defined(__linux__) && !defined(__GLIBC__)
  size_t grown = first_stack_size(size);
  begin = (char *)begin + size - grown;
  size = grown;
#endif
  return (uintptr_t)begin + (size > 2 * RESERVE ? RESERVE : size / 4);
#endif
}

int tblgen_is_stack_full(void) {
  char here;
  if (!tblgen_stack_end)
    tblgen_stack_end = find_stack_end();
  if ((uintptr_t)&here >= tblgen_stack_end)
    return 0;
  PyErr_SetString(PyExc_RecursionError, "the stack is full");
  return 1;
}
