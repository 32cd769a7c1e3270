"""A PostgreSQL cluster of the tests' own, in a temporary folder, gone with them."""

from __future__ import annotations

import os
import shutil
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
            server.terminate()
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
    folder = programs()
    assert folder is not None, WITHOUT
    while True:
        names = [f"schema_{next(_numbers)}" for _ in range(MANY)]
        subprocess.run(
            [folder / "psql", "-q", address, "-c", ";".join(map("CREATE SCHEMA {}".format, names))], check=True
        )
        yield from names
