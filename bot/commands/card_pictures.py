"""The pictures of tournaments and ladders as cards ask for them: plain values, with the words that belong to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engines.diplomacy.shapes import ACROSS, DOWN
from bot.hall.cards.card import Argument, Moment, Picture, say

ON_A_PHONE = 32
"""Rows of a page that a phone shows well; more stand on further pages."""

STAGES = {4: "quarterfinals", 2: "semifinals", 1: "final"}
"""A round of a bracket by the number of its matches."""


def standings(
    title: Argument,
    subtitle: Argument,
    columns: Sequence[Mapping[str, Any]],
    rows: Sequence[Sequence[Any]],
    *,
    highlight: int = 0,
    page: int = 1,
) -> Picture:
    """One page of a table; a column has a `title`, and where it likes `align` (left, right, center) and `decimals`."""
    values = {"title": title, "subtitle": subtitle, "columns": list(columns), "rows": list(rows)}
    return Picture("table", {**values, "highlight": highlight, "page": page, "per_page": ON_A_PHONE}, alt=title)


def qr(title: Argument, link: str) -> Picture:
    """A link as a code that a phone reads; its words are the link."""
    return Picture("qr", {"title": title, "link": link}, alt=say("pictures-qr", title=title))


def pages(count: int) -> int:
    """How many pages so many rows take."""
    return max(1, -(-count // ON_A_PHONE))


def seated(
    table: Argument, first: Argument, second: Argument, *, starts: int = 0, score: Argument = "", winner: int = 0
) -> Mapping[str, Any]:
    """A table of a round; `starts` and `winner` are 1 or 2, or 0 where that is not known."""
    return {"table": table, "sides": (first, second), "starts": starts, "score": score, "winner": winner}


def pairings(
    title: Argument,
    subtitle: Argument,
    tables: Sequence[Mapping[str, Any]],
    *,
    rests: Argument = "",
    page: int = 1,
) -> Picture:
    """One page of the tables of a round, made with `seated`; `rests` is who sits out."""
    values = {"title": title, "subtitle": subtitle, "tables": list(tables), "page": page, "per_page": ON_A_PHONE}
    rest = say("pictures-rests", who=rests) if rests else ""
    return Picture("pairings", {**values, "rest": rest, "starts": say("pictures-starts")}, alt=title)


def side(name: Argument, score: Argument = "") -> Mapping[str, Any]:
    """A side that is known."""
    return {"name": name, "score": score}


def awaited(match: str, *, winner: bool = True) -> Mapping[str, Any]:
    """A side that another match decides."""
    return {"waits": say("pictures-winner-of" if winner else "pictures-loser-of", match=match)}


def met(
    name: str, first: Mapping[str, Any], second: Mapping[str, Any], *, table: Argument = "", winner: int = 0
) -> Mapping[str, Any]:
    """A match of a bracket between two sides (`side` or `awaited`), with its name ("A") and table."""
    mark = say("pictures-match", match=name, table=table) if table else name
    return {"sides": (first, second), "winner": winner, "mark": mark}


def tree(rounds: Sequence[Sequence[Mapping[str, Any]]]) -> Mapping[str, Any]:
    """The way to the final: rounds of 4, 2 and 1 matches, or the last of these."""
    return {"rounds": [{"title": say(f"pictures-{STAGES[len(one)]}"), "matches": list(one)} for one in rounds]}


def places(first: int, rounds: Sequence[Sequence[Mapping[str, Any]]]) -> Mapping[str, Any]:
    """The matches for the places from `first` on: one match for two places, two and one for four."""
    last = first + 2 ** len(rounds) - 1
    title = say("pictures-place", place=first) if len(rounds) == 1 else say("pictures-places", first=first, last=last)
    ends = say("pictures-place", place=first) if len(rounds) > 1 else ""
    titles = [""] * (len(rounds) - 1) + [ends]
    stages = [{"title": words, "matches": list(one)} for words, one in zip(titles, rounds, strict=True)]
    return {"title": title, "rounds": stages}


def bracket(
    title: Argument,
    subtitle: Argument,
    main: Mapping[str, Any],
    others: Sequence[Mapping[str, Any]] = (),
    *,
    across: bool = False,
) -> Picture:
    """A bracket: the `tree` to the final, and the `places` below it; `across` for the board, broad as a screen."""
    values = {"title": title, "subtitle": subtitle, "main": main, "places": list(others), "across": across}
    return Picture("bracket", values, alt=title)


def history(
    title: Argument,
    subtitle: Argument,
    points: Sequence[tuple[float, float, bool | None]],
    *,
    start: float | None = None,
    decimals: int = 0,
) -> Picture:
    """A player's values: the moment, the value from then on, and whether the game was won (None: no game)."""
    outcomes = {True: "won", False: "lost", None: ""}
    values: dict[str, Any] = {
        "title": title,
        "subtitle": subtitle,
        "points": [{"at": at, "value": value, "outcome": outcomes[won]} for at, value, won in points],
        "start": start,
        "decimals": decimals,
        "begins": Moment(points[0][0], "date"),
        "ends": Moment(points[-1][0], "date"),
    }
    words = {name: say(f"pictures-{name}") for name in ("won", "lost", "best")}
    return Picture("history", values | words, alt=title)


def centres(
    title: Argument,
    years: Sequence[int],
    counts: Mapping[str, Sequence[int]],
    *,
    notes: Mapping[str, Argument] | None = None,
    goal: int | None = 18,
) -> Picture:
    """The centres of each power by year (`austria`, `england` …); `notes` stand beside a name: who plays it."""
    powers = [
        {
            "power": power,
            "name": say(f"pictures-power-{power}"),
            "centres": list(own),
            "note": (notes or {}).get(power, ""),
        }
        for power, own in counts.items()
    ]
    values = {"title": title, "subtitle": say("pictures-centres"), "years": list(years), "powers": powers}
    words = say("pictures-to-win", centres=goal) if goal is not None else ""
    return Picture("centres", {**values, "goal": goal, "goal_words": words}, alt=title)


def europe(
    title: Argument,
    spaces: Sequence[Mapping[str, Any]],
    away: Sequence[tuple[int, int]],
    counts: Mapping[str, int],
) -> Picture:
    """The map of Diplomacy: every space with its points and its owner, and how many centres each power has."""
    order = sorted(counts, key=lambda power: -counts[power])
    powers = [{"power": one, "name": say(f"pictures-power-{one}"), "centres": counts[one]} for one in order]
    values = {"title": title, "across": ACROSS, "down": DOWN, "spaces": list(spaces), "away": list(away)}
    return Picture("europe", {**values, "powers": powers}, alt=title)
