"""What Discord's specification says of a request's body."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.lab.conformance.shapes import Table

_HERE = Path(__file__).parent
TABLE = Table.read(_HERE / "discord.json").since(_HERE / "discord_besides.json")
_ID = re.compile(r"(?<=/)\d+(?=/|$)")
_TOKEN = re.compile(r"^(/(?:interactions|webhooks)/\*)/[^/]+")


def faults(method: str, path: str, body: Any) -> list[str]:
    """What is wrong with it."""
    pattern = _TOKEN.sub(r"\1/*", _ID.sub("*", path))
    return [] if body is None else TABLE.faults(f"{method} {pattern}", body)
