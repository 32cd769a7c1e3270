"""A board reports itself: one live card in the room, a winter told by presses, confirmed by a rival; few messages."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.engines.diplomacy.rules import POWERS
from bot.hall.cards.card import Audience, Drawn, Key, plain
from bot.hall.requests import Account, Reply
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.weekend import EVEN, UGO, Weekend, weekend
from tests.hall.house import CARLA, opened, words
from tests.hall.running.said.test_spent_buttons import Room
from tests.hall.scenes import played_once


def account(number: int) -> Account:
    """The account of a player; all of them come to the room themselves."""
    return Account("discord", str(100 + number), f"Gioca{number}", "it", f"gioca{number}")


@played_once
async def tables(folder: Path, boards: int, more: str = "") -> Weekend:
    """So many boards of members, posted."""
    found = Weekend(await opened(folder))
    await found.said("/aiuto", UGO)
    await found.said("/club ruolo @ugo arbitro")
    await found.said(f'/diplomazia nuovo "Coppa" 3 {more}')
    room = Room(found.house)
    for number in range(7 * boards):
        await room.says(f"/diplomazia giocatore Gioca{number}", account(number))
    await found.post()
    await found.house.heralded()
    return found


@pytest.fixture
async def one(tmp_path: Path) -> Weekend:
    """A board whose players all press for themselves."""
    return await tables(tmp_path, 1)


async def who(found: Weekend, power: str, board: int = 1) -> Account:
    """The account that plays a power."""
    return account(int((await found.at(power, board)).removeprefix("Gioca")))


def live(found: Weekend, board: int = 1) -> Drawn:
    """The board's card as it stands in the room."""
    titles = [one for one in found.house.chat.said if plain(one.drawn.title).startswith(f"Tavolo {board} · round")]
    return [one.drawn for one in titles if "punti" not in plain(one.drawn.title)][-1]


def referees_called(found: Weekend) -> Drawn:
    """The one card by which referees were called."""
    [called] = [said for said in found.house.chat.said if "contestato" in plain(said.drawn.title)]
    return called.drawn


async def press(found: Weekend, key: Key, power: str, board: int = 1) -> Drawn:
    """Who plays a power presses a button."""
    drawn = await found.card(who=await who(found, power, board), press=key.id)
    await found.house.heralded()
    return drawn


async def test_a_winter_is_told_by_steps_and_counts_with_a_rivals_press(one: Weekend) -> None:
    card = await press(one, keys(live(one))["− / +"], "austria")
    assert "Centri: 22. Neutrali: 12. In tutto: 34" in words(card)
    for label in ("+ Austria", "+ Austria", "+ Italia", "− Russia", "+ Turchia"):
        card = await press(one, keys(card)[label], "austria")
    assert "Centri: 25. Neutrali: 9. In tutto: 34" in words(card)
    await press(one, keys(card)["Registra il 1901"], "austria")
    assert "Inverno 1901, detto da" in words(live(one)) and "Austria 5" in words(live(one))
    assert (await one.game()).year is None
    refused = await press(one, keys(live(one))["Confermo"], "austria")
    assert "è la tua parola" in words(refused)
    await press(one, keys(live(one))["Confermo"], "turkey")
    assert (await one.game()).counts[1901] == dict(zip(POWERS, (5, 3, 3, 3, 4, 3, 4), strict=True))
    assert "inverno 1901" in words(live(one)) and "Se finisse ora: Austria" in words(live(one))


async def test_whoever_may_not_tell_a_winter_is_told_so_before_they_press_it_together(one: Weekend) -> None:
    for button in ("− / +", "Chi ha preso che cosa"):
        assert "reported by somebody who plays there, or by a referee" in await one.said(
            who=CARLA, press=keys(live(one))[button].id
        )


async def test_no_number_is_sent_that_loses_a_centre(one: Weekend) -> None:
    card = await press(one, keys(live(one))["− / +"], "austria")
    card = await press(one, keys(card)["− Russia"], "austria")
    assert "Manca 1 centro" in words(card) and "Registra il 1901" not in keys(card)


