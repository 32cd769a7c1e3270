"""Where the house stands: a clone is its host's folder too; an installed wheel keeps theirs where the system says."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from platformdirs import user_data_path

from bot import places
from bot.places import home

CLONE = Path(__file__).parents[2]


@pytest.mark.parametrize("named", ["", "/srv/araldo"])
def test_the_host_s_folder_is_the_one_they_name_or_else_that_of_the_system_or_the_clone(
    monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    monkeypatch.setenv("ARALDO_HOME", named)
    assert home(True) == (Path(named) if named else user_data_path("araldo", appauthor=False))
    assert home(False) == (Path(named) if named else CLONE)


def test_in_a_clone_everything_has_its_place() -> None:
    assert (places.INSTALLED, places.COMMAND) == (False, "python -m bot")
    assert CLONE / "config" == places.CONFIG
    assert CLONE / "docs" / "adventures" == places.SAMPLES and [*places.SAMPLES.glob("*.it.toml")]
    assert CLONE / "config" / "settings.toml" == places.OUR_SETTINGS == places.SETTINGS_FILE
    assert Path(os.environ.get("ARALDO_LANGUAGES", CLONE / "config" / "languages")) == places.LANGUAGES_FOLDER
    assert Path(os.environ.get("ARALDO_HOME", CLONE)) == places.HOME and places.HOME / ".env" == places.ENV_FILE
    assert places.TERMS == {
        "araldo": "python -m bot",
        "settings-file": "config/settings.toml",
        "env-file": ".env",
    }
