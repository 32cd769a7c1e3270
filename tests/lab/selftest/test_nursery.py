"""The nursery's processes can be ended like asyncio's own."""

import asyncio
import subprocess

from tests.lab.nursery import Child


async def test_whoever_ends_a_process_need_not_have_heard_that_it_is_over():
    over = subprocess.Popen(["true"])
    over.wait()
    Child(over.pid, asyncio.StreamReader(), asyncio.StreamReader()).kill()
