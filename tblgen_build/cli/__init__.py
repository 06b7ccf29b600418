"""The command line: the drop-in compile command and the subcommands for people."""
