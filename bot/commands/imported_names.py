"""Whose names stand in a file: members and guests by all that they are and were called; doubts are asked first."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, Any, NamedTuple, TypeAlias

from bot.commands import csv_files
from bot.commands.importing import Progress
from bot.engines.book import Refused
from bot.hall.books.long_books import aside
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.cards.lists import joined, listed
from bot.hall.cards.plain_text import clean, folded, quoted
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden
from bot.hall.declared.forgotten_names import ForgottenNames, hint
from bot.hall.declared.kinds import FileGiven, Text
from bot.hall.declared.typed_people import A_GUEST, new_sign
from bot.hall.declared.values import Values
from bot.hall.people.accounts import LONGEST
from bot.hall.people.known import KnownPeople, Like, Match, Nobody, Sure
from bot.hall.requests import Account
from bot.names import alike_pairs, key, names_nobody, reserved

AT_ONCE = 500
"""Names that are looked at before others get their turn on the event loop."""
ASKED = 4
"""Doubtful names that are asked about at a time: a row of buttons each, and one for all of them."""
OFFERED = 3
"""People who are offered for a doubtful name."""
IN_A_ROW, CLAIMED = 5, 19
"""Buttons for claims in a row, and in all: one more shows the others, a page at a time."""
NEW, OTHERS, TOO = "+", "*", "#"
"""In answers: a new guest; whatever was not answered singly; whoever a name before it in the file is."""

Answers: TypeAlias = Annotated[str, Text(longest=100_000), Hidden()]
"""What was answered about the names of a file: 3=p0123456789,7=+,9=#7 by their numbers there."""


class Names:
    """Who is meant by each name of a file; a new one is a guest, written down where a line fits."""

    def __init__(
        self,
        call: Call[Any],
        known: Mapping[str, str],
        same: Mapping[str, str],
        guests: Collection[str],
        not_told: Collection[str] = (),
        besides: Collection[str] = (),
        asked: str = "",
    ) -> None:
        self._people, self._circle = call.people, call.circle
        self._ids = dict(known)
        self._same = same
        """The name in whose place another of the file stands, by how that one is written."""
        self._guests = dict.fromkeys(id for id in known.values() if id in guests)
        """Who is named and has no account yet, in their order."""
        self._not_told = not_told
        """New names of which the platform did not tell in time whether members bear them."""
        self._besides = besides
        """Names that were answered to be new people's though others bear them, as they are written."""
        self._asked = asked

    async def person(self, name: str) -> str:
        """Who is meant; what can be nobody's name is refused."""
        known = self._ids.get(name)
        if known is None:
            meant = self._same.get(_written(name), name)
            shown = _shown(meant)
            if not shown:
                raise Refused("empty-text")
            if len(shown) > LONGEST:
                raise Refused("too-long", longest=LONGEST, length=len(shown))
            # Whoever could be meant besides was asked about before.
            # Two that look alike are two: each was asked about by itself.
            written = _written(meant)
            new = new_sign(f"{self._asked} {written}") if written in self._besides else ""
            known = self._ids[name] = (await self._people.guest(self._circle, shown, sure=True, new=new)).id
            self._guests[known] = None
        return known

    def without_account(self, entered: Collection[str]) -> list[str]:
        """Those of whom something was recorded, and who cannot do anything themselves before they say who they are."""
        return [guest for guest in self._guests if guest in entered]

    def not_told(self) -> tuple[Argument, ...]:
        """Says of how many new names it is not known whether they are members' of the server."""
        return not_told(len(self._not_told))


class Doubt(NamedTuple):
    """A name of the file, by its number there, that may be one of these people's, or was a forgotten one's.

    A new one of the same file stands there by `TOO` and its number; of one that only looks so, the `line` is told.
    """

    number: int
    name: str
    people: tuple[str, ...]
    line: int = 0


class New(NamedTuple):
    """A name of the file whom nobody bears; nobody asks about it any more where it was `told` that it is new."""

    number: int
    name: str
    told: bool
    line: int
    key: str
    """What it looks like."""


