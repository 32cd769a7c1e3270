"""The rules of Dàimon 2090 in our own words, by the numbers of the campaign, with its tables in full."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from bot.commands.help import daimon_tables
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, say
from bot.hall.cards.lists import listed
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
        "difficulty-out-of-range",
        "target-is-the-masters",
        "target-out-of-range",
    ),
    "check": (
        "bid-comes-first",
        "check-own-bonus",
        "check-own-target",
        "not-yours-to-judge",
        "target-not-yours",
    ),
    "reserve": (
        "bid-too-high",
        "reserve-too-small",
    ),
    "awards": (
        "award-for-one",
        "award-needs-two",
        "award-no-enrichment",
        "award-yourself",
    ),
    "help": (
        "help-already",
        "help-knows-target",
        "help-of-a-rival",
        "help-yourself",
        "no-check-to-help",
    ),
    "contests": (
        "advantage-is-for",
        "contest-advantage-late",
        "contest-advantage-too-large",
        "contest-needs-two",
        "contest-no-bonus",
        "contest-npc-dice-alone",
        "contest-npc-not-yours",
        "contest-unarmed",
    ),
    "ties": (
        "contest-escalation-needs-a-die",
        "contest-no-stalemate",
        "contest-not-tied",
        "contest-out-of-it",
    ),
    "rematch": (
        "contest-no-rematch",
        "contest-same-strategy",
    ),
    "modifiers": (
        "advantage-too-large",
        "fight-advantage-late",
        "strike-no-dice",
    ),
    "shots": ("aim-out-of-range",),
    "marks": (
        "care-not-maintain",
        "care-not-reload",
        "care-not-repair",
        "carer-or-patient-pays",
        "carer-unskilled",
        "no-such-ammunition",
        "owner-pays",
        "weapon-spent",
    ),
    "care": (
        "healer-down",
        "healer-or-patient-pays",
        "healer-unskilled",
        "healer-unskilled-grave",
        "kit-not-enough",
        "nobody-can-heal",
        "patient-pays",
        "payer-too-poor",
    ),
    "chair": (
        "claims-not-open",
        "claims-open-already",
        "draw-is-the-masters",
        "draw-not-yet",
        "no-vote-for-you",
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
        "place-so-many",
        "points-between",
        "points-fixed",
        "points-six",
        "points-sum",
    ),
    "origins": (
        "born-between",
        "class-not-offered",
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
        "class-for-skill",
        "class-points-left",
        "free-points-left",
        "free-points-short",
        "skill-most-at-creation",
        "skill-points-short",
        "skills-a-class",
    ),
    "generic": (
        "generic-few",
        "generic-low",
    ),
    "implants": (
        "implant-bonuses",
        "implant-of-resources",
        "implant-points-short",
        "implants-at-most",
    ),
    "starting": ("gear-at-most",),
    "growth": (
        "attribute-at-the-top",
        "attribute-risen",
        "class-keeps",
        "develop-so-many",
        "evo-short",
        "gear-too-heavy",
        "gear-tuned-already",
        "skill-not-used",
    ),
    "wealth": (
        "resources-apart",
        "resources-at-the-top",
        "resources-short",
        "resources-uncounted",
    ),
    "dice": (
        "check-no-dice",
        "dice-of-the-sheet",
    ),
    "fights": ("struck-already",),
    "telling": ("choice-not-yours",),
    "wounds": ("character-down",),
    "death": (
        "character-dead",
        "level-not-yours",
    ),
    "evening": ("session-long-over",),
    "making": ("stories-not-agreed",),
    "events": ("trait-of-the-table",),
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
    explained=EXPLAINED,
    presses={
        "session": "evening",
        "scene": "chair",
        "check": "check",
        "check-help": "help",
        "check-target": "target",
        "contest": "contests",
        "contest-tie": "ties",
        "contest-escalate": "ties",
        "contest-settle": "ties",
        "contest-yield": "ties",
        "contest-serves": "ties",
        "contest-wait": "ties",
        "fight": "fights",
        "fight worth": "foes",
        "fight set": "foes",
        "fight target": "foes",
        "fight bonus": "modifiers",
        "fight hit": "telling",
        "fight sight": "shots",
        "fight shoot": "shots",
        "fight hold": "shots",
        "fight figures": "shots",
        "fight fire": "shots",
        "fight again": "shots",
        "oracle": "oracle",
        "sheet": "making",
        "sheet draft": "attributes",
        "sheet share": "attributes",
        "sheet lift": "attributes",
        "sheet raise": "attributes",
        "sheet origin": "origins",
        "sheet born": "origins",
        "sheet offer": "origins",
        "sheet refine": "origins",
        "sheet first": "origins",
        "sheet begin": "origins",
        "sheet event": "events",
        "sheet class": "classes",
        "sheet third": "classes",
        "sheet trait": "traits",
        "sheet without": "traits",
        "sheet pick": "skills",
        "sheet groups": "skills",
        "sheet score": "skills",
        "sheet learn": "skills",
        "sheet which": "generic",
        "sheet daimon": "daimon",
        "sheet fit": "implants",
        "sheet implant": "implants",
        "sheet arm": "starting",
        "sheet off": "starting",
        "grow": "growth",
        "reserve": "care",
        "wounds": "wounds",
        "wealth": "wealth",
        "chances": "/odds",
    },
)
