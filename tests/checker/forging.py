"""Forgers of exported books: what the host of a bot could do to a file who knows every sum, and the seeds.

`python -m tests.checker.forging` makes tests/checker/forgeries anew, from the true books that stand there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bot.checker import hashes
from bot.checker.verdict import ReadOff
from bot.engines.seals import Cut, act_faces, commitment, cut_digest, key_after
from bot.hall.books.chain import compact

FOLDER = Path(__file__).parent / "forgeries"
TRUE = ("true-table", "true-dice", "true-campaign", "true-tournament", "true-moved")
"""The last began under the first edition, that before it held secret entries."""
BENT = int(os.environ.get("BENT", "100"))
"""How many files are bent at random for each checker; `make forgeries` bends a thousand."""
Line = dict[str, Any]


class Book:
    """An export taken apart, to be put together again with a chain that fits."""

    def __init__(self, text: str) -> None:
        head, *lines = text.splitlines()
        self.head: Line = json.loads(head)
        self.earlier = [line for line in lines if line.startswith('{"seq":')]
        self.chain: list[Line] = [json.loads(line) for line in lines if line.startswith('{"n":')]
        beside = lines[len(self.earlier) + len(self.chain) :]
        self.beside: list[Line] = [json.loads(line) for line in beside]

    def of_kind(self, kind: str) -> Iterator[Line]:
        """The lines of a kind."""
        return (line for line in self.chain if line["kind"] == kind)

    def first(self, kind: str) -> Line:
        """The first line of a kind."""
        return next(self.of_kind(kind))

    def draws(self) -> Iterator[Line]:
        """Every draw in the open."""
        for line in self.of_kind("table.rolled"):
            yield from line["body"]["roll"]

    def renumbered(self) -> Book:
        """Lines numbered one by one, requests from their own first line on; and what aims at them or tells of them."""
        now = {line["n"]: at for at, line in enumerate(self.chain, len(self.earlier) + 1)}
        for line in self.chain:
            line["n"], line["of"] = now[line["n"]], now.get(line["of"], now[line["n"]])
            for name in ("request", "seq"):
                if line["kind"] in ("voided", "restored", "corrected") and name in line["body"]:
                    line["body"][name] = now.get(line["body"][name], line["body"][name])
        for line in self.beside:
            if "tells" in line:
                line["tells"] = now.get(line["tells"], 0)
        return self

    def hidden(self, line: Line, field: str, value: str) -> None:
        """What a hidden field of a line is said to have held, with a hash that fits."""
        told = next(one for one in self.beside if (one.get("tells"), one.get("field")) == (line["n"], field))
        told["value"] = value
        line["body"][field] = {"#": hashes.bound(told["salt"], value)}

    def secret(self, line: Line, text: str) -> None:
        """What a secret entry is said to have been, with bindings that fit; of the first that is told."""
        self.hidden(line, "line", compact(text))
        [salts] = (one["salts"] for one in self.beside if "salts" in one)
        tellings = [(one["body"]["since"], one["n"], self._binding(one)) for one in self.of_kind("told")]
        for one in self.chain:
            known = [binding for since, told, binding in tellings if since < one["n"] < told]
            one["untold"] = hashes.hidden_list(salts[str(one["n"])], known)

    def _binding(self, line: Line) -> str:
        salt = next(one["salt"] for one in self.beside if one.get("told") == line["body"]["number"])
        value = next(one["value"] for one in self.beside if one.get("tells") == line["n"])
        return hashes.bound(salt, json.loads(value))

    def text(self, *, chained: bool = True) -> str:
        """The file: with a chain that fits, unless the forger forgot it."""
        lines, head = [compact(line) for line in self.chain], hashes.first_head(self.head["book"])
        for line in lines:
            head = hashes.linked(head, line)
        if chained:
            self.head |= {"head": head.hex(), "version": len(self.earlier) + len(lines)}
        beside = [json.dumps(line, ensure_ascii=False) for line in self.beside]
        return "\n".join([json.dumps(self.head, ensure_ascii=False), *self.earlier, *lines, *beside]) + "\n"

    def written(self, old: str, new: str) -> str:
        """The file with one thing written otherwise in the first line that has it, and a chain that fits."""
        self.text()
        lines, head, done = [], hashes.first_head(self.head["book"]), False
        for line in map(compact, self.chain):
            lines.append(line if done else line.replace(old, new, 1))
            done = done or old in line
            head = hashes.linked(head, lines[-1])
        self.head["head"] = head.hex()
        first, *rest = self.text(chained=False).splitlines()
        begins, ends = len(self.earlier), len(self.earlier) + len(lines)
        return "\n".join([first, *rest[:begins], *lines, *rest[ends:]]) + "\n"


def cards(text: str) -> ReadOff:
    """What the chat has shown: every print and cut, the heads of seals, and of where secret entries are told."""
    book = Book(text)
    words = book.head["words"]
    head, heads = hashes.first_head(book.head["book"]), []
    for number, line in enumerate(book.chain, len(book.earlier) + 1):
        head = hashes.linked(head, compact(line))
        if line["kind"].startswith(("seal-", "told")):
            heads.append((number, hashes.in_fours(head)))
    prints = tuple(line["body"]["commitment"] for line in book.of_kind("seal-set"))
    return ReadOff(prints, tuple(words[line["body"]["word"]] for line in book.of_kind("seal-cut")), tuple(heads))


def seed_of(book: Book) -> bytes:
    """The seed of the first seal, which was opened."""
    return bytes.fromhex(book.first("seal-opened")["body"]["seed"])


def fallen_anew(book: Book, seed: bytes) -> None:
    """Every die of the first seal done again, as a host can who knows the seed."""
    cuts = [Cut(line["body"]["digest"], "") for line in book.of_kind("seal-cut")]
    for draw in book.draws():
        if draw["seal"] == 1:
            draw["cuts"] = min(draw["cuts"], len(cuts))
            key = key_after(seed, cuts[: draw["cuts"]])
            draw["faces"] = [*act_faces(key, draw["label"], draw["sides"], len(draw["faces"]))]


# --- from the file alone


def faces_changed(book: Book) -> str:
    draw = next(book.draws())
    draw["faces"][0] = draw["faces"][0] % 6 + 1
    return book.text()


def a_die_more(book: Book) -> str:
    draw = next(book.draws())
    draw["faces"].append(act_faces(seed_of(book), draw["label"], 6, len(draw["faces"]) + 1)[-1])
    return book.text()


def a_die_fewer(book: Book) -> str:
    next(book.draws())["faces"].pop()
    return book.text()


def a_label_made_up(book: Book) -> str:
    draw = next(book.draws())
    draw["label"] = "roll/1/lucky"
    draw["faces"] = [*act_faces(seed_of(book), "roll/1/lucky", 6, len(draw["faces"]))]
    return book.text()


def another_seed(book: Book) -> str:
    """With a print that begins like the true one, as nobody reads all of it."""
    seed = bytes(32)
    short = book.first("seal-set")["body"]["commitment"][:4]
    book.first("seal-set")["body"]["commitment"] = short + commitment(seed)[4:]
    book.first("seal-opened")["body"]["seed"] = seed.hex()
    fallen_anew(book, seed)
    return book.text()


def counts_that_do_not_fit(book: Book) -> str:
    book.first("seal-opened")["body"]["acts"]["roll"] -= 1
    return book.text()


def dated_otherwise(book: Book) -> str:
    book.chain[3]["at"] += 60_000
    return book.text(chained=False)


def a_line_left_out(book: Book) -> str:
    del book.chain[3]
    return book.text()


def a_line_repeated(book: Book) -> str:
    book.chain.insert(4, book.chain[3])
    return book.text()


def a_line_moved(book: Book) -> str:
    book.chain[3], book.chain[5] = book.chain[5], book.chain[3]
    return book.text()


def an_act_left_out(book: Book) -> str:
    """Unseen by numbers of lines and counts of the opening: the acts themselves have no gaps."""
    gone = next(book.of_kind("table.rolled"))
    book.chain.remove(gone)
    opened = book.first("seal-opened")["body"]
    opened["acts"]["roll"] -= 1
    opened["dice"] -= sum(len(draw["faces"]) for draw in gone["body"]["roll"])
    return book.renumbered().text()


def corrected_to_other_faces(book: Book) -> str:
    rolled = book.first("table.rolled")
    body = json.loads(compact(rolled["body"]))
    body["roll"][0]["faces"][0] = body["roll"][0]["faces"][0] % 6 + 1
    entry = {"seq": rolled["n"], "entry_kind": "table.rolled", "body": body}
    at = book.chain.index(book.first("seal-opened"))
    line = {**rolled, "n": 10**6, "of": 10**6, "kind": "corrected", "body": entry}
    del line["opens"]
    book.chain.insert(at, line)
    return book.renumbered().text()


def dice_hidden(book: Book) -> str:
    """Of a roll nothing is ever hidden."""
    line = book.first("table.rolled")
    line["body"]["roll"] = {"#": "0" * 64}
    line["masked"] = ["roll"]
    return book.text()


def a_target_hidden(book: Book) -> str:
    """Of a check whose seal is opened everything is told."""
    rolled = {line["body"]["number"] for line in book.of_kind("campaign.check-rolled")}
    lines = {line["n"] for line in book.of_kind("campaign.check-locked") if line["body"]["number"] in rolled}
    book.beside = [line for line in book.beside if line.get("tells") not in lines]
    return book.text()


def a_hidden_value_changed(book: Book) -> str:
    told = next(line for line in book.beside if "tells" in line)
    told["value"] = compact({"value": told["value"]})
    return book.text()


def no_version(book: Book) -> str:
    text = book.text()
    del book.head["version"]
    return json.dumps(book.head) + text[text.index("\n") :]


def an_opening_of_no_seal(book: Book) -> str:
    book.first("seal-opened")["body"]["number"] = 7
    return book.text()


def an_opening_of_another_seal(book: Book) -> str:
    """The seed of the first seal is said to be the second's."""
    opened, second = book.first("seal-opened"), [*book.of_kind("seal-set")][1]
    book.chain.remove(opened)
    opened["body"]["number"] = 2
    book.chain.insert(book.chain.index(second) + 1, opened)
    return book.renumbered().text()


