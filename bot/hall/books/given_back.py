"""Memory that a long import or a long book has freed, given back to the computer: the C library would keep it."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress


def give_back() -> None:
    """Let go of what is free. Only the C library of most Linux computers can be asked to; elsewhere nothing happens."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
