"""How the Master's chair stands between two scenes: who is awaited for what, and the buttons for it."""

from __future__ import annotations

from bot.engines.daimon.table import chair
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Mention, say
from bot.hall.cards.lists import listed

Rows = tuple[tuple[Button, ...], ...]


def stage_lines(book: Campaign) -> list[Argument]:
    """What the chair waits for; nothing while a scene is on and the last vote is over."""
    lines: list[Argument] = []
    match book.chair.stage:
        case "keeping":
            lines.append(say("chair-keeping", number=book.scenes, who=Mention(book.master)))
        case "claiming":
            lines.append(in_the_draw(book))
            by = say("chair-draw-by", who=Mention(book.master)) if book.master else say("chair-draw-by-anybody")
            lines.append(by)
    vote = book.chair.vote
    if vote is not None and vote.awaited:
        lines.append(say("chair-voting", who=Mention(vote.master), awaited=listed(map(Mention, vote.awaited))))
    return lines


def stage_buttons(book: Campaign) -> Rows:
    """What the people who are awaited can press."""
    rows: list[tuple[Button, ...]] = []
    match book.chair.stage:
        case "keeping":
            rows.append(keeping_row(book))
        case "claiming":
            rows.append(claiming_row(book))
    vote = book.chair.vote
    if vote is not None and vote.awaited:
        rows.append(voting_row(vote.scene))
    return tuple(rows)


def playing_row(book: Campaign) -> tuple[Button, ...]:
    """What the Master of a new scene does first, and what ends it."""
    return (
        Button(say("oracle-button"), "oracle"),
        Button(say("scene-check-button"), "check-for"),
        Button(say("events-button"), "events"),
        end_button(book),
        pocket_button(),
    )


def pocket_button() -> Button:
    """What is asked of whoever presses it."""
    return Button(say("pocket-button"), "pocket")


def end_button(book: Campaign) -> Button:
    """To end the scene that is on, and no later one."""
    return Button(say("scene-end-button"), f"scene end scene:{book.scenes}")


def keeping_row(book: Campaign) -> tuple[Button, ...]:
    """The Master keeps the role, if there is a die for it, or passes it on."""
    price = book.rules.prices.master
    row = (Button(say("scene-pass-button"), f"scene pass scene:{book.scenes}", "good"),)
    # By the dice that everybody sees: what is bid in a sealed roll is nobody else's to know.
    if book.seat(book.master).reserve < price:
        return row
    return (Button(say("scene-keep-button", dice=price), "scene keep"), *row)


def voting_row(scene: int) -> tuple[Button, ...]:
    """Yes or no to the Master's die."""
    return (
        Button(say("scene-praise-yes"), f"scene praise yes {scene}"),
        Button(say("scene-praise-no"), f"scene praise no {scene}"),
    )


def claiming_row(book: Campaign) -> tuple[Button, ...]:
    """Claim the role, or have it drawn."""
    return (
        Button(say("scene-claim-button", dice=book.rules.prices.master), "scene claim"),
        Button(say("scene-draw-button"), f"scene draw scene:{book.scenes}", "good"),
    )


def own_claiming(book: Campaign, player: str) -> tuple[Button, ...]:
    """The buttons of the vacant chair that this player may press: claim it, unless they did or cannot pay; have it
    drawn, if nobody else may."""
    claim_, draw = claiming_row(book)
    seat = book.seat_of(player)
    free = seat is not None and seat.free >= book.rules.prices.master
    may_claim = free and player not in book.chair.claims and not (book.stable and book.stable == book.master)
    return (*((claim_,) if may_claim else ()), *((draw,) if player == book.master or not book.master else ()))


def in_the_draw(book: Campaign) -> Argument:
    """Who has claimed the role, else who is in the draw."""
    if book.chair.claims:
        return say("scene-claimants", who=listed(map(Mention, book.chair.claims)))
    return say("scene-in-the-draw", who=listed(map(Mention, chair.contenders(book))))
