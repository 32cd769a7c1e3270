"""The words of the rules are texts: what stands in both languages in config/rules has the key of its place."""

import re
from pathlib import Path

import pytest

from bot.texts import LANGUAGES, Texts
from bot.texts.words import resource, words

TEXTS = Texts()


@pytest.mark.parametrize(
    ("key", "italian", "english"),
    [
        ("daimon-skills-aim", "Mira", "Aim"),
        ("daimon-skills-first-aid", "Primo Soccorso", "First aid"),
        ("daimon-attributes-power", "Potenza", "Power"),
        ("daimon-classes-bounty-hunter", "Cacciatore di taglie", "Bounty hunter"),
        ("daimon-traits-unscrupulous", "Senza scrupoli", "Unscrupulous"),
        ("daimon-social-3", "Proletario, piccolo commerciante", "Proletarian, small merchant"),
        ("daimon-says-npc-pilot", "Pilota", "Pilot"),
        ("daimon-says-rising-inheritance", "Un'eredità", "An inheritance"),
        ("daimon-sides-reality-odd", "nella VRN", "in the VRN"),
        ("daimon-gear-shield", "Scudo antisommossa", "Riot shield"),
        ("daimon-difficulties-7", "Leggendaria", "Legendary"),
        ("daimon-scores-1", "Scarso", "Poor"),
    ],
)
def test_a_key_word_of_the_rules_is_a_text(key: str, italian: str, english: str) -> None:
    assert (TEXTS.say("it", key), TEXTS.say("en", key)) == (italian, english)


def test_every_word_is_there_in_every_language() -> None:
    italian, english = (dict(words(language)) for language in LANGUAGES)
    assert italian.keys() == english.keys()
    assert all(said.strip() for said in [*italian.values(), *english.values()])


def test_every_word_has_a_key_that_a_text_can_have() -> None:
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", key) for key, _ in words("it"))


def test_a_word_is_said_as_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    said = '"{ $x }" \\\\ [a] *b .c = d'
    (tmp_path / "game" / "odd.toml").write_text(f"[a.b]\nit = '''{said}'''\nen = 'x'\n", "utf-8")
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "words.ftl").write_text(resource("it", tmp_path), "utf-8")
    assert Texts(tmp_path).say("it", "game-a-b") == said


def test_a_file_that_is_no_toml_takes_no_other_words_away(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "broken.toml").write_text("[a\nit = ", "utf-8")
    (tmp_path / "game" / "whole.toml").write_text('[a]\nit = "uno"\nen = "one"\n', "utf-8")
    assert dict(words("en", tmp_path)) == {"game-a": "one"}


def test_texts_of_another_folder_have_no_words_of_the_rules(tmp_path: Path) -> None:
    assert not Texts(tmp_path).has("it", "daimon-skills-aim")


def test_texts_are_found_in_folders_within_a_language(tmp_path: Path) -> None:
    (tmp_path / "it" / "game" / "feature").mkdir(parents=True)
    (tmp_path / "it" / "game" / "cards.ftl").write_text("one = uno\n", "utf-8")
    (tmp_path / "it" / "game" / "feature" / "cards.ftl").write_text("two = due\n", "utf-8")
    assert (Texts(tmp_path).say("it", "one"), Texts(tmp_path).say("it", "two")) == ("uno", "due")


@pytest.mark.parametrize(
    ("place", "said"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (22, "22nd"), (101, "101st"), (112, "112th"), (123, "123rd")],
)
def test_a_place_is_said_as_english_counts(place: int, said: str) -> None:
    assert TEXTS.say("en", "codice-explain-place", {"place": place}) == said