@pytest.mark.parametrize(("players", "pieces"), [(4, 6), (5, 5)])
async def test_the_steps_of_an_escalation_begin_with_its_pieces_and_may_end_below_them(
    tmp_path: Path, players: int, pieces: int
) -> None:
    found = await weekend(tmp_path, players, posted=False)
    await found.said(press=(await found.keys("/diplomazia round"))["Escalation"].id)
    await found.said("/diplomazia pubblica")
    card = await found.card(press=f"!@{await found.stored()} diplomacy step 1 1 1901")
    assert card.table is not None
    colours = [plain(row[0]) for row in card.table.rows]
    assert [plain(row[1]) for row in card.table.rows] == [str(pieces)] * players  # nobody plays the other colours
    # A piece may stand where there is no centre: nobody has lost one.
    for colour in (colours[0], colours[0], colours[1]):
        card = await found.card(press=keys(card)[f"− {colour}"].id)
    assert "Manca" not in words(card)
    await found.said(press=keys(card)["Registra il 1901"].id)
    counts = (await found.game()).counts[1901]
    told = [pieces - 2, pieces - 1, *[pieces] * (players - 2)]
    assert [counts[power] for power in POWERS if counts.get(power)] == told


async def test_a_winter_is_told_by_the_centres_that_changed_hands(one: Weekend) -> None:
    card = await press(one, keys(live(one))["Chi ha preso che cosa"], "italy")
    for power, centre in (("Austria", "Ser"), ("Italia", "Tun"), ("Francia", "Mun (Germania)")):
        card = await press(one, keys(card)[power], "italy")
        card = await press(one, keys(card)[centre], "italy")
        card = await press(one, keys(card)["Indietro"], "italy")
    assert "Monaco: da Germania a Francia" in words(card)
    card = await press(one, keys(card)["✕ Ser"], "italy")
    await press(one, keys(card)["Registra il 1901"], "italy")
    await press(one, keys(live(one))["Confermo"], "russia")
    game = await one.game()
    assert game.counts[1901] == dict(zip(POWERS, (3, 3, 4, 2, 4, 4, 3), strict=True))
    assert game.owners[1901]["mun"] == "france" and "ser" not in game.owners[1901]


async def test_more_centres_than_units_are_asked_about_first(one: Weekend) -> None:
    taken = "bel-e,hol-e,den-e,nwy-e"
    stored = await one.stored()
    england = await who(one, "england")
    card = await one.card(who=england, press=f'!@{stored} diplomacy owners 1 1 1901 "{taken}"')
    assert "centri presi in un anno: 4; unità: 3" in words(card)
    assert (await one.game()).told is None
    await one.card(who=england, press=keys(card)["Registra il 1901"].id)
    assert (await one.game()).told is not None


async def test_owners_that_leave_out_centres_of_a_winter_of_numbers_are_asked_about(one: Weekend) -> None:
    await one.winter(1, 1901, "5 4 5 5 4 5 4")
    card = await one.card(who=UGO, press=f"!@{await one.stored()} diplomacy owners 1 1 1902 tun-i")
    assert "Mancano 9 centri" in words(card)
    assert (await one.game()).year == 1901


async def test_a_rival_who_says_otherwise_puts_it_before_a_referee(one: Weekend) -> None:
    await one.said(f"/diplomazia centri 1 1901 {EVEN}", await who(one, "austria"))
    await one.said("/diplomazia centri 1 1901 4 6 5 5 5 5 4", await who(one, "england"))
    await one.house.heralded()
    assert "invece:" in words(live(one)) and "Decide un arbitro" in words(live(one))
    called = referees_called(one)
    assert "Ugo: serve un arbitro" in words(called) and "invece:" in words(called)
    label = f"Ha ragione {await one.at('england')}"
    await one.card(who=UGO, press=keys(live(one))[label].id)
    assert (await one.game()).counts[1901]["england"] == 6


async def test_where_no_referee_is_named_a_winter_goes_to_who_organises(one: Weekend) -> None:
    await one.house.said("/club ruolo @Ugo nessuno", manages=True)
    await one.said(f"/diplomazia centri 1 1901 {EVEN}", await who(one, "austria"))
    await one.said("/diplomazia centri 1 1901 4 6 5 5 5 5 4", await who(one, "england"))
    await one.house.heralded()
    assert "Anna: serve un arbitro" in words(referees_called(one))