def an_act_before_its_seal(book: Book) -> str:
    posted, rolled = book.first("seal-set"), book.first("table.rolled")
    book.chain.remove(posted)
    book.chain.insert(book.chain.index(rolled) + 1, posted)
    return book.renumbered().text()


def a_roll_of_a_retired_seal(book: Book) -> str:
    """As if a copy had been put back, and its known dice had been rolled on."""
    rolled = book.first("table.rolled")
    line = {**rolled, "n": 10**6, "of": 10**6, "kind": "seal-retired", "schema": 1, "body": {"number": 1}}
    del line["opens"]
    book.chain.insert(book.chain.index(rolled), line)
    return book.renumbered().text()


def another_word_of_a_cut(book: Book) -> str:
    book.head["words"][book.first("seal-cut")["body"]["word"]] = "lucky"
    return book.text()


def a_salt_left_out(book: Book) -> str:
    next(line for line in book.beside if "salts" in line)["salts"].popitem()
    return book.text()


# --- what is written in no true file


def _another(book: Book, of: Line, kind: str, body: Line) -> Line:
    """A line of its own, to be numbered."""
    line = {**of, "n": 10**6, "of": 10**6, "kind": kind, "schema": 1, "body": body}
    line.pop("opens", None)
    return line


def _corrected(book: Book, change: Callable[[Line], None]) -> str:
    """The first roll corrected, its draw changed in some way."""
    rolled = book.first("table.rolled")
    body = json.loads(compact(rolled["body"]))
    change(body["roll"][0])
    entry = {"seq": rolled["n"], "entry_kind": "table.rolled", "body": body}
    book.chain.insert(book.chain.index(rolled) + 1, _another(book, rolled, "corrected", entry))
    return book.renumbered().text()


