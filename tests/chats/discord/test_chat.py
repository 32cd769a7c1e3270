"""The whole chat: which of Discord's events leads where, and what comes of it on Discord."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chats.discord.chat import LONGEST_WAIT, SERVERS, DiscordChat
from bot.chats.discord.drawing.drawing import pressed
from bot.chats.discord.permissions import NEEDED
from bot.hall.cards.card import Audience
from bot.hall.declared.catalogue import Commands
from bot.hall.people.origins import Origin, Origins
from bot.hall.requests import Form, FormField, Later, Notice, Place, Suggestion
from bot.storage.contract import News
from bot.texts import Texts
from tests.chats.discord import wire
from tests.chats.discord.interactions import EPHEMERAL, card, reply
from tests.chats.discord.wire import GUILD, TABLE, Front, Offline, Stage, interaction, stage

HERE = Place("discord", TABLE, "tavolo", house=GUILD, house_title="Club")
ANSWERED = "POST /interactions/.*/callback"
FORM = Form("!filled", "Squadra", (FormField("name", "Nome", ""),), "it", opens="?name!filled")


async def nothing(_: int) -> None: ...


def said(language: str, key: str, **values: Any) -> str:
    """A sentence of the chat's own."""
    return Texts().say(language, key, values)


# --- commands, presses and forms


async def test_a_command_of_words_and_numbers_is_done_and_answered(commands: Commands, texts: Texts) -> None:
    here = await stage(Front(reply(card("Cinque dadi")), commands, texts))
    await here.heard(interaction({"name": "roll", "options": [{"name": "dice", "type": 4, "value": 5}]}))
    (asked,) = here.front.asked
    assert (asked.path, asked.values, asked.place, asked.account.id) == ("roll", {"dice": 5}, HERE, "7")
    assert [body["data"]["content"] for body in here.wire.of(ANSWERED)] == ["Cinque dadi"]
    assert here.front.said == {"discord:1": {"channel": TABLE, "messages": ["101"], "hidden": False}}


async def test_a_press_is_done_and_answered() -> None:
    here = await stage(Front(reply(card("Di nuovo"))))
    await here.heard(interaction({"custom_id": "!again", "component_type": 2}, 3, message={"id": "55", "flags": 0}))
    assert [asked.press for asked in here.front.asked] == ["!again"] and len(here.wire.of(ANSWERED)) == 1


async def test_a_press_of_a_finger_that_slipped_is_taken_and_nothing_is_done() -> None:
    here = await stage(Front(reply(card("Di nuovo"))))
    for _ in range(2):
        await here.heard(interaction({"custom_id": "!again", "component_type": 2}, 3, message={"id": "55", "flags": 0}))
    assert len(here.front.asked) == 1 and [body["type"] for body in here.wire.of(ANSWERED)] == [4, 6]


async def test_where_what_waited_behind_a_button_was_shown_is_kept_so_that_it_can_be_changed_there() -> None:
    here = await stage(Front(reply(card("Segreto"), Audience.MEMBER)))
    await here.heard(interaction({"custom_id": "!open x1", "component_type": 2}, 3, message={"id": "55", "flags": 0}))
    kept = json.loads(here.kept["opened:x1"])
    assert kept["messages"] == ["101"] and kept["hidden"] and kept["token"] == "secret"


async def test_a_filled_form_is_done_with_what_was_written() -> None:
    here = await stage(Front(reply(card("Fatto"))))
    field = {"type": 4, "custom_id": "name", "value": "Gli Orsi"}
    await here.heard(interaction({"custom_id": "!filled", "components": [{"type": 18, "component": field}]}, 5))
    assert [(asked.press, asked.values) for asked in here.front.asked] == [("!filled", {"name": "Gli Orsi"})]


