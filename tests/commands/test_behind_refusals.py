"""Behind every refusal stands the paragraph that tells why: of a game's rules, of the house, or of the command.

`make docs`, or `python -m tests.commands.test_behind_refusals`, writes explained.txt anew: which chapter explains what.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import bot
from bot.commands import COGS
from bot.hall.cards.card import Drawn, Key, plain, say
from bot.hall.cards.card_drawer import Drawer, Register
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.rules_pages import BESIDE, HELP, LINE, RulesPage
from bot.hall.requests import Reply, Request
from bot.texts import LANGUAGES
from tests.hall.house import ANNA, HALL, TEXTS, House, opened, words
from tests.text_places import texts

COMMANDS = Commands(COGS)
REASONS = sorted(key.removeprefix("refused-") for key in texts("en") if key.startswith("refused-") and "." not in key)
BY_BUTTONS = [command for command in COMMANDS.values() if command.hidden]
EXPLAINED = [
    (page.name, reason) for page in COMMANDS.pages.values() for reasons in page.explained.values() for reason in reasons
]
"""Every refusal that a chapter explains, behind its page."""
GAMES = {page.group: page.name for page in COMMANDS.pages.values() if page.group}
OF_A_FILE = {"gdr-adventure-cell", "gdr-adventure-wrong"}
"""These say where in a file something is, and what it is, as it comes."""
HERE = Path(bot.__file__).parent
LIST = Path(__file__).with_name("explained.txt")


@pytest.fixture
async def house(tmp_path: Path) -> House:
    return await opened(tmp_path)


def behind(reason: str, command: Command | None) -> str:
    """What is pressed to read why."""
    return COMMANDS.behind(reason, command).line


def is_there(line: str) -> bool:
    """Whether a chapter, or the help of a command that people see, is opened so."""
    if line.startswith(f"{LINE} "):
        _, name, chapter, beside = line.split()
        return chapter in COMMANDS.pages[name].chapters and beside == BESIDE
    return not COMMANDS[line.removeprefix(f"{HELP} ")].hidden


def of_page(line: str) -> str:
    """The page that is opened so; of a command's help that of its game, if it is of one."""
    name = line.split()[1]
    if line.startswith(f"{LINE} "):
        return name
    book = COMMANDS[line.removeprefix(f"{HELP} ")].book
    return next((page.name for page in COMMANDS.pages.values() if book in page.books), name)


def as_written(language: str, key: str) -> str:
    """A text as it stands in its file, with all of its cases."""
    file = texts(language)[key].file.read_text("utf-8")
    return str(re.findall(rf"^{key} =(.*(?:\n +.*)*)", file, re.M)[0])


def stems(text: str) -> set[str]:
    """How its words begin, and words such as EVO whole."""
    words = re.findall(r"[^\W\d_]+", re.sub(r"\$\w+", "", text))
    return {word[:4].casefold() for word in words if len(word) >= 4 or (word.isupper() and len(word) > 1)}


