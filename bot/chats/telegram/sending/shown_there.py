"""Who is named in a group's message for whom something waits, and what of it they were shown: as it is kept."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, field, replace


@dataclass(frozen=True, slots=True)
class WaitedFor:
    """Somebody for whom something waits: their name, and the ids that open it, the oldest first.

    `shown` are the ids that were shown to them, last at `since`, though perhaps not seen. `passed`: they pressed no
    more, so the message names them no longer, but a press still opens it.
    """

    name: str
    keys: tuple[str, ...]
    shown: tuple[str, ...] = ()
    since: float = 0.0
    passed: bool = False

    def without(self, gone: Collection[str]) -> WaitedFor:
        """Once these ids need to be opened no more."""
        keys, shown = (tuple(one for one in ids if one not in gone) for ids in (self.keys, self.shown))
        return replace(self, keys=keys, shown=shown)


NOBODY = WaitedFor("", ())


@dataclass(frozen=True, slots=True)
class NamingMessage:
    """The message as it stands, and who is named in it, by their accounts; none at first."""

    message: int = 0
    language: str = ""
    who: dict[str, WaitedFor] = field(default_factory=dict)

    @property
    def named(self) -> dict[str, WaitedFor]:
        """Those whom its words name."""
        return {person: named for person, named in self.who.items() if not named.passed}

    def but(self, person: str, named: WaitedFor) -> NamingMessage:
        """With this of one person; who has nothing more to open is left out."""
        who = {**self.who, person: named}
        return replace(self, who={one: kept for one, kept in who.items() if kept.keys})

    def written(self) -> str:
        """As text, to be kept."""
        who = {person: asdict(named) for person, named in self.who.items()}
        return json.dumps([self.message, self.language, who], ensure_ascii=False)

    @classmethod
    def read(cls, written: str | None) -> NamingMessage:
        """From the text that was kept."""
        if not written:
            return cls()
        message, language, who = json.loads(written)
        return cls(message, language, {person: _read(named) for person, named in who.items()})


def _read(named: dict[str, object] | list[str]) -> WaitedFor:
    if isinstance(named, list):  # So it was kept before it held what was shown.
        name, *keys = named
        return WaitedFor(name, tuple(keys))
    return WaitedFor(**{key: tuple(value) if isinstance(value, list) else value for key, value in named.items()})  # type: ignore[arg-type]
