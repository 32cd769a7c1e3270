"""The machine on which the house stands: how many files it lets be open, and whether somebody sits at it."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable

MOST_FILES = 16_384
"""Files and connections that are wanted at once."""


def widen() -> None:
    """Let this process open as many files and connections as the system lets it: shells begin with a thousand, which
    one visitor could use up."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = wanted_of(most, resource.RLIM_INFINITY)
        if now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def wanted_of(most: int, infinity: int) -> int:
    """How many files and connections are wanted where so many are let, or without end."""
    return MOST_FILES if most == infinity else min(most, MOST_FILES)


def browse(address: str, shown: Callable[[str], object] = webbrowser.open) -> None:
    """Open the page where somebody sits at this machine, with windows: a browser in the terminal would hide the log."""
    windows = sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    if windows and sys.stdout.isatty():
        shown(address)