async def people_named(
    call: Call[Any], names: Iterable[tuple[int, str]], file: FileGiven, line: str, answers: str | None
) -> Names:
    """Who is meant by the names of a file, each with the number of its line; where that is not sure it is asked, and
    nothing is written.

    `line` is the command as it is typed, `answers` is what was answered before.
    """
    known = await call.people.known_in(call.circle)
    stands: dict[str, int] = {}
    for row, name in names:
        stands.setdefault(name, row)
    different = [*stands]
    matches = await aside(len(different), lambda: [_find(known, name, call.room.platform) for name in different])
    answered = _read_answers(answers or "")
    unmet = [name for name, match in zip(different, matches, strict=True) if _may_be_unmet(match)]
    values = Values.of(call)
    there, silent = await _called_there(call, values, unmet)
    ids: dict[str, str] = {}
    doubts: dict[str, Doubt] = {}
    numbers: dict[str, int] = {}
    usernames: dict[str, str] = {}
    new: dict[str, New] = {}
    besides: set[str] = set()
    own = [name for chat in call.house.chats.values() for name in chat.names]
    for done, (name, found) in enumerate(zip(different, matches, strict=True)):
        if done % AT_ONCE == 0:
            await asyncio.sleep(0)
        shown = _shown(name)
        compared, written = key(shown), _written(name)
        number = numbers.setdefault(written, len(numbers) + 1)
        answer = answered.get(str(number)) or answered.get(OTHERS)
        bearers = there.get(name, {})
        match, gone = _with_bearers(call, found, bearers)
        if compared and not isinstance(match, Sure) and (why := _nobodys(name, own, values)):
            raise csv_files.refused_at(stands[name], Refused(why, name=shown))  # Before any line is written.
        told = answer == NEW or (_is_a_guest(name) and not isinstance(match, Like))
        usernames |= {id: account.handle for id, account in bearers.items()}
        if isinstance(match, Sure):
            ids[name] = match.id
        elif isinstance(match, Like) and answer in match.ids:
            ids[name] = str(answer)
        elif isinstance(match, Like) and not told:
            doubts.setdefault(written, Doubt(number, shown, match.ids))
        elif not told and (gone or call.people.name_is_forgotten(call.circle, compared)):
            doubts.setdefault(written, Doubt(number, shown, ()))
        else:
            new.setdefault(written, New(number, name, told, stands[name], compared))
            if answer == NEW and known.is_borne(shown):
                besides.add(written)
    unsure = {name for name in map(_written, silent) if name in new}
    doubtful, same = await aside(len(new), lambda: _like_each_other(new, answered))
    besides |= {name for first, *others in _looking_so(new) for name in others if name not in same}
    if doubted := [*doubts.values(), *doubtful.values()]:
        others: dict[str, Argument] = {f"{TOO}{one.number}": _shown(one.name) for one in new.values()}
        others |= {
            id: say("ask-whose-member", name=Mention(id), username=username) for id, username in usernames.items()
        }
        counts = len(new) - len(doubtful) - len(same), len(unsure)
        forgotten = ForgottenNames(call.house, call.room)
        asked = [
            one._replace(name=await forgotten.hinted(one.name) if one.people else hint(one.name)) for one in doubted
        ]
        secret = not all(one.people for one in asked) or bool(await forgotten.among(map(_shown, different)))
        cut_short = any(one.people and one.name != doubt.name for one, doubt in zip(asked, doubted, strict=True))
        raise _asking(call, asked, others, counts, file, line, answers or "", secret=secret, cut_short=cut_short)
    if answers:
        call.replaces = True  # What came of the file stands in the place of the last question, with its buttons.
    return Names(call, ids, same, known.guests, unsure, besides, file.kept)


def _nobodys(name: str, own: Collection[str], values: Values) -> str:
    """Why nobody is called so: it is ours, a bot's or no name at all; empty where somebody may be."""
    if reserved(_shown(name), own):
        return "name-reserved"
    if _is_a_guest(name):
        return ""
    return "name-of-a-bot" if values.is_a_bots(name) else "names-nobody" if names_nobody(_shown(name)) else ""


