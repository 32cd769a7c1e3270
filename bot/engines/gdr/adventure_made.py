"""From the tables of an adventure's file to the adventure; what does not fit is a flaw with place and reason."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from decimal import Decimal
from typing import Any

from bot.engines.gdr.adventure import Adventure, Character, Element, Option, within
from bot.engines.gdr.adventure_tables import LONGEST_LINES, Flaw, TomlTable, dotted, key_of, number_of, plain, text_of
from bot.engines.gdr.rules import HUNDRED, GdrRules, Share, in_order
from bot.engines.gdr.tuning import thresholds_of, values_of, weights_of

KINDS = {"tecnica": "technical", "interpretativa": "interpretive", "propria": "own"}
OWN = "own"
MOST = 400
"""The most elements of an adventure: more than anybody would judge."""
DEEPEST = 6
"""The most levels of a tree: sections within sections beyond that are nobody's plan of an evening."""
MOST_OPTIONS = 8
"""The most options of an element: as many buttons as one card shows."""


def read(values: Mapping[str, Any], rules: GdrRules, names: Mapping[str, str]) -> Adventure:
    """The adventure of a file; `names` are other names of descriptors, to their keys."""
    table = TomlTable(values, ())
    title, (kind, share) = table.text("title", digits=True), _kind(table, rules)
    diceless = table.yes("diceless")
    characters = _characters(table)
    half = rules.elements.part
    aa = _tree(table.table("aa"), half)
    cd = _consistency(table, characters, half)
    weights, worths = weights_of(table, rules, names, diceless), values_of(table, rules, names)
    thresholds = thresholds_of(table, rules, names, characters, diceless)
    table.done()
    if (count := _count(aa) + sum(map(_count, cd.values()))) > MOST:
        raise Flaw(("aa",), "too-many", count=count, most=MOST)
    return Adventure(
        title=title, kind=kind, diceless=diceless, share=share, characters=characters, aa=aa, cd=cd,
        weights=weights, values=worths, thresholds=thresholds,
    )  # fmt: skip


# --- its parts


def _kind(table: TomlTable, rules: GdrRules) -> tuple[str, Share]:
    """The kind of the adventure, and the shares that go with it."""
    at, written = table.at("kind"), table.take("kind")
    kind = KINDS.get(written, written) if isinstance(written, str) else ""
    if kind != OWN:
        if kind not in rules.kinds:
            raise Flaw(at, "kind", value=str(written))
        if table.has("shares"):
            raise Flaw(table.at("shares"), "shares-not-own")
        return kind, rules.kinds[kind]
    if not table.has("shares"):
        raise Flaw(at, "shares-missing")
    own, found = table.table("shares"), {}
    for whose in ("player", "team"):
        pair = own.table(whose)
        vsp, aa = pair.number("vsp"), pair.number("aa")
        pair.done()
        if vsp + aa != HUNDRED:
            raise Flaw(pair.path, "sum", level=dotted(pair.path), sum=plain(vsp + aa))
        found[whose] = vsp
    own.done()
    return kind, Share(**found)


def _characters(table: TomlTable) -> dict[str, Character]:
    at, found = table.at("characters"), {}
    for key, one in table.table("characters").rest():
        about = " ".join(one.text("nature", most=LONGEST_LINES).split()) if one.has("nature") else ""
        found[key_of(key, one.path)] = Character(name=one.text("name"), optional=one.yes("optional"), about=about)
        one.done()
    if all(one.optional for one in found.values()):
        raise Flaw(at, "no-characters")
    names: set[str] = set()
    for key, character in found.items():
        if character.name.casefold() in names:
            raise Flaw((*at, key), "same-name", name=character.name)
        names.add(character.name.casefold())
    return found


def _consistency(table: TomlTable, characters: Mapping[str, Character], half: Decimal) -> dict[str, dict[str, Element]]:
    """A tree for each character, with something in it whoever is left out."""
    at, section = table.at("cd"), table.table("cd")
    found: dict[str, dict[str, Element]] = {}
    for key, one in section.rest():
        if key not in characters:
            raise Flaw(one.path, "cd-of-nobody", key=key, known=" · ".join(characters))
        found[key] = _tree(one, half, characters)
    always = {key for key, one in characters.items() if not one.optional}
    for key, character in characters.items():
        if key not in found:
            raise Flaw((*at, key), "no-cd", name=character.name, key=key)
        if not within(found[key], always | {key}):
            raise Flaw((*at, key), "cd-may-be-empty", name=character.name)
    return found


def _tree(table: TomlTable, half: Decimal, characters: Collection[str] = (), level: int = 1) -> dict[str, Element]:
    """A level of a tree, and all below it."""
    if level > DEEPEST:
        raise Flaw(table.path, "too-deep", most=DEEPEST)
    found = {key_of(key, one.path): _element(one, half, characters, level) for key, one in table.rest()}
    if not found:
        raise Flaw(table.path, "empty", level=dotted(table.path))
    total = sum((one.weight for one in found.values()), Decimal(0))
    if total != HUNDRED:
        raise Flaw(table.path, "sum", level=dotted(table.path), sum=plain(total))
    return found


def _element(table: TomlTable, half: Decimal, characters: Collection[str], level: int) -> Element:
    text, weight = table.text("text"), table.number("weight")
    if not weight:
        raise Flaw(table.at("weight"), "no-weight", key=dotted(table.path))
    about = _about(table, characters) if characters and table.has("about") else ()
    partly = _partly(table, half) if table.has("partly") else None
    options = tuple(_options(table)) if table.has("options") else ()
    if partly is not None and options:
        raise Flaw(table.at("options"), "two-kinds", key=dotted(table.path))
    if table.empty:
        return Element(text=text, weight=weight, about=about, partly=partly, options=options)
    parts = _tree(table, half, characters, level + 1)
    if partly is not None or options:
        raise Flaw(table.path, "section-and-element", key=dotted(table.path))
    return Element(text=text, weight=weight, about=about, parts=parts)


def _about(table: TomlTable, characters: Collection[str]) -> tuple[str, ...]:
    at, value = table.at("about"), table.take("about")
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Flaw(at, "about")
    for name in names:
        if name not in characters:
            raise Flaw(at, "about-nobody", name=name, known=" · ".join(characters))
    return tuple(names)


def _partly(table: TomlTable, half: Decimal) -> Decimal | None:
    """What an element done in part is worth: the usual half, or as much as is written."""
    at, value = table.at("partly"), table.take("partly")
    if isinstance(value, bool):
        return half if value else None
    return number_of(value, at, 0, HUNDRED)


def _options(table: TomlTable) -> Iterator[Option]:
    """The ways in which something can go, from all of it down to nothing."""
    at, values = table.at("options"), []
    for words, worth in table.table("options").values():
        values.append(number_of(worth, (*at, words), 0, HUNDRED))
        yield Option(text=text_of(words, (*at, words)), value=values[-1])
    if not 2 <= len(values) <= MOST_OPTIONS or not in_order(values, takes=False):
        raise Flaw(at, "options-in-order", key=dotted(table.path))


def _count(tree: Mapping[str, Element]) -> int:
    return sum(1 + _count(one.parts) for one in tree.values())
