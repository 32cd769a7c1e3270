"""For all tests: their disk is memory where there is enough of it, and none that fails keeps the run from ending."""

import os
import shutil
from functools import partial
from pathlib import Path
from threading import Thread

import aiosqlite.core
from hypothesis import settings

# A test that fails before it closes its database must not keep the whole run from ending.
aiosqlite.core.Thread = partial(Thread, daemon=True)  # type: ignore[assignment, misc]

MEMORY = Path("/dev/shm")
ENOUGH = 2**30
"""Bytes. Every commit waits for the disk, and that is most of what a test of the hall would wait for."""

if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# Other examples are tried at every run: a few each time find as much in the end, and nobody waits for them.
settings.register_profile("few", max_examples=50, deadline=None)
settings.load_profile("few")
