"""The subcommands for people: each module reads its arguments and calls into a room."""
