"""The page's files: its words exist in both languages, and nothing people write can become markup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.chats.club import book_board, page_texts, room_board
from bot.texts import LANGUAGES, Texts

STATIC = Path(page_texts.__file__).parent / "static"
FILES = sorted(path for path in STATIC.iterdir() if path.suffix in (".js", ".html", ".css"))
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
PAGES = [path for path in FILES if path.suffix == ".html"]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_script_makes_markup_of_words(path: Path) -> None:
    forbidden = (
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|\beval\b|srcdoc"
    )

    assert not re.search(forbidden, path.read_text("utf-8"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_page_holds_no_script_or_style_of_its_own(path: Path) -> None:
    text = path.read_text("utf-8")

    assert not re.search(r"<style|<script>|\son\w+=|\sstyle=|https?://", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_page_names_exists(language: str) -> None:
    known = page_texts.words(Texts(), language)
    text = "".join(path.read_text("utf-8") for path in FILES)
    named = set(re.findall(r'\bt\(\s*"([a-z0-9-]+)"', text)) | set(
        re.findall(r'data-t(?:-label|-title)?="([a-z0-9-]+)"', text)
    )

    assert named <= known.keys()


def test_both_languages_have_the_same_words() -> None:
    texts = Texts()

    assert page_texts.words(texts, "it").keys() == page_texts.words(texts, "en").keys()


@pytest.mark.parametrize(
    ("header", "language"),
    [("it-IT,it;q=0.9", "it"), ("en-GB", "en"), ("fr,en;q=0.8,it;q=0.5", "en"), ("de", "en"), ("", "it"), ("*", "it")],
)
def test_the_browsers_language_is_followed_or_else_english(header: str, language: str) -> None:
    assert page_texts.language_of(header) == language


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_of_the_page_has_a_readable_size(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 300


UNSHOWN = ("download", "steps")
"""Words of cards' parts that no board shows: files, and a slider."""
SHOWN_ON = {
    "room-board": ({*room_board._WORDS, *UNSHOWN}, ["room-board.js", "live.js", "cards.js"]),
    "book-board": ({*book_board._WORDS}, ["book-board.js", "live.js"]),
}


@pytest.mark.parametrize("board", SHOWN_ON)
def test_a_board_is_given_the_words_that_its_scripts_name(board: str) -> None:
    given, scripts = SHOWN_ON[board]
    text = "".join((STATIC / name).read_text("utf-8") for name in scripts)
    named = {word for one in re.findall(r"\bt\(([^)]*)\)", text) for word in re.findall(r'"([a-z-]+)"', one)}
    assert len(named) > 3 and named <= given
