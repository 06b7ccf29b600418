"""What follows from events: which outputs are checked, when, and what is reported."""

from __future__ import annotations

from pathlib import Path

import pytest
from watch_fakes import Scene, failure

from tblgen_build.batch.builder import BuildError
from tblgen_build.project.config_file import ConfigError
from tblgen_build.watch.events import Changed, Done, FolderGone, Noticed, Overflow, Trouble


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    scene = Scene(tmp_path)
    scene.start()
    scene.builder.current = set()
    return scene


def test_starts_with_everything(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.watcher.start()
    assert scene.builder.asked == [None]
    # What was found to be watched only then is checked once more.
    scene.builder.current = {"build/a.inc", "build/b.inc"}
    scene.settle()
    assert scene.builder.asked[1:] == [{"a.inc", "b.inc"}]
    assert scene.names() == ["Done", "Watching"]


def test_watches_files_probes_and_outputs(scene: Scene) -> None:
    inside = {folder for folder, is_inside in scene.source.folders.items() if is_inside}
    folder = scene.folder
    assert inside == {str(folder), str(folder / "include"), str(folder / "build")}


def test_an_edit_asks_for_what_it_reaches(scene: Scene) -> None:
    scene.change("a.td")
    scene.watcher.run_due()
    assert scene.builder.asked == [{"a.inc"}]
    scene.change("common.td")
    scene.settle()
    assert scene.builder.asked[1:] == [{"a.inc", "b.inc"}]
    assert Noticed((str(scene.folder / "common.td"),)) in scene.seen


def test_files_of_no_interest_cost_nothing(scene: Scene) -> None:
    scene.change("notes.txt")
    assert scene.watcher.wait_time() is None


def test_a_probe_that_appears(scene: Scene) -> None:
    scene.change("include/common.td")
    scene.settle()
    assert scene.builder.asked == [{"a.inc", "b.inc"}]


def test_an_output_that_somebody_changed(scene: Scene) -> None:
    scene.change("build/b.inc")
    scene.settle()
    assert scene.builder.asked == [{"b.inc"}]


def test_nothing_is_told_of_a_change_that_changes_nothing(scene: Scene) -> None:
    scene.builder.current = {"build/a.inc", "build/b.inc"}
    scene.change("a.td")
    scene.settle()
    assert scene.builder.asked == [{"a.inc"}]
    assert scene.names() == []


# --- when ------------------------------------------------------------------------


def test_one_saved_file_is_not_waited_for(scene: Scene) -> None:
    scene.change("a.td")
    assert scene.watcher.wait_time() == 0.0


def test_a_file_that_is_being_replaced_is_waited_for(scene: Scene) -> None:
    scene.change("a.td", is_complete=False)
    assert scene.watcher.wait_time() == pytest.approx(0.1)
    assert not scene.watcher.run_due()
    scene.change("a.td")
    assert scene.watcher.wait_time() == 0.0


def test_a_branch_switch_is_one_build(scene: Scene) -> None:
    for _ in range(1000):
        for name in ("a.td", "b.td", "common.td"):
            scene.change(name)
            scene.clock.now += 0.0003
            scene.watcher.run_due()
    scene.settle()
    # The first file looked like an edit, unless its successor came at once.
    assert scene.builder.asked in ([{"a.inc"}, {"a.inc", "b.inc"}], [{"a.inc", "b.inc"}])


def test_who_never_stops_writing_is_built_now_and_then(scene: Scene) -> None:
    scene.change("a.td", is_complete=False)
    begun = scene.clock.now
    while not scene.builder.asked:
        scene.clock.now += 0.05
        scene.change("a.td", is_complete=False)
        scene.watcher.run_due()
        assert scene.clock.now < begun + 3
    assert scene.clock.now - begun >= 1.9


def test_whoever_waits_is_served_at_once(scene: Scene) -> None:
    scene.change("a.td", is_complete=False)
    scene.watcher.hurry()
    assert scene.watcher.is_patient
    scene.watcher.run_due()
    assert scene.builder.asked == [{"a.inc"}]
    assert not scene.watcher.is_patient


# --- changes during a build ----------------------------------------------------------


def test_a_build_that_is_overtaken_begins_again(scene: Scene) -> None:
    def edit() -> None:
        scene.builder.during = lambda: None
        scene.source.events = [Changed(str(scene.folder), "b.td", True)]

    scene.builder.during = edit
    scene.change("common.td")
    scene.settle()
    assert scene.builder.asked == [{"a.inc", "b.inc"}, {"a.inc", "b.inc"}]
    assert scene.names() == ["Noticed", "Interrupted", "Noticed", "Done"]


def test_a_build_that_is_waited_for_is_not_given_up(scene: Scene) -> None:
    def edit() -> None:
        scene.builder.during = lambda: None
        scene.source.events = [Changed(str(scene.folder), "b.td", True)]

    scene.builder.during = edit
    scene.change("common.td")
    scene.watcher.hurry()
    scene.settle()
    assert scene.builder.asked == [{"a.inc", "b.inc"}, {"b.inc"}]
    assert "Interrupted" not in scene.names()


def test_what_the_build_writes_does_not_overtake_it(scene: Scene) -> None:
    def write() -> None:
        scene.source.events = [Changed(str(scene.folder / "build"), "a.inc", True)]

    scene.builder.during = write
    scene.change("a.td")
    scene.watcher.run_due()
    assert scene.names() == ["Noticed", "Done"]


# --- errors ----------------------------------------------------------------------------


def test_errors_are_told_and_fixed(scene: Scene) -> None:
    scene.builder.failing = {"build/a.inc"}
    scene.change("common.td")
    scene.settle()
    output = str(scene.folder / "build/a.inc")
    assert scene.watcher.progress.failing == {output: failure("a.td")}
    assert scene.names() == ["Noticed", "Failed", "Done"]

    scene.change("b.td")
    scene.settle()
    assert scene.watcher.progress.failing.keys() == {output}
    done = scene.seen[-1]
    assert isinstance(done, Done)
    assert (done.failed, done.is_mended) == ((output,), False)

    scene.builder.failing = set()
    scene.change("a.td")
    scene.settle()
    assert scene.watcher.progress.failing == {}
    assert scene.seen[-1].is_mended


def test_an_error_at_the_start_is_told_once(tmp_path: Path) -> None:
    """Though what could not be made is checked once more, when it begins to be watched."""
    scene = Scene(tmp_path)
    scene.builder.failing = {"build/a.inc"}
    scene.builder.current = {"build/b.inc"}
    scene.watcher.start()
    scene.settle()
    assert len(scene.builder.asked) == 2
    assert scene.names() == ["Failed", "Done", "Watching"]

    scene.change("a.td")
    scene.settle()
    assert scene.names()[3:] == ["Noticed", "Failed", "Done"]


def test_what_an_unmade_output_lacks_is_watched(scene: Scene) -> None:
    (scene.folder / "a.td").write_text('include "missing.td"\n')
    scene.builder.failing = {"build/a.inc"}
    scene.change("a.td")
    scene.settle()
    scene.builder.asked.clear()
    scene.change("missing.td")
    scene.settle()
    assert scene.builder.asked == [{"a.inc"}]


def test_a_folder_that_cannot_be_used(scene: Scene) -> None:
    scene.builder.error = BuildError("no space")
    scene.change("a.td")
    scene.settle()
    assert scene.seen[-1] == Trouble("no space")
    assert scene.watched.trouble == "no space"
    scene.builder.error = None
    scene.change("a.td")
    scene.settle()
    assert scene.watched.trouble == ""


# --- more than files ------------------------------------------------------------------------


def test_lost_events_make_it_look_at_everything(scene: Scene) -> None:
    scene.watcher.take([Overflow()])
    scene.settle()
    assert scene.builder.asked[0] is None
    assert scene.names()[0] == "Rescan"


def test_a_folder_that_goes_takes_its_files_along(scene: Scene) -> None:
    (scene.folder / "include").rmdir()
    scene.watcher.take([FolderGone(str(scene.folder / "include"))])
    scene.settle()
    assert scene.builder.asked[0] == {"a.inc", "b.inc"}
    assert str(scene.folder / "include") not in scene.source.folders
    scene.builder.asked.clear()

    (scene.folder / "include").mkdir()
    scene.change("include", is_complete=False)
    scene.settle()
    assert scene.source.folders[str(scene.folder / "include")]
    assert {"a.inc", "b.inc"} in scene.builder.asked


def test_the_project_is_read_again(scene: Scene) -> None:
    scene.actions.append(scene.action("a.td", "c.inc"))
    scene.change("project")
    scene.settle()
    assert scene.builder.asked[0] is None
    assert "Reloaded" in scene.names()
    scene.change("a.td")
    scene.settle()
    assert scene.builder.asked[-1] == {"a.inc", "c.inc"}


def test_a_broken_project_is_waited_for(scene: Scene) -> None:
    scene.project_error = ConfigError("project:1: no")
    scene.change("project")
    scene.settle()
    assert scene.seen == [Trouble("project:1: no")]
    assert scene.builder.asked == []
    scene.project_error = None
    scene.change("project")
    scene.settle()
    assert scene.builder.asked[0] is None
    assert scene.watched.trouble == ""


def test_the_tools_own_code(scene: Scene) -> None:
    scene.change("tool.py")
    scene.clock.now += 1
    scene.watcher.run_due()
    assert scene.watcher.wants_restart
    assert scene.builder.asked == []
    scene.watcher.give_up_restart("it does not start")
    scene.change("a.td")
    scene.settle()
    assert scene.builder.asked == []
    scene.change("tool.py")
    assert scene.watcher.wants_restart


def test_what_cannot_be_watched_is_looked_at_now_and_then(tmp_path: Path) -> None:
    scene = Scene(tmp_path)
    scene.source.problem = "cannot watch 'x': no more watches"
    scene.watcher.start()
    scene.builder.asked.clear()
    scene.clock.now += scene.watcher.wait_time() or 0.0
    for _ in range(3):
        scene.clock.now += 2.5
        scene.watcher.run_due()
    assert scene.builder.asked.count(None) >= 2


def test_polling(tmp_path: Path) -> None:
    scene = Scene(tmp_path, poll=0.5)
    scene.watcher.start()
    scene.builder.current = {"build/a.inc", "build/b.inc"}
    scene.seen.clear()
    for _ in range(4):
        scene.clock.now += 0.5
        scene.watcher.run_due()
    assert scene.builder.asked.count(None) == 5
    assert scene.names() == []
