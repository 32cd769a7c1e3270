"""What `python -m bot` runs, and the code with which it ends."""

from __future__ import annotations

from typing import Any

import pytest

from bot.__main__ import COMMANDS, main
from bot.app import Unfit
from bot.command_line import reader
from bot.rules import Rulebook, rulebook
from bot.settings import Settings, WrongSetting
from bot.storage.contract import Trouble

SETTINGS = Settings.model_validate({"storage": {"path": "/a/b.db"}, "club": {"language": "it"}})


def rules() -> Rulebook:
    """Those of the house, read in a way of one's own."""
    return rulebook()


class Stub:
    """A house that says one line, and ends so."""

    def __init__(self, ends: BaseException | None) -> None:
        self._ends, self.made = ends, list[Any]()

    def __call__(self, settings: Settings, say: Any, **more: Any) -> Stub:
        """It is made of the settings."""
        self.made.append((settings, more))
        say("è aperta")
        return self

    async def run(self) -> None:
        """It runs until it ends."""
        if self._ends is not None:
            raise self._ends


@pytest.mark.parametrize("asked", [["run"], []])
@pytest.mark.parametrize(
    ("ends", "code", "out", "err"),
    [
        (None, 0, "", ""),
        (KeyboardInterrupt(), 0, "", ""),
        (Unfit("run-port-taken", port="80"), 1, "", "La porta 80 è occupata."),
        (Trouble("full"), 1, "Il disco dell'archivio /a/b.db è pieno.", ""),
    ],
)
def test_a_house_runs_and_its_end_is_told(
    capsys: pytest.CaptureFixture[str], asked: list[str], ends: BaseException | None, code: int, out: str, err: str
) -> None:
    app = Stub(ends)
    assert main(asked, read=lambda: SETTINGS, read_rules=rules, app=app) == code  # type: ignore[arg-type]
    assert app.made == [(SETTINGS, {"read_rules": rules})]
    said = capsys.readouterr()
    assert said.out.startswith(f"è aperta\n{out}") and said.err.startswith(err) and bool(said.err) is bool(err)


def test_trouble_that_knows_its_place_is_told_with_that(capsys: pytest.CaptureFixture[str]) -> None:
    full = Trouble("full")
    full.place = "/elsewhere"
    main([], read=lambda: SETTINGS, app=Stub(full))  # type: ignore[arg-type]
    assert "Il disco dell'archivio /elsewhere è pieno." in capsys.readouterr().out


@pytest.mark.parametrize("language", ["it", "en"])
def test_what_is_wrong_with_the_settings_is_told_before_anything_runs_and_what_was_typed_before_that(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    setting = WrongSetting("a.toml", "", "not-utf-8")
    setting.language = language

    def wrong() -> Settings:
        raise setting

    italian = language == "it"
    assert main(["run"], read=wrong) == 2
    assert capsys.readouterr().out.startswith(
        "Impostazione sbagliata in a.toml, il file" if italian else "Wrong setting"
    )
    setting.key = "page.port"
    assert main(["run"], read=wrong) == 2
    assert (", chiave page.port: " if italian else ", key page.port: ") in capsys.readouterr().out
    assert main(["fly"], read=wrong) == 2
    told = capsys.readouterr()
    first, usage = told.err.splitlines()[:2]
    assert told.out == "" and usage.startswith("si scrive: " if italian else "usage: ")
    assert first.startswith("Non capisco." if italian else "I do")


def test_every_command_that_is_read_is_run() -> None:
    commands: Any = reader(str)._subparsers
    [below] = commands._group_actions
    assert {*below.choices} == {*COMMANDS}
