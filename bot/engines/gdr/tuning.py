"""The mathematics of an adventure's file: weights, values and thresholds that are otherwise than in the rules."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from difflib import get_close_matches
from typing import Any

from bot.engines.gdr.adventure import Character, ThresholdsGiven
from bot.engines.gdr.adventure_tables import Flaw, Path, TomlTable, number_of, plain
from bot.engines.gdr.rules import HUNDRED, GdrRules, Thresholds, in_order, positive_sums

NARROWEST = 10
"""The fewest points between the lower and the upper threshold: divided by less, one item makes or breaks a score."""


def weights_of(table: TomlTable, rules: GdrRules, names: Mapping[str, str], diceless: bool) -> dict[str, Decimal]:
    """The weights that are otherwise than in the rules; every level still makes 100."""
    at, given = table.at("weights"), {}
    for name, value in table.table("weights").values():
        key = _descriptor(name, rules, names, (*at, name))
        takes = rules.descriptors[key].weight < 0
        given[key] = number_of(value, (*at, name), *((-HUNDRED, 0) if takes else (0, HUNDRED)))
        if diceless and rules.descriptors[key].technical and given[key]:
            raise Flaw((*at, name), "diceless", name=name)
    if diceless:
        given |= {key: Decimal(0) for key, one in rules.descriptors.items() if one.technical}
    changed = {
        key: one.model_copy(update={"weight": given.get(key, one.weight)}) for key, one in rules.descriptors.items()
    }
    for under, total in positive_sums(changed):
        if total != HUNDRED:
            level = tuple(key for key in rules.level(under) if changed[key].weight > 0)
            if diceless and not under:
                raise Flaw(table.at("diceless"), "diceless-sum", level=level, sum=plain(total))
            raise Flaw(at, "sum", level=level, sum=plain(total))
    return {key: weight for key, weight in given.items() if weight != rules.descriptors[key].weight}


def values_of(table: TomlTable, rules: GdrRules, names: Mapping[str, str]) -> dict[str, tuple[Decimal, ...]]:
    """Answers that are worth something else."""
    at, given = table.at("values"), {}
    for name, value in table.table("values").values():
        key = _descriptor(name, rules, names, (*at, name))
        answers = rules.descriptors[key].answers
        if not isinstance(value, list) or len(value) != len(answers) or not answers:
            raise Flaw((*at, name), "values-count", name=name, count=len(answers))
        worths = [number_of(one, (*at, name), 0, HUNDRED) for one in value]
        if not in_order(worths, takes=not next(iter(answers.values())).value):
            raise Flaw((*at, name), "values-in-order", name=name)
        given[key] = tuple(worths)
    return given


def thresholds_of(
    table: TomlTable, rules: GdrRules, names: Mapping[str, str], characters: Mapping[str, Character], diceless: bool
) -> ThresholdsGiven:
    at, own = table.at("thresholds"), table.table("thresholds")
    if not own.has("aa"):
        raise Flaw((*at, "aa"), "no-aa-thresholds")
    found: dict[str, Any] = {"aa": _triple(own.take("aa"), own.at("aa"))}
    for whose in ("vsp", "team"):
        if own.has(whose):
            found[whose] = _triple(own.take(whose), own.at(whose))
    each = own.table("descriptors")
    descriptors = {
        _descriptor(name, rules, names, (*each.path, name)): _triple(value, (*each.path, name), apart=False)
        for name, value in each.values()
    }
    cd = {}
    for name, value in (section := own.table("cd")).values():
        if name not in characters:
            raise Flaw((*section.path, name), "cd-of-nobody", key=name, known=" · ".join(characters))
        cd[name] = _triple(value, (*section.path, name), apart=False)
    own.done()
    if descriptors or cd:
        if "vsp" in found:
            raise Flaw(own.at("vsp"), "vsp-twice")
        _complete(at, rules, characters, descriptors, cd, diceless)
    return ThresholdsGiven(**found, descriptors=descriptors, cd=cd)


def _complete(
    at: Path,
    rules: GdrRules,
    characters: Mapping[str, Character],
    descriptors: Mapping[str, Thresholds],
    cd: Mapping[str, Thresholds],
    diceless: bool,
) -> None:
    """Thresholds one by one are given for everything that gives points, or their sum would mean nothing."""
    for key, one in rules.asked.items():
        first = rules.descriptors[rules.path(key)[0]]
        takes = first.weight < 0
        if key not in descriptors and not takes and not (diceless and first.technical) and not one.adventure:
            raise Flaw(at, "threshold-missing", name=(key,))
    for key in characters:
        if key not in cd:
            raise Flaw(at, "threshold-missing", name=f"cd.{key}")
    for key in cd:
        low = sum((one.min for one in descriptors.values()), cd[key].min)
        high = sum((one.max for one in descriptors.values()), cd[key].max)
        if low >= high:
            raise Flaw(at, "min-max")
        if high - low < NARROWEST:
            raise Flaw(at, "narrow", least=NARROWEST)


def _triple(value: Any, at: Path, apart: bool = True) -> Thresholds:
    """Min, Med and Max in their order; `apart` where a score is divided by their distance."""
    if not isinstance(value, list) or len(value) != 3:
        raise Flaw(at, "triple")
    low, middle, high = (number_of(one, at, -HUNDRED, HUNDRED) for one in value)
    if apart and low >= high:
        raise Flaw(at, "min-max")
    if apart and high - low < NARROWEST:
        raise Flaw(at, "narrow", least=NARROWEST)
    if not low <= middle <= high:
        raise Flaw(at, "med")
    return Thresholds(min=low, med=middle, max=high)


def _descriptor(name: str, rules: GdrRules, names: Mapping[str, str], at: Path) -> str:
    key = names.get(name, name)
    if key not in rules.descriptors:
        if near := get_close_matches(name.casefold().replace(" ", "-"), names, 1):
            raise Flaw(at, "descriptor-misspelt", name=name, near=near[0])
        raise Flaw(at, "no-such-descriptor", name=name)
    return key
