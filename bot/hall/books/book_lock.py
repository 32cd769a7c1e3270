"""A lock for deciding upon a book, one request at a time."""

from __future__ import annotations

import asyncio


class BookLock:
    """A lock whose waiters are all called at once, when it is free, each to have its turn or to wait again.

    Most turns are over without a pause. asyncio's own lock calls one waiter in each round of the event loop, and what
    one has written is committed in that round alone: once a queue had come about it would stay, a commit for each.
    """

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        """Whether somebody has the turn."""
        return self._taken

    async def __aenter__(self) -> None:
        while self._taken:
            free = asyncio.get_running_loop().create_future()
            self._waiting.append(free)
            await free
        self._taken = True

    async def __aexit__(self, *error: object) -> None:
        self._taken = False
        waiting, self._waiting = self._waiting, []
        for free in waiting:
            if not free.done():  # it may have been cancelled
                free.set_result(None)
