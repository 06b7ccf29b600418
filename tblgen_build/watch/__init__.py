"""From what happens to files to outputs that are up to date again, in a process that stays."""
