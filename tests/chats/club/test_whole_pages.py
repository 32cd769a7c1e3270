"""whole_pages.txt holds public pages, leaves and calendars as they are sent, one of each kind, to be read and judged.

`python -m tests.chats.club.test_whole_pages` writes it anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.chats.club.page_texts import words
from bot.chats.club.public import data
from bot.chats.club.public.club_html import club_html, player_html
from bot.chats.club.public.event_html import EventParts, html, rules_html
from bot.chats.club.public.paper import leaves, sorts
from bot.chats.club.public.paper_html import contents_html, leaves_html, picture
from bot.hall.cards.board import DrawnBoard, DrawnCountdown, DrawnPanel
from bot.hall.cards.card import DrawnPicture, DrawnTable, Line, Span
from bot.hall.cards.public import DrawnClub, DrawnEvent, DrawnPlayer
from tests.chats.club.house import TEXTS, drawn
from tests.chats.club.test_book_board import line
from tests.chats.club.test_event_page import OTHER, PAGE, event, row
from tests.chats.club.test_paper import cup, panel, table_of_seven

PAGES = Path(__file__).with_name("whole_pages.txt")
SAID = words(TEXTS, "it")
LINK = f"https://club.example/event/{PAGE}"
CLUB, PLAYER = "https://club.example/club/c1", "p1"
WHEN = 1_800_000_000.0
RULES = (
    ("", drawn("Le regole", "Di <tutti>")),
    ("points", replace(drawn("Punti", "Una mano"), table=DrawnTable(row("Mano"), (row("1"),), ()))),
    ("more", replace(drawn("", "Senza titolo"), table=DrawnTable((), (row("2"),), ()))),
)


def inside(page: str) -> str:
    """What is this page's own."""
    return page.partition("<main>\n")[2].partition("</main>")[0]


def part(title: str = "", *lines: Line, **more: object) -> DrawnPanel:
    """A panel with only what is said here."""
    empty = DrawnPanel(line(title) if title else (), lines, None, None, (), 12, False)
    return replace(empty, **more)  # type: ignore[arg-type]


def everything() -> DrawnBoard:
    """A board with whatever a panel may hold, and what holds nothing."""
    one = event()
    standing = DrawnCountdown(line("Fermo <1>"), None, 61.0)
    running = DrawnCountdown(line("Lupi neri"), WHEN, 0.0, line("9:00"))
    bold = (Span("Chi vince: "), Span("<Orsi>", "strong"))
    shown = DrawnPicture("chart", {}, "Il grafico", "it")
    return replace(
        one,
        panels=(
            replace(one.panels[0], name="tables", together=True),
            replace(one.panels[1], title=(), table=DrawnTable((), (row("Lupi", "Gufi"),), (1,))),
            part("Orologi", bold, clocks=(standing, running)),
            part("Niente", name="nothing"),
            part("Nel disegno", picture=shown),
            part("Altrove", line("x"), picture=shown),
        ),
        rules=True,
        dated=True,
    )


def own() -> tuple[DrawnPanel, ...]:
    """What is theirs alone."""
    clock = DrawnCountdown(line("Tavolo 1"), None, 60.0)
    return (part("Poi", line("Contro Lupi"), clocks=(clock,)), part("", line("e basta")))


def events() -> Iterator[tuple[str, str]]:
    """Pages of an event."""
    board = everything()
    whole = EventParts(board, SAID, LINK, {1: "/1?v=a", 4: "/4?v=b&c"}, f"{LINK}/preview.png", dated=True)
    yield "an event", html(whole)
    yield "an event, for one who plays", inside(html(replace(whole, name="Orsi")))
    yield "an event, with what is theirs alone", inside(html(replace(whole, name="Orsi", own=own())))
    yield "an event, for one of whom it says nothing", inside(html(replace(whole, name="Nessuno")))
    quiet = replace(board, subtitle=(), panels=(), entrants=(), rules=False)
    yield "an event of which there is nothing to show", html(EventParts(quiet, SAID, LINK, {}, ""))
    yield "its tables as data", data.as_json(board).decode()
    yield "rules", rules_html(whole, RULES)


