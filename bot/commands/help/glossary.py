"""The words of the games in both languages, each with a sentence: no rules, but a page among them."""

from __future__ import annotations

from bot.hall.declared.rules_pages import RulesPage

GLOSSARY = RulesPage(
    name="glossary",
    books=(),
    chapters=("club", "tournaments", "mito", "codice", "diplomacy", "rbb", "daimon", "characters"),
    rules=lambda book: book,
    facts=lambda rules: {},
)
