"""What every picture is made of: plain values that cannot be changed, and nothing that the picture does not know."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class PictureValues(BaseModel):
    """Values of a picture, or of a part of one."""

    model_config = ConfigDict(frozen=True, extra="forbid")
