"""A process that has loaded what bots import, and becomes one at each start: loading takes most of a start's time.

`python -m tests.lab.nursery CHANNEL MODULE...` loads the modules and waits on a socket for orders: the words after
`python -m`, the environment, where the output goes and where to tell the process's number and, in the end, its code.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

HOOK = Path(__file__).parent / "hook" / "sitecustomize.py"

_MOST = 1 << 20
"""Bytes of an order."""


class Nursery:
    """Starts bots that run in one folder; the process itself is started with the first of them."""

    def __init__(self, home: Path, modules: Sequence[str]) -> None:
        self.home, self._modules = home, modules
        self._channel: socket.socket | None = None

    async def start(self, words: Sequence[str], env: Mapping[str, str]) -> Child:
        """A bot of its own, as `python -m` with these words starts it."""
        order = json.dumps({"words": [*words], "env": dict(env)}).encode()
        output, told = os.pipe(), os.pipe()
        try:
            socket.send_fds(self._open(), [order], [output[1], told[1]])
        finally:
            os.close(output[1])
            os.close(told[1])
        fate = await _reader(told[0])
        return Child(int(await fate.readline()), await _reader(output[0]), fate)

    def close(self) -> None:
        """End it; bots go on living."""
        if self._channel is not None:
            self._channel.close()
            self._process.wait()
            self._channel = None

    def _open(self) -> socket.socket:
        if self._channel is None:
            self._channel, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            with theirs:
                number = theirs.fileno()
                self._process = subprocess.Popen(
                    [sys.executable, "-m", __name__, str(number), *self._modules],
                    env={**os.environ, "PYTHONUNBUFFERED": "1"},
                    cwd=self.home,
                    pass_fds=[number],
                    stdin=subprocess.DEVNULL,
                )
        return self._channel


class Child:
    """A process of the nursery's, with what asyncio's own processes have."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, fate: asyncio.StreamReader) -> None:
        self.pid, self.stdout = pid, stdout
        self.returncode: int | None = None
        self._ended = asyncio.ensure_future(self._end(fate))

    async def wait(self) -> int:
        """Until it has ended; its code."""
        return await asyncio.shield(self._ended)

    def kill(self) -> None:
        """SIGKILL."""
        self._send(signal.SIGKILL)

    def terminate(self) -> None:
        """SIGTERM."""
        self._send(signal.SIGTERM)

    def _send(self, number: signal.Signals) -> None:
        if self.returncode is not None:
            raise ProcessLookupError
        with contextlib.suppress(ProcessLookupError):  # it is over, and that is not heard of yet
            os.kill(self.pid, number)

    async def _end(self, fate: asyncio.StreamReader) -> int:
        self.returncode = int(await fate.read())
        return self.returncode


async def _reader(number: int) -> asyncio.StreamReader:
    """What comes out of a pipe."""
    reader = asyncio.StreamReader()
    pipe = os.fdopen(number, "rb", 0)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    return reader


# --- the process itself


def _born(channel: socket.socket) -> list[str]:
    """Wait for orders; each time that this returns, it returns in a new process."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        order, pipes, *_ = socket.recv_fds(channel, _MOST, 2)
        if not order:  # whoever gave them is gone
            sys.exit()
        output, told = pipes
        if not os.fork():
            break
        os.close(output)
        os.close(told)
    channel.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if pid := os.fork():
        os.close(output)
        _stay(pid, told)
    os.close(told)
    for standard in (1, 2):
        os.dup2(output, standard)
    os.close(output)
    given = json.loads(order)
    os.environ.clear()
    os.environ.update(given["env"])
    words: list[str] = given["words"]
    return words


def _stay(pid: int, told: int) -> NoReturn:
    """Tell when the bot is there, and when it has ended."""
    os.write(told, b"%d\n" % pid)
    os.write(told, b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    os._exit(0)


def main() -> None:
    """Load what is to be loaded; then become each bot in turn."""
    number, *modules = sys.argv[1:]
    for module in modules:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()
    sys.argv = _born(socket.socket(fileno=int(number)))
    runpy.run_path(str(HOOK))
    # In place of this module, what draws its pictures in a process of its own would begin by loading the bot once more.
    runpy.run_module(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main()
