"""What the bot did about one thing a person did."""

from __future__ import annotations

from typing import Any

from tests.lab.discord.constants import LABEL, ROW
from tests.lab.discord.model.interaction import Interaction
from tests.lab.discord.model.message import Message
from tests.lab.stage import NoAnswer


class Modal:
    """A window that the bot opened, to be filled with ``anna.fill_modal``."""

    def __init__(self, interaction: Interaction):
        assert interaction.modal is not None
        self.interaction, self.raw = interaction, interaction.modal
        self.title, self.custom_id = self.raw["title"], self.raw["custom_id"]
        self.fields: list[dict] = []
        for top in self.raw["components"]:
            if top["type"] == ROW:
                self.fields += [{**c, "label": c.get("label")} for c in top["components"]]
            elif top["type"] == LABEL:
                words = {"label": top["label"], "description": top.get("description")}
                self.fields.append({**top["component"], **words})

    @property
    def labels(self) -> list[str]:
        """The names of the fields."""
        return [f["label"] for f in self.fields]

    @property
    def values(self) -> dict[str, Any]:
        """What is already filled in: words, what is ticked, and of a list whatever is chosen."""
        return {f["label"]: _standing(f) for f in self.fields}

    def __repr__(self) -> str:
        return f"<Modal {self.title!r} {self.labels}>"


def _standing(field: dict) -> Any:
    chosen = [one["value"] for one in field.get("options") or [] if one.get("default")]
    chosen += [int(one["id"]) for one in field.get("default_values") or []]
    return chosen or field.get("default", field.get("value"))


class Response:
    """Everything the bot did about one thing a person did. Live: it grows while the bot goes on."""

    def __init__(self, i: Interaction):
        self.interaction, self.host, self.user = i, i.host, i.user

    @property
    def messages(self) -> list[Message]:
        """Responses and follow-ups, oldest first, deleted ones and 'thinking...' left out."""
        return [m for m in self.interaction.messages if not m.deleted and not m.loading]

    @property
    def message(self) -> Message:
        """The first of them, or the message that was edited as an answer."""
        if self.messages:
            return self.messages[0]
        if self.updated:
            return self.updated
        raise NoAnswer(f"no message in answer to {self}; host.errors: {self.host.errors[-3:]}")

    @property
    def last(self) -> Message:
        """The last of them."""
        return self.messages[-1] if self.messages else self.message

    @property
    def updated(self) -> Message | None:
        """The message the button sat on, if the bot edited it as an answer."""
        return self.interaction.source if self.interaction.updates else None

    @property
    def edits(self) -> list[tuple[Message, dict]]:
        """(message, an earlier version of it) for everything this answer edited, oldest first."""
        ms = list(self.interaction.messages)
        if self.updated and self.updated not in ms:
            ms.append(self.updated)
        return [(m, old) for m in ms for old in m.history]

    @property
    def text(self) -> str:
        """All the words."""
        return "\n".join(m.text for m in self.messages or filter(None, [self.updated]))

    @property
    def ephemeral(self) -> bool:
        """Whether only the one who asked sees it."""
        return self.message.ephemeral

    @property
    def deferred(self) -> bool:
        """Whether the bot asked for time first."""
        return self.interaction.ack_type in (5, 6)

    @property
    def has_modal(self) -> bool:
        """Whether a window opened."""
        return self.interaction.modal is not None

    @property
    def modal(self) -> Modal:
        """The window that opened."""
        if not self.has_modal:
            raise NoAnswer(f"no modal in answer to {self}")
        return Modal(self.interaction)

    @property
    def failed(self) -> bool:
        """The user sees 'The application did not respond' (or an eternal 'thinking...')."""
        i = self.interaction
        return i.acked is None or bool(i.original is not None and i.original.loading and not i.original.deleted)

    @property
    def latency(self) -> float | None:
        """Seconds until the bot acknowledged it."""
        return self.interaction.latency

    async def wait(self, n: int = 1, timeout: float = 60.0) -> Response:
        """Until there are n messages."""
        await self.host.wait_for(lambda: len(self.messages) >= n, timeout, what=f"{n} messages answering {self}")
        return self

    def expire(self) -> None:
        """Pretend fifteen minutes have passed: the token is no longer good."""
        self.interaction.expired = True

    def __repr__(self) -> str:
        i = self.interaction
        return f"<Response to {i.what} by {i.user.global_name}: ack {i.ack_type}, {self.messages}>"
