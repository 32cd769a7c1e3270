"""Tasks that one process alone does, on a PostgreSQL that several share: who has them, and what is left with each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.storage.contract import News, Spans
from bot.storage.plain_tables import DAY
from bot.storage.postgresql_claims import NOW, TELL, PostgresClaims, lapsed
from bot.storage.stored import Lent

_TAKE = f"""
    INSERT INTO leases VALUES ($2, $1, {NOW})
    ON CONFLICT (task) DO UPDATE SET holder = excluded.holder, held = excluded.held
    WHERE {{free}} RETURNING task
"""
_KEEP = f"""
    UPDATE leases SET held = {NOW}, kept = given.kept FROM unnest($2::text[], $3::text[]) AS given (task, kept)
    WHERE leases.task = given.task AND holder = $1 RETURNING leases.task
"""
_OVER = "holder = $1 AND task = $2"


class PostgresLeases:
    """The leases of this process."""

    def __init__(
        self, rows: Callable[..., Awaitable[list[tuple[Any, ...]]]], claims: PostgresClaims, spans: Spans
    ) -> None:
        self._rows, self._claims = rows, claims
        gone = f"(holder = '' OR {lapsed('leases', spans.lease, spans.gone)})"
        self._take = _TAKE.format(free=f"leases.holder = $1 OR {gone.replace('holder =', 'leases.holder =')}")
        self._all = f"SELECT task, holder = $1, {gone}, kept FROM leases WHERE starts_with(task, $2) ORDER BY task"

    async def take(self, task: str) -> bool:
        """Take, or keep, a task that one process alone may do."""
        return bool(await self._rows(self._take, [self._claims.name, task]))

    async def all(self, beginning: str) -> list[Lent]:
        """The tasks whose names begin so."""
        return [Lent(*row) for row in await self._rows(self._all, [self._claims.name, beginning])]

    async def keep(self, kept: Mapping[str, str]) -> set[str]:
        """Keep these, each with what belongs to it; those that are ours still."""
        return {task for (task,) in await self._rows(_KEEP, [self._claims.name, [*kept], [*kept.values()]])}

    async def give_back(self, task: str, kept: str) -> None:
        """Let another process have it, and tell them."""
        ours = [self._claims.name, task]
        if kept:
            await self._rows(f"UPDATE leases SET holder = '', kept = $3 WHERE {_OVER}", [*ours, kept])
        else:
            await self._rows(f"DELETE FROM leases WHERE {_OVER}", ours)
        await self._rows(TELL, [self._claims.payload(News(leases=True))])

    async def at_most_every(self, seconds: float, task: str) -> bool:
        """Whether nobody, nor we, have done it for so long; now we have."""
        return bool(await self._rows(_TAKE.format(free=f"leases.held <= {NOW} - {seconds}"), [self._claims.name, task]))

    async def sweep(self) -> None:
        """Forget those of processes that have been gone for a day."""
        await self._rows(f"DELETE FROM leases WHERE held < {NOW} - {DAY}")
