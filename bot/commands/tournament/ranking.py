"""A ranking on a card: a page as long as a phone shows well, as a table and as a picture, and the way to the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.commands import card_pictures
from bot.hall.cards.card import Argument, Button, Picture, Table, Words, say
from bot.hall.declared.declaration import Hidden
from bot.hall.declared.kinds import Whole

MEDALS = ("first", "second", "third")
PageNumber = Annotated[int, Whole(1, 99), Hidden()]


@dataclass(frozen=True, slots=True)
class Ranking:
    """A ranking in words, from first to last; whole, it has as many columns as a picture or a screen has room for."""

    title: Argument
    head: Words
    rows: tuple[Words, ...]
    highlight: int = 0
    """How many at the top stand out."""
    narrow_head: Words = ()
    narrow: tuple[Words, ...] = ()
    """The columns that a phone shows, where they are not all."""
    name_at: int = 1
    """The column of the names in the table of a phone; the others are numbers."""

    def whole(self) -> Table:
        """All of it."""
        return Table(self.head, self.rows, right=(0, *range(2, len(self.head))))


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a ranking."""

    ranking: Ranking
    number: int

    @classmethod
    def of(cls, ranking: Ranking, wanted: int) -> Page:
        """The page that is wanted, or the last one."""
        return cls(ranking, min(wanted, card_pictures.pages(len(ranking.rows))))

    def ends(self, number: int) -> tuple[int, int]:
        """The first and the last place of a page."""
        return (number - 1) * card_pictures.ON_A_PHONE + 1, min(
            number * card_pictures.ON_A_PHONE, len(self.ranking.rows)
        )

    @property
    def first(self) -> int:
        """How many places stand on the pages before."""
        return (self.number - 1) * card_pictures.ON_A_PHONE

    def table(self) -> Table:
        """Its rows, as a phone shows them."""
        ranking, rows = self.ranking, slice(self.first, self.first + card_pictures.ON_A_PHONE)
        head = ranking.narrow_head or ranking.head
        right = tuple(at for at in range(len(head)) if at != ranking.name_at)
        return Table(head, (ranking.narrow or ranking.rows)[rows], right=right)

    def picture(self, name: Argument, part: str = "", **facts: int) -> Picture:
        """Its rows as a picture; of several pages each says which places it shows, by the text `part`."""
        ranking = self.ranking
        first, last = self.ends(self.number)
        subtitle = name
        if part and len(ranking.rows) > card_pictures.ON_A_PHONE:
            subtitle = say(part, name=name, first=first, last=last, **facts)
        columns = [{"title": title, "align": "left" if at == 1 else "right"} for at, title in enumerate(ranking.head)]
        rows = ranking.rows[self.first : last]
        return card_pictures.standings(
            ranking.title, subtitle, columns, rows, highlight=max(0, ranking.highlight - self.first)
        )

    def turns(self, line: str, label: str) -> list[Button]:
        """To the pages before and after; `line` is the command that shows them, `label` the text of its buttons."""
        near = (self.number - 1, self.number + 1)
        return [
            self._turn(line, label, page) for page in near if 1 <= page <= card_pictures.pages(len(self.ranking.rows))
        ]

    def _turn(self, line: str, label: str, page: int) -> Button:
        first, last = self.ends(page)
        return Button(say(label, page=page, first=first, last=last), f"{line} page:{page}")
