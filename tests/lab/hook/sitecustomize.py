"""Points stock discord.py and python-telegram-bot at the lab, from the outside.

Put this folder first on PYTHONPATH and set LAB_DISCORD_URL and/or LAB_TELEGRAM_URL. Nothing is imported early: the
libraries are adjusted at the moment the program itself imports them. It does not work under ``python -I``, ``-E`` or
``-S``. It stands alone on purpose: the bot's process knows nothing of the rest of the lab.
"""

import importlib.abc
import importlib.util
import os
import sys

DISCORD = (os.environ.get("LAB_DISCORD_URL") or "").rstrip("/")
TELEGRAM = (os.environ.get("LAB_TELEGRAM_URL") or "").rstrip("/")
REAL_TELEGRAM = "https://api.telegram.org"


def _discord_http(module):
    module.Route.BASE = f"{DISCORD}/api/v10"

    def _set_api_version(value):
        module.INTERNAL_API_VERSION = value
        module.Route.BASE = f"{DISCORD}/api/v{value}"

    module._set_api_version = _set_api_version


def _discord_gateway(module):
    import yarl

    module.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws" + DISCORD.removeprefix("http") + "/gateway")


def _discord_asset(module):
    module.Asset.BASE = DISCORD + "/cdn"


def _telegram_bot(module):
    original = module.Bot.__init__

    def moved(value):
        here = isinstance(value, str) and value.startswith(REAL_TELEGRAM)
        return TELEGRAM + value.removeprefix(REAL_TELEGRAM) if here else value

    def __init__(self, token, base_url=REAL_TELEGRAM + "/bot", base_file_url=REAL_TELEGRAM + "/file/bot", *more, **kw):
        original(self, token, moved(base_url), moved(base_file_url), *more, **kw)

    __init__.__doc__ = original.__doc__
    __init__.__wrapped__ = original
    module.Bot.__init__ = __init__


PATCHES = {}
if DISCORD:
    PATCHES |= {"discord.http": _discord_http, "discord.gateway": _discord_gateway, "discord.asset": _discord_asset}
if TELEGRAM:
    PATCHES["telegram._bot"] = _telegram_bot


class _Loader(importlib.abc.Loader):
    """Loads a module as its own loader would, and then adjusts it."""

    def __init__(self, inner, patch):
        self._inner, self._patch = inner, patch

    def create_module(self, spec):
        return self._inner.create_module(spec)

    def exec_module(self, module):
        self._inner.exec_module(module)
        self._patch(module)

    def __getattr__(self, name):
        return getattr(self._inner, name)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules to be adjusted where the other finders find them."""

    def find_spec(self, name, path=None, target=None):
        patch = PATCHES.get(name)
        if patch is None:
            return None
        for finder in sys.meta_path:
            if finder is self or not hasattr(finder, "find_spec"):
                continue
            spec = finder.find_spec(name, path, target)
            if spec is not None and spec.loader is not None:
                spec.loader = _Loader(spec.loader, patch)
                return spec
        return None


def _run_the_next_one():
    """A sitecustomize that was there before us still runs."""
    here = os.path.dirname(os.path.abspath(__file__))
    for folder in sys.path:
        file = os.path.abspath(os.path.join(folder or ".", "sitecustomize.py"))
        if os.path.isfile(file) and os.path.dirname(file) != here:
            spec = importlib.util.spec_from_file_location("_lab_next_sitecustomize", file)
            spec.loader.exec_module(importlib.util.module_from_spec(spec))
            return


for name in PATCHES.keys() & sys.modules.keys():  # in the nursery they have been imported
    PATCHES[name](sys.modules[name])
if PATCHES:
    sys.meta_path.insert(0, _Finder())
_run_the_next_one()
