"""Of one thing nothing is said as of many: a count before a plural has words of its own for one, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent

from bot.texts import HERE, LANGUAGES
from tests.texts.languages import parsed

MANY = {
    "it": """
        agenti avversari caratteri caselle centri colonne dadi domande ferite file giocatori giorni gettoni
        incontri lettere livelli mani mesi messaggi minuti nomi ore ospiti partite penalità pezzi posti punti
        ricerche righe ritratti round scene schede secondi serate sessioni settimane sfide squadre successi tavoli
        tiri token turni vittorie voci voti volte
    """,
    "en": """
        agents attempts boards cells centres characters classes columns days dice entries fields files foes games
        guests hands hours letters levels lines meetings messages minutes months names people pieces places
        players points questions rolls rounds rows scenes seconds seats sessions sheets skills squares successes
        teams times tokens tries turns units votes weeks words wounds years
    """,
}
"""Words for several things, where a number stands before them."""

PEOPLE = {"who", "referee"}
"""Values after which such a word is what somebody does: Anna rolls."""

INVARIABLE = {"round", "file", "token", "penalità"}
"""Italian words that are the same for one."""

NEVER_ONE = {
    "limits of the program": """
        words-too-long gdr-flaw-text-too-long gdr-flaw-key refused-too-long page-too-long refused-formula-dice
        refused-formula-pieces refused-mito-how-many refused-club-words-name club-words-list club-words-kept
        refused-club-words-many
    """,
    "numbers of the rule documents": """
        refused-contest-advantage-too-large refused-advantage-too-large growth-develop-not refused-classes-at-most
        refused-class-keeps making-points making-raise making-place refused-third-class-needs
        refused-third-class-least refused-skills-a-class prices-start refused-codice-agents-too-many
        diplomacy-leap refused-diplomacy-too-many-centres refused-diplomacy-penalty-most
        refused-diplomacy-sitting-most diplomacy-times diplomacy-score-factor diplomacy-preset-says
        diplomacy-sitting making-class-points rule-sharing wounds-dying wounds-growing diplomacy-top-what
        diplomacy-top-usual making-third-trait-how refused-codice-team-of-two refused-codice-robin-closed
    """,
    "a draw or a tournament takes more": """
        codice-started codice-rounds-plan-robin codice-rounds-plan-extended codice-line-started
        refused-codice-too-few-teams refused-codice-no-finals diplomacy-top-later
        refused-diplomacy-top-rounds diplomacy-ways-title
    """,
    "figures, written with their decimals": """
        odds-mean diplomacy-total diplomacy-result cli-adventure-spread codice-explain-played gdr-severity-severe
        gdr-severity-mild
    """,
    "a streak has three, a rival was met twice, twelve tables are looked ahead": """
        mito-season-run-won mito-season-rival mito-season-pass mito-season-pass-all
    """,
    "a file has many": "checker-other-version checker-earlier-lines cli-adventure-scores cli-adventure-combinations",
}
"""Texts whose count is never one, by the reason."""
RULES = "rules"
"""The folder of texts whose counts are all numbers of the rule documents."""
SPARED = {key for keys in NEVER_ONE.values() for key in keys.split()}


@pytest.mark.sources
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_before_a_plural_has_words_for_one(language: str) -> None:
    assert [found for found in _wrong(language) if found.split()[0].partition(".")[0] not in SPARED] == []


@pytest.mark.sources
def test_a_text_is_spared_only_where_it_needs_that() -> None:
    found = {one.split()[0].partition(".")[0] for language in LANGUAGES for one in _wrong(language)}
    assert SPARED - found == set()


def _wrong(language: str) -> Iterator[str]:
    """The texts that say several of what may be one."""
    plain = {word for word in MANY[language].split() if language != "it" or word not in INVARIABLE}
    own = [file for file in sorted((HERE / language).rglob("*.ftl")) if file.parent.name != RULES]
    for file in own:
        for entry in parsed(file.read_text("utf-8")):
            if isinstance(entry, fluent.Message | fluent.Term):
                named = [(entry.id.name, entry.value)]
                named += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
                yield from (
                    f"{key} {many}" for key, value in named if value for many in _many(value, plain, frozenset())
                )


def _many(pattern: fluent.Pattern, plurals: set[str], told: frozenset[str]) -> Iterator[str]:
    """The variables with a plural after them for which no choice around tells one from several."""
    for place, element in enumerate(pattern.elements):
        match element:
            case fluent.Placeable(expression=fluent.VariableReference(id=fluent.Identifier(name=name))):
                after = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
                word = re.match(r" (\w+)", after.value) if isinstance(after, fluent.TextElement) else None
                if word and word[1] in plurals and name not in told | PEOPLE:
                    yield f"{name} {word[1]}"
            case fluent.Placeable(expression=fluent.SelectExpression(selector=selector, variants=variants)):
                keys = {key.name if isinstance(key := one.key, fluent.Identifier) else key.value for one in variants}
                by = (
                    {selector.id.name}
                    if isinstance(selector, fluent.VariableReference) and keys & {"one", "1"}
                    else set()
                )
                for variant in variants:
                    yield from _many(variant.value, plurals, told | by)
