"""What an adventure's file may not say, and where it says it; what just may be is taken."""

from __future__ import annotations

from copy import deepcopy
from decimal import Decimal
from typing import Any

import pytest

from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.adventure_made import read
from bot.engines.gdr.adventure_tables import Flaw
from bot.rules import rulebook
from tests.engines.gdr.convention import SMALL

RULES = rulebook().gdr
OWN = {"giocatore": {"vsp": 60, "aa": 40}, "squadra": {"vsp": 50, "aa": 50}}
EACH = {key: [0, 1, 2] for key, one in RULES.asked.items() if RULES.descriptors[RULES.path(key)[0]].weight >= 0}
CD = {"ada": [0, 1, 2], "ivo": [0, 1, 2], "leo": [0, 1, 2]}
TECHNICAL = next(key for key, one in RULES.descriptors.items() if one.technical)


def written(**changes: Any) -> Adventure:
    """The small adventure after changes: `a__b` is b within a; None takes it away."""
    values = deepcopy(SMALL)
    for place, value in changes.items():
        *way, last = place.split("__")
        at = values
        for key in way:
            at = at.setdefault(key, {})
        if value is None:
            at.pop(last)
        else:
            at[last] = value
    return read(values, RULES, {})


def leaf(weight: Any = 100, text: str = "Fanno luce", **more: Any) -> dict[str, Any]:
    """An element of a tree."""
    return {"testo": text, "peso": weight, **more}


def ways(count: int) -> dict[str, int]:
    """So many ways in which something can go, from all of it to nothing."""
    return {"a" * way: 0 if way == count else 101 - way for way in range(1, count + 1)}


@pytest.mark.parametrize(
    ("changes", "reason", "where"),
    [
        ({"quote": OWN}, "shares-not-own", ("quote",)),
        ({"tipo": "propria", "quote": {"giocatore": {"vsp": 60, "aa": 30}, "squadra": OWN["squadra"]}}, "sum", None),
        ({"tipo": "propria", "quote": {**OWN, "altro": 1}}, "unknown", ("quote", "altro")),
        ({"tipo": 3}, "kind", ("tipo",)),
        ({"personaggi": {"leo": {"nome": "Leo", "facoltativo": True}}}, "no-characters", ("personaggi",)),
        ({"personaggi": {}}, "no-characters", ("personaggi",)),
        ({"personaggi__ada": "Ada"}, "unknown", ("personaggi", "ada")),
        ({"personaggi__ada__eta": 20}, "unknown", ("personaggi", "ada", "eta")),
        ({"personaggi__ada__nome": "ivo"}, "same-name", ("personaggi", "ivo")),
        ({"aa": {}}, "empty", ("aa",)),
        ({"aa": 3}, "not-a-table", ("aa",)),
        ({"aa": {"porta": leaf(**{"in-parte": True, "opzioni": {"Sì": 100, "No": 0}})}}, "two-kinds", None),
        ({"aa": {"sala": leaf(**{"in-parte": True}, luce=leaf())}}, "section-and-element", ("aa", "sala")),
        ({"aa": {"sala": leaf(opzioni={"Sì": 100, "No": 0}, luce=leaf())}}, "section-and-element", ("aa", "sala")),
        ({"aa": {"porta": leaf(text="a" * 201)}}, "text-too-long", ("aa", "porta", "testo")),
        ({"aa": {"porta": leaf(), "b": leaf(Decimal("0.0000001"))}}, "too-fine", ("aa", "b", "peso")),
        ({"aa": {"porta": leaf(opzioni={"Sì": 100})}}, "options-in-order", ("aa", "porta", "opzioni")),
        ({"aa": {"porta": leaf(opzioni=ways(9))}}, "options-in-order", None),
        ({"cd__ada__leo__riguarda": ["leo", 3]}, "about", ("cd", "ada", "leo", "riguarda")),
        ({"pesi": {TECHNICAL: 20}, "senza-dadi": True}, "diceless", ("pesi", TECHNICAL)),
        ({"valori": {"voice": [0, 50, 100]}}, "values-in-order", ("valori", "voice")),
        ({"valori": {"voice": 100}}, "values-count", ("valori", "voice")),
        ({"soglie__cd": {**CD, "lea": [0, 1, 2]}, "soglie__voci": EACH}, "cd-of-nobody", ("soglie", "cd", "lea")),
        ({"soglie__cd": {"ada": [0, 1, 2]}, "soglie__voci": EACH}, "threshold-missing", ("soglie",)),
        ({"soglie__voci": EACH}, "threshold-missing", ("soglie",)),
        ({"soglie__cd": CD}, "threshold-missing", ("soglie",)),
        (
            {"soglie__cd": {key: [2, 2, 2] for key in CD}, "soglie__voci": {key: [1, 1, 1] for key in EACH}},
            "min-max",
            ("soglie",),
        ),
        ({"soglie__aa": [20, 50, 20]}, "min-max", ("soglie", "aa")),
        ({"soglie__aa": [20, 20, 20]}, "min-max", ("soglie", "aa")),
        ({"soglie__aa": [99, Decimal("99.5"), 100]}, "narrow", ("soglie", "aa")),
        ({"soglie__squadra": [20, 25, Decimal("29.9")]}, "narrow", ("soglie", "squadra")),
        (
            {"soglie__cd": {**CD, "ivo": [1, 2, 9]}, "soglie__voci": {key: [1, 1, 1] for key in EACH}},
            "narrow",
            ("soglie",),
        ),
        ({"personaggi__ada__carattere": "a" * 601}, "text-too-long", ("personaggi", "ada", "carattere")),
        ({"personaggi__ada__carattere": "Ha 3 figli"}, "digit", ("personaggi", "ada", "carattere")),
        ({"soglie__aa": [20, 101, 102]}, "out-of-range", ("soglie", "aa")),
        ({"soglie__aa": 20}, "triple", ("soglie", "aa")),
        ({"soglie__squadra": [3, 2, 1]}, "min-max", ("soglie", "squadra")),
        ({"soglie__altro": [1, 2, 3]}, "unknown", ("soglie", "altro")),
    ],
    ids=str,
)
def test_what_does_not_fit_is_a_flaw_where_it_stands(
    changes: dict[str, Any], reason: str, where: tuple[str, ...] | None
) -> None:
    with pytest.raises(Flaw) as flaw:
        written(**changes)
    assert flaw.value.reason == reason and where in (None, flaw.value.path)


