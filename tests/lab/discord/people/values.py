"""What a person gives to an option or a menu, as the client sends it (or ``Refused``, as the client would refuse)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.lab.discord.constants import STRING_SELECT
from tests.lab.discord.model.attachment import Attachment
from tests.lab.discord.model.channel import Channel
from tests.lab.discord.model.member import GuildMember
from tests.lab.discord.model.user import Role, User
from tests.lab.stage import Refused

if TYPE_CHECKING:
    from tests.lab.discord.people.base import Person

# Discord docs, Application Commands > Option type
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11
# select component -> the option type that takes the same things
SAME_AS = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


def option_value(who: Person, channel: Channel, o: dict, v: Any, resolved: dict) -> Any:
    """The value of one option; what it points to goes into ``resolved``."""
    t, where = o["type"], f"option {o['name']}"
    if o.get("choices"):
        return _choice(o["choices"], v, who.locale, where)
    if t == STRING:
        lo, hi = o.get("min_length") or 0, o.get("max_length") or 6000
        if not isinstance(v, str):
            raise Refused(f"{where}: wants text, got {v!r}")
        if not lo <= len(v) <= hi:
            raise Refused(f"{where}: length {len(v)} outside {lo}..{hi}")
        return v
    if t in (INTEGER, NUMBER):
        if isinstance(v, bool) or not isinstance(v, int if t == INTEGER else int | float):
            raise Refused(f"{where}: wants a number, got {v!r}")
        lo, hi = o.get("min_value"), o.get("max_value")
        if (lo is not None and v < lo) or (hi is not None and v > hi) or abs(v) > 2**53:
            raise Refused(f"{where}: {v} outside {lo}..{hi}")
        return v
    if t == BOOLEAN:
        if not isinstance(v, bool):
            raise Refused(f"{where}: wants yes or no, got {v!r}")
        return v
    if t == ATTACHMENT and isinstance(v, tuple):
        return upload(who, channel, v[0], v[1], resolved)
    return _thing(who, channel, o, v, resolved)


def _choice(choices: list[dict], v: Any, locale: str, where: str) -> Any:
    for c in choices:
        same = v == c["value"] and type(v) is type(c["value"])
        if same or v in (c["name"], (c.get("name_localizations") or {}).get(locale, c["name"])):
            return c["value"]
    raise Refused(f"{where}: {v!r} is not among the choices {[c['name'] for c in choices]}")


def _thing(who: Person, channel: Channel, o: dict, v: Any, resolved: dict) -> str:
    """A user, a role or a channel."""
    t, guild = o["type"], channel.guild
    if t in (USER, MENTIONABLE) and isinstance(v, GuildMember | User):
        u = v.user if isinstance(v, GuildMember) else v
        resolved.setdefault("users", {})[str(u.id)] = u.payload()
        m = guild.members.get(u.id) if guild else None
        if m is not None:
            resolved.setdefault("members", {})[str(u.id)] = m.payload(user=False, channel=channel)
        return str(u.id)
    if t in (ROLE, MENTIONABLE) and isinstance(v, Role):
        resolved.setdefault("roles", {})[str(v.id)] = v.payload()
        return str(v.id)
    if t == CHANNEL and isinstance(v, Channel):
        if o.get("channel_types") and v.type not in o["channel_types"]:
            raise Refused(f"option {o['name']}: that kind of channel is not offered")
        me = guild.members.get(who.id) if guild else None
        resolved.setdefault("channels", {})[str(v.id)] = v.interaction_payload(me)
        return str(v.id)
    raise Refused(f"option {o['name']}: cannot give {v!r} to an option of type {t}")


def upload(who: Person, channel: Channel, name: str, data: bytes, resolved: dict) -> str:
    """A file given to a command or a window."""
    a = Attachment(who.host, channel, name, data, ephemeral=True)
    resolved.setdefault("attachments", {})[str(a.id)] = a.payload()
    return str(a.id)


def pick(who: Person, channel: Channel, raw: dict, values: list, resolved: dict) -> list[str]:
    """Choose in a menu: by label or value; members, roles, channels in the menus for them."""
    lo, hi = raw.get("min_values", 1), raw.get("max_values", 1)
    if not lo <= len(values) <= hi:
        raise Refused(f"choose between {lo} and {hi}, not {len(values)}")
    out = []
    for v in values:
        if raw["type"] != STRING_SELECT:
            o = {"type": SAME_AS[raw["type"]], "name": "menu", "channel_types": raw.get("channel_types")}
            out.append(option_value(who, channel, o, v, resolved))
            continue
        found = [o["value"] for key in ("label", "value") for o in raw["options"] if o[key] == v]
        if not found:
            raise Refused(f"no option {v!r}; there are {[o['label'] for o in raw['options']]}")
        out.append(found[0])
    if len(set(out)) != len(out):
        raise Refused("the same option twice")
    return out
