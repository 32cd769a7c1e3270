"""Makes a release ready: `python -m bot.made_docs.release 0.2.0` writes the version and its day where they stand,
the notes out of CHANGELOG.md and the checker's page into dist/; `make release` builds the rest. The tag is yours."""

from __future__ import annotations

import re
import sys
from datetime import date
from pathlib import Path

from bot.checker import checker_page
from bot.texts import Texts

VERSION = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")
_COMING = re.compile(r"^## (\S+) \(not yet released\)$", re.M)


class Unready(Exception):
    """Why there is no release."""


def dated(changes: str, version: str, day: date) -> str:
    """The changes, with what is not yet released under its version and day."""
    if not VERSION.fullmatch(version):
        raise Unready(f"{version!r} is no version, as 0.2.0 is")
    if not _COMING.search(changes):
        raise Unready("CHANGELOG.md has nothing under “(not yet released)”")
    return _COMING.sub(f"## {version} ({day})", changes, count=1)


def notes(changes: str, version: str) -> str:
    """What a version brought: its section of the changes."""
    found = re.search(rf"^## {re.escape(version)} \([^\n]*\)\n(.*?)(?=^## |\Z)", changes, re.M | re.S)
    if found is None or not found[1].strip():
        raise Unready(f"CHANGELOG.md says nothing of {version}")
    return found[1].strip() + "\n"


def make_ready(house: Path, version: str, day: date) -> None:
    """Write the version, the notes and the checker's page."""
    changes = dated((house / "CHANGELOG.md").read_text("utf-8"), version, day)
    told = notes(changes, version)
    for name, before in (("bot/__init__.py", "__version__"), ("pyproject.toml", "version")):
        text = (house / name).read_text("utf-8")
        written, times = re.subn(rf'^{before} = "[^"]*"$', f'{before} = "{version}"', text, count=1, flags=re.M)
        if not times:
            raise Unready(f"{name} names no version")
        (house / name).write_text(written, "utf-8")
    (house / "CHANGELOG.md").write_text(changes, "utf-8")
    (house / "dist").mkdir(exist_ok=True)
    (house / "dist" / f"notes-{version}.md").write_text(told, "utf-8")
    (house / "dist" / "checker.html").write_bytes(checker_page.page(Texts()))


if __name__ == "__main__":
    try:
        make_ready(Path(), sys.argv[1], date.today())
    except Unready as why:
        sys.exit(str(why))