def corrected_to_other_cuts(book: Book) -> str:
    return _corrected(book, lambda draw: draw.update(cuts=draw["cuts"] + 1))


def corrected_to_the_last_dice(book: Book) -> str:
    """Some of the dice that stood there: but the first ones are the act's."""
    return _corrected(book, lambda draw: draw.update(faces=draw["faces"][1:]))


def dice_in_a_secret_entry(book: Book) -> str:
    """Where nobody looks for them, and no opening counts them."""
    line = book.first("told")
    entry = {"at": 1, "by": line["by"], "kind": "gdr.answered", "schema": 1}
    draw = {"seal": 1, "label": "round/1/starters", "cuts": 0, "sides": 6, "faces": [6]}
    book.secret(line, compact({**entry, "body": {"team": "t1", "referee": "", "answers": draw}}))
    return book.text()


def a_seal_in_a_secret_entry(book: Book) -> str:
    line = book.first("told")
    body = {"number": 1, "commitment": commitment(bytes(32)), "strand": "", "edition": 2}
    book.secret(line, compact({"at": 1, "by": "", "kind": "seal-set", "schema": 1, "body": body}))
    return book.text()


def a_secret_entry_that_is_junk(book: Book) -> str:
    book.secret(book.first("told"), "nothing")
    return book.text()


