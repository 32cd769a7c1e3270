"""/mito tonight: who plays taps, the risikometro is noted name by name, one tells who won, another confirms."""

from __future__ import annotations

from bot.hall.requests import Account, Form
from tests.commands.mito.club import ANNA, BRUNO, CARLA, DARIO, DAY, UGO, Club
from tests.hall.house import words

HOUR = 3600.0
EVA = Account("discord", "6", "Eva", "it", "eva")


async def seated(club: Club) -> None:
    """Anna opens a table, and Bruno and Carla sit down."""
    await club.asks("/mito tonight")
    await standing(club)
    for who in (BRUNO, CARLA):
        await club.presses("Ci sono", who)


async def standing(club: Club) -> str:
    """The card of the table as it was said last, to be pressed on."""
    await club.house.heralded()
    cards = [one.drawn for one in club.house.chat.said if one.place is not None and one.drawn.buttons]
    club.drawn = cards[-1]
    return words(club.drawn)


async def test_four_taps_and_four_numbers_make_a_game(club: Club) -> None:
    await seated(club)
    said = await club.presses("Ci sono", DARIO)
    assert "Dario 1000,00: +75,00 o −25,00" in said
    keys = club.keys
    form = await club.house.ask("", BRUNO, press=keys["Risikometro…"].id)
    assert isinstance(form, Form)
    assert [field.label for field in form.fields] == ["Anna", "Bruno", "Carla", "Dario"]
    values = dict(zip((field.name for field in form.fields), ("30", "30", "30", "35"), strict=True))
    await club.asks(who=BRUNO, press=form.press, values=values)
    assert "Dario 1000,00, risikometro 35: +73,50 o −26,50" in await standing(club)
    halves = dict(zip(values, ("30", "30", "28,5", "27,25"), strict=True))
    await club.asks(who=BRUNO, press=form.press, values=halves)
    said = await standing(club)
    assert "Carla 1000,00, risikometro 28,5:" in said
    assert "Dario 1000,00, risikometro 27,25:" in said
    await club.asks(who=BRUNO, press=form.press, values=values)
    assert "risikometro 35:" in await standing(club)
    assert "Vince Carla, dice Anna" in await club.presses("Ha vinto Carla", ANNA)
    yes = club.keys["Confermo: ha vinto Carla"]
    assert "L'hai detto tu" in await club.presses(yes, ANNA)
    assert "chi siede a quel tavolo" in await club.presses(yes, EVA)
    assert "Partita 1: vince Carla" in await club.presses(yes, CARLA)
    game = (await club.book()).games[1]
    assert (len(game.players), game.risikometro) == (4, (3000, 3000, 3000, 3500))


async def test_those_of_last_time_sit_down_by_one_tap_so_that_a_game_takes_four(club: Club) -> None:
    await club.asks("/mito game @Carla @Anna @Dario @Eva", CARLA)
    club.house.now += 7 * DAY
    await club.asks("/mito tonight")
    await standing(club)
    taps = 1
    assert "Carla 1075,00" in await club.presses("Come l'ultima volta", ANNA)
    assert "Come l'ultima volta" not in club.keys
    taps += 1
    form = await club.house.ask("", BRUNO, press=club.keys["Risikometro…"].id)
    assert isinstance(form, Form)
    taps += 1
    await club.presses("Ha vinto Carla", DARIO)
    taps += 1
    assert "Partita 2: vince Carla" in await club.presses("Confermo: ha vinto Carla", CARLA)
    assert taps == 4


async def test_who_sits_at_another_table_does_not_sit_down_as_last_time(club: Club) -> None:
    await club.asks("/mito game @Carla @Anna @Dario", CARLA)
    club.house.now += 7 * DAY
    await club.asks("/mito tonight Rosso", DARIO)
    await club.asks("/mito tonight Blu", ANNA)
    await standing(club)
    await club.presses("Come l'ultima volta", ANNA)
    assert [len(table.seats) for table in (await club.book()).tables.values()] == [1, 2]


