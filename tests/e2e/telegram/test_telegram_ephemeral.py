"""What is for one member of a Telegram group stays in the group, over sockets: seen by one, and lost by nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.telegram.telegram_stage import TelegramStage
from tests.lab.telegram import TelegramHost
from tests.lab.telegram.model.chat import Chat
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.model.user import User
from tests.ladder.proving import proves

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.again]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def st(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TelegramStage]:
    folder: Path = tmp_path_factory.mktemp("araldo")
    stage = TelegramStage(await TelegramHost.start(), folder, ephemeral=True)
    try:
        await stage.open()
        await stage.host.wait_for(lambda: stage.host.texts.get(("short_description", "en")), what="menus")
        yield stage
    finally:
        await stage.close()


@pytest.fixture(autouse=True)
def club(st: TelegramStage, request: pytest.FixtureRequest) -> None:
    """A group of its own for every test."""
    st.host.clear_faults()
    st.host.forget_errors()
    st.host.version = (10, 3)
    st.g = st.club(request.node.name)


def seen(st: TelegramStage, who: User) -> list[str]:
    """What only this member sees in the group."""
    return [message.text for message in who.ephemerals(st.g)]


async def contest(st: TelegramStage) -> None:
    """Bob and Carla, at a table of Anna's, set against each other."""
    await st.anna.say(st.g, '/campagna nuova "Porta Nord" master:fisso', expect=1)
    for who in (st.bob, st.carla):
        await st.host.wait_for(lambda: any("Prendo posto" in message.labels for message in st.g.bot_messages()))
        card = next(message for message in st.g.bot_messages() if "Prendo posto" in message.labels)
        await who.click(card, "Prendo posto")
    await st.bob.say(st.g, "/session start", expect=1)
    both = f"@{st.bob.username} @{st.carla.username}"
    await st.bob.say(st.g, f'/contest "{both}" "sul tetto"', expect=1)
    await st.host.wait_for(lambda: any("Scegli in segreto" in message.labels for message in st.g.bot_messages()))


async def test_a_secret_bid_is_typed_in_the_group_with_everybody_looking(st: TelegramStage) -> None:
    await contest(st)
    before = len(st.g.messages)
    await st.bob.say(st.g, "/bid 5 reserve:2")
    await st.host.wait_for(lambda: any("5 dice" in text for text in seen(st, st.bob)))
    await st.host.wait_for(lambda: any("Bob ha risposto" in m.text for m in st.g.bot_messages()))
    for message in st.g.messages[before:]:
        assert "bid" not in message.text and "+2" not in message.text and "5" not in message.text
    assert seen(st, st.carla) == [] and st.bob.dms == []
    st.host.assert_clean()


async def test_whoever_typed_a_bid_reads_that_it_stays_where_the_bot_may_not_delete_it(st: TelegramStage) -> None:
    await contest(st)
    await st.carla.start()
    said = (await st.carla.say(st.g, "ciao")).sent
    await st.carla.edit(said, "/punta 4 riserva:3")
    await st.host.wait_for(
        lambda: any(
            "lì lo leggono ancora tutti. Cancellalo tu." in one.text
            for one in (*st.carla.dms, *st.carla.ephemerals(st.g))
        )
    )
    assert not said.deleted and not any("leggono ancora" in one.text for one in st.g.bot_messages())
    st.host.assert_clean()


@pytest.mark.parametrize("edited", [False, True], ids=["after a mention", "in an edit"])
async def test_a_bid_that_everybody_reads_is_deleted_and_asked_for_anew_however_it_came(
    st: TelegramStage, edited: bool
) -> None:
    st.g.promote_bot()
    await contest(st)
    await st.carla.start()
    me = st.host.me.username
    said = (await st.carla.say(st.g, "ciao" if edited else f"@{me} punta 4 riserva:3")).sent
    if edited:
        await st.carla.edit(said, "/punta 4 riserva:3")
    await st.host.wait_for(lambda: said.deleted, what="the bid is taken away")
    await st.host.wait_for(
        lambda: any("davanti a tutti" in one.text for one in (*st.carla.dms, *st.carla.ephemerals(st.g)))
    )
    assert not any("Carla ha risposto" in one.text for one in st.g.bot_messages())


async def test_a_roll_is_read_after_a_mention_and_an_edit_of_it_rolls_no_more(st: TelegramStage) -> None:
    st.g.promote_bot()
    rolled = await st.carla.say(st.g, f"@{st.host.me.username} tira 3", expect=1)
    await st.carla.edit(rolled.sent, "/tira 4")
    assert [one.text.split("\n")[0] for one in st.g.bot_messages()] == ["Carla tira"]


async def test_a_bid_sent_by_an_old_app_is_deleted_and_asked_for_anew(st: TelegramStage) -> None:
    st.g.promote_bot()
    await contest(st)
    st.carla.old_client = True
    await st.carla.start()
    r = await st.carla.say(st.g, "/punta 4 riserva:6")
    await st.host.wait_for(lambda: "Rispondi di nascosto" in st.carla.dms[-1].labels)
    assert r.sent is not None
    await st.host.wait_for(lambda: r.sent.deleted, what="the bid is taken away")
    st.carla.old_client = False
    st.host.assert_clean()


