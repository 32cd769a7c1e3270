"""The command lines of the lab, and the example in its README, which runs as printed. They run side by side."""

import json
import os
import re
import subprocess

import pytest

from tests.lab.process import LAB, PYTHON
from tests.lab.selftest.worlds import BOTS

ROOT = LAB.parents[1]
LOAD = ["-m", "tests.lab.load_discord", "--seconds", "0.6", "--settle", "0", "--users", "20", "--guilds", "2"]
CONSTANT = ["--", PYTHON, BOTS / "constant_bot.py"]
LINES = """\
d Anna /roll dice=5
d Anna /diplomacy result add player=@Bob power=Austria centres=3
d Bob [Confirm]
d Bob [Catan]
d Bob !ping
d Bob /roll dice=x
t Anna start abc
t Anna /roll 5
t Bob [Re-roll]
errors
"""


def example() -> str:
    """The example of the README, with another bot's command line."""
    code = re.search(r"```python\n(.*?)```", (LAB / "README.md").read_text(), re.S).group(1)
    argv = '["python", "-m", "bot", "run"]'
    assert argv in code
    return code.replace(argv, repr([PYTHON, str(BOTS / "both_bot.py")]))


@pytest.fixture(scope="module")
def outputs(tmp_path_factory):
    """What each of them printed."""
    folder = tmp_path_factory.mktemp("tools")
    (folder / "example.py").write_text(example())
    (folder / "lines.txt").write_text(LINES)
    ports = ["--discord-port", 0, "--telegram-port", 0]
    tools = {
        "closed": [*LOAD, "--concurrency", "5", *CONSTANT],
        "open": [*LOAD, "--rate", "50", *CONSTANT],
        "scene": ["-m", "tests.lab.serve", *ports, "--", PYTHON, BOTS / "both_bot.py"],
        "example": [folder / "example.py"],
    }
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    running = {}
    for name, argv in tools.items():
        with (folder / "lines.txt").open() as lines:
            running[name] = subprocess.Popen(
                [PYTHON, *map(str, argv)],
                cwd=ROOT,
                env=env,
                stdin=lines,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
    done = {}
    for name, p in running.items():
        done[name] = p.communicate(timeout=60)[0]
        assert p.returncode == 0, f"{name}:\n{done[name]}"
    return done


@pytest.mark.parametrize("mode", ["closed", "open"])
def test_load_generator(outputs, mode):
    r = json.loads(outputs[mode])
    assert mode in r["mode"] and r["answered"] == r["sent"] > 10 and r["errors"] == []
    assert r["latency_ms"]["p50"] < 500


def test_the_example_in_the_readme(outputs):
    assert "pong" in outputs["example"] and "hi deep-link" in outputs["example"]


def test_a_scene_by_hand(outputs):
    said = [line for line in outputs["scene"].splitlines() if not line.startswith("export ")]
    assert said == [
        "rolled 5 keeping 0",
        "Bob A 3 [Confirm] [Catan | Risk]",
        "confirmed",
        "game: Catan [Confirm] [Catan | Risk]",
        "pong",
        "refused: invalid literal for int() with base 10: 'x'",
        "hi abc",
        "rolled 5 [Re-roll]",
        "(toast: )",
        "rolled again",
        "none",
    ]
