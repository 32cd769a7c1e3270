"""The gateway: sessions, connections, and what the bot may send there (Discord docs, Gateway)."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections import deque
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from tests.lab.discord.constants import INTENT, PRIVILEGED
from tests.lab.discord.wire import Violation

if TYPE_CHECKING:
    from tests.lab.discord.server import DiscordServer

try:  # only used when the bot itself asks for zstd-stream (discord.py[speed])
    import zstandard
except ImportError:
    zstandard = None

# Discord docs, Opcodes and Status Codes > Gateway opcodes
HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK, SOUNDBOARD = (
    1,
    2,
    3,
    4,
    6,
    7,
    8,
    9,
    10,
    11,
    31,
)
MAX_PACKET = 4096  # Discord docs, Gateway > Sending events
MOST_MEMBERS = 100  # Discord docs, Gateway Events > Request Guild Members: by a beginning, or by ids
IDENTIFIES = 1000  # Discord docs, Gateway > Session start limit: in a day; beyond it the token is reset
PER_MINUTE = 120  # Discord docs, Gateway > Rate limiting


class Session:
    """What RESUME takes up again."""

    def __init__(self, shard: tuple[int, int], intents: int):
        self.shard, self.intents = shard, intents
        self.id = secrets.token_hex(16)
        self.seq = 0
        self.buffer: deque[tuple[int, str]] = deque(maxlen=2000)
        self.conn: Connection | None = None
        self.valid = True
        self.resumes = 0

    def send(self, event: str, data: Any) -> None:
        """Send an event, or keep it until the bot is back."""
        self.seq += 1
        packet = json.dumps({"op": 0, "t": event, "s": self.seq, "d": data}, ensure_ascii=False)
        self.buffer.append((self.seq, packet))
        if self.conn is not None:
            self.conn.put(packet)


class Connection:
    """One websocket."""

    def __init__(self, host: DiscordServer, ws: web.WebSocketResponse, request: web.Request):
        self.host, self.ws, self.transport = host, ws, request.transport
        self.opened = time.monotonic()
        self.queue: asyncio.Queue[str | tuple[int, bytes]] = asyncio.Queue()
        self.session: Session | None = None
        self.sent: deque[float] = deque()
        self.zombie = False  # open, but nothing goes out and nothing that comes in is heard
        compress = request.query.get("compress", "")
        self.z = self.zs = None
        if compress == "zlib-stream":
            self.z = zlib.compressobj()
        elif compress == "zstd-stream" and zstandard:
            self.zs = zstandard.ZstdCompressor().compressobj()

    def put(self, packet: str) -> None:
        """Send a packet."""
        if not self.zombie:
            self.queue.put_nowait(packet)

    def op(self, op: int, data: Any = None) -> None:
        """Send an opcode other than 0."""
        self.put(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def close(self, code: int, reason: bytes = b"lab") -> None:
        """Close with a code, after what is queued."""
        self.queue.put_nowait((code, reason))

    def abort(self) -> None:
        """Cut the cable."""
        if self.transport is not None:
            self.transport.abort()

    @property
    def alive(self) -> bool:
        """Whether a bot has identified (or resumed) here and the cable is whole."""
        return self.session is not None and self.transport is not None and not self.transport.is_closing()

    async def writer(self) -> None:
        """Send what is queued."""
        while True:
            packet = await self.queue.get()
            try:
                if isinstance(packet, tuple):
                    await self.ws.close(code=packet[0], message=packet[1])
                    return
                if self.z is not None:
                    await self.ws.send_bytes(self.z.compress(packet.encode()) + self.z.flush(zlib.Z_SYNC_FLUSH))
                elif self.zs is not None:
                    data = self.zs.compress(packet.encode()) + self.zs.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
                    await self.ws.send_bytes(data)
                else:
                    await self.ws.send_str(packet)
            except (ConnectionError, RuntimeError):
                return

    async def reader(self) -> None:
        """Take in what the bot sends, until it goes."""
        async for msg in self.ws:
            if self.zombie or msg.type is not WSMsgType.TEXT:
                continue
            if len(msg.data) > MAX_PACKET:
                self.close(4002, b"Payload too large")
                continue
            try:
                packet = json.loads(msg.data)
            except ValueError:
                self.close(4002, b"Error while decoding payload.")
                continue
            self._on_packet(packet)

    def _on_packet(self, packet: dict) -> None:
        op, d = packet.get("op"), packet.get("d")
        now = time.monotonic()
        self.sent.append(now)
        while now - self.sent[0] > 60:
            self.sent.popleft()
        if len(self.sent) > PER_MINUTE:
            self._violation(4008, "more than 120 gateway events in 60 s: the connection is closed", f"op {op}")
            self.close(4008, b"Rate limited.")
        elif op == HEARTBEAT:
            self.op(ACK)
        elif op == IDENTIFY:
            self._identify(d)
        elif op == RESUME:
            self._resume(d)
        elif op == MEMBERS:
            self._request_members(d)
        elif op not in (PRESENCE, VOICE, SOUNDBOARD):
            self.close(4001, b"Unknown opcode.")

    def _violation(self, code: int, message: str, where: str) -> None:
        self.host.errors.append(Violation("gateway", code, code, message, "WS", where))

    def _refuse_identify(self, d: dict) -> tuple[int, bytes] | None:
        """Discord docs, Opcodes and Status Codes > Gateway close event codes."""
        host, intents, (number, count) = self.host, d.get("intents"), d.get("shard") or (0, 1)
        if self.session is not None:
            return 4005, b"Already authenticated."
        if d.get("token") != host.token:
            return 4004, b"Authentication failed."
        if not isinstance(intents, int):
            return 4013, b"Invalid intent(s)."
        for name, bit in PRIVILEGED.items():
            if intents & bit and name not in host.privileged:
                self._violation(4014, f"privileged intent {name} is not enabled for this application", "IDENTIFY")
                return 4014, b"Disallowed intent(s)."
        return (4010, b"Invalid shard.") if number >= count else None

    def _identify(self, d: dict) -> None:
        host = self.host
        host.identifies.append(d)
        if len(host.identifies) > IDENTIFIES:
            self._violation(4004, "more than 1,000 sessions begun in a day: the token is reset", "IDENTIFY")
            self.close(4004, b"Authentication failed.")
            return
        refused = self._refuse_identify(d)
        if refused:
            self.close(*refused)
            return
        now, before = time.monotonic(), host.identified_at
        host.identified_at = now
        if now - before < host.identify_every:  # Discord docs, Gateway > Rate limiting: opcode 9
            self._violation(9, f"identified {now - before:.2f} s after another", "IDENTIFY")
            self.op(INVALID, False)
            return
        (number, count), intents = d.get("shard") or (0, 1), d["intents"]
        s = self.session = Session((number, count), intents)
        s.conn = self
        host.sessions[s.id] = s
        mine = [g for g in host.guilds.values() if g.has_bot and host.shard_of(g, count) == number]
        s.send(
            "READY",
            {
                "v": 10,
                "user": {**host.app_user.payload(), "verified": True, "mfa_enabled": False, "email": None},
                "session_id": s.id,
                "session_type": "normal",
                "resume_gateway_url": host.ws_url,
                "shard": [number, count],
                "guilds": [{"id": str(g.id), "unavailable": True} for g in mine],
                "private_channels": [],
                "application": {"id": str(host.app_id), "flags": host.app_flags},
                "_trace": [],
            },
        )
        if intents & INTENT["guilds"]:
            for g in mine:
                s.send("GUILD_CREATE", g.payload(gateway=True, intents=intents))
        host.touch()

    def _resume(self, d: dict) -> None:
        s, seq = self.host.sessions.get(d.get("session_id", "")), d.get("seq") or 0
        if d.get("token") != self.host.token:
            self.close(4004, b"Authentication failed.")
            return
        if s is None or not s.valid or seq > s.seq or (s.buffer and seq < s.buffer[0][0] - 1):
            self.op(INVALID, False)
            return
        if s.conn is not None:  # a session has one connection: that of before ends
            s.conn.session, old = None, s.conn
            old.close(4000, b"resumed elsewhere")
        s.conn, self.session = self, s
        s.resumes += 1
        self.host.resumes += 1
        for n, packet in s.buffer:
            if n > seq:
                self.put(packet)
        s.send("RESUMED", {"_trace": []})
        self.host.touch()

    def _request_members(self, d: dict) -> None:
        """Discord docs, Gateway Events > Request Guild Members."""
        s, gid, ids = self.session, d.get("guild_id"), d.get("user_ids")
        g = self.host.guilds.get(int((gid[0] if isinstance(gid, list) else gid) or 0))
        if s is None or g is None:
            return
        if ids is not None:
            ids = (ids if isinstance(ids, list) else [ids])[:MOST_MEMBERS]
            members = [g.members[int(i)] for i in ids if int(i) in g.members]
        else:
            query, limit = (d.get("query") or "").lower(), d.get("limit") or 0
            if query == "" and limit == 0 and not s.intents & INTENT["members"]:
                self._violation(4014, "asked for the full member list without the members intent", "op 8")
                return
            members = [
                m
                for m in g.members.values()
                if m.display_name.lower().startswith(query) or m.user.username.startswith(query)
            ]
            members = members[: min(limit, MOST_MEMBERS)] if query or limit else members
        chunks = [members[i : i + 1000] for i in range(0, len(members), 1000)] or [[]]
        for i, part in enumerate(chunks):
            data = {
                "guild_id": str(g.id),
                "members": [m.payload() for m in part],
                "not_found": [],
                "chunk_index": i,
                "chunk_count": len(chunks),
            }
            s.send("GUILD_MEMBERS_CHUNK", {**data, "nonce": d["nonce"]} if d.get("nonce") else data)