async def test_a_second_bid_of_an_old_app_is_not_taken_away_without_a_word_either(st: TelegramStage) -> None:
    st.g.promote_bot()
    dora = st.g.member("Dora", locale="it")
    dora.old_client = True
    for words in ("Dora,", "Dora (2),"):
        r = await dora.say(st.g, "/punta 4 riserva:6")
        assert r.sent is not None
        await st.host.wait_for(lambda words=words: st.g.bot_messages()[-1].text.startswith(words), what=words)
        await st.host.wait_for(lambda sent=r.sent: sent.deleted, what="the bid is taken away")


async def test_help_typed_in_the_group_fills_nobody_elses_screen(st: TelegramStage) -> None:
    before = len(st.g.messages)
    await st.bob.say(st.g, "/help odds")
    await st.host.wait_for(lambda: any("Chances" in text or "chance" in text for text in seen(st, st.bob)))
    assert len(st.g.messages) == before
    st.host.assert_clean()


async def test_dice_are_put_together_unseen_button_by_button(st: TelegramStage) -> None:
    await contest(st)
    card = next(message for message in st.g.bot_messages() if "Scegli in segreto" in message.labels)
    await st.bob.click(card, "Scegli in segreto")
    for label in ("5", "2", "Confirm"):
        await st.host.wait_for(lambda label=label: label in st.bob.ephemerals(st.g)[-1].labels)
        await st.bob.click(st.bob.ephemerals(st.g)[-1], label)
    await st.host.wait_for(lambda: any("+2" in text for text in seen(st, st.bob)))
    assert len(st.bob.ephemerals(st.g)) == 1
    st.host.assert_clean()


@proves("telegram", "unseen-refused")
async def test_on_a_server_from_before_nothing_secret_is_shown_to_all(st: TelegramStage) -> None:
    await contest(st)
    await st.bob.start()
    st.host.version = (10, 0)
    card = next(message for message in st.g.bot_messages() if "Scegli in segreto" in message.labels)
    await st.bob.click(card, "Scegli in segreto")
    await st.host.wait_for(lambda: any("how many dice" in message.text for message in st.bob.dms))
    said = [message.text for message in st.g.log.values() if message.sender is st.host.me]
    assert not any("how many dice" in text.casefold() or "quanti dadi" in text.casefold() for text in said)
    await st.host.wait_for(lambda: any("For organisers" in message.text for message in st.g.bot_messages()))
    st.host.assert_clean()


@proves("telegram", "unseen-slowly")
async def test_a_group_that_takes_nothing_for_a_while_keeps_no_secret_answer_waiting(st: TelegramStage) -> None:
    await contest(st)
    await st.carla.start()
    await st.bob.start()
    before = len(st.bob.dms)
    st.host.fault(
        method="sendMessage", status=429, retry_after=30, when=lambda _, p: "ephemeral_message_parameters" in p
    )
    await st.bob.say(st.g, "/bid 5 reserve:2")
    await st.host.wait_for(lambda: any("5 dice" in message.text for message in st.bob.dms[before:]))
    assert not any("5 dice" in message.text for message in st.g.bot_messages())


async def test_whoever_confirmed_a_guest_reads_of_the_undo_what_they_did_and_nobody_elses_answer(
    st: TelegramStage,
) -> None:
    ezio = st.g.member("Ezio", admin=True, locale="it")
    for who in (st.anna, st.carla):  # Where an answer is too late for the group, it comes in private.
        await who.start()
    await st.anna.say(st.g, "/roll 3", expect=1)  # Whoever is first heard gives the group its language.
    await st.bob.say(st.g, f"/mito partita @{st.bob.username} @+Marco", expect=1)
    await st.carla.say(st.g, "/io collega")
    await _press(st, st.carla, partial(_alone, st.carla), "Sono Marco")
    told = await _press(st, ezio, lambda group: group.bot_messages(), "Conferma")
    assert told == "Carla e l'ospite Marco sono la stessa persona."
    await st.anna.say(st.g, "/annulla registro:club")
    await _press(st, st.anna, partial(_alone, st.anna), "Sì, annulla")
    theirs = await _press(st, st.bob, lambda group: group.bot_messages(), "Leggi")
    assert "Marco" not in theirs
    assert await _press(st, ezio, lambda group: group.bot_messages(), "Leggi") == f"Annullato da Anna · {told}"
    st.host.assert_clean()


def _alone(who: User, group: Chat) -> Sequence[Message]:
    """What only this member sees, in the group and in private."""
    return *who.dms, *who.ephemerals(group)


async def _press(st: TelegramStage, who: User, where: Callable[[Chat], Sequence[Message]], label: str) -> str:
    """Press the newest button of that name as soon as it is there; gives what is told to who presses alone."""
    await st.host.wait_for(lambda: any(label in message.labels for message in where(st.g)), what=label)
    card = [message for message in where(st.g) if label in message.labels][-1]
    return (await who.click(card, label)).toast or ""
