// The literals of compiled modules, each made when the first module that has it is imported. Knows
// how mypyc writes literals down, not what they are for.
#ifndef TBLGEN_GENERATORS_LITERALS_H
#define TBLGEN_GENERATORS_LITERALS_H

#include <Python.h>

// As mypyc writes them, with how many there are in front; blocks of texts end with an empty one.
// They are numbered through in this order, after None, False and True: less than 65,536.
struct Literals {
  PyObject **made; // by number, NULL: not yet
  const char *const *strings;
  const char *const *bytes;
  const char *const *ints;
  const double *floats;
  const double *complexes; // of two parts
  const int *tuples;       // of numbers of literals
  const int *frozensets;
};

// To be called before the first module is made.
void tblgen_find_literals(struct Literals literals);

// Make those with the numbers, which end in zero, unless they are there. Less than zero: one could
// not be made, and an exception says why.
int tblgen_make_literals(const unsigned short *numbers);

#endif
