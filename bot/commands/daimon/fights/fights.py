"""/fight: fights are opened with their foes, people join and give up, the Master orders them and closes them."""

from __future__ import annotations

from typing import Annotated, get_args

from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.daimon.fights import fight_cards
from bot.commands.daimon.journal import by_sign
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import draw_name
from bot.engines.book import Recorded, Refused
from bot.engines.daimon.character import wear
from bot.engines.daimon.character.wear import Counts
from bot.engines.daimon.fights import opening, places
from bot.engines.daimon.fights.opening import (
    AdvantageTaken,
    FightEnded,
    FighterJoined,
    FighterYielded,
    FightStarted,
    FoeCame,
    FoeFaced,
    FoeWent,
    RoundCalled,
)
from bot.engines.daimon.fights.places import FightMoved, FoesArmed
from bot.engines.daimon.fights.rounds import fight_on, judge_of_positions
from bot.engines.daimon.fights.state import Fight, Mode
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Table, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May, Secret
from bot.hall.declared.kinds import Choice, PersonId, PersonIds, Text, Whole, Word, Yes
from bot.hall.running.forms import rows as in_rows
from bot.hall.running.said.taken_places import in_place_of_own

Name = Annotated[str, Text(longest=60)]
Difficulty = Annotated[int, Whole(1, 7), Secret()]
Modes = Annotated[Mode, Choice(name="fight-mode", values=("single", "rounds"))]
Count = Annotated[int, Whole(0, 20, offers=(1, 2, 3, 4, 5))]
Gear = Annotated[int, Whole(0, places.MOST)]
Counted = Annotated[Counts, Word(values=get_args(Counts))]
Advantage = Annotated[int, Whole(-4, 4, offers=(1, 2, 3, 4, -1, -2, -3, -4))]
Number = Annotated[int, Whole(0, 1_000_000)]


@cog.command("fight start", may=May.MASTER)
async def start(
    call: Call[Campaign],
    foe: Name,
    difficulty: Difficulty | None = None,
    mode: Modes = "rounds",
    foes: Count = 1,
    gear: Gear = 0,
    range_: Yes = False,
    players: PersonIds | None = None,
) -> Card:
    """Open a fight."""
    fight = opening.start(call.book, call.keep(foe), difficulty or 0, mode, foes, gear, range_, players or ())
    return fight_cards.fight_card(call, fight)


@cog.command("fight foe", may=May.MASTER)
async def foe(call: Call[Campaign], name: Name, difficulty: Difficulty | None = None, gear: Gear = 0) -> Card:
    """Bring another foe into the fight."""
    opening.add(call.book, call.keep(name), difficulty or 0, gear)
    fight = fight_on(call.book)
    return fight_cards.fight_card(call, fight, say("fight-foe-came", foe=fight_cards.foe_named(fight, fight.foes[-1])))


@cog.command("fight show", may=May.PLAYER, reads=True)
async def show(call: Call[Campaign]) -> Card:
    """The fight as it stands, with its buttons."""
    return fight_cards.fight_card(call, fight_on(call.book))


@cog.command("fight join", may=May.PLAYER)
async def join(call: Call[Campaign]) -> Card:
    """Come into the fight."""
    fight = opening.join(call.book, call.member)
    key = "fight-joins-next" if call.member in fight.joining else "fight-joins"
    return fight_cards.fight_card(call, fight, say(key, who=Mention(call.member)))


@cog.command("fight yield", may=May.PLAYER)
async def give_up(call: Call[Campaign]) -> Card:
    """Give up."""
    fight = opening.give_up(call.book, call.member)
    return fight_cards.fight_card(call, fight, say("fight-yields", who=Mention(call.member)))


