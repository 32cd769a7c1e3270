"""Forms offer what can be chosen, in the member's language; what cannot be foreseen is still written."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.requests import Account, Anybody, Form, FormField, Reply, Request, Suggestion
from bot.hall.running.forms import ask_for, longest, must_be_written
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, House

MOST = 25
"""As many buttons as a message of Discord holds."""
ROLES = ("organiser", "director", "referee", "none")


async def field(house: House, press: str, name: str, who: Account = ANNA) -> FormField:
    """One question of the form that a press opens."""
    form = await house.ask(press=press, who=who, manages=True)
    assert isinstance(form, Form), form
    return next(field for field in form.fields if field.name == name)


async def test_a_choice_is_offered_in_the_members_language(house: House) -> None:
    asked = await field(house, "?role!club role member:@bruno", "role")
    assert asked.choices == tuple(map(Suggestion, ("organizzatore", "direttore", "arbitro", "nessuno"), ROLES))
    assert not asked.free
    asked = await field(house, "?role!club role member:@bruno", "role", CARLA)
    assert [choice.label for choice in asked.choices] == [*ROLES]


async def test_yes_and_no_are_offered(house: House) -> None:
    asked = await field(house, "?wanted!me notices", "wanted")
    assert asked.choices == (Suggestion("si", "yes"), Suggestion("no", "no"))


async def test_the_members_known_are_offered_and_others_can_be_written(house: House) -> None:
    bruno = await house.people.meet(BRUNO)
    await house.ask("/aiuto", BRUNO)
    asked = await field(house, "?member,role!club role", "member")
    assert Suggestion("Bruno", f"<@{bruno.id}>") in asked.choices
    assert asked.free


async def test_those_of_the_room_come_before_the_others_of_the_club(house: House) -> None:
    for number in range(MOST + 5):
        await house.ask("ciao", Account("discord", f"9{number}", f"Aaa {number:02}"), CORNER)
    await house.ask("/aiuto", BRUNO)
    asked = await field(house, "?member!club role", "member")
    assert [choice.label for choice in asked.choices[:3]] == ["Anna", "Bruno", "Aaa 00"]
    assert len(asked.choices) == MOST


async def test_what_the_book_suggests_is_offered_and_more_can_be_written(house: House) -> None:
    asked = await field(house, "?zone!club timezone", "zone")
    assert asked.choices[0] == Suggestion("Europe/Rome", "Europe/Rome")
    assert len(asked.choices) <= MOST
    assert asked.free


@pytest.mark.parametrize(
    ("count", "shape"), [(1, [2]), (4, [5]), (5, [5, 1]), (24, [5] * 5), (25, [5] * 5), (99, [5] * 5)]
)
def test_a_question_has_five_buttons_in_a_row_25_in_all_and_the_last_for_something_else(
    count: int, shape: list[int]
) -> None:
    command = Commands(COGS)["club timezone"]
    offered = [Suggestion(str(number), str(number)) for number in range(count)]
    card = ask_for(command, command["zone"], {}, offered)
    assert card is not None and [len(row) for row in card.buttons] == shape
    *choices, other = (button for row in card.buttons for button in row)
    assert [button.label for button in choices] == [str(number) for number in range(min(count, 24))]
    assert (choices[0].line, other.line) == ("club timezone zone:0", "club timezone")
    assert other.ask == ("zone",) and other.in_words and not any(button.ask for button in choices)


def test_a_question_with_a_few_answers_offers_no_other_and_one_without_any_is_written() -> None:
    commands = Commands(COGS)
    role, note = commands["club role"], commands["roll"]
    card = ask_for(role, role["role"], {"member": "bruno"}, ())
    assert card is not None and [len(row) for row in card.buttons] == [4]
    assert card.buttons[0][0].line == "club role member:bruno role:organiser"
    assert ask_for(note, note["note"], {}, ()) is None


def test_what_has_to_be_written_is_asked_for_together_ten_at_most() -> None:
    centres = Commands(COGS)["diplomacy centres"]
    needed = [one.name for one in centres.parameters if one.expected]
    assert must_be_written(centres, centres["board"], {}) == tuple(needed[:10]) and len(needed) < 11
    assert must_be_written(centres, centres["round"], {"board": "1"}) == (*needed[1:], "round")


def test_an_answer_is_as_long_as_its_words_may_be() -> None:
    roll = Commands(COGS)["roll"]
    assert (longest(roll["note"]), longest(roll["dice"])) == (roll["note"].kind.longest, 200)  # type: ignore[attr-defined]


async def test_whoever_wanted_something_else_is_not_offered_the_same_again(house: House) -> None:
    keys = await house.keys("/club fuso", manages=True)
    form = await house.ask(press=keys["Altro…"].id, manages=True)
    assert isinstance(form, Form)
    assert [field.choices for field in form.fields] == [()]


async def test_what_is_left_to_chance_or_memory_has_no_choices(house: House) -> None:
    asked = await field(house, "?note!roll 5", "note")
    assert asked.choices == ()
    assert asked.free


async def test_what_was_chosen_is_understood(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    form = await house.ask(press="?member,role!club role", manages=True)
    assert isinstance(form, Form)
    values = {"member": form.fields[0].choices[1].value, "role": "referee"}
    said = await house.press(form.press, manages=True, values=values)
    assert "Bruno" in said
    assert "arbitro" in said


async def test_a_form_of_a_book_that_is_not_here_offers_nothing_and_is_refused_only_when_it_is_sent(
    house: House,
) -> None:
    asked = await field(house, "?last!@b0000000 journal", "last")
    assert asked.choices == ()


async def test_who_may_not_give_a_command_is_asked_nothing(house: House) -> None:
    await house.ask('/codice nuovo "Torneo"', manages=True)
    assert "Questo lo può fare un organizzatore" in await house.said("/club ruolo", BRUNO)
    assert "Questo lo può fare un direttore" in await house.said("/codice iscrizione", BRUNO)


async def test_who_may_not_send_a_form_is_not_given_it(house: House) -> None:
    assert "Questo lo può fare un organizzatore" in await house.press("?role!club role member:@bruno", BRUNO)


async def test_where_several_books_may_be_meant_a_form_offers_nothing(house: House) -> None:
    await house.ask('/codice nuovo "Torneo"', manages=True)
    await house.ask('/gdr nuovo "Altro"', manages=True)
    asked = await field(house, "?last!journal", "last")
    assert asked.choices == ()
    await house.ask("/club announce all", where=CORNER, manages=True)
    assert isinstance(await house.ask("", BRUNO, CORNER, press="?why!undo"), Form), "which is meant nobody knows yet"
    refused = await house.ask("", BRUNO, CORNER, press="?why!undo book:gdr")
    assert isinstance(refused, Reply), "named, its book is known: whoever may not undo there is asked nothing"


# --- forms in parts


async def form(house: House, press: str, who: Account = ANNA, **more: Any) -> Form:
    """The form that a press opens."""
    asked = await house.ask(press=press, who=who, manages=True, **more)
    assert isinstance(asked, Form), asked
    return asked


async def test_a_part_of_a_form_that_is_filled_in_is_answered_with_the_rest(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    whole = await form(house, "?member,role!club role")
    rest = await form(house, whole.opens, values={"member": "@bruno"})
    assert [one.name for one in rest.fields] == ["role"]
    assert "Bruno" in await house.press(rest.press, manages=True, values={"role": "referee"})


async def test_the_rest_of_a_form_can_be_asked_for_again_and_still_knows_the_first_part(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    rest = await form(house, "?member,role!club role", values={"member": "@bruno"})
    again = await form(house, rest.opens)
    assert [one.name for one in again.fields] == ["role"]
    assert "Bruno" in await house.press(again.press, manages=True, values={"role": "referee"})


async def test_what_a_part_leaves_empty_is_left_out(house: House) -> None:
    rest = await form(house, "?dice,note!roll 5 note:prima", values={"note": " "})
    assert "prima" not in await house.press(rest.press, values={"dice": "5"})


async def test_a_secret_part_stands_in_no_id(house: House) -> None:
    """Ids are public; what is kept under a token is not."""
    rest = await form(house, "?dice,reserve!bid", values={"dice": "5"})
    assert rest.press.startswith("~") and rest.opens.startswith("~")


async def test_a_form_opens_anew_by_an_id_of_its_own(house: House) -> None:
    """A chat that could not open it at once offers a button for it."""
    asked = await form(house, "?last!journal last:3")
    again = await form(house, asked.opens)
    assert [(one.name, one.value) for one in again.fields] == [("last", "3")]


async def test_a_form_that_nothing_could_show_waits_in_private_behind_a_button_for_who_asked(house: House) -> None:
    asked = await form(house, "?dice!roll 3 note:ciao", id="r1")
    await house.hall.unheard(asked, Request("r1", ANNA, HALL, house.now))
    house.now += 61
    assert await house.heralded() == ["Per /tira mi mancava ancora qualcosa, e non riuscivo a chiedertelo."]
    [said] = house.chat.said
    assert said.account is not None and said.account.id == ANNA.id
    [[key]] = said.drawn.buttons
    assert (await form(house, key.id)).fields == asked.fields


# --- people, yes and no


async def test_where_anybody_is_taken_a_form_says_so(house: House) -> None:
    asked = await field(house, "?member!club role", "member")
    assert asked.people == Anybody(1)
    assert (await field(house, "?players!contest", "players")).people == Anybody(25)


async def test_where_it_matters_who_is_first_nobody_is_chosen_from_a_list_without_order(house: House) -> None:
    assert (await field(house, "?players!mito game", "players")).people is None


async def test_who_stands_in_a_field_is_told_by_the_account_here(house: House) -> None:
    bruno = await house.people.meet(BRUNO)
    await house.ask("/aiuto", BRUNO)
    asked = await field(house, f"?member!club role member:<@{bruno.id}>", "member")
    assert (asked.people, asked.value) == (Anybody(1, (BRUNO.id,)), "@Bruno")


async def test_of_somebody_with_two_accounts_here_one_is_told(house: House) -> None:
    other = Account("discord", "22", "Bruno due", "it", "bruno_2")
    bruno = await house.people.meet(BRUNO)
    code = (await house.said("/io collega", other)).split("/io collega ")[1].split()[0]
    await house.press((await house.keys(f"/io collega {code}", BRUNO))["Sì, unisci"], BRUNO)
    asked = await field(house, f"?member!club role member:<@{bruno.id}>", "member")
    assert asked.people is not None and len(asked.people.now) == 1


async def test_a_guest_stands_in_a_field_by_name(house: House) -> None:
    await house.ask('/club ruolo membro:@+"Nonno Pino" ruolo:arbitro', manages=True)
    asked = await field(house, '?member!club role member:@"Nonno Pino"', "member")
    assert asked.people == Anybody(1)


@pytest.mark.parametrize(("press", "tick"), [("?wanted!me notices", False), ("?paid!codice entry", None)])
async def test_a_yes_or_no_is_ticked_unless_it_may_be_neither(house: House, press: str, tick: bool | None) -> None:
    (asked,) = (await form(house, press)).fields
    assert asked.tick is tick


async def test_the_choice_that_stands_in_a_field_is_told(house: House) -> None:
    assert (await field(house, "?role!club role role:referee", "role")).chosen == "referee"
