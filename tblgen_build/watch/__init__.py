"""The watcher: a process that rebuilds outputs when files change."""
