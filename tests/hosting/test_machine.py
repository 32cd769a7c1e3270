"""What the house takes of its machine: so many files at once, and a browser where somebody sits before it."""

from __future__ import annotations

import io
import sys

import pytest

from bot.machine import browse, wanted_of, widen


class Terminal(io.StringIO):
    """Somebody reads what is printed, or a file keeps it."""

    def __init__(self, read: bool) -> None:
        super().__init__()
        self._read = read

    def isatty(self) -> bool:
        """Whether it is a terminal."""
        return self._read


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there are windows on these, whatever is said")
@pytest.mark.parametrize(
    ("display", "terminal", "opened"),
    [
        ({"DISPLAY": ":0"}, True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ({"DISPLAY": ":0"}, False, False),
        ({"DISPLAY": ""}, True, False),
        ({}, True, False),
    ],
)
def test_the_page_is_opened_where_somebody_sits_before_windows(
    monkeypatch: pytest.MonkeyPatch, display: dict[str, str], terminal: bool, opened: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in display.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdout", Terminal(terminal))
    shown: list[str] = []
    browse("http://127.0.0.1/", shown.append)
    assert shown == ["http://127.0.0.1/"] * opened


def test_as_many_files_are_wanted_as_the_system_lets_be_open_up_to_enough() -> None:
    assert [wanted_of(most, -1) for most in (-1, 4_096, 16_384, 1_000_000)] == [16_384, 4_096, 16_384, 16_384]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize("least", [True, False])
def test_what_a_shell_begins_with_is_widened_and_never_narrowed(least: bool) -> None:
    import resource

    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = wanted_of(most, resource.RLIM_INFINITY)
    begun, after = (wanted - 1, wanted) if least else (wanted + (most != wanted),) * 2
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (begun, most))
        widen()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (after, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))
