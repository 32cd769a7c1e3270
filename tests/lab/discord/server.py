"""The server: what it knows, how it tells the bot (gateway), and how it answers it (HTTP)."""

from __future__ import annotations

import asyncio
import base64
import inspect
import secrets
import time
import traceback
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.lab.conformance import discord as conformance
from tests.lab.discord import routes
from tests.lab.discord.body import NOT_JSON, answer, read_body
from tests.lab.discord.constants import APP_FLAGS, EPOCH, INTENT, PRIVILEGED
from tests.lab.discord.gateway import HELLO, INVALID, RECONNECT, Connection, Session
from tests.lab.discord.limiter import Limiter
from tests.lab.discord.model.attachment import Attachment
from tests.lab.discord.model.channel import Channel
from tests.lab.discord.model.guild import Guild
from tests.lab.discord.model.interaction import AUTOCOMPLETE, Interaction
from tests.lab.discord.model.user import User
from tests.lab.discord.routes.table import Call, find_route
from tests.lab.discord.wire import (
    EXPECTED_CODES,
    TOKEN_OVER,
    ApiError,
    Fault,
    RequestRecord,
    Violation,
    limit_headers,
)
from tests.lab.stage import Stage

if TYPE_CHECKING:
    from tests.lab.discord.model.member import GuildMember

routes.load()

INVALID_STATUSES, INVALID_MOST, INVALID_SECONDS = (401, 403, 429), 10_000, 600.0


