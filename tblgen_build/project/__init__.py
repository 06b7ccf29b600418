"""What a project wants made: its configuration, its compile database, the names of its outputs."""
