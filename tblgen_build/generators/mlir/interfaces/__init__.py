"""C++ classes, traits and documentation of interfaces of operations, attributes and types.

An interface is a pointer to a *concept*: a table of functions. A *model* fills
the table for a class that implements the interface, a *fallback model* for one
that some other class speaks for, and an *external model* gives such a class
the default methods. Flags: gen-{op,attr,type}-interface-{decls,defs,docs}.
"""
