"""What goes over the wire when something fails: API and form errors, violations, injected faults, request records."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple

TOKEN_OVER = 50027
"""The code of a token whose quarter of an hour has passed."""

# Refusals that a well-made bot must expect: they are kept in ``host.rejections`` only.
# Discord docs, Opcodes and Status Codes > JSON error codes
EXPECTED_CODES = {
    20026,
    30046,
    40003,
    50007,
    50278,
    50013,
    50001,
    10003,
    10004,
    10007,
    10008,
    10011,
    10013,
    10070,
    160005,
    160006,
    30033,
}


def iso(ts: float | None = None) -> str:
    """A moment as Discord writes it (now, if none is given)."""
    return datetime.fromtimestamp(time.time() if ts is None else ts, UTC).isoformat()


class ApiError(Exception):
    """The API refuses: an HTTP status, a JSON error code, and perhaps a tree of form errors."""

    def __init__(self, status: int, code: int, message: str, errors: dict | None = None, retry_after: float = 0.0):
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message, self.errors = status, code, message, errors
        self.retry_after = retry_after

    def body(self) -> dict:
        """The JSON that is answered."""
        out: dict = {"message": self.message, "code": self.code}
        if self.errors:
            out["errors"] = self.errors
        if self.retry_after:
            out |= {"retry_after": round(self.retry_after, 3), "global": False}
        return out


class Form:
    """Collects the errors of 50035 'Invalid Form Body' the way Discord reports them.

    Discord docs, API Reference > Error messages."""

    def __init__(self) -> None:
        self.tree: dict = {}

    def err(self, path: str, code: str, message: str) -> None:
        """Note one error at a dotted path ('' is the whole form)."""
        node = self.tree
        for part in filter(None, path.split(".")):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def text(self, path: str, value: Any, lo: int, hi: int, *, required: bool = False) -> bool:
        """A text of lo..hi characters; whether it is there and good."""
        if value is None:
            if required:
                self.required(path)
            return False
        if not isinstance(value, str):
            self.err(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return False
        if lo <= len(value) <= hi:
            return True
        if len(value) == 0:
            self.required(path)
        elif lo > 1 or (lo == 1 and hi < 2000):
            self.length(path, lo, hi)
        else:
            self.at_most(path, hi)
        return False

    def required(self, path: str) -> None:
        """The field is missing."""
        self.err(path, "BASE_TYPE_REQUIRED", "This field is required")

    def at_most(self, path: str, hi: int) -> None:
        """Too long, or too many."""
        self.err(path, "BASE_TYPE_MAX_LENGTH", f"Must be {hi} or fewer in length.")

    def length(self, path: str, lo: int, hi: int) -> None:
        """Of a wrong length or number."""
        self.err(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {lo} and {hi} in length.")

    def choices(self, path: str, name: str, allowed: Any) -> None:
        """Not one of the values allowed."""
        listed = ", ".join(map(str, sorted(allowed)))
        self.err(path, "BASE_TYPE_CHOICES", f'Value of field "{name}" must be one of ({listed}).')

    def number(self, path: str, lo: int, hi: int) -> None:
        """A number out of its range."""
        self.err(path, "NUMBER_TYPE_MAX", f"int value should be between {lo} and {hi}.")

    def not_a_list(self, path: str) -> None:
        """A list is wanted."""
        self.err(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")

    def check(self) -> None:
        """Refuse if there is any error."""
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)


def refuse_form(path: str, code: str, message: str) -> ApiError:
    """A 50035 with a single error."""
    f = Form()
    f.err(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", f.tree)


@dataclass(repr=False)
class Violation:
    """Something the real service would have refused (or a user would have seen fail)."""

    kind: str
    status: int
    code: int
    message: str
    method: str = ""
    path: str = ""
    errors: Any = None
    body: Any = None
    at: float = field(default_factory=time.time)

    def __str__(self) -> str:
        detail = f" {json.dumps(self.errors, ensure_ascii=False)}" if self.errors else ""
        path = re.sub(r"[\w-]{60,}", "TOKEN", self.path)
        return f"[{self.kind}] {self.method} {path} -> {self.status} code {self.code}: {self.message}{detail}"

    __repr__ = __str__


@dataclass
class Fault:
    """One injected failure. ``path`` is a regular expression searched in the path after /api/v10."""

    method: str | None = None
    path: str = ""
    status: int | None = None
    times: int | None = 1
    retry_after: float = 1.0
    is_global: bool = False
    code: int = 0
    message: str = ""
    delay: float = 0.0  # answer late, after the request took effect
    delay_before: float = 0.0  # let the request take effect late
    abort: bool = False  # take effect, then cut the connection without an answer
    cloudflare: bool = False  # a page of Cloudflare's, before Discord: no JSON and no Via, which libraries look at
    when: Callable[[str, str, Any], bool] | None = None
    fired: int = 0

    def matches(self, method: str, path: str, body: Any) -> bool:
        """Whether this request fails."""
        if self.times is not None and self.fired >= self.times:
            return False
        if (self.method and self.method != method) or (self.path and not re.search(self.path, path)):
            return False
        return self.when is None or self.when(method, path, body)

    def answer(self) -> tuple[int, dict | str, dict]:
        """Status, body and headers of the failure."""
        if self.cloudflare:
            return self.status or 429, "error code: 1015", {"Retry-After": str(max(1, int(self.retry_after + 0.999)))}
        status, headers = self.status or 500, {"Via": "1.1 google"}
        if status == 429:  # Discord docs, Rate Limits > Exceeding a rate limit
            body: dict = {
                "message": self.message or "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": self.is_global,
            }
            if self.code:
                body["code"] = self.code
            return 429, body, {**headers, **limit_headers(self.retry_after, self.is_global, "shared")}
        usual = f"{status}: Internal Server Error" if status >= 500 else "injected fault"
        return status, {"message": self.message or usual, "code": self.code}, headers


def limit_headers(wait: float, is_global: bool, scope: str) -> dict:
    """The headers of a 429 (Discord docs, Rate Limits > Header format)."""
    headers = {"Retry-After": str(max(1, int(wait + 0.999))), "X-RateLimit-Scope": "global" if is_global else scope}
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    return headers


class Upload(NamedTuple):
    """A file that came with a request."""

    slot: str
    filename: str
    data: bytes
    content_type: str | None


@dataclass
class RequestRecord:
    """A request of the bot and what it was answered."""

    method: str
    path: str
    query: dict
    body: Any
    status: int
    response: Any
    started: float
    seconds: float
    faulted: bool = False
