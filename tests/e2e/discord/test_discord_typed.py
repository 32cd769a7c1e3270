"""The Discord chat over sockets: typed words, notices, trouble."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.discord.discord_stage import DiscordStage
from tests.ladder.proving import proves

pytestmark = pytest.mark.asyncio(loop_scope="module")


# --- typed


async def test_typed_after_a_mention(st: DiscordStage) -> None:
    said = await st.bob.say(st.ch, f"{st.host.mention} /roll 5 reserve:2 <@{st.carla.id}>")
    asked = await st.heard(said)
    answer = st.ch.last
    assert answer.content == f"roll 5 reserve\\:2 \\<\\@{st.carla.id}>"
    assert answer.reference is not None and answer.reference.id == said.id
    assert asked["line"] == f"/roll 5 reserve:2 <@{st.carla.id}>"
    assert [account["name"] for account in asked["mentioned"]] == ["Carla"]
    assert not asked["manages"]
    assert (await st.acknowledged(said))["messages"] == [str(answer.id)]
    st.host.assert_clean()


async def test_typed_in_private(st: DiscordStage) -> None:
    await st.heard(await st.bob.say(st.bob.dm, "roll 5"))
    assert st.bob.dms[-1].text == "roll 5"


@pytest.mark.parametrize("words", ["just talking", "/roll 5", "I asked {mention} yesterday"])
async def test_words_for_others_are_not_heard(st: DiscordStage, words: str) -> None:
    assert await st.unheard(await st.bob.say(st.ch, words.format(mention=st.host.mention)))


async def test_an_edited_message_is_not_heard_again(st: DiscordStage) -> None:
    said = await st.bob.say(st.ch, "roll 5")
    await st.bob.edit(said, f"{st.host.mention} roll 6")
    assert await st.unheard(said)


async def test_a_bare_mention_asks_for_help(st: DiscordStage) -> None:
    asked = await st.heard(await st.bob.say(st.ch, st.host.mention))
    assert asked["line"] == "/help"


async def test_a_file_comes_with_typed_words(st: DiscordStage) -> None:
    asked = await st.heard(await st.bob.say(st.ch, f"{st.host.mention} gdr adventure", files={"a.toml": b"x = 1"}))
    assert asked["file"] == {"name": "a.toml", "content": "b'x = 1'", "kept": "", "unread": ""}


async def test_a_typed_answer_for_one_goes_to_their_private_messages(st: DiscordStage) -> None:
    before = len(st.ch.messages)
    await st.heard(await st.bob.say(st.ch, f"{st.host.mention} member card"))
    assert st.bob.dms[-1].text == "for you: member card"
    assert len(st.ch.messages) == before + 1


async def test_with_closed_private_messages_a_button_opens_it_for_one(st: DiscordStage) -> None:
    st.carla.close_dms()
    await st.heard(await st.carla.say(st.ch, f"{st.host.mention} private card"))
    opened = await st.carla.click(st.ch.last, "Leggi")
    assert opened.ephemeral and opened.text == "secret by Carla"
    st.carla.open_dms()
    await st.heard(await st.carla.say(st.carla.dm, "card"))  # Else the closed chat is not tried for a minute.
    st.host.assert_clean()


async def test_a_typed_secret_is_deleted_where_the_bot_may(st: DiscordStage) -> None:
    st.ch.allow_bot("manage_messages")
    said = await st.bob.say(st.ch, f"{st.host.mention} secret 3")
    await st.heard(said)
    assert said.deleted and st.bob.dms[-1].text == "for you: secret 3"


async def test_whoever_typed_a_secret_reads_that_it_stays_where_the_bot_may_not_delete_it(st: DiscordStage) -> None:
    st.ch.deny_bot("manage_messages")
    said = await st.bob.say(st.ch, f"{st.host.mention} secret 3")
    await st.heard(said)
    assert not said.deleted and "lì lo leggono ancora tutti. Cancellalo tu." in st.bob.dms[-1].text
    st.host.assert_clean()


async def test_a_secret_that_a_message_was_changed_into_is_deleted_and_asked_for_in_private(st: DiscordStage) -> None:
    st.ch.allow_bot("manage_messages")
    said = await st.bob.say(st.ch, "a dopo")
    await st.bob.edit(said, f"{st.host.mention} secret 4")
    await st.host.wait_for(lambda: said.deleted)
    await st.host.wait_for(lambda: st.bob.dms[-1].text == "for you: secret 4")
    st.host.assert_clean()


async def test_a_form_for_typed_words_is_behind_a_button(st: DiscordStage) -> None:
    before = len(st.ch.messages)
    await st.bob.say(st.ch, f"{st.host.mention} many form")
    await st.host.wait_for(lambda: len(st.ch.messages) == before + 2)
    assert st.ch.last.labels == ["Rispondi"]


async def test_who_calls_the_role_of_the_bot_hears_how_to_call_it(st: DiscordStage) -> None:
    """The app offers a bot's role beside its name; of such a message Discord does not give the words."""
    said = await st.bob.say(st.ch, f"<@&{st.g.bot_role.id}> roll 5")
    answer = await st.host.wait_for(lambda: st.ch.last if st.ch.last.reference is said else None)
    assert "by my role" in answer.content or "con il mio ruolo" in answer.content
    assert not any(asked["id"] == f"discord:{said.id}" for asked in st.told("asked"))
    st.host.assert_clean()