@pytest.mark.parametrize(
    "changes",
    [
        {"tipo": "propria", "quote": OWN},
        {"aa": {"porta": leaf(text="a" * 200)}},
        {"aa": {"porta": leaf(Decimal("0.000001")), "sala": leaf(Decimal("99.999999"))}},
        {"aa": {"porta": leaf(opzioni=ways(8))}},
        {"aa": {"porta": leaf(**{"in-parte": False})}},
        {"soglie__aa": [-100, 100, 100]},
        {"soglie__aa": [40, 45, 50]},
        {"personaggi__ada__carattere": "a" * 600},
        {"soglie__cd": CD, "soglie__voci": EACH},
        {"soglie__cd": {**CD, "ivo": [2, 2, 2]}, "soglie__voci": EACH},
        {"valori": {"voice": [100, 100, 0]}},
    ],
    ids=str,
)
def test_what_just_fits_is_taken(changes: dict[str, Any]) -> None:
    assert written(**changes).title == "Prova"


def test_the_shares_of_an_adventure_of_ones_own_are_its_own() -> None:
    share = written(tipo="propria", quote=OWN).share
    assert (share.player, share.team) == (60, 50)


@pytest.mark.parametrize(("partly", "worth"), [(True, RULES.elements.part), (False, None), (30, 30), (0, 0)])
def test_what_is_done_in_part_is_worth_the_half_or_what_is_written(partly: Any, worth: Any) -> None:
    assert written(aa={"porta": leaf(**{"in-parte": partly})}).aa["porta"].partly == worth


@pytest.mark.parametrize(("elements", "taken"), [(394, True), (395, False)])
def test_an_adventure_has_as_many_elements_as_anybody_would_judge(elements: int, taken: bool) -> None:
    count = elements - 1
    many = {f"a{number}": leaf(Decimal("0.25") if number else 100 - Decimal("0.25") * count) for number in range(count)}
    many["a0"] = leaf(100 - Decimal("0.25") * (count - 1), x=leaf())
    if taken:
        assert written(aa=many).aa["a0"].parts
        return
    with pytest.raises(Flaw) as flaw:
        written(aa=many)
    assert (flaw.value.reason, flaw.value.facts) == ("too-many", {"count": 401, "most": 400})
