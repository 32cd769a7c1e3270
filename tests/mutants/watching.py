"""A plugin of pytest for the traced run: notes which test reaches which line, how long each takes and which fail."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from coverage import Coverage

FOLDER = Path(os.environ["MUTANTS_FOLDER"])


class Watching:
    """What a run of tests is seen to do."""

    def __init__(self) -> None:
        self._coverage = Coverage(data_file=FOLDER / "lines", config_file=False, source=["bot"], messages=False)
        self._coverage.set_option("run:relative_files", True)
        self._seconds: dict[str, float] = {}
        self._failed: set[str] = set()

    def pytest_sessionstart(self) -> None:
        """From the first import on: lines that are run then belong to no test."""
        self._coverage.load()
        self._coverage.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """What follows is this test's."""
        self._coverage.switch_context(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """How long it took, with what it had made ready for it."""
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0) + report.duration
        if report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write down what was seen."""
        self._coverage.stop()
        self._coverage.save()
        seen = {"seconds": self._seconds, "failed": sorted(self._failed)}
        (FOLDER / "tests.json").write_text(json.dumps(seen, indent=0))


def pytest_configure(config: pytest.Config) -> None:
    """Begin to watch."""
    config.pluginmanager.register(Watching())
