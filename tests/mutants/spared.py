"""What is left as it stands, because nobody could tell: what is only quicker, or said in a log, or comes of chance."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence

UNSAID = {"log", "logger", "logging", "_log", "_LOG", "warnings"}
"""What is only said to whoever runs the bot."""


SPARED = {"gc", "leave_uncollected", "read_quickly", "settle"}
"""What only makes things quicker."""


TOKENS = {"token_bytes", "token_hex", "token_urlsafe", "fresh"}
"""What chance makes so long that nobody guesses it, nor with a sign more or fewer."""


NOT_TESTED = {"__repr__", "__str__"}


CACHES = {"cache", "lru_cache"}
"""What only makes things quicker."""


PORTIONS, LARGE = {"PAGE", "AT_ONCE", "SMALL", "_SMALL", "REMEMBERED", "LOOK_BACK"}, 100
"""How much is done at a time, kept in memory or looked at first, whatever comes of it; a page that people see is
smaller."""


OPEN, MANY = {"CONNECTIONS", "STREAMS"}, 20
"""How much may be open at once: where that is much, nobody waits longer for one fewer."""


CLOCKS = {"_now", "_clock", "clock", "monotonic", "perf_counter"}
"""What reads a real clock: no two of its moments are the same, so nobody can tell whether the very last one counts."""


SHORT = 0.1
"""Seconds that are slept between two looks, whatever comes of them."""


QUICKER = (
    "CREATE INDEX",
    "DROP INDEX",
    "PRAGMA temp_store",
    "PRAGMA cache_size",
    "PRAGMA journal_mode = OFF",
    "PRAGMA mmap_size",
)
"""So do these statements of a database."""


def quicker(node: ast.expr) -> bool:
    """Whether it is a statement without which a database does the same, slower."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(QUICKER)


def forgets(call: ast.Call) -> bool:
    """Whether it only lets go of a task once that is done."""
    last = call.args[-1] if call.args else None
    forgetting = isinstance(last, ast.Attribute) and last.attr == "discard"
    return isinstance(call.func, ast.Attribute) and call.func.attr == "add_done_callback" and forgetting


def empty_default(name: str, given: Sequence[ast.expr | ast.keyword], at: int) -> bool:
    """Whether it is what `get` gives in the place of None, and as false as that."""
    default = given[at]
    return name == "get" and at == 1 and isinstance(default, ast.Constant) and not default.value


def detail(name: str, at: int) -> bool:
    """Whether it is the detail of what is wrong, or why something waits: nobody but whoever runs the bot reads it."""
    return name in ("Trouble", "Later") and at == 1


def here(node: ast.If) -> list[ast.stmt] | None:
    """Of words for several systems those for this one: nobody here runs the others; None where none are told apart."""
    test = node.test
    if not isinstance(test, ast.Compare) or ast.unparse(test.left) != "sys.platform":
        return None
    named = ast.literal_eval(test.comparators[0]) == sys.platform
    return node.body if named == isinstance(test.ops[0], ast.Eq) else node.orelse


def gives_way(call: ast.Call) -> bool:
    """Whether it only lets others take their turn, for so short a time that nobody could wait for it."""
    seconds = call.args[0] if ast.unparse(call.func) == "asyncio.sleep" else None
    return isinstance(seconds, ast.Constant) and isinstance(seconds.value, int | float) and seconds.value <= SHORT


def portion(node: ast.Assign) -> bool:
    """Whether it says how much is done at a time."""
    [name] = node.targets[:1]
    value = node.value.value if isinstance(node.value, ast.Constant) else None
    if not isinstance(name, ast.Name) or not isinstance(value, int):
        return False
    return (name.id in PORTIONS and value >= LARGE) or (name.id in OPEN and value >= MANY)


def portion_given(given: ast.expr | ast.keyword) -> bool:
    """Whether it only says how much is read at a time."""
    return isinstance(given, ast.keyword) and isinstance(given.value, ast.Name) and given.value.id in PORTIONS


def reads_clock(node: ast.expr) -> bool:
    """Whether a clock is read in it."""
    calls = [one.func for one in ast.walk(node) if isinstance(one, ast.Call) and not one.args]
    return any((one.attr if isinstance(one, ast.Attribute) else getattr(one, "id", "")) in CLOCKS for one in calls)


def of_digest(node: ast.Subscript) -> bool:
    """Whether it is the beginning of a digest: with a sign more or fewer no two are alike either."""
    made = node.value.func if isinstance(node.value, ast.Call) else None
    return isinstance(node.slice, ast.Slice) and isinstance(made, ast.Attribute) and made.attr == "hexdigest"


def chance_length(call: ast.Call) -> bool:
    """Whether it is how long a token is that chance makes."""
    named = isinstance(call.func, ast.Attribute) and call.func.attr in TOKENS
    return named and all(isinstance(given, ast.Constant) for given in call.args)


def memory(name: str, given: ast.expr) -> bool:
    """Whether it is how much a memory holds: what it has forgotten is looked up again."""
    return name == "Lru" and isinstance(given, ast.Constant)


def gathers(name: str, given: ast.expr | ast.keyword, at: int) -> bool:
    """Whether it is by what a statement is gathered with others into one: without it each goes alone, slower."""
    named = given.arg in ("table", "of") if isinstance(given, ast.keyword) else at >= 3
    return name == "Statement" and named


def never_zero(left: ast.expr, right: ast.expr) -> bool:
    """Whether a chat's number is compared with 0: Telegram's are above it for members and below for groups."""
    number = left.attr if isinstance(left, ast.Attribute) else getattr(left, "id", "")
    return number == "chat" and isinstance(right, ast.Constant) and right.value == 0


def asserts(name: str, given: ast.expr | ast.keyword) -> bool:
    """Whether it only makes sure of what always is."""
    return name == "zip" and isinstance(given, ast.keyword)


def task_name(name: str, given: ast.expr | ast.keyword) -> bool:
    """Whether it is a task's name, which stands in logs alone."""
    return name == "create_task" and isinstance(given, ast.keyword) and given.arg == "name"
