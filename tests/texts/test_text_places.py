"""`make text`: whoever looks for a text finds its file in both languages, and the code that says it."""

import re
import subprocess
import sys

import pytest

from bot.texts.words import words
from tests.text_places import HOUSE, main, near, told, where_it_stands, words_of_the_rules

pytestmark = pytest.mark.sources


def files(answer: str) -> list[str]:
    """The files that an answer names, each once."""
    return list(dict.fromkeys(re.findall(r"^  ([\w./-]+):\d+  ", answer, re.M)))


@pytest.mark.parametrize(
    ("key", "text", "code"),
    [
        ("roll-successes", "rolls.ftl", "bot/commands/rolls.py"),
        ("refused-no-dice", "rolls.ftl", "bot/engines/rolls.py"),
        ("no-dice", "rolls.ftl", "bot/engines/rolls.py"),
        ("trouble-locked", "hall.ftl", "bot/hall/hall.py"),
        ("mito-game-from-player", "mito/games.ftl", "bot/commands/mito/"),
        ("mito-fix", "mito/fixing.ftl", "bot/commands/mito/fixing.py"),
        ("mito-fix.players-about", "mito/fixing.ftl", "bot/commands/mito/fixing.py"),
        ("choices-which", "mito/names.ftl", "bot/commands/mito/"),
        ("moment-month", "moments.ftl", "bot/texts/it/mito/names.ftl"),
        ("page-menu", "page.ftl", "bot/chats/club/static/"),
    ],
)
def test_a_text_is_found_in_both_languages_with_the_code_that_says_it(key: str, text: str, code: str) -> None:
    stands, says = told(key).split("said by")
    assert files(stands) == [f"bot/texts/{language}/{text}" for language in ("it", "en")]
    assert any(file.startswith(code) for file in files(says))


def test_the_line_is_the_one_where_the_text_begins() -> None:
    for place in where_it_stands("mito-fix.players"):
        assert place.file.read_text("utf-8").splitlines()[place.line - 1].strip().startswith(".players = ")


def test_a_word_of_the_rules_is_found_beside_its_rule() -> None:
    answer = told("daimon-skills-aim")
    assert "config/rules/daimon/skills.toml" in answer and "[skills.aim]" in answer
    assert 'f"daimon-{' in answer


def test_every_word_of_the_rules_has_its_place() -> None:
    assert {key for key, _ in words("it")} == words_of_the_rules().keys()


def test_where_there_is_no_such_text_near_ones_are_named() -> None:
    assert "roll-successes" in near("roll-succeses")
    assert told("roll-succeses").startswith("There is no text “roll-succeses”. There is roll-successes")
    assert told("qqqqqq") == "There is no text “qqqqqq”."


@pytest.mark.parametrize(("key", "code"), [("roll-successes", 0), ("roll-succeses", 1), ("", 1)])
def test_whoever_asks_is_answered(key: str, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([key]) == code
    assert any(capsys.readouterr())


@pytest.mark.processes
def test_it_answers_on_the_command_line() -> None:
    asked = [sys.executable, "-m", "tests.text_places", "roll-succeses"]
    ran = subprocess.run(asked, cwd=HOUSE, capture_output=True, check=False)
    assert ran.returncode == 1 and b"roll-successes" in ran.stdout
