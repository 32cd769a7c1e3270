"""docs/commands.md says what the commands are."""

from pathlib import Path

from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.made_docs.command_page import page
from bot.texts import Texts

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(Texts()), "run `make docs`"


def test_every_command_that_people_see_is_on_the_page_and_no_hidden_one() -> None:
    text = PAGE.read_text("utf-8")
    for command in Commands(COGS).values():
        assert (f"## `/{command.name}`" in text) is not command.hidden


def test_no_hidden_parameter_is_on_the_page() -> None:
    text = PAGE.read_text("utf-8")
    for command in Commands(COGS).shown():
        section = text.split(f"## `/{command.name}`", 1)[1].split("\n## ", 1)[0]
        for parameter in command.parameters:
            assert (f"| `{parameter.name}`" in section) is not parameter.hidden, command.name
