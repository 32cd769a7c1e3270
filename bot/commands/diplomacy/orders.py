"""/diplomacy orders: which of several orders on a slip count, which are void and why (article 9)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Annotated

from bot.commands.diplomacy.board_cards import board_card
from bot.commands.diplomacy.cog import cog, spoken, told
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import BoardNumber, PowerName, RoundNumber, own
from bot.commands.journal_lines import tell
from bot.commands.named_refusals import before_its_form
from bot.engines.book import Book, Refused
from bot.engines.diplomacy import homes as declaring
from bot.engines.diplomacy.homes import HomesDeclared
from bot.engines.diplomacy.orders.atlas import Atlas
from bot.engines.diplomacy.orders.which_count import JudgedOrder, judge
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import Argument, Audience, Button, Card, Tone, say, strong
from bot.hall.cards.lists import listed
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text, Whole
from bot.hall.running.forms import ROW, rows
from bot.rules import rulebook
from bot.texts import LANGUAGES, Texts

Slip = Annotated[str, Text(longest=1500)]
HomeNames = Annotated[str, Text(longest=120)]
Builds = Annotated[int, Whole(-17, 17, offers=(1, 2, 3))]
_NUMBER = re.compile(r"(.*\S)\s+(-?(?:1[0-7]|[1-9]))")
"""A slip followed by a number that belongs to no order: how many builds there are."""
SIGNS = {"counts": "✅", "overtaken": "⏭️", "void": "❌", "depends": "❔"}


@cache
def atlas() -> Atlas:
    """The map with the names of its provinces in every language."""
    texts, rules = Texts(), rulebook().map
    names = {
        key: tuple(texts.say(language, f"diplomacy-provinces-{key}", {}) for language in LANGUAGES)
        for key in rules.provinces
    }
    return Atlas(rules, names)


@cog.command("orders", reads=True, without_book=True)
async def orders(call: Call[Book], text: Slip, builds: Builds | None = None) -> Card:
    """Say which orders count; of builds, where it is known how many there are."""
    last = _NUMBER.fullmatch(text)
    if builds is None and last is not None:
        text, builds = last[1], int(last[2])
    return _judged(text, builds, judge(atlas(), text, builds))


@cog.command("builds", hidden=True, reads=True)
@spoken
async def builds(call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, text: Slip, builds: Builds) -> Card:
    """Say which builds of an escalation count, at the homes that were written down."""
    homes = call.book.game_at(board, round_).homes
    return _judged(text, builds, judge(atlas(), text, builds, homes))


def _judged(text: str, builds: int | None, found: Sequence[JudgedOrder]) -> Card:
    good = sum(one.standing == "counts" for one in found)
    lines = tuple(_line(one, builds or 0) for one in found)
    key = "diplomacy-orders-title" if builds is None else "diplomacy-builds-title"
    title = say(key, count=good, all=len(found))
    tone = Tone.GOOD if good == len(found) else Tone.ASK
    return Card(title, lines or (say("diplomacy-orders-none"),), buttons=_how_many(text, found), tone=tone)


def _declares(call: Call[Diplomacy]) -> None:
    board, number = int(call.given["board"]), int(call.given["round"])
    if call.rank < May.REFEREE and not call.book.game_at(board, number).voice_of(own(call)):
        raise Refused("diplomacy-homes-not-yours", board=board)


@cog.command("homes", hidden=True, private=True, fields=before_its_form(told, _declares))
@spoken
async def homes(
    call: Call[Diplomacy], round_: RoundNumber, board: BoardNumber, power: PowerName, centres: HomeNames
) -> Card:
    """Write down the home centres of an escalation: one's own, or by a referee anybody's."""
    game = call.book.game_at(board, round_)
    if call.rank < May.REFEREE and game.voice_of(own(call)) != power:
        raise Refused("diplomacy-homes-not-yours", board=board)
    found = tuple(_centre(name.strip()) for name in re.split(r"[,;]", centres) if name.strip())
    declaring.declare(call.book, call.member, board, power, found, round_, referee=call.rank >= May.REFEREE)
    return replace(board_card(call.book, game), audience=Audience.MEMBER)


def _centre(name: str) -> str:
    """The province of that name, which has a centre."""
    meant = atlas().meant(name)
    if len(meant) != 1 or atlas()[meant[0]].home is None:
        raise Refused("diplomacy-homes-unknown", name=name)
    return meant[0]


def _how_many(text: str, found: Sequence[JudgedOrder]) -> tuple[tuple[Button, ...], ...]:
    """Buttons that say how many builds there are, where that is not known."""
    unknown = sum(one.reason == "how-many" for one in found)
    return rows(
        [
            Button(say("diplomacy-builds-button", count=count), f"diplomacy orders text:{quoted(text)} builds:{count}")
            for count in range(1, min(unknown, ROW) + 1)
        ]
    )


def _line(one: JudgedOrder, builds: int) -> Argument:
    """An order as it was written, whether it counts, and why not; what stands in the place of a build is not known."""
    order: Argument = one.order.written
    if one.standing == "counts":
        key = "diplomacy-order-if-free" if builds > 0 else "diplomacy-order-counts"
        return say(key, sign=SIGNS["counts"], order=strong(order))
    about = listed(_province(key) for key in one.about)
    why = say(f"diplomacy-order-{one.reason}", about=about, by=one.by)
    return say("diplomacy-order-void", sign=SIGNS[one.standing], order=order, why=why)


def _province(key: str) -> Argument:
    return say(f"diplomacy-provinces-{key}") if key in atlas().rules.provinces else key


# --- the journal's lines

tell(cog, {HomesDeclared: "diplomacy-log-homes"}, FIELDS)
