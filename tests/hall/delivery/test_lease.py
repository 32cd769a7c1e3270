"""A task belongs to the process that holds its lease, until it gives it back."""

from __future__ import annotations

from bot.hall.delivery.lease import Lease


class Tasks:
    """The leases of a database, as one process sees them."""

    def __init__(self) -> None:
        self.held: list[str] = []

    async def lease(self, task: str) -> bool:
        self.held.append(task)
        return len(self.held) == 1

    async def give_back(self, task: str) -> None:
        self.held.remove(task)


async def test_a_task_is_ours_as_the_database_says() -> None:
    tasks = Tasks()
    lease = Lease(tasks, "updates")  # type: ignore[arg-type]
    assert (await lease.ours(), await lease.ours()) == (True, False)
    assert tasks.held == ["updates", "updates"]


async def test_a_task_that_is_over_is_given_back() -> None:
    tasks = Tasks()
    lease = Lease(tasks, "updates")  # type: ignore[arg-type]
    await lease.ours()
    await lease.over()
    assert tasks.held == []
