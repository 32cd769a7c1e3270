"""The pages about the seal say of every kind of entry what the checkers know of it.

`python -m tests.checker.test_docs` writes the list of all kinds anew at their ends.
"""

import re
from pathlib import Path

import pytest

from bot.checker.entry_table import ACTS, NUMBER, EntryKind, kinds
from tests.hall.house import COMMANDS

DOCS = Path(__file__).parents[2] / "docs"


PAGES = ("seal.md", "sigillo.md")


def every_kind() -> str:
    """The last line of the pages."""
    return ", ".join(f"`{name}`" for name in kinds() if not name.startswith("test.")) + "."


def row(name: str, kind: EntryKind) -> str:
    """The row of a kind in the pages' table."""
    seals = ", ".join(f"`{field}`" for field in kind.seals)
    hides, throws = (f"`{text.replace('|', chr(92) + '|')}`" if text else "" for text in (kind.hides, kind.throws))
    return f"| `{name}` | {seals} | {hides} | {throws} |".replace(NUMBER.replace("|", chr(92) + "|"), r"\d+")


@pytest.mark.parametrize("page", PAGES)
def test_the_table_of_the_page_is_the_checkers(page: str) -> None:
    assert COMMANDS, "every game declares its kinds of entries"
    rows = [line for line in (DOCS / page).read_text("utf-8").splitlines() if line.startswith("| `")]
    ours = {name: kind for name, kind in kinds().items() if not name.startswith("test.")}
    assert rows == [row(name, kind) for name, kind in ours.items() if kind.seals or kind.throws]


@pytest.mark.parametrize("page", PAGES)
def test_the_page_names_every_kind_there_is_and_those_that_may_be_secret(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    assert text.splitlines()[-1] == every_kind()
    [secret] = re.findall(r"`kind` \((?:only|solo) (.+?)\)", text)
    assert re.findall(r"`(.+?)`", secret) == [name for name, kind in kinds().items() if kind.secret]


def test_an_act_is_of_a_kind_whose_dice_have_labels() -> None:
    assert ACTS == ("board", "check", "contest", "entrant", "friendly", "key", "making", "oracle", "roll", "round",
                    "session", "shot", "strike", "vacancy", "words")  # fmt: skip


@pytest.mark.parametrize("label", ["roll/2/natural", "roll/10/natural"])
def test_a_number_of_a_label_is_written_in_one_way(label: str) -> None:
    pattern = re.compile(kinds()["table.rolled"].throws)
    assert pattern.fullmatch(label)
    for number in ("02", "0010", "\u0661", "+2", " 2", ""):
        assert not pattern.fullmatch(f"roll/{number}/natural"), number


if __name__ == "__main__":
    for page in PAGES:
        *lines, _ = (DOCS / page).read_text("utf-8").splitlines()
        (DOCS / page).write_text("\n".join([*lines, every_kind(), ""]), "utf-8")
