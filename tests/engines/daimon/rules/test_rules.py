"""Dàimon 2090 as config/rules has it: origins, classes, traits, skills and numbers, by the chapter of the document."""

from collections import Counter
from typing import Any

import pytest

from bot.engines.daimon.rules import quick as quick_rules
from bot.engines.daimon.rules.checks_of_rules import breaks, folded, worded
from bot.engines.daimon.rules.rules import Rules
from bot.rules import rulebook
from bot.texts import Texts

TEXTS = Texts()
RULES: Rules = rulebook().daimon
QUICK = rulebook().quick
GROUPS = {
    "culture": (1, 4),
    "technology": (1, 5),
    "physical": (4, 0),
    "medicine": (2, 4),
    "movement": (5, 0),
    "driving": (1, 5),
    "subterfuge": (1, 9),
    "survival": (1, 6),
    "art": (1, 5),
    "social": (2, 7),
    "combat": (4, 10),
    "contacts": (1, 7),
}
"""How many generic and specific skills each group has; Empatia is the seventh specific of Socialità."""


def italian(key: str) -> str:
    return TEXTS.say("it", f"daimon-{key}")


def key_of(skill: str) -> str:
    """A skill by the name that somebody types."""
    names = {folded(italian(f"skills-{key}")): key for key in RULES.skills}
    return {**RULES.skill_aliases, **names}[folded(skill)]


def test_the_rules_hold_together_and_have_their_words() -> None:
    assert list(breaks(RULES)) == []
    assert list(quick_rules.breaks(QUICK, RULES)) == []
    assert all(TEXTS.has("it", "daimon-" + "-".join(map(str, words))) for words, _ in worded(RULES))


def no_generic(name: str) -> tuple[str, dict[str, str]]:
    return "no-such-generic", {"name": name, "group": "combat"}


def nowhere(name: str, where: str) -> tuple[str, dict[str, str]]:
    return "no-such-key", {"name": name, "where": where}


MISTAKES: list[tuple[tuple[str, ...], dict[str, Any], tuple[str | int, ...], tuple[str, dict[str, Any]]]] = [
    (("skills", "culture"), {"generic": "aim"}, ("generic",), ("generic-of-generic", {})),
    (("skills", "bow"), {"generic": "pistol"}, ("generic",), no_generic("pistol")),
    (("skills", "bow"), {"generic": "art"}, ("generic",), no_generic("art")),
    (("skills", "bow"), {"classes": ("thief", "elf")}, ("classes", 1), nowhere("elf", "classes")),
    (("classes", "thief"), {"skills": ("aim", "elf")}, ("skills", 1), nowhere("elf", "skills")),
    (("classes", "thief"), {"one_of": ("spy", "elf")}, ("one_of", 1), nowhere("elf", "classes")),
    (("classes", "doctor"), {"special": True}, ("special",), ("special-not-fighting", {})),
    (("traits", "brave"), {"attribute": "luck", "bonus": 1}, ("attribute",), nowhere("luck", "attributes")),
    (("traits", "brave"), {"skill": "luck", "bonus": 1}, ("skill",), nowhere("luck", "skills")),
    (("traits", "brave"), {"skill": "aim"}, (), ("leaning", {})),
    (("traits", "brave"), {"bonus": 1}, (), ("leaning", {})),
    (("traits", "brave"), {"skill": "aim", "attribute": "power", "bonus": 1}, (), ("leaning", {})),
    (("oracle", "adjective"), {"odd": "luck"}, ("odd",), nowhere("luck", "oracle")),
    (("oracle", "body"), {"cells": RULES.oracle["body"].cells[:5]}, ("cells",), ("rows", {"count": 6})),
    (("oracle", "yesno"), {"cells": RULES.oracle["body"].cells[:2]}, ("cells",), ("rows", {"count": 1})),
    (("asking",), {"random": ("npc", "luck")}, ("random", 1), nowhere("luck", "oracle")),
    (("asking",), {"openings": (("npc",), ("event", "luck"))}, ("openings", 1, 1), nowhere("luck", "oracle")),
    (("wounds",), {"light_healers": ("luck",)}, ("light_healers", 0), nowhere("luck", "skills")),
    (("wounds",), {"grave_healers": ("luck",)}, ("grave_healers", 0), nowhere("luck", "skills")),
    (("implants",), {"carers": {"nano": ("luck",)}}, ("carers", "nano", 0), nowhere("luck", "skills")),
    (("making",), {"born": (1, 7)}, ("social", "7"), ("no-origin", {})),
]  # fmt: skip
"""What stands in the rules, what it is changed to, where that is wrong, and how."""


