"""Filling in windows ('modals')."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.lab.discord.constants import CHECKBOX, CHECKBOXES, LABEL, RADIO, ROW, SELECTS, TEXT_INPUT, UPLOAD
from tests.lab.discord.model.interaction import MODAL_SUBMIT
from tests.lab.discord.people.base import Person
from tests.lab.discord.people.response import Modal, Response
from tests.lab.discord.people.values import pick, upload
from tests.lab.stage import Refused

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel

UNTOUCHED = object()  # a field that keeps its initial value


class Filler(Person):
    """A person who fills in windows."""

    def fire_modal(self, modal: Modal | Response, values: dict[str, Any]) -> Response:
        """Submit and return at once."""
        modal = modal.modal if isinstance(modal, Response) else modal
        parent = modal.interaction
        if parent.user.id != self.id:
            raise Refused("that window is open on somebody else's screen")
        left, resolved, tops = dict(values), {}, []
        for top in modal.raw["components"]:
            sent = {"type": top["type"], "id": top.get("id", 0)}
            inner = top["components"] if top["type"] == ROW else [top["component"]] if top["type"] == LABEL else []
            filled = []
            for c in inner:
                label = c.get("label") if top["type"] == ROW else top["label"]
                key = next((k for k in (label, c.get("custom_id")) if k in left), None)
                v = left.pop(key) if key is not None else UNTOUCHED
                answer = self._field(parent.channel, c, f"field {label!r}", v, resolved)
                filled.append({"type": c["type"], "id": c.get("id", 0), "custom_id": c.get("custom_id"), **answer})
            if top["type"] == ROW:
                sent["components"] = filled
            elif filled:
                sent["component"] = filled[0]
            tops.append(sent)
        if left:
            raise Refused(f"the window has no field {list(left)}; it has {modal.labels}")
        data: dict = {"custom_id": modal.custom_id, "components": tops}
        if resolved:
            data["resolved"] = resolved
        return self.begin(MODAL_SUBMIT, parent.channel, data, source=parent.source, parent=parent)

    async def fill_modal(
        self, modal: Modal | Response, values: dict[str, Any], *, wait: float = 10.0, quiet: float | None = None
    ) -> Response:
        """Fill by label (or custom_id) and submit; fields not named keep their initial value."""
        return await self.settled(self.fire_modal(modal, values), wait, quiet)

    def _field(self, channel: Channel, c: dict, where: str, v: Any, resolved: dict) -> dict:
        """What is sent for one field."""
        t, required, untouched = c["type"], c.get("required", True), v is UNTOUCHED
        options = c.get("options") or []
        if t == TEXT_INPUT:
            return {"value": _typed(c, where, c.get("value") or "" if untouched else v, required)}
        if t in SELECTS:
            if untouched:
                v = [o["value"] for o in options if o.get("default")] or _standing(self, c)
            chosen = [] if v is None else list(v) if isinstance(v, list | tuple) else [v]
            if not chosen and not required:
                if c.get("min_values", 1) and any(o.get("default") for o in options):  # discord/discord-api-docs#8272
                    raise Refused(f"{where}: what is chosen there cannot be taken away, for min_values is not 0")
                return {"values": []}
            return {"values": pick(self, channel, c, chosen, resolved)}
        if t == UPLOAD:
            files = {} if untouched else v
            if required and len(files) < c.get("min_values", 1):
                raise Refused(f"{where} wants a file")
            return {"values": [upload(self, channel, name, data, resolved) for name, data in files.items()]}
        if t == RADIO:
            chosen = [o["value"] for o in options if (o.get("default") if untouched else v in (o["label"], o["value"]))]
            if not chosen and (required or not untouched):
                raise Refused(f"{where}: choose one of {[o['label'] for o in options]}")
            return {"value": chosen[0] if chosen else None}
        if t == CHECKBOXES:
            ticked = [o for o in options if (o.get("default") if untouched else o["label"] in v or o["value"] in v)]
            if not c.get("min_values", 1) <= len(ticked) <= c.get("max_values", len(options)) and (required or ticked):
                raise Refused(f"{where}: {len(ticked)} ticked")
            return {"values": [o["value"] for o in ticked]}
        if t == CHECKBOX:
            return {"value": bool(c.get("default") if untouched else v)}
        raise Refused(f"cannot fill a component of type {t}")


def _standing(who: Person, c: dict) -> list[Any]:
    """Whom or what a menu has chosen already."""
    return [who.host.users[int(one["id"])] for one in c.get("default_values") or [] if one["type"] == "user"]


def _typed(c: dict, where: str, text: Any, required: bool) -> str:
    lo, hi = c.get("min_length") or 0, c.get("max_length") or 4000
    if not isinstance(text, str):
        raise Refused(f"{where} wants text")
    if required and not text.strip():
        raise Refused(f"{where} is required")
    if text and not lo <= len(text) <= hi:
        raise Refused(f"{where}: length {len(text)} outside {lo}..{hi}")
    if c.get("style") == 1 and "\n" in text:
        raise Refused(f"{where} has one line only")
    return text
