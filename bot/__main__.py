"""The command line: run (the default), doctor, export, verify, backup, restore, move, adventure check."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bot import __version__, logs
from bot.rules import Rulebook, WrongRule, rulebook
from bot.settings import Settings, WrongSetting, read_settings
from bot.storage.contract import Trouble
from bot.texts import Texts

if TYPE_CHECKING:
    from bot.app import App

UNHEARD = 141
"""Exit code when whoever reads our output has gone: 128 + SIGPIPE, as shells give it."""


def main(
    arguments: list[str] | None = None,
    *,
    read: Callable[[], Settings] = read_settings,
    read_rules: Callable[[], Rulebook] = rulebook,
    app: Callable[..., App] | None = None,
) -> int:
    """Do what the command line says; gives the exit code.

    Tests give other ways to read the settings and the rules, and to make the app.
    """
    try:
        code = _done(arguments, argparse.Namespace(read=read, read_rules=read_rules, app=app))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    return code


def _done(arguments: list[str] | None, asked: argparse.Namespace) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.encoding.casefold() != "utf-8":
        sys.stdout.reconfigure(errors="replace")  # a sign or name that an old code page lacks stops nothing
    asked = _parser().parse_args(arguments, asked)
    texts = Texts()
    try:
        settings = asked.read()
    except WrongSetting as wrong:
        reason = texts.say(wrong.language, f"setting-{wrong.reason}", wrong.facts)
        where = {"file": wrong.file, "key": wrong.key, "reason": reason}
        print(texts.say(wrong.language, "cli-wrong-setting" if wrong.key else "cli-wrong-settings", where))
        return 2
    logs.begin(settings.log)
    command = asked.command or "run"
    try:
        return COMMANDS[command](settings, texts, asked)
    except WrongRule as wrong:
        print(texts.say(settings.club.language, "cli-wrong-rule", wrong.named(texts, settings.club.language)))
        return 2
    except Trouble as trouble:
        from bot.archive import named

        path = trouble.place or named(settings)
        print(texts.say(settings.club.language, f"cli-trouble-{trouble.reason}", {"path": path}))
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command")
    run = commands.add_parser("run", help="start the bot (the default)")
    run.add_argument("--shards", help="the part of Discord's servers that this process looks after, such as 0-3/16")
    commands.add_parser("doctor", help="check settings, tokens, database, fonts, rules and disk")
    export = commands.add_parser("export", help="write a book as JSON Lines and CSV; without a book, list them")
    export.add_argument("book", nargs="?")
    export.add_argument("--to", type=Path, default=Path())
    verify = commands.add_parser("verify", help="recheck every die of an exported book")
    verify.add_argument("file", type=Path)
    verify.add_argument("--print", action="append", default=[], help="the print of a seal, read in the chat")
    verify.add_argument("--cut", action="append", default=[], help="the word of a cut, read in the chat")
    verify.add_argument("--head", action="append", default=[], help="a head, read in the chat")
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path)
    backup.add_argument("--check", action="store_true", help="then open every book of the copy")
    restore = commands.add_parser("restore", help="go back to a backup, while the bot stands still")
    copy = restore.add_mutually_exclusive_group(required=True)
    copy.add_argument("file", type=Path, nargs="?")
    copy.add_argument("--done", action="store_true", help="the database was taken back by its own means")
    move = commands.add_parser("move", help="move everything to the other database, while the bot stands still")
    move.add_argument("--from", dest="source", choices=("sqlite", "postgresql"), required=True)
    move.add_argument("--to", dest="target", choices=("sqlite", "postgresql"), required=True)
    adventure = commands.add_parser("adventure", help="look at an adventure for RBB 2.0, for its author")
    looks = adventure.add_subparsers(dest="look", required=True)
    check = looks.add_parser("check", help="whether a TOML file holds together, and how finely it judges")
    check.add_argument("file", type=Path)
    return parser


def _run(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.app import App, Unfit
    from bot.shards import NotShards, Shards

    words = getattr(asked, "shards", None)
    try:
        shards = Shards.read(words) if words else None
        if shards is not None and not settings.storage.url.get_secret_value():
            raise Unfit("run-shards-alone")
        make = asked.app or App
        app = make(settings, lambda line: print(line, flush=True), shards, read_rules=asked.read_rules)
        with asyncio.Runner(loop_factory=_loop()) as runner:
            runner.run(app.run())
    except NotShards:
        print(texts.say(settings.club.language, "run-wrong-shards", {"words": words}), file=sys.stderr)
        return 2
    except Unfit as unfit:
        print(texts.say(settings.club.language, unfit.key, unfit.facts), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """The quickest event loop there is on this machine."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.new_event_loop
    return new_event_loop


def _doctor(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.doctor import examine

    return examine(settings, texts, asked.read_rules)


def _export(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.office import export

    return asyncio.run(export(settings, texts, asked.book, asked.to))


def _verify(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.checker.verdict import ReadOff, head_of
    from bot.office import verify

    # An argument may hold bytes that are no UTF-8: they are replaced, so that it can be compared and shown.
    prints, cuts, heads = (
        tuple(os.fsencode(one).decode(errors="replace") for one in read)
        for read in (asked.print, asked.cut, asked.head)
    )
    return verify(settings, texts, asked.file, ReadOff(prints, cuts, tuple(map(head_of, heads))))


def _backup(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.office import backup

    return asyncio.run(backup(settings, texts, asked.file, check=asked.check))


def _restore(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.restoring import restore

    return asyncio.run(restore(settings, texts, asked.file))


def _move(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.office import move

    return asyncio.run(move(settings, texts, asked.source, asked.target))


def _adventure(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.adventure_report import check

    return check(settings, texts, asked.file)


COMMANDS = {
    "run": _run,
    "doctor": _doctor,
    "export": _export,
    "verify": _verify,
    "backup": _backup,
    "restore": _restore,
    "move": _move,
    "adventure": _adventure,
}

if __name__ == "__main__":
    sys.exit(main())
