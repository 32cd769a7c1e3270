"""A friendly from its words to its end, as people press it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.commands.codice.play.screen import screen
from bot.engines.codice.play.state import ASSASSIN, BYSTANDER
from bot.hall.cards.board import Viewer
from bot.hall.cards.card import plain, units
from bot.hall.delivery.absence import SIGN
from bot.hall.requests import Audience, Form, Reply
from bot.storage.contract import Put, Write
from tests.commands.codice.play.friendly_table import ANNA, CARLO, EVA, FriendlyTable, find, table
from tests.hall.house import words

pytestmark = pytest.mark.asyncio


async def test_the_board_is_twenty_five_buttons_and_a_picture(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        board = await four.seen()
        play = await four.play()
    assert [key.label for row in board.buttons[:5] for key in row] == list(play.words)
    assert [len(row) for row in board.buttons] == [5, 5, 5, 5, 5, 2]
    assert board.grid
    assert board.picture is not None
    assert board.picture.maker == "codewords"
    assert "Sigillo della chiave" in words(board)


async def test_a_word_that_somebody_does_not_know_is_explained_to_all(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        play = await four.play()
        said = await four.press(play.words[7], ANNA)
        assert f"non conosce «{play.words[7]}»" in said
        assert "Prima" in await four.press("Tutto chiaro", ANNA)
        await four.house.heralded()


async def test_the_key_is_for_the_two_chiefs_alone(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        assert "non giochi" in await four.press("Tutto chiaro", EVA)
        await four.begun()
        play = await four.play()
        for team in play.teams:
            reply = await four.reply("🔑 Chiave", await four.chief(team))
            assert reply.audience is Audience.MEMBER
            assert reply.drawn.picture is not None
            assert "Assassino" in words(reply.drawn)
            assert "solo chi è capo" in await four.press("🔑 Chiave", await four.mate(team))
        assert "non giochi" in await four.press("🔑 Chiave", EVA)


async def test_a_clue_that_is_none_is_refused_to_its_chief_alone(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        play = await four.play()
        assert "senza spazi" in await four.clue("due parole", 2)
        assert "stessa radice" in await four.clue(play.words[0], 2)
        assert "senza spazi" in await four.clue("sfera 3", 2)
        assert "Spetta al capo" in await four.clue("sfera", 2, await four.mate())
        assert (await four.play()).clue is None
        assert "sfera 2" in await four.clue("sfera", 2)
        assert "sfera 2" in words(await four.seen())


async def test_a_clue_may_be_typed_as_it_is_said_with_its_number_behind_it(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        assert "sfera 2 ·" in await four.clue("sfera 2", 2)


async def test_who_cannot_give_a_clue_now_hears_so_at_the_press_and_fills_in_no_form(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.clear()
        assert "minuto di preparazione" in await four.before_a_clue(await four.chief())
        await four.later(60)
        assert "Ora tocca a" in await four.before_a_clue(await four.chief(await four.other()))
        assert "Spetta al capo" in await four.before_a_clue(await four.mate())
        assert "non giochi" in await four.before_a_clue(EVA)
        assert not await four.before_a_clue(await four.chief())


async def test_who_does_not_explain_a_word_hears_so_at_the_press(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        play = await four.play()
        await four.press(play.words[7], ANNA)
        await four.house.heralded()
        asked = next(one.drawn for one in four.house.chat.said if not one.drawn.grid)
        key = find(asked, f"Spiega «{play.words[7]}»")
        refused = await four.house.ask(who=await four.chief(play.starter), press=key.id)
        assert isinstance(refused, Reply)
        assert "Le parole le spiega" in words(refused.drawn)
        assert isinstance(await four.house.ask(who=await four.chief(play.teams[1]), press=key.id), Form)


async def test_words_take_their_colour_and_another_colour_ends_the_turn(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        play = await four.play()
        turn = play.turn
        await four.clue("sfera", 2)
        assert "vostro agente" in await four.point(turn)
        assert "passante" in await four.point(BYSTANDER)
        board = await four.seen()
        labels = [key.label for row in board.buttons for key in row]
        assert len([label for label in labels if label.startswith("🔴")]) == 1
        assert len([label for label in labels if label.startswith("⚪")]) == 1
        assert (await four.play()).turn != turn


async def test_the_assassin_ends_the_hand_the_key_opens_and_so_does_its_seal(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        await four.clue("sfera", 2)
        said = await four.point(ASSASSIN)
        assert "9–0" in said
        assert "La chiave è aperta" in said
        book = await four.book()
        assert [seal.strand for seal in book.ledger.seals if seal.seed] == ["", "key-1"]
        assert book.game.outcomes[0].ending == "assassin"


async def test_the_seals_of_a_hand_are_opened_on_its_own_card_and_no_message_stands_below_the_result(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        await four.clue("sfera", 2)
        reply = await four.reply(await _assassin(four), await four.mate())
        said = words(reply.drawn)
        for seal in (await four.book()).ledger.seals:
            assert (f"Sigillo {seal.short} aperto, numero segreto {seal.seed}" in said) == bool(seal.seed)
        assert "Sigillo" in said.splitlines()[-2]  # the print of the next words' seal, and the chain's head
        assert not [one for one in await four.house.heralded() if "aperto" in one]


async def test_a_flag_ends_the_hand_by_itself(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        turn = (await four.play()).turn
        await four.later(7 * 60)
        await four.house.heralded()
        assert (await four.book()).game.outcomes[0].ending == "time"
        assert (await four.book()).game.wins(turn) == 0


async def test_an_objection_stops_the_clocks_until_the_accused_admit_it(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        other = await four.other()
        await four.clue("sfera", 3)
        await four.press("✋ Obiezione", await four.chief(other))
        assert (await four.play()).due() == {}
        await four.house.heralded()
        question = next(
            one.drawn for one in four.house.chat.said if "Obiezione" in words(one.drawn) and not one.drawn.grid
        )
        await four.house.said(press=find(question, "L'indizio è nullo").id, who=await four.mate())
        play = await four.play()
        assert (play.turn, play.owed) == (other, other)
        assert "prima" in words(await four.seen())
        own = next(at for at, one in enumerate(play.key) if one == other)
        await four.press(play.words[own], await four.chief(other))
        assert (await four.play()).found(other) == 1
        await four.clue("abisso", 1)
        reply = await four.reply(await _assassin(four), await four.mate())
        first = await four.house.ask(press=find(reply.drawn, "Rivedi la mano").id, who=EVA)
        said = await four.house.said(press=find(first.drawn, "Avanti ▶").id, who=EVA)
        _, after = said.split("Obiezione accolta: turno finito")
        assert "parola coperta da" in after and play.words[own] in after, "it was covered after the turn"


async def test_where_no_referee_is_named_an_objection_calls_who_organises(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        await four.house.said("/io mostra", EVA, manages=True)
        await four.clue("sfera", 3)
        await four.press("✋ Obiezione", await four.chief(await four.other()))
        await four.house.heralded()
        said = [words(one.drawn) for one in four.house.chat.said]
        assert any("Arbitri: Eva" in one for one in said)


async def test_the_next_hand_is_one_press_away_with_the_other_chiefs(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        chiefs = (await four.play()).chiefs
        await four.clue("sfera", 1)
        reply = await four.reply(await _assassin(four), await four.mate())
        again = find(reply.drawn, "Prossima mano")
        await four.house.said(press=again.id, who=CARLO)
        play = await four.play()
        assert play.where.hand == 2
        assert set(play.chiefs.values()).isdisjoint(chiefs.values())


async def test_a_hand_that_is_over_is_walked_through_again(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        await four.clue("sfera", 1)
        reply = await four.reply(await _assassin(four), await four.mate())
        first = await four.house.ask(press=find(reply.drawn, "Rivedi la mano").id, who=EVA)
        second = await four.house.ask(press=find(first.drawn, "Avanti ▶").id, who=EVA)
        assert "sfera 1" in words(second.drawn)
        assert second.drawn.picture is not None
        steps = second.drawn.steps
        assert ([key.label for key in steps], second.drawn.step) == (["Prima del primo turno", "Turno 1 di 1"], 1)
        slid = await four.house.ask(press=steps[0].id, who=EVA)
        assert isinstance(slid, Reply)
        assert (slid.drawn.step, slid.drawn.replaces, first.drawn.replaces) == (0, True, False)
        chiefs = await four.house.said(press=find(reply.drawn, "I capi").id, who=EVA)
        assert "Parole a indizio" in chiefs


async def test_a_friendly_tells_each_player_their_hands_won_and_says_nothing_to_others(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        lost, won = await four.mate(), await four.mate(await four.other())
        await four.clue("mare", 1)
        await four.point(ASSASSIN)
        assert "0 mani vinte su 1" in await four.house.said("/io mostra", lost)
        assert "1 mano vinta su 1" in await four.house.said("/io mostra", won)
        assert "su 1" not in await four.house.said("/io mostra", EVA)


async def _assassin(four: object) -> str:
    play = await four.play()  # type: ignore[attr-defined]
    return play.words[play.key.index(ASSASSIN)]


async def test_the_screen_shows_the_board_and_both_times(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        book, play = await four.book(), await four.play()
        board = screen(Viewer(four.house.now), book)
    [panel] = board.panels
    assert panel.picture is not None
    assert [clock.until for clock in panel.clocks] == [four.house.now + 7 * 60, None]
    assert panel.clocks[1].left == play.clock.each


async def test_what_was_seen_is_not_undone(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        assert await four.house.said("/annulla", ANNA, manages=True) == "Non c'è niente da annullare."
        assert "tutte e due le squadre" in await four.house.said("/annulla 7", ANNA, manages=True)


async def test_while_the_bot_is_away_nobody_s_time_runs(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        turn = (await four.play()).turn
        four.house.now += 100
        await sign_of_life(four)
        four.house.now += 200
        await four.house.clock.back()
        await four.house.clock.tick()
        board = words(await four.seen())
        assert "Sono stato via" in board
        assert "restano 5:20" in board
        assert "fermi" in await four.clue("sfera", 1)
        more = await four.reply("⋯ Altro", await four.mate())
        await four.house.said(press=find(more.drawn, "▶️ Riparti").id, who=await four.mate())
        assert (await four.play()).clock.left(turn, four.house.now) == 7 * 60 - 100
        await four.house.clock.back()
        assert (await four.play()).clock.since is not None


async def test_a_short_absence_and_one_between_hands_stop_nothing(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await sign_of_life(four)
        four.house.now += 600
        await four.house.clock.back()
        assert "Sono stato via" not in words(await four.seen())
        await four.begun()
        for away, stands in ((59, False), (60, True)):
            await sign_of_life(four)
            four.house.now += away
            await four.house.clock.back()
            assert ((await four.play()).clock.since is None) is stands


async def test_an_absence_is_noted_as_soon_as_the_clock_runs_again(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        await sign_of_life(four)
        four.house.now += 200
        running = asyncio.create_task(four.house.clock.run())
        async with asyncio.timeout(5):
            while (await four.play()).clock.since is not None:
                await asyncio.sleep(0)
        running.cancel()


async def sign_of_life(four: FriendlyTable) -> None:
    """The bot is there."""
    row = {"key": SIGN, "value": str(four.house.now)}
    await four.house.store.write(Write(changes=[Put("memory", row)]))


async def test_a_key_fits_an_alert_whatever_its_words(tmp_path: Path) -> None:
    async with table(tmp_path) as four:
        await four.begun()
        side = (await four.play()).turn
        reply = await four.reply("🔑 Chiave", await four.chief(side))
        play = await four.play()
    text = "\n".join(plain(line) for line in reply.drawn.short)
    assert units(text) <= 200
    assert [line.partition(" ")[0] for line in text.splitlines()] == ["🔴", "🔵", "💀"]
    assert text.splitlines()[0] == "🔴 " + ", ".join(
        word for word, colour in zip(play.words, play.key, strict=True) if colour == side
    )
