"""Nothing sealed stands in the story: evenings that differ in secrets alone are told alike, then and afterwards."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.hall.books.chain import SECRET
from tests import examples
from tests.commands.daimon.checks.test_secrets import TABLE, Secret, acts, secrets, step
from tests.commands.daimon.evening import met
from tests.hall.house import Numbered, opened, words


@given(st.lists(acts, min_size=3, max_size=12), secrets, secrets)
@example([("ask", 0), ("lock", 1), ("lock", 2)], Secret("d1", 0, 1, 1), Secret("d4", 3, 2, 5))
@settings(max_examples=examples(4), deadline=None)
def test_what_is_covered_when_the_evening_ends_is_told_to_nobody(
    evening: list[tuple[Any, ...]], one: Secret, other: Secret
) -> None:
    assert asyncio.run(told(evening, one)) == asyncio.run(told(evening, other))


def test_what_is_uncovered_would_have_been_seen_by_this_test() -> None:
    uncovered = [("ask", 0), ("ask", 1), ("lock", 0), ("lock", 1), ("uncover",), ("uncover",)]
    one, other = Secret("d4", 1, 1, 2), Secret("d4", 2, 1, 2)
    assert asyncio.run(told(uncovered, one)) != asyncio.run(told(uncovered, other))


async def told(acts: Sequence[tuple[Any, ...]], secret: Secret) -> list[str]:
    """The page of the evening, the chronicle, and how the next session begins."""
    numbers = itertools.count(1)
    with tempfile.TemporaryDirectory() as folder:
        house = await opened(
            Path(folder),
            ids=Numbered(numbers),
            chance=lambda count: bytes(count if count == SECRET else (next(numbers) % 256 for _ in range(count))),
        )
        try:
            evening = await met(house, *TABLE)
            for act in acts:
                await step(evening, act, secret)
            await house.heralded()
            said = len(house.chat.said)
            await evening.asks("", evening.master, press="!session end sure:yes")
            kept = await evening.asks("/campagna cronaca", evening.master)
            house.now += 86_400
            await evening.asks("/sessione inizia", evening.master)
            await house.heralded()
            pages = [one.drawn for one in house.chat.said[said:] if one.drawn.picture is not None]
            before = [words(one.drawn) for one in house.chat.said[said:] if "📄" in str(one.drawn.buttons)]
            files = [file.content.decode() for file in kept.drawn.files]
            assert len(pages) == 1
            assert len(files) == 2
            return [f"{words(page)} {page.picture}" for page in pages] + files + before
        finally:
            await house.store.close()
