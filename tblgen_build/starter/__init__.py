"""The files of a new project, from templates: NAME.in below a folder of this one.

A template, and the path it is written to, may hold `@word@` for a word of `Names`.
"""
