"""A third language is two folders: no code names it, no text stands in code, and half of it works."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.texts.words import resource
from tests.texts.languages import begin, english, pseudo, said, to_say, told, wrong
from tests.texts.third_house import MORE

pytestmark = pytest.mark.sources

HOUSE = Path(__file__).parents[2]
HALF = ("rolls.ftl", "help.ftl", "dates.ftl", "discord.ftl")


def a_language(folder: Path, files: dict[Path, str]) -> Path:
    """A language that nobody speaks, made of these English files."""
    for where, text in files.items():
        file = folder / "de" / where
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(pseudo(text), "utf-8")
    return folder


def spoken(folder: Path, languages: Path) -> dict[str, Any]:
    """What a house says that has this language too."""
    command = [sys.executable, "-m", "tests.texts.third_house", str(folder)]
    there = {**os.environ, "ARALDO_LANGUAGES": str(languages)}
    done = subprocess.run(command, cwd=HOUSE, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is said in the whole of it."""
    folder = tmp_path_factory.mktemp("whole")
    files = {**english(), Path("rules.ftl"): resource("en")}
    return spoken(folder, a_language(folder / "languages", files))


@pytest.fixture(scope="module")
def half(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is said where half is not translated."""
    folder = tmp_path_factory.mktemp("half")
    files = {where: text for where, text in english().items() if where.name in HALF}
    return spoken(folder, a_language(folder / "languages", files))


def bare(text: str) -> str:
    """What stands outside of any text of the language, without names of people, places and commands (with their x)."""
    while re.search(r"⟦[^⟦⟧]*⟧", text):
        text = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return re.sub(r"Anna|Bruno|\b[a-z-]+x\b|/\w+|Europe/\w+|[a-z_]+:\d+", "", text)


def test_a_language_is_found_by_its_folder(whole: dict[str, Any]) -> None:
    assert whole["languages"] == ["it", "en", "de"]


@pytest.mark.parametrize("place", ["roll", "refused", "language", "form", "moment", *MORE])
def test_no_text_stands_in_code(whole: dict[str, Any], place: str) -> None:
    assert "⟦" in whole[place]
    assert not re.search(r"[a-zA-Z]{3,}", bare(whole[place])), whole[place]


def test_the_greeting_offers_each_language_in_its_own_words(whole: dict[str, Any]) -> None:
    assert whole["start"].startswith("⟦Hello!")
    assert "In English?" in whole["start"] and "In italiano?" in whole["start"]


def test_names_of_commands_are_understood_and_told_to_discord(whole: dict[str, Any]) -> None:
    assert whole["own-names"].count("⟦")
    assert whole["discord-roll"] == "rollx"
    assert whole["discord-roll.about"].startswith("⟦") and whole["discord-undo.about"].startswith("⟦")


def test_a_language_is_chosen_by_every_name_of_it(whole: dict[str, Any]) -> None:
    assert "Deutsch" in whole["date"]


def test_the_page_speaks_it(whole: dict[str, Any]) -> None:
    assert whole["page"] == "⟦Rooms⟧"


def test_what_is_not_translated_is_english(half: dict[str, Any]) -> None:
    assert half["start"].startswith("⟦Hello!")
    assert half["page"] == "Rooms"
    assert half["discord-roll.about"].startswith("⟦") and half["discord-undo.about"].startswith("Undo an action")
    assert half["own-names"].count("⟦")
    assert "⟦" not in half["language"] and "Deutsch" in half["language"]


# --- the tool for translators


@cache
def a_text(key: str) -> str:
    return next(text for text in english().values() if f"\n{key} =" in text)


def test_a_language_begins_with_every_text_closed(tmp_path: Path) -> None:
    made = begin("de", tmp_path / "texts", tmp_path / "rules")
    assert len(made) == len(english()) + 1 and begin("de", tmp_path / "texts", tmp_path / "rules") == []
    assert said("de", tmp_path / "texts", tmp_path / "rules") == {}
    assert told("de", tmp_path / "texts", tmp_path / "rules").startswith(f"de: 0 of {len(to_say())} texts (0%)")
    assert wrong("de", tmp_path / "texts", tmp_path / "rules") == []


def test_a_text_that_is_opened_counts_and_the_closed_ones_around_it_are_no_fault(tmp_path: Path) -> None:
    begin("de", tmp_path / "texts", tmp_path / "rules")
    file = tmp_path / "texts" / "de" / "undo.ftl"
    file.write_text(
        file.read_text("utf-8").replace("#~ undo-title = Undo this action?", "undo-title = Rückgängig?"), "utf-8"
    )

    assert list(said("de", tmp_path / "texts", tmp_path / "rules")) == ["undo-title"]
    assert wrong("de", tmp_path / "texts", tmp_path / "rules") == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("undo-when = Notiert { $at }\n", ""),
        ("undo-when = Notiert\n", "undo-when: says nothing of $at"),
        ("undo-when = Notiert { $when }\n", "undo-when: $when is not given here"),
        ("undo-whenn = Notiert\n", "undo-whenn: there is no such text"),
        ("undo-when = { $at\n", "cannot be read: undo-when = { $at"),
        ("roll = Würfle Mal\n    .about = Würfelt\n", "roll.: Discord takes no name like “Würfle Mal”"),
        ("roll = würfle\n    .about = Würfelt\n", "Telegram takes no command like “würfle”"),
        (f"roll = wurf\n    .about = {'w' * 101}\n", "roll.about: Discord takes 100 characters, not 101"),
        ("roll = undo\n    .about = Würfelt\n", "“undo” is the name of"),
        (
            "import-more = { $count ->\n    [one] …und { $count }\n   *[two] …und { $count }\n}\n",
            "",
        ),
    ],
)
def test_what_would_not_work_is_said(tmp_path: Path, text: str, found: str) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "all.ftl").write_text(text, "utf-8")
    told_wrong = wrong("de", tmp_path, tmp_path)
    assert any(found in one for one in told_wrong) if found else told_wrong == []


def test_a_language_says_in_its_own_words_how_it_can_be_had(tmp_path: Path) -> None:
    begin("fr", tmp_path, tmp_path / "rules")
    file = tmp_path / "fr" / "help.ftl"
    assert "#~ greeting-speak-fr = 🇬🇧 English\n" in file.read_text("utf-8")
    file.write_text("greeting-speak-fr = Français\ngreeting-other-fr = En français ?\n", "utf-8")
    assert wrong("fr", tmp_path, tmp_path / "rules") == []


def test_a_plural_of_millions_alone_is_not_asked_for(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    one_other = "import-more = { $count ->\n    [one] { $count }\n   *[other] { $count }\n}\n"
    (tmp_path / "fr" / "all.ftl").write_text(one_other, "utf-8")
    assert wrong("fr", tmp_path, tmp_path) == []


def test_plurals_of_the_language_are_asked_for(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    one_other = "import-more = { $count ->\n    [one] { $count }\n   *[other] { $count }\n}\n"
    (tmp_path / "pl" / "all.ftl").write_text(one_other, "utf-8")
    assert wrong("pl", tmp_path, tmp_path) == ["import-more: no plural for [few]", "import-more: no plural for [many]"]


def test_the_forms_of_first_and_second_are_those_of_the_language(tmp_path: Path) -> None:
    text = "codice-explain-place = { ORDINAL($place) ->\n    [one] { $place }:a\n   *[other] { $place }:e\n}\n"
    for language in ("sv", "uk"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, "utf-8")
    assert wrong("sv", tmp_path, tmp_path) == []
    assert wrong("uk", tmp_path, tmp_path) == ["codice-explain-place: no plural for [few]"]