async def test_a_press_that_says_no_calls_for_a_referee(one: Weekend) -> None:
    await one.said(f"/diplomazia centri 1 1901 {EVEN}", await who(one, "austria"))
    await one.house.heralded()
    await press(one, keys(live(one))["Non è così"], "england")
    assert f"{await one.at('england')} dice che non è così" in words(live(one))
    assert "Confermo" not in keys(live(one))
    called = referees_called(one)
    assert "Ugo: serve un arbitro" in words(called)
    await one.card(who=UGO, press=keys(called)[f"Ha ragione {await one.at('austria')}"].id)
    assert (await one.game()).year == 1901


async def test_nobody_is_called_where_two_say_the_same(one: Weekend) -> None:
    await confirmed_by_two(one)
    assert not [said for said in one.house.chat.said if "contestato" in plain(said.drawn.title)]


async def test_whoever_confirms_sees_that_a_power_has_more_than_its_units_could_take(one: Weekend) -> None:
    card = await one.card("/diplomazia centri 1 1901 18 4 3 3 3 3 0", await who(one, "austria"))
    await one.card(who=await who(one, "austria"), press=keys(card)["Registra il 1901"].id)
    await one.house.heralded()
    assert "Austria: da 3 a 18 centri" in words(live(one)) and "Confermo" in keys(live(one))


async def test_a_winter_that_waits_is_named_before_its_board_is_closed_early(one: Weekend) -> None:
    await one.winter(1, 1901)
    assert "non confermato" not in await one.said("/diplomazia fine 1")
    await one.said(f"/diplomazia centri 1 1902 {EVEN}", await who(one, "austria"))
    assert "Il 1902 è detto ma non confermato" in await one.said("/diplomazia fine 1")


async def test_what_was_told_is_taken_back_by_who_told_it(one: Weekend) -> None:
    teller = await who(one, "austria")
    card = await one.card(f"/diplomazia centri 1 1901 {EVEN}", teller)
    await one.house.heralded()
    await one.card(who=teller, press=keys(card)["Togli"].id)
    await one.house.heralded()
    assert (await one.game()).told is None
    assert "detto da" not in words(live(one)) and "Confermo" not in keys(live(one))


async def test_what_each_presses_only_they_see(one: Weekend) -> None:
    reply = await one.house.ask(who=await who(one, "austria"), press=keys(live(one))["− / +"].id)
    assert isinstance(reply, Reply) and reply.audience is Audience.MEMBER


@pytest.mark.evenings
async def test_a_round_of_ten_boards_takes_at_most_twenty_five_messages(tmp_path: Path) -> None:
    found = await tables(tmp_path, 10)
    for year in range(1901, 1908):
        for board in range(1, 11):
            line = f"/diplomazia centri {board} {year} {EVEN}"
            teller, rival = await who(found, "austria", board), await who(found, "england", board)
            for player in (teller, rival):
                reply = await found.house.ask(line, player)
                assert isinstance(reply, Reply) and reply.audience is Audience.MEMBER
        await found.house.heralded()
    book = await found.book()
    assert book.rounds[0].closed and len(book.rounds[0].games) == 10
    posted = Counter(plain(one.drawn.title).split(" · ")[0] for one in found.house.chat.said if not one.edits)
    seats = 1
    assert posted["Tavolo 10"] == 2, "its card and its result"
    assert sum(posted.values()) + seats <= 25, posted


async def test_the_director_sees_all_boards_on_one_card_with_who_is_late(tmp_path: Path) -> None:
    found = await tables(tmp_path, 3)
    mine = f"!@{await found.stored()} diplomacy mine"
    await found.winter(2, 1901)
    await found.said(f"/diplomazia centri 3 1901 {EVEN}", await who(found, "austria", 3))
    said = await found.said(press=mine)
    assert said.startswith("Tutti i tavoli · round 1")
    assert "Tavolo 1: ⏰ nessun inverno, gli altri sono avanti" in said
    assert "Tavolo 2: al 1901" in said
    assert f"Tavolo 3: 1901 da confermare (detto da {await found.at('austria', 3)})" in said
    assert "Se finisse ora: 1. " in said
    await found.said("/diplomazia centri 3 1901 4 6 5 5 5 5 4", await who(found, "england", 3))
    card = await found.card(press=mine)
    assert "Tavolo 3: ⚠️ due versioni del 1901" in words(card)
    assert next(iter(keys(card))) == "Tavolo 3", "who waits for a referee stands first"


