"""Rate limits. The figures are the commonly observed ones: Discord does not publish them, and tells bots to read the
headers (Discord docs, Rate Limits)."""

from __future__ import annotations

import re
import time
import zlib
from collections import deque

# (method, path pattern) -> (requests, seconds)
REAL_LIMITS = [
    ("POST", r"^/channels/\d+/messages$", 5, 5.0),
    ("PATCH", r"^/channels/\d+/messages/\d+$", 5, 5.0),
    ("DELETE", r"^/channels/\d+/messages/\d+$", 5, 1.0),
    ("PUT", r"^/channels/\d+/messages/\d+/reactions/", 1, 0.25),
    ("POST", r"^/users/@me/channels$", 10, 10.0),
    ("PATCH", r"^/channels/\d+$", 5, 15.0),
    ("POST", r"^/channels/\d+/threads$", 50, 300.0),
    ("PUT", r"^/applications/\d+/(guilds/\d+/)?commands$", 2, 20.0),
    ("*", r"^/webhooks/\d+/[^/]+", 5, 2.0),
]
# Edits of messages older than an hour, by channel; beyond it 30046 (discord/discord-api-docs#4413, discord-userdoccers)
OLD_EDITS, OLD_EDITS_SECONDS = 3, 6.0
GLOBAL_PER_SECOND = 50  # Discord docs, Rate Limits > Global rate limit (interactions are exempt)


class Limiter:
    """mode 'relaxed': headers only, never refuses. mode 'real': Discord's usual buckets and 50 requests/s in all."""

    def __init__(self) -> None:
        self.mode = "relaxed"
        self.speed = 1.0
        self.state: dict[str, list] = {}  # bucket -> [requests left, when it fills up]
        self.globals: deque[float] = deque()
        self.refused = 0
        self.old_edits: dict[int, deque[float]] = {}

    def old_edit(self, channel: int) -> float:
        """Count an edit of an old message: the seconds to wait if it is one too many."""
        now, made = time.monotonic(), self.old_edits.setdefault(channel, deque())
        while made and now - made[0] > OLD_EDITS_SECONDS:
            made.popleft()
        if len(made) >= OLD_EDITS:
            return OLD_EDITS_SECONDS - (now - made[0])
        made.append(now)
        return 0.0

    def check(self, method: str, path: str) -> tuple[dict, float | None, bool]:
        """Count a request: its headers, the seconds to wait if it is refused, and whether that is global."""
        if path.startswith("/interactions/"):
            return {}, None, False
        now, real = time.monotonic(), self.mode == "real"
        if real and not path.startswith("/webhooks/"):
            while self.globals and now - self.globals[0] > 1:
                self.globals.popleft()
            if len(self.globals) >= GLOBAL_PER_SECOND:
                self.refused += 1
                return {}, 1 - (now - self.globals[0]), True
            self.globals.append(now)
        limit, per, key = self._rule(method, path)
        entry = self.state.get(key + _major(path))
        if entry is None or now >= entry[1]:
            entry = self.state[key + _major(path)] = [limit, now + per]
            if len(self.state) > 20000:
                self.state = {k: v for k, v in self.state.items() if v[1] > now}
        reset = max(entry[1] - now, 0.001)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(key.encode()):08x}{zlib.crc32(key[::-1].encode()):08x}",
            "X-RateLimit-Reset": f"{time.time() + reset:.3f}",
        }
        if entry[0] <= 0 and real:
            self.refused += 1
            return {**headers, "X-RateLimit-Remaining": "0"}, reset, False
        entry[0] -= 1
        headers["X-RateLimit-Remaining"] = str(max(entry[0], 0 if real else 10))
        return headers, None, False

    def _rule(self, method: str, path: str) -> tuple[int, float, str]:
        for m, pattern, limit, per in REAL_LIMITS:
            if m in ("*", method) and re.search(pattern, path):
                real = self.mode == "real"
                return limit if real else 1000, per / self.speed if real else 1.0, f"{m} {pattern}"
        return 1000, 1.0, f"{method} {re.sub(r'[0-9]{15,}', 'X', path)}"


def _major(path: str) -> str:
    """The part of the path that has a limit of its own (Discord docs, Rate Limits > Top-level resources)."""
    m = re.match(r"^/(channels|guilds|webhooks)/(\d+(?:/[^/]+)?)", path)
    if not m:
        return ""
    return m.group(2) if m.group(1) == "webhooks" else m.group(2).split("/")[0]
