"""What exit statuses mean, in every command. docs/cli.md, "Exit statuses".

A compile knows two: as LLVM's tools do, it ends with FAILED whatever is wrong.
"""

DONE = 0
FAILED = 1  # an error in what was read, or something could not be made or written
USAGE = 2  # the command line or the configuration makes no sense: nothing was tried
INTERRUPTED = 130  # by Ctrl-C
