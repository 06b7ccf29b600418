"""What one build is asked to do, beside the outputs it is for."""

from __future__ import annotations


class BuildOptions:
    __slots__ = (
        "all_reasons",
        "is_dry_run",
        "is_warm",
        "jobs",
        "keep_going",
        "removes_leftovers",
        "removes_modified",
        "spares",
        "use_cache",
    )

    def __init__(
        self,
        jobs: int = 0,
        use_cache: bool = True,
        is_warm: bool = False,
        keep_going: bool = False,
        is_dry_run: bool = False,
        all_reasons: bool = False,
        removes_leftovers: bool = False,
        removes_modified: bool = False,
        spares: frozenset[str] = frozenset(),
    ) -> None:
        self.jobs = jobs  # 0: as many as there are processors
        self.use_cache = use_cache
        self.is_warm = is_warm  # the process stays: workers keep what the next build may take over
        self.keep_going = keep_going
        self.is_dry_run = is_dry_run
        self.all_reasons = all_reasons  # find every reason, not only the first of each action
        # Files of earlier builds that nothing makes any more
        self.removes_leftovers = removes_leftovers
        self.spares = spares  # outputs that are none of these, though no action makes them
        self.removes_modified = removes_modified  # of these, also those that were modified
