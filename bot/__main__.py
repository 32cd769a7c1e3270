"""The command line: what each of its commands runs."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot import logs
from bot.command_line import NotUnderstood, reader
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
    texts = Texts()
    try:
        settings: Settings | WrongSetting = asked.read()
    except WrongSetting as wrong:
        settings = wrong
    language = settings.language if isinstance(settings, WrongSetting) else settings.club.language
    try:
        asked = reader(lambda key: texts.say(language, key)).parse_args(arguments, asked)
    except NotUnderstood as usage:
        print(texts.say(language, "cli-not-understood"), usage, sep="\n", file=sys.stderr)
        return 2
    if isinstance(settings, WrongSetting):
        reason = texts.say(language, f"setting-{settings.reason}", settings.facts)
        where = {"file": settings.file, "key": settings.key, "reason": reason}
        print(texts.say(language, "cli-wrong-setting" if settings.key else "cli-wrong-settings", where))
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


def _run(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.app import App, Unfit

    try:
        make = asked.app or App
        app = make(settings, lambda line: print(line, flush=True), read_rules=asked.read_rules)
        with asyncio.Runner(loop_factory=_loop()) as runner:
            runner.run(app.run())
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
    from bot.doctor.examination import examine, findings
    from bot.doctor.forecast import forecast

    if asked.forecast:
        return forecast(settings, texts)
    return examine(findings(settings, asked.read_rules), texts, settings.club.language)


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


def _archive(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.putting_away import ToPutAway, archive

    return asyncio.run(archive(settings, texts, ToPutAway(asked.books, asked.before, asked.back)))


def _publish(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.publishing import publish

    return asyncio.run(publish(settings, texts, asked.folder))


def _move(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.office import move

    return asyncio.run(move(settings, texts, asked.source, asked.target))


def _adventure(settings: Settings, texts: Texts, asked: argparse.Namespace) -> int:
    from bot.adventures.adventure_report import check

    return check(settings, texts, asked.file)


COMMANDS = {
    "run": _run,
    "doctor": _doctor,
    "export": _export,
    "verify": _verify,
    "backup": _backup,
    "restore": _restore,
    "archive": _archive,
    "publish": _publish,
    "move": _move,
    "adventure": _adventure,
}

if __name__ == "__main__":
    sys.exit(main())
