"""Small books that are true, or false in one thing: each says by its name a rule of docs/seal.md."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.checker import hashes
from bot.checker.verdict import ReadOff, head_of
from bot.engines.seals import Cut, act_faces, commitment, faces, key_after
from bot.hall.books.chain import compact

Values = dict[str, Any]
SALT = "5a" * 32


class Case(NamedTuple):
    """A file, what was read off the chat, and the reason that is found first; none where all is well."""

    rule: str
    text: str
    reason: str = ""
    code: int = 1
    chat: ReadOff = ReadOff()


def seed(number: int) -> bytes:
    """The seed of a seal."""
    return hashlib.sha256(b"seed %d" % number).digest()


def line(kind: str, body: Values | None = None, **more: Any) -> Values:
    """A line of a chain, to be numbered."""
    return {"kind": kind, "body": body or {}, **more}


def book(
    *lines: Values, earlier: Iterable[str] = (), salts: bool = True, beside: Iterable[Values] = (), **head: Any
) -> str:
    """A file with a chain, and no secret entry."""
    before, texts, given = [*earlier], [], {}
    at = hashes.first_head("b1")
    for number, one in enumerate(lines, len(before) + 1):
        untold = hashes.hidden_list(SALT, ())
        whole = {"n": number, "of": number, "at": number, "by": "", "schema": 1, "untold": untold, **one}
        if before and number == len(before) + 1:
            whole["before"] = hashes.earlier(SALT, before)
        texts.append(compact(whole))
        at = hashes.linked(at, texts[-1])
        given[str(number)] = SALT
    first = {"format": 2, "book": "b1", "version": len(before) + len(texts), "head": at.hex()}
    first |= {"secondFrom": len(before) + 1, **head}
    told = [*beside, *([{"salts": given}] if salts else [])]
    return "\n".join([json.dumps(first), *before, *texts, *map(compact, told), ""])


def old_book(*lines: Values, **head: Any) -> str:
    """A file of the first format."""
    return "\n".join([json.dumps({"format": 1, "id": "b1", "version": len(lines), **head}), *old(*lines), ""])


def old(*lines: Values) -> list[str]:
    """Lines of the first edition, numbered."""
    return [json.dumps({"seq": number, **one}) for number, one in enumerate(lines, 1)]


def posted(number: int, edition: int = 2) -> Values:
    """A seal is posted."""
    body = {"number": number, "commitment": commitment(seed(number), edition)}
    return line("seal-set", body | ({"strand": "", "edition": 2} if edition > 1 else {}))


def retired(number: int) -> Values:
    """A seal is retired."""
    return line("seal-retired", {"number": number})


def opened(number: int, dice: int, **acts: int) -> Values:
    """The seed of a seal is shown."""
    return line("seal-opened", {"number": number, "seed": seed(number).hex(), "acts": acts, "dice": dice})


def old_opened(number: int, rolls: int) -> Values:
    """The seed of a seal of the first edition is shown."""
    return line("seal-opened", {"number": number, "seed": seed(number).hex(), "rolls": rolls})


def drawn(kind: str, seal: int, label: str, cuts: Iterable[str] = ()) -> Values:
    """One die falls in an act that begins with it."""
    key = key_after(seed(seal), [Cut(one, "") for one in cuts])
    shown = [*act_faces(key, label, 6, 1)]
    draw = {"seal": seal, "label": label, "cuts": len([*cuts]), "sides": 6, "faces": shown}
    return line(kind, {"roll": draw}, opens=[[seal, "/".join(label.split("/")[:2])]])


def rolled(*numbers: int, seal: int = 1) -> Values:
    """Rolls of the first edition, of one die each."""
    rolls = []
    for number in numbers:
        shown, counter = faces(seed(seal), number, "r", 6, 1)
        rolls.append(
            {"seal": seal, "number": number, "request": "r", "sides": 6, "counter": counter, "faces": [*shown]}
        )
    return line("table.rolled", {"roll": rolls})


def masked(*numbers: int, **more: Any) -> Values:
    """A line of the first edition that leaves out its rolls."""
    return line("campaign.oracle-side", masked=["roll"], drawn=[{"seal": 1, "number": one} for one in numbers]) | more


LOT = "session/1/master/1/seat-1"
FIRST_LOT = drawn("campaign.first-master-drawn", 1, LOT)
SECOND_LOT = drawn("campaign.first-master-drawn", 2, LOT)
MADE = drawn("campaign.making-event-rolled", 1, "making/1-1/event")
MADE_ON = drawn("campaign.making-attributes-rolled", 2, "making/1-1/attributes")
MOVED = (posted(1), FIRST_LOT, retired(1), posted(2), SECOND_LOT)

ACTS = (
    Case("an act that goes on under another seal counts under both",
         book(*MOVED, opened(1, 1, session=1), opened(2, 1, session=1))),
    Case("an act counts under the seal under which it goes on", book(*MOVED, opened(2, 1)), "other-acts"),
    Case("an act may go on once its seal is open",
         book(posted(1), MADE, opened(1, 1, making=1), posted(2), MADE_ON, opened(2, 1, making=1))),
    Case("an act goes on under no other seal while its own gives dice",
         book(posted(1), posted(2), MADE, MADE_ON), "act-twice"),
)  # fmt: skip

PLAIN = book(posted(1))
SIGNS = hashes.in_fours(bytes.fromhex(json.loads(PLAIN.partition("\n")[0])["head"]))
RUN_TOGETHER = "".join(SIGNS.split())


def _read(words: str) -> ReadOff:
    return ReadOff(heads=(head_of(words),))


HEADS = (
    *(Case(f"a head is read: {words}", PLAIN, chat=_read(words))
      for words in (f"1 · {SIGNS}", f"1 {SIGNS}", f"1{SIGNS}", f"1{RUN_TOGETHER}", f" 1 ·{SIGNS.upper()} ", SIGNS)),
    Case("a head is read over several lines", PLAIN, chat=_read(f"1 ·\n{SIGNS}".replace(" ", "\n"))),
    *(Case(f"nothing is called false for what is no head: {words}", PLAIN, "no-head", 2, _read(words))
      for words in ("1", "1 ·", SIGNS[:-1], f"{SIGNS}a", f"1: {SIGNS}", f"{SIGNS} ·", "")),
    Case("a head of another line is false", PLAIN, "head-not-here", 1, _read(f"0 {SIGNS}")),
    Case("a head beyond the last line is missing", PLAIN, "head-beyond", 2, _read(f"9{SIGNS}")),
)  # fmt: skip

SET = posted(1, 1)
UNSEEN = (
    Case("a roll that is left out has its number in drawn", old_book(SET, rolled(1), masked(2), old_opened(1, 2))),
    Case("a roll left out may be the first", old_book(SET, masked(1), rolled(2), old_opened(1, 2))),
    Case("a roll seen is not left out", old_book(SET, rolled(1), masked(1)), "roll-twice"),
    Case("a roll left out is not seen", old_book(SET, masked(1), rolled(1)), "roll-twice"),
    Case("a roll is left out once", old_book(SET, masked(1, 1)), "roll-twice"),
    Case("no roll is left out after the opening", old_book(SET, old_opened(1, 0), masked(1)), "seal-over"),
    Case("no roll is left out of a seal that is not posted", old_book(masked(1)), "no-seal"),
    Case("what is left out is a roll", old_book(SET, masked(drawn=[5])), "no-dice"),
    Case("a roll left out has a number", old_book(SET, masked(drawn=[{"seal": 1}])), "no-dice"),
    Case("rolls are left out only where something is masked", old_book(SET, line("table.rolled", drawn=[])), "no-line"),
    Case("before is given where no earlier line is masked",
         book(line("agreed"), earlier=old(SET, masked(1)), beside=[{"before": SALT}]), "other-before"),
    Case("before waits where an earlier line is masked", book(line("agreed"), earlier=old(SET, masked(1)))),
    Case("a line of the first edition has a body", old_book(line("x", seq=1) | {"body": 5}), "no-line"),
    Case("a number with a point is never whole", old_book(SET, line("x") | {"seq": 2.0}), "no-line"),
    Case("other numbers of the first edition are as they like",
         old_book(SET | {"at": 1.5, "more": 10**30}).replace("1.5", "9" * 5000)),
    Case("nothing is secret in salts left out, unless a line is of a tournament that is judged",
         book(line("agreed"), salts=False), "no-salts", 2),
    Case("that line may stand before the chain",
         book(line("agreed"), earlier=old(line("gdr.closed")), beside=[{"before": SALT}], salts=False)),
)  # fmt: skip


def _headed(**head: Any) -> str:
    return book(posted(1), **head)


BEGUN = (
    *(Case(f"it is no export: {why}", text, "other-file", 2)
      for why, text in (("no object", "[]\n"), ("no JSON", "{\n"), ("no format", "{}\n"),
                        ("a byte order mark", f"\ufeff{PLAIN}"),
                        ("a format to come", _headed(format=3)), ("a format in words", _headed(format="2")))),
    *(Case(f"it is no export without its {name}", PLAIN.replace(f'"{name}"', '"x"', 1), "no-version", 2)
      for name in ("book", "version", "head", "secondFrom")),
    Case("a version in words is none", _headed(version="1"), "no-version", 2),
    *(Case(f"a head line is false with {why}", text, "bad-head")
      for why, text in (("a key twice", PLAIN.replace("{", '{"a": 1, "a": 1, ', 1)),
                        ("two formats", PLAIN.replace("{", '{"format": 1, ', 1)),
                        ("half a sign", PLAIN.replace("{", '{"a": "\\ud800", ', 1)),
                        ("101 lists", PLAIN.replace("{", f'{{"a": {"[" * 100}{"]" * 100}, ', 1)),
                        ("a number with a point", _headed(opened=0.5)),
                        ("a format with a point", _headed(format=2.0)),
                        ("a version with a point", _headed(version=1.0)),
                        ("a version beyond all numbers", _headed(version=10**17)),
                        ("a key twice, of the first format", old_book().replace("{", '{"a": 1, "a": 1, ', 1)),
                        ("a version with a point, of the first format", old_book(version=0.0)))),
    Case("a head line of the first format may have a number with a point", old_book(opened=1768077007.0)),
    Case("what stands in a head line of the first format for the second's is not looked at",
         old_book(book="b2", head="x", secondFrom=1)),
    Case("a book may be empty", book()),
    Case("a chain has a line where something stands before it", book(earlier=old(SET)), "no-before"),
)  # fmt: skip

MARK = commitment(seed(1))
FELL = drawn("table.rolled", 1, "roll/1/natural")


def _fallen(**otherwise: Any) -> Values:
    """One die, of which something else is said."""
    return FELL | {"body": {"roll": FELL["body"]["roll"] | otherwise}}


def _corrected(**body: Any) -> str:
    return book(posted(1), FELL, line("corrected", {"seq": 2, "entry_kind": "table.rolled", "body": {}} | body))


REST = (
    *(Case(f"nothing is called false for what is no print: {words}", PLAIN, "print-not-here", 2, ReadOff((words,)))
      for words in (f"{MARK}a", MARK[:-1], f"{MARK[:-1]}1", MARK[:4], "")),
    Case("a print that begins like one is false", PLAIN, "print-not-here", 1, ReadOff((MARK[:4].ljust(32, "a"),))),
    Case("upon how many cuts dice fell is a number", book(posted(1), _fallen(cuts="0")), "no-dice"),
    Case("a correction has a body", _corrected(body=[]), "no-line"),
    Case("a correction says of what kind it is", _corrected(entry_kind=5), "no-line"),
    Case("dice anywhere in a correction are those that fell", _corrected(more=FELL["body"])),
    Case("an opened seal is not retired", book(posted(1), opened(1, 0), retired(1)), "seal-over"),
    Case("no kind of act is counted of which there was none", book(posted(1), opened(1, 0, check=0)), "other-acts"),
    Case("numbers of acts begin at 1", book(posted(1), line("agreed", opens=[[1, "check/0"]])), "act-gap"),
    Case("after the first edition they may begin later, but not before 1",
         book(line("agreed", opens=[[1, "check/0"]]), earlier=old(SET), beside=[{"before": SALT}]), "act-gap"),
    Case("two signs for one are half signs", PLAIN.replace('"strand":""', '"strand":"\\ud83d\\ude00"'), "not-json"),
)  # fmt: skip

CUT = {"number": 1, "cut": 1, "digest": "c" * 64, "word": "w1"}
TARGET = line("campaign.target-set", {"number": 1, "target": {"#": hashes.bound(SALT, "3")}}, masked=["target"])


def _salted(salt: str) -> str:
    """A book that tells a target with this salt."""
    told = {"tells": 1, "field": "target", "salt": salt, "value": "3"}
    return book(TARGET, beside=[told])


STRANGERS = (
    Case("a cut has a word", book(posted(1), line("seal-cut", CUT))),
    *(Case(f"the id of a word is a text: {word}", book(posted(1), line("seal-cut", CUT | {"word": word})), "bad-cut")
      for word in (5, None)),
    Case("a word that is erased is held against nothing", book(posted(1), line("seal-cut", CUT), words={"w1": None})),
    Case("a cut of no word is none", book(posted(1), line("seal-cut", {"number": 1, "cut": 1, "digest": "c" * 64})),
         "bad-cut"),
    Case("an act is opened again while its seal gives dice",
         book(posted(1), MADE, line("agreed", opens=[[1, "making/1-1"]]), opened(1, 1, making=1))),
    *(Case(f"no act is opened again under a seal that gives no more: {over['kind']}",
           book(posted(1), MADE, over, line("agreed", opens=[[1, "making/1-1"]])), "seal-over")
      for over in (opened(1, 1, making=1), retired(1))),
    Case("in a line acts are opened before its body counts",
         book(posted(1), opened(1, 0, making=1) | {"opens": [[1, "making/1-1"]]})),
    *(Case(f"numbers of a chain are smaller than 2⁵³: {number}",
           book(line("agreed", {"more": number})), reason)
      for number, reason in ((2**53 - 1, ""), (1 - 2**53, ""), (2**53, "no-line"), (-(2**53), "no-line"))),
    Case("what is told has the salt of its hash", _salted(SALT)),
    Case("a salt is never short: an empty one would let the value be guessed", _salted(""), "other-value"),
    Case("an empty salt is none of a line's", book(line("agreed"), salts=False, beside=[{"salts": {"1": ""}}]),
         "not-an-entry"),
    Case("what a target is of is said where it is hidden",
         book({**TARGET, "body": {"target": TARGET["body"]["target"]}}), "lawless-mask"),
    Case("and where it is not hidden it may be left out", book(line("campaign.target-set", {"target": 3}))),
    Case("a head alone says how far the chat agrees", PLAIN, chat=ReadOff((MARK,))),
)  # fmt: skip


def _again(*draws: Values) -> str:
    """The act goes on with these dice: the first of each label may fall anew, with more after it."""
    first = FELL["body"]["roll"]
    return book(posted(1), FELL, *(line("table.rolled", {"roll": first | draw}) for draw in draws))


LONGER = [*act_faces(key_after(seed(1), []), "roll/1/natural", 6, 3)]
OTHER = [7 - one for one in LONGER]

ONCE_MORE = (
    Case("dice that fell may fall once more, and more of them", _again({"faces": LONGER}, {"faces": LONGER[:2]})),
    Case("they do not fall otherwise", _again({"faces": OTHER[:1]}), "other-faces"),
    Case("nor do those that fell after them", _again({"faces": LONGER}, {"faces": [LONGER[0], OTHER[1]]}),
         "other-faces"),
    Case("they have as many sides as before", _again({"sides": 8}), "other-sides"),
    Case("no print begins like another",
         book(posted(1), line("seal-set", {"number": 2, "commitment": f"{MARK[:4]:a<32}", "strand": "", "edition": 2})),
         "like-print"),
    Case("a roll of the first edition stands in a correction as it fell",
         old_book(SET, rolled(1), line("corrected", {"seq": 2, "entry_kind": "table.rolled", **rolled(1)}))),
    Case("and not otherwise",
         old_book(SET, rolled(1), line("corrected", {"seq": 2, "entry_kind": "table.rolled", **rolled(2)})),
         "other-faces"),
    *(Case(f"a line is an object: {words}", f"{PLAIN}{words}\n", "not-json") for words in ("[]", "5", "null")),
    Case("no line of the first edition stands after a chain", f"{PLAIN}{old(SET)[0]}\n", "not-an-entry"),
    Case("nor a line of the chain after what stands beside it",
         f"{PLAIN}{PLAIN.split(chr(10))[1]}\n", "not-an-entry"),
    Case("nor in a file of the first format", f"{old_book(SET)}{PLAIN.split(chr(10))[1]}\n", "not-an-entry"),
    Case("a line has no other keys", book(line("agreed", more=1)), "no-line"),
    *(Case(f"a line has every key: {name}", book({**line("agreed"), name: None}), "no-line")
      for name in ("of", "at", "by", "kind", "schema", "body", "untold")),
    Case("of lines before the chain nothing is proven where what binds them is not there",
         book(line("agreed"), earlier=old(SET)), "no-before", 2),
)  # fmt: skip

OTHER_LOT = "session/1/master/1/seat-2"
MORE = (
    Case("the lines of a file of the first format are counted", old_book(SET, version=5), "other-version"),
    Case("a request may be voided by its first line", book(line("agreed"), line("voided", {"request": 1}))),
    Case("a line may have every key there is",
         book({**TARGET, "opens": [[1, "check/1"]]}, earlier=old(SET), beside=[{"before": SALT}])),
    Case("dice of one label fall otherwise under another seal",
         book(posted(1), drawn("campaign.first-master-drawn", 1, OTHER_LOT), retired(1), posted(2),
              drawn("campaign.first-master-drawn", 2, OTHER_LOT))),
)  # fmt: skip

SMALL = (*MORE, *STRANGERS, *ACTS, *HEADS, *UNSEEN, *BEGUN, *REST, *ONCE_MORE)
