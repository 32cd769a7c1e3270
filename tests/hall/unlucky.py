"""A house whose database fails as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from bot.storage.contract import Write
from tests.hall.house import House


class Unlucky:
    """A store that fails the next writes as it is told."""

    def __init__(self, store: Any, *failures: Exception) -> None:
        self._store, self.failures = store, list(failures)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def write(self, write: Write) -> Awaitable[None]:
        if self.failures and (write.append is not None or write.request is not None):
            failure = self.failures.pop(0)

            async def fail() -> None:
                await asyncio.sleep(0)
                raise failure

            return fail()
        result: Awaitable[None] = self._store.write(write)
        return result


async def unlucky(house: House, *failures: Exception) -> House:
    house.store = Unlucky(house.store, *failures)  # type: ignore[assignment]
    return await house.restarted()
