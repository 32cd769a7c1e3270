"""A club's public page and its players' as HTML, in the same dress as an event's."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from bot.chats.club.public.event_html import line_html, page_html, paragraphs, table_html
from bot.hall.cards.board import DrawnPanel
from bot.hall.cards.card import plain
from bot.hall.cards.public import DrawnClub, DrawnEvent, DrawnPlayer


def club_html(club: DrawnClub, said: Mapping[str, str], link: str, path: str, events: str) -> str:
    """What is on, what was, when it goes on, and the players who want a page; `events` is the path before an id."""
    on = "".join(_event(one, events) for one in club.events if not one.over)
    was = "".join(_event(one, events) for one in club.events if one.over)
    dated = sorted((one for one in club.events if one.when is not None), key=lambda one: one.when or 0.0)
    dates = "".join(f"<li><strong>{line_html(one.title)}</strong> {_date(one)}</li>\n" for one in dated)
    if dates:
        dates = f'<ul>\n{dates}</ul>\n<p><a href="{path}/calendar.ics">{escape(said["club-calendar"])}</a></p>\n'
    players = "".join(f'<li><a href="{path}/player/{id}">{escape(name)}</a></li>\n' for id, name in club.players)
    body = (
        _section(said["club-on"], on)
        + _section(said["club-dates"], dates)
        + _section(said["club-was"], was)
        + _section(said["club-players"], f"<ul>\n{players}</ul>\n" if players else "")
    )
    body = body or f"<p>{escape(said['club-none'])}</p>\n"
    return page_html(club.language, club.name, "", link, body, said["club-renewed"])


def player_html(player: DrawnPlayer, club: str, said: Mapping[str, str], link: str, path: str, events: str) -> str:
    """What each event says of a player alone, their way as pictures, and head to head; `path` is the club's."""
    own = f"{path}/player/{link.rpartition('/')[2]}"
    number, parts = 0, []
    for event, panels in player.events:
        inside = f"<p>{line_html(event.subtitle)}</p>\n" if plain(event.subtitle) else ""
        for panel in panels:
            picture = f"{own}/picture/{number}" if panel.picture is not None else ""
            inside += _panel(panel, picture, said)
            number += bool(picture)
        heading = f'<a href="{events}{event.id}">{line_html(event.title)}</a>'
        parts.append(f"<section>\n<h2>{heading}</h2>\n{inside}</section>\n")
    if player.met is not None:
        parts.insert(
            0, f"<section>\n<h2>{line_html(player.met.title)}</h2>\n{_panel(player.met, '', said, False)}</section>\n"
        )
    body = f'<p><a href="{path}">{escape(club)}</a></p>\n' + "".join(parts)
    return page_html(player.language, player.name, club, link, body, said["club-renewed"])


def _section(title: str, body: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{body}</section>\n" if body else ""


def _event(one: DrawnEvent, events: str) -> str:
    about = f" <small>{line_html(one.subtitle)}</small>" if plain(one.subtitle) else ""
    return f'<p class="event"><a href="{events}{one.id}">{line_html(one.title)}</a>{about}</p>\n'


def _date(one: DrawnEvent) -> str:
    return " · ".join(line_html(line) for line in one.said)


def _panel(panel: DrawnPanel, picture: str, said: Mapping[str, str], titled: bool = True) -> str:
    heading = f"<h3>{line_html(panel.title)}</h3>\n" if titled and plain(panel.title) else ""
    table = table_html(panel.table, plain(panel.title) or said["table"]) if panel.table is not None else ""
    image = ""
    if picture and panel.picture is not None:
        alt = escape(panel.picture.alt)
        image = (
            f'<p class="picture" data-of="{panel.picture.maker}"><img src="{picture}" alt="{alt}" loading="lazy"></p>\n'
        )
    return heading + paragraphs(panel.lines) + table + image
