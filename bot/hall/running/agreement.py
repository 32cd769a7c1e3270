"""Decisions that need a yes: of somebody else where the decider gains, of all who have a say where it changes what
known dice fall upon. It is asked for in the book's room, and given with one press each."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.engines.book import Book, Entry, Known, Recorded, Refused
from bot.engines.house_entries import Agreed
from bot.engines.rewriting import Restored, Voided, going_with
from bot.engines.way_back import concerned, drawn_once, needs_of
from bot.hall.books.actions import Touched
from bot.hall.cards import press_id
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.cards.press_id import Pressed
from bot.hall.declared import question_words
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.joined_books import Moves, moves_of
from bot.hall.declared.kinds import Upload
from bot.hall.declared.known_before import known_before_asked
from bot.hall.declared.lines import line_of
from bot.hall.declared.told import Told
from bot.hall.declared.values import Values
from bot.hall.requests import File
from bot.hall.running import drawn_before
from bot.hall.running.book_rows import Rows
from bot.hall.running.said import slips, touched
from bot.hall.running.said.single_cards import OVERTAKEN, AskedWish
from bot.hall.running.said.taken_places import in_place_of_own
from bot.names import key
from bot.storage.contract import Put

NAMED, FIRST = 8, 3
"""Lines of what is asked that are shown; of more, such as a file's, the first of them and how many there are."""
MOMENTS = 50
"""Of how many moments it is looked at what somebody had."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """A pressed yes: by whom (also those who agreed before), at which version of the book and when it was asked for."""

    by: tuple[str, ...]
    version: int
    asked: float = 0.0


async def tried(
    call: Call[Any], command: Command, values: Mapping[str, Any], *, late: bool = False
) -> tuple[Card, list[Known]]:
    """Run a command as if all had agreed to change what known dice fall upon; gives its card and what would change.

    What is refused now, though somebody was asked for a yes to it, is no matter of whoever presses.
    """
    known: list[Known] = []
    while True:
        before = len(call.book.fresh), len(call.changes), len(call.told)
        try:
            card = await command.run(call, values)
            if call.book.fresh and call.after is None:
                await call.house.commands.followed(call, call.book)
            return card, known
        except Known as one:
            if not call.member or one.act in call.agreed or len(call.book.fresh) > before[0]:
                raise
            known.append(one)
            call.agreed |= {one.act}
            del call.changes[before[1] :], call.told[before[2] :]
        except Refused as no:
            if late:
                raise Refused(OVERTAKEN) from no
            await drawn_before.offered(call, no)
            raise


async def required(
    call: Call[Any],
    command: Command,
    before: str,
    known: Sequence[Known],
    yes: Agreement | None,
    rows_before: Rows,
    players_before: frozenset[str],
) -> Agreement | None:
    """Check whether a decision needs somebody's yes. If so and it was not given, raise the question, and nothing is
    written; else return the yes it was given, if any. `rows_before` are the book's rows before it: their difference
    tells whom it joins or parts; of `players_before` it may have sent the last rival away."""
    entries = [*call.book.fresh, *(call.again.book.fresh if call.again is not None else ())]
    decided = await _decided(call, entries)
    if not decided and not known:
        _unneeded(yes)
        return None
    books = [call.book, *([call.after] if call.after is not None else [])]
    moves = await moves_of(call, rows_before, (call.after or call.book).rows()) if decided else Moves()
    places = frozenset(one for entry in decided for one in entry.in_one_place)
    around = frozenset[str]().union(*(book.players() for book in books), moves.players(), places)
    selves = await _selves(call, call.member, around)
    takes_place = not places.isdisjoint(selves)
    acting = selves | places if takes_place else selves
    """Whose stakes count: whoever gives their place away has that of whoever takes it."""
    staked = bool(decided) and any(_has_stake(book, decided, one, players_before) for book in books for one in acting)
    staked = staked or not moves.players().isdisjoint(selves)
    staked = staked or (bool(decided) and any(_has_other(call, decided, one) for one in acting))
    if not staked and not known:
        _unneeded(yes)
        return None
    known = [await _of_who_is_left(call, one, players_before) for one in known]
    asked = _asked(call, known)
    shown = decided + [one for one in entries if known and not _tells_dice(one) and one not in decided]
    if any(entry.untold(call.after or call.book) for entry in shown):
        raise Refused("agree-untold")  # The question would tell the room.
    if yes is None:
        raise await _question(call, command, before, shown, known, asked, moves=moves)
    [*_, agrees] = yes.by
    yes = await _with_those_before(call, yes)
    side = moves.people.union(*(book.side(one) for book in books for one in acting))
    side |= places if not side.isdisjoint(places) else frozenset()
    missing = asked - {*yes.by}
    anybody = staked or len(known) > sum(bool(_asks(call, one)) for one in known)
    if agrees == call.member:
        raise Refused("agree-own")
    if asked and agrees not in asked and (missing or not anybody):
        raise Refused("agree-not-asked")
    if missing:
        raise await _question(call, command, before, shown, known, missing, yes)
    if anybody and side >= {*yes.by}:
        raise Refused("agree-own-side")
    if anybody and not side.isdisjoint(await _selves(call, agrees, around) - {agrees}):
        raise Refused("agree-own-guest")
    touched_ = await call.actions.touched_since(yes.version, needs_of(call.book, _records(shown or entries)))
    if touched_ is Touched.SURELY or (
        touched_ is Touched.PERHAPS and not await _still_asked(call, command, before, shown, known, asked, moves)
    ):
        raise Refused(OVERTAKEN)
    if agrees not in asked and not await known_before_asked(call, agrees, yes.asked, await _told(call, entries)):
        raise Refused("agree-new-here")
    call.changes.append((await _wish(call, command, before)).over())
    for by in yes.by:
        acts = [one.act for one in known if by in (_asks(call, one) or {by})]
        for act in acts or [""]:
            call.also(Agreed(by=by, act=act))
    return yes


def _unneeded(yes: Agreement | None) -> None:
    """Nobody's yes is needed; whoever gave one has agreed to something that this is no more."""
    if yes is not None:
        raise Refused(OVERTAKEN)


