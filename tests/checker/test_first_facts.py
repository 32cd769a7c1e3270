"""A file of the first format is no way around what was read in the chat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.checker.report import reported
from bot.checker.verdict import Grade, ReadOff
from bot.texts import Texts

OLD = Path(__file__).parents[1] / "old_books"
FACTS = (ReadOff(prints=("abcd efgh ijkl",)), ReadOff(cuts=("boh",)), ReadOff(heads=((None, "abcd"),)))


def old_exports() -> list[Path]:
    """Exports of the first format."""
    files = sorted(OLD.rglob("*.jsonl"))
    return [file for file in files if json.loads(file.read_text().partition("\n")[0]).get("format") == 1]


@pytest.mark.parametrize("file", old_exports(), ids=lambda file: file.stem)
def test_what_was_read_in_the_chat_is_missing_in_a_file_of_the_first_format(file: Path) -> None:
    texts, text = Texts(), file.read_text()
    _, plain = reported(texts, "it", text, ReadOff())
    for chat in FACTS:
        lines, grade = reported(texts, "it", text, chat)
        assert grade is (Grade.FALSE if plain is Grade.FALSE else Grade.INCOMPLETE)
        assert any("chiedi un'esportazione di adesso" in line for line in lines)


def test_there_are_such_files() -> None:
    assert old_exports()
