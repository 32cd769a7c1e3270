"""The pages about the seal say of every kind of entry what the checkers know of it.

`python -m tests.checker.test_docs` writes the list of all kinds anew at their ends.
"""

import json
import re
from pathlib import Path

import pytest

from bot.checker import checker_page
from bot.checker.entry_table import ACTS, NUMBER, EntryKind, kinds
from bot.texts import Texts
from tests.hall.house import COMMANDS

DOCS = Path(__file__).parents[2] / "docs"


PAGES = ("seal.md", "sigillo.md")
UNPROVED = {
    "en": ("whoever cut last", "Foresight", "drops cuts", "never opens a seal", "rules were applied correctly",
           "word offered by the page", "second account that nobody knows of", "platform", "first edition"),
    "it": ("ha tagliato per ultimo", "preveggenza", "lascia cadere tagli", "non apre mai un sigillo",
           "Se le regole sono state applicate bene", "parola proposta dalla pagina",
           "secondo account che nessuno conosce", "piattaforma", "prima edizione"),
}  # fmt: skip
"""What of the seal stays unproved, in a few words of each line that says it."""


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


@pytest.mark.parametrize(("page", "language", "title"), [
    ("seal.md", "en", "What is not proved"), ("sigillo.md", "it", "Che cosa non dimostra"),
])  # fmt: skip
def test_what_is_not_proved_is_said_by_the_page_and_by_the_checker_alike(page: str, language: str, title: str) -> None:
    part = (DOCS / page).read_text("utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    said = [line.removeprefix("- ") for line in part.splitlines() if line.startswith("- ")]
    whole = checker_page.page(Texts()).decode()
    texts = json.loads(re.findall(r'<script id="texts" type="application/json">(.*?)</script>', whole, re.DOTALL)[0])
    told = [texts[language][key.removeprefix("checker-")] for key in checker_page.UNPROVED]
    assert len(said) == len(told) == len(UNPROVED[language])
    for line, text, about in zip(said, told, UNPROVED[language], strict=True):
        assert line.startswith(text) and about in text
    assert 'id="unproved"' in whole


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