@pytest.mark.parametrize(("place", "change", "where", "wrong"), MISTAKES)
def test_what_does_not_hold_together_is_named_where_it_stands(
    place: tuple[str, ...], change: dict[str, Any], where: tuple[str | int, ...], wrong: tuple[str, dict[str, Any]]
) -> None:
    section, *key = place
    held = getattr(RULES, section)
    after = {**held, key[0]: held[key[0]].model_copy(update=change)} if key else held.model_copy(update=change)
    at = where if where[:1] == ("social",) else (*place, *where)
    assert list(breaks(RULES.model_copy(update={section: after}))) == [(at, *wrong)]


@pytest.mark.parametrize(
    ("section", "key"), [("social", 3), ("events", "steady"), ("oracle", "body"), ("starting", "heavy")]
)
def test_what_the_rules_lack_is_named(section: str, key: str | int) -> None:
    rest = {one: rule for one, rule in getattr(RULES, section).items() if one != key}
    assert ((section,), *nowhere(str(key), section)) in list(breaks(RULES.model_copy(update={section: rest})))


def test_other_names_of_skills_are_written_plainly_and_of_a_skill_that_is_there() -> None:
    wrong = RULES.model_copy(update={"skill_aliases": {"Guidàre-Auto": "cars", "volare": "wings"}})
    assert list(breaks(wrong)) == [
        (("skill_aliases", "Guidàre-Auto"), "alias", {"name": "guidare auto"}),
        (("skill_aliases", "volare"), *nowhere("wings", "skills")),
    ]


@pytest.mark.parametrize(
    ("change", "where", "wrong"),
    [
        ({"sharing": (4, 3, 2, 1, 1, 2)}, ("sharing",), ("sharing", {"points": 12, "least": 1, "most": 5})),
        ({"sharing": (6, 2, 1, 1, 1, 1)}, ("sharing",), ("sharing", {"points": 12, "least": 1, "most": 5})),
        ({"sharing": (5, 4, 1, 1, 1, 0)}, ("sharing",), ("sharing", {"points": 12, "least": 1, "most": 5})),
        ({"care": ("doctor", "elf")}, ("archetypes", "care", "classes", 1), nowhere("elf", "classes")),
        (
            {"care": ("priest-or-monk",)},
            ("archetypes", "care", "classes", 0),
            nowhere("priest-or-monk", "classes"),
        ),
        ({"talking": ("aim", "elf")}, ("ways", "talking", "skills", 1), nowhere("elf", "skills")),
        ({"talking": ("martial-arts",)}, ("ways", "talking", "skills", 0), nowhere("martial-arts", "skills")),
    ],
)
def test_so_is_what_the_quick_making_suggests(
    change: dict[str, Any], where: tuple[str | int, ...], wrong: tuple[str, dict[str, Any]]
) -> None:
    [(name, value)] = change.items()
    archetypes, ways = dict(QUICK.archetypes), dict(QUICK.ways)
    if name in archetypes:
        archetypes[name] = archetypes[name].model_copy(update={"classes": value})
    elif name in ways:
        ways[name] = ways[name].model_copy(update={"skills": value})
    sharing = value if name == "sharing" else QUICK.sharing
    after = QUICK.model_copy(update={"archetypes": archetypes, "ways": ways, "sharing": sharing})
    assert list(quick_rules.breaks(after, RULES)) == [(where, *wrong)]


WORDED = {
    "attributes": ("attributes", "attributes", 6), "skills": ("skills", "aim", 86), "groups": ("skills", "group", 86),
    "sorts": ("skills", "sort", 86), "classes": ("classes", "hacker", 96), "traits": ("traits", "brave", 62),
    "social": ("social", "1", 7), "means": ("social", "1", 28), "events": ("events", "rising", 3),
    "oracle": ("oracle", "body", 9), "says": ("oracle", 0, 312), "sides": ("oracle", "sides", 14),
    "difficulties": ("dice", "targets", 7), "foes": ("dice", "targets", 7), "scores": ("making", "top", 7),
    "distances": ("fights", "aim", 4), "sizes": ("fights", "aim", 4), "gear": ("starting", "value", 4),
    "implant-sorts": ("implants", "nano", 3),
}  # fmt: skip
"""Of each sort of words where they are wanted in the file of rules, as its first and one of its last keys; how many."""


