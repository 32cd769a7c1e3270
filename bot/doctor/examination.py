"""The doctor: looks at settings, tokens, what the bot lacks in its rooms, database, fonts, texts and disk, and says
what to do."""

from __future__ import annotations

import asyncio
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path

from bot.archive import LITTLE, file_of, free_space, named, put_away_in, store_of
from bot.doctor.rooms import Finding, looked_at
from bot.nightly import LATE, copies, folder_of, unread
from bot.places import ENV_FILE, OUR_SETTINGS, SETTINGS_FILE, TERMS
from bot.putting_away import files_away
from bot.rules import Rulebook, WrongRule, rulebook
from bot.settings import Settings
from bot.storage.contract import Trouble
from bot.texts import LANGUAGES, Texts
from bot.texts.words import RULES
from bot.tokens import TOKENS

FLEETING = ("tmpfs", "ramfs", "overlay")
"""File systems whose content is lost on a restart."""
MOUNTS = Path("/proc/mounts")
"""Where Linux tells them."""


def examine(found: Iterable[Finding], texts: Texts, language: str) -> int:
    """Print every finding, good or bad; gives 0 when all is well."""
    well = True
    for good, key, facts in found:
        well = well and good
        print(("✓ " if good else "✗ ") + texts.say(language, f"doctor-{key}", facts))
    print(texts.say(language, "doctor-well" if well else "doctor-unwell"))
    return 0 if well else 1


def findings(
    settings: Settings,
    read_rules: Callable[[], Rulebook] = rulebook,
    env_file: Path = ENV_FILE,
    free: Callable[[Settings], int] = free_space,
    mounts: Path = MOUNTS,
) -> Iterator[Finding]:
    """Everything looked at, in order. Tests name other files, and say how much of the disk is free."""
    own = SETTINGS_FILE.is_file()
    yield True, "settings" if own else "settings-ours", {"file": TERMS["settings-file"], "ours": str(OUR_SETTINGS)}
    yield from _tokens(settings)
    yield from _secrets(env_file)
    disk = list(_disk(settings, free, mounts))
    yield from disk
    if not any(key == "disk-closed" for _, key, _ in disk):
        database = _database(settings)
        yield database
        yield from _copies(settings)
        there = database[1] == "database"
        yield from _put_away(put_away_in(settings), *asyncio.run(files_away(settings)) if there else (0, []))
        yield from asyncio.run(looked_at(settings, books=there))
    yield _font()
    yield _rules(settings.club.language, read_rules)
    yield _texts()


def _tokens(settings: Settings) -> Iterator[Finding]:
    none = True
    given = {"discord": settings.discord_token, "telegram": settings.telegram_token}
    for platform, setting in TOKENS.items():
        if token := given[platform].get_secret_value():
            none = False
            good = bool(setting.shape.fullmatch(token))
            yield good, "token" if good else "token-shape", {"name": setting.name}
    if none:
        yield True, "no-token", {"port": str(settings.page.port)}


def _secrets(env_file: Path) -> Iterator[Finding]:
    """Whether others on this machine can read the tokens; Windows keeps such rights elsewhere."""
    if sys.platform != "win32" and env_file.is_file() and env_file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        yield False, "env-open", {"file": str(env_file)}


def _disk(settings: Settings, free_of: Callable[[Settings], int], mounts: Path) -> Iterator[Finding]:
    folder = file_of(settings).parent
    there = next(path for path in (folder, *folder.resolve().parents) if path.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError:
        yield False, "disk-closed", {"folder": str(folder)}
        return
    free = free_of(settings)
    yield free > LITTLE, "disk" if free > LITTLE else "disk-little", {"folder": str(folder), "free": free // 1_000_000}
    sort = _file_system(there, mounts)
    if sort in FLEETING:
        yield False, "disk-fleeting", {"folder": str(folder), "sort": sort}


def _file_system(folder: Path, mounts: Path) -> str:
    """The kind of file system a folder is on, where the machine tells."""
    try:
        every = [line.split() for line in mounts.read_text("utf-8").splitlines()]
    except OSError:
        return ""
    place = str(folder.resolve())
    holding = [mount for mount in every if place == mount[1] or place.startswith(mount[1].rstrip("/") + "/")]
    return max(holding, key=lambda mount: len(mount[1]))[2] if holding else ""


def _database(settings: Settings) -> Finding:
    path = named(settings)

    async def look() -> int:
        store = store_of(settings, read_only=True)
        await store.open()
        try:
            return len(await store.books())
        finally:
            await store.close()

    try:
        return True, "database", {"path": path, "books": asyncio.run(look())}
    except Trouble as trouble:
        if trouble.reason == "missing":
            return True, "database-none", {"path": path}
        return False, f"database-{trouble.reason}", {"path": path}


def _copies(settings: Settings) -> Iterator[Finding]:
    """Where copies are made at night: how old the last one is."""
    if (folder := folder_of(settings)) is None:
        return
    facts: dict[str, str | int] = {"folder": str(folder)}
    last = max(copies(folder), default=None)
    if last is None:
        yield False, "copies-none", facts
        return
    late = date.today() - last > LATE
    yield not late, "copies-old" if late else "copies", {**facts, "day": str(last), "count": len(copies(folder))}
    if unread(settings) is not None:
        yield False, "copies-unread", {**facts, "day": str(last)}


def _put_away(folder: Path, count: int, lost: list[str]) -> Iterator[Finding]:
    """Whether the file of every book that was put away is there, as it was written."""
    for file in lost:
        yield False, "put-away-lost", {"file": file, "folder": str(folder)}
    if count and not lost:
        yield True, "put-away", {"count": count, "folder": str(folder)}


def _font() -> Finding:
    try:
        from bot.pictures.font import EMOJI_FILE, FILES

        good = all(file.exists() for file in (*FILES.values(), EMOJI_FILE))
    except ImportError:
        good = False
    return good, "font" if good else "font-missing", {}


def _rules(language: str, read_rules: Callable[[], Rulebook]) -> Finding:
    try:
        read_rules()
    except WrongRule as wrong:
        return False, "rules-wrong", wrong.named(Texts(), language)
    return True, "rules", {"count": len(list(RULES.rglob("*.toml")))}


def _texts() -> Finding:
    texts = Texts()
    return True, "texts", {"count": sum(1 for language in LANGUAGES if texts.has(language, "greeting-title"))}
