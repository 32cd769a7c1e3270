"""A draw of the chair whose dice are known: who agrees to another reads among whom; who is left out has a say."""

from __future__ import annotations

from tests.commands.daimon.evening import Evening
from tests.hall.house import words


async def test_who_had_won_the_first_draw_is_not_left_out_unasked(evening: Evening) -> None:
    had, (one, other) = evening.master, evening.others
    await evening.undoes(one)
    assert (await evening.book()).session is None
    asked = await evening.house.ask(f'/sessione inizia assenti:"@{had.name}"', one)
    said = words(asked.drawn)  # type: ignore[union-attr]
    before, again = (
        said.partition(f"{which} fra ")[2].partition("\n")[0] for which in ("sorteggiata", "sorteggerebbe")
    )
    for who, was, now in ((had, True, False), (one, True, True), (other, True, True)):
        assert (who.name in before, who.name in again) == (was, now)
    assert f"La sedia era di {had.name}" in said
    assert f"Così {had.name}, che aveva vinto, resta fuori" in said
    asked_are = said.partition("Serve il sì di ")[2].partition(".")[0].split(", ")
    assert sorted(asked_are) == sorted([had.name, other.name])