def a_secret_told_too_early(book: Book) -> str:
    """Before it was there."""
    book.first("told")["body"]["since"] = 22
    return book.text()


def a_secret_told_twice(book: Book) -> str:
    line = book.first("told")
    body = {**line["body"], "line": {"#": "0" * 64}}
    book.chain.append({**line, "n": 24, "body": body})
    return book.text()


def a_secret_not_told(book: Book) -> str:
    """Where all salts are given, nothing is secret any more."""
    book.beside = [one for one in book.beside if one.get("field") != "line"]
    return book.text()


def a_value_that_is_junk(book: Book) -> str:
    line = next(book.of_kind("campaign.target-set"))
    book.hidden(line, "target", "as you like")
    return book.text()


def a_value_with_a_key_twice(book: Book) -> str:
    """Each reader might take another of the two."""
    line = next(book.of_kind("campaign.target-set"))
    book.hidden(line, "target", '{"target":4,"target":6}')
    return book.text()


def a_target_told_as_hidden(book: Book) -> str:
    """Told, and as secret as before: for a check whose seal is opened."""
    book.hidden(_target_of_a_rolled_check(book), "target", compact({"#": "0" * 64}))
    return book.text()


def a_target_that_hides_something(book: Book) -> str:
    book.hidden(_target_of_a_rolled_check(book), "target", compact([{"target": {"#": "0" * 64}}]))
    return book.text()


def _target_of_a_rolled_check(book: Book) -> Line:
    told = {line["tells"] for line in book.beside if line.get("field") == "target"}
    return next(line for line in book.of_kind("campaign.target-set") if line["n"] in told)


def a_key_twice(book: Book) -> str:
    return book.written('"reserve":', '"reserve":9,"reserve":')


def a_number_with_a_point(book: Book) -> str:
    return book.written('"sides":6', '"sides":6.0')


def half_a_sign(book: Book) -> str:
    return book.written('"by":"', '"by":"\\ud800')


def no_last_line_feed(book: Book) -> str:
    return book.text().removesuffix("\n")


def an_unknown_kind(book: Book) -> str:
    book.chain.insert(2, _another(book, book.chain[1], "table.blessed", {}))
    return book.renumbered().text()


def an_unknown_act(book: Book) -> str:
    book.first("table.rolled")["opens"].append([1, "wish/1"])
    return book.text()


def nothing_that_is_opened(book: Book) -> str:
    book.chain[0]["opens"] = []
    return book.text()


def more_sides_than_there_are(book: Book) -> str:
    draw = next(book.draws())
    draw["sides"] = 2**32 + 1
    return book.text()


def a_roll_of_the_first_edition(book: Book) -> str:
    """Under a seal of the second, where no label binds it."""
    draw = next(book.draws())
    shown = draw["faces"]
    draw.clear()
    draw |= {"seal": 1, "number": 1, "request": "lucky", "sides": 6, "counter": len(shown), "faces": shown}
    return book.text()


def a_seal_of_no_edition(book: Book) -> str:
    book.first("seal-set")["body"]["edition"] = 3
    return book.text()


def a_seed_in_capitals(book: Book) -> str:
    opened = book.first("seal-opened")["body"]
    opened["seed"] = opened["seed"].upper()
    return book.text()


def hidden_within_a_field(book: Book) -> str:
    book.first("table.rolled")["body"]["roll"] = [{"#": "0" * 64}]
    return book.text()


def hidden_upon_no_throw(book: Book) -> str:
    """Nobody could know when it must be told."""
    line = next(line for line in book.of_kind("campaign.check-locked") if "masked" in line)
    line["body"]["number"] = str(line["body"]["number"])
    return book.text()


def voided_by_itself(book: Book) -> str:
    rolled = book.first("table.rolled")
    line = {**_another(book, rolled, "voided", {"request": rolled["n"], "keeps": []}), "of": rolled["n"]}
    book.chain.insert(book.chain.index(rolled) + 1, line)
    return book.renumbered().text()


def before_where_nothing_was(book: Book) -> str:
    book.chain[0]["before"] = hashes.earlier("00" * 32, [])
    return book.text()


def a_salt_of_nothing_before(book: Book) -> str:
    book.beside.append({"before": "00" * 32})
    return book.text()


