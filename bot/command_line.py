"""How the command line is read, and its help, in the language of the house."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TypeAlias, cast

from bot import __version__
from bot.places import COMMAND

Say: TypeAlias = Callable[[str], str]
"""A text by its key."""
DATABASES = ("sqlite", "postgresql")


class NotUnderstood(Exception):
    """Words that are no command of ours; its text shows how one is written."""


class _Layout(argparse.HelpFormatter):
    """Argparse's own, but for its English «usage»."""

    def __init__(self, prog: str, say: Say) -> None:
        super().__init__(prog, indent_increment=1)
        self._say = say

    def add_usage(self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: Any = None) -> None:
        """The line that shows how a command is written."""
        super().add_usage(usage, actions, groups, f"{self._say('cli-help-usage')} " if prefix is None else prefix)


class Reader(argparse.ArgumentParser):
    """Reads a command and says nothing in English by itself."""

    def __init__(self, say: Say, prog: str, description: str, **more: Any) -> None:
        """`more` is what argparse hands to the commands below: since Python 3.14, whether they are coloured."""
        layout: Any = partial(_Layout, say=say)
        super().__init__(prog, description=description, add_help=False, formatter_class=layout, **more)
        self.words = self.add_argument_group(say("cli-help-words"))
        self.options = self.add_argument_group(say("cli-help-options"))
        self.options.add_argument("-h", "--help", action="help", help=say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        """What argparse would say in English is answered by how it is written."""
        raise NotUnderstood(self.format_usage().strip())


def reader(say: Say) -> argparse.ArgumentParser:
    """What reads the command line; `say` gives the texts of its help."""
    top = Reader(say, COMMAND, say("cli-help-araldo"))
    top.options.add_argument("--version", action="version", version=__version__, help=say("cli-help-version"))
    commands = _commands(say, top, "command", required=False)
    commands("run")
    doctor = commands("doctor")
    doctor.options.add_argument("--forecast", action="store_true", help=say("cli-help-doctor-forecast"))
    export = commands("export")
    export.words.add_argument("book", nargs="?", help=say("cli-help-export-book"))
    export.options.add_argument("--to", type=Path, default=Path(), help=say("cli-help-export-to"))
    verify = commands("verify")
    verify.words.add_argument("file", type=Path, help=say("cli-help-verify-file"))
    for read in ("print", "cut", "head"):
        verify.options.add_argument(f"--{read}", action="append", default=[], help=say(f"cli-help-verify-{read}"))
    backup = commands("backup")
    backup.words.add_argument("file", type=Path, help=say("cli-help-backup-file"))
    backup.options.add_argument("--check", action="store_true", help=say("cli-help-backup-check"))
    restore = commands("restore")
    copy = restore.words.add_mutually_exclusive_group(required=True)
    copy.add_argument("file", type=Path, nargs="?", help=say("cli-help-restore-file"))
    copy.add_argument("--done", action="store_true", help=say("cli-help-restore-done"))
    archive = commands("archive")
    archive.words.add_argument("books", nargs="*", metavar="book", help=say("cli-help-archive-books"))
    archive.options.add_argument("--before", type=date.fromisoformat, help=say("cli-help-archive-before"))
    archive.options.add_argument("--back", action="store_true", help=say("cli-help-archive-back"))
    publish = commands("publish")
    publish.words.add_argument("folder", type=Path, help=say("cli-help-publish-folder"))
    move = commands("move")
    move.options.add_argument("--from", dest="source", choices=DATABASES, required=True, help=say("cli-help-move-from"))
    move.options.add_argument("--to", dest="target", choices=DATABASES, required=True, help=say("cli-help-move-to"))
    looks = _commands(say, commands("adventure"), "look", required=True)
    looks("check").words.add_argument("file", type=Path, help=say("cli-help-check-file"))
    return top


def _commands(say: Say, above: Reader, name: str, *, required: bool) -> Callable[[str], Reader]:
    """Makes the commands below one, each with a line of help."""
    made: Any = partial(Reader, say)  # called as the class that argparse asks for
    found = above.add_subparsers(
        dest=name, required=required, title=say("cli-help-commands"), metavar="…", parser_class=made
    )

    def made_of(command: str) -> Reader:
        about = say(f"cli-help-{command}")
        return cast(Reader, found.add_parser(command, help=about, description=about))

    return made_of
