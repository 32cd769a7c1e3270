"""/undo: an action of the journal, named with whom it touches before it is voided; and what was voided put back."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from bot.commands.book_kind import BookKind, of_linked_clubs
from bot.commands.journal import line_of, with_reason
from bot.commands.people.links import links_of_others
from bot.commands.seal_lines import act_name
from bot.engines.book import Book, Recorded, Refused, Unexplained
from bot.engines.house_entries import Agreed
from bot.engines.rewriting import Restored, Voided, going_with, only_decided
from bot.engines.seals import act_of
from bot.engines.way_back import Action, acts_of, drawn_once
from bot.hall.books.actions import Actions, Numbers
from bot.hall.books.shelf import Volume
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Moment, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.cards.plain_text import quoted
from bot.hall.declared import question_words
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden, May
from bot.hall.declared.kinds import Text, Whole, Yes
from bot.hall.declared.permissions import allow
from bot.hall.running.book_rows import joined_by_another
from bot.hall.running.said import slips, touched

cog: Cog[Book] = Cog(Book)

RequestId = Annotated[str, Text(longest=80), Hidden()]
Turn = Annotated[int, Whole(0, 10_000_000), Hidden()]
"""How often an action had been voided or put back when a button was made: it does its work once."""
Line = Annotated[int, Whole(1, 10_000_000)]
Why = Annotated[str, Text(longest=200)]
"""Why what known dice fell upon goes: asked for where it does."""

NAMED = 12
"""The most entries that are named, of what is to be undone or of what stands on it."""
FIRST = 5
"""Entries that are named of what is to be undone, where it is more than those: who would stand where comes below."""


@cog.command("undo", may=May.MASTER_OR_DIRECTOR, private=True)
async def undo(
    call: Call[Book],
    line: Line | None = None,
    book: BookKind | None = None,
    action: RequestId | None = None,
    back: RequestId | None = None,
    turn: Turn = 0,
    why: Why | None = None,
) -> Card:
    """Name an action, the last one without its line, ask, and void it; or put back what was voided."""
    if back is not None:
        return await _put_back(call, await call.actions.of(back), turn)
    if action is not None:
        return await _void(call, await call.actions.of(action), turn, why)
    if line is None:
        return await _of_last(call)
    return await _of(call, await call.actions.at((await call.actions.numbers()).seq(line)), why)


async def _of(call: Call[Book], found: Action, why: str | None = None) -> Card:
    """What can be done about an action."""
    if found.request in await call.actions.voided():
        return await _offer_back(call, found, await call.actions.left_of(found), why)
    _refused(call, found)
    if later := await call.actions.standing_on(found):
        return _stood_on(call, found, later, await call.actions.numbers())
    return await _ask(call, found, why)


async def _of_last(call: Call[Book]) -> Card:
    """What can be done about the last action, and the way to that of a linked club's book."""
    others = await of_linked_clubs(call, "undo")
    lines, parting = await links_of_others(call)
    refused = ""
    try:
        card = await _of(call, await call.actions.last())
    except Refused as no:
        beside = await _beside(call) if no.reason == "nothing-to-undo" else ()
        if not others and not beside:
            raise
        said = say("undo-nothing-in", book=_called(call.volume)) if beside else say(f"refused-{no.reason}")
        refused = "" if beside else no.reason
        card = Card(said, buttons=beside, audience=Audience.MEMBER, tone=Tone.ASK)
    ways = tuple((button,) for button in parting)
    card = replace(card, lines=(*card.lines, *lines), buttons=(*card.buttons, *ways, *others))
    if refused:
        raise AskingFirst(card, refused=refused)
    return card


async def _beside(call: Call[Book]) -> tuple[tuple[Button, ...], ...]:
    """Buttons for the other books of the room in which there is something to undo."""
    assert call.volume is not None
    here, found = call.volume.stored, []
    for book in await call.store.books(room=here.room, open_only=True):
        volume = await call.house.shelf.volume(book.id) if book.id != here.id else None
        if volume is None or volume.book.about_people:
            continue
        with suppress(Refused):
            await Actions(call.store, call.house.shelf, volume).last()
            found.append((Button(_called(volume), f"!@{book.id} undo"),))
    return tuple(found)