class DiscordServer(Stage):
    """Discord on 127.0.0.1; ``DiscordHost`` adds the people's side."""

    service_name, fault_class, settle = "Discord", Fault, 0.06

    def __init__(
        self,
        *,
        shards: int = 1,
        bot_name: str = "TableBot",
        privileged: Iterable[str] = tuple(PRIVILEGED),
        token: str | None = None,
        heartbeat: float = 41.25,
        identify_every: float = 0.0,
    ):
        super().__init__()
        self._inc = self._last_id = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.files: dict[str, Attachment] = {}
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.requests: list[RequestRecord] = []
        self.keep_requests = True
        self.limiter = Limiter()
        self.shards, self.privileged = shards, set(privileged)
        self.heartbeat = heartbeat  # seconds
        self.identify_every = identify_every  # Discord docs, Gateway > Rate limiting: 5 s for each key; 0: not enforced
        self.identified_at = 0.0
        self.answer_deadline = 3.0  # Discord docs, Receiving and Responding > Interaction callback: 3 seconds
        self.token_lifetime = 900.0  # the same page: tokens are valid for 15 minutes
        self.chats_opened: list[float] = []
        self.refusals: deque[float] = deque()
        self.dms_refused = 0  # the code with which every private message is refused: 40003, 20026, 50278
        self.nonce_lifetime = 180.0  # "the past few minutes" (Discord docs, Message > Create message)
        self.nonces: dict[str, Any] = {}
        self.old_after = 3600.0  # seconds after which edits of a message are few: see limiter.py
        self.windows: set[tuple[int, str]] = set()
        self.identifies: list[dict] = []
        self.resumes = 0
        self.command_creates = 0
        self.sync_count = 0
        self.global_commands: dict[int, dict] = {}
        self.app_user = User(self, bot_name, bot=True)
        self.app_id = self.app_user.id
        first = base64.urlsafe_b64encode(str(self.app_id).encode()).decode().rstrip("=")
        self.token = token or f"{first}.LabTok.{secrets.token_urlsafe(28)}"
        self.owner = User(self, "app owner")
        self._runner: web.AppRunner | None = None

    def snowflake(self, age: float = 0.0) -> int:
        """A new id, of now or of ``age`` seconds ago (Discord docs, API Reference > Snowflakes)."""
        base = (int((time.time() - age) * 1000) - EPOCH) << 22
        if age:
            self._inc += 1
            return base | (self._inc & 0x3FFFFF)
        self._last_id = base = max(base, self._last_id + 1)
        return base

    def dm_with(self, u: User) -> Channel:
        """The private chat of a user with the bot."""
        if u.dm_channel is None:
            u.dm_channel = Channel(self, 1, recipient=u)
        return u.dm_channel

    # -- life
    async def listen(self, port: int = 0) -> None:
        """Begin to serve; port 0 takes a free one."""
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/cdn/{kind}/{key:.*}", self._cdn)
        app.router.add_route("*", "/api/v{version:\\d+}/{tail:.*}", self._api)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{self.port}"

    async def close(self) -> None:
        """Stop serving."""
        for c in list(self.connections):
            c.abort()
        if self._runner:
            await self._runner.cleanup()

    # -- gateway
    @property
    def ws_url(self) -> str:
        """Where the gateway is."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def app_flags(self) -> int:
        """Flags of the application: which privileged intents it has."""
        return 1 << 23 | sum(bit for name, bit in APP_FLAGS.items() if name in self.privileged)

    @property
    def connected(self) -> bool:
        """Whether a bot is on the gateway now."""
        return any(c.alive for c in self.connections)

    def covered(self) -> bool:
        """Whether a bot hears each of the advised shards."""
        heard = {c.session.shard[0] for c in self.connections if c.alive and c.session is not None}
        return heard == {*range(self.shards)}

    def shard_of(self, guild: Guild | None, count: int) -> int:
        """Discord docs, Gateway > Sharding formula; private chats go to shard 0."""
        return (guild.id >> 22) % count if guild is not None else 0

    def live_sessions(self, guild: Guild | None) -> list[Session]:
        """The sessions that hear of this server."""
        return [s for s in self.sessions.values() if s.valid and s.shard[0] == self.shard_of(guild, s.shard[1])]

    def dispatch(self, event: str, data: Any, guild: Guild | None = None, intent: int = 0) -> int:
        """Send an event to the sessions that want it (``data`` may be a function of the session); to how many."""
        if guild is not None and not guild.has_bot:
            return 0
        wanting = [s for s in self.live_sessions(guild) if not intent or s.intents & intent]
        for s in wanting:
            s.send(event, data(s) if callable(data) else data)
        if wanting:
            self.touch()
        return len(wanting)

    def member_updated(self, m: GuildMember) -> None:
        """Tell the bot of a member's roles and name; of its own whatever it subscribed to (Discord docs, Gateway >
        List of Intents: this event is sent for current-user updates regardless of the GUILD_MEMBERS intent)."""
        data = {**m.payload(), "guild_id": str(m.guild.id)}
        own = m.user.id == self.app_user.id
        self.dispatch("GUILD_MEMBER_UPDATE", data, m.guild, 0 if own else INTENT["members"])

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.down:
            return web.Response(status=503)
        ws = web.WebSocketResponse(max_msg_size=4 * 1024 * 1024, compress=False)
        await ws.prepare(request)
        conn = Connection(self, ws, request)
        self.connections.add(conn)
        if request.query.get("v") not in ("10", "9"):
            conn.close(4012, b"Invalid API version")
        writer = asyncio.ensure_future(conn.writer())
        conn.op(HELLO, {"heartbeat_interval": round(self.heartbeat * 1000), "_trace": []})
        try:
            await conn.reader()
        finally:
            self.connections.discard(conn)
            writer.cancel()
            if conn.session is not None and conn.session.conn is conn:
                conn.session.conn = None
                if ws.close_code in (1000, 1001):
                    conn.session.valid = False  # the client said goodbye: the session is gone
        return ws

    async def drop_gateway(self, how: str | int = "abort") -> None:
        """abort: cut the cable (the client resumes). reconnect: op 7. invalid: op 9, a new session. forget: cut the
        cable and forget the session (RESUME will be refused). zombie: leave it open and say nothing more, not even to
        heartbeats. A number: close with that code."""
        for c in list(self.connections):
            if how in ("invalid", "forget") and c.session:
                c.session.valid = False
            if how in ("abort", "forget"):
                c.abort()
            elif how == "reconnect":
                c.op(RECONNECT)
            elif how == "invalid":
                c.op(INVALID, False)
            elif how == "zombie":
                c.zombie = True
            else:
                c.close(int(how))
        await asyncio.sleep(0)

    # -- interactions
    def start_interaction(self, i: Interaction) -> None:
        """Hand it to the bot, which has three seconds."""
        i.created = time.monotonic()
        n = self.dispatch("INTERACTION_CREATE", i.payload(), i.guild)
        if n == 0 and not self.live_sessions(i.guild):
            self.errors.append(Violation("interaction", 0, 0, f"no bot session to receive {i.what}"))
        asyncio.get_running_loop().call_later(self.answer_deadline, self._deadline, i)

    def _deadline(self, i: Interaction) -> None:
        if i.acked is not None:
            return
        i.dead = True
        late = f"got no answer within {self.answer_deadline:g} s"
        if i.type == AUTOCOMPLETE:
            self.rejections.append(Violation("interaction", 0, 0, f"autocomplete of {i.what} {late}"))
        else:
            self.errors.append(
                Violation(
                    "interaction",
                    404,
                    10062,
                    f"{i.what} by {i.user.global_name} {late}: the user sees 'The application did not respond'",
                )
            )
        i.done.set()

    # -- HTTP
    async def _cdn(self, request: web.Request) -> web.Response:
        file = self.files.get(request.match_info["key"])
        if file is None:
            return web.Response(status=404, text="not found")
        return web.Response(body=file.data, content_type=file.content_type)

    async def _api(self, request: web.Request) -> web.StreamResponse:
        started = time.monotonic()
        self.inflight += 1
        call = Call(
            self, request.method, "/" + request.match_info["tail"], request.query, request.headers.get("Authorization")
        )
        status, data, headers, faulted = 500, None, {}, False
        try:
            if self.down:
                status, data, faulted = 503, {"message": "503: Service Unavailable", "code": 0}, True
                return answer(status, data)
            call.body, call.files = await read_body(request)
            fault = next((f for f in self.faults if f.matches(call.method, call.path, call.body)), None)
            if fault is not None:
                fault.fired += 1
                if fault.code == TOKEN_OVER:
                    self._token_over(call.path)
                await asyncio.sleep(fault.delay_before)
                faulted = fault.status is not None
            status, data, headers = fault.answer() if faulted else await self._answer(call)
            if fault is not None:
                await asyncio.sleep(fault.delay)
                if fault.abort and request.transport is not None:
                    request.transport.abort()
            return answer(status, data, headers)
        finally:
            self.inflight -= 1
            self.touch()
            if self.keep_requests:
                self.requests.append(
                    RequestRecord(
                        call.method,
                        call.path,
                        dict(call.query),
                        call.body,
                        status,
                        data,
                        started,
                        time.monotonic() - started,
                        faulted,
                    )
                )

    def _refused(self, status: int) -> None:
        """Discord docs, Rate Limits > Invalid request limit: 10,000 answers of 401, 403 or 429 in ten minutes, and the
        address is banned; expired tokens and private messages that are not wanted count."""
        now = time.monotonic()
        if status in INVALID_STATUSES:
            self.refusals.append(now)
        while self.refusals and now - self.refusals[0] > INVALID_SECONDS:
            self.refusals.popleft()
        if len(self.refusals) == INVALID_MOST:
            said = f"{INVALID_MOST} invalid requests in ten minutes: the address would be banned"
            self.errors.append(Violation("banned", 429, 0, said))

    def _token_over(self, path: str) -> None:
        """What was once refused as too old stays so: a token does not come back."""
        for token, interaction in self.tokens.items():
            if token in path:
                interaction.expired = True

    def _hold_to_specification(self, call: Call) -> None:
        """Note what the lab took and the published specification would not."""
        for told in conformance.faults(call.method, call.path, call.body):
            self.errors.append(Violation("specification", 0, 0, told, call.method, call.path, None, call.body))

    async def _answer(self, call: Call) -> tuple[int, Any, dict]:
        headers, wait, is_global = self.limiter.check(call.method, call.path)
        if wait is not None:
            self._refused(429)
            body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": is_global}
            self.rejections.append(Violation("rate", 429, 0, body["message"], call.method, call.path))
            return 429, body, {**headers, "Via": "1.1 google", **limit_headers(wait, is_global, "user")}
        route, args, known_path = find_route(call.method, call.path)
        if route is None:
            what = Violation(
                "unemulated", 404, 0, "the lab does not emulate this route", call.method, call.path, None, call.body
            )
            self.errors.append(what)
            self.rejections.append(what)
            text = "405: Method Not Allowed" if known_path else "404: Not Found"
            return int(text[:3]), {"message": text, "code": 0}, headers
        try:
            if route.auth and call.authorization != f"Bot {self.token}":
                raise ApiError(401, 0, "401: Unauthorized")
            if call.body is NOT_JSON:
                raise ApiError(400, 50109, "The request body contains invalid JSON.")
            result: Any = route.handler(call, *args)
            if inspect.isawaitable(result):
                result = await result
            if self.conforming:
                self._hold_to_specification(call)
            return (*result, headers)
        except ApiError as e:
            self._refused(e.status)
            v = Violation("http", e.status, e.code, e.message, call.method, call.path, e.errors, call.body)
            self.rejections.append(v)
            if e.code not in EXPECTED_CODES:
                self.errors.append(v)
            return e.status, e.body(), {**headers, **({"Via": "1.1 google"} if e.retry_after else {})}
        except Exception:
            broken = Violation("lab", 500, 0, traceback.format_exc(), call.method, call.path, None, call.body)
            self.errors.append(broken)
            return 500, {"message": "500: the lab broke", "code": 0}, headers