async def test_ones_own_card_confirms_and_says_where_one_stood_now(one: Weekend) -> None:
    await one.said("/diplomazia centri 1 1901 9 7 6 5 4 2 1", await who(one, "austria"))
    mine = f"!@{await one.stored()} diplomacy mine"
    card = await one.card(who=await who(one, "italy"), press=mine)
    assert "Inverno 1901, detto da" in words(card)
    await one.card(who=await who(one, "italy"), press=keys(card)["Confermo"].id)
    said = await one.said(who=await who(one, "austria"), press=mine)
    assert "Nel torneo, se finisse ora: 1º (punti:" in said and "Centri 1902" in await one.keys(
        who=await who(one, "austria"), press=mine
    )


async def test_the_screen_shows_the_standings_of_now(one: Weekend) -> None:
    assert "Se finisse ora" not in await one.screen()
    await one.winter(1, 1901, "9 7 6 5 4 2 1")
    assert f"Se finisse ora\n1 {await one.at('austria')} " in await one.screen()


async def test_what_a_board_gives_now_is_for_those_at_it_where_the_tournament_hides_it(tmp_path: Path) -> None:
    found = await tables(tmp_path, 2, "nascondi:si")
    for board in (1, 2):
        await found.winter(board, 1901, "9 7 6 5 4 2 1")
    await found.house.heralded()
    stored = await found.stored()
    mine, seen = f"!@{stored} diplomacy mine", "Se finisse ora"
    assert seen not in words(live(found)) and seen not in await found.screen()
    own = await who(found, "austria")
    said = await found.said(who=own, press=mine)
    assert seen in said and "Nel torneo, se finisse ora" not in said
    assert seen in await found.said(who=own, press=f"!@{stored} diplomacy show-board 1 1")
    assert seen not in await found.said(who=own, press=f"!@{stored} diplomacy show-board 1 2")
    assert "si vedono quando è chiuso" in await found.said("/diplomazia punteggio 1", own)
    assert seen in await found.said(press=mine), "a director who plays nowhere sees where all stand"


async def test_a_yes_is_to_the_numbers_that_were_shown_and_not_to_those_told_in_their_place(one: Weekend) -> None:
    """Who told a winter tells it otherwise just before the rival presses."""
    teller = await who(one, "austria")
    await one.said(f"/diplomazia centri 1 1901 {EVEN}", teller)
    await one.house.heralded()
    shown = keys(live(one))["Confermo"]
    await one.said("/diplomazia centri 1 1901 6 5 5 5 5 4 4", teller)
    assert "Nel frattempo" in words(await press(one, shown, "turkey"))
    assert (await one.game()).year is None
    await press(one, keys(live(one))["Confermo"], "turkey")
    assert (await one.game()).counts[1901]["austria"] == 6
    assert "Corretto" not in words(await press(one, shown, "turkey")), "an old button does nothing"
    assert (await one.game()).year == 1901


async def confirmed_by_two(found: Weekend, counts: str = EVEN) -> None:
    """Two friends tell and confirm a winter."""
    await found.said(f"/diplomazia centri 1 1901 {counts}", await who(found, "austria"))
    await found.house.heralded()
    await press(found, keys(live(found))["Confermo"], "england")


async def test_what_two_friends_confirm_another_disputes_and_a_referee_is_called(one: Weekend) -> None:
    await confirmed_by_two(one, "9 9 4 4 4 4 0")
    for friend in ("austria", "england"):
        assert "è anche la tua parola" in words(await press(one, keys(live(one))["Il 1901 non è così"], friend))
    await press(one, keys(live(one))["Il 1901 non è così"], "turkey")
    assert (await one.game()).counts[1901]["austria"] == 9, "it stands until decided"
    assert f"Inverno 1901: {await one.at('turkey')} dice che non è così" in words(live(one))
    assert "Ugo: serve un arbitro" in words(referees_called(one))
    mine = await one.said(who=UGO, press=f"!@{await one.stored()} diplomacy show-board 1 1")
    assert "Vale finché non decide un arbitro" in mine
    director = await one.said(press=f"!@{await one.stored()} diplomacy mine")
    assert "Tavolo 1: ⚠️ 1901 contestato: decide un arbitro" in director