def _find(known: KnownPeople, name: str, platform: str) -> Match:
    """Who of the club is meant by a name of a file."""
    if not _is_a_guest(name):
        return known.find(name, platform)
    match known.guests_called(_shown(name)):
        case []:
            return Nobody(key(_shown(name)))
        case [guest]:
            return Sure(guest, "name")
        case several:
            return Like(tuple((id, "same") for id in several))


def _is_a_guest(name: str) -> bool:
    return name.lstrip().startswith(A_GUEST)


def _may_be_unmet(match: Match) -> bool:
    """Whether somebody whom the club has not met may be meant as well: nobody of the club bears that very name."""
    return not isinstance(match, Sure) and not (isinstance(match, Like) and "same" in dict(match.people).values())


async def _called_there(
    call: Call[Any], values: Values, names: Sequence[str]
) -> tuple[dict[str, Mapping[str, Account]], Collection[str]]:
    """Whom the platform knows there by these very names or usernames; and those of which it did not tell, as shown."""
    shown = {name: _shown(name) for name in names if not _is_a_guest(name)}
    asked = {name for name in shown.values() if name}
    progress = Progress(call, len(asked), "import-looking", "import-looked")
    there, silent = await values.all_called_there(asked, progress.step)
    await progress.end()
    return {name: there[so] for name, so in shown.items() if so in there}, silent


def _with_bearers(call: Call[Any], match: Match, bearers: Iterable[str]) -> tuple[Match, bool]:
    """Who is meant now that these bear that very name there; and whether all of them asked to be forgotten."""
    standing = [id for id in bearers if not call.people.asked_to_be_forgotten(id)]
    if len(standing) == 1:
        return Sure(standing[0], "name"), False
    if standing:
        return Like(tuple((id, "same") for id in standing)), False
    return match, any(bearers)


def _like_each_other(new: Mapping[str, New], answered: Mapping[str, str]) -> tuple[dict[str, Doubt], dict[str, str]]:
    """The new names that may be one written twice, of which nothing was answered; and those of which it was answered,
    each with the name in whose place it stands."""
    likes: dict[str, list[New]] = {}
    # However many they are, two that nobody can tell apart on sight are asked about.
    pairs = {(first, other): None for first, *others in _looking_so(new) for other in others}
    pairs |= dict.fromkeys(alike_pairs({name: [one.key] for name, one in new.items()}))
    for pair in {tuple(sorted(pair, key=lambda name: new[name].number)): None for pair in pairs}:
        first, then = pair
        likes.setdefault(then, []).append(new[first])
    doubts: dict[str, Doubt] = {}
    same: dict[str, str] = {}
    for name, firsts in sorted(likes.items(), key=lambda like: new[like[0]].number):
        answer = answered.get(str(new[name].number), "")
        if meant := next((one for one in firsts if answer == f"{TOO}{one.number}"), None):
            same[name] = same.get(_written(meant.name), meant.name)
        elif not new[name].told:
            meant_too = tuple(f"{TOO}{one.number}" for one in firsts)
            looks = firsts[0].key == new[name].key
            line = new[name].line if looks else 0
            doubts[name] = Doubt(new[name].number, _shown(new[name].name), meant_too, line)
    return doubts, same


def _looking_so(new: Mapping[str, New]) -> list[list[str]]:
    """The new names that nobody can tell apart on sight, each lot in their order."""
    lots: dict[str, list[str]] = {}
    for name in sorted(new, key=lambda name: new[name].number):
        lots.setdefault(new[name].key, []).append(name)
    return [lot for lot in lots.values() if len(lot) > 1]


def _read_answers(answers: str) -> dict[str, str]:
    """What was answered, by the numbers of the names."""
    parted = (answer.partition("=") for answer in answers.split(","))
    return {number: answer for number, _, answer in parted}


