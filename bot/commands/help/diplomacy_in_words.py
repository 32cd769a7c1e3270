"""The rules of Italia-2010 in our own words, by the numbers of the tournament."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from bot.commands.diplomacy.names import points_said, power_said
from bot.engines.diplomacy.rules import ItaliaRules
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Table, say
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.rules_pages import RulesPage
from bot.rules import rulebook

SOLO = (18, 4)
"""The document's example of a solo: centres, and powers with enough of them to be survivors."""


def _rules(book: Diplomacy | None) -> ItaliaRules:
    return book.rules if book is not None else rulebook().diplomacy


def _facts(rules: ItaliaRules) -> Mapping[str, Argument]:
    score, extra = rules.score, rules.extra
    places = [*score.places, 0, 0, 0][:3]
    solo = score.centre * SOLO[0] + score.alive + places[0] + score.break_ + score.solo
    more = score.survivor * (SOLO[1] - 1)
    return {
        "first": rules.game.first_year,
        "last": str(rules.game.first_year + rules.game.years - 1),
        "begins": str(rules.game.first_year),
        "years": rules.game.years,
        "topmore": rules.game.top_more,
        "centres": rules.game.centres,
        "turkeyless": rules.game.without_turkey,
        "centre": score.centre,
        "alive": score.alive,
        "eliminated": score.eliminated,
        "place1": places[0],
        "place2": places[1],
        "place3": places[2],
        "lead": score.lead,
        "leadcentres": score.lead // score.centre,
        "break": score.break_,
        "nobreak": score.no_break,
        "survivorcentres": score.survivor_centres,
        "survivor": score.survivor,
        "sevenmore": score.survivor * 6,
        "sixmore": score.survivor * 5,
        "solocentres": score.solo_centres,
        "solo": score.solo,
        "soloraw": solo,
        "solomore": more,
        "soloall": points_said(Fraction(solo * (100 + more), 100)),
        "top": extra.top,
        "double": extra.double,
        "declined": -extra.declined,
        "topwin": extra.top_win,
        "sittingmost": extra.sitting_most,
        "boards": rules.top.boards,
        "most": rules.conduct.most,
        "minute": rules.clock.minute,
        "powers": listed([power_said(power) for power in rules.ties.powers]),
        "groups": dotted(listed(power_said(power) for power in group) for group in rules.seating.groups),
    }


def _short(rules: ItaliaRules) -> Table:
    """Pieces of each player in an escalation."""
    rows = tuple((str(players), str(pieces)) for players, pieces in sorted(rules.short.pieces.items()))
    return Table((say("rules-diplomacy-column-players"), say("rules-diplomacy-column-pieces")), rows, right=(0, 1))


def _presets(rules: ItaliaRules) -> Table:
    """The optional rules, as they are chosen together."""
    head = tuple(say(f"rules-diplomacy-column-{name}") for name in ("preset", "top", "sitting", "worst"))
    rows = tuple(
        (
            say(f"choices-preset.{name}"),
            say("rules-diplomacy-cell-yes") if preset.top else say("rules-diplomacy-cell-no"),
            str(preset.sitting),
            say("rules-diplomacy-cell-worst", share=preset.worst, beyond=preset.worst_beyond)
            if preset.worst < 100
            else say("rules-diplomacy-cell-whole"),
        )
        for name, preset in rules.presets.items()
    )
    return Table(head, rows, right=(2,))


EXPLAINED = {
    "draws": (
        "diplomacy-draw-after-autumn",
        "diplomacy-eliminated",
        "diplomacy-proposed-already",
        "diplomacy-voted-this-year",
    ),
    "late": ("diplomacy-minute-taken",),
    "top": (
        "diplomacy-declined-already",
        "diplomacy-not-qualified",
        "diplomacy-not-your-turn",
        "diplomacy-top-away",
        "diplomacy-top-few",
        "diplomacy-top-locked",
        "diplomacy-top-one-round",
        "diplomacy-top-open",
        "diplomacy-top-rounds",
        "diplomacy-top-swapped",
        "diplomacy-top-too-late",
        "diplomacy-top-urn",
    ),
    "short": (
        "diplomacy-homes-early",
        "diplomacy-homes-foreign",
        "diplomacy-homes-late",
        "diplomacy-homes-none",
        "diplomacy-homes-taken",
        "diplomacy-homes-three",
        "diplomacy-no-variant",
        "diplomacy-variant-first",
    ),
    "extras": (
        "diplomacy-named-twice",
        "diplomacy-no-second-board",
        "diplomacy-sitting-most",
    ),
    "ties": ("diplomacy-ties-off",),
    "conduct": (
        "diplomacy-disqualified",
        "diplomacy-penalty-most",
    ),
    "winters": (
        "diplomacy-not-your-winter",
        "diplomacy-own-board",
        "diplomacy-own-word",
        "diplomacy-told-already",
        "diplomacy-told-doubted",
        "diplomacy-told-own",
        "diplomacy-too-many-centres",
    ),
    "solo": ("diplomacy-solo-before",),
    "length": ("diplomacy-board-not-complete",),
    "seats": ("diplomacy-not-your-bond",),
}
"""The refusals that a chapter explains."""

DIPLOMACY = RulesPage(
    name="diplomacy",
    group="diplomacy",
    books=(Diplomacy,),
    chapters=(
        *("score", "places", "break", "survivors", "solo", "example", "level", "draws", "length", "late", "orders"),
        *("seats", "top", "short", "extras", "ties", "presets", "conduct", "winters"),
    ),
    rules=_rules,
    facts=_facts,
    tables={"short": _short, "presets": _presets},
    explained=EXPLAINED,
    presses={
        "diplomacy": "winters",
        "diplomacy state": "/diplomacy ties",
        "diplomacy tell": "/diplomacy ties",
        "diplomacy hall": "/diplomacy publish",
        "diplomacy offer": "extras",
        "diplomacy arrived": "seats",
        "diplomacy mine": "seats",
        "diplomacy urn": "top",
        "diplomacy choose": "top",
        "diplomacy map": "/diplomacy chart",
        "diplomacy years": "/diplomacy chart",
        "diplomacy close": "/diplomacy finish",
        "diplomacy vote": "draws",
        "diplomacy ballot": "draws",
        "diplomacy count": "draws",
        "diplomacy pause": "/diplomacy clock",
        "diplomacy extend": "/diplomacy clock",
        "diplomacy builds": "short",
        "diplomacy homes": "short",
        "diplomacy career": "/diplomacy standings",
        "diplomacy wdd": "/diplomacy standings",
    },
)
