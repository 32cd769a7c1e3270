"""The limits one by one, as raw requests with the bot's token; and the errors that a stock bot meets."""

import json

import aiohttp
import pytest

from tests.lab.discord import Interaction, Message
from tests.lab.discord.routes.table import ROUTES
from tests.lab.selftest.worlds import discord_world

pytestmark = pytest.mark.asyncio(loop_scope="module")
V2 = 1 << 15


def row(*kids):
    return {"type": 1, "components": list(kids)}


def with_row(*kids):
    return {"content": "x", "components": [row(*kids)]}


def button(i=0, **kw):
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"id{i}", **kw}


def link(url):
    return {"type": 2, "style": 5, "label": "a", "url": url}


def menu(n=1, **kw):
    return {"type": 3, "custom_id": "m", "options": [{"label": f"l{i}", "value": f"v{i}"} for i in range(n)], **kw}


def embed(**kw):
    return {"embeds": [kw]}


def field(name="a", value="b"):
    return {"name": name, "value": value}


def words(text):
    return {"type": 10, "content": text}


def box(*kids, **kw):
    return {"type": 17, "components": list(kids), **kw}


BAD_MESSAGES = {
    "content": {"content": "x" * 2001},
    "empty": {"content": "  "},
    "title": embed(title="x" * 257),
    "description": embed(description="x" * 4097),
    "fields": embed(fields=[field()] * 26),
    "field value": embed(fields=[field(value="x" * 1025)]),
    "field name empty": embed(fields=[field(name="")]),
    "footer": embed(title="t", footer={"text": "x" * 2049}),
    "author": embed(author={"name": "x" * 257}),
    "total": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "embeds": {"embeds": [{"title": "x"}] * 11},
    "image url": embed(title="x", image={"url": "not a url"}),
    "rows": {"content": "x", "components": [row(button(i)) for i in range(6)]},
    "six buttons": with_row(*[button(i) for i in range(6)]),
    "button and menu": with_row(button(), menu()),
    "label": with_row(button(label="x" * 81)),
    "no label": with_row(button(label="")),
    "custom id": with_row(button(custom_id="x" * 101)),
    "duplicate id": with_row(button(1), button(1)),
    "options": with_row(menu(26)),
    "no options": with_row(menu(0)),
    "max_values": with_row(menu(2, max_values=3)),
    "option label": with_row(menu(1, options=[{"label": "x" * 101, "value": "v"}])),
    "option value": with_row(menu(1, options=[{"label": "x", "value": "v" * 101}])),
    "same value": with_row(menu(1, options=[{"label": "x", "value": "v"}, {"label": "y", "value": "v"}])),
    "placeholder": with_row(menu(1, placeholder="x" * 151)),
    "link with id": with_row(button(style=5, url="https://a.b")),
    "bad link": with_row(link("ftp://a")),
    "long link": with_row(link("https://a.b/" + "x" * 512)),
    "emoji": with_row(button(emoji={"name": "abc"})),
    "text input": with_row({"type": 4, "custom_id": "t", "label": "l", "style": 1}),
    "v2 without flag": {"components": [words("x")]},
    "v2 with content": {"content": "x", "flags": V2, "components": [words("x")]},
    "v2 count": {"flags": V2, "components": [words("x")] * 41},
    "v2 text": {"flags": V2, "components": [words("x" * 2001)] * 2},
    "v2 without components": {"flags": V2, "components": []},
    "container in a container": {"flags": V2, "components": [box(box(words("x")))]},
    "button outside a row": {"flags": V2, "components": [box(button())]},
    "accent": {"flags": V2, "components": [box(words("x"), accent_color=1 << 24)]},
    "empty choice that is required": with_row(menu(2, min_values=0, required=True)),
    "no row": {"content": "x", "components": [button()]},
    "reply to nothing": {"content": "x", "message_reference": {"message_id": "1"}},
    "mentions": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "nonce": {"content": "x", "nonce": "n" * 26},
}


@pytest.mark.parametrize("what", BAD_MESSAGES)
async def test_message_limits(dw, what):
    status, body = await dw.send(BAD_MESSAGES[what])
    assert status == 400 and body["code"] in (50035, 50006), body
    assert dw.host.errors


async def test_messages_at_the_limit(dw):
    full = embed(title="x" * 256, description="x" * 4096, fields=[field()] * 25)
    grid = [row(*[button(10 * j + i) for i in range(5)]) for j in range(5)]
    for body in (
        {"content": "x" * 2000},
        full,
        {"content": "x", "components": grid},
        with_row(menu(25, max_values=25)),
        {"flags": V2, "components": [words("x" * 100)] * 40},
    ):
        status, out = await dw.send(body)
        assert status == 200, out
    dw.host.assert_clean()