def _asking(
    call: Call[Any],
    doubts: Sequence[Doubt],
    others: Mapping[str, Argument],
    counts: tuple[int, int],
    file: FileGiven,
    line: str,
    answers: str,
    *,
    secret: bool,
    cut_short: bool,
) -> AskingFirst:
    """The question; the file is kept until it is answered, in memory alone and asked of nobody else where it is
    `secret`: it names somebody who asked to be forgotten. `others` are the new names of the file, by their numbers,
    and the members whom the club has not met, by their ids; the `counts` are of new names, and of those among them of
    which the platform did not tell."""
    new, silent = counts
    token, keeps = call.keep_file(file, unwritten=secret)

    def button(label: Argument, *more: str) -> Button:
        given = ",".join(filter(None, (answers, *more)))
        return Button(label, f"{line} file:{token} answers:{quoted(given)}")

    asked = doubts[:ASKED]
    offered = Counter(id for one in asked for id in one.people[:OFFERED])

    def whose(doubt: Doubt, id: str) -> Argument:
        """Somebody who may be meant; who may be by more than one of the names, with the name."""
        who = others.get(id) or Mention(id)
        return who if offered[id] == 1 else say("import-is-known", name=doubt.name, who=who)

    lines = [_question(one, others) for one in asked]
    if len(doubts) > ASKED:
        lines.append(say("import-doubts-more", count=len(doubts) - ASKED))
    rows = [
        (
            *(button(whose(one, id), f"{one.number}={id}") for id in one.people[:OFFERED]),
            button(say("import-is-new", name=one.name), f"{one.number}={NEW}"),
        )
        for one in asked
    ]
    if len(doubts) > 1:
        each = [f"{one.number}={one.people[0]}" for one in doubts if len(one.people) == 1]
        certain = len(each) == len(doubts)
        rows.append(
            (
                *([button(say("import-all-theirs"), *each)] if certain else []),
                button(say("import-all-new"), f"{OTHERS}={NEW}"),
            )
        )
    title = say("import-doubts", new=new, alike=len(doubts))
    lines += [say("ask-whose-hinted")] * cut_short
    lines += [*not_told(silent), say("import-nothing-yet")]
    audience = Audience.MEMBER if secret else Audience.ROOM
    card = Card(title, tuple(lines), buttons=tuple(rows), audience=audience, tone=Tone.ASK, replaces=bool(answers))
    return AskingFirst(card, keeps)


def _question(doubt: Doubt, others: Mapping[str, Argument]) -> Argument:
    if not doubt.people:
        return say("import-doubt-forgotten", name=doubt.name)
    who = joined("people-or", [others.get(id) or Mention(id) for id in doubt.people[:OFFERED]])
    if doubt.line:
        return say("import-doubt-looks", name=doubt.name, who=who, line=str(doubt.line))
    also = "import-doubt-too" if doubt.people[0].startswith(TOO) else "import-doubt"
    return say(also, name=doubt.name, who=who)


def _shown(name: str) -> str:
    return _bare(clean(name))


def _written(name: str) -> str:
    """What an answer is kept by: a name that only looks so, in other letters or with characters that nobody sees, is
    asked about by itself."""
    return folded(" ".join(_bare(name).split()))


def _bare(name: str) -> str:
    return name.strip().removeprefix(A_GUEST).removeprefix("@").strip().strip('"')


def not_told(count: int) -> tuple[Argument, ...]:
    """Says of how many new names it is not known whether they are members' of the server."""
    return (say("import-not-told", count=count),) if count else ()


# --- who has no account yet


def without_account(guests: Sequence[str]) -> tuple[Argument, ...]:
    """Names the imported guests, who cannot do anything themselves before they say who they are."""
    more = len(guests) - csv_files.REPORTED
    who = listed(map(Mention, guests[: csv_files.REPORTED]))
    lines = [say("import-without-account", count=len(guests), who=who)] if guests else []
    return (*lines, *((say("import-without-more", count=more),) if more > 0 else ()))


def claiming(guests: Sequence[str]) -> tuple[tuple[Button, ...], ...]:
    """A button for each guest with which a member says that it is they; of many, one that shows the others."""
    # Not of this book: a claim stands in the club's.
    buttons = [
        Button(say("import-claim-button", who=Mention(guest)), f"!club claim guest:<@{guest}>") for guest in guests
    ]
    if len(buttons) > CLAIMED:
        buttons[CLAIMED:] = [Button(say("me-claim-others"), "!me link page:1")]
    return tuple(tuple(buttons[start : start + IN_A_ROW]) for start in range(0, len(buttons), IN_A_ROW))
