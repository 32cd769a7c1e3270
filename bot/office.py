"""What the command line does with the books: export, verify, backup, move."""

from __future__ import annotations

from pathlib import Path

from bot.archive import Sort, moved, store_of
from bot.checker.reading import NotAnExport
from bot.checker.report import refused, reported
from bot.checker.verdict import Grade, ReadOff
from bot.commands import COGS
from bot.commands.export import entries_file, tables_file
from bot.doctor.rooms import unreadable
from bot.hall.declared.catalogue import Commands
from bot.hall.house import built
from bot.putting_away import say_lost, taken_along
from bot.settings import Settings, StorageSettings
from bot.storage.contract import Trouble
from bot.storage.moving import Differs
from bot.texts import Texts


async def export(settings: Settings, texts: Texts, book: str | None, to: Path) -> int:
    """Write a book's files; without one, list the books."""
    language = settings.club.language
    store = store_of(settings, read_only=True)
    await store.open()
    try:
        house = built(Commands(COGS), texts, store, settings)
        await house.people.open()
        if book is None:
            for stored in await store.books():
                room = await house.people.room(stored.room)
                facts = {"id": stored.id, "kind": texts.say(language, f"book-{stored.kind}")}
                place = room.title if room else ""
                print(texts.say(language, "cli-book", {**facts, "room": place, "entries": stored.version}))
            print(texts.say(language, "cli-export-how"))
            return 0
        if await store.book(book) is None:
            print(texts.say(language, "cli-no-such-book", {"book": book}))
            return 1
        to.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 (a command line waits for nobody)
        for make in (entries_file, tables_file):
            name, content = await make(house, {"book": book}, language)
            (to / name).write_bytes(content)
            print(to / name)
        return 0
    finally:
        await store.close()


def verify(settings: Settings, texts: Texts, file: Path, chat: ReadOff) -> int:
    """Recheck an exported book, with nothing but the file and what was read off the chat."""
    language = settings.club.language
    try:
        lines, grade = reported(texts, language, file.read_bytes().decode(), chat)
    except (OSError, UnicodeDecodeError):
        print(texts.say(language, "cli-no-file", {"file": str(file)}))
        return Grade.INCOMPLETE
    except NotAnExport as wrong:
        if wrong.grade is Grade.FALSE:
            print(*refused(texts, language, wrong), sep="\n")
            return wrong.grade
        reason = texts.say(language, f"checker-{wrong.reason}")
        print(texts.say(language, "cli-not-an-export", {"file": str(file), "line": wrong.line, "reason": reason}))
        return wrong.grade
    print(*lines, sep="\n")
    return grade


async def backup(settings: Settings, texts: Texts, file: Path, *, check: bool) -> int:
    """A consistent copy of the database, also while the bot runs; with `check` every book of it is opened."""
    store = store_of(settings, read_only=True)
    await store.open()
    try:
        await store.backup(str(file))
        lost = await taken_along(settings, store, file)
    except Trouble as trouble:
        if trouble.reason not in ("no-place", "read-only"):
            raise
        print(texts.say(settings.club.language, "cli-no-copy", {"file": str(file)}))
        return 1
    finally:
        await store.close()
    language = settings.club.language
    print(texts.say(language, "cli-backed-up", {"file": str(file)}))
    missed = say_lost(settings, texts, lost)
    if not check:
        return missed
    place = file.absolute()  # noqa: ASYNC240 (a command line waits for nobody)
    copy = settings.model_copy(update={"storage": StorageSettings(path=place)})
    unread = await unreadable(copy, texts)
    for key, facts in unread:
        print(texts.say(language, f"doctor-{key}", facts))
    print(texts.say(language, "cli-backup-read" if not unread else "cli-backup-unread"))
    return 1 if unread else missed


async def move(settings: Settings, texts: Texts, source: Sort, target: Sort) -> int:
    """Everything from one database to the other, and a comparison; to be repeated if it was interrupted."""
    language = settings.club.language
    if source == target:
        print(texts.say(language, "cli-move-same"))
        return 2
    if not settings.storage.url.get_secret_value():
        print(texts.say(language, "cli-move-no-url"))
        return 2
    try:
        done = await moved(settings, source, target)
    except Differs as differs:
        print(texts.say(language, "cli-move-differs", {"table": differs.table}))
        return 1
    counts = {"books": done.rows["books"], "entries": done.rows["entries"], "rows": sum(done.rows.values())}
    print(texts.say(language, "cli-move-before" if done.before else "cli-moved", counts))
    print(texts.say(language, f"cli-move-next-{target}"))
    return 0
