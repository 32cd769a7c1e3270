"""Buttons, menus, windows and components v2."""

import asyncio

import pytest

from tests.lab.discord import Message, Refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_buttons(dw):
    r = await dw.anna.slash(dw.ch, "roll", dice=5)
    c = await dw.bob.click(r.message, "Re-roll")
    assert c.updated is r.message and r.message.content == "Rolled 5 dice again (1)" and len(r.message.history) == 1
    c = await dw.anna.click(r.message, "Close")
    assert r.message.content == "Closed" and c.messages[0].ephemeral and c.messages[0].text == "You closed it"
    with pytest.raises(Refused, match="disabled"):
        await dw.anna.click(r.message, "Re-roll")
    with pytest.raises(Refused, match="no button"):
        await dw.anna.click(r.message, "Nope")
    dw.host.assert_clean()


async def test_the_same_button_pressed_at_once_by_two(dw):
    r = await dw.anna.slash(dw.ch, "roll", dice=5)
    a, b = dw.anna.fire_click(r.message, "Re-roll"), dw.bob.fire_click(r.message, "Re-roll")
    await asyncio.gather(a.interaction.done.wait(), b.interaction.done.wait())
    await dw.host.quiet()
    assert r.message.content == "Rolled 5 dice again (2)"
    dw.host.assert_clean()


async def test_a_button_the_bot_has_forgotten(dw):
    """The user sees 'This interaction failed'."""
    dw.host.answer_deadline = 0.2
    m = Message(dw.ch, dw.host.app_user)
    button = {"type": 2, "id": 2, "style": 1, "label": "Old", "custom_id": "gone"}
    m.components = [{"type": 1, "id": 1, "components": [button]}]
    dw.ch.log[m.id] = m
    c = await dw.anna.click(m, "Old")
    assert c.failed and dw.host.errors[0].code == 10062


async def test_menus(dw):
    r = await dw.anna.slash(dw.ch, "menu")
    c = await dw.bob.select(r.message, ["Catan", "Risk"])
    assert c.text == "You chose c,r" and c.ephemeral
    assert c.message.visible_to(dw.bob) and not c.message.visible_to(dw.anna)
    c = await dw.bob.select(r.message, [dw.anna], placeholder="Who?")
    assert c.text == "Chose Anna"
    with pytest.raises(Refused):
        await dw.bob.select(r.message, ["Catan", "Risk", "Diplomacy"])
    with pytest.raises(Refused):
        await dw.bob.select(r.message, ["Chess"])


async def test_window(dw):
    r = await dw.anna.slash(dw.ch, "signup")
    assert r.modal.title == "Sign up" and r.modal.labels == ["Name", "Note"]
    s = await dw.anna.fill_modal(r.modal, {"Name": "Anna K", "Note": "two\nlines"})
    assert s.text == "Welcome Anna K [two\nlines]" and s.ephemeral
    with pytest.raises(Refused, match="required"):
        await dw.anna.fill_modal(r.modal, {})
    with pytest.raises(Refused, match="length"):
        await dw.anna.fill_modal(r.modal, {"Name": "x" * 21})
    with pytest.raises(Refused, match="somebody else"):
        await dw.bob.fill_modal(r.modal, {"Name": "x"})
    dw.host.assert_clean()


async def test_window_with_labels(dw):
    r = await dw.anna.slash(dw.ch, "signup", labels=True)
    s = await dw.anna.fill_modal(r.modal, {"Team": "Foxes", "Side": "Blue"})
    assert s.text == "Foxes plays Blue"
    dw.host.assert_clean()


async def test_components_v2(dw):
    r = await dw.anna.slash(dw.ch, "layout")
    assert r.text == "# Tournament\nRound 1" and r.message.content == ""
    c = await dw.bob.click(r.message, "Report")
    assert c.text == "reported"
    dw.host.assert_clean()