def _called(volume: Volume | None) -> Argument:
    """What a book is called."""
    assert volume is not None
    return volume.stored.title or say(f"book-{volume.stored.kind}")


def _refused(call: Call[Book], found: Action) -> None:
    """Refuse whoever may not undo some of it."""
    for record in found.records:
        record.entry.undone(call.book, call.member)


async def _ask(call: Call[Book], found: Action, why: str | None) -> Card:
    """What would be voided, and whom it touches; nothing has happened yet."""
    void = await call.actions.void(found, {act_of(record.entry.for_throw) for record in found.records})
    lines = (
        *_lines(call, going_with(void, found.records)),
        *_kept(call, await call.actions.decided_of(void.keeps)),
        *await question_words.gains_of(call, void),
        *await _left_hanging(call, found),
        *await touched.lines(call, found.records),
        *(await _known(call, found.records) if only_decided(call.book, found.records) else ()),
        *([say("undo-drawn-once")] if drawn_once(call.book, [one.entry for one in found.records]) else ()),
        say("undo-when", at=Moment(found.at, "relative")),
    )
    if await _takes_another(call, Voided(request=found.request)):
        return Card(say("undo-title"), (*lines, say("refused-claim-own")), audience=Audience.MEMBER, tone=Tone.ASK)
    button = Button(say("undo-sure"), await _pressed_once(call, "action", found, why=why), "bad")
    return Card(say("undo-title"), lines, buttons=((button,),), audience=Audience.MEMBER, tone=Tone.ASK)


async def _pressed_once(call: Call[Book], what: str, found: Action, more: int = 0, why: str | None = None) -> str:
    """The line of a button that voids an action, for a reason, or puts it back. It is used up once that is done; `more`
    counts turns that are about to be written."""
    turn = await call.actions.turn(found.request) + more
    return f"undo {what}:{found.request}" + (f" turn:{turn}" if turn else "") + (f" why:{quoted(why)}" if why else "")


async def _used(call: Call[Book], found: Action, turn: int) -> None:
    """Refuse a press that has done its work: the same again is asked for anew."""
    if turn != await call.actions.turn(found.request):
        raise Refused("button-used")


async def _takes_another(call: Call[Book], entry: Voided | Restored) -> bool:
    """Whether that would make the member one with somebody: nobody's own word is enough for it."""
    if not call.book.about_people or call.refold is None:
        return False
    after = await call.refold(entry)
    try:
        joined_by_another(call.people, call.member, call.book.rows(), after.rows())
    except Refused:
        return True
    return False


async def _left_hanging(call: Call[Book], found: Action) -> list[Argument]:
    """Lasting entries that no undo voids, and that lose their meaning without this action; secret ones are not
    named."""
    lasting = [one for one in await call.actions.lasting_upon(found) if not one.entry.untold(call.book)]
    lines = _lines(call, lasting)
    return [say("undo-left-hanging"), *lines] if lines else []


async def _known(call: Call[Book], records: Sequence[Recorded]) -> list[Argument]:
    """Whose yes it takes to undo what dice have fallen upon."""
    throws = dict.fromkeys(record.entry.for_throw for record in records)
    asked = dict.fromkeys(one for throw in throws for one in call.book.deciders(throw) if one not in ("", call.member))
    said = await question_words.with_a_say(call, asked, call.book.players())
    who = [Mention(one) for one in asked if one in said]
    return [say("undo-known-of", who=listed(who)) if who else say("undo-known")]


