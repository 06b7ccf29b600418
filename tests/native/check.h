// A test is a function with checks; the program runs all of them and says which failed where.
#pragma once

#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace check {

struct Test {
  const char *name;
  void (*run)();
};

inline std::vector<Test> &tests() {
  static std::vector<Test> all;
  return all;
}
inline int &failures() {
  static int count = 0;
  return count;
}

struct Registration {
  Registration(const char *name, void (*run)()) { tests().push_back({name, run}); }
};

template <class T> std::string shown(const T &value) {
  std::ostringstream out;
  out << std::boolalpha << value;
  return out.str();
}

template <class A, class B>
void equal(const A &got, const B &wanted, const char *text, const char *file, int line) {
  if (got == wanted)
    return;
  ++failures();
  std::cerr << file << ':' << line << ": " << text << "\n  is     " << shown(got) << "\n  not    "
            << shown(wanted) << '\n';
}

inline int run_all() {
  for (const Test &test : tests()) {
    int before = failures();
    test.run();
    if (failures() != before)
      std::cerr << "in: " << test.name << '\n';
  }
  std::cerr << tests().size() << " tests, " << failures() << " failures\n";
  return failures() != 0;
}

} // namespace check

#define TEST(name)                                                                                 \
  static void name();                                                                              \
  static const check::Registration registered_##name(#name, name);                                 \
  static void name()

#define EQUAL(got, wanted) check::equal(got, wanted, #got, __FILE__, __LINE__)
#define HOLDS(condition) check::equal(bool(condition), true, #condition, __FILE__, __LINE__)