async def _with_those_before(call: Call[Any], yes: Agreement) -> Agreement:
    """The yes with those that were said since the card was pressed: two who press at once are both heard."""
    [kept] = await call.store.rows("presses", token=call.request.press[1:])
    *_, before = read(press_id.read(str(kept["line"])))
    return replace(yes, by=tuple(dict.fromkeys((*before, *yes.by))), asked=float(kept["at"]))


async def _of_who_is_left(call: Call[Any], known: Known, players: Collection[str]) -> Known:
    """The same with those alone who can still be asked: a yes of who has gone would be waited for without an end."""
    asks = await question_words.with_a_say(call, known.asks, players)
    return Known(known.act, [one for one in known.asks if one in asks], known.was, known.now, anew=known.anew)


def _asks(call: Call[Any], known: Known) -> frozenset[str]:
    """Who has to agree besides the one who asks; nobody: anybody without a stake."""
    return frozenset(known.asks) - {call.member}


def _asked(call: Call[Any], known: Sequence[Known]) -> frozenset[str]:
    """All who have to agree; refused where there is nobody else."""
    if known and call.book.players() <= {call.member}:
        raise Refused("dice-known-nobody")
    return frozenset[str]().union(*(_asks(call, one) for one in known))


def _tells_dice(entry: Entry) -> bool:
    """Whether it would show dice that nobody has agreed to yet, or tells only that something is void or put back."""
    return bool(entry.drawn) or isinstance(entry, Restored) or (isinstance(entry, Voided) and not entry.why)


async def _decided(call: Call[Any], entries: Sequence[Entry]) -> list[Entry]:
    """What of these entries rules on what others recorded: by itself, or what is voided or put back."""
    book = call.after or call.book
    found = [entry for entry in entries if entry.decides(book)]
    for entry in entries:
        if isinstance(entry, Voided | Restored):
            action = await call.actions.of(entry.request)
            if isinstance(entry, Restored) and any(record.entry.drawn for record in action.records):
                continue  # Revealed again it falls the same: nobody decides anything.
            records = going_with(entry, await call.actions.left_of(action)) if isinstance(entry, Voided) else ()
            told = [record.entry for record in records or action.records]
            own = bool(action.records) and action.person == call.member
            fresh = own and call.now - action.at <= call.settings.limits.slip_minutes * slips.MINUTE
            if not (fresh and slips.is_slip(told)) or await call.actions.confirmed(action):
                found += told
    return found


async def _told(call: Call[Any], entries: Sequence[Entry]) -> list[Recorded]:
    """What was told before of what these entries void, put back or correct."""
    found: list[Recorded] = []
    for entry in entries:
        if isinstance(entry, Voided | Restored):
            found += (await call.actions.of(entry.request)).records
        else:
            found += await call.actions.told_before(entry)
    return found


