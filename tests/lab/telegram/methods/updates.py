"""Getting updates (Bot API docs, Getting updates)."""

from __future__ import annotations

import asyncio
import math
import time
from typing import TYPE_CHECKING
from urllib.parse import urlparse

from tests.lab.telegram.methods.table import method
from tests.lab.telegram.wire import ApiError, Params, bad, too_many

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

# tdlib/telegram-bot-api, Client::process_get_updates_query: with the offset of the request before, a request within 3 s
# waits 3 s at least, and one within 0.5 s gets one update only; Client::process_set_webhook_query: once a second
SHORT_POLL, HASTY_POLL, WEBHOOK_PAUSE, CONFLICT_PAUSE = 3.0, 0.5, 1.0, 3.0
MAX_POLL = 50  # seconds that a poll may last, at most
REPLACED, DOWN, CLOSED, DONE = "replaced", "down", "closed", "done"  # why a poll ended


@method("getUpdates")
async def get_updates(host: TelegramHost, p: Params) -> list[dict]:
    """Long polling. An update is confirmed by an offset beyond it, and else comes again; a second poller ends the
    first with 409."""
    if host.webhook:
        raise ApiError(
            409,
            "Conflict: can't use getUpdates method while webhook is active; "
            "use deleteWebhook to delete the webhook first",
        )
    host.end_poll(REPLACED)
    mine = host.poll = asyncio.get_running_loop().create_future()
    offset, limit = p.number("offset", 0), min(max(p.number("limit", 100), 1), 100)
    timeout, now = min(p.number("timeout", 0), MAX_POLL), time.monotonic()
    since = now - host.polled_at if offset == host.polled_from else math.inf
    timeout = max(timeout, SHORT_POLL) if since < SHORT_POLL else timeout
    limit = 1 if since < HASTY_POLL else limit
    host.polled_at, host.polled_from = now, offset
    host.polls += 1
    allowed = p.object("allowed_updates")
    if allowed is not None:
        host.allowed = set(allowed) or None
    _confirm(host, offset)
    end = now + timeout
    try:
        while True:
            if mine.done():
                return await _ended(host, mine.result(), p)
            batch = [u for k, u in host.updates.items() if k >= offset or offset <= 0][:limit]
            if batch:
                host.fetched = max(host.fetched, batch[-1]["update_id"])
                host.touch()
                return batch
            left = end - time.monotonic()
            if left <= 0:
                return []
            host.news.clear()
            news = asyncio.ensure_future(host.news.wait())
            await asyncio.wait({news, mine}, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
    finally:
        if not mine.done():
            mine.set_result(DONE)


def _confirm(host: TelegramHost, offset: int) -> None:
    """Forget what the offset confirms, and what is a day old; a negative offset keeps only the last few."""
    oldest = time.monotonic() - host.update_lifetime
    fresh = [k for k in host.updates if host.arrived.get(k, oldest) >= oldest]
    keep = fresh[offset:] if offset < 0 else [k for k in fresh if k >= offset or offset == 0]
    host.updates = {k: host.updates[k] for k in keep}


async def _ended(host: TelegramHost, why: str, p: Params) -> list[dict]:
    if why == REPLACED and not p.gone():  # of a bot that was killed nobody hears
        since, host.conflicted_at = time.monotonic() - host.conflicted_at, time.monotonic()
        if since < CONFLICT_PAUSE:  # Client.cpp 16238: whoever goes on so is kept waiting
            await asyncio.sleep(CONFLICT_PAUSE)
        raise ApiError(
            409, "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
        )
    if why == DOWN:
        raise ApiError(502, "Bad Gateway")
    return []


@method("setWebhook")
def set_webhook(host: TelegramHost, p: Params) -> bool:
    """The lab delivers to this machine only, and without https."""
    url = p.text("url")
    if url and urlparse(url).hostname not in ("127.0.0.1", "localhost"):
        raise bad("bad webhook: the lab only delivers to 127.0.0.1")
    if url and (wait := host.webhook_asked_at + WEBHOOK_PAUSE - time.monotonic()) > 0:
        raise too_many(wait)
    host.webhook_asked_at = time.monotonic() if url else host.webhook_asked_at
    if p.flag("drop_pending_updates"):
        host.updates.clear()
    host.deliver_to({"url": url, "secret": p.get("secret_token")} if url else None)
    return True


@method("deleteWebhook")
def delete_webhook(host: TelegramHost, p: Params) -> bool:
    """Back to polling."""
    host.deliver_to(None)
    if p.flag("drop_pending_updates"):
        host.updates.clear()
    return True


@method("getWebhookInfo")
def webhook_info(host: TelegramHost, p: Params) -> dict:
    """Where updates are delivered."""
    return {
        "url": (host.webhook or {}).get("url", ""),
        "has_custom_certificate": False,
        "pending_update_count": len(host.updates),
    }


@method("getMe")
def get_me(host: TelegramHost, p: Params) -> dict:
    """Who the bot is."""
    return {
        **host.me.payload(),
        "can_join_groups": True,
        "can_read_all_group_messages": not host.privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


@method("close", "logOut")
def nothing_happens(host: TelegramHost, p: Params) -> bool:
    """Only a server of one's own would notice."""
    return True
