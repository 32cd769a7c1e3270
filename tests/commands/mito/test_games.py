"""A game is recorded by a line, a form or presses; its card says everything; the others confirm or dispute."""

from __future__ import annotations

import re

import pytest

from bot.commands.mito.game_cards import RECENT
from bot.hall.cards.card import Audience
from bot.hall.requests import Form
from tests.commands.mito.club import ANNA, BRUNO, CARLA, DARIO, FOUR, ODDS, UGO, Club, with_file
from tests.hall.house import CORNER, ELSEWHERE, private, words


async def test_a_line_records_a_game_and_tells_the_room_in_five_lines(club: Club) -> None:
    title, _, asked, won, lost = (await club.asks(f"/mito game {FOUR} {ODDS}")).split("\n")
    assert title == "Partita 1: vince Anna"
    assert asked == "Bruno, Carla, Dario: è andata così?"
    assert won == "Di sempre: Anna +75,50 → 1075,50, 1/20 partite"
    assert lost == "Bruno −24,50 · Carla −24,50 · Dario −26,50"


async def test_the_accounts_of_a_game_say_everything_of_its_reader_and_open_the_rule(club: Club) -> None:
    await club.asks(f"/mito game {FOUR} {ODDS}")
    said = await club.presses("I miei conti", DARIO)
    assert "Di sempre, Settimana, Mese, Trimestre, Anno · piatto 100,00" in said
    assert "Anna" not in said
    assert "Dario −26,50 → 973,50 (12,50 + 14,00 = 26,50)" in said
    assert "Settimana: 1/2 partite" in said
    assert "Quanto ci mette ognuno" in await club.presses("Perché?", DARIO)