def _has_stake(book: Book, entries: Sequence[Entry], member: str, before: frozenset[str]) -> bool:
    """Whether somebody plays in what these entries are about, or, among rivals, plays at all; alone nobody gains. A
    rival whom they send away was one."""
    players = book.players()
    if book.rivals:
        return member in players and not before | players <= book.side(member)
    return member in concerned(book, entries) and not players <= book.side(member)


def _has_other(call: Call[Any], entries: Sequence[Entry], member: str) -> bool:
    """Whether somebody would have something else in a book that is told otherwise, now or when that was."""
    before, after = call.book, call.after
    if after is None or member not in before.players() | after.players():
        return False
    moments = {float(entry.at) for entry in entries if hasattr(entry, "at")}
    if len(moments) > MOMENTS:  # An import: what it comes to is seen in what stands now.
        moments = set()
    return any(before.has(member, at) != after.has(member, at) for at in (call.now, *moments))


async def _selves(call: Call[Any], person: str, players: Collection[str]) -> frozenset[str]:
    """A person and everybody here who bears one of their names and has no account on the same chat: they may be the
    same person."""
    known = await call.people.known_in(call.circle)
    accounts = await call.people.accounts(person)
    called = [(await call.people.person(person)).name, *(account.handle for account in accounts)]  # A stranger's too.
    names = {key(name) for name in (*called, *known.called.get(person, ())) if name}
    alike = {one for one in {*players, call.member} if not names.isdisjoint(map(key, known.called.get(one, ())))}
    chats = {account.platform for account in accounts}
    return frozenset({person}) | {
        one for one in alike if chats.isdisjoint(account.platform for account in await call.people.accounts(one))
    }


def _records(entries: Sequence[Entry]) -> list[Recorded]:
    return [Recorded(0, "", 0.0, "", entry) for entry in entries]


# --- asking


async def _question(
    call: Call[Any],
    command: Command,
    before: str,
    decided: Sequence[Entry],
    known: Sequence[Known],
    asked: Collection[str],
    yes: Agreement | None = None,
    moves: Moves | None = None,
) -> AskingFirst:
    """The question to everybody in the book's room, with what would be recorded, in the journal's words."""
    volume = call.volume
    assert volume is not None
    words, kept = await _words(call, command)
    agreed = yes.by if yes is not None else ()
    wish = await _wish(call, command, before)
    # Asking anew keeps the first time: who came later, perhaps only to agree, still counts as unknown then.
    version, at = (yes.version, yes.asked) if yes is not None else (await _version(call), await wish.since(call))
    who = ",".join((call.member, str(int(call.request.manages)), str(version), *agreed))
    line = f"!@{volume.stored.id} &{who} {before}{line_of(command, words)}"
    # While it is asked on, the question is the same: whoever presses what they saw before has all that was said since.
    press, row = press_id.kept(call.house.ids, line, at, call.room.id, again=call.request.press if agreed else "")
    lines = [*await _told_of(call, decided, known, moves), *(say("agreed-line", who=Mention(by)) for by in agreed)]
    lines += await _whose_yes(call, decided, known, asked)
    meant = question_words.meant(call, known)
    card = Card(
        say(meant.title, who=Mention(call.member)),
        tuple(lines),
        buttons=((Button(say(meant.button), press, "good"),),),
        tone=Tone.ASK,
        replaces=bool(agreed),
    )
    needs = needs_of(call.book, _records(decided or call.book.fresh))
    edits = [] if agreed else await wish.gives_way(call)
    # Texts shown in the question need their rows now; when the yes comes, they are written once more.
    shown = [one for one in call.changes if isinstance(one, Put) and one.table == "words"]
    keeps = [row, *kept, *shown, wish.asked(call, press, needs, at)]
    if agreed or call.room.id == volume.stored.room:
        return AskingFirst(in_place_of_own(call, card), keeps, edits=edits)
    told = say("agree-asked-known" if known else "agree-asked")
    asking = Card(told, audience=Audience.MEMBER, tone=Tone.ASK, replaces=True)
    return AskingFirst(asking, keeps, [Told(card, volume.stored.room)], edits)


