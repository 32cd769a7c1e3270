"""What people type: every command, parameter and choice of the contract has its name in Italian and in English."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.line_reader import LineReader
from bot.texts import Texts

READER = LineReader(Commands(COGS), Texts())
HOUSE = Path(__file__).parents[2]
LANGUAGES = ("it", "en")
DISCORD_NAME = re.compile(r"[a-z0-9_-]{1,32}")
TELEGRAM_NAME = re.compile(r"[a-z0-9_]{1,32}")


# The contract: `| `/codice bye`, `pair` | team / table, team1, team2 | D | … |`


@dataclass(frozen=True)
class Parameter:
    name: str
    optional: bool
    choices: tuple[str, ...] = ()
    default: str = ""


def split_outside_brackets(text: str, separator: str) -> list[str]:
    return [part.strip() for part in re.split(rf"{separator}(?![^()]*\))", text)]


def parameters_of(cell: str) -> list[Parameter]:
    """`ending (agents, time)=agents, round?` read one by one; a dash or dots mean that none is printed."""
    if cell in ("–", "…", "yes/no"):
        return []
    parameters = []
    for text in split_outside_brackets(cell, ","):
        match = re.fullmatch(r"(\w+)(\?)?(?: \((.*)\))?(?:=(.*))?", text)
        assert match, f"the contract says {text!r}"
        name, mark, brackets, default = match.groups()
        words = (brackets or "").split(", ")
        choices = tuple(words) if all(re.fullmatch(r"[a-z][a-z0-9]*", word) for word in words) else ()
        choices = choices if len(choices) > 1 else ()
        parameters.append(Parameter(name, bool(mark or default), choices, (default or "").replace(" ", "-")))
    if any(parameter.name == "board" for parameter in parameters):  # "Commands with `board` take an optional `round`"
        parameters.append(Parameter("round", optional=True))
    return parameters


def contract() -> Iterator[tuple[str, list[Parameter]]]:
    for line in (HOUSE / "docs" / "contract.md").read_text("utf-8").splitlines():
        if line.startswith("| `/"):
            commands, cell = [part.strip() for part in line.split("|")[1:3]]
            first, *others = re.findall(r"`/?([^`]+)`", commands)
            group = first.split()[:-1]
            paths = [first.split(), *([*group, other] for other in others)]
            cells = split_outside_brackets(cell, " / ")
            cells = cells if len(cells) > 1 else cells * len(paths)
            assert len(cells) == len(paths), line
            yield from (("-".join(path), parameters_of(own)) for path, own in zip(paths, cells, strict=True))


# What the house adds, in the same notation: new commands, optional parameters, names where the contract prints none.
BEYOND = {
    "start": "payload?",
    "club-board": "book?",
    "club-page": "state? (on, off, new), book?",
    "me-language": "language (it, en, auto)",
    "me-notices": "wanted",
    "verify": "book?, open?",
    "session-here": "player?",
    "session-away": "player?",
    "reserve-prices": "–",
    "contest": "players, note?, npc?, armed?=no, range?=no, gear?=0, minutes?",
    "odds": "dice?, target?, reserve?, attribute?, skill?, class?, trait?, bonus?",
    "fight-start": "foe, difficulty?, mode (single, rounds)=rounds, foes?=1, gear?=0, range?=no, players?",
    "fight-strike": "dice?, reserve?=0, attribute?, skill?, class?, trait?, strategy? (none, defence, desperate), "
    "weapon?, foe?, bonus?=0, protection?",
    "fight-show": "–",
    "fight-join": "–",
    "fight-advantage": "player, dice",
    "wounds-heal": "player, payer?, place?, healer?",
    "codice-hold": "wanted",
    "diplomacy-drop": "player",
    "diplomacy-ties": "women?, young?",
    "diplomacy-round": "years?=7, absent?, sitting?, double?, points?",
    "diplomacy-top": "declare?, decline?, open?=no",
    "diplomacy-clock": "minutes, phase? (movement, builds)=movement",
    "codice-import": "file",
    "gdr-replace": "team, player, by",
    "gdr-drop": "team",
    "gdr-compare": "team",
    "gdr-reopen": "team, referee?",
    "gdr-report": "–",
    "gdr-sample": "team",
    "gdr-lab": "file?",
    "gdr-trial": "file",
    "gdr-calibration": "team",
    "gdr-paper": "team",
    "gdr-type": "team, text",
    "gdr-review": "team?, player?",
    "gdr-referees": "–",
    "mito-fix": "game, players?, risikometro?, when?, delete?=no",
    "mito-settings": "which?, name?, start?, minimum?, pot?, active?",
    "sheet-new": "name?, method (random, manual)=random, level?=0",
    "sheet-set": "field, value, player?",
    "sheet-define": "kind (class, trait, skill), name, details?, arms (none, fighting, special)=none",
}
PRINTED = dict(contract())
COMMANDS = PRINTED | {command: parameters_of(cell) for command, cell in BEYOND.items()}
GROUPS = sorted({command.split("-")[0] for command in COMMANDS if "-" in command})

# Which set of words a parameter chooses from.
CHOICES = {
    "choices-language": ["club-language.language"],
    "choices-my-language": ["me-language.language"],
    "choices-role": ["club-role.role"],
    "choices-topic": ["club-announce.topic"],
    "choices-book": ["undo.book", "journal.book", "verify.book", "export.book", "club-board.book", "club-page.book"],
    "choices-page-state": ["club-page.state", "club-site.state"],
    "choices-master": ["campaign-new.master"],
    "choices-attribute": ["roll.attribute", "odds.attribute", "fight-strike.attribute", "fight-aim.attribute"],
    "choices-fight-mode": ["fight-start.mode"],
    "choices-strategy": ["fight-strike.strategy"],
    "choices-oracle-table": ["oracle.table"],
    "choices-method": ["sheet-new.method"],
    "choices-sheet-kind": ["sheet-define.kind"],
    "choices-sheet-arms": ["sheet-define.arms"],
    "choices-award-reason": ["reserve-award.reason"],
    "choices-spend-what": ["reserve-spend.what"],
    "choices-heal-place": ["wounds-heal.place"],
    "choices-grow-what": ["grow.what"],
    "choices-wealth-kind": ["wealth-buy.kind"],
    "choices-ending": ["codice-hand.ending", "codice-fix.ending"],
    "choices-post-what": ["codice-post.what"],
    "choices-preset": ["diplomacy-new.preset"],
    "choices-phase": ["diplomacy-clock.phase"],
    "choices-power": ["diplomacy-late.power", "diplomacy-minute.power"],
    "choices-which": ["mito-ladder.which", "mito-player.which", "mito-archive.which", "mito-settings.which"],
    "choices-yesno": [
        *(f"{command}.{p.name}" for command, own in COMMANDS.items() for p in own if p.default == "no"),
        *("me-notices.wanted", "codice-hold.wanted", "verify.open", "mito-settings.active"),
        *(
            "codice-entry.paid",
            "codice-entry.box",
            "diplomacy-top.declare",
            "diplomacy-ties.women",
            "diplomacy-ties.young",
        ),
    ],
}
SET_OF = {parameter: words for words, parameters in CHOICES.items() for parameter in parameters}
SECRET = {"check.target", "fight-start.difficulty", "fight-foe.difficulty"}


# The texts


@dataclass(frozen=True)
class Text:
    value: str
    attributes: Mapping[str, str]

    def parameters(self) -> dict[str, str]:
        """The key of each parameter and the name typed for it."""
        named = [key for key in self.attributes if key not in ("about", "example") and not key.endswith("-about")]
        return {key: self.attributes[key] for key in named}


def plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    assert all(isinstance(element, ast.TextElement) for element in elements), "a name is plain text"
    return "".join(element.value for element in elements if isinstance(element, ast.TextElement))


def is_name(source: str) -> bool:
    """Whether it names a command, a group of commands or a set of choices; no other text says what it is about."""
    return source.startswith("choices-") or re.search(r"^ +\.about =", source, re.MULTILINE) is not None


def texts(language: str) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for path in sorted((HOUSE / "bot" / "texts" / language).rglob("*.ftl")):
        # Only these are read: every process of the tests comes through here, and reading all takes a second.
        for source in filter(is_name, re.split(r"^(?=[a-z])", path.read_text("utf-8"), flags=re.MULTILINE)):
            entry = FluentParser(with_spans=False).parse_entry(source)
            assert isinstance(entry, ast.Message), f"{path.name}: {source}"
            keys = [attribute.id.name for attribute in entry.attributes]
            assert entry.id.name not in found and len(keys) == len(set(keys)), f"{entry.id.name} is said twice"
            attributes = {attribute.id.name: plain(attribute.value) for attribute in entry.attributes}
            found[entry.id.name] = Text(plain(entry.value), attributes)
    return found


TEXTS = {language: texts(language) for language in LANGUAGES}
EVERYTHING = sorted(TEXTS["it"].keys() | TEXTS["en"].keys())
SETS = [key for key in EVERYTHING if key.startswith("choices-")]
NAMED = [key for key in EVERYTHING if not key.startswith("choices-")]
IS_COMMAND = [key for key in NAMED if key not in GROUPS]


def scopes(language: str) -> dict[str, dict[str, str]]:
    """Where names must differ: the first words, the words after each group, the parameters, the choices."""
    said = TEXTS[language]
    every = {"first words": {key: said[key].value for key in NAMED if "-" not in key}}
    for group in GROUPS:
        every[f"after {group}"] = {key: said[key].value for key in NAMED if key.startswith(f"{group}-")}
    every |= {f"parameters of {key}": said[key].parameters() for key in IS_COMMAND}
    return every | {key: dict(said[key].attributes) for key in SETS}


def typed(command: str, language: str) -> str:
    keys = dict.fromkeys([command.split("-", maxsplit=1)[0], command])
    return "/" + " ".join(TEXTS[language][key].value for key in keys)


def filled(command: str, language: str) -> Mapping[str, str]:
    """What the example gives each parameter, choices in English."""
    return READER.read(TEXTS[language][command].attributes["example"].splitlines()[0]).words


# The rules


def test_the_contract_is_read_whole() -> None:
    assert len(PRINTED) > 100
    assert {"help", "roll", "campaign-leave", "fight-end", "wounds-day", "mito-quality"} <= PRINTED.keys()
    assert [p.name for p in PRINTED["codice-pair"]] == ["table", "team1", "team2"]
    assert [p.name for p in PRINTED["diplomacy-late"]] == ["board", "power", "round"]
    assert PRINTED["wealth-buy"][0] == Parameter("kind", False, ("immediate", "request", "partial"))


def test_both_languages_name_the_same_things() -> None:
    assert TEXTS["it"].keys() == TEXTS["en"].keys()
    for key in EVERYTHING:
        assert TEXTS["it"][key].attributes.keys() == TEXTS["en"][key].attributes.keys(), key


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_parameter_of_the_contract_has_a_name(command: str) -> None:
    for language in LANGUAGES:
        text = TEXTS[language][command]
        assert text.value and text.attributes["about"] and text.attributes["example"]
        missing = {p.name.replace("_", "-") for p in COMMANDS[command]} - text.parameters().keys()
        assert not missing, f"{command} in {language} names no {missing}"


def test_every_printed_choice_of_the_contract_has_a_word_and_so_has_the_default() -> None:
    for command, own in COMMANDS.items():
        for p in own:
            words = tuple(TEXTS["en"][SET_OF[f"{command}.{p.name}"]].attributes) if p.choices else ()
            assert words == p.choices, f"{command}.{p.name}"
            if p.default and f"{command}.{p.name}" in SET_OF:
                assert p.default in TEXTS["en"][SET_OF[f"{command}.{p.name}"]].attributes


def test_every_set_of_choices_belongs_to_a_parameter() -> None:
    assert sorted(CHOICES) == SETS
    assert SET_OF.keys() <= {f"{command}.{p.name}" for command, own in COMMANDS.items() for p in own}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_has_a_name_and_a_description_and_nothing_to_type(language: str) -> None:
    assert all(TEXTS[language][group].attributes.keys() == {"about"} for group in GROUPS)


def test_english_names_are_the_contracts_own() -> None:
    for key, text in TEXTS["en"].items():
        if key.startswith("choices-"):
            assert all(key == word for key, word in text.attributes.items())
        else:
            assert text.value == key.split("-")[-1]
            assert all(key.replace("-", "_") == word for key, word in text.parameters().items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_plain_words_that_discord_and_telegram_accept(language: str) -> None:
    for scope, names in scopes(language).items():
        for key, word in names.items():
            assert DISCORD_NAME.fullmatch(word), f"{scope}: {key} = {word!r}"
            assert scope != "first words" or TELEGRAM_NAME.fullmatch(word), f"Telegram knows no /{word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_in_a_scope_share_a_name(language: str) -> None:
    for scope, names in scopes(language).items():
        assert len(set(names.values())) == len(names), f"{scope}: {sorted(names.values())}"


def test_an_italian_name_is_never_the_english_name_of_another_thing() -> None:
    english = scopes("en")
    for scope, names in scopes("it").items():
        meaning = {word: key for key, word in english[scope].items()}
        for key, word in names.items():
            assert meaning.get(word, key) == key, f"{scope}: {word!r} would be {key} and {meaning[word]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_short_and_without_a_full_stop(language: str) -> None:
    for key in NAMED:
        text = TEXTS[language][key]
        for parameter in ["", *(f"{name}-" for name in text.parameters())]:
            about = text.attributes[f"{parameter}about"]
            assert 1 <= len(about) <= 100, f"{key}.{parameter}about has {len(about)} characters"
            assert not about.endswith("."), f"{key}.{parameter}about"
        assert text.attributes["about"][0].isupper(), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_an_example_is_a_whole_line_that_works_and_the_same_in_both_languages(command: str, language: str) -> None:
    line = TEXTS[language][command].attributes["example"].splitlines()[0]
    assert line == typed(command, language) or line.startswith(typed(command, language) + " ")
    values = filled(command, language)
    needed = {p.name for p in COMMANDS[command] if not p.optional and p.name != "file"}  # a file is attached
    assert needed <= values.keys() == filled(command, "en").keys()
    for name, value in values.items():
        if f"{command}.{name}" in SET_OF:
            assert TEXTS[language][SET_OF[f"{command}.{name}"]].attributes[value] in line
        assert f"{command}.{name}" not in SECRET, "a secret is never typed where others read it"


def test_the_line_that_the_contract_gives_in_both_languages() -> None:
    assert TEXTS["en"]["roll"].attributes["example"] == "/roll 5 reserve:2"
    assert TEXTS["it"]["roll"].attributes["example"] == "/tira 5 riserva:2"


@pytest.mark.parametrize("first", [key for key in NAMED if "-" not in key])
def test_a_command_fits_in_a_discord_command(first: str) -> None:
    """25 words after a group, 25 parameters, 25 choices, and 8000 characters in all, the longer language counted."""

    def longest(key: str) -> int:
        italian, english = (TEXTS[language][key] for language in LANGUAGES)
        said = [name for name in english.attributes if name != "example"]
        return sum(max(len(italian.attributes[name]), len(english.attributes[name])) for name in said)

    own = [key for key in NAMED if key == first or key.startswith(f"{first}-")]
    parameters = [f"{key}.{name}".replace("-", "_") for key in own for name in TEXTS["en"][key].parameters()]
    sets = [words for name, words in SET_OF.items() if name.replace("-", "_") in parameters]
    assert len(own) <= 26
    assert all(len(TEXTS["en"][key].parameters()) <= 25 for key in [*own, *sets])
    assert sum(longest(key) + len(key) for key in own) + sum(2 * longest(words) for words in sets) <= 8000
