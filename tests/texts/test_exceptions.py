"""An exception that nobody explains still says what it is, where the log shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import Unfit
from bot.chats.club.roster import UnfitName
from bot.checker.reading import NotAnExport
from bot.engines.book import Known, Refused, Unexplained
from bot.engines.gdr.adventure_tables import Flaw
from bot.hall.requests import Later, Unreachable
from bot.rules import WrongRule
from bot.settings import WrongSetting
from bot.storage.contract import Trouble
from bot.word_lists import WrongWords

FILE = Path("fights.toml")


@pytest.mark.parametrize(
    ("raised", "said"),
    [
        (WrongRule(FILE, 7, "dice.most", "rule-too-long", {}), "fights.toml:7: dice.most: rule-too-long"),
        (WrongSetting("araldo.toml", "page.port", "too-large"), "araldo.toml: page.port: too-large"),
        (WrongWords(FILE, 7, "orso", "words-twice"), "fights.toml:7: orso: words-twice"),
        (Flaw(("cd", "mara"), "twice", key="padre"), "('cd', 'mara'): twice"),
        (NotAnExport(7, "not-json"), "line 7: not-json"),
        (Unfit("run-port-taken", port="80"), "run-port-taken"),
        (UnfitName("name-taken"), "name-taken"),
        (Trouble("full"), "full"),
        (Trouble("full", "no space left"), "full: no space left"),
        (Later(5), "again in 5 s"),
        (Later(5, "too many"), "too many"),
        (Unreachable("closed"), "closed"),
        (Refused("bid-too-high", have=3), "bid-too-high"),
        (Known("strike/1"), "dice-known"),
        (Unexplained(), "dice-known-why"),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Exception) else "",
)
def test_it_says_what_it_is(raised: Exception, said: str) -> None:
    assert str(raised) == said
