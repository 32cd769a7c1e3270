"""How many tests begin: what comes before is played once; each of them opens its books anew, as after a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from copy import copy
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from tests.hall.house import BOOKS, House


class Scene(Protocol):
    """Whatever stands in a house."""

    house: House


S = TypeVar("S", bound=Scene)
P = ParamSpec("P")
Setting = Callable[Concatenate[Path, P], Awaitable[S]]


def played_once(setting: Setting[P, S]) -> Setting[P, S]:
    """Play a scene when it is first wanted; then, and from then on, give a copy of it. Chance was the same for all."""
    played: dict[str, tuple[S, bytes]] = {}

    @wraps(setting)
    async def again(folder: Path, *people: P.args, **more: P.kwargs) -> S:
        which = repr((people, more))
        if which not in played:
            (away := folder / "first").mkdir()
            first = await setting(away, *people, **more)
            await first.house.store.close()
            played[which] = first, (away / BOOKS).read_bytes()
        before, books = played[which]
        found = copy(before)
        found.house = await before.house.again(folder, books)
        return found

    return again
