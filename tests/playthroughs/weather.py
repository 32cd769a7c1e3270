"""The weather of an evening: one refusal of the real platforms, met once, somewhere in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("weather.toml")


@dataclass(frozen=True)
class Refusal:
    """What a platform answers instead of doing it."""

    name: str
    does: tuple[str, ...]
    status: int
    source: str
    description: str = ""
    code: int = 0
    retry_after: float = 0
    to: str = ""
    field: str = ""
    unwritten: bool = False
    """Whether only who never wrote there is refused so: not somebody who has just answered a question there, and is
    asked the next."""
    mutes: bool = False
    """Whether a room is told nothing for a while: who asked hears it alone, and all what was done, later."""

    def meets(self, does: str, body: Mapping[str, Any], private: bool) -> bool:
        """Whether this request could be refused so."""
        return (
            any(re.fullmatch(one.replace("*", "[^/]+"), does) for one in self.does)
            and (not self.to or (self.to == "private") == private)
            and (not self.field or bool(body.get(self.field)))
        )


@dataclass
class Weather:
    """One refusal, at the first request after some step that meets any of these, in their order; none when calm."""

    refusals: Sequence[Refusal] = ()
    after: int = 0
    """The step, from 0."""
    step: int = -1
    """Where the evening is."""
    reads: bool = False
    """Whether what was asked last only looks something up."""
    answering: bool = False
    """Whether somebody answers questions, one after the other."""
    refused: str = ""
    """What was refused."""
    muted: int | None = None
    """The step in which what somebody looked up for all could be told to them alone."""
    pointed: set[str] = field(default_factory=set)
    """Who was told since then that something waits for them elsewhere."""

    def refuses(self, does: str, body: Mapping[str, Any], private: bool = False) -> Refusal | None:
        """The refusal, if this request meets it."""
        if self.refused or self.step < self.after:
            return None
        possible = (one for one in self.refusals if not (one.unwritten and self.answering))
        met = next((one for one in possible if one.meets(does, body, private)), None)
        if met is not None:
            self.refused = f"{met.name}: {does}"
            self.muted = self.step if met.mutes and self.reads else None
        return met


def refusals() -> dict[str, list[Refusal]]:
    """All that are known, by platform."""
    known = tomllib.loads(FILE.read_text("utf-8"))
    return {platform: [_read(one) for one in every] for platform, every in known.items()}


def _read(one: Mapping[str, Any]) -> Refusal:
    told = {"field" if word == "with" else word: value for word, value in one.items()}
    return Refusal(**{**told, "does": tuple(told["does"])})
