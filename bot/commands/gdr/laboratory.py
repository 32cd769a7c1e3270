"""/gdr lab: an author's adventure, tried on simulated tables, and templates to write one in; without a tournament."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Any

from bot.adventure_toml import adventure_of
from bot.adventures.simulating import ABILITIES, Simulated, Swing, reach, simulate, thresholds
from bot.adventures.workbook import adventure_in, is_workbook
from bot.adventures.written import as_toml, as_workbook
from bot.commands.gdr.names import question_named
from bot.commands.number_format import figure, percent
from bot.engines.book import Book
from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.scale import TEAM, Scale
from bot.hall.cards.card import Argument, Attachment, Audience, Card, Picture, Table, Words, plain, say, strong, typed
from bot.hall.cards.lists import dotted
from bot.hall.cards.plain_text import harmless
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import Upload
from bot.hall.house import House
from bot.places import SAMPLES

cog: Cog[Book] = Cog(None, "gdr")

AdventureFile = Annotated[Any, Upload(confidential=True)]
WANTED = Fraction(8, 10)
"""What of all the rules want between the thresholds (3.3.1)."""
FAR = 0.1
"""How far from that a share may be before better thresholds are named."""
MOST_ROWS, MOST_NAMED = 12, 12


@cog.command("lab", private=True, reads=True)
async def lab(call: Call[Any], file: AdventureFile | None = None) -> Card:
    """Try an adventure; without a file, what to fill in."""
    if file is None:
        files = (Attachment("gdr-template", {"form": "xlsx"}), Attachment("gdr-template", {"form": "toml"}))
        how = say("gdr-lab-templates-how", command=typed("gdr", "lab"))
        return Card(say("gdr-lab-templates"), (how,), files=files, audience=Audience.MEMBER)
    adventure = adventure_in(file.content, call.house.rules.gdr)
    scale = Scale(call.house.rules.gdr, adventure)
    found = await call.house.apart(simulate, scale)
    values = {"adventure": adventure.model_dump_json()}
    form = "toml" if is_workbook(file.content) else "xlsx"
    files = (Attachment("gdr-adventure-file", values | {"form": form}), Attachment("gdr-lab-items", values))
    title = say("gdr-lab-title", title=adventure.title)
    lines = tuple(_lines(scale, found))
    return Card(
        title, lines, table=_cost(found), picture=_picture(adventure, found), files=files, audience=Audience.MEMBER
    )


def _lines(scale: Scale, found: Simulated) -> Iterator[Argument]:
    named: dict[str, Argument] = {key: one.name for key, one in scale.adventure.characters.items()}
    for key, name in (named | {TEAM: say("gdr-lab-team")}).items():
        low, middle, high = thresholds(scale, key)
        worst, best = reach(scale, key)
        yield say(
            "gdr-lab-character",
            name=name,
            **{"min": _short(low), "med": _short(middle), "max": _short(high)},
            worst=figure(worst, 0),
            best=figure(best, 0),
        )
    aa = scale.adventure.thresholds.aa
    yield say("gdr-lab-progress", **{name: _short(float(getattr(aa, name))) for name in ("min", "med", "max")})
    yield say("gdr-lab-means", vsp=_triple(found.evaluation), aa=_triple(found.progress))
    inside_vsp, inside_aa = found.inside
    yield say("gdr-lab-inside", vsp=percent(inside_vsp, 0), aa=percent(inside_aa, 0), wanted=percent(WANTED, 0))
    if any(abs(one - float(WANTED)) > FAR for one in found.inside):
        vsp, aa_better = (
            {sort: float(value) for sort, value in zip(ABILITIES, one, strict=True)} for one in found.better
        )
        yield say("gdr-lab-better", vsp=_triple(vsp), aa=_triple(aa_better))
    weak, middling = found.overlaps
    yield say("gdr-lab-overlap", weak=percent(weak), middling=percent(middling))
    yield say("gdr-lab-ties", ties=percent(found.ties, 2))
    much = [
        say("gdr-lab-much-item", item=question_named(one.question), share=percent(one.decides, 0))
        for one in found.too_much
    ]
    yield say("gdr-lab-much", items=dotted(much)) if much else say("gdr-lab-much-none")
    nothing = [question_named(one.question) for one in found.nothing]
    yield say("gdr-lab-nothing", items=dotted(nothing[:MOST_NAMED])) if nothing else say("gdr-lab-nothing-none")
    yield strong(say("gdr-lab-cost"))


def _cost(found: Simulated) -> Table:
    head = tuple(say(f"gdr-lab-column-{name}") for name in ("player", "team", "decides", "item"))
    return Table(head, tuple(_row(one) for one in found.items[:MOST_ROWS]), (0, 1, 2))


def _row(one: Swing) -> Words:
    return (figure(one.player), figure(one.team), percent(one.decides), question_named(one.question))


def _triple(each: Mapping[str, float]) -> Argument:
    return say("gdr-lab-triple", **{sort: _short(value) for sort, value in each.items()})


def _short(value: float) -> Argument:
    return figure(value, 0 if value == int(value) else 1)


def _picture(adventure: Adventure, found: Simulated) -> Picture:
    rows = [
        {"label": say(f"gdr-lab-{who}-{sort}"), "low": one.low, "middle": one.middle, "high": one.high}
        for who, each in (("teams", found.teams), ("players", found.players))
        for sort, one in each.items()
    ]
    subtitle = dotted([adventure.title, say("gdr-lab-picture-how")])
    return Picture(
        "spread", {"title": say("gdr-lab-picture"), "subtitle": subtitle, "rows": rows}, alt=say("gdr-lab-picture")
    )


# --- files


@cog.attachment("gdr-template")
async def template_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The example adventure, to be written over."""
    content = (SAMPLES / f"punta-cenere.{language}.toml").read_bytes()
    name = house.texts.say(language, "gdr-lab-file")
    if values["form"] == "toml":
        return f"{name}.toml", content
    return f"{name}.xlsx", as_workbook(adventure_of(content, house.rules.gdr), language, house.texts)


@cog.attachment("gdr-adventure-file")
async def adventure_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The same adventure in the other form."""
    adventure = Adventure.model_validate_json(values["adventure"])
    name = house.texts.say(language, "gdr-lab-file")
    if values["form"] == "toml":
        return f"{name}.toml", as_toml(adventure, language)
    return f"{name}.xlsx", as_workbook(adventure, language, house.texts)


@cog.attachment("gdr-lab-items")
async def items_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """Every item with what it moves, for a spreadsheet."""
    scale = Scale(house.rules.gdr, Adventure.model_validate_json(values["adventure"]))
    found = await house.apart(simulate, scale)
    head: Words = tuple(say(f"gdr-lab-column-{name}") for name in ("player", "team", "decides", "item"))
    lines = [cell for row in (head, *map(_row, found.items)) for cell in row]
    drawn = await house.drawer.draw(Card(lines=tuple(lines)), language, "UTC", lambda button: "", "")
    said: Sequence[str] = [harmless(plain(line)) for line in drawn.lines]
    out = io.StringIO()
    writer = csv.writer(out, delimiter=str(house.texts.name(language, "export-separator")))
    writer.writerows(said[at : at + len(head)] for at in range(0, len(said), len(head)))
    return f"{house.texts.say(language, 'gdr-lab-items-file')}.csv", out.getvalue().encode("utf-8-sig")
