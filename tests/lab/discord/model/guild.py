"""Servers ('guilds'), and what their administrators do."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tests.lab.discord.constants import ALL_PERMS, BOT_PERMS, EVERYONE_PERMS, INTENT, perms
from tests.lab.discord.model.channel import Channel
from tests.lab.discord.model.user import Role, User
from tests.lab.discord.people.member import Member
from tests.lab.discord.wire import iso

if TYPE_CHECKING:
    from tests.lab.discord.server import DiscordServer


class Guild:
    """A server. It has one extra member, its placeholder owner (``g.member("Olga", owner=True)`` takes over)."""

    def __init__(self, host: DiscordServer, name: str, *, locale: str = "en-US", bot_permissions: int | None = None):
        self.host, self.name, self.locale = host, name, locale
        # a millisecond more or less each time: neighbours are on different shards
        self.id = host.snowflake(age=200 * 86400 - len(host.guilds) * 1000.001)
        self.roles: dict[int, Role] = {}
        self.members: dict[int, Member] = {}
        self.channels: dict[int, Channel] = {}
        self.threads: dict[int, Channel] = {}
        self.emojis: list[dict] = []
        self.events: dict[int, dict] = {}
        self.has_bot = True
        self.threads_full = False
        self.commands: dict[int, dict] = {}
        Role(self, "@everyone", EVERYONE_PERMS, id=self.id)
        self.bot_role = Role(
            self,
            host.app_user.username,
            BOT_PERMS if bot_permissions is None else bot_permissions,
            managed_by=host.app_user.id,
        )
        owner = User(host, f"owner of {name}")
        self.owner_id = owner.id
        Member(self, owner)
        Member(self, host.app_user).roles.append(self.bot_role)
        host.guilds[self.id] = self

    @property
    def me(self) -> Member | None:
        """The bot as a member."""
        return self.members.get(self.host.app_user.id)

    # -- finding or making
    def member(
        self,
        name: str,
        *,
        admin: bool = False,
        locale: str = "en-US",
        roles: Iterable[Role | str] = (),
        owner: bool = False,
        user: User | None = None,
    ) -> Member:
        """Find or create. The same name in two servers is the same person."""
        found = next((m for m in self.members.values() if m.user.global_name == name), None)
        if found is not None:
            return found
        known = (u for u in self.host.users.values() if u.global_name == name and not u.bot)
        m = Member(self, user or next(known, None) or User(self.host, name, locale=locale))
        if admin:
            m.roles.append(self.role("Admin", "administrator"))
        m.roles += [self.role(r) if isinstance(r, str) else r for r in roles]
        if owner:
            self.owner_id = m.id
        self.host.dispatch("GUILD_MEMBER_ADD", {**m.payload(), "guild_id": str(self.id)}, self, INTENT["members"])
        return m

    def role(self, name: str, *permission_names: str, mentionable: bool = False) -> Role:
        """Find or create."""
        found = next((r for r in self.roles.values() if r.name == name), None)
        if found is not None:
            return found
        r = Role(self, name, perms(*permission_names), mentionable=mentionable)
        self.role_changed(r, "CREATE")
        return r

    def channel(self, name: str, *, type: int = 0) -> Channel:
        """Find or create."""
        found = next((c for c in self.channels.values() if c.name == name), None)
        if found is not None:
            return found
        c = Channel(self.host, type, name, guild=self)
        c.changed("CREATE")
        return c

    # -- what an administrator does with the bot
    def bot_permissions(self, *names: str, administrator: bool = False) -> None:
        """The bot's role has these permissions from now on."""
        self.bot_role.permissions = ALL_PERMS if administrator else perms(*names)
        self.role_changed(self.bot_role)

    def lower_bot_role(self) -> None:
        """Put the bot's role under every other: it can no longer hand them out (403 50013)."""
        for r in self.roles.values():
            r.position += r.id != self.id and r is not self.bot_role
        self.bot_role.position = 1
        for r in self.roles.values():
            self.role_changed(r)

    def kick_bot(self) -> None:
        """The bot is thrown out."""
        self.host.dispatch("GUILD_DELETE", {"id": str(self.id)}, self, INTENT["guilds"])
        self.has_bot = False

    def invite_bot(self) -> None:
        """The bot comes (back)."""
        self.has_bot = True
        self.announce()

    # -- telling the bot
    def role_changed(self, role: Role, how: str = "UPDATE") -> None:
        """Tell the bot of a role."""
        data = {"guild_id": str(self.id), "role": role.payload()}
        self.host.dispatch(f"GUILD_ROLE_{how}", data, self, INTENT["guilds"])

    def announce(self) -> None:
        """Tell the bot of this server."""
        for s in self.host.live_sessions(self):
            if s.intents & INTENT["guilds"]:
                s.send("GUILD_CREATE", self.payload(gateway=True, intents=s.intents))
                self.host.touch()

    def payload(self, *, gateway: bool = False, intents: int = 0) -> dict:
        """Discord docs, Guild > Guild object; Gateway Events > Guild Create."""
        out = {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "owner_id": str(self.owner_id),
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 1,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "roles": [r.payload() for r in self.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "vanity_url_code": None,
            "description": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.locale,
            "nsfw_level": 0,
            "premium_progress_bar_enabled": False,
            "max_members": 500000,
            "max_presences": None,
            "max_video_channel_users": 25,
            "nsfw": False,
            "incidents_data": None,
        }
        if gateway:
            # Discord sends only the bot's own member unless the presence intent is on.
            members = list(self.members.values()) if intents & INTENT["presences"] else [self.me]
            out.update(
                {
                    "joined_at": iso(time.time() - 3600),
                    "large": len(self.members) > 250,
                    "unavailable": False,
                    "member_count": len(self.members),
                    "voice_states": [],
                    "members": [m.payload() for m in members if m],
                    "channels": [c.payload() for c in self.channels.values()],
                    "threads": [t.payload() for t in self.threads.values() if not t.archived],
                    "presences": [],
                    "stage_instances": [],
                    "guild_scheduled_events": [],
                    "soundboard_sounds": [],
                }
            )
        return out

    def __repr__(self) -> str:
        return f"<Guild {self.name}>"
