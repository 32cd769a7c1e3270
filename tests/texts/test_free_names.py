"""Gli Orsi, Squadra 8: whether such a team wins or win, and of which gender it is, nobody knows who says its name."""

import re
from pathlib import Path

import pytest

TEXTS = Path(__file__).parents[2] / "bot" / "texts"
NAME = r"\{ \$(team|winner|loser|one|two|other) \}"
VERBS = (
    "è|sono|ha|hanno|viene|vengono|vince|vincono|perde|copre|resta|gareggia|gioca"
    "|is|are|has|have|wins?|covers?|plays?|competes?"
)
OTHERS = "".join(f"(?<!{word} )" for word in ("squadra", "team", "di", "of", "per", "Secondo"))
"""Behind these the verb is that of another word."""
GUESS = re.compile(rf"{OTHERS}{NAME}(,? che)?( non)? ({VERBS})\b|{NAME}: (ritirata|squalificata)")


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("game", ["codice", "gdr", "tournament"])
def test_after_the_free_name_of_a_team_no_verb_guesses_its_number_and_nothing_its_gender(
    language: str, game: str
) -> None:
    sources = sorted((TEXTS / language / game).glob("*.ftl"))
    assert sources
    lines = [(source.name, line) for source in sources for line in source.read_text("utf-8").splitlines()]
    assert not [(name, line) for name, line in lines if GUESS.search(line)]
