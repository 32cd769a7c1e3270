"""Forgeries that the file alone gives away: other dice, seeds, lines and words than were written."""

from __future__ import annotations

import json

from bot.engines.seals import act_faces, commitment
from bot.hall.books.chain import compact
from tests.checker.forged_book import Book, fallen_anew, seed_of


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


def a_key_of_other_faces(book: Book) -> str:
    """The assassin of a hand that is over is said to have lain elsewhere."""
    line = book.first("codice.key-drawn")
    told = next(one for one in book.beside if one.get("tells") == line["n"])
    draws = json.loads(told["value"])
    draws[-1]["faces"] = [draws[-1]["faces"][0] % draws[-1]["sides"] + 1]
    book.hidden(line, "draws", compact(draws))
    return book.text()


def a_key_not_told(book: Book) -> str:
    """Of a hand whose seal is opened the key is told."""
    line = book.first("codice.key-drawn")
    book.beside = [one for one in book.beside if one.get("tells") != line["n"]]
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


def a_label_that_steers_a_terminal(book: Book) -> str:
    """It would wipe the verdict away from the screen: it is shown escaped."""
    book.first("table.rolled")["body"]["roll"][0]["label"] += "\x1b[2J"
    return book.text()