@cog.command("fight surrender", may=May.PLAYER, hidden=True, private=True, reads=True)
async def surrender(call: Call[Campaign], number: Number) -> Card:
    """Think once more before giving up."""
    fight = fight_on(call.book, number)
    if not fight.holds(call.member):
        raise Refused("not-in-the-fight")
    row = (Button(say("fight-button-yield-sure"), "fight yield", "bad"),)
    lines = (say("fight-yield-how"),)
    return Card(say("fight-yield-sure"), lines, buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("fight advantage", may=May.PLAYER)
async def advantage(call: Call[Campaign], player: PersonId, dice: Advantage) -> Card:
    """Give dice for a position in the fight, or take them."""
    opening.advance(call.book, call.member, player, dice)
    key = "fight-advanced" if dice > 0 else "fight-disadvantage" if dice < 0 else "fight-advantage-none"
    return Card(say(key, who=Mention(player), dice=abs(dice)), (say("fight-advantage-lasts"),))


@cog.command("fight end", may=May.MASTER)
async def end(call: Call[Campaign]) -> Card:
    """Close the fight, and mark the gear that was used."""
    fight = opening.end(call.book, call.dice)
    lines = _marked(call, fight)
    return Card(say("fight-ended"), tuple(lines) or (say("fight-no-gear"),), tone=Tone.GOOD)


def _marked(call: Call[Campaign], fight: Fight) -> list[Argument]:
    """The gear that was used, with its marks, and what is spent now."""
    lines: list[Argument] = []
    rules = call.book.rules
    for id, used in fight.used.items():
        character = call.book.characters[id]
        for gear in character.gear:
            if gear.number not in used:
                continue
            key = "fight-marked"
            if wear.spent(gear, rules):
                key = "fight-spent-weapon" if gear.sort == "weapon" else "fight-spent-protection"
            what = names.thing_named(gear.name)
            who = Mention(character.player)
            lines.append(say(key, who=who, what=what, marks=gear.marks, most=rules.fights.marks))
    return lines


# --- the Master's hand


@cog.command("fight master", may=May.PLAYER, hidden=True, private=True, reads=True, grows_old=True)
async def master(call: Call[Campaign]) -> Card:
    """What else the Master can do in a fight; of a Master who fights, what whoever judges positions can."""
    book = call.book
    fight = fight_on(book)
    judging = call.member == judge_of_positions(book, fight) if book.master else False
    if call.member not in book.masters() and not judging:
        raise Refused("not-for-you-master")
    advantage_button = Button(say("fight-button-advantage"), "fight advantage")
    if call.member not in book.masters():
        rows = ((advantage_button,), _place_row(fight), *in_rows(_armings(fight), 4))
        return Card(say("fight-master"), buttons=rows, audience=Audience.MEMBER, tone=Tone.ASK)
    acts = (
        *([advantage_button] if judging else []),
        Button(say("fight-button-foe"), "fight foe", ask=("name",)),
        Button(say("fight-button-end"), "fight end", "bad"),
    )
    flights = [
        Button(say("fight-button-flee", foe=fight_cards.foe_named(fight, each)), f"fight flee {each.number}")
        for each in fight.standing[: fight_cards.FOES]
    ]
    rows = (acts, *([_place_row(fight), *in_rows([*flights, *_armings(fight)], 4)] if judging else in_rows(flights, 4)))
    return Card(say("fight-master"), buttons=rows, audience=Audience.MEMBER, tone=Tone.ASK)


def _place_row(fight: Fight) -> tuple[Button, ...]:
    """From shots to blows and back, and what gear counts in this place; each changes what it says alone."""
    line = f"fight place {fight.number}"
    there = "no" if fight.at_range else "yes"
    return (
        Button(say("fight-button-blows" if fight.at_range else "fight-button-shots"), f"{line} range:{there}"),
        *(
            Button(say(f"fight-button-counts-{counts}"), f"{line} counts:{counts}")
            for counts in get_args(Counts)
            if counts != fight.counts
        ),
    )


def _armings(fight: Fight) -> list[Button]:
    """To say anew what the foes of each kind carry."""
    return [
        Button(
            say("fight-button-worth", foe=Free(band.name), gear=band.gear),
            f"fight worth {fight.number} {band.number}",
            ask=("gear",),
        )
        for band in fight.bands
        if any(foe.standing for foe in fight.foes if foe.band is band)
    ][:5]


@cog.command("fight place", may=May.PLAYER, hidden=True)
async def place(call: Call[Campaign], fight: Number, range_: Yes | None = None, counts: Counted | None = None) -> Card:
    """Let the fight go on at range or hand to hand, or say what gear counts."""
    now = places.move(call.book, call.member, fight, range_, counts)
    return fight_cards.fight_card(call, now, say("fight-moved"))


@cog.command("fight worth", may=May.PLAYER, hidden=True)
async def worth(call: Call[Campaign], fight: Number, band: Number, gear: Gear) -> Card:
    """Say anew what the foes of a kind carry."""
    armed = places.arm(call.book, call.member, fight, band, gear)
    return fight_cards.fight_card(call, fight_on(call.book), say("fight-gear", name=Free(armed.name), gear=armed.gear))


@cog.command("fight flee", may=May.MASTER, hidden=True)
async def flee(call: Call[Campaign], number: Number) -> Card:
    """Let a foe flee or give up."""
    gone = opening.flee(call.book, number, call.dice)
    fight = fight_on(call.book)
    return fight_cards.fight_card(call, fight, say("fight-yields", who=fight_cards.foe_named(fight, gone)))


@cog.command("fight next", may=May.MASTER, hidden=True)
async def call_round(call: Call[Campaign], round_: Number) -> Card:
    """Call the next round."""
    return fight_cards.fight_card(call, opening.call_round(call.book, round_))


@cog.command("fight arrange", may=May.MASTER, hidden=True, private=True, reads=True)
async def arrange(call: Call[Campaign], round_: Number, player: PersonId | None = None) -> Card:
    """Choose somebody, and then whom they are to face."""
    fight = fight_on(call.book)
    if round_ != fight.round or fight.strikes:
        raise Refused("round-begun")
    own = fight.clash_of(player) if player else None
    if own is None:
        title: Argument = say("fight-arrange-who")
        players = [each for clash in fight.clashes for each in clash.players]
        buttons = [Button(Mention(each), f"fight arrange {round_} <@{each}>") for each in players]
    else:
        title = say("fight-arrange-whom", who=Mention(player or ""))
        others = [fight.foe(number) for clash in fight.clashes if clash is not own for number in clash.foes]
        buttons = [
            Button(fight_cards.foe_named(fight, each), f"fight face {round_} <@{player}> {each.number}")
            for each in others
        ]
    return Card(title, buttons=in_rows(buttons[:25]), audience=Audience.MEMBER, tone=Tone.ASK, replaces=True)


@cog.command("fight face", may=May.MASTER, hidden=True)
async def face(call: Call[Campaign], round_: Number, player: PersonId, foe: Number) -> Card:
    """Have a player's character face this foe."""
    fight = opening.face(call.book, round_, player, foe)
    return in_place_of_own(call, fight_cards.fight_card(call, fight, say("fight-arranged")))


# --- journal

tell(
    cog,
    {
        FightStarted: "fight-line-started",
        FoeCame: "fight-foe-came",
        FoeWent: "fight-line-foe-gone",
        FighterJoined: "fight-joins",
        FighterYielded: "fight-yields",
        AdvantageTaken: by_sign("fight-advanced", "fight-disadvantage", "fight-advantage-none"),
        FoeFaced: "fight-arranged",
        RoundCalled: "fight-round",
        FightMoved: "fight-line-moved",
        FoesArmed: "fight-line-armed",
        FightEnded: "fight-ended",
    },
    fight_cards.IN_FIGHTS,
)


# --- export


@cog.sheet
def strikes_sheet(book: Campaign, records: list[Recorded]) -> Table:
    """Every strike that was rolled and stands, for the export."""
    columns = ("number", "who", "strategy", "dice", "reserve", "help", "successes", "target", "dealt", "taken")
    rows = tuple(
        (
            draw_name(book, one.roll),
            Mention(one.player),
            say(f"daimon-strategies-{one.strategy}"),
            names.dice_row(one.roll.faces[: one.pool.natural]),
            names.dice_row(one.roll.faces[one.pool.natural : one.pool.natural + one.pool.bid]),
            Mention(one.helper) if one.helper else "",
            str(one.successes),
            str(one.target),
            str(one.wounds) if one.won else "",
            "" if one.won else str(one.wounds),
        )
        for one in book.fights.rolled
        if one.roll is not None and one.pool is not None
    )
    return Table(tuple(say(f"fight-column-{name}") for name in columns), rows)