def clubs() -> Iterator[tuple[str, str]]:
    """Pages of a club and its players."""
    said = (line("venerdì"), line("alle 9"))
    cup = DrawnEvent(PAGE, line("Coppa <1>"), line("Turno 2"), False, WHEN, "Circolo; sala 2", said)
    before = DrawnEvent("e0", line("Prima"), (), False, WHEN - 60, "", (line("giovedì"),))
    over = DrawnEvent(OTHER, line("Finita"), (), True)
    club = DrawnClub("I <Lupi>", "it", (cup, before, over), ((PLAYER, "Bea & Co"),))
    yield "a club", club_html(club, SAID, CLUB, "/club/c1", "/event/")
    nothing = club_html(replace(club, events=(), players=()), SAID, CLUB, "/club/c1", "/event/")
    yield "a club of which there is nothing to show", inside(nothing)
    table = DrawnTable(row("Con", "Vinti"), (row("Anna", "1"),), (1,))
    way = part("I conti", line("3 vinte"), picture=DrawnPicture("history", {}, "Il suo <cammino>", "it"))
    panels = (way, part("", table=table), replace(way, title=()))
    met = part("Confronti", table=table, picture=way.picture)
    player = DrawnPlayer("Bea", "it", ((cup, panels), (over, (way,))), met)
    yield "a player", player_html(player, club.name, SAID, f"{CLUB}/player/p1", "/club/c1", "/event/")
    alone = player_html(replace(player, met=None), club.name, SAID, f"{CLUB}/player/p1", "/club/c1", "/event/")
    yield "a player who met nobody", inside(alone)
    written = data.calendar("I Lupi, \\ di\nqui", (cup, before, over), "https://club.example/event/", WHEN)
    yield "a calendar", written.decode().replace("\r", "")
    long = DrawnEvent("e" * 60, line("Però " * 40), (), False, WHEN)
    yield "a calendar with long lines", data.calendar("", (long,), "x:", WHEN).decode().replace("\r", "")


def papers() -> Iterator[tuple[str, str]]:
    """What is printed."""
    sealed = cup(over=True, head="7 · kwq")
    ladder = panel("ladder-1", "Scala", ("1", "Bea"))
    boards = {"cup": sealed, "board": table_of_seven(), "ladder": replace(sealed, panels=(ladder,))}
    scan = {"class": "scan", "src": "/qr.png", "alt": "Il <codice>"}
    for name, board in boards.items():
        for sort in sorts(board, SAID):
            found = leaves(board, sort, SAID)
            yield f"{name}: {sort}", inside(leaves_html(board, found, "Da <stampare>", LINK, scan))
            yield f"{name}: {sort}, drawn", "".join(f"{picture(leaf, 'it')}\n" for leaf in found)
    found = leaves(sealed, "wall", SAID)
    yield "leaves without a code", leaves_html(sealed, found[:1], "Da <stampare>", LINK, {})
    yield "what can be printed", contents_html(sealed, sorts(sealed, SAID), SAID, f"{LINK}/paper", "/event/e1")
    yield "nothing to print", inside(contents_html(sealed, (), SAID, f"{LINK}/paper", "/event/e1"))


def pages() -> str:
    """All of them, without what changes with our files."""
    made = [*events(), *clubs(), *papers()]
    return re.sub(r"(/static/[\w.]+)\?v=\w+", r"\1", "\n".join(f"==== {name}\n{page}" for name, page in made))


def test_whole_pages_are_as_they_are_written() -> None:
    told = "`python -m tests.chats.club.test_whole_pages` writes whole_pages.txt anew: read the difference"
    assert pages().splitlines() == PAGES.read_text("utf-8").splitlines(), told


if __name__ == "__main__":
    PAGES.write_text(pages(), "utf-8", newline="\n")
