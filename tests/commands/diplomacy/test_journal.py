"""What the journal says of a tournament."""

from __future__ import annotations

from tests.commands.diplomacy.weekend import Weekend


async def test_the_journal_says_who_counted_the_centres(played: Weekend) -> None:
    assert "centri" in (line := (await played.said("/diario 30"))) and "(Ugo)" in line