async def test_places_stand_in_it_once_there_are_any(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    said = await club.asks("/mito game @Anna @Bruno")
    assert "Settimana: Anna +25,00 → 1100,00, 1º" in said
    assert said.endswith("Bruno −25,00 (2º)")


async def test_players_can_be_quoted_or_named_in_italian(club: Club) -> None:
    assert "vince Bruno" in await club.asks('/mito partita "@Bruno @Carla" "30 35,5"', BRUNO)
    assert "vince Carla" in await club.asks("/mito partita giocatori:@Carla @Dario risikometro:40,30", CARLA)


DECIMALS = ("30.5 29.25", "30,5 29,25", "30,5 29.25", "30.5, 29.25", "30.5,29.25", "30,5;29,25", "30,5/29,25")


@pytest.mark.parametrize("typed", DECIMALS)
@pytest.mark.parametrize("way", ['risikometro:"{}"', '"{}"', "{}"])
async def test_a_risikometro_is_read_with_points_and_commas(club: Club, typed: str, way: str) -> None:
    plain = await club.asks('/mito stake @Bruno @Carla risikometro:"30.5 29.25"', BRUNO)
    assert await club.asks(f"/mito stake @Bruno @Carla {way.format(typed)}", BRUNO) == plain


@pytest.mark.parametrize("typed", DECIMALS)
async def test_of_a_game_too_though_an_hour_may_follow(club: Club, typed: str) -> None:
    said = await club.asks(f"/mito game @Bruno @Carla {typed} 20.15", BRUNO)
    assert "Bruno +24,74" in said and "Giocata 10/01/2026 20:15" in said
    assert "Giocata 10/01/2026 21:30" in await club.asks("/mito game @Dario @Carla 30,5 29.5", CARLA)


async def test_an_hour_behind_it_is_no_value_of_it(club: Club) -> None:
    bare = await club.asks("/mito game @Bruno @Carla 30,35 20.15", BRUNO)
    assert "Giocata 10/01/2026 20:15" in bare


async def test_the_journal_says_which_of_the_players_recorded_a_game(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno", BRUNO)
    assert "Partita 1: vince Anna, poi Bruno · registrata da Bruno" in await club.asks("/diario")


async def test_without_a_risikometro_the_accounts_say_so(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    assert "Senza risikometro" in await club.presses("I miei conti")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("/mito game @Bruno @Carla", "tu non ci sei"),
        ("/mito game @Dario", "2"),
        ("/mito game @Dario @Bruno risikometro:30", "uno a testa"),
        ("/mito game @Dario @Bruno risikometro:30,x", "non capisco «30,x»; il risikometro è"),
        ("/mito game @Dario @Bruno risikometro:30,0", "maggiori di zero"),
        ("/mito game @Dario @Dario", "Dario"),
        ('/mito game @Dario @Bruno when:"31/02"', "Da «31/02» non capisco quando"),
        ('/mito game @Dario @Bruno when:"31/12/2099 21:00"', "futuro"),
    ],
)
async def test_what_is_no_game_is_refused_in_a_sentence(club: Club, line: str, why: str) -> None:
    await club.asks("/mito game @Anna @Ugo")
    assert why in await club.refused(line, DARIO)


async def test_a_referee_records_for_others(club: Club) -> None:
    said = await club.asks("/mito game @Bruno @Carla", UGO)
    assert "registrata dall'arbitro Ugo" in said
    assert "Confermo" not in club.keys


async def test_an_earlier_game_counts_before_the_later_ones(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    await club.asks('/mito game @Bruno @Anna when:"ieri 21:00"')
    book = await club.book()
    assert [game.number for game in book.order] == [2, 1]
    assert "Giocata 09/01/2026 21:00" in await club.asks("/mito fix 2", UGO)


async def test_the_card_of_a_late_game_says_whose_values_it_moved(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    await club.asks("/mito game @Carla @Dario")
    said = await club.asks('/mito game @Bruno @Anna when:"10/01/2026 00:30"')
    assert "Bruno +25,00 → 1025,00" in said, "as it stood right after that game"
    assert "se ne sono giocate altre 2, ora ricalcolate" in said
    moved = said[said.index("ricalcolate") :]
    assert "Bruno 975,00 → 999,69" in moved
    assert "Anna 1025,00 → 1000,31" in moved
    assert "Carla" not in moved
    assert (await club.book()).ladder("all-time", club.house.now).value(await club.id("Anna")) == 100_031


async def test_the_room_for_ladders_hears_whom_a_late_game_moved(club: Club) -> None:
    await club.asks("/club announce ladder", where=CORNER)
    await club.asks("/mito game @Anna @Bruno")
    await club.asks('/mito game @Bruno @Anna when:"10/01/2026 00:30"')
    assert "Anna 1025,00 → 1000,31" in (await club.house.heralded())[-1]


async def test_a_late_game_says_nothing_of_periods_without_later_games(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    said = await club.asks('/mito game @Bruno @Anna when:"01/01/2026 21:00"', UGO)
    moved = said[said.index("ricalcolata") :]
    assert "Mese di gennaio 2026" in moved
    assert "Settimana" not in moved


async def test_the_ladders_are_found_from_every_room_of_the_club_and_in_private(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    assert "Anna" in await club.asks("/mito ladder", BRUNO, CORNER)
    assert "Anna" in await club.asks("/mito ladder", BRUNO, private(BRUNO))
    assert "Partita 2" in await club.asks("/mito game @Bruno @Carla", BRUNO, private(BRUNO))
    assert len(await club.house.store.books(kind="mito")) == 1


async def test_a_guest_is_joined_to_an_account_and_takes_the_points_along(club: Club) -> None:
    await club.asks("/mito game @Anna @Zeta")
    assert await club.value("zeta") == 97_500
    await club.asks("/me link", CARLA)
    await club.presses(next(label for label in club.keys if "Zeta" in label), CARLA)
    await club.house.heralded()
    confirm = club.house.chat.said[-1].drawn.buttons[0][0]
    await club.presses(confirm, ANNA)
    assert await club.value("carla") == 97_500


async def test_two_who_have_played_each_other_are_never_joined(club: Club) -> None:
    await club.asks("/mito game @Bruno @Zeta", BRUNO)
    await club.asks("/me link", CARLA)
    offered = next(key for label, key in club.keys.items() if "Zeta" in label)
    await club.asks("/mito game @Carla @Zeta", CARLA)
    assert "nella stessa partita" in await club.presses(offered, CARLA)
    await club.asks("/me link", CARLA)
    assert not [label for label in club.keys if "Zeta" in label]


async def test_of_two_clubs_that_become_one_each_goes_on_with_its_ladders_in_its_rooms(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    await club.asks("/mito game @Anna @Bruno", ANNA, ELSEWHERE)
    await club.asks("/club link")
    assert club.drawn is not None
    code = re.search(r"\b[A-Z2-9]{8}\b", words(club.drawn))
    assert code is not None
    await club.asks(f"/club link {code[0]}", ANNA, ELSEWHERE)
    await club.asks(press=club.keys["Sì, un club solo"].id, who=ANNA, where=ELSEWHERE)
    assert club.drawn.tone == "good"
    assert [book.closed for book in await club.house.store.books(kind="mito")] == [None, None]
    await club.asks("/mito game @Anna @Zoe", ANNA, ELSEWHERE)
    assert "Partita 3" in await club.asks("/mito game @Anna @Ugo", ANNA, ELSEWHERE)
    assert "Partita 2" in await club.asks("/mito game @Anna @Ugo")


# --- by presses


async def test_a_bare_command_asks_press_by_press_and_records_at_the_end(club: Club) -> None:
    assert "Chi ha vinto?" in await club.asks("/mito game")
    await club.presses("Bruno")
    assert "Registra senza risikometro" not in club.keys
    await club.presses("Anna")
    await club.presses("Ugo")
    said = await club.presses("← Togli l'ultimo")
    assert "Ha vinto Bruno\nAl tavolo: Anna" in said
    assert "Partita 1: vince Bruno" in await club.presses("Registra senza risikometro")


async def test_people_of_one_name_are_told_apart_at_every_press(club: Club) -> None:
    await club.asks('/mito game @Anna @+"Bruno"')
    await club.asks("/mito game")
    assert {"Bruno (bruno)", "Bruno (ospite)"} <= {*club.keys}
    assert "Ha vinto Bruno (ospite)" in await club.presses("Bruno (ospite)")
    assert "Bruno (bruno)" in club.keys and "Bruno (ospite)" not in club.keys


async def test_the_risikometro_is_asked_for_by_a_form(club: Club) -> None:
    await club.asks("/mito partita")
    await club.presses("Anna")
    await club.presses("Bruno")
    form = await club.house.ask(press=club.keys["Con il risikometro…"].id)
    assert isinstance(form, Form)
    assert [field.name for field in form.fields] == ["risikometro"]
    said = await club.asks(press=form.press, values={"risikometro": "30 35"})
    assert "Partita 1: vince Anna" in said


async def test_it_can_all_be_written_in_a_form(club: Club) -> None:
    await club.asks("/mito partita")
    form = await club.house.ask(press=club.keys["Scrivo io…"].id)
    assert isinstance(form, Form)
    assert [field.name for field in form.fields] == ["players", "risikometro", "when"]
    said = await club.asks(press=form.press, values={"players": "Anna Bruno", "risikometro": "30,35", "when": "ieri"})
    assert "Giocata 09/01/2026 12:00" in said


async def test_a_table_is_full_at_six(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno @Carla @Dario @Ugo @Zoe")
    await club.asks("/mito partita")
    for name in ("Anna", "Bruno", "Carla", "Dario", "Ugo", "Zoe"):
        await club.presses(name)
    assert set(club.keys) == {"Registra senza risikometro", "Con il risikometro…", "← Togli l'ultimo", "Scrivo io…"}


# --- the stake


async def test_the_stake_says_what_each_would_win_and_lose(club: Club) -> None:
    said = await club.asks(f"/mito posta {FOUR} {ODDS}")
    assert "Anna 1000,00: vince +75,50, perde −24,50 (12,50 + 12,00 = 24,50)" in said


async def test_a_bare_stake_asks_press_by_press(club: Club) -> None:
    await club.asks("/mito stake")
    await club.presses("Anna")
    await club.presses("Bruno")
    assert "In palio fra Anna, Bruno" in await club.presses("Senza risikometro")


async def test_asking_for_a_stake_opens_no_ladders(club: Club) -> None:
    await club.asks(f"/mito posta {FOUR}")
    await club.asks("/mito posta")
    await club.presses("Anna")
    assert await club.house.store.books(kind="mito") == []


# --- the others' word


async def test_the_others_confirm_on_the_card(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno @Carla")
    key = club.keys["Confermo"]
    said = await club.presses(key, BRUNO)
    assert "Confermano: Bruno" in said
    assert "Carla: è andata così?" in said
    assert "+50,00 → 1050,00" in said
    assert club.reply.drawn.replaces
    await club.presses(key, CARLA)
    assert "Confermo" not in club.keys
    assert "hai già detto" in await club.presses(key, CARLA)
    assert "non c'eri" in await club.presses(key, DARIO)


async def test_a_dispute_calls_the_referees_and_the_game_goes_on_counting(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno")
    await club.presses("Contesto", BRUNO)
    called = (await club.house.heralded())[-1]
    assert "Partita 1 contestata da Bruno" in called
    assert "Ugo: serve un arbitro" in called
    assert await club.value("Anna") == 102_500
    uphold = club.house.chat.said[-1].drawn.buttons[0][0]
    assert "un arbitro" in await club.presses(uphold, BRUNO)
    assert "Partita 1: vale" in await club.presses(uphold, UGO)
    assert "già deciso un arbitro" in await club.asks("", BRUNO, press="!mito dispute 1")


async def test_where_no_referee_is_named_a_dispute_goes_to_the_organisers(club: Club) -> None:
    await club.asks("/club role @Ugo none")
    await club.asks("/mito game @Bruno @Carla", BRUNO)
    await club.presses("Contesto", CARLA)
    assert "Anna: serve un arbitro" in (await club.house.heralded())[-1]


async def test_a_game_that_another_has_just_recorded_is_asked_about(club: Club) -> None:
    await club.asks("/mito game @Anna @Bruno @Carla")
    said = await club.asks("/mito game @Anna @Carla @Bruno", CARLA)
    assert "È la partita 1?" in said
    assert club.reply.audience is Audience.MEMBER
    other = club.keys["È un'altra: registra"]
    assert "Confermano: Carla" in await club.presses("È quella: confermo", CARLA)
    assert "Partita 2: vince Anna" in await club.presses(other, CARLA)


async def test_of_players_who_each_say_that_they_won_only_the_first_counts(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    for who, line in ((BRUNO, "@Bruno @Anna @Carla @Dario"), (CARLA, "@Carla @Anna @Bruno @Dario")):
        assert "È la partita 1?" in await club.asks(f"/mito game {line}", who)
        assert "È quella: confermo" not in club.keys
    assert list((await club.book()).games) == [1]
    said = await club.presses("È quella, ma è andata diversamente", CARLA)
    assert "Contestata da Carla: decide un arbitro" in said
    assert any("serve un arbitro" in one for one in await club.house.heralded())


async def test_games_go_to_the_room_that_the_club_has_chosen(club: Club) -> None:
    await club.asks("/club announce ladder", where=CORNER)
    await club.asks("/mito game @Anna @Bruno")
    assert any("Partita 1: vince Anna" in said for said in await club.house.heralded())
    assert club.house.chat.said[-1].place is not None
    assert club.house.chat.said[-1].place.id == CORNER.id


@pytest.mark.parametrize(("later", "figures"), [(RECENT, True), (RECENT + 1, False)])
async def test_a_game_after_which_many_were_played_is_told_without_its_figures(
    club: Club, later: int, figures: bool
) -> None:
    games = "".join(f"10/01/2026 {15 + minute // 60}:{minute % 60:02},Anna,Bruno\n" for minute in range(later))
    await club.asks("/mito import", **with_file(f"date,winner,player2\n{games}"))
    said = await club.asks('/mito game @Carla @Anna when:"8 ore fa"', CARLA)
    assert f"Dopo di questa se ne sono giocate altre {later}" in said
    assert ("Di sempre: Carla +25" in said) is figures
    assert ("Carla 1000,00 → 1025,00" in said) is figures
    assert await club.value("Carla") != 100_000
