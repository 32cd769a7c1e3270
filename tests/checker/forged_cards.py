"""Forgeries that only what was read off the chat gives away: the chain fits."""

from __future__ import annotations

import json

from bot.engines.seals import Cut, act_faces, cut_digest, key_after
from bot.hall.books.chain import compact
from tests.checker.forged_book import FOLDER, Book, fallen_anew, seed_of


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
