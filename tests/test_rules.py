"""The rule files: a wrong one is refused with its file, its line and its key, in the language of the house."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rules import WrongRule, rulebook
from bot.texts import LANGUAGES, Texts
from bot.texts.words import RULES
from bot.toml_lines import lines_of
from tests.engines.spoiled import READ, spoiled

HOUSE = Path(__file__).parents[1] / "bot"
TEXTS = Texts()
Spoil = Callable[[str, str, str], WrongRule]


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """Change something in a file of the rules: gives what is then wrong with them."""
    return lambda file, before, after: spoiled(tmp_path, f"daimon/{file}", before, after)


def line_with(file: str, text: str) -> int:
    lines = (RULES / "daimon" / file).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(text))


def test_the_rules_are_read_once() -> None:
    assert rulebook() is rulebook()


def test_the_rules_read_anew_are_the_same() -> None:
    assert rulebook(RULES, READ) == rulebook()


@pytest.mark.parametrize(
    ("file", "before", "after", "key", "reason"),
    [
        ("numbers.toml", "outstanding = 3", 'outstanding = "tre"', "dice.outstanding", "setting-not-whole"),
        ("numbers.toml", "outstanding = 3", "outstanding = -1", "dice.outstanding", "setting-too-small"),
        ("numbers.toml", "outstanding = 3", "outstandin = 3", "dice.outstandin", "rule-unknown"),
        ("numbers.toml", "targets = [1, 7]", "targets = [1, 7, 9]", "dice.targets", "rule-too-long"),
        ("numbers.toml", "targets = [1, 7]", "targets = 7", "dice.targets", "rule-not-a-list"),
        ("classes.toml", "fighting = true", "fighting = 7", "classes.soldier.fighting", "rule-not-yes-or-no"),
        ("skills.toml", 'sort = "generic"', 'sort = "broad"', "skills.culture.sort", "setting-not-a-choice"),
        ("skills.toml", 'generic = "aim"', 'generic = "pistol"', "skills.bow.generic", "rule-no-such-generic"),
        ("skills.toml", 'generic = "aim"', 'generic = "culture"', "skills.bow.generic", "rule-no-such-generic"),
        ("skills.toml", '"cultura" = "culture"', '"cultura" = "book"', "skill_aliases.cultura", "rule-no-such-key"),
        ("traits.toml", 'skill = "culture"', 'skill = "book"', "traits.poor-schooling.skill", "rule-no-such-key"),
    ],
)
def test_a_wrong_value_is_named_with_its_line(
    spoil: Spoil, file: str, before: str, after: str, key: str, reason: str
) -> None:
    wrong = spoil(file, before, after)
    assert Path(wrong.file).name == file
    assert (wrong.key, wrong.reason, wrong.line) == (key, reason, line_with(file, before))


def test_a_missing_key_is_named_at_its_section(spoil: Spoil) -> None:
    wrong = spoil("numbers.toml", "outstanding = 3\n", "")
    assert (wrong.key, wrong.reason) == ("dice.outstanding", "rule-missing")
    assert wrong.line == line_with("numbers.toml", "[dice]")


def test_a_section_that_is_nowhere_is_named(spoil: Spoil) -> None:
    wrong = spoil("wealth.toml", "[wealth]\n", "[welth]\n")
    assert (wrong.key, wrong.reason) == ("welth.classes", "rule-unknown")


def test_a_line_that_is_no_toml_is_shown(spoil: Spoil) -> None:
    wrong = spoil("numbers.toml", "outstanding = 3", "outstanding is 3")
    assert (wrong.line, wrong.facts["text"]) == (line_with("numbers.toml", "outstanding"), "outstanding is 3")


def test_what_stands_in_two_files_is_refused(spoil: Spoil) -> None:
    wrong = spoil("wealth.toml", "[wealth]", "[dice]\noutstanding = 4\n\n[wealth]")
    assert (Path(wrong.file).name, wrong.key, wrong.reason) == ("wealth.toml", "dice.outstanding", "rule-twice")


def test_a_section_continues_no_value(spoil: Spoil) -> None:
    wrong = spoil("classes.toml", "[", "dice = 3\n\n[")
    assert (Path(wrong.file).name, wrong.key, wrong.reason) == ("numbers.toml", "dice", "rule-twice")
    assert (wrong.line, wrong.facts) == (line_with("numbers.toml", "[dice]"), {"file": "classes.toml"})


def test_a_row_of_a_table_wants_six_cells(spoil: Spoil) -> None:
    wrong = spoil("oracle.toml", '    ["pilot", ', "    [")
    assert (wrong.key, wrong.reason) == ("oracle.npc.cells.1", "rule-too-short")
    assert wrong.line == line_with("oracle.toml", '    ["pilot"')


def test_a_table_of_the_oracle_wants_six_rows(spoil: Spoil) -> None:
    row = '    ["spy", "journalist", "officer", "pirate", "cook", "guard"],\n'
    wrong = spoil("oracle.toml", row, "")
    assert (wrong.key, wrong.reason) == ("oracle.npc.cells", "rule-rows")


def test_a_cell_without_words_is_named_at_its_row(spoil: Spoil) -> None:
    wrong = spoil("oracle.toml", '"asteroid", "wood"', '"comet", "wood"')
    assert (wrong.key, wrong.reason) == ("oracle.place.cells.3", "rule-no-words")
    assert wrong.line == line_with("oracle.toml", '    ["shops"')


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ('["drifter", "nomad"', '["drifter", "gypsy"', "social.1.rows.first.2"),
        ('"gruff", "absent-minded"', '"gruff", "dreamy"', "social.1.rows.traits.5"),
    ],
)
def test_a_row_names_classes_and_traits_that_are_there(spoil: Spoil, before: str, after: str, key: str) -> None:
    wrong = spoil("social.toml", before, after)
    assert (wrong.key, wrong.reason) == (key, "rule-no-such-key")


def test_words_in_one_language_only_are_refused(spoil: Spoil) -> None:
    wrong = spoil("skills.toml", 'en = "Aim"\n', "")
    assert (wrong.key, wrong.reason) == ("skills.aim.en", "rule-no-words")
    assert wrong.line == line_with("skills.toml", "[skills.aim]")


def test_what_the_quick_making_suggests_has_words(spoil: Spoil) -> None:
    wrong = spoil("quick.toml", 'it = "Chi cura"\nen = "Healers"\n', "")
    assert (wrong.key, wrong.reason, wrong.facts) == ("archetypes.care", "rule-no-words", {"name": "archetypes.care"})


def test_what_referees_are_asked_has_words(tmp_path: Path) -> None:
    wrong = spoiled(tmp_path, "rbb2.toml", 'it = "Comportamento"\nen = "Conduct"\n', "")
    assert (wrong.reason, wrong.facts) == ("rule-no-words", {"name": "descriptors.conduct"})


@pytest.mark.parametrize(("bytes_", "reason"), [(None, "setting-not-readable"), (b"\xff", "setting-not-utf-8")])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, bytes_: bytes | None, reason: str) -> None:
    file = tmp_path / "daimon" / "numbers.toml"
    file.mkdir(parents=True) if bytes_ is None else file.parent.mkdir()
    if bytes_ is not None:
        file.write_bytes(bytes_)
    with pytest.raises(WrongRule) as wrong:
        rulebook(tmp_path)
    assert (wrong.value.file, wrong.value.line, wrong.value.reason) == (str(file), 1, reason)


def test_a_bonus_wants_one_score(spoil: Spoil) -> None:
    wrong = spoil("traits.toml", 'skill = "empathy"\nbonus = 1', "bonus = 1")
    assert (wrong.key, wrong.reason) == ("traits.altruist", "rule-leaning")


def test_another_name_of_a_skill_is_written_plainly(spoil: Spoil) -> None:
    wrong = spoil("skills.toml", '"guidare auto"', '"Guidàre-Auto"')
    assert (wrong.reason, wrong.facts) == ("rule-alias", {"name": "guidare auto"})


def test_one_is_born_only_where_there_is_a_table(spoil: Spoil) -> None:
    wrong = spoil("numbers.toml", "born = [1, 6]", "born = [1, 7]")
    assert (wrong.key, wrong.reason) == ("social.7", "rule-no-origin")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    own = re.findall(r'"(rule-[a-z-]+|setting-[a-z0-9-]+)"', (HOUSE / "rules.py").read_text("utf-8"))
    broken = re.findall(
        r', "([a-z-]+)", \{', (HOUSE / "engines" / "daimon" / "rules" / "checks_of_rules.py").read_text("utf-8")
    )
    assert own
    assert broken
    assert [key for key in [*own, *(f"rule-{word}" for word in broken)] if not TEXTS.has(language, key)] == []


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_the_command_line_says_what_is_wrong_and_stops(
    command: str, spoil: Spoil, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil("numbers.toml", "outstanding = 3", 'outstanding = "tre"')
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "araldo.db"))

    assert main([command], read_rules=partial(rulebook, tmp_path / "rules")) > 0
    said = capsys.readouterr().out
    line = line_with("numbers.toml", "outstanding")
    assert f"numbers.toml, riga {line}, chiave dice.outstanding: serve un numero intero, non «tre»" in said


def test_lines_are_known_of_tables_keys_and_rows() -> None:
    text = '# a\n[b."c d"]\ne = 1\ncells = [\n    [1, 2],\n    [3, 4]\n]\n[f]\ng.h = {i = 1}\n'
    assert lines_of(text) == {
        ("b",): 2,
        ("b", "c d"): 2,
        ("b", "c d", "e"): 3,
        ("b", "c d", "cells"): 4,
        ("b", "c d", "cells", 0): 5,
        ("b", "c d", "cells", 1): 6,
        ("f",): 8,
        ("f", "g"): 9,
        ("f", "g", "h"): 9,
    }
