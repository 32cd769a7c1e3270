"""Using commands: slash commands, their autocomplete, and the menus on messages and members."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tests.lab.discord.constants import ALL_PERMS, SUB_TYPES, perms
from tests.lab.discord.model.interaction import AUTOCOMPLETE
from tests.lab.discord.model.message import Message
from tests.lab.discord.people.base import Person
from tests.lab.discord.people.response import Response
from tests.lab.discord.people.values import STRING, USER, option_value
from tests.lab.stage import Refused

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel

SLASH, ON_USER, ON_MESSAGE = 1, 2, 3


class Commander(Person):
    """A person who uses commands."""

    def visible_commands(self, channel: Channel) -> dict[tuple[int, str], dict]:
        """(type, name) -> command, as this user finds them in this channel
        (Discord docs, Application Commands > Contexts; Permissions)."""
        out = {(c["type"], c["name"]): c for c in self.host.global_commands.values() if _fits(c, channel)}
        if channel.guild is None:
            return out
        out.update({(c["type"], c["name"]): c for c in channel.guild.commands.values()})
        have = self.here(channel).permissions(channel)
        if not have & perms("use_application_commands"):
            return {}
        return {k: c for k, c in out.items() if _allowed(c.get("default_member_permissions"), have)}

    def _find(self, channel: Channel, name: str) -> tuple[dict, dict, list[dict]]:
        """The command, the leaf that is used, and the way there."""
        words = name.lstrip("/").split()
        visible = self.visible_commands(channel)
        if channel.guild is not None and not channel.guild.has_bot:
            raise Refused("the bot is not in this server")
        if channel.is_thread and channel.archived:  # Discord docs, Threads > Active & archived threads
            raise Refused("no commands in an archived thread")
        cmd = self._named((c for (t, _), c in visible.items() if t == SLASH), words[0])
        if cmd is None:
            there = ", ".join(sorted(n for t, n in visible if t == SLASH)) or "none"
            raise Refused(f"no command /{words[0]} for {self.display_name} in {channel}; there are: {there}")
        node, way = cmd, []
        for word in words[1:]:
            subs = [o for o in node.get("options") or [] if o["type"] in SUB_TYPES]
            found = self._named(subs, word)
            if found is None:
                raise Refused(f"/{name}: no subcommand {word}; there are {[o['name'] for o in subs]}")
            way.append(found)
            node = found
        if any(o["type"] in SUB_TYPES for o in node.get("options") or []):
            raise Refused(f"/{name} needs a subcommand: {[o['name'] for o in node['options']]}")
        return cmd, node, way

    def _named(self, items: Iterable[dict], word: str) -> dict | None:
        """By its name, or by its name in my language."""
        items = list(items)
        mine = [c for c in items if (c.get("name_localizations") or {}).get(self.locale) == word]
        return next((c for c in items if c["name"] == word), None) or next(iter(mine), None)

    def command_data(self, channel: Channel, name: str, given: dict, focused: str | None = None) -> tuple[dict, str]:
        """What the client sends for this command, and its full name; ``focused`` is the option being typed."""
        cmd, leaf, way = self._find(channel, name)
        known: dict[str, dict] = {}
        for o in leaf.get("options") or []:
            known[o["name"]] = o
            known.setdefault((o.get("name_localizations") or {}).get(self.locale) or o["name"], o)
        values = {}
        for k, v in given.items():
            o = known.get(k) or known.get(k.rstrip("_"))
            if o is None:
                raise Refused(f"/{name} has no option {k}; it has {[o['name'] for o in leaf.get('options') or []]}")
            values[o["name"]] = v
        options: list[dict] = []
        resolved: dict = {}
        for o in leaf.get("options") or []:
            v = values.get(o["name"])
            if v is None:
                if o.get("required") and focused is None:
                    raise Refused(f"/{name}: the required option {o['name']} is missing")
                continue
            sent: dict = {"name": o["name"], "type": o["type"]}
            if known.get(focused or "") is o:
                if not o.get("autocomplete"):
                    raise Refused(f"/{name}: {o['name']} has no autocomplete")
                sent.update({"value": v if o["type"] == STRING else str(v), "focused": True})
            else:
                sent["value"] = option_value(self, channel, o, v, resolved)
            options.append(sent)
        for node in reversed(way):
            options = [{"name": node["name"], "type": node["type"], "options": options}]
        data: dict = {"id": cmd["id"], "name": cmd["name"], "type": SLASH, "options": options}
        if resolved and focused is None:
            data["resolved"] = resolved
        if cmd.get("guild_id"):
            data["guild_id"] = cmd["guild_id"]
        return data, " ".join([cmd["name"], *(n["name"] for n in way)])

    def fire_slash(self, channel: Channel, name: str, options: dict | None = None, /, **kw: Any) -> Response:
        """Press Enter and return at once (``slash`` waits for the bot)."""
        return self.begin_command(channel, *self.command_data(channel, name, {**(options or {}), **kw}))

    async def slash(
        self,
        channel: Channel,
        name: str,
        options: dict | None = None,
        /,
        *,
        wait: float = 10.0,
        quiet: float | None = None,
        **kw: Any,
    ) -> Response:
        """Use a slash command. Options by keyword (or in a dict, for names Python cannot spell).

        Returns once the bot has answered (after a deferral: once it has filled the answer, at most ``wait`` s) and then
        kept quiet for ``quiet`` s. No answer within 3 s is not raised but is in ``r.failed`` and ``host.errors``."""
        return await self.settled(self.fire_slash(channel, name, {**(options or {}), **kw}), wait, quiet)

    async def autocomplete(
        self, channel: Channel, name: str, focused: str, typed: Any = "", /, **others: Any
    ) -> list[dict]:
        """The suggestions shown while typing into option ``focused``: [{'name':…, 'value':…}, …]."""
        data, full = self.command_data(channel, name, {**others, focused: typed}, focused)
        r = self.begin(AUTOCOMPLETE, channel, data, command_name=full)
        leaf = data["options"]
        while leaf and "options" in leaf[0]:
            leaf = leaf[0]["options"]
        r.interaction.focus_type = next((o["type"] for o in leaf if o.get("focused")), STRING)
        await asyncio.wait_for(r.interaction.done.wait(), self.host.answer_deadline + 5)
        return r.interaction.choices or []

    async def context_menu(
        self, target: Any, name: str, *, channel: Channel | None = None, wait: float = 10.0, quiet: float | None = None
    ) -> Response:
        """Apps > name on a message or on a member (then give channel=)."""
        on_message = isinstance(target, Message)
        ch, kind = (target.channel, ON_MESSAGE) if on_message else (channel, ON_USER)
        assert ch is not None, "give channel= for a menu on a member"
        cmd = self.visible_commands(ch).get((kind, name))
        if cmd is None:
            raise Refused(f"no context menu {name!r}")
        resolved: dict = {}
        if on_message:
            resolved["messages"] = {str(target.id): target.payload()}
        else:
            option_value(self, ch, {"type": USER, "name": "target"}, target, resolved)
        data = {"id": cmd["id"], "name": name, "type": kind, "target_id": str(target.id), "resolved": resolved}
        if cmd.get("guild_id"):
            data["guild_id"] = cmd["guild_id"]
        return await self.settled(self.begin_command(ch, data, name), wait, quiet)


def _fits(c: dict, channel: Channel) -> bool:
    """Whether a global command shows in this kind of channel."""
    contexts = c.get("contexts")
    if channel.is_dm:
        return 1 in contexts if contexts is not None else c.get("dm_permission") is not False
    return contexts is None or 0 in contexts


def _allowed(need: str | None, have: int) -> bool:
    """Discord docs, Application Commands > Permissions: '0' means administrators only."""
    return need is None or (have == ALL_PERMS if int(need) == 0 else have & int(need) == int(need))
