"""What an author is told of an adventure's file."""

import os
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rules import rulebook


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


def test_a_share_with_decimals_is_not_rounded_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.toml"
    own = 'kind = "own"\nshares = { player = { vsp = 82.5, aa = 17.5 }, team = { vsp = 50, aa = 50 } }'
    written = Path("docs/adventures/punta-cenere.en.toml").read_text("utf-8")
    file.write_text(written.replace('kind = "standard"', own, 1), "utf-8")
    assert main(["adventure", "check", str(file)]) == 0
    assert "worth 82.50 in a player's score, 50 in a team's" in capsys.readouterr().out


def test_characters_with_thresholds_of_their_own_have_their_own_items(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = rulebook().gdr
    scoring = [key for key in rules.asked if rules.descriptors[rules.path(key)[0]].weight > 0]
    items = "".join(f"{key} = [0, 1, 2]\n" for key in scoring)
    cd = "mara = [0, 1, 2]\nvito = [0, 1, 12]\nelio = [0, 1, 2]\nagata = [0, 1, 2]\nzeno = [0, 1, 2]\n"
    file = tmp_path / "own.toml"
    written = Path("docs/adventures/punta-cenere.en.toml").read_text("utf-8")
    own = f"[thresholds.descriptors]\n{items}\n[thresholds.cd]\n{cd}"
    file.write_text(written.replace("vsp = [15, 42, 76]\n", own, 1), "utf-8")
    assert main(["adventure", "check", str(file)]) == 0
    told = capsys.readouterr().out
    assert "in the score of that character, who has thresholds of their own" in told
    fairness = [line for line in told.splitlines() if "Fairness" in line]
    assert len(fairness) == 5 and len(set(fairness)) == 2


def test_an_author_hears_what_is_wrong_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "prova.toml"
    file.write_text('titolo = "Prova"\n', "utf-8")
    assert main(["adventure", "check", str(file)]) == 1
    assert "Riga 1: manca tipo" in capsys.readouterr().out
    file.write_text('title = "Trial"\n', "utf-8")
    assert main(["adventure", "check", str(file)]) == 1
    assert "Line 1" in capsys.readouterr().out
    assert main(["adventure", "check", str(tmp_path / "altra.toml")]) == 2