async def test_a_message_becomes_one_of_components_v2_only_without_its_words_and_for_good(dw):
    _, first = await dw.send({"content": "x"})
    there = f"/channels/{dw.ch.id}/messages/{first['id']}"
    laid = {"flags": V2, "components": [words("y")]}
    assert (await dw.call("PATCH", there, laid))[0] == 400
    assert (await dw.call("PATCH", there, {**laid, "content": None, "embeds": []}))[0] == 200
    assert (await dw.call("PATCH", there, {"content": "z"}))[0] == 400
    _, later = await dw.call("PATCH", there, {"components": [words("z")]})
    assert later["flags"] & V2 and later["components"][0]["content"] == "z"


async def test_a_nonce_gives_the_first_message_and_nothing_of_one_that_was_deleted(dw):
    said = {"content": "x", "nonce": "n" * 25, "enforce_nonce": True}
    _, first = await dw.send(said)
    assert (await dw.send(said))[1]["id"] == first["id"]
    await dw.call("DELETE", f"/channels/{dw.ch.id}/messages/{first['id']}")
    status, body = await dw.send(said)
    assert (status, body["code"]) == (404, 10008)


async def test_the_error_tree(dw):
    """API Reference > Error messages."""
    _, body = await dw.send({"content": "x" * 2001, **embed(title="x" * 257)})
    assert body["message"] == "Invalid Form Body"
    too_long = {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}
    assert body["errors"]["content"]["_errors"] == [too_long]
    assert body["errors"]["embeds"]["0"]["title"]["_errors"][0]["message"] == "Must be 256 or fewer in length."


def command(**kw):
    return {"name": "c", "description": "d", "type": 1, **kw}


def option(name="o", type=3, **kw):
    return {"name": name, "description": "d", "type": type, **kw}


def choice(name, value="v"):
    return {"name": name, "value": value}


LARGE = [option(f"o{i}", choices=[choice("n" * 90 + str(j), "v" * 90) for j in range(4)]) for i in range(12)]
BAD_COMMANDS = {
    "upper case": [command(name="Roll")],
    "space": [command(name="two words")],
    "long name": [command(name="x" * 33)],
    "no description": [command(description="")],
    "description": [command(description="x" * 101)],
    "options": [command(options=[option(f"o{i}") for i in range(26)])],
    "order": [command(options=[option("a"), option("b", required=True)])],
    "choices": [command(options=[option(choices=[choice(f"n{i}") for i in range(26)])])],
    "choice name": [command(options=[option(choices=[choice("x" * 101)])])],
    "choice value": [command(options=[option(type=4, choices=[choice("a", "x")])])],
    "duplicates": [command(), command()],
    "option name": [command(options=[option("Bad Name")])],
    "same option": [command(options=[option(), option()])],
    "mixed": [command(options=[option(type=1), option("b")])],
    "locale": [command(description_localizations={"xx": "a"})],
    "translation": [command(description_localizations={"it": "x" * 101})],
    "translated name": [command(name_localizations={"it": "Due Parole"})],
    "101": [command(name=f"c{i}") for i in range(101)],
    "too large": [command(options=LARGE)],
    "autocomplete and choices": [command(options=[option(autocomplete=True, choices=[choice("a")])])],
    "too deep": [command(options=[option(type=2, options=[option(type=2, options=[option(type=1)])])])],
}


@pytest.mark.parametrize("what", BAD_COMMANDS)
async def test_command_limits(dw, what):
    before = dw.host.commands()
    status, body = await dw.call("PUT", f"/applications/{dw.host.app_id}/commands", BAD_COMMANDS[what])
    assert status == 400 and body["code"] in (50035, 30032), body
    assert dw.host.commands() == before and dw.host.errors


async def test_commands_at_the_limit(dw):
    sandbox = f"/applications/{dw.host.app_id}/guilds/{dw.host.guild('Sandbox').id}/commands"
    fine = [command(name="città-è_1", name_localizations={"it": "perché"})]
    fine += [command(name=f"c{i}", options=[option(f"o{j}") for j in range(25)]) for i in range(99)]
    assert (await dw.call("PUT", sandbox, fine))[0] == 200
    status, body = await dw.call("POST", sandbox, command(name="one_more"))
    assert (status, body["code"]) == (400, 30032)
    assert (await dw.call("POST", sandbox, command(name="c1", description="another")))[0] == 200


def fresh(dw, kind=2):
    """An interaction that the bot does not hear of."""
    return Interaction(dw.host, kind, dw.anna.user, dw.ch, {"id": "1", "name": "x", "type": 1}, command_name="x")


async def answer(dw, i, kind, data=None, token=None):
    status, body = await dw.call(
        "POST", f"/interactions/{i.id}/{token or i.token}/callback", {"type": kind, "data": data or {}}
    )
    return status, (body or {}).get("code")


def window(title="x", inputs=1, label="l"):
    fields = [row({"type": 4, "custom_id": f"t{k}", "label": label, "style": 1}) for k in range(inputs)]
    return {"title": title, "custom_id": "m", "components": fields}


