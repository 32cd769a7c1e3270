"""The page that checks exports without Araldo, opened from the disk: it finds what the command line finds."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.checker.checker_page import NAME, page
from bot.checker.file_check import checked
from bot.checker.reading import NotAnExport
from bot.checker.verdict import CheckResult, ReadOff, head_of
from tests.checker.forged_book import cards
from tests.checker.forging import BENT, FORGERIES, TRUE, true
from tests.checker.small_books import SMALL
from tests.checker.test_first_facts import FACTS, old_exports
from tests.checker.test_forgeries import bend, bend_a_value
from tests.e2e.page.page_stage import CHROMIUM
from tests.hall.house import TEXTS

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]
AT_ONCE = 100
"""How many files the page is given at a time: the way there and back takes longest."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def checker(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> AsyncIterator[Page]:
    """The page, saved and opened with no network."""
    file = tmp_path_factory.mktemp("checker") / NAME
    file.write_bytes(page(TEXTS))
    context = await browser.new_context(offline=True, locale="it-IT", viewport={"width": 390, "height": 800})
    opened = await context.new_page()
    await opened.goto(file.as_uri())
    yield opened
    await context.close()


def by_us(text: str, chat: ReadOff) -> Any:
    """What the command line finds, as the page says it."""
    try:
        found: CheckResult = checked(text, chat)
    except NotAnExport as wrong:
        return [wrong.reason, wrong.line]
    return [
        int(found.grade), found.agreed, found.dice,
        *([[flaw.reason, flaw.line] for flaw in sorted(some)] for some in (found.false, found.missing, found.waits)),
    ]  # fmt: skip


ASKED = """async (files) => {
    const plain = some => some.map(one => [one.reason, one.line]).sort()
    const all = []
    for (const [text, prints, cuts, heads] of files) try {
        const found = await checked(text, {prints, cuts, heads})
        all.push([found.grade, found.agreed, found.dice, plain(found.false), plain(found.missing), plain(found.waits)])
    } catch (wrong) { all.push([wrong.reason, wrong.line]) }
    return all
}"""


async def by_the_page(checker: Page, files: Iterable[tuple[str, ReadOff]]) -> list[Any]:
    """What the page finds in each of these files."""
    return await checker.evaluate(ASKED, [[text, chat.prints, chat.cuts, chat.heads] for text, chat in files])  # type: ignore[no-any-return]


def sorted_alike(found: list[Any]) -> list[Any]:
    return [sorted(map(str, one)) if isinstance(one, list) else one for one in found]


async def test_the_page_finds_in_true_books_and_forgeries_what_the_command_line_finds(checker: Page) -> None:
    files = [(name, true(name), cards(true(name))) for name in TRUE]
    files += [(one.stem, one.read_text("utf-8"), chat) for one in old_exports() for chat in (ReadOff(), *FACTS)]
    files += [(one.name, one.text, cards(true(one.of)) if one.with_cards else ReadOff()) for one in FORGERIES]
    files += [(case.rule, case.text, case.chat) for case in SMALL]
    found = await by_the_page(checker, [(text, chat) for _, text, chat in files])
    for (name, text, chat), one in zip(files, found, strict=True):
        assert sorted_alike(one) == sorted_alike(by_us(text, chat)), name


@pytest.mark.again
async def test_the_page_finds_in_bent_files_what_the_command_line_finds(checker: Page) -> None:
    chance = random.Random(16)
    told = {name: cards(true(name)) for name in TRUE}
    for _ in range(BENT // AT_ONCE):
        names = chance.choices(TRUE, k=AT_ONCE)
        files = [(chance.choice((bend, bend_a_value))(true(name), chance), told[name]) for name in names]
        for (bent, chat), found in zip(files, await by_the_page(checker, files), strict=True):
            assert sorted_alike(found) == sorted_alike(by_us(bent, chat)), bent


@pytest.mark.parametrize(
    ("line", "head"),
    [
        ("12 · abcd efgh", [12, "abcd efgh"]),
        ("0 · abcd", [0, "abcd"]),
        ("abcd efgh", [None, "abcd efgh"]),
        (f"12 {'abcd ' * 8}", [12, "abcd " * 8]),
        (f"127{'2' * 32}", [127, "2" * 32]),
        ("2" * 32, [None, "2" * 32]),
    ],
)
async def test_the_page_reads_a_head_as_the_command_line_does(checker: Page, line: str, head: list[object]) -> None:
    assert await checker.evaluate("line => headOf(line)", line) == [*head_of(line)] == head


@pytest.mark.parametrize("begin", [b"\xef\xbb\xbf", b"\xff"])
async def test_what_is_not_plain_utf_8_is_no_export(checker: Page, tmp_path: Path, begin: bytes) -> None:
    file = tmp_path / "book.jsonl"
    file.write_bytes(begin + true("true-table").encode())
    await checker.set_input_files("#file", file)
    await expect(checker.locator("#verdict")).to_contain_text("Non è un registro esportato: riga 1")
    assert await checker.evaluate("window.verdict.grade") == 2


async def test_an_export_that_is_badly_written_is_called_false(checker: Page, tmp_path: Path) -> None:
    file = tmp_path / "book.jsonl"
    file.write_text(true("true-table").replace("{", '{"a": 1, "a": 1, ', 1), "utf-8")
    await checker.set_input_files("#file", file)
    await expect(checker.locator("#verdict")).to_have_text("FALSO")
    await expect(checker.locator("#found")).to_have_text("Riga 1 del file: la riga d'inizio non è scritta come si deve")
    assert await checker.evaluate("window.verdict.grade") == 1


async def test_a_file_is_dropped_and_the_verdict_is_said(checker: Page, tmp_path: Path) -> None:
    text = true("true-table")
    chat = cards(text)
    file = tmp_path / "book.jsonl"
    file.write_text(text, "utf-8")
    await checker.set_input_files("#file", file)
    await expect(checker.locator("#verdict")).to_contain_text("Va d'accordo con sé stesso")
    await checker.locator("#heads").fill("\n".join(f"{number} · {signs}" for number, signs in chat.heads))
    await checker.locator("#cuts").fill("\n".join(chat.cuts))
    await checker.locator("#prints").fill("\n".join(chat.prints))
    await checker.keyboard.press("Tab")
    await expect(checker.locator("#verdict")).to_contain_text("Torna")
    await checker.locator("#language").click()
    await expect(checker.locator("#verdict")).to_contain_text("All is well")
    await checker.locator("#cuts").fill("lucky")
    await checker.keyboard.press("Tab")
    await expect(checker.locator("#verdict")).to_contain_text("Incomplete")
    await checker.locator("#language").click()
    assert await checker.evaluate("document.documentElement.scrollWidth <= innerWidth")
