"""The worker process: pictures from outside the event loop, remembered, and made again after it was killed."""

from __future__ import annotations

import asyncio
import os
import signal
import struct
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot import pictures
from bot.pictures import BadValues, svg
from bot.pictures.making import png
from bot.pictures.worker import PictureWorker
from tests.pictures.samples import HOSTILE, odds

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def worker() -> AsyncIterator[PictureWorker]:
    made = PictureWorker()
    yield made
    await made.close()


def process_of(worker: PictureWorker) -> int:
    """The id of the worker's process."""
    assert worker._pool is not None
    (number,) = worker._pool._processes
    return number


async def loaded(worker: PictureWorker) -> set[str]:
    """The modules that the worker's process has loaded."""
    assert worker._pool is not None
    modules = worker._pool.submit(eval, "list(__import__('sys').modules)")
    return set(await asyncio.wrap_future(modules))


async def test_a_png_has_the_size_of_the_picture_doubled(worker: PictureWorker) -> None:
    made = await worker.png("odds", odds(5, 3), "it")
    assert made.startswith(b"\x89PNG")
    assert struct.unpack(">I", made[16:20]) == (1600,)


async def test_the_svg_is_the_one_that_the_maker_draws(worker: PictureWorker) -> None:
    assert await worker.svg("odds", odds(5), "it") == svg("odds", odds(5), "it")


async def test_other_long_work_runs_in_the_same_process(worker: PictureWorker) -> None:
    assert await worker.run(os.getpid) == process_of(worker) != os.getpid()


async def test_languages_have_pictures_of_their_own(worker: PictureWorker) -> None:
    assert await worker.svg("odds", odds(4), "it") != await worker.svg("odds", odds(4), "en")


async def test_a_picture_asked_again_is_remembered(worker: PictureWorker) -> None:
    assert await worker.png("odds", odds(6), "it") is await worker.png("odds", odds(6), "it")


async def test_a_picture_asked_twice_at_once_is_made_once(worker: PictureWorker) -> None:
    first, second = await asyncio.gather(*(worker.png("odds", odds(7), "it") for _ in range(2)))
    assert first is second


async def test_no_more_is_remembered_than_there_is_room_for() -> None:
    worker = PictureWorker(remembered_bytes=6000)
    try:
        pictures = [await worker.svg("odds", odds(dice), "it") for dice in range(1, 9)]
        kept = sum(map(len, worker._remembered.values()))
        assert 0 < kept <= 6000 < sum(len(picture) for picture in pictures)
    finally:
        await worker.close()


async def test_bad_values_are_refused_without_a_process() -> None:
    worker = PictureWorker()
    with pytest.raises(BadValues):
        await worker.png("odds", {"title": "no bars"}, "it")
    assert worker._pool is None


async def test_a_killed_process_is_replaced(worker: PictureWorker) -> None:
    await worker.svg("odds", odds(1), "it")
    old = process_of(worker)
    os.kill(old, signal.SIGKILL)
    assert (await worker.png("odds", odds(8), "it")).startswith(b"\x89PNG")
    assert process_of(worker) != old


async def test_ctrl_c_ends_the_bot_and_not_what_it_draws_with(worker: PictureWorker) -> None:
    await worker.svg("odds", odds(1), "it")
    there = process_of(worker)
    os.kill(there, signal.SIGINT)
    assert await worker.run(os.getpid) == there


async def test_a_process_killed_while_drawing_is_replaced(worker: PictureWorker) -> None:
    await worker.svg("odds", odds(1), "it")
    os.kill(process_of(worker), signal.SIGSTOP)
    asked = asyncio.create_task(worker.png("odds", odds(9), "it"))
    await asyncio.sleep(0)
    assert worker._lock.locked()
    os.kill(process_of(worker), signal.SIGKILL)
    assert (await asked).startswith(b"\x89PNG")


async def test_a_closed_worker_has_no_process_and_can_draw_again() -> None:
    worker = PictureWorker()
    await worker.svg("odds", odds(2), "it")
    await worker.close()
    assert worker._pool is None
    assert await worker.svg("odds", odds(3), "it")
    await worker.close()


async def test_the_process_loads_only_the_pictures(worker: PictureWorker) -> None:
    await worker.svg("odds", odds(1), "it")
    modules = await loaded(worker)
    assert not {"discord", "telegram", "aiohttp", "aiosqlite", "asyncio", "fluent"} & modules
    assert {name for name in modules if name.startswith("bot.")} <= {
        "bot.pictures",
        *(f"bot.pictures.{path.stem}" for path in Path(pictures.__file__).parent.glob("*.py")),
    }


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_png_can_be_made_of_any_name(worker: PictureWorker, name: str) -> None:
    values = {"title": name, "columns": [{"title": name}], "rows": [[name]]}
    assert (await worker.png("table", values, "it")).startswith(b"\x89PNG")


async def test_a_full_page_of_full_columns_stays_under_500_kb(worker: PictureWorker) -> None:
    words = "Mgß@&%W€Qqyö"
    row = [words[at % 12 :] + words + words for at in range(6)]
    values = {"title": words * 9, "columns": [{"title": words}] * 6, "rows": [row] * 64, "highlight": 30}
    assert len(await worker.png("table", values, "it")) < 500_000


async def test_an_emoji_in_a_name_is_drawn_in_the_png(worker: PictureWorker) -> None:
    def of(name: str) -> bytes:
        return png(svg("table", {"title": "x", "columns": [{}], "rows": [[name]]}, "it"))

    assert len({of(name) for name in ("Anna", "Anna 🎲", "Anna 🐺")}) == 3
    assert of("𝓐𝓷𝓷𝓪") == of("Anna")


async def bot_that_draws(then: str) -> asyncio.subprocess.Process:
    """A process of its own that draws a picture, says "drawn", and then does something else."""
    code = (
        "import asyncio, os, signal, sys\n"
        "from bot.pictures.worker import PictureWorker\n"
        "async def main():\n"
        "    worker = PictureWorker()\n"
        "    await worker.png('table', {'title': 'x', 'columns': [{}], 'rows': []}, 'it')\n"
        "    print('drawn', flush=True)\n"
        f"    {then}\n"
        "asyncio.run(main())\n"
    )
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, cwd=Path(__file__).parents[2], stdout=PIPE, stderr=PIPE
    )


async def test_the_process_ends_when_the_bot_is_killed() -> None:
    bot = await bot_that_draws("os.kill(os.getpid(), signal.SIGKILL)")
    # The worker holds the other ends of the pipes: they are read to their ends only once it is gone too.
    said, _ = await asyncio.wait_for(bot.communicate(), 20)
    assert said == b"drawn\n"
    assert bot.returncode == -signal.SIGKILL


async def test_the_bot_itself_never_loads_the_renderer() -> None:
    bot = await bot_that_draws("print('resvg' in sys.modules); await worker.close()")
    said, complaints = await asyncio.wait_for(bot.communicate(), 20)
    assert said == b"drawn\nFalse\n"
    assert complaints == b""
