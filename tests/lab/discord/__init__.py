"""Discord stood in for on 127.0.0.1 (HTTP API v10 and Gateway v10), and the people who use it."""

from tests.lab.discord.checks import commands as command_checks
from tests.lab.discord.constants import ALL_PERMS, FLAG_EPHEMERAL, FLAG_V2, INTENT, PERMS, perms
from tests.lab.discord.host import DiscordHost
from tests.lab.discord.model.attachment import Attachment
from tests.lab.discord.model.channel import Channel
from tests.lab.discord.model.guild import Guild
from tests.lab.discord.model.interaction import Interaction
from tests.lab.discord.model.message import Message
from tests.lab.discord.model.seen import Button, Select, all_text, walk
from tests.lab.discord.model.user import Role, User
from tests.lab.discord.people.member import Member
from tests.lab.discord.people.response import Modal, Response
from tests.lab.discord.wire import Fault, Violation
from tests.lab.process import HOOK_DIR, LAB, PYTHON, BotProcess, lab_env
from tests.lab.stage import NoAnswer, Refused

__all__ = [
    "ALL_PERMS",
    "FLAG_EPHEMERAL",
    "FLAG_V2",
    "HOOK_DIR",
    "INTENT",
    "LAB",
    "PERMS",
    "PYTHON",
    "Attachment",
    "BotProcess",
    "Button",
    "Channel",
    "DiscordHost",
    "Fault",
    "Guild",
    "Interaction",
    "Member",
    "Message",
    "Modal",
    "NoAnswer",
    "Refused",
    "Response",
    "Role",
    "Select",
    "User",
    "Violation",
    "all_text",
    "command_checks",
    "lab_env",
    "perms",
    "walk",
]