async def test_a_referee_upholds_or_corrects_a_disputed_winter(one: Weekend) -> None:
    await confirmed_by_two(one)
    objection = keys(live(one))["Il 1901 non è così"]
    await press(one, objection, "turkey")
    upheld = keys(live(one))["Il 1901 vale così"]
    assert "arbitr" in words(await press(one, upheld, "austria")).lower()
    assert (await one.game()).disputed
    card = await one.card(who=UGO, press=keys(live(one))["Correggi il 1901"].id, values={"counts": "6 5 5 5 5 4 4"})
    await one.said(who=UGO, press=keys(card)["Correggi"].id)
    await one.house.heralded()
    assert not (await one.game()).disputed and "non è così" not in words(live(one))
    assert "Nel frattempo" in words(await press(one, objection, "russia"))


def called_now(found: Weekend) -> list[str]:
    """What can be pressed on the card by which referees were called, as it stands now."""
    first, *edits = [said for said in found.house.chat.said if "contestato" in plain(said.drawn.title)]
    assert not first.edits and all(one.edits for one in edits), "it is one card"
    return list(keys(edits[-1].drawn if edits else first.drawn))


@pytest.mark.parametrize("how", ["upheld", "corrected"])
async def test_the_card_that_called_referees_offers_nothing_that_is_decided(one: Weekend, how: str) -> None:
    await confirmed_by_two(one)
    await press(one, keys(live(one))["Il 1901 non è così"], "turkey")
    offered = keys(referees_called(one))
    assert [*offered] == ["Il 1901 vale così", "Correggi il 1901", "Tavolo 1"]
    if how == "upheld":
        await one.said(who=UGO, press=offered["Il 1901 vale così"].id)
    else:
        card = await one.card(who=UGO, press=offered["Correggi il 1901"].id, values={"counts": "6 5 5 5 5 4 4"})
        await one.said(who=UGO, press=keys(card)["Correggi"].id)
    await one.house.heralded()
    assert called_now(one) == ["Tavolo 1"]


async def test_the_card_that_called_referees_to_two_words_offers_neither_once_decided(one: Weekend) -> None:
    await one.said(f"/diplomazia centri 1 1901 {EVEN}", await who(one, "austria"))
    await one.said("/diplomazia centri 1 1901 4 6 5 5 5 5 4", await who(one, "england"))
    await one.house.heralded()
    label = f"Ha ragione {await one.at('england')}"
    await one.card(who=UGO, press=keys(referees_called(one))[label].id)
    await one.house.heralded()
    assert called_now(one) == ["Tavolo 1"]


@pytest.mark.parametrize(("label", "says"), [("Confermo", "Inverno 1901 confermato."), ("Non è così", "un arbitro")])
async def test_who_answers_on_the_boards_card_hears_a_word_and_gets_no_second_board(
    one: Weekend, label: str, says: str
) -> None:
    await one.said(f"/diplomazia centri 1 1901 {EVEN}", await who(one, "austria"))
    await one.house.heralded()
    answer = await press(one, keys(live(one))[label], "england")
    assert words(answer).startswith("Tavolo 1 · round 1\n") and says in words(answer)
    assert answer.table is None and not answer.buttons, "it fits an alert, of which a group takes any number"


async def test_nobody_is_called_to_read_of_their_own_winter_what_the_boards_card_says(one: Weekend) -> None:
    reply = await one.house.ask(f"/diplomazia centri 1 1901 {EVEN}", await who(one, "austria"))
    assert isinstance(reply, Reply) and reply.card is not None and reply.card.needless and reply.recorded
    await one.house.heralded()
    assert "Inverno 1901, detto da" in words(live(one))


async def test_who_told_a_winter_cannot_take_it_back_alone_once_it_is_confirmed(one: Weekend) -> None:
    await confirmed_by_two(one)
    for friend in ("austria", "england"):
        player = await who(one, friend)
        card = await one.card("/annulla", player)
        for button in keys(card).values():
            await one.said(who=player, press=button.id)
        assert (await one.game()).year == 1901
