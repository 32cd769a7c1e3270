"""The tokens of the platforms: what they are called, how they look, and where the house keeps them for itself alone."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Token:
    """A platform's token: its setting, and the shape that all of them have."""

    name: str
    shape: re.Pattern[str]


TOKENS = {
    "discord": Token("DISCORD_TOKEN", re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)),
    "telegram": Token("TELEGRAM_TOKEN", re.compile(r"[0-9]{5,}:[\w-]{30,}", re.ASCII)),
}


def keep(values: Mapping[str, str], file: Path, onto_disk: Callable[[int], None] = os.fsync) -> None:
    """Write settings into a file that its owner alone may read, in the place of the lines that named them before.

    The new file is whole before it takes the old one's place: an interrupted write leaves the old one.
    """
    file = file.resolve()  # a link stays one
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    names = "|".join(map(re.escape, values))
    kept = [line for line in lines if not re.match(rf"\s*(?:export\s+)?(?:{names})\s*=", line)]
    text = "\n".join([*kept, *(f"{name}={value}" for name, value in values.items())]) + "\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as new:
            new.write(text)
            new.flush()
            onto_disk(new.fileno())
        os.replace(beside, file)
    finally:
        beside.unlink(missing_ok=True)
