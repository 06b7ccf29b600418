"""The files of a new project, from templates: NAME.in below folders of this one.

A template, and the path it is written to, may hold `@word@` for a word of `new_project`.
"""
