"""Which orders of a slip count (article 9): the last one for each unit, the last builds; unclear ones are void."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.engines.diplomacy.orders.atlas import Atlas, Head
from bot.engines.diplomacy.orders.slips import Order, WrittenProvince, read, whose
from bot.engines.diplomacy.rules import POWERS, Power

Standing = Literal["counts", "overtaken", "void", "depends"]
Reason = Literal[
    "",
    "later",
    "beyond",
    "unreadable",
    "unknown",
    "two-ways",
    "two-actions",
    "itself",
    "against-itself",
    "same-place",
    "not-there",
    "not-by-sea",
    "at-sea",
    "inland",
    "not-convoyed",
    "convoyer-busy",
    "not-a-fleet",
    "no-home",
    "two-powers",
    "no-coast",
    "occupied",
    "how-many",
    "no-builds",
    "not-a-build",
]


@dataclass(frozen=True, slots=True)
class JudgedOrder:
    """An order and whether it counts, and why not."""

    order: Order
    standing: Standing
    reason: Reason = ""
    about: tuple[str, ...] = ()
    """Provinces that the reason names."""
    by: str = ""
    """The order that overtook it, or that keeps it from counting."""


def judge(
    atlas: Atlas, text: str, builds: int | None = None, homes: Mapping[Power, Collection[str]] | None = None
) -> list[JudgedOrder]:
    """What counts of a slip; of builds with their number (a negative one: so many removals).

    `homes` are those of an escalation's players, as they have written them down: no others have any.
    """
    orders = read(atlas, text)
    if builds is None:
        return _moves(atlas, orders)
    head = whose(atlas, text)
    if homes is None or builds <= 0:
        return _winter(atlas, orders, builds, head)
    found = _winter(atlas, orders, builds, "escalation")
    own = homes.get(head, ()) if head is not None and head != "escalation" else ()
    return [_at_home(one, own) for one in found]


def _at_home(one: JudgedOrder, homes: Collection[str]) -> JudgedOrder:
    """A build of an escalation, that counts at one's own homes."""
    if one.standing != "counts" or one.order.place is None or one.order.place.key in homes:
        return one
    return replace(one, standing="void", reason="no-home")


# --- moves


def _moves(atlas: Atlas, orders: Sequence[Order]) -> list[JudgedOrder]:
    last: dict[str, Order] = {}
    for order in orders:
        if order.place is not None and order.place.key:
            last[order.place.key] = order
    standing = list(last.values())
    found = []
    for order in orders:
        later = last.get(order.place.key) if order.place is not None and order.place.key else None
        if later is not None and later is not order:
            found.append(JudgedOrder(order, "overtaken", "later", by=later.written))
        else:
            found.append(_move(atlas, order, standing))
    return found


def _move(atlas: Atlas, order: Order, standing: Sequence[Order]) -> JudgedOrder:
    """An order that is the last of its unit."""
    if order.trouble is not None or order.place is None:
        return JudgedOrder(order, "void", order.trouble or "unreadable", order.about)
    at = order.place.key
    if order.builds:
        return JudgedOrder(order, "void", "how-many", (at,))
    wrong = _misplaced(atlas, order)
    if wrong:
        return JudgedOrder(order, "void", wrong, (at,))
    if order.action == "move" and order.to is not None:
        return _moved(atlas, order, standing)
    if order.action in ("support", "convoy") and order.helped is not None:
        if order.helped.key == at:
            return JudgedOrder(order, "void", "itself", (at,))
        if order.action == "convoy" and (order.unit == "army" or atlas[at].kind != "sea"):
            return JudgedOrder(order, "void", "not-a-fleet", (at,))
        target = order.to.key if order.to is not None else order.helped.key
        if order.action == "support" and target == at:
            return JudgedOrder(order, "void", "against-itself", (at,))
        if order.action == "support" and not _reaches(atlas, order, target):
            return JudgedOrder(order, "void", "not-by-sea" if atlas.border(at, target) else "not-there", (at, target))
        kind = atlas[target].kind
        if order.action == "support" and (order.unit, kind) in (("fleet", "land"), ("army", "sea")):
            return JudgedOrder(order, "void", "inland" if kind == "land" else "at-sea", (target,))
    return JudgedOrder(order, "counts")


def _misplaced(atlas: Atlas, order: Order) -> Reason:
    """An army at sea, a fleet on land."""
    assert order.place is not None
    kind = atlas[order.place.key].kind
    if order.unit == "army" and kind == "sea":
        return "at-sea"
    return "inland" if order.unit == "fleet" and kind == "land" else ""