def _stood_on(call: Call[Book], found: Action, later: Sequence[Action], numbers: Numbers) -> Card:
    """What stands on an action that was asked for, and where to begin: at the last of it."""
    lines: list[Argument] = []
    for action in later:
        for record in action.records:
            if (line := line_of(call, record)) is not None:
                lines.append(say("undo-line", number=str(numbers.of(record.seq)), line=line))
    more = [say("undo-more-stand", count=len(lines) - NAMED)] if len(lines) > NAMED else []
    begin = numbers.of(later[-1].records[0].seq)
    return Card(
        say("undo-stood-on", number=str(numbers.of(found.records[0].seq))),
        (*_lines(call, found.records), say("undo-what-stands"), *lines[-NAMED:], *more),
        buttons=((Button(say("undo-begin", number=str(begin)), f"undo line:{begin}"),),),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


async def _void(call: Call[Book], found: Action, turn: int, why: str | None) -> Card:
    """Void an action, unless something stands on it by now; what dice have fallen upon is kept, or goes with a reason
    and another's yes."""
    _refused(call, found)
    await _used(call, found, turn)
    left = await call.actions.left_of(found)
    if not left or await call.actions.standing_on(found):
        raise Refused("undo-overtaken")
    void = await call.actions.void(found, call.agreed)
    lines = _gone_and_kept(call, left, going_with(void, left))
    if void.dropped:
        if not why:
            raise Unexplained
        void = void.model_copy(update={"why": call.keep(why)})
        lines.append(say("dropped-known", why=Free(void.why)))
    buttons = await _back(call, found, 1)
    await call.rewrite(void)
    if any(record.entry.drawn for record in left):
        lines.append(say("undone-dice", lots=int(call.book.rivals)))
    if void.keeps or _fell(left):
        lines.append(say("undone-kept"))
    return Card(say("undone", who=Mention(call.member)), tuple(lines), buttons=buttons, replaces=True)


# --- a slip of one's own


@cog.command("take-back", hidden=True)
async def take_back(call: Call[Book], action: RequestId, back: Yes = False, turn: Turn = 0) -> Card:
    """Take back what one has just recorded, or put it back."""
    if back:
        if await call.actions.voided_by(action) not in ("", call.member):
            raise Refused("slip-not-yours")
        return await _put_back(call, await call.actions.of(action), turn)
    found = await slips.own(call, action)
    lines, audience = tuple(_lines(call, found.records)), _audience(call, found)
    again = f"take-back action:{action} back:yes turn:{await call.actions.turn(action) + 1}"
    buttons = ((Button(say("put-back-button"), again),),)
    await call.rewrite(Voided(request=action))
    return Card(say("taken-back", who=Mention(call.member)), lines, audience=audience, buttons=buttons)


def _audience(call: Call[Book], found: Action) -> Audience:
    """What is secret, such as a ballot, is taken back before nobody else."""
    sealed = any(record.entry.sealed(call.book) for record in found.records)
    return Audience.MEMBER if sealed else Audience.ROOM


# --- what was voided


async def _offer_back(call: Call[Book], found: Action, left: Sequence[Recorded], why_gone: str | None) -> Card:
    """An action that is void: it can be put back, where nothing that came since contradicts. What it was decided with
    can be taken back too, where those who have to agree do."""
    mutual = _is_mutual(found)
    since = mutual or bool(await call.actions.since_voided(found))
    own = await _takes_another(call, Restored(request=found.request))
    line = (await call.actions.numbers()).of(found.records[0].seq)
    why = (
        "refused-claim-own"
        if own
        else "refused-put-back-mutual"
        if mutual
        else f"undo-is-void-{_overtaken(call, found)}"
        if since
        else "undo-is-void"
    )
    gone = [record for record in found.records if record not in left]
    kept = (say("undone-kept"), *await _known(call, left)) if left else ()
    void = await _pressed_once(call, "action", found, why=why_gone)
    return Card(
        say("undo-void-title" if not left else "undo-void-but-decided"),
        (*_gone_and_kept(call, found.records, gone), say(why), *kept),
        buttons=(
            *(() if since or own else await _back(call, found, line=line)),
            *(((Button(say("undo-decided"), void, "bad"),),) if left else ()),
        ),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


def _overtaken(call: Call[Book], found: Action) -> str:
    """Whether what came since only overtakes it, or its draw could not even be made again."""
    acts = acts_of(record.entry for record in found.records)
    return "drawn" if any(call.book.ledger.over(act) for act in acts) else "overtaken"


async def _back(call: Call[Book], found: Action, more: int = 0, line: int = 0) -> tuple[tuple[Button, ...], ...]:
    """The button that puts it back; none where others had to agree to it. Asked for by its line it is another button
    than that of the undo, which is used up by it."""
    if _is_mutual(found):
        return ()
    asked = f" line:{line}" if line else ""
    if _fell(found.records):
        turn = await call.actions.turn(found.request) + more
        again = f"reveal-again action:{found.request}" + (f" turn:{turn}" if turn else "")
        return ((Button(say("reveal-again-button"), again + asked),),)
    return ((Button(say("put-back-button"), await _pressed_once(call, "back", found, more) + asked),),)


def _is_mutual(found: Action) -> bool:
    """Whether others had to agree to it."""
    return any(record.entry.mutual for record in found.records)


def _fell(records: Sequence[Recorded]) -> bool:
    """Whether dice fell in it upon what was decided: put back, they fall the same."""
    return any(record.entry.decided for record in records)


async def _put_back(call: Call[Book], found: Action, turn: int) -> Card:
    """Let count again what was voided, as long as nothing that it needs has changed since."""
    await call.store.settled()
    if _is_mutual(found):
        raise Refused("put-back-mutual")
    if found.request not in await call.actions.voided():
        raise Refused("put-back-already")
    await _used(call, found, turn)
    if await call.actions.since_voided(found):
        raise Refused(f"put-back-{_overtaken(call, found)}")
    assert call.volume is not None
    there = replace(call, volume=replace(call.volume, book=await call.rewrite(Restored(request=found.request))))
    return Card(say("put-back", who=Mention(call.member)), tuple(_lines(there, found.records)), replaces=True)


@cog.command("reveal-again", hidden=True)
async def reveal_again(call: Call[Book], action: RequestId, line: Line | None = None, turn: Turn = 0) -> Card:
    """Have dice fall again as they fell: at a table whoever plays there may, as by the roll's own button; where rivals
    play, who may undo."""
    found = await call.actions.of(action)
    plays = not call.book.rivals and call.member in {*call.book.players(), *(one.person for one in found.records)}
    if not (plays and _fell(found.records)):
        allow(call, call.house.commands["undo"])
    return await _put_back(call, found, turn)


def _gone_and_kept(call: Call[Book], records: Sequence[Recorded], gone: Sequence[Recorded]) -> list[Argument]:
    """What an undo voids of an action, and what of it stays as it was decided."""
    return [*_lines(call, gone), *_kept(call, [record for record in records if record not in gone])]


def _kept(call: Call[Book], records: Sequence[Recorded]) -> list[Argument]:
    """The decisions that stay; equal lines are shown once."""
    lines = _lines(call, records)
    once = [line for at, line in enumerate(lines) if line not in lines[:at]]
    return [say("undo-stays-so"), *once] if once else []


def _lines(call: Call[Book], records: Sequence[Recorded]) -> list[Argument]:
    """The entries of an action in a line each; of very many the first, and that there are more."""
    named = records if len(records) <= NAMED else records[:FIRST]
    lines: list[Argument] = [line for one in named if (line := line_of(call, one)) is not None]
    return [*lines, say("undo-more")] if len(named) < len(records) else lines


@cog.tells(Voided)
def voided_line(call: Call[Book], entry: Voided) -> Argument:
    """The journal's line of an undo, where what was undone has no line of its own to be named by."""
    return with_reason(say("voided-line"), entry)


@cog.tells(Agreed)
def agreed_line(call: Call[Book], entry: Agreed) -> Argument:
    """The journal's line of a yes; of one to what was decided otherwise when the faces were known."""
    if entry.act:
        lots = int(call.book.rivals)
        return say("agreed-known-line", who=Mention(entry.by), act=act_name(entry.act), lots=lots)
    return say("agreed-line", who=Mention(entry.by))


@cog.tells(Restored)
def restored_line(call: Call[Book], entry: Restored) -> Argument:
    """The journal's line of what was put back, where that has no line of its own to be named by."""
    return say("restored-line")
