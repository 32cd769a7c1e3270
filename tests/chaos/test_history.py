"""The checker of histories finds what must not be, and nothing in what may."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.history import Line, flaws, keep, main, read

ROOM = {"room": "10", "once": True}
GROUP = {"room": "20", "once": False}


def roll(number: int, room: Line = ROOM) -> Line:
    return {
        "kind": "rolled",
        "room": room["room"],
        "request": f"r{room['room']}-{number}",
        "number": f"abcf·tiro {number}",
        "note": f"note{number}x",
    }


def said(number: int, id: int, room: Line = ROOM) -> Line:
    return {"kind": "said", **room, "id": id, "text": f"Anna tira note{number}x · Sigillo abcf·tiro {number}"}


def asked(number: int) -> Line:
    return {"kind": "asked", "note": f"note{number}x"}


WELL: list[Line] = [asked(1), roll(1), said(1, 5), roll(2), said(2, 6)]
KILLED: Line = {"kind": "killed", **GROUP, "after": 5}
CONFIRMED: Line = {"kind": "confirmed", "request": "b 1"}
WRITTEN: Line = {"kind": "written", "request": "b 1"}
OPENED: Line = {"kind": "opened", "room": "10", "seed": "f00d"}


def test_what_was_asked_done_and_said_once_is_well() -> None:
    assert flaws(WELL) == []
    assert flaws([*WELL, CONFIRMED, WRITTEN]) == []
    assert flaws([roll(1, GROUP), said(1, 5, GROUP), KILLED, said(1, 6, GROUP)]) == [], "a kill lay between"
    seal = "\nSigillo jqvy 7omu t45x r2n3, non ancora tagliato"
    assert flaws([*WELL, roll(3), {**said(3, 8), "text": said(3, 8)["text"] + seal}]) == [], "it holds no note"
    assert flaws([*WELL, OPENED, {**said(9, 7), "text": "Numero segreto f00d"}]) == []


@pytest.mark.parametrize(
    ("lines", "flaw"),
    [
        ([*WELL, asked(3)], "lost: note3x"),
        ([*WELL, roll(2), said(2, 7)], "done 2 times: r10-2"),
        ([*WELL, CONFIRMED], "confirmed and lost: b 1"),
        ([*WELL, CONFIRMED, WRITTEN, WRITTEN], "done 2 times: b 1"),
        ([*WELL, roll(3)], "done and never said: abcf·tiro 3 note3x"),
        ([*WELL, said(3, 7)], "said and never done: abcf·tiro 3 note3x"),
        ([*WELL, said(2, 7)], "said 2 times: abcf·tiro 2 note2x"),
        ([*WELL, OPENED], "done and never said: seed f00d"),
        ([roll(1, GROUP), said(1, 5, GROUP), said(1, 6, GROUP)], "said 2 times: abcf·tiro 1 note1x"),
        ([roll(1, GROUP), said(1, 6, GROUP), KILLED, said(1, 7, GROUP)], "said 2 times: abcf·tiro 1 note1x"),
    ],
)
def test_what_must_not_be_is_found(lines: list[Line], flaw: str) -> None:
    assert flaws(lines) == [flaw]


def test_a_history_that_was_kept_is_read_and_judged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep("well", WELL, str(tmp_path))
    keep("ill", [*WELL, roll(3)], str(tmp_path))
    assert read(tmp_path / "well.jsonl") == WELL
    assert main([str(tmp_path / "well.jsonl")]) == 0
    assert main([str(tmp_path / name) for name in ("ill.jsonl", "well.jsonl")]) == 1
    assert "done and never said: abcf·tiro 3 note3x" in capsys.readouterr().out
    keep("nowhere", WELL, "")
