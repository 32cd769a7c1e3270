"""An evening in words: who was there, the scenes, the rolls to remember and the parts of its story, row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.commands.daimon.character.names import named, score_named
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.oracle.state import OracleWord
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Fought
from bot.engines.daimon.telling.episode import Deed, Episode, Growth, Highlight, LogLine, Role, Scene, Spoken, Wounded
from bot.hall.cards.card import Argument, Free, Mention, Moment, say
from bot.hall.cards.lists import dotted, listed


@dataclass(frozen=True, slots=True)
class StoryPart:
    """A part of the story."""

    title: Argument
    rows: tuple[Argument, ...]
    lines: int = 1
    """On how many lines of the page a row may stand."""
    within: bool = False
    """Whether the scenes tell it too."""


def title_of(campaign: str, told: Episode) -> Argument:
    """Which episode of which campaign."""
    return say("episode-title", number=told.number, name=Free(campaign)) if campaign else _kicker(told)


def _kicker(told: Episode) -> Argument:
    return say("episode-kicker", number=told.number)


def subtitle_of(told: Episode) -> Argument:
    """The adventure, the day, how many scenes and rolls."""
    parts: list[Argument] = [Free(told.adventure)] if told.adventure else []
    parts += [Moment(told.ended, "date"), scenes_counted(told), say("episode-rolls", count=told.rolls)]
    return dotted(parts)


def seed_of(told: Episode) -> int:
    """Which city stands over it: every evening has one of its own."""
    return 7919 * told.number + 31 * len(told.scenes) + told.rolls


def scenes_counted(told: Episode) -> Argument:
    """How many scenes were played."""
    return say("episode-scenes", count=len(told.scenes))


def others(count: int) -> Argument:
    """That there are so many more."""
    return say("episode-others", count=count)


def some(rows: Sequence[Argument], most: int) -> list[Argument]:
    """The first of several, and how many others there are."""
    return [*rows[:most], *([others(len(rows) - most)] if len(rows) > most else [])]


def role_named(role: Role) -> Argument:
    """A character with its player, or the player alone."""
    return say("episode-role", name=Free(role.name), who=Mention(role.player)) if role.name else Mention(role.player)


def hero_named(told: Episode, player: str) -> Argument:
    """Whoever rolled, as they are called in the story."""
    name = next((one.name for one in told.cast if one.player == player), "")
    return Free(name) if name else Mention(player)


def masters_of(told: Episode) -> list[tuple[str, int]]:
    """Who led scenes, and how many: in the order of their first."""
    return [*Counter(master for _, master in told.scenes).items()]


def still_hurt(book: Campaign, character: Character) -> Argument:
    """A character with open wounds, and how bad they are."""
    return say(
        "episode-still-hurt",
        name=Free(character.name),
        wounds=character.wounds,
        most=character.most_wounds(book.rules),
        health=say(f"health-{character.health(book.rules)}"),
    )


# --- the scenes


@dataclass(frozen=True, slots=True)
class SceneTold:
    """A scene as a story tells it: what it is called, who led it, what happened in it."""

    number: int
    master: str
    title: Argument
    rows: tuple[Argument, ...]
    """What happened; what the title says already is not among it."""
    deaths: int = 0
    """So many of them, the last, are told however short the others are."""


def scenes_of(told: Episode) -> list[SceneTold]:
    """The scenes in their order; one without a title is called by what happened in it first, before what the oracle
    has said."""
    found: list[SceneTold] = []
    for scene in told.story:
        rows, dead = _happened(told, scene), len(scene.dead)
        title: Argument = Free(scene.title) if scene.title else say("episode-scene-plain")
        if rows and not scene.title:
            at = 0 if scene.events or len(rows) == len(scene.answers) else len(scene.answers)
            dead -= at >= len(rows) - dead
            title = rows.pop(at)
        found.append(SceneTold(scene.number, scene.master, title, tuple(rows), dead))
    return found


def scene_line(scene: SceneTold, most: int) -> Argument:
    """A scene on one line: as much of what happened as that, and whoever died."""
    head = say("episode-scene", number=scene.number, title=scene.title, who=Mention(scene.master))
    others_ = len(scene.rows) - scene.deaths
    told = [*some(scene.rows[:others_], max(0, most - scene.deaths)), *scene.rows[others_:]]
    return say("episode-scene-told", scene=head, told=dotted(told)) if told else head


def _happened(told: Episode, scene: Scene) -> list[Argument]:
    """What happened in a scene, sort by sort: a check that was about nothing is only counted, where nothing else is."""
    rows = [*map(event_line, scene.events), *map(_answer, scene.answers), *_rolled(told, scene.deeds)]
    rows += [fight_line(told, one, alone=True) for one in scene.fought]
    rows += map(wounds_line, scene.dead)
    checks = [one for one in scene.deeds if one.sort == "check"]
    if not rows and checks:
        won = sum((one.margin or 0) >= 0 for one in checks)
        rows.append(say("episode-told-checks", count=len(checks), won=won))
    return rows


def _rolled(told: Episode, deeds: Sequence[Deed]) -> list[Argument]:
    """What came of checks, contests and aimed shots: those about the same in one line."""
    by: dict[tuple[str, str], list[Argument]] = {}
    for deed in deeds:
        if deed.note or deed.sort != "check":
            by.setdefault((deed.sort, deed.note), []).append(_outcome(told, deed))
    return [
        say("episode-told", about=Free(note) if note else say(f"episode-sort-{sort}"), what=listed(outcomes))
        for (sort, note), outcomes in by.items()
    ]


def _outcome(told: Episode, deed: Deed) -> Argument:
    lost = (deed.margin or 0) < 0
    how = "contest" if deed.sort == "contest" else "lost" if lost else "great" if deed.great else "won"
    return say(f"episode-told-{how}", who=hero_named(told, deed.player))


# --- the rolls


def whys_of(moment: Highlight) -> Argument:
    """Why a roll is remembered."""
    return dotted(say(f"episode-why-{why}") for why in moment.whys)


def whose(told: Episode, deed: Deed) -> Argument:
    """Who rolled, and what for."""
    hero = hero_named(told, deed.player)
    if deed.sort == "strike":
        return dotted([hero, say("episode-against", foe=Free(deed.note))])
    about: Argument = Free(deed.note) if deed.note else say(f"episode-sort-{deed.sort}") if deed.sort != "check" else ""
    return dotted([hero, about]) if about else hero


def result_of(moment: Highlight) -> Argument:
    """What came of a roll; where it is remembered for its price, that too."""
    deed = moment.deed
    if deed.sort == "contest":
        told = say("roll-successes", count=deed.successes)
        if deed.against is not None:
            told = say("episode-over-next", successes=told, next=deed.against)
    else:
        told = say("roll-successes-of", count=deed.successes, target=deed.against or 0)
    return dotted([say("episode-price", dice=deed.lost), told]) if "price" in moment.whys else told


def roll_line(told: Episode, moment: Highlight) -> Argument:
    """A roll to remember, on one line."""
    return say("episode-roll", why=whys_of(moment), who=whose(told, moment.deed), result=result_of(moment))


# --- the story


def tales_of(told: Episode) -> list[StoryPart]:
    """The parts of the story that there are, the weightiest first."""
    parts: list[tuple[str, list[Argument], int]] = [
        ("events", [event_line(one) for one in told.events], 2),
        ("fights", [fight_line(told, one) for one in told.fought], 2),
        ("wounds", [wounds_line(one) for one in told.wounded], 1),
        ("oracle", [_answer(one) for one in told.answers], 2),
        ("tech", [_technology(one.name, one.bonus, one.limit) for one in told.technologies], 1),
        ("growth", [_growth(one) for one in told.growth], 1),
        ("lines", [line_of(player, words) for player, words in told.lines], 2),
    ]
    within = ("events", "fights", "oracle")
    return [
        StoryPart(say(f"episode-tale-{key}"), tuple(rows), lines, key in within) for key, rows, lines in parts if rows
    ]


def event_line(event: LogLine) -> Argument:
    """What happened, what was added to it later, and its key words."""
    told = dotted([Free(words) for words in (event.text, *event.notes)])
    return say("episode-event", text=told, keywords=Free(event.keywords)) if event.keywords else told


def fight_line(told: Episode, fought: Fought, *, alone: bool = False) -> Argument:
    """A fight: the foes, who struck at them, and what became of them; `alone` where no title says that it is one."""
    foes: Argument = listed(
        say("fight-foes", name=Free(name), count=count) if count > 1 else Free(name) for name, count in fought.foes
    )
    if alone:
        foes = say("fight-title", foes=foes)
    parts = [foes, listed(hero_named(told, one) for one in fought.fighters), say("episode-rounds", count=fought.rounds)]
    if fought.beaten is not None:
        parts.append(say("episode-beaten", count=fought.beaten, foes=sum(count for _, count in fought.foes)))
    return dotted(parts)


def wounds_line(hurt: Wounded) -> Argument:
    """What became of somebody who was hurt."""
    key = "episode-dead" if hurt.dead else "episode-hurt"
    return say(key, name=_name(hurt.name, hurt.player), count=hurt.wounds)


def _name(words: str, player: str) -> Argument:
    return Free(words) if words else Mention(player)


def _answer(spoken: Spoken) -> Argument:
    told = listed(_word(word) for word in spoken.answer.words)
    if spoken.answer.question:
        told = say("episode-answer", question=Free(spoken.answer.question), words=told)
    return say("episode-event", text=told, keywords=Free(spoken.keywords)) if spoken.keywords else told


def _word(word: OracleWord) -> Argument:
    """A word of an answer as a story tells it: without the table that it was read from."""
    said = say(f"daimon-says-{word.table}-{word.key}")
    signs = [say(f"daimon-sides-{side}-{'even' if even else 'odd'}") for side, even in word.signs]
    return say("oracle-signed", line=said, sign=listed(signs)) if signs else said


def _technology(name: str, bonus: str, limit: str) -> Argument:
    effect = [Free(words) for words in (bonus, limit) if words]
    return say("episode-tech", name=Free(name), effect=listed(effect)) if effect else Free(name)


def _growth(grown: Growth) -> Argument:
    one = grown.raised
    who = _name(grown.name, grown.player)
    if one.what == "score":
        return say("episode-grown-score", who=who, what=score_named(one.name), score=one.score)
    what = Free(one.name) if one.what == "thing" else named(one.what, one.name)
    return say("episode-grown", who=who, what=what)


def line_of(player: str, words: str) -> Argument:
    """What a player wrote under it."""
    return say("episode-line", who=Mention(player), words=Free(words))
