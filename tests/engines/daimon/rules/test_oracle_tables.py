"""The oracle of Dàimon 2090 as config/rules has it: the nine tables of the document, cell by cell."""

from collections import Counter

import pytest

from bot.engines.daimon.rules.rules import Rules
from bot.rules import rulebook
from bot.texts import Texts

TEXTS = Texts()
RULES: Rules = rulebook().daimon


def italian(key: str) -> str:
    return TEXTS.say("it", f"daimon-{key}")


def row(table: str, number: int) -> list[str]:
    """A row of the oracle as it is printed."""
    return [italian(f"says-{table}-{key}") for key in RULES.oracle[table].cells[number - 1]]


def test_table_0_is_one_die() -> None:
    assert row("yesno", 1) == ["Un NO brutale", "No", "No", "Sì", "Sì", "Assolutamente sì"]


@pytest.mark.parametrize(
    ("number", "table", "line", "printed"),
    [
        (1, "body", 1, "Spalla sx|Spalla sx|Cranio|Fronte|Spalla dx|Spalla dx"),
        (1, "body", 4, "Braccio sx|Gamba sx|Bocca o naso|Collo|Gamba dx|Braccio dx"),
        (2, "npc", 4, "Spia|Giornalista|Ufficiale|Pirata|Cuoco|Guardia"),
        (2, "npc", 6, "Corriere|Prostituta|Investigatore|Tossico|Soldato|Attore"),
        (3, "adjective", 1, "Allegro|Aggressivo|Saggio|Burbero|Ambizioso|Morto"),
        (3, "adjective", 6, "Armato|Esibizionista|Giovane|Affascinante|Grasso|Resistente"),
        (4, "other-adjective", 3, "Sano|Elegante|Ricercato|Salvo|Giallo|Disperato"),
        (4, "other-adjective", 4, "Disperato|Verde|Assente|Ecologico|Assente|Povero"),
        (5, "event", 1, "Ricatto|Reazione|Ricerca|Unione|Rapimento|Rabbia"),
        (5, "event", 3, "Incendio|Scoperta|Furto|Volo|Restituzione|Vulcano"),
        (6, "action", 5, "Mutilare|Chiamare|Uscire|Rompere|Tornare|Cambiare"),
        (7, "place", 2, "Esercito|Cimitero|Pub|Teatro|Caverna|Spazio"),
        (7, "place", 3, "Negozi|Bagno|Asteroide|Bosco|Cucina|Fiume"),
        (8, "subject", 6, "Musica|Vizio|Violino|Dàimon|Droga|Foresta"),
    ],
)
def test_a_row_of_the_oracle_is_as_printed(number: int, table: str, line: int, printed: str) -> None:
    assert RULES.oracle[table].number == number
    assert row(table, line) == printed.split("|")


@pytest.mark.parametrize("table", [name for name in RULES.oracle if name != "yesno"])
def test_a_table_has_six_rows_of_six(table: str) -> None:
    assert [len(cells) for cells in RULES.oracle[table].cells] == [6] * 6


def test_only_the_parts_of_the_body_and_table_4_repeat_words() -> None:
    different = {name: len({key for cells in table.cells for key in cells}) for name, table in RULES.oracle.items()}
    assert different == {**dict.fromkeys(RULES.oracle, 36), "yesno": 4, "body": 20, "other-adjective": 34}


def test_table_4_repeats_two_words() -> None:
    words = Counter(word for number in range(1, 7) for word in row("other-adjective", number))
    assert {word for word, count in words.items() if count > 1} == {"Disperato", "Assente"}


def test_the_side_dice_are_as_printed() -> None:
    assert {name: table.sides for name, table in RULES.oracle.items() if table.sides} == {
        "npc": ("gender", "sign"),
        "event": ("sign",),
        "action": ("sign",),
        "place": ("reality", "sign"),
        "subject": ("sign",),
    }


@pytest.mark.parametrize(
    ("side", "even", "odd"),
    [("gender", "F", "M"), ("sign", "positivo", "negativo"), ("reality", "luogo reale", "nella VRN")],
)
def test_a_side_die_is_read_even_or_odd(side: str, even: str, odd: str) -> None:
    assert (italian(f"sides-{side}-even"), italian(f"sides-{side}-odd")) == (even, odd)


def test_an_odd_die_leads_from_table_3_to_table_4() -> None:
    assert {name: table.odd for name, table in RULES.oracle.items() if table.odd} == {"adjective": "other-adjective"}


def test_a_random_table_is_one_die() -> None:
    assert RULES.asking.random == ("npc", "adjective", "event", "action", "place", "subject")


def test_an_adventure_opens_with_somebody_and_something() -> None:
    assert RULES.asking.openings == (("npc", "adjective", "event", "action"), ("npc", "adjective", "action", "place"))
