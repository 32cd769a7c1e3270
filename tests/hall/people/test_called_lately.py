"""Whom a message has called lately is not called by what stands in its place."""

from __future__ import annotations

from bot.hall.people.called_lately import LATELY, CalledLately


def test_who_was_called_is_called_anew_only_after_a_while_or_by_another_message() -> None:
    moment = [0.0]
    called = CalledLately(lambda: moment[0])
    assert called.fresh(1, ["anna", "bruno"]) == {"anna", "bruno"}
    assert called.fresh(1, []) == set()
    moment[0] = LATELY - 1
    assert called.fresh(1, ["anna", "carla"]) == {"carla"} and called.fresh(2, ["anna"]) == {"anna"}
    moment[0] = LATELY
    assert called.fresh(1, ["anna", "bruno", "carla"]) == {"bruno"}, "of them only Bruno was not named since"
