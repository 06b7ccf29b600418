// How much of its stack a thread may use: checked by each function of the compiled generators.
#ifndef TBLGEN_GENERATORS_STACK_H
#define TBLGEN_GENERATORS_STACK_H

#include <stdint.h>

// glibc keeps some room for variables of libraries that are loaded late, which are found without a
// call; musl refuses a library that asks for it.
#ifdef __GLIBC__
#define TBLGEN_STACK_VARIABLE __attribute__((tls_model("initial-exec"))) __thread
#else
#define TBLGEN_STACK_VARIABLE __thread
#endif

// Zero in a thread that has not asked yet.
extern TBLGEN_STACK_VARIABLE uintptr_t tblgen_stack_end;

// Whether to give up, with a RecursionError set.
int tblgen_is_stack_full(void);

#endif