def filled(window: dict[str, Any], values: dict[str, Any], id: str, **more: Any) -> dict[str, Any]:
    """A window that was filled in, as the gateway tells of it."""
    fields = [{**row["component"], "value": values[row["component"]["custom_id"]]} for row in window["components"]]
    data = {"custom_id": window["custom_id"], "components": [{"type": 18, "component": field} for field in fields]}
    return interaction(data, 5, id=id, **more)


async def test_two_who_open_the_same_form_get_windows_of_their_own() -> None:
    here = await stage(Front(FORM))
    for id in ("4194304000", "4194304001"):
        await here.heard(interaction({"custom_id": "?name!filled", "component_type": 2}, 3, id=id))
    one, other = [body["data"]["custom_id"] for body in here.wire.of(ANSWERED)]
    assert one != other and {pressed(one), pressed(other)} == {"!filled"}


async def test_a_long_form_is_two_windows_one_after_the_other() -> None:
    names = [f"f{number}" for number in range(7)]
    fields = tuple(FormField(name, name, "") for name in names)
    here = await stage(Front(Form("!filled", "Squadra", fields, "it", opens="?all!filled")))
    await here.heard(interaction({"custom_id": "?all!filled", "component_type": 2}, 3))
    (first,) = [body["data"] for body in here.wire.of(ANSWERED)]
    assert (first["title"], len(first["components"])) == ("Squadra · 1 di 2", 5)

    here.front.answer = Form("!filled f0:1", "Squadra", fields[5:], "it", opens="~rest")
    await here.heard(filled(first, dict.fromkeys(names, "1"), "4194304001"))
    assert (here.front.asked[-1].press, list(here.front.asked[-1].values)) == ("?all!filled", names[:5])
    *_, said_between = [body["data"] for body in here.wire.of(ANSWERED)]
    (button,) = said_between["components"][0]["components"]
    assert button["label"] == said("it", "discord-go-on", step=2, steps=2) and said_between["flags"] & EPHEMERAL

    await here.heard(interaction({"custom_id": button["custom_id"], "component_type": 2}, 3, id="4194304002"))
    assert here.front.asked[-1].press == "~rest"
    *_, second = [body["data"] for body in here.wire.of(ANSWERED)]
    assert (second["title"], len(second["components"])) == ("Squadra · 2 di 2", 2)

    here.front.answer = reply(card("Fatto"))
    await here.heard(filled(second, dict.fromkeys(names, "1"), "4194304003"))
    assert (here.front.asked[-1].press, list(here.front.asked[-1].values)) == ("!filled f0:1", names[5:])


async def test_a_window_that_was_opened_before_a_restart_is_taken() -> None:
    before = await stage(Front(FORM))
    await before.heard(interaction({"custom_id": "?name!filled", "component_type": 2}, 3))
    (window,) = [body["data"] for body in before.wire.of(ANSWERED)]
    after = await stage(Front(reply(card("Fatto"))))
    await after.heard(filled(window, {"name": "Gli Orsi"}, "4194304001"))
    assert [(asked.press, asked.values) for asked in after.front.asked] == [("!filled", {"name": "Gli Orsi"})]


async def test_a_press_in_private_that_belongs_to_a_room_is_answered_there() -> None:
    here = await stage(Front(reply(card("Quattro successi"))))
    await Origins("discord", here.recall, here.remember).keep(7, ["55"], Origin(HERE))
    pressed = {"custom_id": "!again", "component_type": 2}
    await here.heard(interaction(pressed, 3, private=True, message={"id": "55", "channel_id": "800", "flags": 0}))
    assert [asked.place for asked in here.front.asked] == [HERE]
    assert [body["content"] for body in here.wire.of(f"POST /channels/{TABLE}/messages")] == ["Quattro successi"]


async def test_a_press_in_private_of_no_room_stays_private() -> None:
    here = await stage(Front(reply(card("Fatto"))))
    pressed = {"custom_id": "!again", "component_type": 2}
    await here.heard(interaction(pressed, 3, private=True, message={"id": "56", "channel_id": "800", "flags": 0}))
    assert [asked.place for asked in here.front.asked] == [Place("discord", "800", "Anna", private=True)]


