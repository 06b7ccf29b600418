"""The results of the watcher's builds so far: which outputs cannot be made, and the report.

State in, report out; knows neither events nor the builder.
"""

from __future__ import annotations

from tblgen_build.watch.events import Done

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tblgen_build._core import Diagnostics
    from tblgen_build.batch.build_events import Failed, Summary
    from tblgen_build.batch.state import OutputRecord
    from tblgen_build.watch.attempt import AttemptResult, BuildRequest

    Dependencies = tuple[tuple[str, ...], tuple[str, ...]]  # what was read, what was looked for


class Progress:
    def __init__(self) -> None:
        self.failing: dict[str, Diagnostics] = {}  # by output
        # Of builds that were given up, since the last one that was finished.
        self._changed_files: set[str] = set()
        self._built = 0
        self._cached = 0
        self._started: float | None = None
        self._dependencies: dict[str, Dependencies] = {}

    def add_given_up(self, summary: Summary, request: BuildRequest) -> None:
        """Keep the results of a build that was given up. The next finished one reports them."""
        self._changed_files.update(summary.changed_files)
        self._built += summary.built
        self._cached += summary.cached
        self._started = request.started if self._started is None else self._started

    def is_known(self, failed: Failed, request: BuildRequest) -> bool:
        """Whether the failure was reported, and nothing that could fix it has changed since."""
        reported = self.failing.get(failed.action.output_path)
        return not request.paths and reported == failed.messages

    def finish(
        self, outcome: AttemptResult, summary: Summary, request: BuildRequest, now: float
    ) -> tuple[Done | None, bool]:
        """The report of a build, and whether outputs may depend on other files than before."""
        was_failing = bool(self.failing)
        are_known = all(self.is_known(failed, request) for failed in outcome.failures)
        has_made = outcome.todo > len(outcome.failures)
        self.failing = still_failing(self.failing, request.outputs, outcome)
        is_mended = was_failing and not self.failing
        is_news = has_made or not are_known or outcome.removed or is_mended or summary.problem
        done = (
            self._done(summary, request, is_mended, now) if is_news or request.is_reported else None
        )
        self._changed_files, self._built, self._cached, self._started = set(), 0, 0, None
        return done, request.outputs is None or was_failing or bool(outcome.failures)

    def _done(self, summary: Summary, request: BuildRequest, is_mended: bool, now: float) -> Done:
        self.add_given_up(summary, request)
        started = request.started if self._started is None else self._started
        return Done(
            tuple(sorted(self._changed_files)),
            self._built,
            self._cached,
            tuple(sorted(self.failing)),
            is_mended,
            now - started,
            summary.problem,
        )

    def have_other_inputs(
        self, outputs: Iterable[str], records: Mapping[str, OutputRecord]
    ) -> bool:
        """Whether one of the outputs depends on other files than at the last call."""
        found: dict[int, Dependencies] = {}  # by inputs, which a unit's outputs share
        is_other = False
        for output in outputs:
            record = records.get(output)
            if record is None:
                continue
            paths = found.get(id(record.inputs))
            if paths is None:
                names = tuple([path for path, _ in record.inputs.files])
                paths = found[id(record.inputs)] = names, record.inputs.absent
            if self._dependencies.get(output) != paths:
                self._dependencies[output] = paths
                is_other = True
        return is_other


def still_failing(
    before: Mapping[str, Diagnostics], outputs: frozenset[str] | None, outcome: AttemptResult
) -> dict[str, Diagnostics]:
    """The outputs that cannot be made after a build of these; None is all of them."""
    kept = {} if outputs is None else {o: text for o, text in before.items() if o not in outputs}
    new = {failed.action.output_path: failed.messages for failed in outcome.failures}
    return kept | new
