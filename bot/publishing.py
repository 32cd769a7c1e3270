"""`publish`: the public pages as files for any web host; run again, it takes out what is not public any more."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from bot.archive import store_of
from bot.chats.club.page_texts import words
from bot.chats.club.public import data
from bot.chats.club.public.club_html import club_html, player_html
from bot.chats.club.public.event_html import EventParts, html, rules_html
from bot.chats.club.static_files import content
from bot.commands import COGS
from bot.hall.cards.card import DrawnPicture, plain
from bot.hall.declared.catalogue import Commands
from bot.hall.house import House, built
from bot.pictures import svg
from bot.settings import Settings
from bot.texts import Texts

WRITTEN = "araldo-pages.json"
"""The files that are ours in the folder: the next time those go that are not written again."""
_STATIC = ("event.css", "icon.svg")
_PLACE = re.compile(r'(href|src)="/([^"?#]*)(?:\?v=[^"]*)?(#[^"]*)?"')
"""An address on our own host, which becomes one beside the file."""

Files = dict[str, bytes]


async def publish(settings: Settings, texts: Texts, folder: Path) -> int:
    """Write every public page that is on, and take out of the folder what is not public any more."""
    store = store_of(settings, read_only=True)
    await store.open()
    try:
        house = built(Commands(COGS), texts, store, settings)
        await house.people.open()
        address = settings.page.public_url.rstrip("/")
        house.boards.open_at(f"{address}/", public=bool(address), changed=lambda id: None)
        files = await pages(house)
    finally:
        await store.close()
    gone = _written(folder, files)
    say = {"pages": sum(name.endswith(".html") for name in files), "gone": gone, "folder": str(folder)}
    print(texts.say(settings.club.language, "cli-published", say))
    return 0


async def pages(house: House) -> Files:
    """Every file, by its place in the folder."""
    files: Files = {f"static/{name}": content(name) for name in _STATIC}
    for row in await house.store.rows("memory"):
        if row["key"].startswith("page-of:"):
            files |= await _event(house, row["value"])
    for id in await house.club_pages.all():
        files |= await _club(house, id)
    return files


async def _event(house: House, id: str) -> Files:
    """An event: its page, its rules, its tables as data, its next date, and its pictures."""
    board = await house.boards.draw_page(id)
    if board is None:
        return {}
    # Whom a name leads to is found by the bot alone.
    alone = replace(board, entrants=())
    said, link, place = _words(house, board.language), house.boards.link_of_page(id), f"event/{id}"
    files: Files = {}
    pictures = {}
    for number, panel in enumerate(board.panels):
        if panel.picture is not None:
            pictures[number] = f"/{place}/picture-{number}.svg"
            files[f"{place}/picture-{number}.svg"] = _drawn(panel.picture)
    files[f"{place}/index.html"] = _page(html(EventParts(alone, said, link, pictures, "", dated=board.dated)), 2)
    if chapters := await house.boards.draw_rules(id):
        files[f"{place}/rules/index.html"] = _page(rules_html(EventParts(alone, said, link, {}, ""), chapters), 3)
    tables = f"{place}/data/{board.language}"
    files[f"{tables}/tables.json"] = data.as_json(board)
    for name, panel in data.tables(board).items():
        assert panel.table is not None
        files[f"{tables}/{name}.json"] = data.table_json(panel)
        files[f"{tables}/{name}.csv"] = data.table_csv(panel.table)
    if board.dated and (event := await house.club_pages.event(id)) is not None:
        links = house.boards.link_of_page("")
        files[f"{place}/calendar.ics"] = data.calendar(plain(board.title), [event], links, time.time())
    return files


async def _club(house: House, id: str) -> Files:
    """A club: its page, its calendar, and the pages of whoever wants one."""
    club = await house.club_pages.draw(id)
    if club is None:
        return {}
    said, link, place = _words(house, club.language), house.club_pages.link(id), f"club/{id}"
    files = {f"{place}/index.html": _page(club_html(club, said, link, f"/{place}", "/event/"), 2)}
    links = house.boards.link_of_page("")
    files[f"{place}/calendar.ics"] = data.calendar(club.name, club.events, links, time.time())
    for player, _ in club.players:
        drawn = await house.club_pages.draw_player(id, player)
        if drawn is None:
            continue
        own, number = f"{place}/player/{player}", 0
        for _, panels in drawn.events:
            for panel in panels:
                if panel.picture is not None:
                    files[f"{own}/picture/{number}"] = _drawn(panel.picture)
                    number += 1
        text = player_html(drawn, club.name, said, f"{link}/player/{player}", f"/{place}", "/event/")
        for at in range(number):
            text = text.replace(f'"/{own}/picture/{at}"', f'"/{own}/picture-{at}.svg"')
            files[f"{own}/picture-{at}.svg"] = files.pop(f"{own}/picture/{at}")
        files[f"{own}/index.html"] = _page(text, 4)
    return files


def _words(house: House, language: str) -> Mapping[str, str]:
    """The page's own words; nobody keeps a file up to date."""
    said = words(house.texts, language)
    return {**said, **dict.fromkeys(("event-renewed", "club-renewed"), said["published"])}


def _drawn(picture: DrawnPicture) -> bytes:
    return svg(picture.maker, picture.values, picture.language).encode("utf-8")


def _page(text: str, deep: int) -> bytes:
    """A page that finds the others in any folder of any host; nobody reads it anew, and what the bot alone makes is not
    led to."""

    def beside(found: re.Match[str]) -> str:
        place, anchor = found[2], found[3] or ""
        if place.startswith(("event/", "club/")) and "." not in place.rpartition("/")[2]:
            place = f"{place}/index.html"
        return f'{found[1]}="{"../" * deep}{place}{anchor}"'

    text = re.sub(r'<script [^>]*></script>\n?|<p><a href="/event/[^"]*/paper">.*?</a></p>\n?', "", text)
    return _PLACE.sub(beside, text).encode("utf-8")


def _written(folder: Path, files: Mapping[str, bytes]) -> int:
    """Write the files; gives how many of the last time went, because nothing of them is public any more."""
    listed = folder / WRITTEN
    before = json.loads(listed.read_text("utf-8")) if listed.is_file() else []
    gone = 0
    for name in before:
        place = (folder / name).resolve()
        if name not in files and place.is_relative_to(folder.resolve()) and place.is_file():
            place.unlink()
            gone += 1
            for above in place.parents:
                if above == folder.resolve() or any(above.iterdir()):
                    break
                above.rmdir()
    for name, body in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if not place.is_file() or place.read_bytes() != body:
            place.write_bytes(body)
    listed.write_text(json.dumps(sorted(files), indent=1), "utf-8")
    return gone
