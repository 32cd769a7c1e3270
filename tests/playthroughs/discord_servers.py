"""Discord's servers in memory: what discord.py asks of them, and what they show to whom."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Collection, Mapping
from typing import Any

import aiohttp
import discord

from bot.chats.discord.gateway.json_post import PostReply
from tests.lab.discord.constants import FLAG_V2
from tests.playthroughs.discord_words import keys, lines, plain, window, written
from tests.playthroughs.script import Playthrough
from tests.playthroughs.seeing import Eyes, own_words
from tests.playthroughs.weather import Refusal, Weather

ME = {"id": "900", "username": "Araldo", "discriminator": "0", "avatar": None, "bot": True, "global_name": None}
SPEAKS = str(1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 38)
MANAGES = str(int(SPEAKS) | 1 << 5)

WAITING = own_words("discord-waiting")


class Answered:
    """An HTTP answer as discord.py reads it."""

    def __init__(self, status: int, body: Any) -> None:
        self.status, self.reason = status, "OK" if status < 300 else "No"
        self.headers = {"content-type": "application/json"}
        self._body = json.dumps(body)

    async def text(self, encoding: str = "utf-8") -> str:
        """The body."""
        return self._body

    async def __aenter__(self) -> Answered:
        return self

    async def __aexit__(self, *_: object) -> None: ...


class Servers:
    """Discord's end: clubs with their channels, the messages in them, and who sees which."""

    def __init__(self, play: Playthrough, eyes: Eyes, weather: Weather) -> None:
        self.play, self.eyes, self.weather = play, eyes, weather
        self.messages: dict[str, dict[str, Any]] = {}
        self.closed: set[str] = set()
        self.left: set[str] = set()
        self.asked: dict[str, tuple[str, dict[str, Any], str]] = {}
        self.tokens: dict[str, tuple[str, str]] = {}
        """For each interaction's token: who acted, and in which channel."""
        self.originals: dict[str, str] = {}
        self._count = itertools.count()
        self.now: Callable[[], float] = lambda: 0.0
        self.channels = {str(3000 + number): title for number, title in enumerate(play.rooms)}
        self.users: dict[str, dict[str, Any]] = {
            str(500 + person.number): {
                "id": str(500 + person.number),
                "username": person.name.lower(),
                "global_name": person.name,
                "discriminator": "0",
                "avatar": None,
            }
            for person in play.people.values()
        }

    def closes(self, who: str, yes: bool) -> None:
        """Somebody takes no private messages, or does again."""
        (self.closed.add if yes else self.closed.discard)(who)

    def leaves(self, who: str) -> None:
        """Somebody leaves every server, of which the bot is told nothing."""
        self.left.add(who)

    def snowflake(self) -> str:
        """An id of this moment."""
        at = int(self.now() * 1000) - discord.utils.DISCORD_EPOCH
        return str(at << 22 | next(self._count))

    def guilds(self) -> list[dict[str, Any]]:
        """A club for each channel."""
        return [
            {
                "id": str(int(channel) + 1000),
                "name": title,
                "owner_id": "1",
                "roles": [_role(str(int(channel) + 1000), SPEAKS), _role("77", MANAGES)],
                "channels": [{"id": channel, "type": 0, "name": title, "position": 0, "permission_overwrites": []}],
                "members": [{"user": ME, "roles": ["77"], "joined_at": None, "deaf": False, "mute": False, "flags": 0}],
                "emojis": [],
                "member_count": 5,
                "unavailable": False,
            }
            for channel, title in self.channels.items()
        ]

    # --- as the library asks

    async def close(self) -> None:
        """Nothing to close."""

    async def post(self, path: str, body: bytes) -> PostReply:
        """The first answer to an interaction, on a line of its own."""
        answered = self.request("POST", f"/api/v10{path}", data=body)
        return PostReply(answered.status, answered.reason, (await answered.text()).encode())

    def request(self, method: str, url: str, *, data: Any = None, **more: Any) -> Answered:
        """A request to the API."""
        path = url.split("/api/v10", 1)[1].split("?", maxsplit=1)[0]
        body: Any = {}
        if isinstance(data, aiohttp.FormData):
            fields = {options["name"]: value for options, _, value in data._fields}
            names = [options.get("filename") for options, _, _ in data._fields if options.get("filename")]
            body = json.loads(fields["payload_json"])
            (body.get("data") or body)["names"] = names
        elif data:
            body = json.loads(data)
        places = path.strip("/").split("/")
        private = places[0] == "channels" and places[1].startswith("8")
        told = {**(body.get("data") or body), "laid": _laid(body.get("data") or body)}
        if refusal := self.weather.refuses(f"{method} {path}", told, private):
            return _refused(refusal)
        return self._do(method, places, body)

    def _do(self, method: str, path: list[str], body: Any) -> Answered:
        match method, path:
            case "POST", ["interactions", _, token, "callback"]:
                return Answered(200, self._called_back(token, body))
            case "POST", ["webhooks", _, token]:
                return Answered(200, self._from_hook(token, body))
            case "GET", ["webhooks", _, token, "messages", _]:
                original = self.messages.get(self.originals.get(token, ""))
                return Answered(200, original["api"]) if original else Answered(404, {"code": 10008, "message": "?"})
            case "PATCH", ["webhooks", _, token, "messages", id]:
                return Answered(200, self._change(self.originals[token] if id == "@original" else id, body))
            case "DELETE", ["webhooks", _, _, "messages", id] if id in self.messages:
                self.eyes.goes(self.messages.pop(id)["head"])
            case "GET", ["guilds", guild, "members", id]:
                if self.users[id]["global_name"] in self.left:
                    return Answered(404, {"code": 10007, "message": "Unknown Member"})
                return Answered(200, self._member(guild, id))
            case "POST", ["users", "@me", "channels"]:
                who = self.users[str(body["recipient_id"])]
                return Answered(200, {"id": f"8{who['id']}", "type": 1, "recipients": [who]})
            case "POST", ["channels", channel, "messages"]:
                if self._who(channel) in self.closed:
                    return Answered(403, {"code": 50007, "message": "Cannot send messages to this user"})
                return Answered(200, self._say(channel, self._head(channel), body))
            case "PATCH", ["channels", _, "messages", id]:
                return Answered(200, self._change(id, body))
        return Answered(200, {})

    def _called_back(self, token: str, body: dict[str, Any]) -> dict[str, Any]:
        who, channel = self.tokens[token]
        data = body.get("data") or {}
        head = f"{who} alone" if data.get("flags", 0) & 64 else self._head(channel)
        answer: dict[str, Any] = {"interaction": {"id": "1", "type": 2, "response_message_id": None}}
        match body["type"]:
            case 4:
                message = self._say(channel, head, data)
                self.originals[token] = message["id"]
            case 7:
                message = self._change(self.originals[token], data)
            case 9:
                self.asked[who] = (channel, data, self.originals.get(token, ""))
                self.eyes.see(f"{who} is asked", window(data))
                return answer
            case _:
                return answer
        answer["interaction"]["response_message_id"] = message["id"]
        return {**answer, "resource": {"type": body["type"], "message": message}}

    def _from_hook(self, token: str, body: dict[str, Any]) -> dict[str, Any]:
        who, channel = self.tokens[token]
        return self._say(channel, f"{who} alone" if body.get("flags", 0) & 64 else self._head(channel), body)

    def _say(self, channel: str, head: str, body: dict[str, Any]) -> dict[str, Any]:
        message = {
            "id": self.snowflake(),
            "channel_id": channel,
            "author": ME,
            "content": body.get("content", ""),
            "timestamp": "2026-01-10T20:00:00+00:00",
            "flags": (64 if head.endswith(" alone") and not channel.startswith("8") else 0) | _laid(body),
            "type": 0,
            **{name: [] for name in ("mentions", "mention_roles", "attachments", "embeds", "components")},
            **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
            "edited_timestamp": None,
        }
        self.messages[message["id"]] = {"api": message, "head": head}
        self._show(message["id"], body, changed=False)
        return message

    def _change(self, id: str, body: dict[str, Any]) -> dict[str, Any]:
        shown = self.messages.pop(id)
        self.messages[id] = shown
        shown["api"]["flags"] |= _laid(body)
        if shown["api"]["flags"] & FLAG_V2:
            assert (body["content"], body["embeds"]) == (None, []), "components v2 stand alone"
        shown["api"]["content"] = body["content"]
        self._show(id, body, changed=True)
        return dict(shown["api"])

    def _show(self, id: str, body: dict[str, Any], changed: bool) -> None:
        shown = self.messages[id]
        text = plain(written(body), {id: user["global_name"] for id, user in self.users.items()})
        before = shown.get("words"), shown.get("keys")
        shown["words"] = text
        shown["keys"] = keys(body.get("components"))
        if changed and before == (text, shown["keys"]) and not shown["head"].endswith(" alone"):
            return  # Nobody of the room sees that.
        if any(line in text for line in WAITING):
            named = {who for who in self.play.people if who in text + shown["head"]}
            # Under what was typed stands no name: it is for who typed it.
            self.weather.pointed |= named or {self.play.steps[self.weather.step].who}
        seen = lines(text, body.get("names") or [], (label for label, _ in shown["keys"]))
        if seen:
            self.eyes.see(shown["head"], seen, changed)

    def members(self, guild: str, ids: Collection[int]) -> list[Any]:
        """Who of these is a member of a server."""
        room = self.play.rooms[self.channels[str(int(guild) - 1000)]]
        called = {id: user["global_name"] for id, user in self.users.items()}
        return [self._member(guild, id) for id, name in called.items() if int(id) in ids and name in room.people]

    def _member(self, guild: str, id: str) -> dict[str, Any]:
        room = self.play.rooms[self.channels[str(int(guild) - 1000)]]
        roles = ["77"] if self.users[id]["global_name"] in room.organisers else []
        return {"user": self.users[id], "roles": roles, "joined_at": None, "deaf": False, "mute": False, "flags": 0}

    def _who(self, channel: str) -> str:
        return str(self.users[channel[1:]]["global_name"]) if channel.startswith("8") else ""

    def _head(self, channel: str) -> str:
        return f"{self._who(channel)} alone" if channel.startswith("8") else self.channels[channel]


def _laid(body: Mapping[str, Any]) -> int:
    """The flag of components v2, where a body has it."""
    return int(body.get("flags", 0)) & FLAG_V2


def _refused(refusal: Refusal) -> Answered:
    body: dict[str, Any] = {"message": refusal.description, "code": refusal.code}
    if refusal.retry_after:
        body |= {"retry_after": refusal.retry_after, "global": False}
    answered = Answered(refusal.status, body)
    answered.headers |= {"Via": "1.1 google"}  # who passes requests on without it is asked no more
    return answered


def _role(id: str, permissions: str) -> dict[str, Any]:
    return {"id": id, "name": id, "permissions": permissions, "position": 0, "color": 0, "hoist": False, "flags": 0,
            "managed": False, "mentionable": False}  # fmt: skip
