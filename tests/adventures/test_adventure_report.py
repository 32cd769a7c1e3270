"""What an author is told of an adventure's file.

`report.txt` beside this file is all that is told of two: `python -m tests.adventures.test_adventure_report` writes it
anew.
"""

import os
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.__main__ import main
from bot.adventures.adventure_report import check
from bot.settings import ClubSettings, Settings
from bot.texts import Texts
from tests.adventures.samples import GOOD, SCORING

APART = """\
title = "Apart"
kind = "own"
shares = { player = { vsp = 82.5, aa = 17.5 }, team = { vsp = 50, aa = 50 } }
characters = { ada.name = "Ada", leo.name = "Leo" }
cd.ada.honour = { text = "Keeps her word", weight = 100 }
cd.leo.home = { text = "Wants to go home", weight = 100 }
aa.door = { text = "They open the door", weight = 100 }

[thresholds]
aa = [20, 50, 80]
cd = { ada = [0, 1, 2], leo = [0, 1, 12] }
descriptors = { %s }
"""
"""Characters with thresholds of their own."""
FILES = (GOOD, APART % ", ".join(f"{key} = [0, 1, 2]" for key in SCORING))
REPORT = Path(__file__).with_name("report.txt")


def reports(folder: Path) -> Iterator[str]:
    """What is told of each file."""
    texts, file = Texts(), folder / "file.toml"
    for written in FILES:
        file.write_text(written, "utf-8")
        with redirect_stdout(StringIO()) as told:
            assert check(Settings(), texts, file) == 0
        yield told.getvalue()


def test_all_that_an_author_is_told_is_as_it_was_read_and_judged(tmp_path: Path) -> None:
    assert "\n".join(reports(tmp_path)) == REPORT.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("it", ("da 15,00 a 76,00", "Correttezza: 35,00", "167.424.552.861.696 schede possibili, 279.423 punteggi")),
        ("en", ("from 15.00 to 76.00", "Fairness: 35.00", "167,424,552,861,696 possible sheets, 279,423 different")),
    ],
)
def test_an_author_sees_what_an_adventure_weighs_in_the_language_of_the_file(
    capsys: pytest.CaptureFixture[str], language: str, told: tuple[str, ...]
) -> None:
    assert main(["adventure", "check", f"docs/adventures/punta-cenere.{language}.toml"]) == 0
    printed = capsys.readouterr().out
    assert [one for one in told if one not in printed] == []


def test_who_reads_only_the_first_lines_sees_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `python -m bot adventure check … | head` does."""
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w") as pipe:
        monkeypatch.setattr("sys.stdout", pipe)
        assert main(["adventure", "check", "docs/adventures/punta-cenere.it.toml"]) == 141


def test_an_author_hears_what_is_wrong_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "prova.toml"
    for written, told in (('titolo = "Prova"\n', "Riga 1: manca tipo"), ('title = "Trial"\n', "Line 1: kind is")):
        file.write_text(written, "utf-8")
        assert main(["adventure", "check", str(file)]) == 1
        assert capsys.readouterr().out.startswith(f"{file}: {told}")


@pytest.mark.parametrize(
    ("language", "missing", "empty"), [("it", "Non riesco", "Riga 1"), ("en", "I cannot", "Line 1")]
)
def test_an_author_hears_of_a_file_that_tells_no_language_in_the_language_of_the_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, missing: str, empty: str
) -> None:
    file, settings = tmp_path / "prova.toml", Settings(club=ClubSettings(language=language))
    assert check(settings, Texts(), file) == 2
    told = capsys.readouterr().out
    assert told.startswith(missing) and str(file) in told
    file.touch()
    assert check(settings, Texts(), file) == 1
    assert capsys.readouterr().out.startswith(f"{file}: {empty}")


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        REPORT.write_text("\n".join(reports(Path(folder))), "utf-8")
