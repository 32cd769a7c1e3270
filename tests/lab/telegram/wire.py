"""What goes over the wire: refusals, violations, injected faults, request parameters.

The wordings are those of Telegram's own server (tdlib/telegram-bot-api); the Bot API docs do not list them."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

# Refusals that a well-made bot must expect: they are kept in ``host.rejections`` only.
EXPECTED = re.compile(
    r"chat not found|message to (edit|delete|be replied|react|copy|forward) not found|message can't be|can't initiate"
    r"|bot was (blocked|kicked)|user is deactivated|not enough rights|upgraded to a supergroup|query is too old"
    r"|user not found|need administrator rights|bot is not a member|TOPIC_CLOSED",
    re.I,
)
BUG_STATUSES = (400, 401, 404, 409, 413)


class ApiError(Exception):
    """The API refuses (Bot API docs, Making requests: error_code, description, parameters)."""

    def __init__(
        self, code: int, description: str, *, expected: bool = False, unexpected: bool = False, **parameters: Any
    ):
        super().__init__(description)
        self.code, self.description, self.parameters = code, description, parameters
        usual = expected or EXPECTED.search(description)
        self.bug = unexpected or (code in BUG_STATUSES and not usual)

    def body(self) -> dict:
        """The JSON that is answered."""
        out: dict = {"ok": False, "error_code": self.code, "description": self.description}
        if self.parameters:
            out["parameters"] = self.parameters
        return out


def bad(text: str, **more: Any) -> ApiError:
    """A 400."""
    return ApiError(400, "Bad Request: " + text, **more)


def forbidden(text: str) -> ApiError:
    """A 403."""
    return ApiError(403, "Forbidden: " + text)


def too_many(seconds: float) -> ApiError:
    """A 429 (Bot API docs, ResponseParameters > retry_after)."""
    n = max(1, int(seconds + 0.999))
    return ApiError(429, f"Too Many Requests: retry after {n}", retry_after=n)


@dataclass(repr=False)
class Violation:
    """Something the real service would have refused."""

    method: str
    status: int
    description: str
    params: dict = field(default_factory=dict)
    at: float = field(default_factory=time.time)

    def __str__(self) -> str:
        shown = {k: v for k, v in self.params.items() if not isinstance(v, bytes)}
        given = json.dumps(shown, ensure_ascii=False, default=str)
        return f"{self.method} -> {self.status} {self.description}  {given[:300]}"

    __repr__ = __str__


USUAL = {
    400: "Bad Request: injected",
    403: "Forbidden: bot was blocked by the user",
    500: "Internal Server Error",
    502: "Bad Gateway",
}


@dataclass
class Fault:
    """One injected failure. ``method`` is a Bot API method, or None for any but getUpdates (name it to hit that)."""

    method: str | None = None
    status: int | None = None
    times: int | None = 1
    retry_after: int = 1
    description: str = ""
    delay: float = 0.0  # answer late, after the request took effect
    delay_before: float = 0.0  # let the request take effect late
    abort: bool = False  # take effect, then cut the connection
    when: Callable[[str, dict], bool] | None = None
    fired: int = 0

    def matches(self, method: str, params: dict) -> bool:
        """Whether this request fails."""
        if self.times is not None and self.fired >= self.times:
            return False
        if self.method is None and method.lower() == "getupdates":
            return False
        if self.method is not None and self.method.lower() != method.lower():
            return False
        return self.when is None or self.when(method, params)

    def error(self) -> ApiError:
        """The failure."""
        if self.status == 429:
            return too_many(self.retry_after)
        status = self.status or 500
        return ApiError(status, self.description or USUAL.get(status, "injected"))


class Params:
    """Request parameters, whatever the encoding, and the files that came along."""

    def __init__(self, raw: dict, files: Mapping[str, tuple[str, bytes]], gone: Callable[[], bool] = lambda: False):
        self.raw, self.files = raw, files
        self.gone = gone  # whether the bot has hung up meanwhile

    def get(self, k: str, default: Any = None) -> Any:
        """As it came; the empty string is as good as nothing."""
        v = self.raw.get(k)
        return default if v in ("", None) else v

    def text(self, k: str) -> str:
        """A text."""
        v = self.raw.get(k)
        return "" if v is None else v if isinstance(v, str) else json.dumps(v)

    def number(self, k: str, default: Any = None) -> Any:
        """A number."""
        try:
            return int(self.get(k, default))
        except (TypeError, ValueError):
            return default

    def flag(self, k: str) -> bool:
        """True or false."""
        return str(self.get(k)).lower() in ("true", "1")

    def object(self, k: str) -> Any:
        """An object or a list."""
        v = self.get(k)
        if isinstance(v, str):
            try:
                return json.loads(v)
            except ValueError:
                raise bad(f"can't parse {k.replace('_', ' ')} JSON object") from None
        return v
