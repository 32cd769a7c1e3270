"""For all tests: memory for a disk where there is enough, a PostgreSQL of their own, and a run that always ends."""

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import settings

from tests import EXAMPLES, SAME, cluster
from tests.lab.nursery import Nursery
from tests.lab.process import BotProcess
from tests.side_by_side import FAILED

MEMORY = Path("/dev/shm")
ENOUGH = 2**30
"""Bytes. Every commit waits for the disk, and that is most of what a test of the hall would wait for; the files of
PostgreSQL and of the browser are made and deleted by the thousand."""

if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    tempfile.tempdir = os.environ.setdefault("TMPDIR", str(MEMORY))

# Nothing of what is loaded is rubbish: it is looked for once all is there.
gc.disable()

settings.register_profile("few", max_examples=EXAMPLES, deadline=None, derandomize=SAME)
settings.load_profile("few")


TESTS = Path(__file__).parent
LAB = TESTS / "lab"

HOUSES = {"house", "filled"}
"""Fixtures that open one."""
FIRST = ("chaos", "playthroughs", "e2e", "storage", "lab")
"""Folders whose files are the longest: begun last, one of them would go on alone."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest files; mark what tests the lab, opens a house, and needs PostgreSQL's processes."""
    for item in items:
        wanted = getattr(item, "fixturenames", ())
        if any("postgresql" in name for name in (item.name, *wanted)):
            item.add_marker("processes")
        if not HOUSES.isdisjoint(wanted):
            item.add_marker("house")
        if item.path.is_relative_to(LAB):
            item.add_marker("lab")
    items.sort(key=lambda item: FIRST.index(folder) if (folder := _folder(item)) in FIRST else len(FIRST))


def _folder(item: pytest.Item) -> str:
    """The folder of `tests` in which it lies, at whatever depth."""
    return item.path.relative_to(TESTS).parts[0]


def pytest_collection_finish() -> None:
    """What was loaded stays: no search for rubbish goes through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """One last search, while what it finds still tells; the end of the process frees the rest without six more."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Where several processes run the tests, what failed is said once more when all are through."""
    if report.failed and FAILED in os.environ:
        with open(os.environ[FAILED], "a") as out:
            out.write(f"{report.nodeid}: {report.when}\n")


LOADED = [
    "aiohttp.web",
    "asyncpg",
    "discord",
    "telegram.request",
    "bot.app",
    "bot.commands",
    "bot.chats.club",
    "bot.chats.discord",
    "bot.chats.telegram",
    "bot.hall.delivery.clock",
    "bot.hall.hall",
    "bot.hall.delivery.herald",
    "tests.lab.read_before",
]


@pytest.fixture(scope="session", autouse=True)
def nursery() -> Iterator[None]:
    """Bots are started with what they import already loaded, unless the test wants to see that too."""
    BotProcess.nursery = Nursery(Path(__file__).parents[1], LOADED)
    yield
    BotProcess.nursery.close()
    BotProcess.nursery = None


@pytest.fixture(scope="session")
def postgresql_cluster() -> Iterator[str]:
    """The address of a cluster that the tests have for themselves."""
    if cluster.programs() is None:
        pytest.skip(cluster.WITHOUT)
    with cluster.running() as address:
        yield address


@pytest.fixture
def postgresql(postgresql_cluster: str) -> str:
    """The address of an empty place in that cluster."""
    return cluster.emptied(postgresql_cluster)


@pytest.fixture(scope="session")
def postgresql_copies(postgresql_cluster: str) -> Iterator[str]:
    """Addresses of databases in that cluster that have their tables and nothing in them."""
    copies = cluster.copies(postgresql_cluster)
    return chain([next(copies)], copies)  # the first now, while no test runs: the model is opened in a loop of its own


@pytest.fixture
def postgresql_laid_out(postgresql_copies: Iterator[str]) -> str:
    """The address of one of them."""
    return next(postgresql_copies)
