"""Typed lines: English and Italian, quotes of all sorts, names in any order; whatever else is refused, never broken."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from bot.commands import COGS
from bot.engines.book import Refused
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.kinds import Choice, Kind, Member, Members, Text, Whole, YesNo
from bot.hall.declared.line_reader import LineReader
from bot.hall.declared.lines import line_of
from tests.engines.codice.refusing import refused
from tests.hall.house import TEXTS

COMMANDS = Commands(COGS)
READER = LineReader(COMMANDS, TEXTS)


@pytest.mark.parametrize(
    ("line", "command", "words"),
    [
        ("/roll 5 reserve:2", "roll", {"dice": "5", "reserve": "2"}),
        ("/tira 5 riserva:2", "roll", {"dice": "5", "reserve": "2"}),
        ("/tira riserva:2 5", "roll", {"reserve": "2", "dice": "5"}),
        ("/ROLL 5 RESERVE:2", "roll", {"dice": "5", "reserve": "2"}),
        ("roll 5", "roll", {"dice": "5"}),
        ("  /roll   5  ", "roll", {"dice": "5"}),
        ("/roll 5 2", "roll", {"dice": "5", "reserve": "2"}),
        ("/roll 2d6+3", "roll", {"formula": "2d6+3"}),
        ("/tira 2d6 + 3", "roll", {"formula": "2d6 + 3"}),
        ("/tira d% cerco 2 indizi", "roll", {"formula": "d% cerco 2 indizi"}),
        ('/roll 4d6kh3 note:"strength"', "roll", {"formula": "4d6kh3", "note": "strength"}),
        ("/roll formula:1d20 +5", "roll", {"formula": "1d20 +5"}),
        ("/roll 5 d20", "roll", {"dice": "5", "formula": "d20"}),
        ('/roll 5 note:"open the door"', "roll", {"dice": "5", "note": "open the door"}),
        ("/roll 5 note:“open the door”", "roll", {"dice": "5", "note": "open the door"}),
        ("/roll 5 note:«open the door»", "roll", {"dice": "5", "note": "open the door"}),
        ("/roll 5 note:„open the door“", "roll", {"dice": "5", "note": "open the door"}),
        ('/roll 5 note:"Anna says «hi» aloud"', "roll", {"dice": "5", "note": "Anna says «hi» aloud"}),
        ('/roll 5 note:“it is "open" now”', "roll", {"dice": "5", "note": 'it is "open" now'}),
        ("/roll 5 note:”open the door”", "roll", {"dice": "5", "note": "open the door"}),
        ('/roll 5 note:"open the door”', "roll", {"dice": "5", "note": "open the door"}),
        ('/roll 5 note:"never closed', "roll", {"dice": "5", "note": "never closed"}),
        (r'/roll 5 note:"say \"hi\""', "roll", {"dice": "5", "note": 'say "hi"'}),
        ("/club lingua inglese", "club language", {"language": "en"}),
        ("/club language en", "club language", {"language": "en"}),
        ("/club ruolo @Bruno arbitro", "club role", {"member": "@Bruno", "role": "referee"}),
        ("/mito game @A <@2> @C 30,35,30", "mito game", {"players": "@A <@2> @C", "risikometro": "30,35,30"}),
        ("/mito game players:@A @B when:ieri", "mito game", {"players": "@A @B", "when": "ieri"}),
        ('/mito fix 41 "@B @A"', "mito fix", {"game": "41", "players": "@B @A"}),
        ('/mito game "@Nome A" @B', "mito game", {"players": '@"Nome A" @B'}),
        ('/mito game @"Nome A" @B', "mito game", {"players": '@"Nome A" @B'}),
        ("/mito game @B “@Nome A” «@Nome B»", "mito game", {"players": '@B @"Nome A" @"Nome B"'}),
        ('/mito game players:"@Nome A" @B', "mito game", {"players": '@"Nome A" @B'}),
        ('/mito game @B @+"Nome A"', "mito game", {"players": '@B @+"Nome A"'}),
        ('/mito challenge "@Nome A"', "mito challenge", {"player": "@Nome A"}),
        ("/club role role:referee member:@Bruno", "club role", {"role": "referee", "member": "@Bruno"}),
        ("/club role <@12> referee", "club role", {"member": "<@12>", "role": "referee"}),
        ("/club timezone Europe/Rome", "club timezone", {"zone": "Europe/Rome"}),
        ("/help me show", "help", {"topic": "me show"}),
        ("/scheda nuova Vega manuale", "sheet new", {"name": "Vega", "method": "manual"}),
        ("/sheet new Nadir the fair", "sheet new", {"name": "Nadir the fair"}),
        ("/diplomacy clock movement", "diplomacy clock", {"minutes": "movement"}),
        ("/mito player week", "mito player", {"player": "week"}),
        ("/eventi Sparatoria al porto", "events", {"text": "Sparatoria al porto"}),
    ],
)
def test_a_line_is_read(line: str, command: str, words: dict[str, str]) -> None:
    typed = READER.read(line)
    assert typed.command is not None
    assert (typed.command.name, dict(typed.words)) == (command, words)


def test_a_group_alone_is_a_question() -> None:
    assert READER.read("/club").group == "club"
    assert READER.read("/io").group == "me"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "unknown-command"),
        ("/", "unknown-command"),
        ("/zzz", "unknown-command"),
        ("ciao", "unknown-command"),
        ("/rol 5", "unknown-near"),
        ("/club ruol", "unknown-near"),
        ("/club zzz", "unknown-command"),
        ("/journal table 1 2", "too-many-words"),
        ("/roll 5 dice:6 dice:7", "given-twice"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(line: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        READER.read(line)
    assert refused.value.reason == reason


def test_a_near_name_is_offered() -> None:
    with pytest.raises(Refused) as refused:
        READER.read("/tirra 5")
    assert refused.value.facts["nearest"] == "/tira"


starts = st.sampled_from(["/roll ", "/club role ", "/me ", "/help ", "/odds ", "/undo ", "/", ""])


@given(starts, st.text(max_size=60))
@example("/roll ", '"')
@example("/roll ", "note:")
@example("/club role ", '""')
def test_any_line_is_read_or_refused_and_nothing_else(start: str, rest: str) -> None:
    try:
        READER.read(start + rest)
    except Refused:
        return


@given(st.text(max_size=40).filter(lambda text: text.strip()))
def test_words_as_a_button_writes_them_are_read_back(note: str) -> None:
    command = COMMANDS["roll"]
    typed = READER.read(line_of(command, {"dice": 5, "note": note}))
    assert typed.words == {"dice": "5", "note": note}


def test_words_in_quotes_after_a_loose_text_are_the_next_value() -> None:
    typed = READER.read('/scheda definisci tratto Altruista "aiuta chi è in pericolo"')
    assert typed.words == {"kind": "trait", "name": "Altruista", "details": "aiuta chi è in pericolo"}
    assert READER.read('/scheda definisci tratto Senza "scrupoli"').words["name"] == "Senza"
    assert READER.read("/scheda definisci tratto Senza scrupoli").words["name"] == "Senza scrupoli"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("/codice hand 3 Orsi agents 6", {"winner": "Orsi", "ending": "agents", "loser_agents": "6"}),
        ("/codice hand 3 Gli Orsi agents 6", {"winner": "Gli Orsi", "ending": "agents", "loser_agents": "6"}),
        ("/codice mano 3 Gli Orsi agenti 6", {"winner": "Gli Orsi", "ending": "agents", "loser_agents": "6"}),
        ("/codice mano 3 I tre agenti tempo 6", {"winner": "I tre agenti", "ending": "time", "loser_agents": "6"}),
        ("/codice mano 3 Gli Orsi assassino", {"winner": "Gli Orsi", "ending": "assassin"}),
        ("/codice mano 3 Gli Orsi", {"winner": "Gli Orsi"}),
        ("/codice mano 3 Gli Orsi esito:tempo 6", {"winner": "Gli Orsi", "ending": "time", "loser_agents": "6"}),
    ],
)
def test_a_loose_text_ends_where_the_choices_after_it_begin(line: str, words: dict[str, str]) -> None:
    assert READER.read(line).words == {"table": "3", **words}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("/codice iscrizione orsi si si", {"team": "orsi", "paid": "yes", "box": "yes"}),
        ("/codice iscrizione gli orsi no si", {"team": "gli orsi", "paid": "no", "box": "yes"}),
        ("/codice ritira I Lupi si", {"team": "I Lupi", "disqualify": "yes"}),
        ("/codice tavolino 3 I Lupi mano:2", {"table": "3", "loser": "I Lupi", "hand": "2"}),
        ("/codice tavolino 3 Squadra 8", {"table": "3", "loser": "Squadra 8"}),
        ("/codice tavolino 3 I Lupi", {"table": "3", "loser": "I Lupi"}),
        (
            "/codice correggi 3 2 I Lupi agenti 6 turno:1",
            {"table": "3", "hand": "2", "winner": "I Lupi", "ending": "agents", "loser_agents": "6", "round": "1"},
        ),
        ("/codice squadra Gli Orsi @Aldo @Bea", {"name": "Gli Orsi", "player1": "@Aldo", "player2": "@Bea"}),
        ("/codice sostituisci Gli Orsi <@12> @Bea", {"team": "Gli Orsi", "player": "<@12>", "by": "@Bea"}),
        ("/codice nuovo Coppa 2026", {"name": "Coppa 2026"}),
    ],
)
def test_a_name_of_several_words_needs_no_quotes(line: str, words: dict[str, str]) -> None:
    assert READER.read(line).words == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("/prova @Anna scassinare la porta", {"player": "@Anna", "note": "scassinare la porta"}),
        ("/prova @Anna nota:scassinare la porta", {"player": "@Anna", "note": "scassinare la porta"}),
        ("/prova @Anna scassinare 4", {"player": "@Anna", "note": "scassinare", "target": "4"}),
        ("/prova @Anna la stanza 12", {"player": "@Anna", "note": "la stanza 12"}),
        ("/confronto @Anna @Bruno chi sente la sirena", {"players": "@Anna @Bruno", "note": "chi sente la sirena"}),
        (
            "/confronto @Anna @Bruno la sirena minuti:5",
            {"players": "@Anna @Bruno", "note": "la sirena", "minutes": "5"},
        ),
        ("/tira 5 saltare il muro", {"dice": "5", "note": "saltare il muro"}),
        ("/tira potenza lotta a mani nude", {"attribute": "power", "skill": "lotta a mani nude"}),
        ("/annulla 12 ho sbagliato tavolo", {"line": "12", "why": "ho sbagliato tavolo"}),
        ("/riserva spendi ricarica fucile a pompa", {"what": "reload", "on": "fucile a pompa"}),
    ],
)
def test_the_rest_of_a_line_is_of_the_text_that_began(line: str, words: dict[str, str]) -> None:
    assert READER.read(line).words == words


@pytest.mark.parametrize("line", ["/prova @Anna 3", "/prova @Anna scassinare la porta 3"])
def test_a_last_number_that_can_be_a_secret_stands_in_no_text_that_others_read(line: str) -> None:
    assert READER.read(line).words["target"] == "3"


SIMPLE = (Text, Choice, YesNo, Whole, Member, Members)
plain_words = st.lists(st.text("abcdefghilmnopqrstuvz", min_size=3, max_size=9), min_size=2, max_size=6)
TEXTS_OF = [
    (command, place)
    for command in COMMANDS.values()
    if not command.hidden
    for place in command.parameters
    if not place.hidden and type(place.kind) is Text
]


def value_of(kind: Kind) -> str:
    """Some word that a parameter of this kind reads."""
    match kind:
        case Choice():
            return kind.values[0]
        case Whole():
            return str(kind.low)
        case Members():
            return '"@Ada @Bice"'
        case Member():
            return "@Ada"
    return '"primo"'


@given(st.data(), plain_words)
def test_a_text_of_several_words_is_whole_and_swallows_nothing_that_is_given_by_name(
    data: st.DataObject, words: list[str]
) -> None:
    command, text = data.draw(st.sampled_from(TEXTS_OF))
    others = [one for one in command.parameters if one is not text and not one.hidden and type(one.kind) in SIMPLE]
    after = data.draw(st.none() | st.sampled_from(others)) if others else None
    given_too = [one for one in others if one.expected or one is after]
    choices = {name for _, name in READER._choices}
    assume(
        not choices & set(words)
        and all(one in others for one in command.parameters if one.required and one is not text)
    )
    before = " ".join(f"{one.name}:{value_of(one.kind)}" for one in given_too if one is not after)
    end = f"{after.name}:{value_of(after.kind)}" if after else ""
    read = READER.read(f"/{command.name} {before} {text.name}:{' '.join(words)} {end}").words
    assert read[text.name] == " ".join(words)
    assert set(read) == {text.name, *(one.name for one in given_too)}


@pytest.mark.parametrize(
    "line",
    [
        '/confronto "@Anna @Bruno" armato:si',
        "/confronto @Anna @Bruno armato:si",
        '/contest "@Anna @Bruno" weapons:yes',
        '/confronto "@Anna @Bruno" durata:5',
        '/confronto "@Anna @Bruno" sul tetto armato:si',
        "/scontro inizia Guardia distante:si",
        "/mito partita @Anna @Bruno quand:ieri",
    ],
)
def test_a_value_under_a_name_that_the_command_has_not_is_refused_and_is_no_text(line: str) -> None:
    with pytest.raises(Refused) as no:
        READER.read(line)
    assert no.value.reason == "unknown-parameter"


@pytest.mark.parametrize(
    ("line", "name", "text"),
    [
        ('/confronto "@Anna @Bruno" "armato:si"', "note", "armato:si"),
        ('/confronto "@Anna @Bruno" tesi:antitesi', "note", "tesi:antitesi"),
        ("/confronto @Anna @Bruno note:armato:si", "note", "armato:si"),
        ("/eventi ore:21 si spara", "text", "ore:21 si spara"),
        ("/codice squadra Lupi:2 @Anna @Bruno", "name", "Lupi:2"),
        ("/campagna nuova Neon:2090", "name", "Neon:2090"),
    ],
)
def test_words_with_a_colon_stay_words(line: str, name: str, text: str) -> None:
    assert READER.read(line).words[name] == text


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("/diplomazia round assenti:Ada, Bice", {"absent": "Ada, Bice"}),
        ("/diplomazia round assenti:Ada Rossi, Bice Verdi", {"absent": "Ada Rossi, Bice Verdi"}),
        ("/diplomazia round assenti: Ada, Bice doppi:Carla, Dora", {"absent": "Ada, Bice", "double": "Carla, Dora"}),
        ("/diplomazia round assenti:Ada, Bice 7", {"absent": "Ada, Bice", "years": "7"}),
        ("/diplomazia round 7 Ada, Bice", {"years": "7", "absent": "Ada, Bice"}),
        ('/diplomazia round assenti:"Ada, Bice" 7', {"absent": "Ada, Bice", "years": "7"}),
    ],
)
def test_a_list_of_names_needs_no_quotes(line: str, words: dict[str, str]) -> None:
    assert READER.read(line).words == words


def test_a_number_after_a_text_without_quotes_is_for_its_own_place_also_where_it_is_too_big() -> None:
    assert READER.read("/diplomazia round assenti:@Ugo 1910").words == {"absent": "@Ugo", "years": "1910"}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("/mito partita @Ada @Bice 35 30", {"players": "@Ada @Bice", "risikometro": "35 30"}),
        (
            "/mito partita @Ada @Bice 35 30 at 21",
            {"players": "@Ada @Bice", "risikometro": "35 30", "when": "at 21"},
        ),
        (
            "/mito partita @Ada @Bice 35, 30 ieri 21:30",
            {"players": "@Ada @Bice", "risikometro": "35, 30", "when": "ieri 21:30"},
        ),
        (
            "/mito partita @Ada @Bice risikometro:35 30 21:30",
            {"players": "@Ada @Bice", "risikometro": "35 30", "when": "21:30"},
        ),
        (
            "/mito partita @Ada @Bice 35,30 20 nov 2026",
            {"players": "@Ada @Bice", "risikometro": "35,30", "when": "20 nov 2026"},
        ),
    ],
)
def test_a_number_for_each_player_needs_no_quotes(line: str, words: dict[str, str]) -> None:
    assert READER.read(line).words == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "/diplomazia centri 1 1901 Francia 8, Austria 3, Inghilterra 4",
            {"board": "1", "year": "1901", "france": "8", "austria": "3", "england": "4"},
        ),
        (
            '/diplomazia centri 1 1901 "Francia 8, Austria 3, Inghilterra 4"',
            {"board": "1", "year": "1901", "france": "8", "austria": "3", "england": "4"},
        ),
        (
            "/diplomacy centres 1 1901 «5 4 8»",
            {"board": "1", "year": "1901", "austria": "5", "england": "4", "france": "8"},
        ),
        ("/diplomacy centres 1 1901 fra 8 aus 3;", {"board": "1", "year": "1901", "france": "8", "austria": "3"}),
        (
            "/diplomazia centri 1 1901 F8 A3, E4 G 5 I4 R 6 T4",
            {"board": "1", "year": "1901"}
            | {
                "france": "8",
                "austria": "3",
                "england": "4",
                "germany": "5",
                "italy": "4",
                "russia": "6",
                "turkey": "4",
            },
        ),
        ("/diplomacy centres year 1901 board 2", {"year": "1901", "board": "2"}),
    ],
)
def test_numbers_stand_after_their_names_also_without_a_colon(line: str, words: dict[str, str]) -> None:
    assert READER.read(line).words == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("/diplomacy map 3", {"map": "yes", "board": "3"}),
        ("diplomazia mappa 3", {"map": "yes", "board": "3"}),
        ("/diplomazia mappa 3 2", {"map": "yes", "board": "3", "round": "2"}),
        ("/diplomazia mappa", {"map": "yes"}),
    ],
)
def test_what_a_command_may_show_is_typed_in_its_place(line: str, words: dict[str, str]) -> None:
    typed = READER.read(line)
    assert typed.command is not None and typed.command.name == "diplomacy chart"
    assert typed.words == words


def test_a_button_reaches_the_hidden_command_of_that_name() -> None:
    typed = READER.read("diplomacy map 1 3", pressed=True)
    assert typed.command is not None and typed.command.name == "diplomacy map"


@pytest.mark.parametrize(
    ("line", "england", "italy"),
    [
        ("/diplomazia centri 1 1901 I4 F8", None, None),
        ("/diplomazia centri 1 1901 I 4 F 8 A 3", None, None),
        ("/diplomazia centri 1 1901 I4 F8 I5", None, None),
        ("/diplomazia centri 1 1901 I4 F8 E5", "5", "4"),
        ("/diplomazia centri 1 1901 I 4 F 8 Ita 5", "4", "5"),
        ("/diplomazia centri 1 1901 Ing 4 F8 I 5", "4", "5"),
    ],
)
def test_a_letter_of_two_powers_names_the_one_that_is_left_or_else_neither(
    line: str, england: str | None, italy: str | None
) -> None:
    words = READER.read(line).words
    assert (words.get("england"), words.get("italy"), words["france"]) == (england, italy, "8")


def test_a_letter_of_two_powers_that_are_named_already_is_refused() -> None:
    with refused("given-twice"):
        READER.read("/diplomazia centri 1 1901 I4 E5 I6")
