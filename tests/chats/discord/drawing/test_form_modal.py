"""Forms as Discord takes them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chats.discord.drawing.drawing import clip, pressed
from bot.chats.discord.drawing.form_modal import LONGEST, ONLY, PARTS, FormWindow, WindowStep, step_of, titled, windows
from bot.chats.discord.reading import answers
from bot.hall.requests import Anybody, Form, FormField, Suggestion

TEXT, LIST, PEOPLE, RADIO, TICK = 4, 3, 5, 21, 23


def parts(*fields: FormField, shared: bool = True) -> list[list[dict[str, Any]]]:
    """What Discord is sent of a form, window by window."""
    form = Form("!f", "Nota", fields, "it")
    pages = windows(form, "a parole", shared=shared)
    return [[dict(row) for row in FormWindow("Nota", "!f", page).to_dict()["components"]] for page in pages]


def part(field: FormField, **more: Any) -> list[dict[str, Any]]:
    """What stands in the one window of a form of one field."""
    (page,) = parts(field, **more)
    return [row["component"] for row in page]


def choices(count: int) -> tuple[Suggestion, ...]:
    return tuple(Suggestion(f"Scelta {number}", f"c{number}") for number in range(count))


YES_NO = (Suggestion("sì", "yes"), Suggestion("no", "no"))
ANYBODY = FormField("player", "Giocatore", "", choices=choices(3), people=Anybody(1))


@pytest.mark.parametrize("length", [0, 20, 50, LONGEST, LONGEST + 1])
def test_what_a_field_holds_already_is_never_more_than_it_may_hold(length: int) -> None:
    """Discord refuses such a form (50035), and the press would be met with silence."""
    (component,) = part(FormField("note", "Nota", "", longest=20, value="x" * length))
    assert len(component.get("value") or "") == min(length, LONGEST) <= component["max_length"] <= LONGEST


def test_what_is_said_of_a_field_and_its_name_keep_to_their_lengths() -> None:
    listed = FormField("team", "Squadra " * 9, "Quale " * 30, choices=choices(3))
    for field in (listed, FormField("note", "Nota " * 20, "Quale " * 30), FormField("note", "Nota", "")):
        (page,) = parts(field)
        assert all(len(row["label"]) <= 45 for row in page)
        said = (page[0].get("description") or "", clip(field.about, 100) if field.about else "")
        assert said[0] == said[1]


def test_the_part_for_other_words_is_called_so() -> None:
    (page,) = parts(FormField("team", "Squadra", "Quale gioca", choices=choices(2)))
    assert [row["label"] for row in page] == ["Squadra", "Squadra: a parole"]
    assert [row.get("description") for row in page] == ["Quale gioca", None]


def test_an_empty_field_is_sent_without_words() -> None:
    assert "value" not in part(FormField("note", "Nota", ""))[0]


async def test_nobody_waits_for_a_window_in_memory() -> None:
    opened = FormWindow("Nota", "!f", [])
    assert opened.timeout is None and opened.is_finished()


def test_what_need_not_be_written_may_be_left_empty() -> None:
    assert [part(FormField("note", "Nota", "", required=yes))[0]["required"] for yes in (True, False)] == [True, False]


# --- what stands for what


@pytest.mark.parametrize(("count", "kind"), [(1, LIST), (2, RADIO), (10, RADIO), (11, LIST), (25, LIST), (26, TEXT)])
def test_a_few_choices_stand_beside_each_other_more_are_a_list_and_many_are_typed(count: int, kind: int) -> None:
    (component,) = part(FormField("team", "Squadra", "", choices=choices(count), free=False))
    assert component["type"] == kind and component["required"] is True


@pytest.mark.parametrize(("length", "kind"), [(0, TEXT), (1, RADIO), (100, RADIO), (101, TEXT)])
def test_a_choice_that_no_list_can_hold_is_typed(length: int, kind: int) -> None:
    both = (Suggestion("Una", "c"), Suggestion("Altra", "x" * length))
    (component,) = part(FormField("team", "Squadra", "", choices=both, free=False))
    assert component["type"] == kind


def test_what_may_be_left_out_is_a_list_from_which_nothing_need_be_chosen() -> None:
    (component,) = part(FormField("team", "Squadra", "", required=False, choices=choices(2), free=False))
    assert (component["type"], component["required"], component["min_values"]) == (LIST, False, 0)


def test_where_other_words_will_do_a_part_for_them_stands_beside_the_list() -> None:
    listed, typed = part(FormField("team", "Squadra", "", choices=choices(2)))
    assert (listed["type"], listed["required"], typed["type"], typed["required"]) == (LIST, False, TEXT, False)


@pytest.mark.parametrize(
    ("tick", "chosen", "ticked"), [(True, "", True), (False, "", False), (True, "no", False), (False, "yes", True)]
)
def test_a_yes_or_a_no_is_ticked(tick: bool, chosen: str, ticked: bool) -> None:
    (component,) = part(FormField("paid", "Pagato", "", choices=YES_NO, free=False, tick=tick, chosen=chosen))
    assert (component["type"], component["default"]) == (TICK, ticked) and "required" not in component


def test_a_yes_a_no_or_neither_is_a_list() -> None:
    (component,) = part(FormField("paid", "Pagato", "", required=False, choices=YES_NO, free=False))
    assert component["type"] == LIST


def test_people_are_chosen_from_the_server_and_guests_are_named_beside() -> None:
    listed, typed = part(ANYBODY)
    assert listed["custom_id"] == "player"
    assert (listed["type"], listed["required"], listed["min_values"], listed["max_values"]) == (PEOPLE, False, 0, 1)
    assert (typed["type"], pressed(typed["custom_id"])) == (TEXT, "player")


def test_in_private_where_discord_lists_nobody_people_are_chosen_from_those_whom_the_club_knows() -> None:
    assert [one["type"] for one in part(ANYBODY, shared=False)] == [LIST, TEXT]


@pytest.mark.parametrize("most", [1, 25, 40])
def test_as_many_people_can_be_chosen_as_the_command_takes(most: int) -> None:
    listed, _ = part(FormField("players", "Giocatori", "", people=Anybody(most)))
    assert listed["max_values"] == min(most, 25)


def test_no_more_people_stand_there_than_can_be_chosen() -> None:
    now = tuple(str(number) for number in range(30, 60))
    for most, chosen in ((2, 2), (40, 25)):
        listed, _ = part(FormField("players", "Giocatori", "", people=Anybody(most, now)))
        assert [one["id"] for one in listed["default_values"]] == [int(id) for id in now[:chosen]]


def test_who_stands_there_is_chosen_already() -> None:
    listed, typed = part(FormField("player", "Giocatore", "", value="@Anna", people=Anybody(1, ("30",))))
    assert [int(one["id"]) for one in listed["default_values"]] == [30] and not typed.get("value")


def test_a_guest_who_stands_there_is_a_name_alone_so_that_no_list_is_overruled_by_it() -> None:
    (typed,) = part(FormField("player", "Giocatore", "", value="@Nonno", people=Anybody(1)))
    assert (typed["type"], typed["value"]) == (TEXT, "@Nonno")


def test_what_stands_there_is_chosen_in_its_list() -> None:
    listed, typed = part(FormField("team", "Squadra", "", value="c1", chosen="c1", choices=choices(2)))
    assert [one["default"] for one in listed["options"]] == [False, True] and not typed.get("value")


def test_what_stands_there_is_chosen_among_those_beside_each_other() -> None:
    (radio,) = part(FormField("team", "Squadra", "", value="c1", chosen="c1", choices=choices(2), free=False))
    assert [(one["label"], one["value"], one.get("default", False)) for one in radio["options"]] == [
        ("Scelta 0", "c0", False),
        ("Scelta 1", "c1", True),
    ]


def test_of_choices_that_may_be_typed_too_those_are_listed_that_can_be_with_names_that_fit() -> None:
    some = (Suggestion("U" * 101, "c"), Suggestion("Altra", "x" * 101))
    listed, _ = part(FormField("team", "Squadra", "", choices=some))
    assert [(one["label"], one["value"]) for one in listed["options"]] == [("U" * 99 + "…", "c")]


def test_words_that_stand_where_only_choices_will_do_are_chosen_anew() -> None:
    (radio,) = part(FormField("team", "Squadra", "", value="Le Volpi", choices=choices(2), free=False))
    assert radio["type"] == RADIO


def test_words_that_stand_there_and_are_none_of_the_choices_are_words_alone() -> None:
    (typed,) = part(FormField("team", "Squadra", "", value="Le Volpi", choices=choices(2)))
    assert (typed["type"], typed["value"]) == (TEXT, "Le Volpi")


def test_every_part_but_a_tick_says_whether_it_is_required() -> None:
    """discord.py takes lists of people for optional ones, Discord for required ones, where nobody says so."""
    fields = (ANYBODY, FormField("a", "A", ""), FormField("b", "B", "", choices=choices(3), free=False))
    assert all("required" in row["component"] for page in parts(*fields) for row in page)


# --- windows one after another


@given(st.lists(st.sampled_from([0, 3, 30]), min_size=1, max_size=10))
def test_no_window_has_more_than_five_parts_and_no_field_is_torn_apart(counts: list[int]) -> None:
    fields = [FormField(f"f{number}", "Nome", "", choices=choices(count)) for number, count in enumerate(counts)]
    pages = parts(*fields)
    assert all(1 <= len(page) <= PARTS for page in pages)
    names = [list(dict.fromkeys(pressed(row["component"]["custom_id"]) for row in page)) for page in pages]
    assert [name for page in names for name in page] == [field.name for field in fields]


@pytest.mark.parametrize(("title", "step"), [("T" * 46, ""), ("T" * 46, "1 di 2"), ("", "2 di 2")])
def test_the_title_of_a_window_is_clipped_and_its_number_stays(title: str, step: str) -> None:
    assert len(titled(title, step)) <= 45 and titled(title, step).endswith(step or "…")


@pytest.mark.parametrize("step", [ONLY, WindowStep(1, 2), WindowStep(2, 2), WindowStep(3, 4)])
def test_a_window_tells_by_its_id_which_it_is_and_what_it_is_for(step: WindowStep) -> None:
    id = step.marked("!" + "x" * 63, (1 << 64) - 1)
    assert (step_of(id), pressed(id)) == (step, "!" + "x" * 63) and len(id) <= 100


@pytest.mark.parametrize("id", ["", "!team", "!team\ue00f", "!team\ue00f3", "!team\ue00fx/y~1"])
def test_an_id_of_no_step_is_of_the_only_one(id: str) -> None:
    assert step_of(id) == ONLY


def test_each_opening_has_an_id_of_its_own() -> None:
    """A phone shows under an id what it first saw under it."""
    assert (ONLY.marked("!team", 1), ONLY.marked("!team", 31)) == ("!team\ue00f~1", "!team\ue00f~1f")
    assert (ONLY.marked("!team"), WindowStep(2, 3).marked("!team")) == ("!team\ue00f1/1", "!team\ue00f2/3")


def test_a_window_is_filled_before_the_next_begins() -> None:
    fields = [FormField(f"f{number}", "Nome", "") for number in range(6)]
    assert [len(page) for page in parts(*fields)] == [5, 1] and [len(page) for page in parts(*fields[:5])] == [5]


# --- what comes back


def test_what_is_ticked_chosen_and_written_comes_back_as_it_would_be_typed() -> None:
    filled = [
        {"type": TICK, "custom_id": "paid", "value": True},
        {"type": TICK, "custom_id": "box", "value": False},
        {"type": PEOPLE, "custom_id": "players", "values": ["30", "31"]},
        {"type": RADIO, "custom_id": "ending", "value": "agents"},
        {"type": RADIO, "custom_id": "other", "value": None},
        {"type": LIST, "custom_id": "team", "values": ["c1"]},
        {"type": LIST, "custom_id": "none", "values": []},
        {"type": PEOPLE, "custom_id": "guest", "values": ["30"]},
        {"type": TEXT, "custom_id": "guest\ue00f", "value": "Nonno"},
    ]
    assert answers({"components": [{"type": 18, "component": field} for field in filled]}) == {
        **{"paid": "yes", "box": "no", "players": "<@30> <@31>", "ending": "agents", "other": ""},
        **{"team": "c1", "none": "", "guest": "Nonno"},
    }


async def test_discord_py_need_not_keep_a_window_to_hear_what_is_written_into_it() -> None:
    assert FormWindow("Nota", "!f", []).is_finished()
