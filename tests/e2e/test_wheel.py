"""A release's wheel, installed as pipx does, in a clean environment: `araldo` starts, with all that it needs inside."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import aiohttp
import pytest

from tests.lab.process import BotProcess

pytestmark = [pytest.mark.processes, pytest.mark.again]

CLONE = Path(__file__).parents[2]
IN_A_WHEEL = ("bot", "config", "docs/adventures", "pyproject.toml", "README.md", "LICENSE")


def build(source: Path, into: Path) -> Path:
    """A wheel of a copy of the clone, so that nothing is left in it."""
    source.mkdir()
    for name in IN_A_WHEEL:
        if (CLONE / name).is_dir():
            shutil.copytree(CLONE / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(CLONE / name, source / name)
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps")
    subprocess.run([*pip, "--no-build-isolation", "-w", str(into), str(source)], check=True)
    (wheel,) = into.glob("araldo-*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with the wheel in it; what it depends on is lent by ours."""
    place = tmp_path_factory.mktemp("wheel")
    wheel = build(place / "source", place / "dist")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place / "venv")], check=True)
    programs = place / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "-q", "--no-deps")
    subprocess.run([*pip, str(wheel)], check=True)
    there = subprocess.check_output(
        [programs / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    )
    Path(there.decode().strip(), "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return programs


def env(home: Path, **more: str) -> dict[str, str]:
    """What an organiser's shell has, with no clone near."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("ARALDO_", "PYTHON")) and not name.endswith("_TOKEN")
    }
    return kept | {"ARALDO_HOME": str(home), **more}


def said(programs: Path, home: Path, *words: str) -> str:
    asked = [programs / "araldo", *words]
    return subprocess.run(asked, env=env(home), cwd=home, stdout=subprocess.PIPE, encoding="utf-8", check=False).stdout


def test_the_same_source_gives_the_same_wheel(tmp_path: Path) -> None:
    one, two = (build(tmp_path / name, tmp_path / f"{name}-dist").read_bytes() for name in ("one", "two"))
    assert one == two


def test_it_says_where_its_host_keeps_what_is_theirs(installed: Path, tmp_path: Path) -> None:
    found = said(installed, tmp_path, "doctor")
    assert str(tmp_path / "settings.toml") in found
    rules = len([*(CLONE / "config" / "rules").rglob("*.toml")])
    assert {f"✓ File di regole in ordine ({rules})", "✓ I caratteri delle immagini ci sono"} <= set(found.splitlines())
    (tmp_path / "settings.toml").write_text('[club]\nlanguage = "en"\n')
    assert "✓ Settings read" in said(installed, tmp_path, "doctor")
    assert "usage: araldo" in said(installed, tmp_path, "--help")


async def test_the_local_club_opens_and_what_was_played_is_there_again(installed: Path, tmp_path: Path) -> None:
    for _ in range(2):
        async with BotProcess([str(installed / "araldo")], env(tmp_path, ARALDO_PAGE__PORT="0"), cwd=tmp_path) as bot:
            line = await bot.line_with("/?key=")
            address = re.search(r"http://\S+", line)
            assert address is not None
            async with (
                asyncio.timeout(10),
                aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as phone,
                phone.get(address[0]) as page,
            ):
                assert page.status == 200
                assert "Araldo" in await page.text()
    assert (tmp_path / "data" / "araldo.db").is_file()
