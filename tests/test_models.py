"""Values that are checked when they are made: none takes a field that it does not know, none is changed afterwards."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from pydantic import BaseModel, RootModel

import bot
from bot.chats.club.bodies import Body
from bot.settings import Settings


def models(of: type[BaseModel] = BaseModel) -> Iterator[type[BaseModel]]:
    """Every model of ours, those that pydantic makes of a generic one aside."""
    for one in of.__subclasses__():
        if one.__module__.startswith("bot.") and "[" not in one.__name__:
            yield one
        yield from models(one)


def all_of_bot() -> None:
    for module in pkgutil.walk_packages(bot.__path__, "bot."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def test_no_model_takes_a_field_that_it_does_not_know() -> None:
    all_of_bot()
    loose = {one for one in models() if one.model_config.get("extra") != "forbid" and not issubclass(one, RootModel)}
    # The environment holds what is others'; a file's unknown key is refused by name.
    assert loose == {Settings}


def test_no_model_is_changed_once_it_is_made() -> None:
    all_of_bot()
    assert {one for one in models() if not one.model_config.get("frozen") and not issubclass(one, Body)} == set()