async def test_where_the_words_came_the_role_is_as_good_as_the_name(st: DiscordStage) -> None:
    said = await st.bob.say(st.ch, f"<@&{st.g.bot_role.id}> roll 5 for {st.host.mention}")
    assert (await st.heard(said))["line"].startswith("roll 5 for")


async def test_another_role_is_not_ours(st: DiscordStage) -> None:
    assert await st.unheard(await st.bob.say(st.ch, f"<@&{st.g.role('Masters').id}> roll 5"))


# --- notices


async def test_a_notice_is_said_once_however_often_it_is_tried(st: DiscordStage) -> None:
    before = len(st.ch.messages)
    for _ in range(2):
        await st.anna.slash(st.ch, "notice room", id=500, text="round 1")
    assert [message.text for message in st.ch.messages[before:] if not message.ephemeral] == ["round 1"]
    st.host.assert_clean()


async def test_a_notice_is_corrected_in_its_place_or_followed_up(st: DiscordStage) -> None:
    await st.anna.slash(st.ch, "notice room", id=501, text="round 1")
    message = next(one for one in reversed(st.ch.messages) if one.text == "round 1" and not one.ephemeral)
    await st.anna.slash(st.ch, "notice edit", text="round 1, corrected")
    assert message.text == "round 1, corrected"
    await st.anna.delete(message)
    await st.anna.slash(st.ch, "notice edit", text="round 1, again")
    assert any(one.text == "round 1, again" for one in st.ch.messages)
    st.host.assert_clean()


async def test_a_notice_to_somebody_who_takes_none_is_unreachable(st: DiscordStage) -> None:
    st.bob.close_dms()
    await st.bob.slash(st.ch, "notice person", id=502, text="psst")
    assert st.told("notice")[-1]["result"].startswith("Unreachable")


async def test_a_notice_where_the_bot_may_not_write_is_unreachable(st: DiscordStage) -> None:
    st.ch.deny_bot("send_messages")
    await st.bob.slash(st.ch, "notice room", id=503, text="x")
    st.ch.allow_bot("send_messages")
    assert st.told("notice")[-1]["result"].startswith("Unreachable")


@proves("discord", "slowly")
@pytest.mark.parametrize("trouble", [{"retry_after": 45}, {"cloudflare": True}], ids=str)
async def test_a_notice_is_postponed_while_discord_asks_to_wait_long(st: DiscordStage, trouble: dict[str, Any]) -> None:
    st.host.fault(method="POST", path=r"/messages$", status=429, **trouble)
    await st.bob.slash(st.ch, "notice room", id=504, text="x")
    assert st.told("notice")[-1]["result"].startswith("Later")


