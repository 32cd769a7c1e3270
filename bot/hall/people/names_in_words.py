"""Where names may stand in people's words, and the words with another one in their place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

NAMES = re.compile(r'<@!?[^<>\s]+>|@?\+?(?:[0-9a-f]{8}\+)?"[^"]+"|[^\s,;]+')
"""Each of several people."""
TOGETHER = 4
"""Words that are looked at together as one name."""
BEFORE = re.compile(r'(?P<at>@?)(?P<guest>\+?)"?$')
"""What stands before a name: an @ makes it a mention, with a + it is said to be another's."""
_WORD = re.compile(r'[^\s"«»“”@+,;:=<>()]+')
_ONE_NAME = re.compile(r'(@\+?(?:[0-9a-f]{8}\+)?)([^@"<>,;]*\s[^@"<>,;]*)')
_ENDS = ".!?…'’"
"""Marks that end a sentence, and may end a name."""


def as_one_name(words: str) -> str:
    """A name of several words with its @, marked as one; any other words as they are."""
    one = _ONE_NAME.fullmatch(words)
    return f'{one[1]}"{one[2]}"' if one else words


def spans(words: str) -> Iterator[tuple[int, int]]:
    """Spans that may be a name: each word, and up to TOGETHER adjacent words; by their beginning, the longest first."""
    found = [match.span() for match in _WORD.finditer(words)]
    for first, (start, _) in enumerate(found):
        for last in reversed(range(first, min(first + TOGETHER, len(found)))):
            end = found[last][1]
            together = zip(found[first:last], found[first + 1 : last + 1], strict=True)
            if all(words[one[1] : other[0]] == " " for one, other in together):
                yield start, end
                if words[start:end].rstrip(_ENDS) not in ("", words[start:end]):
                    yield start, start + len(words[start:end].rstrip(_ENDS))


def before(words: str, start: int) -> re.Match[str]:
    """What stands before a name that begins there."""
    found = BEFORE.search(words[:start])
    assert found is not None  # It may be nothing.
    return found


def replaced(words: str, names: Iterable[tuple[int, int]], instead: str) -> str:
    """Words with another one in the place of these names, and of the signs around them; of two that overlap, the
    first."""
    done, parts = 0, list[str]()
    for start, end in names:
        if start >= done:
            begins = before(words, start).start()
            parts += [words[done:begins], instead]
            done = end + (words[begins:start].endswith('"') and words[end : end + 1] == '"')
    return "".join([*parts, words[done:]])
