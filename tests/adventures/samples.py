"""Adventures as their authors write them, and what is said of them in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.adventure_toml import adventure_of
from bot.engines.gdr.adventure import Adventure
from bot.hall.cards.card import Argument, Say
from bot.rules import rulebook
from tests.hall.house import TEXTS

RULES = rulebook().gdr
GOOD = """\
titolo = "Prova"
tipo = "standard"

[personaggi.ada]
nome = "Ada"

[personaggi.leo]
nome = "Leo"
facoltativo = true

[soglie]
aa = [20, 50, 80]

[aa.porta]
testo = "Aprono la porta"
peso = 40

[aa.sala]
testo = "La sala"
peso = 60

[aa.sala.luce]
testo = "Fanno luce"
peso = 30
in-parte = true

[aa.sala.re]
testo = "Il re"
peso = 70

[aa.sala.re.opzioni]
"Salvo" = 100
"Ferito" = 40
"Perduto" = 0

[cd.ada.onore]
testo = "Tiene alla parola"
peso = 60

[cd.ada.leo]
testo = "Protegge Leo"
peso = 40
riguarda = "leo"

[cd.leo.casa]
testo = "Vuole tornare a casa"
peso = 100
"""
"""A small one."""
SAMPLE = Path("docs/adventures/punta-cenere.en.toml").read_text("utf-8")
SCORING = [key for key in RULES.asked if RULES.descriptors[RULES.path(key)[0]].weight > 0]
OF_ITS_OWN = (
    "\n[thresholds.descriptors]\n"
    + "".join(f"{key} = [0, 1.5, {at}]\n" for at, key in enumerate(SCORING, 2))
    + "[thresholds.cd]\nmara = [0, 1, 2]\nvito = [0, 1, 12]\nelio = [0, 1, 2]\nagata = [0, 1, 3]\nzeno = [0, 1, 2.25]\n"
    + "[weights]\nfairness = 60\npunctuality = 30\n[values]\nfairness = [0, 10, 30, 100]\ncare = [100, 30, 0]\n"
)

WRITTEN: dict[str, Callable[[str], str]] = {
    "as the example": lambda text: text,
    "without dice": lambda text: text.replace(
        'kind = "standard"', 'kind = "standard"\ndiceless = true\nweights = { restraint = 25 }'
    ),
    "with thresholds of a team": lambda text: text.replace("aa = [20", "team = [10, 30, 60]\naa = [20"),
    "with shares": lambda text: text.replace(
        'kind = "standard"',
        'kind = "own"\nshares = { player = { vsp = 82.5, aa = 17.5 }, team = { vsp = 40, aa = 60 } }',
    ),
    "with weights, values and thresholds of its own": lambda text: text.replace("vsp = [15, 42, 76]\n", OF_ITS_OWN),
    "with words that a spreadsheet would compute": lambda text: text.replace(
        "Puts the lamp before everything", "=HYPERLINK before everything"
    ),
    "with quotes": lambda text: text.replace("Puts the lamp", 'Puts the \\"lamp\\"'),
}


def adventure(change: Callable[[str], str]) -> Adventure:
    """The example, written otherwise."""
    changed = change(SAMPLE)
    assert changed == SAMPLE or change is not WRITTEN["as the example"]
    return adventure_of(changed.encode(), RULES)


def said(language: str, words: Argument) -> Any:
    """A flaw in words, with those within them."""
    if not isinstance(words, Say):
        return words
    return TEXTS.say(language, words.key, {name: said(language, one) for name, one in words.arguments.items()})
