"""What just fits within Telegram's limits, and what is one too many."""

from __future__ import annotations

import asyncio
import json

import pytest
from telegram import InlineKeyboardMarkup

from bot.chats.telegram import administrators
from bot.chats.telegram.drawing.drawing import brief, draw
from bot.chats.telegram.drawing.escaping import clipped
from bot.chats.telegram.drawing.keyboards import keyboards
from bot.chats.telegram.rate_limits import Crowd, Limits, SendingQueue, Window
from bot.chats.telegram.reading import packed, unpacked
from bot.hall.cards.card import DrawnFile, DrawnPicture, Key
from tests.chats.telegram.test_reading import TOO_LONG
from tests.chats.telegram.wire import Stage, card

PICTURE = DrawnPicture("chart", {}, "grafico", "it")


def labels(board: InlineKeyboardMarkup) -> list[str]:
    return [button.text for row in board.inline_keyboard for button in row]


@pytest.mark.parametrize(("length", "lengths"), [(4096, [4096]), (4097, [4096, 1])])
def test_a_message_holds_4096_characters(length: int, lengths: list[int]) -> None:
    assert [len(part.text) for part in draw(card("a" * length), {})] == lengths


@pytest.mark.parametrize(("length", "kinds"), [(1024, ["photo"]), (1025, ["text", "photo"])])
def test_a_caption_holds_1024_characters(length: int, kinds: list[str]) -> None:
    assert [part.kind for part in draw(card("a" * length, picture=PICTURE), {})] == kinds


@pytest.mark.parametrize(("length", "kinds"), [(1024, ["document"]), (1025, ["text", "document"])])
def test_a_file_s_caption_holds_as_much(length: int, kinds: list[str]) -> None:
    assert [part.kind for part in draw(card("a" * length, files=(DrawnFile("a.csv", b"x"),)), {})] == kinds


def test_a_second_file_comes_without_words() -> None:
    first, second = draw(card("Ecco", files=(DrawnFile("a.csv", b"x"), DrawnFile("b.csv", b"y"))), {})
    assert (first.text, second.text) == ("Ecco", "") and second.file is not None and second.file.name == "b.csv"


@pytest.mark.parametrize(("length", "fits"), [(200, True), (201, False)])
def test_an_alert_holds_200_characters(length: int, fits: bool) -> None:
    assert (brief(card("a" * length)) is not None) is fits


@pytest.mark.parametrize(("count", "boards"), [(100, [100]), (101, [100, 1])])
def test_a_keyboard_holds_a_hundred_buttons(count: int, boards: list[int]) -> None:
    rows = [(Key(str(number), f"!{number}"),) for number in range(count)]
    assert [len(labels(board)) for board in keyboards(rows)] == boards


@pytest.mark.parametrize(("length", "width"), [(3, 8), (4, 3), (12, 3), (13, 2), (20, 2), (21, 1)])
def test_so_many_buttons_stand_in_a_row_as_the_longest_label_lets(length: int, width: int) -> None:
    (board,) = keyboards([(Key("a" * length, "!a"), *(Key("b", "!b") for _ in range(8)))])
    assert len(board.inline_keyboard[0]) == width


def test_a_keyboard_that_would_be_too_heavy_goes_on_in_a_second() -> None:
    rows = [(Key(f"{number} " + "è" * 60, "!" + "x" * 60),) for number in range(60)]
    boards = keyboards(rows)
    assert len(boards) == 2 and sum(len(labels(board)) for board in boards) == 60
    assert all(len(json.dumps(board.to_dict(), ensure_ascii=False).encode()) < 10_000 for board in boards)


@pytest.mark.parametrize(("more", "count"), [(0, 1), (1, 2)])
def test_a_keyboard_weighs_eight_thousand_bytes_and_no_more(more: int, count: int) -> None:
    (one,) = keyboards([(Key("a", "!"),)])
    least = len(json.dumps(one.to_dict()["inline_keyboard"][0][0], ensure_ascii=False).encode()) + 2
    full, rest = divmod(8000, least + 50)
    sizes = [50] * (full - 1) + [50 + rest + more]
    rows = [(Key("a", "!" + "x" * size),) for size in sizes]
    assert len(keyboards(rows)) == count


def test_what_tells_a_name_apart_stays_where_it_is_shortened() -> None:
    assert clipped("🎲" * 40 + " (ospite k3)", 64) == "🎲" * 25 + "… (ospite k3)"


@pytest.mark.parametrize("length", [64, 65])
def test_a_label_is_clipped_only_where_it_must_be(length: int) -> None:
    (board,) = keyboards([(Key("a" * length, "!x"),)])
    assert labels(board) == ["a" * 64 if length == 64 else "a" * 63 + "…"]


