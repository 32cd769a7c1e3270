"""Names that people type: compared, found however they are written, and offered while somebody types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress

from bot.engines.book import Refused
from bot.hall.cards.plain_text import clean, folded
from bot.hall.requests import Suggestion


def same(name: str) -> str:
    """A name as it is compared: small letters, no accents, single spaces."""
    return folded(clean(name))


def alike(names: Mapping[str, str], typed: str, others: Iterable[str] = ()) -> list[str]:
    """Those whose name is this one; else that have these words, begin a word so, or have it anywhere in them: none of
    them where others that are not looked for have just that name."""
    wanted = same(typed)
    if not wanted:
        return []
    known = {id: f" {same(name)} " for id, name in names.items() if name}
    exact = [id for id, name in known.items() if name == f" {wanted} "]
    if not exact and wanted in map(same, others):
        return []
    forms = (f" {wanted} ", f" {wanted}", wanted)
    return exact or next(filter(None, ([id for id, name in known.items() if form in name] for form in forms)), [])


async def one_or_two(find: Callable[[str], Awaitable[str]], typed: str) -> tuple[str, ...]:
    """The one of that name; or two of them, written one after the other without quotes."""
    try:
        return (await find(typed),)
    except Refused as no:
        return await _parted(find, typed.split(), no)


async def two(find: Callable[[str], Awaitable[str]], one: str, other: str) -> tuple[str, str]:
    """Two of these names; also where the words without quotes went to the wrong one."""
    try:
        return await find(one), await find(other)
    except Refused as no:
        return await _parted(find, [*one.split(), *other.split()], no)


async def _parted(find: Callable[[str], Awaitable[str]], words: list[str], no: Refused) -> tuple[str, str]:
    for at in range(1, len(words)):
        with suppress(Refused):
            return await find(" ".join(words[:at])), await find(" ".join(words[at:]))
    raise no


def offered(names: Mapping[str, str], typed: str, own: Callable[[str], bool]) -> list[Suggestion]:
    """The names that have what was typed in them, one's own first."""
    wanted = same(typed.lstrip("@"))
    fitting = [(id, name) for id, name in names.items() if wanted in same(name)]
    fitting.sort(key=lambda one: (not own(one[0]), same(one[1])))
    return [Suggestion(name or id, name or id) for id, name in fitting]
