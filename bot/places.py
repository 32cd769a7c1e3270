"""Where the house stands: what came with it, and where its host keeps their own. A clone is both; `araldo`, installed
from a wheel, keeps the host's in the folder that the system has for a program's data."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

_HERE = Path(__file__).parent
INSTALLED = (_HERE / "config").is_dir()
"""Whether this is a wheel, which has config/ inside."""
CONFIG = _HERE / "config" if INSTALLED else _HERE.parent / "config"
"""The rules, the words and the settings that came with the house: an upgrade replaces them."""


def home(installed: bool = INSTALLED) -> Path:
    """The folder of settings, tokens and database, which no upgrade touches."""
    if named := os.environ.get("ARALDO_HOME"):
        return Path(named)
    return user_data_path("araldo", appauthor=False) if installed else _HERE.parent


SAMPLES = CONFIG / "adventures" if INSTALLED else _HERE.parent / "docs" / "adventures"
"""The example adventure, in both languages."""
LANGUAGES_FOLDER = Path(os.environ.get("ARALDO_LANGUAGES") or CONFIG / "languages")
"""The words of the rules in languages of which config/rules has none, a folder each; a host's own texts, too."""
HOME = home()
OUR_SETTINGS = CONFIG / "settings.toml"
SETTINGS_FILE = HOME / "settings.toml" if INSTALLED else OUR_SETTINGS
ENV_FILE = HOME / ".env"
COMMAND = "araldo" if INSTALLED else "python -m bot"
"""What is typed to give it a command."""
TERMS = {
    "araldo": COMMAND,
    "settings-file": str(SETTINGS_FILE) if INSTALLED else "config/settings.toml",
    "env-file": str(ENV_FILE) if INSTALLED else ".env",
}
"""What texts for the host say of this."""
