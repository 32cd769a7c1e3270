"""What the metrics would hear of a platform's troubles."""

from __future__ import annotations

TROUBLES = (
    (200, []),
    (403, []),
    (404, []),
    (429, ["rate-limit"]),
    (499, []),
    (500, ["failure"]),
    (503, ["failure"]),
)
"""What is told of an answer, by its status."""


class Heard:
    """Notes what happened."""

    def __init__(self) -> None:
        self.happenings: list[tuple[str, str]] = []

    def happened(self, platform: str, what: str) -> None:
        """As the metrics are told."""
        self.happenings.append((platform, what))
