"""docs/ladder.md says what the ladder is, and each of its steps has a test in which the platform refuses so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.ladder.steps import REFUSED, Heard, Rung, Said, Way
from bot.ladder.telegram import LADDER as TELEGRAM
from bot.made_docs.ladder_page import page
from bot.texts import LANGUAGES, Texts
from tests.ladder.proving import LADDERS

HOME = Path(__file__).parents[2]
MARK = re.compile(r'@proves\(\s*"(\w+)",([^)]*)\)')


def proved() -> set[tuple[str, str]]:
    """The steps that tests are marked with."""
    marks = [mark for file in (HOME / "tests").rglob("test_*.py") for mark in MARK.findall(file.read_text("utf-8"))]
    return {(chat, step) for chat, steps in marks for step in re.findall(r'"([\w-]+)"', steps)}


def test_the_page_is_what_the_ladder_is() -> None:
    assert (HOME / "docs" / "ladder.md").read_text("utf-8") == page(Texts()), "make docs"


def test_every_step_has_a_test_in_which_the_platform_refuses_so() -> None:
    steps = {(chat, step.name) for chat, ladder in LADDERS.items() for step in ladder.steps}
    assert steps == proved()


@pytest.mark.parametrize("chat", LADDERS)
def test_no_two_steps_have_one_name(chat: str) -> None:
    names = [step.name for step in LADDERS[chat].steps]
    assert len(names) == len({*names})
    assert [LADDERS[chat].step(name).name for name in names] == names


@pytest.mark.parametrize("chat", ["discord", "telegram"])
@pytest.mark.parametrize(
    ("way", "tried"), [(Way.ANSWER, Rung.MESSAGE), (Way.NOTICE, Rung.MESSAGE), (Way.CHANGE, Rung.EDIT)]
)
def test_whatever_is_refused_something_follows(chat: str, way: Way, tried: Rung) -> None:
    assert LADDERS[chat].after(tried, Said(418, 12345, "I'm a teapot"), way)


@pytest.mark.parametrize("chat", LADDERS)
def test_nothing_ends_before_the_organisers_hear_of_it(chat: str) -> None:
    """The local page has no switch, and no room there goes."""
    for step in LADDERS[chat].steps:
        if step.then in (Rung.KEPT, Rung.NOBODY) and chat != "club":
            assert step.heard is Heard.PRIVATE, step.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_has_the_platforms_own_name(language: str) -> None:
    for ladder in LADDERS.values():
        switches = {step.switch for step in ladder.steps} - {"", REFUSED}
        assert len({Texts().say(language, switch) for switch in switches}) == len(switches)


def test_a_private_word_goes_down_four_rungs_on_telegram() -> None:
    assert TELEGRAM.order(Way.PRIVATE, Rung.ALERT) == [Rung.ALERT, Rung.UNSEEN, Rung.CHAT, Rung.BUTTON]
