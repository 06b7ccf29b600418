#ifdef A
#ifdef B
def one;
#else
def two;
#endif
#else
#ifndef B
def three;
#else
def four;
#endif
#endif
