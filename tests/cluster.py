"""A PostgreSQL cluster of the tests' own, in a temporary folder, gone with them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

WITHOUT = "PostgreSQL's server is not installed (Debian: apt-get install postgresql)"
MANY = 200
FEW = 5
"""Copies of a database made at once: each is files of its own."""
_numbers = count(1)


def programs() -> Path | None:
    """The folder of PostgreSQL's server programs, if they are on this machine."""
    there = [*Path("/usr/lib/postgresql").glob("*/bin"), *map(Path, os.environ.get("PATH", "").split(os.pathsep))]
    return next((folder for folder in there if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


@contextmanager
def running(*, safe: bool = False) -> Iterator[str]:
    """The address of a new, empty cluster, stopped and deleted at the end; a safe one waits for its disk."""
    folder = programs()
    assert folder is not None, WITHOUT
    home = Path(tempfile.mkdtemp(prefix="araldo-postgresql-"))
    # PostgreSQL refuses to run as root; Debian's package makes a user for it.
    user = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(home, user)
    data, port = home / "data", _free_port()
    start = [folder / "postgres", "-D", data, "-p", str(port), "-c", "listen_addresses=127.0.0.1"]
    quick = [] if safe else ["-c", "fsync=off", "-c", "full_page_writes=off"]
    quick += ["-c", f"unix_socket_directories={home}"]
    try:
        _make(folder / "initdb", data, user)
        server = subprocess.Popen([*start, *quick], user=user, stderr=subprocess.DEVNULL, cwd=home)
        try:
            _wait(folder / "pg_isready", port)
            yield f"postgresql://araldo@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGQUIT)  # nothing of it is to be kept
            server.wait(20)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _make(initdb: Path, data: Path, user: str | None) -> None:
    options = ["-U", "araldo", "-A", "trust", "--no-sync", "--encoding", "UTF8", "--locale", "C"]
    subprocess.run([initdb, "-D", data, *options], user=user, check=True, stdout=subprocess.DEVNULL, cwd=data.parent)


def _wait(is_ready: Path, port: int) -> None:
    subprocess.run(
        f"until {is_ready} -q -h 127.0.0.1 -p {port}; do sleep 0.05; done", shell=True, check=True, timeout=30
    )


def _free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def emptied(address: str) -> str:
    """The address of a new schema in a cluster, which has tables of its own."""
    return f"{address}?search_path={next(_schemas(address))}"


@cache
def _schemas(address: str) -> Iterator[str]:
    return _made(address)


def _made(address: str) -> Iterator[str]:
    """Schemas in a cluster, as many at once as a test run needs: psql starts slowly."""
    while True:
        names = [f"schema_{next(_numbers)}" for _ in range(MANY)]
        _tell(address, ";".join(map("CREATE SCHEMA {}".format, names)))
        yield from names


def copies(address: str) -> Iterator[str]:
    """Addresses of new databases as one that was opened once is: a copy is a third of the work of making its tables."""
    from bot.storage.postgresql_store import PostgresStore  # asyncpg is loaded only where it is used

    model = PostgresStore(_database(address, "model"))

    async def open_once() -> None:
        await model.open()
        await model.close()

    _tell(address, "CREATE DATABASE model")
    loop = asyncio.new_event_loop()
    loop.run_until_complete(open_once())
    loop.close()
    while True:
        names = [f"copy_{next(_numbers)}" for _ in range(FEW)]
        _tell(address, *map("CREATE DATABASE {} TEMPLATE model".format, names))
        yield from (_database(address, name) for name in names)


def _database(address: str, name: str) -> str:
    return f"{address.rpartition('/')[0]}/{name}"


def _tell(address: str, *statements: str) -> None:
    folder = programs()
    assert folder is not None, WITHOUT
    each = [word for statement in statements for word in ("-c", statement)]
    subprocess.run([folder / "psql", "-q", address, *each], check=True)
