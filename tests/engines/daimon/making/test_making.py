"""The making of a character (chapters "Creazione dei personaggi", "Punti per le abilità", "Potenziamenti")."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, ClassHeld, Leaning
from bot.engines.daimon.making import (
    attributes,
    daimon,
    definitions_made,
    gear,
    implants,
    origins,
    skills,
    steps,
    thirds,
)
from bot.engines.daimon.making.origins import Offer
from bot.engines.daimon.making.state import Making
from bot.rules import rulebook
from tests.engines.daimon.laid_table import ANNA, BRUNO, Loaded, Table, seen

RULES = rulebook().daimon
NADIR = "w00000nadir"
FLAT = (2, 2, 2, 2, 2, 2)
NOMAD = {"survival": 2, "tracking": 3, "hiding": 2}
CRACKER = {"computers": 2, "hacking": 4, "advanced-computing": 4, "underworld": 1}


class Maker:
    """Anna makes a character; the dice fall as told."""

    def __init__(self, method: steps.Method = "random", level: int = 0) -> None:
        self.table = Table(ANNA, BRUNO)
        self.book = self.table.book
        self.table.act(lambda: steps.begin(self.book, ANNA, NADIR, method, level))

    @property
    def making(self) -> Making:
        return self.book.sheets.making[ANNA]

    @property
    def so_far(self) -> Character:
        return self.making.character

    def do(self, deed: Callable[..., object], *arguments: object) -> None:
        self.table.act(lambda: deed(self.book, ANNA, *arguments))

    def refused(self, deed: Callable[..., object], *arguments: object) -> str:
        before = seen(self.making)
        with pytest.raises(Refused) as no:
            self.do(deed, *arguments)
        assert seen(self.making) == before
        return no.value.reason

    def loaded(self, *falls: Sequence[int]) -> Loaded:
        return Loaded(self.book, *falls)

    def attributes(self, points: Sequence[int] = FLAT) -> Maker:
        self.do(attributes.share, points)
        self.do(attributes.place, ("power", "agility"))
        return self

    def example(self) -> Maker:
        """The worked example up to the second class: a nomad, ambitious and distrustful, who is a cracker."""
        self.attributes()
        self.do(origins.roll_origins, self.loaded((3, 5, 1, 3)))
        self.do(origins.take_offer, 2, "nomad")
        self.do(origins.roll_event, self.loaded((4,)))
        self.do(origins.take_class, "cracker")
        return self

    def manual(self, origin: int, social: int, first: str = "nomad", second: str = "musician") -> Maker:
        """A character by choice, up to the skills."""
        self.attributes()
        self.do(origins.choose_origins, origin, social)
        self.do(origins.begin_with, first, "curious")
        self.do(origins.choose_event, "", "brave")
        self.do(origins.take_class, second)
        return self

    def learn(self, number: int, **scores: int) -> None:
        for skill, score in scores.items():
            self.do(skills.learn, number, skill.replace("_", "-"), score)

    def skilled(self) -> Maker:
        """All eighteen points spent."""
        for skill, score in NOMAD.items():
            self.do(skills.learn, 1, skill, score)
        for skill, score in CRACKER.items():
            self.do(skills.learn, 2, skill, score)
        self.do(skills.close_skills)
        return self

    def embodied(self) -> Maker:
        """With a dàimon, at the implants."""
        self.do(daimon.give_daimon, "w0000000ada", "w0000000owl", "w0000000wry")
        return self

    def armed(self) -> Maker:
        """At the gear."""
        self.skilled().embodied()
        self.do(implants.close)
        return self


def refused(deed: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        deed()
    return no.value.reason


# --- attributes


def test_twelve_points_on_six_attributes_one_to_five_each() -> None:
    one = Maker()
    assert one.refused(attributes.share, (2, 2, 2, 2, 2, 3)) == "points-sum"
    assert one.refused(attributes.share, (0, 3, 3, 2, 2, 2)) == "points-between"
    assert one.refused(attributes.share, (6, 2, 1, 1, 1, 1)) == "points-between"
    assert one.refused(attributes.share, (5, 5, 1, 1)) == "points-six"
    one.do(attributes.share, (5, 3, 1, 1, 1, 1))
    assert list(one.so_far.attributes.values()) == [5, 3, 1, 1, 1, 1]


def test_a_die_of_four_five_or_six_raises_its_own_attribute() -> None:
    one = Maker()
    one.do(attributes.share, (5, 3, 1, 1, 1, 1))
    one.do(attributes.roll_attributes, one.loaded((6, 3, 4, 1, 5, 2)))
    assert list(one.so_far.attributes.values()) == [6, 3, 2, 1, 2, 1]


def test_instead_of_dice_two_points_are_placed_freely_also_above_five() -> None:
    one = Maker()
    one.do(attributes.share, (5, 3, 1, 1, 1, 1))
    assert one.refused(attributes.place, ("power",)) == "place-so-many"
    one.do(attributes.place, ("power", "power"))
    assert one.so_far.attributes["power"] == 7


def test_whoever_has_seen_the_dice_keeps_them_also_after_stepping_back() -> None:
    one = Maker()
    one.do(attributes.share, FLAT)
    one.do(attributes.roll_attributes, one.loaded((1, 1, 1, 1, 1, 6)))
    one.do(steps.step_back)
    assert one.so_far.attributes["charisma"] == 2
    assert one.refused(attributes.place, ("power", "power")) == "dice-seen-already"
    rolls = one.book.ledger.seals[0].rolls
    one.do(attributes.roll_attributes, one.loaded())
    assert one.so_far.attributes["charisma"] == 3
    assert one.book.ledger.seals[0].rolls == rolls


def test_points_that_were_put_down_are_found_again_and_bind_nobody() -> None:
    one = Maker()
    assert one.refused(attributes.draft, (5, 5, 2, 1, 1, 1)) == "points-sum"
    assert one.refused(attributes.draft, (6, 1, 1, 1, 1, 1)) == "points-between"
    one.do(attributes.draft, (4, 1, 1, 1, 1, 1))
    assert one.making.draft.points == (4, 1, 1, 1, 1, 1)
    assert one.making.step == "points"
    one.do(attributes.share, FLAT)
    one.do(attributes.roll_attributes, one.loaded((1, 1, 1, 1, 1, 6)))
    one.do(steps.start_over, "random")
    assert one.refused(attributes.draft, (4, 1, 1, 1, 1, 1)) == "points-fixed"


# --- origins


def test_the_worked_example_of_creation() -> None:
    assert origins.crossed(RULES, 3, 5, 1, 3) == (
        Offer("programmer-or-cracker", "aggressive"),
        Offer("nomad", "ambitious"),
    )
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert (one.so_far.origin, one.so_far.social, one.so_far.resources) == (3, 1, 1)
    one.do(origins.take_offer, 2, "nomad")
    one.do(origins.roll_event, one.loaded((4,)))
    assert one.making.draft.event == "betrayal"
    assert [held.key for held in one.so_far.traits] == ["ambitious", "distrustful"]
    one.do(origins.take_class, "cracker")
    assert [held.key for held in one.so_far.classes] == ["nomad", "cracker"]
    assert one.making.step == "skills"


@pytest.mark.parametrize("klass", ["programmer", "cracker"])
def test_where_a_row_prints_two_classes_one_is_chosen(klass: str) -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert one.refused(origins.take_offer, 1, "programmer-or-cracker") == "class-unknown"
    assert one.refused(origins.take_offer, 1, "hacker") == "class-not-offered"
    one.do(origins.take_offer, 1, klass)
    assert (one.so_far.classes, one.so_far.traits[0].key) == ([ClassHeld(klass)], "aggressive")


def test_a_class_of_the_tables_may_be_made_more_precise() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((5, 1, 5, 1)))
    one.do(origins.take_offer, 1, "sniper", True)
    assert one.so_far.classes == [ClassHeld("sniper")]


@pytest.mark.parametrize(
    ("origin", "social", "face", "row"),
    [
        (3, 1, 3, 2), (3, 1, 1, 1), (2, 5, 6, 6), (2, 5, 3, 4), (4, 4, 3, 3), (4, 4, 6, 6), (6, 5, 1, 1), (1, 2, 5, 6),
    ],
)  # fmt: skip
def test_the_second_row_is_shifted_and_stays_on_the_table(origin: int, social: int, face: int, row: int) -> None:
    assert origins.second_row(origin, social, face) == row


@pytest.mark.parametrize(
    ("origin", "social", "table"),
    [
        (3, 1, "falling"), (6, 1, "falling"), (3, 2, "steady"), (3, 3, "steady"), (3, 4, "steady"), (3, 5, "rising"),
    ],
)  # fmt: skip
def test_the_table_of_events_goes_by_the_difference_of_social_class(origin: int, social: int, table: str) -> None:
    assert origins.turn(origin, social) == table


def test_an_event_whose_trait_is_there_already_leaves_another_of_its_table() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 4, 1, 1)))
    one.do(origins.take_offer, 1, "nurse")
    assert one.so_far.traits[0].key == "distrustful"
    one.do(origins.roll_event, one.loaded((4,)))
    assert one.making.step == "event"
    assert one.refused(origins.choose_event, "", "distrustful") == "trait-held-already"
    assert one.refused(origins.choose_event, "", "brave") == "trait-of-the-table"
    one.do(origins.choose_event, "", "loner")
    assert one.making.draft.event == "betrayal"
    assert [held.key for held in one.so_far.traits] == ["distrustful", "loner"]


def test_by_hand_everything_is_chosen_and_nobody_is_born_in_class_seven() -> None:
    one = Maker("manual").attributes()
    assert one.refused(origins.roll_origins, one.loaded((3, 5, 1, 3))) == "making-by-hand"
    assert one.refused(origins.choose_origins, 1, 7) == "born-between"
    assert one.refused(origins.choose_origins, 0, 3) == "born-between"
    one.do(origins.choose_origins, 1, 2)
    one.do(origins.begin_with, "thief", "distrustful")
    one.do(origins.choose_event, "w0000000fall", "brave")
    assert one.making.step == "second"


def test_by_dice_nothing_of_the_origins_is_chosen() -> None:
    one = Maker().attributes()
    assert one.refused(origins.choose_origins, 6, 6) == "making-by-dice"
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert one.refused(origins.begin_with, "noble", "brave") == "making-by-dice"
    assert one.refused(origins.take_offer, 3, "noble") == "making-past"


def test_the_second_class_is_free_but_another() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    one.do(origins.take_offer, 2, "nomad")
    one.do(origins.roll_event, one.loaded((4,)))
    assert one.refused(origins.take_class, "nomad") == "class-held-already"
    assert one.refused(origins.take_class, "no-such-class") == "class-unknown"
    one.table.act(lambda: definitions_made.define(one.book, "w000netrunn", "class"))
    one.do(origins.take_class, "w000netrunn")
    assert one.so_far.classes[1].key == "w000netrunn"


# --- skill points


def test_no_skill_above_four_and_risorse_apart() -> None:
    one = Maker().example()
    assert one.refused(skills.learn, 1, "tracking", 5) == "skill-most-at-creation"
    assert one.refused(skills.learn, 1, "resources", 1) == "resources-apart"
    rich = Maker("manual").manual(6, 6)
    assert rich.so_far.resources == 6


def test_seven_points_for_the_first_class_six_for_the_second_five_free() -> None:
    one = Maker().example()
    one.learn(1, tracking=4, survival=2, hiding=1)
    room = skills.budget(RULES, one.so_far)
    assert (room.shares[0].left, room.shares[1].left, room.free_left) == (0, 6, 5)
    one.learn(1, hunting=4, traps=1)
    assert skills.budget(RULES, one.so_far).free_left == 0
    assert one.refused(skills.learn, 1, "traps", 2) == "skill-points-short"
    one.learn(2, hacking=4, computers=2)
    assert one.refused(skills.learn, 2, "mechanics", 1) == "skill-points-short"


def test_at_least_three_skills_in_each_of_the_first_two_classes() -> None:
    one = Maker().example()
    one.learn(1, tracking=4, hiding=4, survival=1)
    one.learn(2, hacking=4, cybernetics=4)
    assert one.refused(skills.close_skills) == "skills-a-class"
    one.learn(2, mechanics=1)
    one.do(skills.close_skills)


def test_all_the_points_are_spent() -> None:
    one = Maker().example()
    one.learn(1, tracking=4, hiding=2, survival=1)
    one.learn(2, hacking=3, cybernetics=1, mechanics=1)
    assert one.refused(skills.close_skills) == "class-points-left"
    one.learn(2, hacking=4)
    assert one.refused(skills.close_skills) == "free-points-left"
    one.learn(2, cybernetics=4, mechanics=3)
    one.do(skills.close_skills)


def test_each_skill_sits_in_one_class() -> None:
    one = Maker().example()
    one.learn(1, hacking=1)
    assert one.refused(skills.learn, 2, "hacking", 1) == "skill-in-another-class"
    one.learn(1, hacking=0)
    one.learn(2, hacking=1)
    assert [held.skills for held in one.so_far.classes] == [[], ["hacking"]]


def test_the_generic_rule_holds_at_creation() -> None:
    one = Maker().example()
    one.learn(1, survival=3, tracking=3, hiding=4, escape=2)
    one.learn(2, hacking=4, mechanics=1, underworld=1)
    assert one.refused(skills.close_skills) == "generic-few"
    one.learn(1, escape=0, hiding=3, hunting=3)
    one.do(skills.close_skills)


def test_a_third_class_costs_one_point_and_wants_two() -> None:
    one = Maker().example()
    one.do(origins.take_class, "pilot")
    assert skills.budget(RULES, one.so_far).free_left == 4
    one.learn(1, tracking=4, hiding=4, survival=1)
    one.learn(2, hacking=4, cybernetics=1, mechanics=1)
    one.learn(3, cars=1)
    assert one.refused(skills.close_skills) == "third-class-least"
    one.learn(3, cars=2)
    one.do(skills.close_skills)


def test_never_two_extra_classes() -> None:
    one = Maker().example()
    one.do(origins.take_class, "pilot")
    assert one.refused(origins.take_class, "doctor") == "one-extra-class"


@pytest.mark.parametrize(
    ("trait", "cost"), [("massive", 3), ("altruist", 2), ("insecure", 1), ("frail-health", 0), ("loner", 0)]
)
def test_a_third_trait_costs_by_its_effect(trait: str, cost: int) -> None:
    one = Maker().example()
    one.do(thirds.take_trait, trait)
    assert skills.budget(RULES, one.so_far).free_left == 5 - cost


def test_there_are_three_traits_and_never_one_twice() -> None:
    one = Maker().example()
    assert one.refused(thirds.take_trait, "distrustful") == "trait-held-already"
    one.do(thirds.take_trait, "loner")
    assert one.refused(thirds.take_trait, "frail-health") == "traits-at-most"


def test_a_trait_of_this_table_costs_by_the_effect_it_was_given() -> None:
    one = Maker().example()
    leaning = Leaning(score="pistol", bonus=1)
    one.table.act(lambda: definitions_made.define(one.book, "w00000sharp", "trait", leaning=leaning))
    one.do(thirds.take_trait, "w00000sharp")
    assert skills.budget(RULES, one.so_far).free_left == 3
    assert one.so_far.traits[2].leaning == leaning


def test_a_third_class_is_given_back_alone_with_its_skills() -> None:
    one = Maker().example()
    one.do(origins.take_class, "pilot")
    one.learn(1, survival=2)
    one.learn(3, planes=3)
    one.do(thirds.drop_class)
    assert [held.key for held in one.so_far.classes] == ["nomad", "cracker"]
    assert one.so_far.skills == {"survival": 2}
    assert skills.budget(RULES, one.so_far).free_left == 5
    assert one.refused(thirds.drop_class) == "no-third-class"


def test_a_third_trait_is_given_back_alone() -> None:
    one = Maker().example()
    one.do(thirds.take_trait, "massive")
    one.learn(1, survival=2)
    one.do(thirds.drop_trait)
    assert [held.key for held in one.so_far.traits] == ["ambitious", "distrustful"]
    assert one.so_far.skills == {"survival": 2}
    assert skills.budget(RULES, one.so_far).free_left == 5
    assert one.refused(thirds.drop_trait) == "no-third-trait"


def test_a_third_class_and_a_dear_trait_leave_too_few_points_for_the_class() -> None:
    one = Maker().example()
    one.do(origins.take_class, "pilot")
    assert one.refused(thirds.take_trait, "massive") == "third-class-needs"
    other = Maker().example()
    other.do(thirds.take_trait, "massive")
    assert other.refused(origins.take_class, "pilot") == "third-class-needs"


def test_what_is_spent_cannot_pay_for_a_class_too() -> None:
    one = Maker().example()
    one.learn(1, tracking=4, hiding=4, survival=4)
    assert one.refused(origins.take_class, "pilot") == "free-points-short"


def test_more_than_two_skills_out_of_context_are_named_and_never_refused() -> None:
    one = Maker("manual").manual(3, 3, "soldier", "doctor")
    one.learn(1, rifle=1, cars=2, economics=2, dance=2)
    assert skills.out_of_context(RULES, {}, one.so_far) == [("soldier", 3)]
    one.learn(2, medicine=1, surgery=4, genetic_engineering=4, nanomedicine=2)
    one.do(skills.close_skills)


# --- dàimon, implants, gear


def test_implant_points_are_the_higher_of_the_two_social_classes() -> None:
    one = Maker().example()
    assert implants.points(one.so_far) == 3


@pytest.mark.parametrize(
    ("sort", "hidden", "scores", "cost"),
    [
        ("cybernetic", False, {"cars": 1}, 1),
        ("cybernetic", False, {"aim": 1}, 2),
        ("cybernetic", False, {"agility": 1}, 3),
        ("cybernetic", True, {"cars": 1}, 2),
        ("nano", False, {"aim": 1}, 3),
        ("genetic", True, {"agility": 1}, 4),
        ("cybernetic", True, {"cars": 2}, 3),
        ("nano", True, {"cars": 1, "aim": 1}, 4),
    ],
)
def test_what_an_implant_costs(sort: implants.Sort, hidden: bool, scores: dict[str, int], cost: int) -> None:
    given = [Leaning(score=score, bonus=bonus) for score, bonus in scores.items()]
    assert implants.price(RULES, {}, sort, hidden, given) == cost


@pytest.mark.parametrize(
    "given",
    [
        [],
        [Leaning(score="agility", bonus=0)],
        [Leaning(score="agility", bonus=-1), Leaning(score="cars", bonus=1)],
        [Leaning(score="agility", bonus=1), Leaning(score="agility", bonus=1)],
        [Leaning(score="agility", bonus=2), Leaning(score="cars", bonus=1)],
    ],
)
def test_an_implant_gives_one_or_two_scores_more_and_no_more_than_two(given: list[Leaning]) -> None:
    one = Maker().example().skilled().embodied()
    assert one.refused(implants.take, "w00000blood", "cybernetic", False, given) == "implant-bonuses"


def test_implants_are_paid_with_the_points_there_are() -> None:
    one = Maker().example().skilled().embodied()
    legs = [Leaning(score="agility", bonus=1)]
    assert one.refused(implants.take, "w00000blood", "nano", False, legs) == "implant-points-short"
    one.do(implants.take, "w0000000leg", "cybernetic", False, legs)
    eye = [Leaning(score="cars", bonus=1)]
    assert one.refused(implants.take, "w0000000eye", "cybernetic", False, eye) == "implant-points-short"
    one.do(implants.drop, 1)
    one.do(implants.take, "w0000000eye", "cybernetic", False, eye)
    assert len(one.so_far.implants) == 1


def test_one_implant_gives_two_different_points_or_two_on_one_score_and_nothing_to_risorse() -> None:
    one = Maker().example().skilled().embodied()
    three = [Leaning(score=score, bonus=1) for score in ("cars", "planes", "bow")]
    for leanings in ([], three, [Leaning(score="cars", bonus=3)], [Leaning(score="cars", bonus=1)] * 2):
        assert one.refused(implants.take, "w0000000eye", "cybernetic", False, leanings) == "implant-bonuses"
    money = [Leaning(score="resources", bonus=1)]
    assert one.refused(implants.take, "w0000000eye", "cybernetic", False, money) == "implant-of-resources"


def test_six_implants_are_the_most() -> None:
    one = Maker("manual").manual(6, 6)
    one.learn(1, music=4, instrument=2, dance=1)
    one.learn(2, acting=4, literature=4, persuasion=3)
    one.do(skills.close_skills)
    one.embodied()
    for _ in range(6):
        one.do(implants.take, "w0000000eye", "cybernetic", False, [Leaning(score="cars", bonus=1)])
    eye = [Leaning(score="bow", bonus=1)]
    assert one.refused(implants.take, "w0000000eye", "cybernetic", False, eye) == "implants-at-most"


def allowed(classes: Sequence[str], social: int) -> list[int | None]:
    """How many light, medium, heavy and special weapons and protections."""
    one = Character("", ANNA, NADIR, classes=[ClassHeld(key) for key in classes], social=social)
    return [gear.allowed(RULES, {}, one, value) for value in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("classes", "social", "counts"),
    [
        (("nurse", "student"), 1, [None, 1, 0, 0]),
        (("nurse", "student"), 4, [None, 2, 0, 0]),
        (("nurse", "student"), 5, [None, 2, 1, 0]),
        (("nurse", "student"), 6, [None, 2, 1, 1]),
        (("nurse", "thief"), 1, [None, None, 1, 0]),
        (("soldier", "student"), 1, [None, None, 1, 1]),
    ],
)
def test_the_starting_gear(classes: Sequence[str], social: int, counts: list[int | None]) -> None:
    assert allowed(classes, social) == counts


def test_a_weapon_too_many_is_refused_and_a_shield_is_light() -> None:
    one = Maker("manual").manual(3, 3)
    one.learn(1, music=4, instrument=2, dance=1)
    one.learn(2, acting=4, literature=4, persuasion=3)
    one.do(skills.close_skills)
    one.embodied()
    one.do(implants.close)
    one.do(gear.take, "w00000sword", "weapon", 2)
    assert one.refused(gear.take, "w000000vest", "protection", 2) == "gear-at-most"
    assert one.refused(gear.take, "w0000rocket", "weapon", 4) == "gear-at-most"
    assert one.refused(gear.take, "w0000rocket", "weapon", 5) == "gear-value"
    one.do(gear.drop, 1)
    one.do(gear.take, "w000000vest", "protection", 2)
    one.do(gear.take, "w0000shield", "shield", 0)
    assert [(item.sort, item.value) for item in one.so_far.gear] == [("protection", 2), ("shield", 1)]


def test_a_character_cut_off_from_the_net_has_no_daimon() -> None:
    one = Maker().example().skilled()
    one.do(daimon.go_without_daimon)
    assert (one.making.step, one.so_far.free) == ("implants", {})


# --- beginning and end


def finished(one: Maker) -> Character:
    one.do(gear.close)
    one.do(steps.finish)
    return one.book.characters[one.book.seat(ANNA).character]


def test_a_finished_character_sits_in_its_players_seat() -> None:
    character = finished(Maker().example().armed())
    assert (character.player, character.name, character.free["event"]) == (ANNA, NADIR, "betrayal")
    assert character.born == character.attributes
    assert (character.level, character.evo, character.resources) == (0, 0, 1)
    assert character.free["daimon"] == "w0000000ada"


def test_a_living_character_leaves_no_room_for_another() -> None:
    one = Maker().example().armed()
    finished(one)
    assert refused(lambda: steps.begin(one.book, ANNA, NADIR, "random", 0)) == "character-alive"


def test_after_a_death_the_next_character_has_the_level_of_the_dead_one_to_spend() -> None:
    one = Maker()
    one.book.seat(BRUNO).inherited = 4
    one.table.act(lambda: steps.begin(one.book, BRUNO, NADIR, "random", 0))
    assert one.book.sheets.making[BRUNO].level == 4


def test_more_evo_than_was_inherited_is_the_masters_to_give() -> None:
    table = Table(ANNA, BRUNO)
    assert refused(lambda: steps.begin(table.book, ANNA, NADIR, "random", 2)) == "level-not-yours"
    table.session()
    master = table.book.master
    table.act(lambda: steps.begin(table.book, master, NADIR, "random", 2))
    assert table.book.sheets.making[master].level == 2


def test_a_character_in_the_making_is_resumed_not_begun_again() -> None:
    one = Maker()
    assert refused(lambda: steps.begin(one.book, ANNA, NADIR, "random", 0)) == "making-already"


def test_a_step_that_is_past_is_refused() -> None:
    one = Maker().example()
    assert one.refused(attributes.share, FLAT) == "making-past"
    assert one.refused(origins.roll_event, one.loaded((1,))) == "making-past"
    assert one.refused(steps.finish) == "making-past"
    assert one.refused(gear.take, "w00000knife", "weapon", 1) == "making-past"


def test_whoever_makes_nothing_is_told_so() -> None:
    one = Maker()
    assert refused(lambda: attributes.share(one.book, BRUNO, FLAT)) == "making-none"


def test_every_choice_can_be_taken_back_to_the_start() -> None:
    one = Maker()
    start = seen(one.making.draft)
    one.example().armed()
    while one.making.past:
        one.do(steps.step_back)
    assert seen(one.making.draft) == start
    assert one.refused(steps.step_back) == "making-at-the-start"


def test_starting_over_keeps_the_dice_of_before() -> None:
    one = Maker().example()
    one.do(steps.start_over, "random")
    assert one.making.step == "points"
    one.attributes((1, 1, 1, 1, 4, 4))
    one.do(origins.roll_origins, one.loaded())
    assert (one.so_far.origin, one.so_far.social) == (3, 1)


def test_a_player_of_this_campaign_makes_a_character_also_without_a_session() -> None:
    one = Maker()
    assert one.book.session is None
    assert refused(lambda: steps.begin(one.book, "p0000stran0", NADIR, "random", 0)) == "no-seat"


def test_the_entries_folded_again_make_the_same_character() -> None:
    one = Maker().example().armed()
    assert seen(one.table.refolded()) == seen(one.book)
    finished(one)
    assert seen(one.table.refolded()) == seen(one.book)


def test_undo_takes_the_making_back_request_by_request() -> None:
    one = Maker()
    before = seen(one.book)
    one.do(attributes.share, FLAT)
    assert seen(one.table.undone()) == before


def test_a_class_is_not_made_into_the_other_one_of_the_same_roll() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert one.refused(origins.take_offer, 1, "nomad", True) == "class-of-the-same-roll"
    assert one.refused(origins.take_offer, 2, "cracker", True) == "class-of-the-same-roll"


@pytest.mark.parametrize("number", [0, 3])
def test_the_dice_make_two_offers(number: int) -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert one.refused(origins.take_offer, number, "programmer") == "making-past"


def test_an_implant_that_is_not_there_is_not_taken_back() -> None:
    one = Maker().example().skilled().embodied()
    assert one.refused(implants.drop, 1) == "implant-unknown"


def test_only_skills_that_there_are_and_are_specified_can_be_learnt() -> None:
    one = Maker().example()
    assert one.refused(skills.learn, 1, "no-such-skill", 1) == "skill-unknown"
    assert one.refused(skills.learn, 1, "martial-arts", 1) == "skill-to-specify"
    assert one.refused(skills.learn, 0, "survival", 1) == "class-not-held"
    assert one.refused(skills.learn, 3, "survival", 1) == "class-not-held"


def test_points_seen_with_their_dice_stay_as_they_were_shared() -> None:
    one = Maker()
    one.do(attributes.share, FLAT)
    one.do(attributes.roll_attributes, one.loaded((1, 1, 1, 1, 1, 1)))
    one.do(steps.step_back)
    one.do(steps.step_back)
    assert one.refused(attributes.draft, FLAT) == "points-fixed"
    assert one.refused(attributes.share, (3, 1, 2, 2, 2, 2)) == "points-fixed"
    one.do(attributes.share, FLAT)


def test_the_traits_by_hand_are_those_of_the_other_social_class() -> None:
    one = Maker("manual").attributes()
    one.do(origins.choose_origins, 2, 5)
    own, other = RULES.social[2].rows, RULES.social[5].rows
    assert own is not None and other is not None
    only = next(key for key in origins.classes_at(RULES, 2) if key not in origins.classes_at(RULES, 5))
    assert origins.traits_with(RULES, one.so_far, only) == list(dict.fromkeys(other.traits))
    assert origins.traits_with(RULES, one.so_far, "w0000anyone") == list(dict.fromkeys((*own.traits, *other.traits)))


@pytest.mark.parametrize(("origin", "social"), [(0, 3), (3, 0), (7, 3), (3, 7)])
def test_nobody_is_born_outside_of_the_six_classes(origin: int, social: int) -> None:
    one = Maker("manual").attributes()
    assert one.refused(origins.choose_origins, origin, social) == "born-between"


def test_an_event_is_rolled_once() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    one.do(origins.take_offer, 2, "nomad")
    assert one.refused(origins.choose_event, "betrayal", "cruel") == "making-by-dice"
