"""What people type: which words are for the bot, what the hall hears of them, and where the answer goes."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.chats.discord.drawing.drawing import APART
from bot.chats.discord.permissions import NEEDED
from bot.hall.cards.card import Audience, Card
from bot.hall.declared.catalogue import Commands
from bot.hall.requests import File, Form, FormField, Place, Reply, Request
from bot.texts import Texts
from tests.chats.discord import wire
from tests.chats.discord.interactions import CLOSED, card, reply
from tests.chats.discord.wire import GUILD, ME, OUR_ROLE, TABLE, Front, Stage, stage

BEA = {"id": "8", "username": "bea", "global_name": "Bea", "discriminator": "0", "avatar": None}
HERE = Place("discord", TABLE, TABLE, house=GUILD, house_title="Club")
SPOKEN = f"POST /channels/{TABLE}/messages"
MAILED = "POST /channels/800/messages"
ID = str(1_000 << 22)


def typed(content: str, **more: Any) -> dict[str, Any]:
    """A message in the server."""
    return wire.message(ID, content, guild_id=GUILD, member=wire.member(wire.ANNA), **more)


def in_private(content: str, **more: Any) -> dict[str, Any]:
    return wire.message(ID, content, channel_id="800", **more)


async def heard(told: dict[str, Any], front: Front | None = None, **more: Any) -> Stage:
    """What comes of a message."""
    here = await stage(front or Front(reply(card("Fatto"))), **more)
    await here.told("MESSAGE_CREATE", told)
    return here


class SlowAtFirst(Front):
    """Keeps the first that is asked waiting until the others would long be done."""

    async def handle(self, request: Request) -> Reply | Form | None:
        if request.line == "1":
            for _ in range(50):
                await asyncio.sleep(0)
        return await super().handle(request)


async def test_the_lines_of_one_person_in_one_channel_are_done_in_their_order_and_hold_up_nobody_else() -> None:
    here = await stage(SlowAtFirst(reply(card("Fatto"))))
    others = {"author": BEA, "member": wire.member(BEA)}
    lines = [("1", {}), ("2", {}), ("3", others), ("4", {"channel_id": wire.LOUNGE})]
    for number, (words, more) in enumerate(lines):
        told = {**typed(f"<@900> {words}", mentions=[ME]), **more, "id": str(int(ID) + number)}
        here.client._connection.parsers["MESSAGE_CREATE"](told)
    await here.done()
    assert [asked.line for asked in here.front.asked] == ["3", "4", "1", "2"]


@pytest.mark.parametrize(
    "chosen",
    [
        {"name": "roll", "options": [{"name": "dice", "type": 4, "value": 5}]},
        {"custom_id": "!again", "component_type": 2},
    ],
    ids=["chosen", "pressed"],
)
async def test_what_is_chosen_or_pressed_after_a_line_is_done_after_it(
    chosen: dict[str, Any], commands: Commands, texts: Texts
) -> None:
    here = await stage(SlowAtFirst(reply(card("Fatto")), commands, texts))
    press = {"type": 3, "message": {"id": "55", "flags": 0}} if "custom_id" in chosen else {"type": 2}
    here.client._connection.parsers["MESSAGE_CREATE"]({**typed("<@900> 1", mentions=[ME]), "id": ID})
    await asyncio.sleep(0)  # discord.py gives each event a task of its own
    await here.heard(wire.interaction(chosen, **press, id=str(int(ID) + 1)))
    assert [asked.line for asked in here.front.asked] == ["1", ""]


# --- which words are for us


@pytest.mark.parametrize(("at", "asked"), [("2026-11-23T06:00:00+00:00", ["roll 5"]), (None, [])], ids=["edit", "link"])
async def test_words_that_were_changed_are_asked_about_as_such(at: str | None, asked: list[str]) -> None:
    here = await stage(Front(reply(card("Fatto"))))
    await here.told("MESSAGE_UPDATE", {**typed("<@900> roll 5", mentions=[ME]), "edited_timestamp": at})
    assert [one.line for one in here.front.asked if one.edited] == asked and len(here.front.asked) == len(asked)
    assert all(one.id.startswith(f"discord:{ID}/") for one in here.front.asked), "else it would be known as done"


@pytest.mark.parametrize(
    ("content", "line", "at_the_end"),
    [
        ("<@900> /roll 5", "/roll 5", False),
        ("<@!900>  roll 5", "roll 5", False),
        ("<@900>", "/help", False),
        (f"<@&{OUR_ROLE}> /roll 5", "/roll 5", False),
        ("/roll 5 <@900>", "/roll 5 <@900>", False),
        ("roll 5 <@900>", "roll 5", True),
        (f"roll 5 <@&{OUR_ROLE}>", "roll 5", True),
    ],
)
async def test_what_calls_the_bot_is_heard(content: str, line: str, at_the_end: bool) -> None:
    here = await heard(typed(content, mentions=[ME]))
    assert [(asked.line, asked.named) for asked in here.front.asked] == [(line, at_the_end)]


@pytest.mark.parametrize("content", ["/roll 5", "roll 5 <@900> now", "<@8> /roll 5", "/roll 5 <@8>", ""])
async def test_what_calls_nobody_or_only_names_the_bot_is_for_others(content: str) -> None:
    mentions = [ME] if "900" in content else [BEA] if "8" in content else []
    assert not (await heard(typed(content, mentions=mentions))).front.asked


async def test_in_private_all_words_are_for_the_bot() -> None:
    assert [asked.line for asked in (await heard(in_private(" roll 5 "))).front.asked] == ["roll 5"]


@pytest.mark.parametrize("content", ["", " "])
async def test_in_private_a_message_without_words_is_no_request(content: str) -> None:
    assert not (await heard(in_private(content))).front.asked


async def test_what_bots_say_and_what_the_server_says_itself_is_not_heard() -> None:
    robot = {**BEA, "bot": True}
    assert not (await heard(typed("<@900> /roll 5", author=robot))).front.asked
    assert not (await heard(typed("<@900> /roll 5", type=7))).front.asked


async def test_an_answer_to_a_message_is_heard_as_words_are() -> None:
    assert (await heard(typed("<@900> /roll 5", type=19))).front.asked


async def test_who_calls_by_a_role_whose_words_are_withheld_hears_how_to_call() -> None:
    here = await heard(typed("", mention_roles=[OUR_ROLE]))
    (answered,) = here.wire.of(SPOKEN)
    assert answered["content"] == Texts().say("it", "discord-called-by-role", {"name": "Araldo"})
    assert not here.front.asked and answered["nonce"]


async def test_who_calls_another_role_hears_nothing() -> None:
    assert not (await heard(typed("", mention_roles=["78"]))).wire.asked


async def test_whose_words_are_read_or_were_changed_hears_nothing_of_the_role() -> None:
    assert not (await heard(typed(f"ehi <@&{OUR_ROLE}> c'è?", mention_roles=[OUR_ROLE]))).wire.asked
    here = await stage(Front(reply(card("Fatto"))))
    edited = {"edited_timestamp": "2026-11-23T06:00:00+00:00", "mention_roles": [OUR_ROLE]}
    await here.told("MESSAGE_UPDATE", typed("", **edited))
    assert not here.wire.asked


async def test_who_writes_in_private_can_be_written_to() -> None:
    assert (await heard(in_private("ciao"))).front.closed == {"7": False}
    assert (await heard(typed("<@900> ciao"))).front.closed == {}


# --- what the hall hears


async def test_the_hall_hears_who_where_when_and_whom_it_names() -> None:
    here = await heard(
        typed("<@900> /roll 5 <@8>", mentions=[{**one, "member": wire.member(one)} for one in (ME, BEA)])
    )
    (asked,) = here.front.asked
    assert (asked.id, asked.account.id, asked.place) == (f"discord:{ID}", "7", HERE)
    assert [one.name for one in asked.mentioned] == ["Bea"] and not asked.manages and asked.file is None
    assert asked.at == (1_000 + discord.utils.DISCORD_EPOCH) / 1000
    assert asked.handle == {"request": asked.id, "channel": TABLE, "message": ID}


async def test_who_is_mentioned_by_a_number_alone_and_is_no_member_is_not_said_to_be_there() -> None:
    for told in (typed("<@900> /roll 5 <@8>", mentions=[ME, BEA]), in_private("/roll 5 <@8>", mentions=[BEA])):
        (asked,) = (await heard(told)).front.asked
        assert asked.line == "/roll 5 <@8>" and not asked.mentioned


async def test_in_private_the_room_is_called_like_who_writes() -> None:
    (asked,) = (await heard(in_private("/roll 5"))).front.asked
    assert asked.place == Place("discord", "800", "Anna", private=True) and not asked.manages


async def test_who_manages_the_server_does_so_in_what_is_typed() -> None:
    everybody = wire.role(GUILD, discord.Permissions(manage_guild=True))
    server = wire.guild(roles=[everybody, wire.role(OUR_ROLE, NEEDED)])
    (asked,) = (await heard(typed("<@900> /roll 5"), server=server)).front.asked
    assert asked.manages


@pytest.mark.parametrize(("author", "replied"), [(ME, "50"), (BEA, "")], ids=["ours", "another's"])
async def test_only_a_message_of_ours_is_answered_to(author: dict[str, Any], replied: str) -> None:
    before = wire.message("50", "Chi tira?", author=author)
    reference = {"message_id": "50", "channel_id": TABLE, "guild_id": GUILD}
    told = typed("<@900> 5", type=19, message_reference=reference, referenced_message=before)
    assert [asked.replied for asked in (await heard(told)).front.asked] == [replied]
    assert [asked.line for asked in (await heard({**told, "content": "5"})).front.asked] == ["5"] * bool(replied)
    assert not (await heard({**told, "content": ""})).front.asked, "it has no words"


async def test_under_a_message_that_is_gone_it_is_heard_as_any_line() -> None:
    reference = {"message_id": "50", "channel_id": TABLE, "guild_id": GUILD}
    told = typed("<@900> 5", type=19, message_reference=reference, referenced_message=None)
    assert [(asked.line, asked.replied) for asked in (await heard(told)).front.asked] == [("5", "")]


def attached(size: int, *names: str) -> list[dict[str, Any]]:
    return [
        {"id": "60", "filename": name, "size": size, "url": "https://cdn.test/60", "proxy_url": ""} for name in names
    ]


async def test_an_attached_file_is_read(commands: Any, texts: Texts) -> None:
    here = await stage(Front(reply(card("Fatto")), commands, texts))
    here.wire.file = b"a;b"
    await here.told("MESSAGE_CREATE", typed("<@900> /team", attachments=attached(2_000_000, "squadre.csv")))
    assert [asked.file for asked in here.front.asked] == [File("squadre.csv", b"a;b")]


async def test_of_several_files_none_is_read_and_it_is_said_so(commands: Any, texts: Texts) -> None:
    """Nobody knows which of them was meant, and whoever sent them would think that all were read."""
    here = await stage(Front(reply(card("Fatto")), commands, texts))
    here.wire.file = b"a;b"
    await here.told("MESSAGE_CREATE", typed("<@900> /team", attachments=attached(20, "squadre.csv", "altro.csv")))
    assert [asked.file for asked in here.front.asked] == [File("squadre.csv", b"", unread="several-files")]


async def test_a_file_larger_than_any_command_takes_is_refused_unread(commands: Any, texts: Texts) -> None:
    told = typed("<@900> /team", attachments=attached(2_000_001, "squadre.csv"))
    here = await heard(told, Front(reply(card("Fatto")), commands, texts))
    assert [asked.file for asked in here.front.asked] == [File("squadre.csv", b"", unread="file-too-large")]


@pytest.mark.parametrize("chatted", [True, False], ids=["talk", "takes none"])
async def test_no_file_is_fetched_that_was_not_meant_for_a_command(chatted: bool) -> None:
    class TakesNone(Front):
        def takes_file(self, request: Request) -> bool:
            return chatted

    words = "bella partita <@900>" if chatted else "<@900> /roll 5"
    here = await heard(typed(words, attachments=attached(0, "squadre.csv")), TakesNone(reply(card("Fatto"))))
    assert [(asked.file, asked.attached) for asked in here.front.asked] == [(None, True)]


async def test_a_file_that_discord_does_not_give_is_said_to_be_lost(commands: Any, texts: Texts) -> None:
    here = await stage(Front(reply(card("Fatto")), commands, texts))
    here.wire.file = None
    await here.told("MESSAGE_CREATE", typed("<@900> /team", attachments=attached(20, "squadre.csv")))
    assert [asked.file for asked in here.front.asked] == [File("squadre.csv", b"", unread="file-lost")]


async def test_no_file_is_read_of_a_message_that_was_edited(commands: Any, texts: Texts) -> None:
    """Its command is not run; but the file stands there."""
    here = await stage(Front(reply(card("Fatto")), commands, texts))
    edited = {"edited_timestamp": "2026-11-23T06:00:00+00:00", "attachments": attached(20, "squadre.csv")}
    await here.told("MESSAGE_UPDATE", typed("<@900> /team", mentions=[ME], **edited))
    assert [(asked.file, asked.attached) for asked in here.front.asked] == [(None, True)]


# --- the answer


async def test_the_answer_stands_under_what_was_typed_and_is_told_to_the_hall() -> None:
    here = await heard(typed("<@900> /roll 5"))
    (answered,) = here.wire.of(SPOKEN)
    assert (answered["content"], answered["message_reference"]["message_id"]) == ("Fatto", int(ID))
    assert answered["message_reference"]["fail_if_not_exists"] is False
    assert answered["allowed_mentions"]["replied_user"] is False and answered["nonce"]
    assert here.front.said == {"discord:1": {"channel": TABLE, "messages": ["101"]}}


async def test_only_the_first_part_stands_under_what_was_typed() -> None:
    long = card(*("parola " * 60 for _ in range(10)))
    here = await heard(typed("<@900> /roll 5"), Front(reply(long)))
    assert ["message_reference" in said for said in here.wire.of(SPOKEN)] == [True, False, False]
    assert len({said["nonce"] for said in here.wire.of(SPOKEN)}) == 3


async def test_in_private_and_where_no_history_is_read_the_answer_stands_alone() -> None:
    (answered,) = (await heard(in_private("/roll 5"))).wire.of(MAILED)
    assert "message_reference" not in answered
    rooms = wire.channel(TABLE, denied=discord.Permissions(read_message_history=True))
    (answered,) = (await heard(typed("<@900> /roll 5"), server=wire.guild(rooms))).wire.of(SPOKEN)
    assert "message_reference" not in answered


@pytest.mark.parametrize("answer", [None, reply(card("Fatto"), repeated=True, acknowledged=True)], ids=["", "again"])
async def test_what_needs_no_answer_gets_none(answer: Any) -> None:
    here = await heard(typed("<@900> /roll 5"), Front(answer))
    assert len(here.front.asked) == 1 and not here.wire.asked and not here.front.said


async def test_an_answer_that_nobody_heard_is_said_again() -> None:
    assert (await heard(typed("<@900> /roll 5"), Front(reply(card("Fatto"), repeated=True)))).wire.of(SPOKEN)


async def test_what_is_not_on_disk_is_said_and_not_acknowledged() -> None:
    here = await heard(typed("<@900> /roll 5"), Front(reply(card("No"), stored=False)))
    assert here.wire.of(SPOKEN) and not here.front.said


async def test_a_form_is_opened_by_a_button() -> None:
    form = Form("!filled", "Squadra", (FormField("name", "Nome", ""),), "it", opens="?name!filled")
    (answered,) = (await heard(typed("<@900> /team"), Front(form))).wire.of(SPOKEN)
    (button,) = answered["components"][0]["components"]
    assert button["custom_id"] == f"?name!filled{APART}1/1" and answered["nonce"]


async def test_a_private_answer_is_written_in_private() -> None:
    here = await heard(typed("<@900> /me"), Front(reply(card("Segreto"), Audience.PRIVATE)))
    assert [said["content"] for said in here.wire.of(MAILED)] == ["Segreto"] and not here.wire.of(SPOKEN)


async def test_asked_in_private_a_private_answer_stands_there() -> None:
    here = await heard(in_private("/me"), Front(reply(card("Segreto"), Audience.PRIVATE)))
    assert [path for _, path, _ in here.wire.asked] == ["/channels/800/messages"]


@pytest.mark.parametrize("refusal", [(403, CLOSED), (403, 40003)], ids=["closed", "too fast"])
async def test_who_cannot_be_written_to_opens_the_answer_by_a_button(refusal: tuple[int, int]) -> None:
    here = await stage(Front(reply(card("Segreto"), Audience.PRIVATE)))
    here.wire.refuses[MAILED] = refusal
    await here.told("MESSAGE_CREATE", typed("<@900> /me"))
    (answered,) = here.wire.of(SPOKEN)
    (button,) = answered["components"][0]["components"]
    assert (answered["content"], button["custom_id"]) == (Texts().say("it", "discord-waiting"), "!open")
    assert here.front.said["discord:1"] == {"channel": TABLE, "messages": ["101"], "waiting": True, "opens": "!open"}


async def test_for_what_the_room_has_heard_nobody_is_called() -> None:
    kept = Card(audience=Audience.MEMBER, needless=True)
    here = await stage(Front(reply(card("Fatto"), Audience.MEMBER, card=kept)))
    here.wire.refuses[MAILED] = (403, CLOSED)
    await here.told("MESSAGE_CREATE", typed("<@900> /bid 5"))
    assert here.wire.of(SPOKEN) == [] and here.front.said["discord:1"] == {"channel": TABLE, "messages": []}


async def test_the_button_that_all_see_speaks_the_rooms_language() -> None:
    here = await stage(Front(reply(card("Segreto"), Audience.PRIVATE, spoken="en")))
    here.wire.refuses[MAILED] = (403, CLOSED)
    await here.told("MESSAGE_CREATE", typed("<@900> /me"))
    assert [said["content"] for said in here.wire.of(SPOKEN)] == [Texts().say("en", "discord-waiting")]
