"""The page of an evening as a picture asks for it: plain values, with the words that belong to them."""

from __future__ import annotations

from typing import Any

from bot.commands.daimon.telling import words
from bot.engines.daimon.telling.episode import Episode, Highlight
from bot.engines.rolls import SUCCESS
from bot.hall.cards.card import Free, Mention, Picture, say
from bot.hall.cards.lists import dotted

CAST, MASTERS, SCENES, STORY, ROWS, DICE = 8, 6, 40, 20, 14, 200
"""The most of each that a page is given; of the others it says how many there are."""


def page_of(campaign: str, told: Episode) -> Picture:
    """The page of an evening."""
    masters = [master for master, _ in words.masters_of(told)]
    led = words.masters_of(told)[:MASTERS]
    unnamed = len(masters) - MASTERS
    kicker = say("episode-kicker", number=told.number)
    values: dict[str, Any] = {
        "kicker": kicker,
        "title": Free(campaign) if campaign else kicker,
        "subtitle": words.subtitle_of(told),
        "seed": words.seed_of(told),
        "cast_title": say("episode-cast"),
        "cast": [_part(role.name, role.player) for role in told.cast[:CAST]],
        "cast_rest": words.others(len(told.cast) - CAST) if len(told.cast) > CAST else "",
        "scenes_title": words.scenes_counted(told),
        "scenes": [masters.index(master) for _, master in told.scenes[-SCENES:]],
        "story": [_scene(masters.index(one.master), one) for one in words.scenes_of(told)[:STORY]],
        "scenes_rest": words.others(unnamed) if unnamed > 0 else "",
        "masters": [{"name": Mention(master), "about": str(count)} for master, count in led],
        "rolls_title": say("episode-moments"),
        "rolls": [_roll(told, moment) for moment in told.moments],
        "tales": [_tale(tale) for tale in words.tales_of(told)],
        "footer": say("episode-foot"),
    }
    return Picture("episode", values, alt=words.title_of(campaign, told))


def _part(name: str, player: str) -> dict[str, Any]:
    if not name:
        return {"name": Mention(player)}
    return {"name": Free(name), "about": say("episode-played-by", who=Mention(player))}


def _scene(master: int, scene: words.SceneTold) -> dict[str, Any]:
    """A scene with what happened in it; how the page shows more of them than it has room for is its own affair."""
    told = dotted(scene.rows) if scene.rows else ""
    return {"master": master, "title": scene.title, "about": Mention(scene.master), "told": told}


def _roll(told: Episode, moment: Highlight) -> dict[str, Any]:
    return {
        "why": words.whys_of(moment),
        "who": words.whose(told, moment.deed),
        "result": words.result_of(moment),
        "faces": sorted(moment.deed.faces, reverse=True)[:DICE],  # of those without room none is a success
        "least": SUCCESS,
    }


def _tale(tale: words.StoryPart) -> dict[str, Any]:
    count = len(tale.rows)
    rests = [words.others(count - shown) if shown < count else "" for shown in range(min(count, ROWS) + 1)]
    return {
        "title": tale.title,
        "rows": list(tale.rows[:ROWS]),
        "rests": rests,
        "lines": tale.lines,
        "within": tale.within,
    }
