"""Files attached to messages and commands."""

from __future__ import annotations

import mimetypes
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.server import DiscordServer


class Attachment:
    """A file that the host serves under /cdn."""

    def __init__(
        self,
        host: DiscordServer,
        channel: Channel,
        filename: str,
        data: bytes,
        *,
        content_type: str | None = None,
        description: str | None = None,
        ephemeral: bool = False,
    ):
        self.host, self.id, self.filename, self.data = host, host.snowflake(), filename, data
        self.description, self.ephemeral = description, ephemeral
        self.content_type = mimetypes.guess_type(filename)[0] or content_type or "application/octet-stream"
        kind = "ephemeral-attachments" if ephemeral else "attachments"
        self.url = f"{host.url}/cdn/{kind}/{channel.id}/{self.id}/{filename}"
        host.files[f"{channel.id}/{self.id}/{filename}"] = self

    def payload(self) -> dict:
        """Discord docs, Message > Attachment object."""
        out: dict = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
            "original_content_type": self.content_type,
        }
        if self.content_type.startswith("image/"):
            out.update({"width": 64, "height": 64})
        if self.description:
            out["description"] = self.description
        if self.ephemeral:
            out["ephemeral"] = True
        return out

    def __repr__(self) -> str:
        return f"<Attachment {self.filename} {len(self.data)} bytes>"
