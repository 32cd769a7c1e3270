"""Writes the games' rules, in every language: `python -m bot.made_docs.rules_pages docs/rules`."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from bot.commands import COGS
from bot.hall.cards.card import Card, Drawn, DrawnTable, Line, plain
from bot.hall.cards.card_drawer import Drawer, Register
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.rules_pages import RulesPage
from bot.texts import LANGUAGES, Texts


async def pages(texts: Texts) -> dict[str, str]:
    """Every page by the name of its file."""
    found = Commands(COGS).pages.values()
    return {
        f"{page.name}.{language}.md": await _page(page, texts, language) for page in found for language in LANGUAGES
    }


async def _page(page: RulesPage, texts: Texts, language: str) -> str:
    drawer = Drawer(texts, cast(Register, None))  # Rules name nobody.

    async def drawn(card: Card) -> Drawn:
        return await drawer.draw(card, language, "UTC", lambda button: "")

    contents = await drawn(page.contents())
    lines = [f"# {_text(contents.title)}", "", *_paragraphs(contents.lines[:2])]
    lines += [texts.name(language, "rules-made"), ""]
    for name in page.chapters:
        chapter = await drawn(page.chapter(texts, name))
        lines += [f'<a id="{name}"></a>', "", f"## {_text(chapter.title)}", "", *_paragraphs(chapter.lines)]
        if chapter.table is not None:
            lines += [*_table(chapter.table), ""]
    return "\n".join(lines)


def _paragraphs(lines: tuple[Line, ...]) -> Iterator[str]:
    for line in lines:
        yield _text(line)
        yield ""


def _table(table: DrawnTable) -> Iterator[str]:
    yield _row(table.head)
    yield _row_of("---:" if at in table.right else "---" for at in range(len(table.head)))
    yield from map(_row, table.rows)


def _row(cells: tuple[Line, ...]) -> str:
    return _row_of(_text(cell) for cell in cells)


def _row_of(cells: Iterator[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _text(line: Line) -> str:
    """Words that Markdown takes as they are."""
    return re.sub(r"([*_`|<>\[\]])", r"\\\1", plain(line))


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    for name, content in asyncio.run(pages(Texts())).items():
        (folder / name).write_text(content, "utf-8")
