"""What the rules of every game are made of: parts without unknown keys, and breaks that checks find in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from pydantic import BaseModel, ConfigDict

Keys: TypeAlias = tuple[str | int, ...]
"""Where something stands in a file of rules: its keys, and its places in lists."""

Break: TypeAlias = tuple[Keys, str, Mapping[str, str | int]]
"""Where something does not hold together, what (a text key without `rule-`), and what it names."""


class Part(BaseModel):
    """A part of the rules: unknown keys are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")