@proves("discord", "private-slowly", "private-broken")
@pytest.mark.parametrize("trouble", [{"status": 429, "retry_after": 45}, {"status": 503}], ids=str)
async def test_a_private_notice_is_postponed_too(st: DiscordStage, trouble: dict[str, Any]) -> None:
    st.host.fault(method="POST", path=rf"/channels/{st.carla.dm.id}/messages$", **trouble)
    await st.carla.slash(st.ch, "notice person", id=507, text="psst")
    assert st.told("notice")[-1]["result"].startswith("Later")


@proves("discord", "edit-slowly")
async def test_a_change_of_what_is_old_is_postponed_while_discord_takes_few(st: DiscordStage) -> None:
    await st.bob.slash(st.ch, "notice room", id=506, text="round 2")
    st.host.fault(method="PATCH", path=r"/messages/\d+$", status=429, code=30046, retry_after=45)
    await st.bob.slash(st.ch, "notice edit", text="round 2, corrected")
    assert st.told("notice")[-1]["result"].startswith("Later")


async def test_a_short_wait_is_waited(st: DiscordStage) -> None:
    st.host.fault(method="POST", path=r"/messages$", status=429, retry_after=0.3)
    await st.bob.slash(st.ch, "notice room", id=505, text="waited")
    assert st.told("notice")[-1]["result"] == "said"


# --- trouble


@pytest.mark.parametrize("trouble", [{"status": 404, "code": 10062}, {"status": 429, "cloudflare": True}], ids=str)
async def test_an_answer_that_discord_refuses_is_left_unacknowledged(st: DiscordStage, trouble: dict[str, Any]) -> None:
    st.host.fault(method="POST", path=r"/callback", times=None, **trouble)
    r = st.bob.fire_slash(st.ch, "say", text="lost")
    await st.bot.wait_log(f"discord:{r.interaction.id} could not be answered")
    assert not any(fact["request"] == f"discord:{r.interaction.id}" for fact in st.told("acknowledged"))


@pytest.mark.parametrize("trouble", [{"status": 429, "retry_after": 0.2, "times": 2}, {"status": 502}], ids=str)
async def test_an_answer_that_discord_cannot_take_now_is_said_again(st: DiscordStage, trouble: dict[str, Any]) -> None:
    st.host.fault(method="POST", path=r"/callback", **trouble)
    r = await st.bob.slash(st.ch, "say", text="again")
    assert r.text == "again"
    assert (await st.acknowledged(r.interaction))["messages"] == [str(r.message.id)]


async def test_an_answer_without_a_reply_is_left_unacknowledged(st: DiscordStage) -> None:
    st.host.fault(method="POST", path=r"/callback", abort=True)
    r = st.bob.fire_slash(st.ch, "say", text="cut off")
    await st.bot.wait_log(f"discord:{r.interaction.id} could not be answered")
    assert not any(fact["request"] == f"discord:{r.interaction.id}" for fact in st.told("acknowledged"))


async def test_a_command_that_has_changed_is_explained(st: DiscordStage) -> None:
    st.host.global_commands = {
        id: {**command, "name": "older"} if command["name"] == "say" else command
        for id, command in st.host.global_commands.items()
    }
    r = await st.anna.slash(st.ch, "older", text="x")
    assert r.ephemeral and "appena cambiato" in r.text


async def test_it_goes_on_after_a_reconnection(st: DiscordStage) -> None:
    await st.host.drop("reconnect")
    await st.host.ready()
    r = await st.bob.slash(st.ch, "notice room", id=506, text="after a reconnection")
    assert r.text == "said"


async def test_while_discord_lets_nobody_be_written_to_a_button_in_the_room_opens_it(st: DiscordStage) -> None:
    """The last test here: for ten minutes no private message is tried again."""
    st.host.dms_refused = 40003
    for _ in range(2):
        said = await st.carla.say(st.ch, f"{st.host.mention} private card")
        await st.heard(said)
        assert st.ch.last.labels == ["Leggi"]
    tried = [one for one in st.host.rejections if one.code == 40003]
    assert len(tried) == 1
