"""A name of several words before a list of people, which begins with its first mention."""

from __future__ import annotations

import pytest

from tests.hall.declared.test_line_reader import READER


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("/gdr squadra I Corvi @Ada Mara, @Bea Vito", {"name": "I Corvi", "players": "@Ada Mara, @Bea Vito"}),
        ("/gdr squadra Corvi @Ada Mara @Bea Vito", {"name": "Corvi", "players": "@Ada Mara @Bea Vito"}),
        ('/gdr squadra I Corvi "@Ada Mara, @Bea Vito"', {"name": "I Corvi", "players": "@Ada Mara, @Bea Vito"}),
        ("/gdr squadra I Corvi @Ada Neri - Mara", {"name": "I Corvi", "players": "@Ada Neri - Mara"}),
        ('/gdr tavolo I Corvi "@Rita @Ugo"', {"team": "I Corvi", "referees": "@Rita @Ugo"}),
        ("/gdr tavolo I Corvi di Sopra @Rita @Ugo", {"team": "I Corvi di Sopra", "referees": "@Rita @Ugo"}),
        ("/gdr tavolo I Corvi @Rita", {"team": "I Corvi", "referees": "@Rita"}),
        ("/diplomazia legame Ada Neri @Bea", {"player": "Ada Neri", "other": "@Bea"}),
    ],
)
def test_a_name_of_several_words_before_people_needs_no_quotes(line: str, words: dict[str, str]) -> None:
    assert READER.read(line).words == words
