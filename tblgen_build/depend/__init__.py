"""What a translation unit is made of: include scanner, include graph, dependency files.

Knows nothing of generators, caches and build systems.
"""
