#define FOO // c
#ifdef FOO /* c */ // d
def a;
#else // e
def b;
#endif /* f */
