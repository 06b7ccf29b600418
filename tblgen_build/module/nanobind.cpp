// nanobind itself, in one unit.
#include <src/nb_combined.cpp>
