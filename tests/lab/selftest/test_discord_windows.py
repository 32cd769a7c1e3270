"""The limits of windows and of deferrals, as raw requests with the bot's token."""

from __future__ import annotations

import pytest

from tests.lab.selftest.test_discord_limits import V2, answer, button, fresh, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


def asking(part, **label):
    """A window with one part under a label."""
    return {"title": "x", "custom_id": "m", "components": [{"type": 18, "label": "l", "component": part, **label}]}


def options(n, **kw):
    return {"custom_id": "c", "options": [{"label": f"l{i}", "value": f"v{i}"} for i in range(n)], **kw}


TEXT_PART = {"type": 4, "custom_id": "t", "style": 1}
BAD_WINDOWS = {
    "no parts": {"title": "x", "custom_id": "m", "components": []},
    "six parts": {"title": "x", "custom_id": "m", "components": [words("x")] * 6},
    "label": asking(TEXT_PART, label="l" * 46),
    "description": asking(TEXT_PART, description="d" * 101),
    "value": asking({**TEXT_PART, "value": "xx", "max_length": 1}),
    "placeholder": asking({**TEXT_PART, "placeholder": "x" * 101}),
    "one radio button": asking({"type": 21, **options(1)}),
    "eleven radio buttons": asking({"type": 21, **options(11)}),
    "eleven checkboxes": asking({"type": 22, **options(11)}),
    "required checkbox": asking({"type": 23, "custom_id": "c", "required": True}),
    "disabled list": asking({"type": 3, **options(2, disabled=True)}),
    "empty but required": asking({"type": 3, **options(2, min_values=0)}),
    "people empty but required": asking({"type": 5, "custom_id": "c", "min_values": 0}),
    "roles among people": asking({"type": 5, "custom_id": "c", "default_values": [{"id": "1", "type": "role"}]}),
    "same id": {"title": "x", "custom_id": "m", "components": asking(TEXT_PART)["components"] * 2},
    "button": asking(button()),
}


@pytest.mark.parametrize("what", BAD_WINDOWS)
async def test_window_limits(dw, what):
    assert await answer(dw, fresh(dw), 9, BAD_WINDOWS[what]) == (400, 50035)


@pytest.mark.parametrize(
    "part",
    [
        TEXT_PART,
        {"type": 21, **options(10)},
        {"type": 22, **options(10, min_values=0, required=False)},
        {"type": 23, "custom_id": "c", "default": True},
        {"type": 3, **options(25, min_values=0, required=False)},
        {"type": 5, "custom_id": "c", "min_values": 0, "max_values": 25, "required": False},
    ],
)
async def test_windows_at_the_limit(dw, part):
    window = asking(part, label="l" * 45, description="d" * 100)
    window["custom_id"] = str(part)[:100]
    assert await answer(dw, fresh(dw), 9, window) == (204, None)
    dw.host.assert_clean()


async def test_a_window_of_an_id_that_was_opened_before_is_noticed(dw):
    for _ in range(2):
        await answer(dw, fresh(dw), 9, {**asking(TEXT_PART), "custom_id": "the same"})
    assert [error.kind for error in dw.host.errors] == ["window"]


async def test_a_deferral_takes_no_components_v2(dw):
    assert await answer(dw, fresh(dw), 5, {"flags": V2}) == (400, 50035)
    i = fresh(dw)
    await answer(dw, i, 5)
    said = {"flags": V2, "components": [words("x")]}
    hook = f"/webhooks/{dw.host.app_id}/{i.token}"
    assert (await dw.call("POST", hook, said))[0] == 400
    assert (await dw.call("PATCH", f"{hook}/messages/@original", said))[0] == 200