async def _told_of(
    call: Call[Any], decided: Sequence[Entry], known: Sequence[Known], moves: Moves | None
) -> list[Argument]:
    """What would be recorded, and what it would change."""
    first = decided if len(decided) <= NAMED else decided[:FIRST]
    lines: list[Argument] = [said for one in first if (said := call.house.commands.line(call, one))]
    lines += [say("agree-more", count=len(decided) - len(first))] if len(first) < len(decided) else []
    lines += await question_words.gains(call)
    lines += [say("people-others-move"), *moves.lines] if moves is not None and moves.lines else []
    for one in known:
        lines += [*call.house.commands.weighed(call, call.book, one), say("agree-known", lots=int(call.book.rivals))]
        if one.anew:
            lines.append(say("agree-known-anew"))
    if any(isinstance(one, Voided) for one in call.book.fresh) and drawn_once(call.book, decided):
        lines.append(say("undo-drawn-once"))
    return lines


async def _whose_yes(
    call: Call[Any], decided: Sequence[Entry], known: Sequence[Known], asked: Collection[str]
) -> list[Argument]:
    """Whose yes it waits for, and whom it touches."""
    if asked:
        names: list[Argument] = [Mention(person, ping=True) for person in sorted(asked)]
        return [say("agree-from", who=listed(names))]
    how = say("agree-from-another") if known else say("agree-how", who=Mention(call.member))
    return [*await touched.asked(call, decided, {call.member}), how]


async def _still_asked(
    call: Call[Any],
    command: Command,
    before: str,
    decided: Sequence[Entry],
    known: Sequence[Known],
    asked: Collection[str],
    moves: Moves,
) -> bool:
    """Whether the question would say today what it says: what stands on all of a book has not touched it then."""
    now = await _told_of(call, decided, known, moves)
    now += await touched.asked(call, decided, {call.member}) if not asked else []
    card = await (await _wish(call, command, before)).question(call)
    return card is not None and await question_words.says_still(call, card, now)


async def overtaken(call: Call[Any], command: Command, before: str) -> AskingFirst:
    """What is said in the place of a question that counts no more; refused where something else stands there."""
    wish = await _wish(call, command, before)
    if not await wish.is_asked_by(call, call.request.press):
        raise Refused(OVERTAKEN)
    asked = question_words.kept(await wish.question(call))
    return AskingFirst(Card(say(f"refused-{OVERTAKEN}"), asked, replaces=True), [wish.over()], refused=OVERTAKEN)


async def _wish(call: Call[Any], command: Command, before: str) -> AskedWish:
    """What the member wants done, by which its question is known: what was pressed asks for it, though who asked, or
    whoever it is about, may have become one with another since."""
    assert call.volume is not None
    line = before + line_of(command, await Values.of(call).typed(call.given))
    wish = AskedWish(call.volume.stored.id, call.member, line)
    return replace(wish, known_as=await wish.asked_as(call, call.request.press)) if call.request.press else wish


async def _words(call: Call[Any], command: Command) -> tuple[dict[str, str], list[Put]]:
    """What the command was given, to be given again; a file is kept until then."""
    words = await Values.of(call).typed(call.given)
    sent = next((one for one in call.given.values() if isinstance(one, File)), call.request.file)
    name = next((one.name for one in command.parameters if isinstance(one.kind, Upload)), "")
    if sent is None or not name:
        return words, []
    token, kept = call.keep_file(sent)
    return {**words, name: token}, kept


async def _version(call: Call[Any]) -> int:
    """How many entries the book has on disk or in hand, without what is tried now."""
    return int(call.book.version) - (0 if call.after is not None else len(call.book.fresh))


def read(pressed: Pressed) -> tuple[str, bool, int, tuple[str, ...]]:
    """Who asked, whether the platform lets them manage the place, how many entries the book had, and who agreed."""
    asker, manages, version, *agreed = pressed.agrees.split(",")
    return asker, manages == "1", int(version), tuple(agreed)


async def answered(
    call: Call[Any], command: Command, before: str, card: Card, known: Sequence[Known], yes: Agreement
) -> Card:
    """The outcome, in the place of the question, with who agreed. An answer meant for the asker alone is sent to them,
    and the room keeps reading what was asked."""
    key = "agreed-known" if known else "agreed-line"
    lots = {"lots": int(call.book.rivals)} if known else {}
    told = tuple(say(key, who=Mention(by), **lots) for by in yes.by)
    if card.audience is Audience.ROOM:
        return replace(card, lines=(*card.lines, *told), replaces=True)
    call.tell(call.member, card)
    asked = question_words.kept(await (await _wish(call, command, before)).question(call))
    return Card(told[0], (*told[1:], *asked), tone=Tone.GOOD, replaces=True)
