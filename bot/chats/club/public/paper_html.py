"""What is printed of an event as HTML: each leaf on a page of its own; and as pictures, of which a PDF is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from bot.chats.club.public.event_html import page_html
from bot.chats.club.public.paper import SORTS, Leaf, Said
from bot.hall.cards.board import DrawnBoard
from bot.hall.cards.card import DrawnPicture, plain


def contents_html(board: DrawnBoard, sorts: Iterable[str], said: Said, link: str, path: str) -> str:
    """What can be printed now, each as a page and as a PDF."""
    items = "".join(
        f'<li><a href="{path}/paper/{sort}">{escape(said[SORTS[sort]])}</a> · '
        f'<a href="{path}/paper/{board.language}/{sort}.pdf">PDF</a></li>\n'
        for sort in sorts
    )
    body = f"<ul>\n{items}</ul>\n" if items else f"<p>{escape(said['board-quiet'])}</p>\n"
    back = f'<p><a href="{path}">{escape(plain(board.title))}</a></p>\n'
    return page_html(board.language, said["event-paper"], plain(board.title), link, back + body, said["paper-how-to"])


def leaves_html(board: DrawnBoard, leaves: Iterable[Leaf], title: str, link: str, scan: Mapping[str, str]) -> str:
    """The leaves, one below the other, and each on a page of its own on paper, with the QR code (`scan`: the attributes
    of its image) of the event's page, if it has an address."""
    code = "<img{}>".format("".join(f' {name}="{escape(value)}"' for name, value in scan.items())) if scan else ""
    body = "".join(_leaf(leaf, code) for leaf in leaves)
    return page_html(board.language, title, plain(board.title), link, f'<div class="paper">\n{body}</div>\n', "")


def _leaf(leaf: Leaf, code: str) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in leaf.columns)
    above = f"<thead><tr>{head}</tr></thead>" if any(leaf.columns) else ""
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in leaf.rows)
    below = f"<p>{escape(leaf.subtitle)}</p>\n" if leaf.subtitle else ""
    return (
        f'<section class="leaf {leaf.sort}">\n{code}<h2>{escape(leaf.title)}</h2>\n{below}'
        f"<table>{above}<tbody>\n{rows}</tbody></table></section>\n"
    )


def picture(leaf: Leaf, language: str) -> DrawnPicture:
    """A leaf as a picture."""
    if leaf.sort == "certificate":
        values = {
            "title": leaf.title,
            "columns": [{"align": "center"}],
            "rows": [(leaf.title,), (leaf.subtitle,), *leaf.rows],
            "bare": True,
            "letters": 36,
        }
        return DrawnPicture("table", values, leaf.title, language)
    values = {
        "title": leaf.title,
        "subtitle": leaf.subtitle,
        "columns": [{"title": cell} for cell in leaf.columns],
        "rows": leaf.rows,
        "ruled": True,
        "letters": 40 if leaf.sort == "wall" else 26,
    }
    return DrawnPicture("table", values, leaf.title, language)
