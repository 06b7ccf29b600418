"""The engine of a build: makes what commands are about to ask for, and forks for all others."""