def raised(folder: str) -> Iterator[str]:
    """The reasons that the code in a folder gives for a refusal."""
    for file in sorted((HERE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            refuses = isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Refused", "Over"}
            if refuses and node.args and isinstance(first := node.args[0], ast.Constant):
                yield str(first.value)


@pytest.mark.evenings
def test_a_paragraph_stands_behind_every_refusal_of_any_command_and_of_none() -> None:
    assert len(REASONS) > 800
    for reason in REASONS:
        for command in (None, *COMMANDS.values()):
            assert is_there(behind(reason, command)), (reason, command)


@pytest.mark.parametrize("page", COMMANDS.pages.values(), ids=lambda page: page.name)
async def test_a_chapter_speaks_of_what_it_explains(page: RulesPage) -> None:
    drawer = Drawer(TEXTS, cast(Register, None))
    for chapter, reasons in page.explained.items():
        told = [await drawer.draw(page.chapter(TEXTS, chapter), one, "UTC", lambda button: "") for one in LANGUAGES]
        for reason in reasons:
            refused = [as_written(language, f"refused-{reason}") for language in LANGUAGES]
            shared = [stems(one) & stems(words(other)) for one, other in zip(refused, told, strict=True)]
            assert any(shared) or reason in OF_A_FILE, (reason, chapter)


def listed() -> list[str]:
    """What each chapter explains, chapter by chapter."""
    return [
        f"{page.name} {chapter}: {', '.join(sorted(page.explained[chapter]))}"
        for page in COMMANDS.pages.values()
        for chapter in sorted(page.explained)
    ]


def test_each_chapter_explains_what_is_written_of_it() -> None:
    assert listed() == LIST.read_text("utf-8").splitlines()


def test_what_no_chapter_explains_leads_to_the_command_that_was_refused() -> None:
    for command in COMMANDS.values():
        assert command.hidden or behind("bad-value", command) == f"{HELP} {command.name}"


def test_a_press_that_is_refused_leads_to_its_own_game_or_to_how_the_house_works() -> None:
    for command in BY_BUTTONS:
        page = next((page.name for page in COMMANDS.pages.values() if command.book in page.books), None)
        line = behind("nothing-that-a-chapter-explains", command)
        game = page or GAMES.get(command.path[0])
        assert of_page(line) in ({game, "house"} if game else {"house", "odds", "club"}), command.name


@pytest.mark.parametrize(
    ("game", "folders"),
    [
        ("daimon", ("engines/daimon", "commands/daimon")),
        ("codice", ("engines/codice", "commands/codice")),
        ("diplomacy", ("engines/diplomacy", "commands/diplomacy")),
        ("rbb", ("engines/gdr", "commands/gdr")),
        ("mito", ("engines/mito", "commands/mito")),
    ],
)
def test_no_refusal_of_a_game_is_explained_by_another_game(game: str, folders: tuple[str, ...]) -> None:
    for reason in {one for folder in folders for one in raised(folder)}:
        explaining = [page for page, explained in EXPLAINED if reason == explained]
        assert {*explaining} <= {game, "house"}, reason


def test_a_refusal_stands_in_one_chapter_alone() -> None:
    told = [reason for _, reason in EXPLAINED]
    assert sorted({*told}) == sorted(told)


def test_every_way_to_what_explains_presses_is_of_a_command_that_only_buttons_give() -> None:
    for page in COMMANDS.pages.values():
        for step in page.presses:
            assert any(command.name.startswith(step) for command in BY_BUTTONS), step


def leads() -> list[str]:
    """Every paragraph that stands behind some refusal of some command."""
    chapters = {behind(reason, None) for _, reason in EXPLAINED}
    return sorted(chapters | {behind("", command) for command in COMMANDS.values()})


def key(drawn: Drawn, label: str) -> Key:
    return next(key for row in drawn.buttons for key in row if key.label == label)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_paragraph_opens_beside_the_refusal_in_the_readers_language(house: House, language: str) -> None:
    await house.ask(f"/me language {language}", ANNA)
    for line in leads():
        reply = cast(Reply, await house.ask("", ANNA, press=f"!{line}"))
        house.now += 10
        assert not reply.drawn.replaces, line
        if line.startswith(f"{LINE} "):
            _, name, chapter, _ = line.split()
            assert plain(reply.drawn.title) == TEXTS.name(language, f"rules-{name}-{chapter}")
            assert reply.drawn.lines
        else:
            about = TEXTS.name(language, f"{line.removeprefix(f'{HELP} ').replace(' ', '-')}.about")
            assert about in words(reply.drawn)


async def test_whoever_may_not_reads_who_may(house: House) -> None:
    refused = cast(Reply, await house.ask("/club ruolo @Bea arbitro", ANNA))
    (button,) = [one for row in refused.drawn.buttons for one in row]
    assert button.label == "Perché?"
    told = cast(Reply, await house.ask("", ANNA, press=button.id))
    assert "/club ruolo @Anna direttore" in words(told.drawn)


async def test_whoever_gave_a_number_out_of_range_reads_how_the_command_is_given(house: House) -> None:
    refused = cast(Reply, await house.ask("/probabilita 500 2", ANNA))
    told = cast(Reply, await house.ask("", ANNA, press=key(refused.drawn, "Perché?").id))
    assert "/probabilita 6 3" in words(told.drawn)


async def test_whoever_named_nobody_reads_how_names_are_written(house: House) -> None:
    refused = cast(Reply, await house.ask("/mito partita Nobody Nowhere", ANNA))
    told = cast(Reply, await house.ask("", ANNA, press=key(refused.drawn, "Perché?").id))
    assert plain(told.drawn.title) == "I nomi"


async def test_an_old_button_leads_to_what_buttons_are(house: House) -> None:
    refused = cast(Reply, await house.ask("", ANNA, press="~gone"))
    told = cast(Reply, await house.ask("", ANNA, press=key(refused.drawn, "Perché?").id))
    assert plain(told.drawn.title) == "I pulsanti"


async def test_help_finds_what_is_behind_the_last_refusal_for_who_read_it_without_a_button(house: House) -> None:
    nothing = cast(Reply, await house.ask("/aiuto perché", ANNA))
    assert "se vengo riavviato lo dimentico" in words(nothing.drawn)
    asked = cast(Reply, await house.ask("", ANNA, press=key(nothing.drawn, "Come lavora Araldo").id))
    assert "I pulsanti" in {one.label for row in asked.drawn.buttons for one in row}
    await house.ask("", ANNA, press="~gone")
    assert plain(cast(Reply, await house.ask("/aiuto perche", ANNA)).drawn.title) == "I pulsanti"
    await house.ask("/probabilita 500 2", ANNA)
    told = cast(Reply, await house.ask("/help how", ANNA))
    assert "/probabilita 6 3" in words(told.drawn)


@pytest.mark.parametrize("line", ["/club timezone Leeds", "/undo"])
async def test_a_card_that_refuses_and_offers_something_else_has_it_too(house: House, line: str) -> None:
    refused = cast(Reply, await house.ask(line, ANNA))
    why = key(refused.drawn, "Perché?")
    opened = cast(Reply, await house.ask("", ANNA, press=why.id))
    assert words(cast(Reply, await house.ask("/help how", ANNA)).drawn) == words(opened.drawn)


async def test_what_a_chat_refuses_by_itself_has_it_too(house: House) -> None:
    """On Telegram: something that waits for another, a question of a form that is over, a name in an answer."""
    for reason in ("not-your-card", "button-gone"):
        request = Request("telegram:1", ANNA, HALL, house.now, press="gone")
        told = await house.hall.refused(request, say(f"refused-{reason}"))
        ((key,),) = told.drawn.buttons
        assert key.label == "Perché?" and key.id == f"!{behind(reason, None)}"


async def test_a_refusal_kept_behind_a_button_is_still_its_words_first(house: House) -> None:
    """An alert shows it whole: nobody needs to open the private chat for a sentence."""
    told = cast(Reply, await house.ask("/tira x", ANNA))
    kept = await house.hall.undelivered(told, Request("telegram:1", ANNA, HALL, house.now))
    opened_again = cast(Reply, await house.ask("", ANNA, press=kept))
    assert opened_again.drawn.words_first and words(opened_again.drawn) == words(told.drawn)


if __name__ == "__main__":
    LIST.write_text("\n".join(listed()) + "\n", "utf-8", newline="\n")
