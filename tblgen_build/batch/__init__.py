"""Many outputs at once: which are stale, in which order, on which workers."""