# --- what discord.py reads


def chosen(file: int = 10) -> dict[str, Any]:
    """A command with a channel, and a file of so many bytes."""
    options = [
        {"name": "player", "type": 3, "value": "Bea"},
        {"name": "players", "type": 3, "value": "Bea, Carla"},
        {"name": "room", "type": 7, "value": wire.THREAD},
        {"name": "file", "type": 11, "value": "60"},
    ]
    attachment = {"id": "60", "filename": "squadre.csv", "size": file, "url": "https://cdn.test/60", "proxy_url": ""}
    resolved = {"channels": {wire.THREAD: wire.DUEL}, "attachments": {"60": attachment}}
    team = {"name": "team", "type": 1, "options": options}
    return interaction({"name": "codice", "options": [team], "resolved": resolved})


async def test_channels_and_files_come_as_the_hall_takes_them(commands: Commands, texts: Texts) -> None:
    here = await stage(Front(reply(card("Fatto")), commands, texts))
    here.wire.file = b"a;b"
    await here.heard(chosen())
    (asked,) = here.front.asked
    assert asked.path == "codice team" and asked.values["player"] == "Bea"
    assert asked.values["room"] == Place("discord", wire.THREAD, "duello", TABLE, GUILD, "Club")
    assert (asked.values["file"].name, asked.values["file"].content) == ("squadre.csv", b"a;b")


@pytest.mark.parametrize(("size", "taken"), [(2_000_000, 1), (2_000_001, 0)])
async def test_a_file_larger_than_its_command_takes_is_refused_unread(
    commands: Commands, texts: Texts, size: int, taken: int
) -> None:
    here = await stage(Front(reply(card("Fatto")), commands, texts))
    await here.heard(chosen(size))
    assert len(here.front.asked) == taken
    (answered,) = here.wire.of(ANSWERED)
    refusal = said("it", "discord-upload-too-large", kilobytes=2000)
    assert (answered["data"]["content"] == refusal) is not taken
    assert bool(answered["data"]["flags"] & EPHEMERAL) is not taken


async def test_what_is_being_typed_is_completed_with_what_was_given_before(commands: Commands, texts: Texts) -> None:
    here = await stage(Front(None, commands, texts))
    here.front.offers = [Suggestion("Gli Orsi", "orsi"), Suggestion("x", "x" * 101), Suggestion("niente", "")]
    options = [{"name": "table", "type": 4, "value": 2}, {"name": "winner", "type": 3, "value": "O", "focused": True}]
    hand = {"name": "hand", "type": 1, "options": options}
    await here.heard(interaction({"name": "codice", "options": [hand]}, 4))
    assert here.front.typing == [("codice hand", "winner", "O", {"table": 2, "winner": "O"})]
    (offered,) = here.wire.of(ANSWERED)
    assert offered["data"]["choices"] == [{"name": "Gli Orsi", "value": "orsi"}]


async def test_a_number_is_completed_with_numbers(commands: Commands, texts: Texts) -> None:
    here = await stage(Front(None, commands, texts))
    here.front.offers = [Suggestion(f"Tavolo {number}", str(number)) for number in range(1, 30)]
    table = {"name": "table", "type": 4, "value": "", "focused": True}
    await here.heard(interaction({"name": "codice", "options": [{"name": "hand", "type": 1, "options": [table]}]}, 4))
    (offered,) = here.wire.of(ANSWERED)
    assert offered["data"]["choices"][0] == {"name": "Tavolo 1", "value": 1} and len(offered["data"]["choices"]) == 25


