"""An adventure is loaded; its mathematics may change at any time, its questions only while nothing is answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engines.book import Entry, Refused
from bot.engines.gdr.adventure import Adventure, Element, Option, Tree
from bot.engines.gdr.rules import GdrRules
from bot.engines.gdr.scale import Scale
from bot.engines.gdr.tournament import Gdr, check_cast
from bot.engines.rule_parts import Part


def load(book: Gdr, by: str, adventure: Adventure) -> AdventureLoaded:
    """Take an adventure, or its changed mathematics: once there are answers, the questions stay as they are."""
    if not book.name:
        raise Refused("gdr-not-begun")
    before = book.adventure
    if before is not None:
        adventure = following(before, adventure)
    if before is not None and before.model_dump_json() == adventure.model_dump_json():  # its order too
        raise Refused("gdr-same-adventure")
    begun = book.closed or any(sheet.answers for sheet in book.sheets.values())
    if before is not None and begun and asked_by(book.rules, before) != asked_by(book.rules, adventure):
        raise Refused("gdr-other-questions")
    for team in book.teams:
        check_cast(adventure, book.casts[team.id], team=team.id)
    changes = () if before is None else tuple(_changes(_numbers(book.rules, before), _numbers(book.rules, adventure)))
    loaded = AdventureLoaded(by=by, adventure=adventure, again=before is not None, changes=changes)
    book.happen(loaded)
    return loaded


def following(before: Adventure, after: Adventure) -> Adventure:
    """An adventure in which answers given before keep their words, wherever an option with these words stands now."""
    cd = {key: _options_followed(before.cd.get(key, {}), tree) for key, tree in after.cd.items()}
    return after.model_copy(update={"aa": _options_followed(before.aa, after.aa), "cd": cd})


def _options_followed(before: Tree, after: Tree) -> dict[str, Element]:
    found = {}
    for key, element in after.items():
        old = before.get(key, element)
        parts = _options_followed(old.parts, element.parts)
        options = _keyed(old, element) if len(old.options) == len(element.options) else element.options
        found[key] = element.model_copy(update={"parts": parts, "options": options})
    return found


def _keyed(before: Element, after: Element) -> tuple[Option, ...]:
    """Options with the keys that those of the same words had; those with other words share out the rest in order."""
    known = {one.text: key for key, one in before.ways.items()}
    kept = [known.get(one.text, "") for one in after.options]
    free = iter(key for key in before.ways if key not in kept)
    keys = [key or next(free) for key in kept]
    return tuple(
        one.model_copy(update={"key": "" if key == str(place) else key})
        for place, (one, key) in enumerate(zip(after.options, keys, strict=True))
    )


def asked_by(rules: GdrRules, adventure: Adventure) -> Any:
    """All that an adventure can ask, whoever is left out."""
    asked = Scale(rules, adventure).questions(tuple(adventure.characters))
    about = [
        (one.key, frozenset(one.answers), *(above.about for above in (*one.sections, one.element) if above))
        for one in asked
    ]
    return about, [(key, one.optional) for key, one in adventure.characters.items()]


def _numbers(rules: GdrRules, adventure: Adventure) -> dict[str, str]:
    """Every number of an adventure's mathematics, by its place in the file."""
    found: dict[str, str] = {}

    def note(part: Any, path: str) -> None:
        if isinstance(part, dict):
            for name, value in part.items():
                note(value, f"{path}.{name}" if path else str(name))
        elif isinstance(part, list | tuple):
            for place, value in enumerate(part):
                key = value.get("key") if isinstance(value, dict) else ""
                note(value, f"{path}.{int(key or place) + 1}")
        elif part is not None and not isinstance(part, bool | str):
            found[path] = f"{part.normalize():f}"

    note({key: adventure.weights.get(key, one.weight) for key, one in rules.descriptors.items()}, "weights")
    worths = {key: [answer.value for answer in one.answers.values()] for key, one in rules.asked.items()}
    note(worths | adventure.values, "values")
    given = adventure.thresholds
    if given.vsp is None and not given.descriptors:
        given = given.model_copy(update={"vsp": rules.thresholds})
    parts = {"share": adventure.share, "thresholds": given, "aa": adventure.aa, "cd": adventure.cd}
    for part, value in parts.items():
        note(value.model_dump() if isinstance(value, Part) else _dumped(value), part)
    return found


def _dumped(tree: Any) -> Any:
    return {key: _dumped(one) if isinstance(one, dict) else one.model_dump() for key, one in tree.items()}


def _changes(before: Mapping[str, str], after: Mapping[str, str]) -> list[Change]:
    return [
        Change(place=place, before=before.get(place, ""), after=after.get(place, ""))
        for place in dict.fromkeys((*before, *after))
        if before.get(place) != after.get(place)
    ]


class Change(Part):
    """A number that is another now; empty where there is none."""

    place: str
    before: str
    after: str


class AdventureLoaded(Entry, kind="gdr.adventure-loaded"):
    """The adventure was loaded, or its mathematics changed."""

    may_seal = ("adventure", "changes")
    by: str
    adventure: Adventure
    again: bool
    changes: tuple[Change, ...]

    def decides(self, book: Gdr) -> bool:
        """Where it changes what was loaded."""
        return self.again

    def sealed(self, book: Gdr) -> tuple[str, ...]:
        """What the adventure weighs is for nobody who may judge."""
        return () if book.closed else ("adventure", "changes")

    def apply(self, book: Gdr) -> None:
        """This is played."""
        book.play(self.adventure)
