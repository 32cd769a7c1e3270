"""A plugin of pytest for one change: the module is read with it, no file written, and the chosen tests run in order."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.mutants.copies import give_time
from tests.sources import CHANGED

HOME = Path(__file__).parents[2]

TASK = json.loads(Path(os.environ["MUTANTS_TASK"]).read_text())


class Changed(SourceFileLoader):
    """Loads a module out of other words than its file has."""

    def get_code(self, fullname: str) -> CodeType:
        """Never what was compiled before."""
        return compile(TASK["source"], self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds the changed module before its file is found."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The same place, another loader."""
        if fullname != TASK["module"]:
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is not None and spec.origin is not None:
            spec.loader = Changed(fullname, spec.origin)
        return spec


sys.meta_path.insert(0, Finder())
CHANGED[HOME / TASK["path"]] = TASK["source"]
give_time()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only what reaches the change, and what will most likely notice it first."""
    order = {test: number for number, test in enumerate(TASK["tests"])}
    others = [item for item in items if item.nodeid not in order]
    config.hook.pytest_deselected(items=others)
    items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say which test noticed."""
    if report.failed:
        Path(TASK["noticed"]).write_text(report.nodeid)


def pytest_runtest_setup() -> None:
    """So much time for each."""
    give_time()


def pytest_sessionfinish() -> None:
    """And for what comes after the last."""
    give_time()
