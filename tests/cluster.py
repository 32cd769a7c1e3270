"""A PostgreSQL cluster of the tests' own, in a temporary folder, gone with them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
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


@dataclass
class Pair:
    """Two servers of which one follows the other: what is committed stands on both."""

    address: str
    """Of both: whoever takes writes is found."""
    first: subprocess.Popen[bytes]
    _promote: Sequence[str | Path]
    _user: str | None

    def fails_over(self) -> None:
        """The first loses its power, and the second takes its place."""
        self.first.kill()
        self.first.wait(20)
        subprocess.run(self._promote, user=self._user, check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def replicated() -> Iterator[Pair]:
    """A new cluster with a replica that every commit waits for."""
    folder = programs()
    assert folder is not None, WITHOUT
    home = Path(tempfile.mkdtemp(prefix="araldo-postgresql-"))
    user = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(home, user)
    ports = _free_port(), _free_port()
    data = home / "data", home / "replica"
    servers: list[subprocess.Popen[bytes]] = []

    def start(number: int, *options: str) -> None:
        words = [folder / "postgres", "-D", data[number], "-p", str(ports[number]), "-c", "listen_addresses=127.0.0.1"]
        words += ["-c", f"unix_socket_directories={home}", *[word for one in options for word in ("-c", one)]]
        servers.append(subprocess.Popen(words, user=user, stderr=subprocess.DEVNULL, cwd=home))
        _wait(folder / "pg_isready", ports[number])

    try:
        _make(folder / "initdb", data[0], user)
        start(0)
        copy = [folder / "pg_basebackup", "-D", data[1], "-R", "-X", "stream", "--checkpoint=fast"]
        copy += ["-d", f"postgresql://araldo@127.0.0.1:{ports[0]}/postgres"]
        subprocess.run(copy, user=user, check=True, cwd=home)
        start(1)
        # From now on a commit is heard of once the replica has it too.
        waits = "ALTER SYSTEM SET synchronous_standby_names = '*'"
        _tell(f"postgresql://araldo@127.0.0.1:{ports[0]}/postgres", waits, "SELECT pg_reload_conf()")
        address = f"postgresql://araldo@127.0.0.1:{ports[0]},127.0.0.1:{ports[1]}/postgres"
        session = "target_session_attrs=primary"
        promote = [folder / "pg_ctl", "promote", "-D", data[1]]
        yield Pair(f"{address}?{session}", servers[0], promote, user)
    finally:
        for server in servers:
            if server.poll() is None:
                server.send_signal(signal.SIGQUIT)
                server.wait(20)
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
    subprocess.run([folder / "psql", "-q", "-o", os.devnull, address, *each], check=True)