def a_salt_of_no_line(book: Book) -> str:
    next(line for line in book.beside if "salts" in line)["salts"][str(len(book.chain) + 1)] = "00" * 32
    return book.text()


def salts_twice(book: Book) -> str:
    book.beside.append(next(line for line in book.beside if "salts" in line))
    return book.text()


def an_earlier_line_changed(book: Book) -> str:
    book.earlier[5] = book.earlier[5].replace('"at": 1', '"at": 2', 1)
    return book.text()


def an_earlier_line_left_out(book: Book) -> str:
    del book.earlier[40]
    book.head["secondFrom"] -= 1
    return book.renumbered().text()


def an_act_left_out_after_moving(book: Book) -> str:
    """The first number after the first edition is free; after it they come one by one."""
    line = [*book.of_kind("campaign.check-asked")][-1]
    number = line["body"]["number"]
    for one in book.chain[book.chain.index(line) :]:
        for seal_and_act in one.get("opens", ()):
            seal_and_act[1] = seal_and_act[1].replace(f"check/{number}", f"check/{number + 1}")
    return book.text()


# --- with the chat's cards


def trimmed(book: Book) -> str:
    book.chain = book.chain[: book.chain.index(book.first("seal-opened"))]
    book.beside = [line for line in book.beside if "tells" not in line or line["tells"] <= len(book.chain)]
    return book.text()


def an_act_added(book: Book) -> str:
    """A roll more, before the opening, with all that the seed gives."""
    opened = book.first("seal-opened")
    last = [line for line in book.of_kind("table.rolled") if line["n"] < opened["n"]][-1]
    number = last["body"]["number"] + 1
    cuts = [Cut(line["body"]["digest"], "") for line in book.of_kind("seal-cut")]
    label = f"roll/{number}/natural"
    shown = [*act_faces(key_after(seed_of(book), cuts), label, 6, 3)]
    draw = {"seal": 1, "label": label, "cuts": len(cuts), "sides": 6, "faces": shown}
    body = {**last["body"], "number": number, "reserve": 0, "roll": [draw]}
    line = {**last, "n": 10**6, "of": 10**6, "body": body, "opens": [[1, f"roll/{number}"]]}
    book.chain.insert(book.chain.index(opened), line)
    book.chain = [one for one in book.chain if one["kind"] != "table.rolled" or one["n"] < opened["n"] or one is line]
    opened["body"]["acts"]["roll"] += 1
    opened["body"]["dice"] += 3
    return book.renumbered().text()


def a_chain_done_again(book: Book) -> str:
    for line in book.chain:
        line["at"] += 60_000
    return book.text()


