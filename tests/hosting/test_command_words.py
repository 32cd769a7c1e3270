"""How the command line is read: what each command takes, and that its help says what all of it does."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from bot import __version__
from bot.command_line import NotUnderstood, reader
from bot.places import COMMAND

NOTHING_READ: dict[str, Any] = {"print": [], "cut": [], "head": []}
READ: dict[str, dict[str, Any]] = {
    "": {"command": None},
    "run": {"command": "run"},
    "doctor": {"command": "doctor", "forecast": False},
    "doctor --forecast": {"command": "doctor", "forecast": True},
    "export": {"command": "export", "book": None, "to": Path()},
    "export b1 --to a/b": {"command": "export", "book": "b1", "to": Path("a/b")},
    "verify f": {"command": "verify", "file": Path("f"), **NOTHING_READ},
    "verify f --print a --cut b --print c --head d --head e": {
        **{"command": "verify", "file": Path("f")},
        **{"print": ["a", "c"], "cut": ["b"], "head": ["d", "e"]},
    },
    "backup f": {"command": "backup", "file": Path("f"), "check": False},
    "backup f --check": {"command": "backup", "file": Path("f"), "check": True},
    "restore f": {"command": "restore", "file": Path("f"), "done": False},
    "restore --done": {"command": "restore", "file": None, "done": True},
    "archive": {"command": "archive", "books": [], "before": None, "back": False},
    "archive b1 b2 --back": {"command": "archive", "books": ["b1", "b2"], "before": None, "back": True},
    "archive --before 2026-09-01": {"command": "archive", "books": [], "before": date(2026, 9, 1), "back": False},
    "publish a/b": {"command": "publish", "folder": Path("a/b")},
    "move --from sqlite --to postgresql": {"command": "move", "source": "sqlite", "target": "postgresql"},
    "move --to sqlite --from postgresql": {"command": "move", "source": "postgresql", "target": "sqlite"},
    "adventure check f": {"command": "adventure", "look": "check", "file": Path("f")},
}
"""What is read in each line."""

NOT_UNDERSTOOD = {
    "": ["fly", "--fast", "doctor now", "export b1 b2", "backup f g"],
    "export": ["export --to"],
    "verify": ["verify", "verify f --print"],
    "backup": ["backup"],
    "restore": ["restore", "restore f --done"],
    "archive": ["archive --before tomorrow"],
    "publish": ["publish"],
    "move": [
        "move",
        "move --from sqlite",
        "move --to sqlite",
        "move --from sqlite --to mysql",
        "move --from x --to sqlite",
    ],
    "adventure": ["adventure", "adventure fly f"],
    "adventure check": ["adventure check"],
}
"""Lines with which a command is not written, each with the command whose usage is shown."""

HELP = {
    "": {
        "--version": "version",
        **{
            name: name
            for name in ("run", "doctor", "export", "verify", "backup", "restore", "archive", "publish", "move")
        },
        "adventure": "adventure",
    },
    "run": {},
    "doctor": {"--forecast": "doctor-forecast"},
    "export": {"book": "export-book", "--to TO": "export-to"},
    "verify": {
        "file": "verify-file",
        "--print PRINT": "verify-print",
        "--cut CUT": "verify-cut",
        "--head HEAD": "verify-head",
    },
    "backup": {"file": "backup-file", "--check": "backup-check"},
    "restore": {"file": "restore-file", "--done": "restore-done"},
    "archive": {"book": "archive-books", "--before BEFORE": "archive-before", "--back": "archive-back"},
    "publish": {"folder": "publish-folder"},
    "move": {"--from {sqlite,postgresql}": "move-from", "--to {sqlite,postgresql}": "move-to"},
    "adventure": {"check": "check"},
    "adventure check": {"file": "check-file"},
}
"""Of each command its words and options, with the texts that say what they do."""


def said(key: str) -> str:
    """A text, as its key."""
    return f"«{key}»"


@pytest.mark.parametrize("line", READ)
def test_each_command_takes_its_words_and_options(line: str) -> None:
    assert vars(reader(said).parse_args(line.split())) == READ[line]


@pytest.mark.parametrize("command", NOT_UNDERSTOOD)
def test_what_is_not_written_so_is_answered_by_how_it_is(command: str) -> None:
    for line in NOT_UNDERSTOOD[command]:
        with pytest.raises(NotUnderstood) as usage:
            reader(said).parse_args(line.split())
        assert str(usage.value).startswith(f"«cli-help-usage» {COMMAND} {command} ".replace("  ", " ")), line


@pytest.mark.parametrize("command", HELP)
def test_help_says_of_every_word_and_option_what_it_does(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit) as end:
        reader(said).parse_args([*command.split(), "--help"])
    text = capsys.readouterr().out
    lines, words = text.splitlines(), " ".join(text.split())
    about = command.rpartition(" ")[2] or "araldo"
    assert end.value.code == 0 and lines[0].startswith(f"«cli-help-usage» {COMMAND} {command}".strip())
    assert f"«cli-help-{about}»" in lines and "usage" not in text.replace("cli-help-usage", "")
    shown = {term: f"«cli-help-{key}»" for term, key in {"-h, --help": "help", **HELP[command]}.items()}
    assert {term: f" {term} {key}" in words for term, key in shown.items()} == dict.fromkeys(shown, True)
    below = command in ("", "adventure")
    heads = {
        "«cli-help-words»:": not below and any(term.isalpha() for term in shown),
        "«cli-help-options»:": True,
        "«cli-help-commands»:": below,
    }
    assert {head: head in lines for head in heads} == heads
    assert "\n -h" in text and ("{" in text) is (command == "move"), "the commands below are listed once"


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        reader(said).parse_args(["--version"])
    assert capsys.readouterr().out == f"{__version__}\n"
