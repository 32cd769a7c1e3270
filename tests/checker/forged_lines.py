"""Forgeries that hold what is written in no true file."""

from __future__ import annotations

import json
from collections.abc import Callable

from bot.checker import hashes
from bot.engines.seals import commitment
from bot.hall.books.chain import compact
from tests.checker.forged_book import Book, Line


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