def spliced(book: Book) -> str:
    """The beginning of one book before the end of another."""
    other = Book((FOLDER / "true-table.jsonl").read_text("utf-8"))
    fallen_anew(other, seed_of(other))
    for line in other.chain[: len(other.chain) // 2]:
        line["by"] = "pzzzzzzzzzz"
    return other.text()


def a_cut_left_out(book: Book) -> str:
    book.chain.remove(book.first("seal-cut"))
    fallen_anew(book, seed_of(book))
    return book.renumbered().text()


def a_cut_added(book: Book) -> str:
    cut = json.loads(compact(book.first("seal-cut")))
    cut["n"] = cut["of"] = 10**6
    cut["body"] |= {"cut": 2, "digest": cut_digest("lucky"), "word": "wlucky"}
    book.head["words"]["wlucky"] = "lucky"
    book.chain.insert(book.chain.index(book.first("seal-cut")) + 1, cut)
    for draw in book.draws():
        draw["cuts"] += draw["cuts"] == 1 and draw["seal"] == 1
    fallen_anew(book, seed_of(book))
    return book.renumbered().text()


def a_cut_changed(book: Book) -> str:
    cut = book.first("seal-cut")["body"]
    cut["digest"] = cut_digest("lucky")
    book.head["words"][cut["word"]] = "lucky"
    fallen_anew(book, seed_of(book))
    return book.text()


class Forgery(NamedTuple):
    """What a forger did to a true book, and by what it is found out; with the chat's cards, or by the file alone."""

    make: Callable[[Book], str]
    reason: str
    of: str = "true-table"
    with_cards: bool = False

    @property
    def name(self) -> str:
        """The name of its file."""
        return self.make.__name__.replace("_", "-")

    @property
    def text(self) -> str:
        """The forged file, as it stands there."""
        return (FOLDER / f"{self.name}.jsonl").read_text("utf-8")


FORGERIES = (
    Forgery(faces_changed, "other-faces"),
    Forgery(a_die_more, "other-dice"),
    Forgery(a_die_fewer, "other-dice"),
    Forgery(a_label_made_up, "no-label"),
    Forgery(another_seed, "other-seed"),
    Forgery(counts_that_do_not_fit, "other-acts"),
    Forgery(dated_otherwise, "broken-chain"),
    Forgery(a_line_left_out, "other-number"),
    Forgery(a_line_repeated, "other-number"),
    Forgery(a_line_moved, "other-number"),
    Forgery(an_act_left_out, "act-gap"),
    Forgery(corrected_to_other_faces, "other-faces"),
    Forgery(dice_hidden, "lawless-mask"),
    Forgery(a_target_hidden, "hidden-after-opening", "true-campaign"),
    Forgery(a_hidden_value_changed, "other-value", "true-campaign"),
    Forgery(no_version, "no-version"),
    Forgery(an_opening_of_no_seal, "no-seal"),
    Forgery(an_opening_of_another_seal, "other-seed"),
    Forgery(an_act_before_its_seal, "no-seal"),
    Forgery(a_roll_of_a_retired_seal, "seal-over"),
    Forgery(another_word_of_a_cut, "other-word"),
    Forgery(a_salt_left_out, "no-salts"),
    Forgery(corrected_to_other_cuts, "other-faces"),
    Forgery(corrected_to_the_last_dice, "other-faces"),
    Forgery(dice_in_a_secret_entry, "no-secret", "true-tournament"),
    Forgery(a_seal_in_a_secret_entry, "no-secret", "true-tournament"),
    Forgery(a_secret_entry_that_is_junk, "no-secret", "true-tournament"),
    Forgery(a_secret_told_too_early, "other-secrets", "true-tournament"),
    Forgery(a_secret_told_twice, "other-secrets", "true-tournament"),
    Forgery(a_secret_not_told, "no-salts", "true-tournament"),
    Forgery(a_value_that_is_junk, "no-value", "true-campaign"),
    Forgery(a_value_with_a_key_twice, "no-value", "true-campaign"),
    Forgery(a_target_told_as_hidden, "lawless-mask", "true-campaign"),
    Forgery(a_target_that_hides_something, "lawless-mask", "true-campaign"),
    Forgery(a_key_twice, "not-json"),
    Forgery(a_number_with_a_point, "no-line"),
    Forgery(half_a_sign, "not-json"),
    Forgery(no_last_line_feed, "no-end"),
    Forgery(an_unknown_kind, "no-line"),
    Forgery(an_unknown_act, "no-act"),
    Forgery(nothing_that_is_opened, "no-line"),
    Forgery(more_sides_than_there_are, "no-dice"),
    Forgery(a_roll_of_the_first_edition, "no-seal"),
    Forgery(a_seal_of_no_edition, "no-print"),
    Forgery(a_seed_in_capitals, "other-seed"),
    Forgery(hidden_within_a_field, "lawless-mask"),
    Forgery(hidden_upon_no_throw, "lawless-mask", "true-campaign"),
    Forgery(voided_by_itself, "no-aim"),
    Forgery(before_where_nothing_was, "no-line"),
    Forgery(a_salt_of_nothing_before, "tells-nothing"),
    Forgery(a_salt_of_no_line, "tells-nothing"),
    Forgery(salts_twice, "not-an-entry"),
    Forgery(an_earlier_line_changed, "other-before", "true-moved"),
    Forgery(an_earlier_line_left_out, "other-before", "true-moved"),
    Forgery(an_act_left_out_after_moving, "act-gap", "true-moved"),
    Forgery(trimmed, "head-beyond", with_cards=True),
    Forgery(an_act_added, "head-not-here", with_cards=True),
    Forgery(a_chain_done_again, "head-not-here", with_cards=True),
    Forgery(spliced, "head-not-here", with_cards=True),
    Forgery(a_cut_left_out, "cut-not-here", with_cards=True),
    Forgery(a_cut_added, "head-not-here", with_cards=True),
    Forgery(a_cut_changed, "cut-not-here", with_cards=True),
)


def true(name: str) -> str:
    """A book as it was."""
    return (FOLDER / f"{name}.jsonl").read_text("utf-8")


if __name__ == "__main__":
    for forgery in FORGERIES:
        (FOLDER / f"{forgery.name}.jsonl").write_text(forgery.make(Book(true(forgery.of))), "utf-8")