async def test_a_press_on_a_card_that_was_overtaken_tells_so(club: Club) -> None:
    await seated(club)
    await club.presses("Ha vinto Anna", ANNA)
    old = club.keys["Confermo: ha vinto Anna"]
    await club.presses("Ha vinto Bruno", BRUNO)
    assert "il tavolo è cambiato" in await club.presses(old, CARLA)
    assert not (await club.book()).games


async def test_who_plays_here_most_is_offered_and_guests_sit_down_by_their_names(club: Club) -> None:
    for _ in range(2):
        await club.asks("/mito game @Dario @Bruno @Anna")
        club.house.now += 2 * HOUR
    await club.asks("/mito game @Anna @Ernesto")
    await club.asks("/mito tonight", UGO)
    await standing(club)
    await club.presses("Chi altro…", UGO)
    labels = [*club.keys]
    assert labels[0] == "Anna"
    assert {*labels[1:3]} == {"Dario", "Bruno"}
    form = await club.house.ask("", UGO, press=club.keys["Scrivo io…"].id)
    assert isinstance(form, Form)
    said = await club.asks(who=UGO, press=form.press, values={"players": "@Zeno @Anna"})
    assert "Al tavolo: Ugo, Zeno, Anna" in said
    assert "Zeno" in await standing(club)


async def test_two_tables_of_an_evening_are_told_apart_by_their_names(club: Club) -> None:
    await club.asks("/mito tonight")
    await club.asks("/mito tonight Blu", BRUNO)
    assert "Stasera · Blu" in await standing(club)
    assert [len(table.seats) for table in (await club.book()).tables.values()] == [1, 1]
    await club.asks("/mito tonight blu", CARLA)
    assert len((await club.book()).tables) == 2


async def test_what_nobody_ended_lapses_at_noon_and_whoever_opened_it_hears_of_it(club: Club) -> None:
    await seated(club)
    assert not [one for one in await club.rung(HOUR) if "senza risultato" in one]
    told = await club.rung(DAY)
    assert [one for one in told if "rimasto senza risultato" in one]
    assert [one for one in told if "nessuno ha detto com'è finita" in one]
    assert not (await club.book()).tables


async def test_who_has_just_played_sits_there_again_and_a_week_later_whoever_presses(club: Club) -> None:
    await seated(club)
    await club.presses("Ha vinto Anna", ANNA)
    await club.presses("Confermo: ha vinto Anna", CARLA)
    await standing(club)
    again = club.keys["Si gioca ancora"]
    await club.presses(again, BRUNO)
    assert [*map(len, [table.seats for table in (await club.book()).tables.values()])] == [3]
    await club.rung(7 * DAY)
    await club.presses(again, BRUNO)
    assert [*map(len, [table.seats for table in (await club.book()).tables.values()])] == [1]


async def test_a_game_recorded_by_a_line_meanwhile_is_asked_about(club: Club) -> None:
    await seated(club)
    club.house.now += 60
    await club.presses("Ha vinto Anna", ANNA)
    yes = club.keys["Confermo: ha vinto Anna"]
    anna, bruno, carla = (await club.book()).tables[1].seats
    await club.asks(f"/mito game <@{anna}> <@{bruno}> <@{carla}>")
    assert "è questa?" in await club.presses(yes, CARLA)
    await club.presses("È quella: chiudi il tavolo", CARLA)
    book = await club.book()
    assert (len(book.games), len(book.tables)) == (1, 0)


async def test_undoing_the_end_opens_the_table_again(club: Club) -> None:
    await seated(club)
    await club.presses("Ha vinto Anna", ANNA)
    await club.presses("Confermo: ha vinto Anna", CARLA)
    await club.asks("/undo book:mito")
    await club.presses("Sì, annulla")
    await club.presses("Sì, annulla", UGO)
    book = await club.book()
    assert (len(book.games), len(book.tables)) == (0, 1)


async def test_a_table_is_closed_where_nothing_was_played(club: Club) -> None:
    await seated(club)
    key = club.keys["Non si gioca"]
    assert "chi siede a quel tavolo" in await club.presses(key, DARIO)
    await club.presses(key, BRUNO)
    assert not (await club.book()).tables
    assert any("Non si è giocato, dice Bruno" in said for said in await club.house.heralded())
