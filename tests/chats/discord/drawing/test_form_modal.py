"""Forms as Discord takes them."""

from __future__ import annotations

import pytest

from bot.chats.discord.drawing.form_modal import LONGEST, FormModal
from bot.hall.requests import Form, FormField


@pytest.mark.parametrize("length", [0, 20, 50, LONGEST, LONGEST + 1])
async def test_what_a_field_holds_already_is_never_more_than_it_may_hold(length: int) -> None:
    """Discord refuses such a form (50035), and the press would be met with silence."""
    field = FormField("note", "Nota", "", longest=20, value="x" * length)
    component = FormModal(Form("!note", "Nota", (field,)), "a parole").to_dict()["components"][0]["component"]
    assert len(component.get("value") or "") == min(length, LONGEST) <= component["max_length"] <= LONGEST
