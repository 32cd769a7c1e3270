"""The lists of words of Nome in Codice: ours are fit to play with, a club's own is checked with file and line."""

from pathlib import Path

import pytest

from bot.rules import WrongRule, rulebook
from bot.texts import LANGUAGES, Texts
from bot.word_lists import LONGEST, WORDS, sifted, word_lists

ABOUT = "# language: it\n# source: il club\n# licence: MIT\n"
ALPHABET = "bcdfglmnprstvz"
FIFTY = [one + "a" + two + "o" for one in ALPHABET for two in ALPHABET][:50]


def own(folder: Path, text: str, name: str = "club") -> Path:
    (folder / f"{name}.txt").write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_four_hundred_words_of_at_most_twelve_letters(language: str) -> None:
    ours = word_lists()[language]
    assert ours.language == language
    assert len(ours.words) >= 400
    assert all(len(word) <= LONGEST and word.isalpha() and word.islower() for word in ours.words)
    assert "# licence: MIT" in (WORDS / f"{language}.txt").read_text("utf-8")


def test_a_club_adds_a_list_of_its_own_as_a_file(tmp_path: Path) -> None:
    found = word_lists(own(tmp_path, ABOUT + "\n".join(word.upper() for word in FIFTY)))
    assert found["club"].words == tuple(FIFTY)


@pytest.mark.parametrize(
    ("text", "line", "key", "reason"),
    [
        ("# language: it\n# source: noi\ncasa\n", 1, "licence", "words-not-told"),
        (ABOUT.replace("it", "fr", 1) + "casa", 1, "language", "setting-not-a-choice"),
        (ABOUT + "casa\nsan marino\n", 5, "san marino", "words-not-one"),
        (ABOUT + "casa\nprecipitevolmente\n", 5, "precipitevolmente", "words-too-long"),
        (ABOUT + "casa\npane\nCASA\n", 6, "casa", "words-twice"),
        (ABOUT + "caffè\npane\ncaffe\n", 6, "caffe", "words-twice"),
        (ABOUT + "caffè\npane\ncaffe\u0300\n", 6, "caffè", "words-twice"),
        (ABOUT + "casa\n" + "x" * 5000, 5, "x" * 40 + "…", "words-too-long"),
        (ABOUT + "casa\npane\n", 5, "", "words-too-few"),
    ],
)
def test_a_wrong_list_is_refused_with_its_file_line_and_word(
    tmp_path: Path, text: str, line: int, key: str, reason: str
) -> None:
    with pytest.raises(WrongRule) as wrong:
        rulebook(words=own(tmp_path, text))
    assert (wrong.value.file, wrong.value.line) == (str(tmp_path / "club.txt"), line)
    assert (wrong.value.key, wrong.value.reason) == (key, reason)
    for language in LANGUAGES:
        assert wrong.value.named(Texts(), language)["reason"] != reason


def test_a_list_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "club.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(WrongRule, match=r"club\.txt:1: : setting-not-utf-8"):
        rulebook(words=tmp_path)


def test_a_list_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "club.txt").mkdir()
    with pytest.raises(WrongRule, match=r"club\.txt:1: : setting-not-readable"):
        rulebook(words=tmp_path)


@pytest.mark.parametrize(
    ("lines", "unfit"),
    [
        (FIFTY, []),
        (FIFTY[1:], [(49, "", "words-too-few", {"have": 49, "least": 50})]),
        ([], [(1, "", "words-too-few", {"have": 0, "least": 50})]),
        (["a" * 12, "b" * 13], [(2, "b" * 13, "words-too-long", {"longest": 12})]),
        (["# sole", "", "sole", " Solé "], [(4, "solé", "words-twice", {"before": 3})]),
        (
            ["a-" * 20, "b-" * 20 + "b"],
            [(1, "a-" * 20, "words-not-one", {}), (2, "b-" * 20 + "…", "words-not-one", {})],
        ),
    ],
)
def test_what_does_not_fit_is_told_with_its_line_and_what_it_is_held_against(
    lines: list[str], unfit: list[tuple[object, ...]]
) -> None:
    found = sifted(lines)[1]
    assert [(one.line, one.word, one.reason, {**one.facts}) for one in found] == unfit