def test_every_word_that_people_read_is_wanted_where_the_file_of_rules_names_it() -> None:
    wanted = [*worded(RULES)]
    count = Counter(words[0] for words, _ in wanted)
    first = {sort: {path[0] for words, path in wanted if words[0] == sort} for sort in count}
    last = {sort: {path[-1] for words, path in wanted if words[0] == sort} for sort in count}
    assert count == {sort: many for sort, (_, _, many) in WORDED.items()}
    for sort, (begins, ends, _) in WORDED.items():
        assert begins in first[sort] <= {begins, "events"} and ends in last[sort], sort
    assert all(str(path[-1]) == words[1] for words, path in wanted if words[0] in ("skills", "classes", "social"))


# Storia personale


@pytest.mark.parametrize(
    ("social", "die", "one", "trait"),
    [
        (1, 2, "Nomade", "Aggressivo"),
        (1, 4, "Prete, monaco", "Burbero"),
        (2, 5, "Falsario digitale", "Preciso"),
        (3, 5, "Programmatore, Cracker", "Ambizioso"),
        (4, 6, "Guardia del corpo, poliziotto", "Testardo"),
        (5, 1, "Ufficiale, mercenario", "Coraggioso"),
        (6, 6, "Ricco imprenditore", "Esibizionista"),
    ],
)
def test_a_row_of_a_social_class_is_as_printed(social: int, die: int, one: str, trait: str) -> None:
    rows = RULES.social[social].rows
    assert rows is not None
    assert (italian(f"classes-{rows.first[die - 1]}"), italian(f"traits-{rows.traits[die - 1]}")) == (one, trait)


def test_nobody_is_born_famous() -> None:
    assert [number for number, social in RULES.social.items() if social.rows is None] == [7]


@pytest.mark.parametrize(
    ("table", "die", "event", "trait"),
    [
        ("falling", 4, "Un tradimento", "Diffidente"),
        ("steady", 1, "Una sparizione", "Perseverante"),
        ("rising", 1, "Una truffa, un ricatto andato a buon fine", "Senza scrupoli"),
    ],
)
def test_a_row_of_a_table_of_events_is_as_printed(table: str, die: int, event: str, trait: str) -> None:
    rows = RULES.events[table]  # type: ignore[index]
    assert italian(f"says-{table}-{rows.first[die - 1]}") == event
    assert italian(f"traits-{rows.traits[die - 1]}") == trait


def test_where_a_row_prints_two_classes_one_is_chosen() -> None:
    assert RULES.classes["programmer-or-cracker"].one_of == ("programmer", "cracker")
    assert all("," in italian(f"classes-{key}") for key, one in RULES.classes.items() if one.one_of)


# Classi e tratti


@pytest.mark.parametrize(
    ("trait", "score", "bonus"),
    [
        ("massive", "power", 1),
        ("precise", "dexterity", 1),
        ("frail-health", "power", -1),
        ("altruist", "empathy", 1),
        ("loner", "empathy", -1),
        ("poor-schooling", "culture", -3),
        ("vengeance", "", 0),
        ("sturdy", "", 0),
    ],
)
def test_a_trait_leans_as_the_document_says(trait: str, score: str, bonus: int) -> None:
    leaning = RULES.traits[trait]
    assert (leaning.attribute or leaning.skill, leaning.bonus) == (score, bonus)


def test_classes_of_combat_and_crime_are_known_for_the_starting_gear() -> None:
    assert all(RULES.classes[key].fighting for key in ("soldier", "assassin", "thief", "police-officer", "crime-boss"))
    assert not any(RULES.classes[key].fighting for key in ("student", "doctor", "hacker", "noble", "hunter"))


def test_armies_and_powerful_gangs_are_special() -> None:
    assert all(RULES.classes[key].special for key in ("soldier", "officer", "crime-boss", "special-agent"))
    assert not any(RULES.classes[key].special for key in ("thief", "mercenary", "bodyguard"))


# Abilità di esempio


def test_every_group_has_its_skills() -> None:
    counted = dict.fromkeys(GROUPS, (0, 0))
    for skill in RULES.skills.values():
        generic, specific = counted[skill.group]
        counted[skill.group] = (generic + (skill.sort == "generic"), specific + (skill.sort == "specific"))
    assert counted == GROUPS


@pytest.mark.parametrize(
    ("skill", "generic"),
    [
        ("Chirurgia", "Medicina"),
        ("Retorica", "Comunicazione"),
        ("Empatia", "Comunicazione"),
        ("Arti marziali (specificare)", "Combattimento disarmato"),
        ("Combattimento con spada", "Corpo a corpo"),
        ("Tiro con pistola", "Mira"),
        ("Uso Esplosivi", "Strategia"),
        ("Orientamento", "Guidare e Pilotare"),
    ],
)
def test_a_specific_skill_belongs_to_the_nearest_generic_above_it(skill: str, generic: str) -> None:
    assert RULES.skills[key_of(skill)].generic == key_of(generic)


