"""The lines on which the keys of a TOML file stand: the standard library reads values and forgets where they were."""

from __future__ import annotations

import re
import tomllib

_HEADER = re.compile(r"\s*\[([^\[\],=]+)\]\s*(#.*)?")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=.*""")

Keys = tuple[str | int, ...]


def lines_of(text: str) -> dict[Keys, int]:
    """The line of every key and table, and of every row of a list of lists written one a line, by its path."""
    found: dict[Keys, int] = {}
    table: Keys = ()
    last: Keys = ()
    row = 0
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.fullmatch(line):
            table = last = _keys(header[1])
        elif key := _KEY.fullmatch(line):
            last, row = (*table, *_keys(key[1])), 0
        elif line.lstrip().startswith("["):
            found[*last, row] = number
            row += 1
            continue
        else:
            continue
        for length in range(1, len(last) + 1):
            found.setdefault(last[:length], number)
    return found


def wrong_line(text: str, wrong: tomllib.TOMLDecodeError) -> tuple[int, str]:
    """The line that is no TOML, and what stands on it; where none is named, what began before the end never ended."""
    lines = text.splitlines()
    named = re.search(r"at line (\d+)", str(wrong))
    line = int(named[1]) if named else len(lines)
    return line, lines[line - 1].strip()


def _keys(written: str) -> Keys:
    """The keys of a dotted name, quoted ones included."""
    part: object = tomllib.loads(f"{written} = 0")
    keys = []
    while isinstance(part, dict):
        key, part = next(iter(part.items()))
        keys.append(key)
    return tuple(keys)
