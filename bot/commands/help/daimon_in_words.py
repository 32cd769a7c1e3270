"""The rules of Dàimon 2090 in our own words, by the numbers of the campaign, with its tables in full."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from bot.commands.help import daimon_tables
from bot.commands.lists import listed
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, say
from bot.hall.declared.rules_pages import RulesPage
from bot.rules import rulebook

SECTIONS = (
    *("dice", "reserve", "awards", "prices", "technology", "fights", "wounds", "making", "implants", "growth"),
    "wealth",
)
SKILLS = {
    "culture": ("culture", "technology"),
    "body": ("physical", "movement"),
    "medicine": ("medicine", "driving"),
    "shadow": ("subterfuge",),
    "wild": ("survival", "art"),
    "people": ("social",),
    "fight": ("combat",),
    "contacts": ("contacts",),
}
"""The groups of skills that a chapter tells of."""
MEANS = {"low": (1, 2, 3), "high": (4, 5), "top": (6, 7)}
ORIGINS = {"low": (1, 2, 3), "high": (4, 5, 6)}
ORACLE = ("yesno", "body", "npc", "adjective", "other-adjective", "event", "action", "place", "subject")


def _rules(book: Campaign | None) -> Rules:
    return book.rules if book is not None else rulebook().daimon


def _facts(rules: Rules) -> Mapping[str, Argument]:
    """Every whole number by the name of its section and its own, and what needs more words."""
    found: dict[str, Argument] = {}
    for section in SECTIONS:
        for name, value in getattr(rules, section):
            if isinstance(value, int):
                found[f"{section}-{name.replace('_', '-')}"] = value
    return found | {
        "fall-one": rules.fights.fall[0],
        "fall-half": rules.fights.fall[1],
        "worsening": int(rules.wounds.worsening // 60),
        "aloud": int(rules.asking.aloud),
        "light-healers": _skills(rules.wounds.light_healers),
        "grave-healers": _skills(rules.wounds.grave_healers),
        **{sort: _skills(skills) for sort, skills in rules.implants.carers.items()},
        **{f"trait-{name}": cost for name, cost in rules.making.trait},
    }


def _skills(keys: Iterable[str]) -> Argument:
    return listed(say(f"daimon-skills-{key}") for key in keys)


EXPLAINED = {
    "target": (
        "target-out-of-range",
        "difficulty-out-of-range",
    ),
    "check": ("check-own-target",),
    "reserve": (
        "bid-too-high",
        "reserve-too-small",
    ),
    "awards": (
        "award-yourself",
        "award-needs-two",
    ),
    "help": (
        "help-already",
        "help-knows-target",
        "help-of-a-rival",
        "help-yourself",
    ),
    "contests": (
        "contest-needs-two",
        "contest-no-bonus",
        "contest-advantage-too-large",
    ),
    "ties": (
        "contest-escalation-needs-a-die",
        "contest-not-tied",
    ),
    "rematch": (
        "contest-no-rematch",
        "contest-same-strategy",
    ),
    "modifiers": ("advantage-too-large",),
    "shots": ("aim-out-of-range",),
    "marks": (
        "weapon-spent",
        "no-such-ammunition",
        "carer-unskilled",
        "carer-or-patient-pays",
    ),
    "care": (
        "healer-unskilled",
        "healer-unskilled-grave",
        "healer-or-patient-pays",
        "patient-pays",
        "kit-not-enough",
        "nobody-can-heal",
        "payer-too-poor",
    ),
    "chair": (
        "draw-not-yet",
        "claims-not-open",
    ),
    "master": (
        "master-is-stable",
        "stable-master-rolls-not",
    ),
    "technology": (
        "tech-enriched-already",
        "tech-strategic-used",
    ),
    "attributes": (
        "points-sum",
        "points-between",
        "points-six",
        "place-so-many",
    ),
    "origins": (
        "born-between",
        "class-of-the-same-roll",
        "trait-of-the-same-roll",
    ),
    "classes": (
        "classes-at-most",
        "one-extra-class",
        "third-class-least",
        "third-class-needs",
    ),
    "traits": ("traits-at-most",),
    "skills": (
        "skill-most-at-creation",
        "skill-points-short",
        "skills-a-class",
        "free-points-short",
    ),
    "generic": (
        "generic-few",
        "generic-low",
    ),
    "implants": (
        "implant-bonuses",
        "implant-points-short",
        "implants-at-most",
    ),
    "starting": ("gear-at-most",),
    "growth": (
        "attribute-at-the-top",
        "attribute-risen",
        "evo-short",
        "class-keeps",
        "develop-so-many",
        "skill-not-used",
        "gear-too-heavy",
    ),
    "wealth": (
        "resources-short",
        "resources-at-the-top",
        "resources-uncounted",
    ),
}
"""The refusals that a chapter explains."""

DAIMON = RulesPage(
    name="daimon",
    group="campaign",
    books=(Campaign,),
    chapters=(
        *("what", "dice", "target", "check", "reserve", "awards", "prices", "help", "contests", "ties", "rematch"),
        *("fights", "foes", "modifiers", "gear", "strategies", "harm", "telling", "shots", "marks", "wounds", "care"),
        *("death", "evening", "chair", "master", "oracle", "reading", "technology", "daimon", "making", "attributes"),
        *("scores", "origins", "origins-low", "origins-high", "events", "classes", "traits", "skills", "generic"),
        *(f"skills-{chapter}" for chapter in SKILLS),
        *("implants", "starting", "growth", "wealth"),
        *(f"means-{chapter}" for chapter in MEANS),
        *(f"oracle-{table}" for table in ORACLE),
    ),
    rules=_rules,
    facts=_facts,
    tables={
        "target": daimon_tables.targets,
        "awards": daimon_tables.awards,
        "prices": daimon_tables.prices,
        "foes": daimon_tables.foes,
        "gear": daimon_tables.gear,
        "shots": daimon_tables.shots,
        "oracle": daimon_tables.random_tables,
        "scores": daimon_tables.scores,
        "origins": daimon_tables.social_classes,
        "events": daimon_tables.events,
        "starting": daimon_tables.starting,
        "growth": daimon_tables.growth,
        **{f"origins-{name}": partial(daimon_tables.origins, social=social) for name, social in ORIGINS.items()},
        **{f"oracle-{table}": partial(daimon_tables.oracle, table=table) for table in ORACLE},
    },
    lists={
        "attributes": daimon_tables.attributes,
        "classes": daimon_tables.classes,
        "traits": daimon_tables.traits,
        **{f"skills-{name}": partial(daimon_tables.skills, groups=groups) for name, groups in SKILLS.items()},
        **{f"means-{name}": partial(daimon_tables.means, classes=classes) for name, classes in MEANS.items()},
    },
    refusals={refusal: chapter for chapter, refusals in EXPLAINED.items() for refusal in refusals},
)
