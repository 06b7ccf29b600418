// Makes the literals of compiled modules when a module that has them is imported. mypyc's own way
// makes those of all modules at once, ten thousand, of which a generator needs some hundred.
#define PY_SSIZE_T_CLEAN
#include "literals.h"

#include <stddef.h>

enum { CONSTANTS = 3, MAX_LITERALS = 1 << 16 }; // numbers are unsigned short

// Literals are numbered through, kind after kind; where each kind ends.
static int strings_end, bytes_end, ints_end, floats_end, complexes_end, tuples_end;
static struct Literals all;
static const char
    *texts[MAX_LITERALS]; // of strings and bytes, at their length; of numbers, at them
static const int *elements[MAX_LITERALS]; // of tuples and sets, at their size

// The number at the text, seven bits a byte, highest first; moves past it.
static Py_ssize_t take_number(const char **text) {
  Py_ssize_t number = 0;
  for (;; ++*text) {
    unsigned char byte = (unsigned char)**text;
    number = number << 7 | (byte & 0x7f);
    if (byte < 0x80)
      break;
  }
  ++*text;
  return number;
}

static int find_texts(const char *const *blocks, int at) {
  for (; **blocks; ++blocks) {
    const char *text = *blocks;
    for (Py_ssize_t left = take_number(&text); left > 0; --left) {
      texts[at++] = text;
      Py_ssize_t size = take_number(&text);
      text += size;
    }
  }
  return at;
}

static int find_numbers(const char *const *blocks, int at) {
  for (; **blocks; ++blocks) {
    const char *text = *blocks;
    for (Py_ssize_t left = take_number(&text); left > 0; --left) {
      texts[at++] = text;
      while (*text++)
        continue;
    }
  }
  return at;
}

static int find_elements(const int *lists, int at) {
  for (int left = *lists++; left > 0; --left) {
    elements[at++] = lists;
    lists += *lists + 1;
  }
  return at;
}

void tblgen_find_literals(struct Literals literals) {
  PyObject *constants[CONSTANTS] = {Py_None, Py_False, Py_True};
  all = literals;
  for (int i = 0; i < CONSTANTS; ++i)
    all.made[i] = Py_NewRef(constants[i]);
  strings_end = find_texts(all.strings, CONSTANTS);
  bytes_end = find_texts(all.bytes, strings_end);
  ints_end = find_numbers(all.ints, bytes_end);
  floats_end = ints_end + (int)*all.floats;
  complexes_end = floats_end + (int)*all.complexes;
  tuples_end = find_elements(all.tuples, complexes_end);
  find_elements(all.frozensets, tuples_end);
}

static PyObject *literal(int number);

static PyObject *make_tuple(const int *numbers) {
  PyObject *tuple = PyTuple_New(*numbers);
  for (int i = 0; tuple && i < *numbers; ++i) {
    PyObject *element = literal(numbers[i + 1]);
    if (!element)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, i, Py_NewRef(element));
  }
  return tuple;
}

static PyObject *make_frozenset(const int *numbers) {
  PyObject *set = PyFrozenSet_New(NULL);
  for (int i = 0; set && i < *numbers; ++i) {
    PyObject *element = literal(numbers[i + 1]);
    if (!element || PySet_Add(set, element) < 0)
      Py_CLEAR(set);
  }
  return set;
}

// Whether attributes, arguments or modules may be called that: it is looked up by identity then.
// All other text would only make the interpreter's table of names grow.
static int is_name(const char *text, Py_ssize_t size) {
  for (const char *end = text + size; text < end; ++text)
    if (!Py_ISALNUM(*text) && *text != '_' && *text != '.')
      return 0;
  return 1;
}

static PyObject *make(int number) {
  if (number >= tuples_end)
    return make_frozenset(elements[number]);
  if (number >= complexes_end)
    return make_tuple(elements[number]);
  if (number >= floats_end) {
    const double *parts = all.complexes + 1 + 2 * (number - floats_end);
    return PyComplex_FromDoubles(parts[0], parts[1]);
  }
  if (number >= ints_end)
    return PyFloat_FromDouble(all.floats[1 + number - ints_end]);
  const char *text = texts[number];
  if (number >= bytes_end)
    return PyLong_FromString(text, NULL, 10);
  Py_ssize_t size = take_number(&text);
  if (number >= strings_end)
    return PyBytes_FromStringAndSize(text, size);
  PyObject *string = PyUnicode_DecodeUTF8(text, size, "surrogatepass");
  if (string && is_name(text, size))
    PyUnicode_InternInPlace(&string);
  return string;
}

// The literal with that number, which is everybody's.
static PyObject *literal(int number) {
  if (!all.made[number])
    all.made[number] = make(number);
  return all.made[number];
}

int tblgen_make_literals(const unsigned short *numbers) {
  for (; *numbers; ++numbers)
    if (!literal(*numbers))
      return -1;
  return 0;
}
