"""The exit statuses of every command. docs/cli.md, "Exit statuses".

A compile has two, like LLVM's tools: it ends with FAILED for every kind of error.
"""

DONE = 0
FAILED = 1  # an error in what was read, or something could not be made or written
USAGE = 2  # the command line or the configuration makes no sense: nothing was tried
INTERRUPTED = 130  # by Ctrl-C