def _moved(atlas: Atlas, order: Order, standing: Sequence[Order]) -> JudgedOrder:
    assert order.place is not None
    assert order.to is not None
    at, to = order.place.key, order.to.key
    if at == to:
        return JudgedOrder(order, "void", "same-place", (at,))
    kind = atlas[to].kind
    if order.unit == "army" and kind == "sea":
        return JudgedOrder(order, "void", "at-sea", (to,))
    if order.unit == "fleet" and kind == "land":
        return JudgedOrder(order, "void", "inland", (to,))
    if atlas.border(at, to):
        wrong = _off_coast(atlas, order, order.to)
        return JudgedOrder(order, "void" if wrong else "counts", wrong, (to,) if wrong == "no-coast" else (at, to))
    if order.unit == "fleet" or "land" in (atlas[at].kind, kind) or "sea" in (atlas[at].kind, kind):
        return JudgedOrder(order, "void", "not-there", (at, to))
    if any(one.action == "convoy" and _carries(one, at, to) for one in standing):
        return JudgedOrder(order, "counts")
    busy = next((one for one in standing if one.place is not None and _could_carry(atlas, one.place.key, at, to)), None)
    if busy is not None:
        return JudgedOrder(order, "void", "convoyer-busy", (at, to), busy.written)
    return JudgedOrder(order, "depends", "not-convoyed", (at, to))


def _afloat(atlas: Atlas, order: Order) -> bool:
    return order.place is not None and (order.unit == "fleet" or atlas[order.place.key].kind == "sea")


def _reaches(atlas: Atlas, order: Order, to: str) -> bool:
    """Whether the unit could go there by itself: a fleet along its coast."""
    assert order.place is not None
    at = order.place.key
    if not _afloat(atlas, order) or atlas[to].kind == "land":
        return atlas.border(at, to)
    near = atlas.coasts(at).get(order.place.coast)
    return atlas.sails(at, to) and (near is None or to in near)


def _off_coast(atlas: Atlas, order: Order, to: WrittenProvince) -> Reason:
    """Why a fleet does not get there: no common sea, the other coast, or two coasts and none named."""
    if not _reaches(atlas, order, to.key):
        return "not-by-sea"
    coasts = atlas.coasts(to.key)
    assert order.place is not None
    reached = [coast for coast, near in coasts.items() if order.place.key in near]
    if not coasts or not _afloat(atlas, order):
        return ""
    if to.coast:
        return "" if to.coast in reached else "not-by-sea"
    return "no-coast" if len(reached) > 1 else ""


def _carries(order: Order, at: str, to: str) -> bool:
    helped, target = order.helped, order.to
    return helped is not None and target is not None and (helped.key, target.key) == (at, to)


def _could_carry(atlas: Atlas, sea: str, at: str, to: str) -> bool:
    """Whether a fleet there could convoy by itself."""
    return bool(sea) and atlas[sea].kind == "sea" and atlas.border(sea, at) and atlas.border(sea, to)


# --- winter


def _winter(atlas: Atlas, orders: Sequence[Order], builds: int, head: Head | None) -> list[JudgedOrder]:
    if not builds:
        return [JudgedOrder(order, "void", "no-builds") for order in orders]
    first = max(0, len(orders) - abs(builds))
    found = [JudgedOrder(order, "overtaken", "beyond") for order in orders[:first]]
    counted = orders[first:]
    owners = {atlas[one.place.key].home for one in counted if one.place is not None and one.place.key}
    unclear = head is None and len(owners - {None, "neutral"}) > 1
    for at, order in enumerate(counted):
        if order.trouble is not None or order.place is None:
            found.append(JudgedOrder(order, "void", order.trouble or "unreadable", order.about))
            continue
        key = order.place.key
        if order.action != "hold" or order.held:
            found.append(JudgedOrder(order, "void", "not-a-build"))
        elif any(one.place is not None and one.place.key == key for one in counted[at + 1 :]):
            found.append(JudgedOrder(order, "void", "occupied", (key,)))
        else:
            reason = _impossible(atlas, order, head, unclear) if builds > 0 else "no-builds" if order.builds else ""
            found.append(JudgedOrder(order, "void" if reason else "counts", reason, (key,)))
    return found


def _impossible(atlas: Atlas, order: Order, head: Head | None, unclear: bool) -> Reason:
    """Why nothing can be built there; unclear where the builds are at homes of several powers."""
    assert order.place is not None
    province = atlas[order.place.key]
    if province.home is None if head == "escalation" else province.home not in ((head,) if head else POWERS):
        return "no-home"
    if unclear:
        return "two-powers"
    if order.unit == "":
        return "two-ways"
    if order.unit == "fleet" and province.kind == "land":
        return "inland"
    coasts = atlas.coasts(order.place.key)
    if order.unit == "fleet" and coasts and order.place.coast not in coasts:
        return "no-coast"
    return ""
