"""How the language differs between releases: each row with a program that shows it.

The tools of the releases that a row holds for, and ours, make the same of the program; the others
make something else, or refuse it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from other_releases import OTHERS
from reference import ReleaseReference, Run, run_tool
from warm_tool import WarmTool

from tblgen_build.releases import Difference, language

SHOWN = {
    language.LETS_APPEND: (
        "class B { list<int> l = [1]; } let append l = [2] in def a : B { let prepend l = [0]; }"
    ),
    language.OUTER_BITS_STAND_IN_BRACES: (
        "class B { bits<4> f = 0; } let f{1-0} = 3 in def a : B;"
    ),
    language.LISTS_ARE_SORTED: (
        "class K<string s> { string t = s; } class L<list<K> l> { list<K> s = !sort(x, l, x.t); } "
        'def k : K<"b">; def m : K<"a">; def a : L<[k, m]> { '
        "list<int> i = !sort(x, !range(9), !mul(-1, !and(x, 3))); list<bits<2>> e = "
        '!sort(x, []<bits<2>>, x); list<string> t = !sort(x, ["b", "a10", "", "B", "a9"], x); }'
    ),
    language.TYPES_HAVE_NAMES: "deftype T = list<int>; def a { T l = [1]; }",
    language.PARENTS_ARE_CHECKED: (
        "class L<bits<6> v> { bits<6> f = v; } multiclass I<bits<6> v> { def _l : L<v>; }\n"
        "multiclass O<bits<3> w> : I<w>;"
    ),
    language.TEXTS_ARE_MATCHED: (
        'class K; def k1 : K; def a { bit b = !match("ab", "a."); list<K> l = !instances<K>(); }'
    ),
    language.UNKNOWN_FIELDS_ARE_TOLD_BY_NAME: "class A; def a : A { let x = 1; }",
    language.FIELDS_ARE_ASKED: (
        "def a { int u = ?; bit b = !initialized(u); list<int> l = !listflatten([[1], [2]]); }"
    ),
    language.DAG_OPERATORS_HAVE_NAMES: (
        'def op; def a { dag d = !setdagopname((op 1), "n"); string n = !getdagopname((op:$m)); }'
    ),
    language.JOINED_DAGS_KEEP_NAMES: "def op; def a { dag d = !con((op 1), (op:$n 2)); }",
    language.SHIFTS_ARE_CHECKED: "def a { int x = !shl(1, 64); }",
    language.CLASSES_MAY_REPEAT: "class A; class B : A; class C : A, B; def c : C;",
    language.LOGIC_IS_SHORT: "def a { int x = ?; int y = !and(0, x); }",
    language.NAMES_OF_OPERATORS_ARE_MARKED: (
        "def op; def a { dag d = (op:$n 1); list<dag> l = [(op:$m d)]; }"
    ),
    language.ASSERTIONS_NAME_THE_RECORD: 'class A<int n> { assert n, "no"; }\ndef a : A<0>;',
    language.ANONYMOUS_RECORDS_STAND_WHERE_MADE: (
        'class A<int n> { assert n, "no"; }\nclass B<A a>;\ndef b : B<A<0>>;'
    ),
}


def outcome(run: Run) -> bytes | list[str]:
    """The records, or where all errors are."""
    if run.succeeded:
        return run.stdout
    return [d.position for d in run.diagnostics() if d.severity == "error"]


@pytest.mark.parametrize("row", SHOWN, ids=lambda row: row.name)
def test_shown(
    row: Difference,
    mlir_tblgen: Path,
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    (tmp_path / "case.td").write_text(SHOWN[row])
    tools = {release: release_reference(release).mlir_tblgen for release in OTHERS}
    tools[22] = mlir_tblgen
    args = ["--print-records", "case.td"]
    made = {release: outcome(run_tool(tool, args, cwd=tmp_path)) for release, tool in tools.items()}
    latest = made[OTHERS[-1]]
    assert [release for release in made if made[release] == latest] == [
        release for release in made if release in row.releases()
    ]
    ours = warm_tool.run([f"--llvm-release={OTHERS[-1]}", *args], cwd=tmp_path)
    if isinstance(latest, bytes):
        assert ours.stdout == latest
    else:
        assert not ours.succeeded
        assert outcome(ours)[:1] == latest[:1]


@pytest.mark.parametrize("release", OTHERS)
def test_where_a_field_is_unknown(
    release: int,
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    (tmp_path / "case.td").write_text(SHOWN[language.UNKNOWN_FIELDS_ARE_TOLD_BY_NAME])
    expected = run_tool(release_reference(release).llvm_tblgen, ["case.td"], cwd=tmp_path)
    ours = warm_tool.run([f"--llvm-release={release}", "case.td"], cwd=tmp_path)
    assert outcome(ours) == outcome(expected)


@pytest.mark.parametrize("form", ["print-records", "print-detailed-records", "dump-json"])
@pytest.mark.parametrize("release", [18, 19])
def test_operators_are_printed_as_then(
    form: str,
    release: int,
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    """Names of dag operators without their mark: a release's tools read them again."""
    (tmp_path / "case.td").write_text(SHOWN[language.NAMES_OF_OPERATORS_ARE_MARKED])
    args = [f"--{form}", "case.td"]
    expected = run_tool(release_reference(release).llvm_tblgen, args, cwd=tmp_path).stdout
    ours = warm_tool.run([f"--llvm-release={release}", *args], cwd=tmp_path).stdout
    if form == "dump-json":
        assert json.loads(ours) == json.loads(expected)
    else:
        assert records_of(ours) == records_of(expected)


def records_of(printed: bytes) -> bytes:
    """Without the statistics at the end, which these releases' tools do not print alike."""
    return printed.partition(b"\n-------------------- Memory")[0].rstrip()
