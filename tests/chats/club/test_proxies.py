"""A web server before the page, set up as little as can be, lets in nobody who has no key and no link."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from tests.chats.club.conftest import Open

NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
    uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
    server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass {page}; {more} }} }}
}}
"""
CADDY = """
{{
    admin off
    auto_https off
    storage file_system {folder}
}}
http://127.0.0.1:{port} {{
    reverse_proxy {page} {more}
}}
"""
WEB_SERVERS = {
    "nginx": (NGINX, "", ["nginx", "-c"]),
    "nginx, HTTP/1.1": (NGINX, "proxy_http_version 1.1;", ["nginx", "-c"]),
    "caddy": (
        CADDY,
        "{{\n header_up Host {{upstream_hostport}}\n }}",
        ["caddy", "run", "--adapter", "caddyfile", "--config"],
    ),
}
FORGED = [
    {},
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Real-IP": "127.0.0.1"},
    {"Forwarded": "for=127.0.0.1;host=localhost"},
]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextlib.contextmanager
def before(page: str, name: str, folder: Path) -> Iterator[str]:
    """The address of a web server of this name before the page."""
    text, more, argv = WEB_SERVERS[name]
    if shutil.which(argv[0], path="/usr/sbin:/usr/bin:/usr/local/bin") is None:
        pytest.skip(f"no {argv[0]} here")
    port, made = free_port(), folder / "conf"
    made.write_text(text.format(folder=folder, port=port, page=page.rstrip("/"), more=more.format()))
    server = subprocess.Popen([*argv, made], env={"PATH": "/usr/sbin:/usr/bin:/usr/local/bin", "HOME": str(folder)})
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait()


@pytest.mark.asyncio
@pytest.mark.parametrize("name", WEB_SERVERS)
async def test_a_web_server_before_the_page_gives_strangers_nothing(
    name: str, open_house: Open, tmp_path: Path
) -> None:
    house = await open_house()
    with before(house.chat.address, name, tmp_path) as address:
        async with asyncio.timeout(20):
            while not await _answers(house.session, address):
                await asyncio.sleep(0.05)
        for headers in FORGED:
            for path in ("", "api/club", "api/links", "static/app.js", f"board/{house.room}", "?key=wrong"):
                for version in (aiohttp.HttpVersion10, aiohttp.HttpVersion11):
                    async with (
                        aiohttp.ClientSession(version=version) as stranger,
                        stranger.get(address + path, headers=headers) as answer,
                    ):
                        assert answer.status == 401, (path, headers)
                        assert "enter/" not in await answer.text()


async def _answers(session: aiohttp.ClientSession, address: str) -> bool:
    try:
        async with session.get(address) as answer:
            return answer.status != 502
    except aiohttp.ClientConnectionError:
        return False
