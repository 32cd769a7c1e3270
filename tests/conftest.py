"""For all tests: a test that fails before it closes its database must not keep the whole run from ending."""

from functools import partial
from threading import Thread

import aiosqlite.core

aiosqlite.core.Thread = partial(Thread, daemon=True)  # type: ignore[assignment, misc]
