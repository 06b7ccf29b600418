"""Many outputs at once: actions, planning, running them in batches, the compile database."""