@pytest.mark.parametrize(("locale", "name"), [("it", "ithing29"), ("en-GB", "thing29")])
async def test_a_long_list_is_searched_in_the_readers_language(
    commands: Commands, texts: Texts, locale: str, name: str
) -> None:
    here = await stage(Front(None, commands, texts))
    for typed, found in (("THING29", [{"name": name, "value": "thing29"}]), ("gone", []), ("", 25)):
        thing = {"name": "thing", "type": 3, "value": typed, "focused": True}
        told = {"name": "codice", "options": [{"name": "team", "type": 1, "options": [thing]}]}
        await here.heard(interaction(told, 4, locale=locale))
        choices = here.wire.of(ANSWERED)[-1]["data"]["choices"]
        assert (len(choices) if isinstance(found, int) else choices) == found


async def test_a_command_that_is_gone_is_excused_to_the_member_alone(commands: Commands, texts: Texts) -> None:
    here = await stage(Front(None, commands, texts))
    await here.heard(interaction({"name": "gone"}))
    (answered,) = here.wire.of(ANSWERED)
    assert answered["data"]["content"] == said("it", "discord-command-changed")
    assert answered["data"]["flags"] & EPHEMERAL and not here.front.asked


async def test_what_is_typed_into_a_command_that_is_gone_is_met_with_silence(commands: Commands, texts: Texts) -> None:
    here = await stage(Front(None, commands, texts))
    await here.heard(
        interaction({"name": "gone", "options": [{"name": "x", "type": 3, "value": "", "focused": True}]}, 4)
    )
    assert not here.wire.asked


# --- telling Discord the commands

SYNCED = "PUT /applications/900/commands"


async def test_discord_is_told_the_commands_once(commands: Commands, texts: Texts) -> None:
    here = await stage(Front(None, commands, texts))
    (told,) = here.wire.commands
    assert {one["name"] for one in told} == {"roll", "codice"}
    again = Stage(Front(None, commands, texts))
    again.kept = here.kept
    await again.open()
    assert not again.wire.commands


async def test_commands_that_discord_did_not_take_are_told_again(commands: Commands, texts: Texts) -> None:
    here = Stage(Front(None, commands, texts))
    here.wire.refuses[SYNCED] = (400, 50035)
    await here.open()
    assert here.chat.connected is False and len(here.wire.commands) == 1 and not here.kept


# --- notices


@pytest.mark.parametrize(
    ("ready", "begun", "handle", "says"),
    [
        (True, True, True, True),
        (True, False, False, True),
        (False, True, False, True),
        (False, True, True, False),
        (False, False, False, False),
    ],
)
async def test_what_a_process_before_may_have_said_waits_for_all_servers(
    ready: bool, begun: bool, handle: bool, says: bool
) -> None:
    here = await stage(Front())
    if not ready:
        here.client._ready.clear()
    if not begun:
        here.chat._connection.begun = False
    notice = Notice(7, card("Avviso"), place=HERE, handle={"request": "discord:9"} if handle else None)
    if says:
        assert (await here.chat.say(notice))["messages"] == ["101"]
        return
    with pytest.raises(Later) as later:
        await here.chat.say(notice)
    assert later.value.seconds == 5 and not here.wire.asked


async def test_in_private_there_are_no_other_members() -> None:
    here = await stage(Front())
    alone = Place("discord", "800", "Anna", private=True)
    assert await here.chat.members(alone, ["7"]) == () and await here.chat.members_called(alone, "anna") == ()


async def test_it_is_known_by_its_name_and_invited_by_its_address() -> None:
    here = await stage(Front())
    assert set(here.chat.names) == {"araldo", "Araldo"}
    assert f"permissions={(NEEDED | discord.Permissions(create_events=True)).value}" in here.chat.invite
    assert "client_id=900" in here.chat.invite and "scope=bot+applications.commands" in here.chat.invite


async def test_of_a_server_in_which_it_is_not_only_that_is_said_and_its_servers_are_counted() -> None:
    here = await stage(Front())
    assert await here.chat.lacks(replace(HERE, house="2999")) == ("discord-lacks-membership",)
    assert await here.chat.lacks(Place("discord", "800", private=True)) == ()
    assert here.chat.servers == 1


