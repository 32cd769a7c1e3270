"""In which language Telegram's own sentences are said, by what it tells of somebody."""

import pytest

from bot.chats.telegram.answering.asked_there import language_of, sentence
from bot.hall.requests import Account
from bot.texts import Texts


@pytest.mark.parametrize(
    ("code", "language"), [("it", "it"), ("it-IT", "it"), ("en-GB", "en"), ("fr", "en"), ("pl", "en"), ("", "it")]
)
def test_whoever_s_language_is_none_of_ours_reads_english(code: str, language: str) -> None:
    assert language_of(Account("telegram", "1", "Zoe", language=code)) == language


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_sentence_says_in_which_language_it_is_so_that_what_is_said_beside_it_is_in_the_same(language: str) -> None:
    assert sentence(Texts(), language, "answer-refused").language == language
