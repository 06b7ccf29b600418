"""Set the version, everywhere where it stands, and the heading of CHANGELOG.md.

    python packaging/set_version.py 0.1.0        a release, as of today
    python packaging/set_version.py 0.2.0.dev0   the work on the next one

Pages and other registries' files name a release: they keep the last one while the next is made.
It does not know what a release is made of.
"""

from __future__ import annotations

import argparse
import datetime
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = r"(\d+\.\d+\.\d+)"
# Where a release is named, each by what stands around its number.
PLACES = {
    "bazel/MODULE.bazel": rf'^    version = "{VERSION}"',
    "docs/bazel.md": rf'(?:tblgen_build-|"tblgen_build", version = "){VERSION}',
    "docs/fmt.md": rf"tblgen-build@v{VERSION}",
    "docs/releases.md": rf"^    tblgen-build {VERSION} ",
    "editors/tree-sitter-tablegen/package.json": rf'^  "version": "{VERSION}"',
    "editors/tree-sitter-tablegen/tree-sitter.json": rf'^    "version": "{VERSION}"',
    "editors/vscode/package.json": rf'^  "version": "{VERSION}"',
}
UNRELEASED = "## {}, not released yet\n"


def set_version(root: Path, version: str, day: datetime.date) -> list[str]:
    """Write the version into the files; which ones changed."""
    match = re.fullmatch(rf"{VERSION}(\.dev\d+)?", version)
    if match is None:
        raise ValueError(f"expected a version as 0.1.0 or 0.2.0.dev0, got '{version}'")
    number, development = match.groups()
    edited = {"VERSION": f"{version}\n", "CHANGELOG.md": _changelog(root, number, day, development)}
    if not development:
        edited |= {name: _with_release(root / name, PLACES[name], number) for name in PLACES}
    changed = [name for name, text in edited.items() if (root / name).read_text() != text]
    for name in changed:
        (root / name).write_text(edited[name])
    return changed


def _changelog(root: Path, number: str, day: datetime.date, development: str | None) -> str:
    text = (root / "CHANGELOG.md").read_text()
    unreleased = UNRELEASED.format(number)
    if unreleased in text:
        return text if development else text.replace(unreleased, f"## {number}, {day}\n")
    if development is None:
        raise ValueError(f"CHANGELOG.md has no heading '{unreleased.rstrip()}'")
    return text.replace("\n## ", f"\n{unreleased}\n## ", 1)


def _with_release(path: Path, place: str, number: str) -> str:
    def replaced(match: re.Match[str]) -> str:
        return match[0].replace(match[1], number)

    text, count = re.subn(place, replaced, path.read_text(), flags=re.M)
    if count == 0:
        raise ValueError(f"{path}: no version is where it was: {place}")
    return text


def releases_in(root: Path) -> dict[str, set[str]]:
    """The releases that each file names."""
    return {
        name: set(re.findall(place, (root / name).read_text(), re.M))
        for name, place in PLACES.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version", help="0.1.0, or 0.2.0.dev0")
    args = parser.parse_args()
    try:
        changed = set_version(ROOT, args.version, datetime.date.today())
    except ValueError as error:
        parser.error(str(error))
    print("\n".join(changed) or "nothing to change")


if __name__ == "__main__":
    main()