async def test_a_line_that_was_typed_is_taken_away_once_it_is_connected() -> None:
    here = await stage(Front())
    handle = {"channel": TABLE, "message": "50"}
    assert await here.chat.take_away(handle)
    assert here.wire.of(f"DELETE /channels/{TABLE}/messages/50") == [None]
    here.client._ready.clear()
    with pytest.raises(Later) as later:
        await here.chat.take_away(handle)
    assert later.value.seconds == 5


async def test_where_members_cannot_be_asked_for_no_name_is_known_to_be_nobodys() -> None:
    here = await stage(Front())
    named = await here.chat.members_named(Place("discord", "800", private=True), ["Anna"], nothing)
    assert not named.people and await here.chat.gone(Place("discord", "800", private=True), ["7"]) == ((), ())


class Parts:
    """What several processes know together of their shards."""

    async def unheard(self) -> tuple[frozenset[int], int]:
        return frozenset({1}), 4

    async def leave(self) -> None: ...


async def test_with_other_processes_it_shares_its_shards_and_what_is_heard_of_them() -> None:
    parts, alone = Parts(), Stage(Front())
    given: dict[str, Any] = {"recall": alone.recall, "remember": alone.remember, "clock": lambda: 1_800_000_000.0}
    shared = DiscordChat(alone.front, "token", shares=parts, **given)  # type: ignore[arg-type]
    assert shared._sharing is not None and shared._client.sharing is shared._sharing
    unheard = await shared.unheard()
    assert (unheard.parts, unheard.of, unheard.part(str(6 << 22))) == ({1}, 4, 2)
    assert not shared.connected
    for leases in (False, True):
        shared.heard(News(leases=leases))
        assert shared._sharing._wake.is_set() is leases
    shared._client.shard_count = 4
    shared._sharing._resuming.add(2)
    shared._client._connection.parsers["INTERACTION_CREATE"](interaction({}, guild_id=str(6 << 22)))
    assert len(asyncio.all_tasks()) == 1, "what is told again long after it was pressed is left"
    alone.chat.heard(News(leases=True))
    assert (await alone.chat.unheard())[:2] == ({0}, 1)


def test_the_client_keeps_nobody_in_memory_and_waits_for_its_servers() -> None:
    told: dict[str, Any] = {}

    class Told(Offline):
        def __init__(self, **options: Any) -> None:
            told.update(options)
            super().__init__(**options)

    stage = Stage(Front())
    DiscordChat(stage.front, "token", recall=stage.recall, remember=stage.remember, client=Told)  # type: ignore[arg-type]
    assert told.pop("intents") == discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    assert told.pop("allowed_mentions").to_dict() == {"parse": []}
    assert told.pop("member_cache_flags") == discord.MemberCacheFlags.none()
    assert told.pop("http_trace") is not None
    assert told == {
        "chunk_guilds_at_startup": False,
        "max_messages": None,
        "max_ratelimit_timeout": LONGEST_WAIT,
        "guild_ready_timeout": SERVERS,
    }


# --- what we may do there


@pytest.mark.parametrize(
    ("event", "data"),
    [
        ("CHANNEL_UPDATE", {**wire.channel(TABLE, 1), "guild_id": GUILD}),
        ("GUILD_ROLE_UPDATE", {"guild_id": GUILD, "role": wire.role(wire.OUR_ROLE, discord.Permissions.all())}),
        ("GUILD_MEMBER_UPDATE", {"guild_id": GUILD, **wire.member(wire.ME, wire.OUR_ROLE)}),
        ("THREAD_UPDATE", {**wire.DUEL, "guild_id": GUILD}),
    ],
)
async def test_when_our_rights_change_what_is_kept_for_the_server_is_tried(event: str, data: dict[str, Any]) -> None:
    here = await stage(Front(None))
    await here.told(event, data)
    assert here.front.freed == [GUILD]