def test_every_specific_skill_has_a_generic_one() -> None:
    assert all(bool(skill.generic) == (skill.sort == "specific") for skill in RULES.skills.values())


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Guidare Auto", "Guidare automobili"),
        ("Guidare Moto", "Guidare moto"),
        ("Sparare con pistola", "Tiro con pistola"),
        ("Sparare con mitra", "Tiro con fucile"),
        ("Fucile di precisione", "Tiro con fucile"),
        ("Sparare con arco", "Tiro con arco"),
        ("Sparare con balestra", "Tiro con balestra"),
        ("Sparare con armi pesanti", "Tiro con armi pesanti"),
        ("Nanomanutenzione", "Nano-manutenzione"),
        ("Nano manutenzione", "Nano-manutenzione"),
        ("Cultura", "Cultura Generale"),
        ("Uso degli esplosivi", "Uso Esplosivi"),
        ("Arti marziali", "Arti marziali (specificare)"),
        ("Sopravvivenza", "Sopravvivenza"),
    ],
)
def test_the_same_skill_has_several_names(said: str, printed: str) -> None:
    assert italian(f"skills-{key_of(said)}") == printed


def test_another_name_is_never_the_printed_name_of_another_skill() -> None:
    names = {folded(italian(f"skills-{key}")): key for key in RULES.skills}
    assert {alias for alias, key in RULES.skill_aliases.items() if names.get(alias, key) != key} == set()


def test_classes_of_reference_are_as_printed() -> None:
    named = [italian(f"classes-{key}") for key in RULES.skills["hacking"].classes]
    assert named == ["Hacker", "Studente", "Spia", "Programmatore", "Cracker", "Falsario digitale"]


# Riserva, combattimento, ferite, creazione, evoluzione, risorse


def test_the_reserve_is_seven() -> None:
    assert (RULES.reserve.start, RULES.reserve.most, RULES.reserve.new_session) == (7, 7, 1)


def test_good_play_earns_reserve_dice() -> None:
    awards = RULES.awards
    assert (awards.interpretation, awards.danger, awards.narration, awards.daimon) == (1, 2, 1, 1)


def test_only_grave_wounds_cost_more_than_a_die() -> None:
    assert {name: price for name, price in RULES.prices.model_dump().items() if price != 1} == {"heal_grave": 3}


def test_gear_has_thirteen_marks() -> None:
    assert RULES.fights.marks == 13


def test_a_wounded_foe_is_easier() -> None:
    assert RULES.fights.fall == (1, 2)


def test_first_aid_heals_light_wounds_only() -> None:
    assert set(RULES.wounds.light_healers) - set(RULES.wounds.grave_healers) == {"first-aid"}


def test_a_third_trait_costs_by_its_effect() -> None:
    costs = RULES.making.trait
    assert (costs.attribute, costs.skill, costs.plain, costs.penalty) == (3, 2, 1, 0)


def test_growth_has_its_printed_prices() -> None:
    growth = RULES.growth
    assert (growth.points_an_evo, growth.attribute, growth.trait, growth.replace_trait) == (7, 3, 1, 2)
    assert (growth.a_class, growth.develop, growth.generic, growth.specific, growth.gear) == (2, 1, 2, 1, 1)


def test_implants_are_dearer_the_more_they_reach() -> None:
    implants = RULES.implants
    assert (implants.specific, implants.generic, implants.attribute, implants.hidden, implants.most) == (1, 2, 3, 1, 6)


def test_starting_gear_is_heavier_for_the_rich_and_for_fighters() -> None:
    starting = {weight: rule.model_dump(exclude={"value"}) for weight, rule in RULES.starting.items()}
    nothing = {"social": None, "well_off": 0, "fighting": 0, "special": 0}
    assert starting == {
        "light": {**nothing, "everybody": "any"},
        "medium": {**nothing, "everybody": 1, "social": 4, "well_off": 2, "fighting": "any"},
        "heavy": {**nothing, "everybody": 0, "social": 5, "well_off": 1, "fighting": 1},
        "special": {**nothing, "everybody": 0, "social": 6, "well_off": 1, "special": 1},
    }


def test_risorse_rise_at_seven_and_fall_to_six() -> None:
    wealth = RULES.wealth
    assert (wealth.classes, wealth.rise, wealth.risen, wealth.fallen) == (7, 7, 1, 6)


@pytest.mark.parametrize("number", range(1, 8))
def test_every_social_class_says_what_it_can_have(number: int) -> None:
    assert all(italian(f"means-{number}-{kind}") for kind in ("cash", "immediate", "request", "partial"))