async def test_limits_of_answers(dw):
    assert await answer(dw, fresh(dw, 4), 8, {"choices": [choice(f"n{k}") for k in range(26)]}) == (400, 50035)
    assert await answer(dw, fresh(dw, 4), 8, {"choices": [choice(f"n{k}") for k in range(25)]}) == (204, None)
    assert await answer(dw, fresh(dw, 4), 4, {"content": "x"}) == (400, 50035)
    for bad in (window(title="x" * 46), window(inputs=6), window(label="l" * 46)):
        assert await answer(dw, fresh(dw), 9, bad) == (400, 50035)
    assert await answer(dw, fresh(dw), 9, window(inputs=5)) == (204, None)
    assert await answer(dw, fresh(dw, 5), 9, window()) == (400, 50035)  # no window in answer to a window
    assert await answer(dw, fresh(dw), 4, {"content": "x" * 2001}) == (400, 50035)


async def test_answers_out_of_turn(dw):
    i = fresh(dw)
    hook = f"/webhooks/{dw.host.app_id}/{i.token}"
    early = await dw.call("POST", hook, {"content": "early"})
    assert (early[0], early[1]["code"]) == (404, 10015)
    early = await dw.call("GET", hook + "/messages/@original")
    assert (early[0], early[1]["code"]) == (404, 10015)
    assert await answer(dw, i, 4, {"content": "x"}, token="wrong") == (404, 10062)
    assert await answer(dw, i, 5) == (204, None)
    assert await answer(dw, i, 4, {"content": "again"}) == (400, 40060)
    status, original = await dw.call("GET", hook + "/messages/@original")
    assert status == 200 and original["flags"] & 1 << 7 and original["content"] == ""  # 'thinking...'
    await dw.call("POST", hook, {"content": "done"})
    status, original = await dw.call("GET", hook + "/messages/@original")
    assert original["content"] == "done" and not original["flags"] & 1 << 7
    await dw.call("DELETE", hook + "/messages/@original")
    status, body = await dw.call("GET", hook + "/messages/@original")
    assert (status, body["code"]) == (404, 10008)
    i.created -= 15 * 60 + 1
    status, body = await dw.call("POST", hook, {"content": "late"})
    assert (status, body["code"]) == (401, 50027)


async def test_a_stock_bot_says_too_much(dw):
    assert (await dw.anna.slash(dw.ch, "long", chars=2000)).message.chars == 2000
    dw.host.assert_clean()
    r = await dw.anna.slash(dw.ch, "long", chars=2001)
    assert r.text.startswith("refused: 400 50035") and "Must be 2000 or fewer in length" in r.text
    assert dw.host.errors[0].code == 50035


async def test_a_stock_bot_answers_twice(dw):
    r = await dw.anna.slash(dw.ch, "twice")
    assert [m.text for m in r.messages] == ["first", "twice: 400 40060"]
    assert dw.host.errors[0].code == 40060


async def test_wrong_token(dw):
    headers = {"Authorization": "Bot nope"}
    async with aiohttp.ClientSession() as s, s.get(dw.host.url + "/api/v10/users/@me", headers=headers) as r:
        assert r.status == 401


async def test_every_route_answers():
    """None breaks within the lab, whether it is given everything or nothing."""
    w = await discord_world()  # no bot
    try:
        w.g.bot_permissions(administrator=True)
        body = {
            "content": "x",
            "name": "thing",
            "description": "d",
            "type": 1,
            "recipient_id": str(w.anna.id),
            "messages": ["1", "2"],
        }
        for r in [r for area in ROUTES.values() for r in area]:
            for given in (body, {}):
                i, m, role = fresh(w), Message(w.ch, w.host.app_user), w.g.role("Judge")
                w.ch.log[m.id], w.ch.deleted = m, False
                w.g.bot_role.position, i.acked = 9, i.created
                values = {
                    "channels": w.ch.id,
                    "guilds": w.g.id,
                    "users": w.anna.id,
                    "roles": role.id,
                    "members": w.bob.id,
                    "applications": w.host.app_id,
                    "webhooks": w.host.app_id,
                    "interactions": i.id,
                    "permissions": role.id,
                    "messages": m.id,
                    "pins": m.id,
                }
                words = r.pattern.pattern.replace("[^/]", "token").split("/")
                for k in range(1, len(words)):
                    if words[k].startswith("("):
                        words[k] = i.token if "token" in words[k] else str(values.get(words[k - 1], 1))
                await w.call(r.method, "/".join(words), given)
        assert [e for e in w.host.errors if e.kind in ("unemulated", "lab")] == []
        assert len(w.host.requests) == 2 * sum(map(len, ROUTES.values()))
    finally:
        await w.host.close()


async def test_a_route_the_lab_lacks_is_reported(dw):
    status, _ = await dw.call("GET", f"/guilds/{dw.g.id}/soundboard-sounds")
    assert status == 404 and [e.kind for e in dw.host.errors] == ["unemulated"]


async def test_big_file(dw):
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps({"content": "big"}))
    form.add_field("files[0]", b"x" * (10 * 1024 * 1024 + 1), filename="big.bin")
    url, headers = f"{dw.host.url}/api/v10/channels/{dw.ch.id}/messages", {"Authorization": f"Bot {dw.host.token}"}
    async with aiohttp.ClientSession() as s, s.post(url, data=form, headers=headers) as r:
        assert r.status == 413 and (await r.json())["code"] == 40005
