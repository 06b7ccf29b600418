"""Schedules: processors, their resources, and what instructions cost on each."""