def test_a_character_outside_the_first_plane_counts_twice_and_is_never_cut_in_half() -> None:
    assert clipped("🎲" * 5, 10) == "🎲" * 5
    assert clipped("🎲" * 6, 10) == "🎲" * 4 + "…"


@pytest.mark.parametrize(("length", "fits"), [(48, True), (49, False)])
def test_a_deep_link_carries_sixty_four_characters(length: int, fits: bool) -> None:
    press = TOO_LONG[:length]
    payload = packed(press)
    assert (payload is not None) is fits
    assert payload is None or (len(payload) == 64 and unpacked(payload) == press)


# --- how often


def test_one_more_may_go_when_the_oldest_is_out_of_the_window() -> None:
    window = Window(2, 60.0)
    window.take(0.0)
    assert window.earliest(1.0) == 1.0
    window.take(1.0)
    assert window.earliest(2.0) == 60.0 and window.earliest(70.0) == 70.0


def test_the_limits_are_telegram_s() -> None:
    assert Limits() == Limits(chat=(3, 3.0), group=(20, 60.0), overall=(30, 1.0), waiting=(2, 20.0))


def test_a_message_counts_until_its_time_is_over() -> None:
    window = Window(2, 60.0)
    window.put_back(5.0)
    assert window.free(5.0) == 2, "none went"
    window.take(10.0)
    window.put_back(5.0)
    assert (window.lately(69.9), window.free(69.9)) == ([10.0], 1)
    assert (window.lately(70.0), window.free(70.0)) == ([], 2)
    window.put_back(20.0)
    assert window.lately(70.0) == [20.0], "it came later than it went"


@pytest.mark.parametrize(("but", "free"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_a_window_that_is_taken_for_full_has_room_for_so_many(but: int, free: int) -> None:
    window = Window(2, 60.0)
    window.fill(0.0, but)
    assert window.free(1.0) == free


def test_four_who_press_within_a_quarter_of_a_minute_are_a_crowd_and_two_in_a_second_may_become_one() -> None:
    now = [100.0]
    crowd = Crowd(lambda: now[0])
    crowd.pressed(-100, "1")
    assert not crowd.gathers(-100)
    now[0] = 101.0
    crowd.pressed(-100, "2")
    assert not crowd.gathers(-100), "a second after"
    now[0] = 101.9
    crowd.pressed(-100, "3")
    assert crowd.gathers(-100) and not crowd.dense(-100)
    crowd.pressed(-100, "4")
    crowd.pressed(-100, "4")
    now[0] = 114.9
    assert crowd.dense(-100) and not crowd.dense(-200)
    now[0] = 115.0
    assert not crowd.dense(-100)


async def waits(queue: SendingQueue, had: list[str], name: str) -> None:
    """Somebody who has the turn once."""
    async with queue.at(0.0):
        had.append(name)


@pytest.mark.parametrize("woken", [True, False])
async def test_whoever_no_longer_waits_in_a_queue_keeps_nobody_behind_them_waiting(woken: bool) -> None:
    queue, had = SendingQueue(), list[str]()
    async with queue.at(0.0):
        gone, behind = (asyncio.create_task(waits(queue, had, name)) for name in ("gone", "behind"))
        await asyncio.sleep(0)
        assert queue.queued == 2
        if not woken:
            gone.cancel()
            await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(behind, 1)
    assert had == ["behind"] and gone.cancelled()


@pytest.mark.parametrize(("later", "asked"), [(administrators.FRESH - 0.1, 1), (administrators.FRESH, 2)])
async def test_who_manages_a_group_is_asked_again_after_a_minute(later: float, asked: int) -> None:
    stage = await Stage().open()
    now = [0.0]
    ranks = administrators.Administrators(stage.bot, lambda: now[0])
    await ranks.manages(-100, 11)
    now[0] = later
    await ranks.manages(-100, 12)
    assert len(stage.wire.made("getChatAdministrators")) == asked


def test_a_board_of_twenty_five_words_stays_five_by_five_in_one_keyboard() -> None:
    words = [tuple(Key("🔵 annaffiatoio", f"!{row}{n}" + "x" * 60) for n in range(5)) for row in range(5)]
    acts = tuple(Key(label, "!" + label) for label in ("Passo", "✋ Obiezione", "🔑 Chiave", "⋯ Altro"))
    (board,) = keyboards([*words, acts], grid=True)
    assert [len(row) for row in board.inline_keyboard] == [5, 5, 5, 5, 5, 3, 1]
