"""Random files with guards and conditional includes: the scanner reads what a parse reads."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tblgen_build import Session, TableGenError
from tblgen_build.depend.scanner import scan

MACROS = ["A", "B", "C"]
NOISE = [
    '// include "f0.td"',
    '/* include "f1.td" /* nested */ */',
    'def {{ code c = [{{ include "f2.td" }}]; string s = "include \\"f3.td\\""; }}',
    'assert 1, "no include";',
]


def random_body(chance: random.Random, files: int, depth: int = 0) -> list[str]:
    lines = []
    for _ in range(chance.randrange(1, 5)):
        match chance.randrange(7 if depth < 3 else 4):
            case 0 | 1:
                lines.append(
                    f'include "{chance.choice(["", "", "", "sub/"])}f{chance.randrange(files)}.td"'
                )
            case 2:
                lines.append(chance.choice(NOISE).format())
            case 3:
                lines.append(f"#define {chance.choice(MACROS)}")
            case _:
                lines.append(f"{chance.choice(['#ifdef', '#ifndef'])} {chance.choice(MACROS)}")
                lines += random_body(chance, files, depth + 1)
                if chance.random() < 0.5:
                    lines.append("#else")
                    lines += random_body(chance, files, depth + 1)
                lines.append("#endif")
    return lines


def write_files(chance: random.Random, folder: Path) -> None:
    count = chance.randrange(2, 6)
    for number in range(count):
        body = random_body(chance, count)
        if chance.random() < 0.8:
            body = [f"#ifndef F{number}", f"#define F{number}", *body, "#endif"]
        place = folder / chance.choice(["", "one", "two", "one/sub"])
        place.mkdir(parents=True, exist_ok=True)
        (place / f"f{number}.td").write_text("\n".join(body) + "\n")
    (folder / "root.td").write_text("\n".join(random_body(chance, count)) + "\n")


@pytest.mark.parametrize("seed", range(4))
def test_as_a_parse_reads(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = 0
    for number in range(40):
        chance = random.Random(f"{seed} {number}")
        folder = tmp_path / str(number)
        folder.mkdir()
        monkeypatch.chdir(folder)
        write_files(chance, folder)
        dirs = chance.sample(["one", "two", "none"], chance.randrange(4))
        defines = chance.sample(MACROS, chance.randrange(3))
        found = scan("root.td", dirs, defines)
        if found.problems:
            with pytest.raises(TableGenError) as raised:
                Session().parse("root.td", include_dirs=dirs, defines=defines)
            error = next(d for d in raised.value.diagnostics if d.severity == "error")
            if "nested more than" not in error.message:
                assert str(error.location) == str(found.problems[0].place)
            continue
        parsed += 1
        records = Session().parse("root.td", include_dirs=dirs, defines=defines)
        assert found.problems == ()
        assert [(d.path, d.digest) for d in records.dependencies] == list(found.files)
        assert tuple(records.missing_probes) == found.missing_probes
    assert parsed > 2
