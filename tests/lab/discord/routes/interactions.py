"""Answering interactions (Discord docs, Interactions > Receiving and Responding)."""

from __future__ import annotations

import time

from tests.lab.discord import posting
from tests.lab.discord.checks.commands import check_choices
from tests.lab.discord.checks.components import ComponentCheck
from tests.lab.discord.checks.message import Draft, read_draft
from tests.lab.discord.constants import FLAG_EPHEMERAL, FLAG_LOADING, FLAG_V2
from tests.lab.discord.model.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from tests.lab.discord.model.message import MENU_ANSWER, PLAIN, REPLY, SLASH_ANSWER, Message
from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import TOKEN_OVER, ApiError, Form, Violation, refuse_form

# > Interaction callback type
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL, PREMIUM, ACTIVITY = 4, 5, 6, 7, 8, 9, 10, 12
ALLOWED = {
    COMMAND: {MESSAGE, DEFER, MODAL, PREMIUM, ACTIVITY},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL, PREMIUM, ACTIVITY},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, PREMIUM, ACTIVITY},
}


@route("POST", "/interactions/{id}/{text}/callback", auth=False)
def callback(call: Call, iid: str, token: str) -> Answer:
    """The first answer: within three seconds, and once."""
    i = call.host.interactions.get(int(iid))
    if i is None or i.token != token or i.dead or i.expired:
        raise ApiError(404, 10062, "Unknown interaction")
    if i.acked is not None:
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    arrived = time.monotonic()
    if "type" not in call.fields:
        raise refuse_form("type", "BASE_TYPE_REQUIRED", "This field is required")
    kind, data = call.fields["type"], call.fields.get("data") or {}
    allowed = ALLOWED[i.type] - ({DEFER_UPDATE, UPDATE} if i.source is None else set())
    if kind not in allowed:
        raise refuse_form(
            "type", "BASE_TYPE_CHOICES", f'Value of field "type" must be one of {tuple(sorted(allowed))}.'
        )
    if kind == DEFER and (data.get("flags") or 0) & ~FLAG_EPHEMERAL:
        # > Interaction callback type: a deferral takes EPHEMERAL alone; components v2 come with the edit of @original
        # (discord/discord-api-docs#7910).
        raise refuse_form("data.flags", "BITFIELD_INVALID_FLAGS", "Only EPHEMERAL can be set on a deferral")
    try:
        shown = _first_answer(call, i, kind, data)
    except ApiError as e:
        if e.errors and kind in (MESSAGE, UPDATE):
            e.errors = {"data": e.errors}
        raise
    i.acked, i.ack_type = arrived, kind
    i.done.set()
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return 204, None
    out: dict = {"interaction": {"id": str(i.id), "type": i.type}}
    if shown is not None:
        out["interaction"].update(
            {
                "response_message_id": str(shown.id),
                "response_message_loading": shown.loading,
                "response_message_ephemeral": shown.ephemeral,
            }
        )
        out["resource"] = {"type": kind, "message": shown.payload()}
    return 200, out


def _first_answer(call: Call, i: Interaction, kind: int, data: dict) -> Message | None:
    """Do what the answer says; the message shown by it."""
    if kind in (MESSAGE, DEFER):
        draft = read_draft(call.host, data, call.files) if kind == MESSAGE else None
        return _say(i, draft, ephemeral=_wants_ephemeral(data), first=True)
    if kind == UPDATE:
        _edit(i, i.source, read_draft(call.host, data, call.files, i.source))
        i.original = i.source
        return i.source
    f = Form()
    if kind == DEFER_UPDATE:
        i.original = i.source
    elif kind == CHOICES:
        choices = data.get("choices")
        if isinstance(choices, list):
            check_choices(f, choices, "data.choices", i.focus_type)
        else:
            f.required("data.choices")
        f.check()
        i.choices = choices
    elif kind == MODAL:
        # Discord docs, Receiving and Responding > Modal: title of at most 45, custom id of 1-100, 1-5 components
        f.text("data.title", data.get("title"), 1, 45, required=True)
        f.text("data.custom_id", data.get("custom_id"), 1, 100, required=True)
        parts = ComponentCheck(f, v2=False, modal=True).run(data.get("components") or [], "data.components")
        f.check()
        i.modal = {**data, "components": parts}
        _opened(call, i)
    return None


def _opened(call: Call, i: Interaction) -> None:
    """Phones show of a window's custom id what they saw of it first (discord/discord-api-docs#7554): nobody refuses
    it, but somebody would fill in the wrong window."""
    key = (i.user.id, i.modal["custom_id"])
    if key in call.host.windows:
        said = "a phone shows the window that it saw first under this custom id"
        call.host.errors.append(Violation("window", 200, 0, said, body=i.modal["custom_id"]))
    call.host.windows.add(key)


def _wants_ephemeral(data: dict) -> bool:
    return bool((data.get("flags") or 0) & FLAG_EPHEMERAL)


def _say(i: Interaction, draft: Draft | None, *, ephemeral: bool, first: bool) -> Message:
    """A response (``first``) or a follow-up; without a draft it is 'thinking...'."""
    m = Message(i.channel, i.host.app_user, type=REPLY)
    if first and i.type == COMMAND:
        m.type = SLASH_ANSWER if i.data.get("type", 1) == 1 else MENU_ANSWER
    else:
        m.reference = i.source if first else i.original
        if m.reference is None:
            m.type = PLAIN
    m.interaction = i
    m.ephemeral_to = i.user if ephemeral else None
    if first:
        i.original = m
    if draft is None:
        m.flags = FLAG_LOADING | (FLAG_EPHEMERAL if ephemeral else 0)
    else:
        posting.apply(m, draft, ephemeral=ephemeral)
    i.messages.append(m)
    posting.post(m)
    return m


def _edit(i: Interaction, m: Message, draft: Draft) -> None:
    posting.edit_message(m, draft)
    if m is i.source:
        i.updates.append(m.snapshot())


def _by_token(call: Call, app_id: str, token: str) -> Interaction:
    """The interaction of a webhook token: 15 minutes, and not before the first answer."""
    i = call.host.tokens.get(token)
    if i is None or int(app_id) != call.host.app_id or i.acked is None:
        raise ApiError(404, 10015, "Unknown Webhook")
    if i.expired or time.monotonic() - i.created > call.host.token_lifetime:
        raise ApiError(401, TOKEN_OVER, "Invalid Webhook Token")
    return i


@route("POST", "/webhooks/{id}/{text}", auth=False)
def follow_up(call: Call, app_id: str, token: str) -> Answer:
    """A follow-up; after a deferral the first one fills the answer, and is as visible as the deferral said."""
    i = _by_token(call, app_id, token)
    if i.original is not None and i.original.loading and i.original.dismissed:
        # Whoever deletes 'thinking...' leaves nothing to follow: discord/discord-api-docs#3087
        raise ApiError(404, 10008, "Unknown Message")
    if i.original is not None and i.original.loading and not i.original.deleted:
        if (call.fields.get("flags") or 0) & FLAG_V2:
            # Nobody says that a follow-up may bring components v2 into a deferral: the edit of @original does.
            raise refuse_form("flags", "BITFIELD_INVALID_FLAGS", "Edit the original response instead")
        _edit(i, i.original, read_draft(call.host, call.body, call.files, i.original))
        return 200, i.original.payload()
    draft = read_draft(call.host, call.body, call.files)
    return 200, _say(i, draft, ephemeral=_wants_ephemeral(call.fields), first=False).payload()


@route("GET PATCH DELETE", "/webhooks/{id}/{text}/messages/{message}", auth=False)
def answered(call: Call, app_id: str, token: str, mid: str) -> Answer:
    """Look at, change or delete an answer; '@original' is the first, or the message the button sat on."""
    i = _by_token(call, app_id, token)
    if mid == "@original":
        m = i.original
    else:
        mine = [*i.messages, *([i.source] if i.source is not None else [])]
        m = next((x for x in mine if x.id == int(mid)), None)
    if m is None or m.deleted:
        raise ApiError(404, 10008, "Unknown Message")
    if call.method == "DELETE":
        posting.delete_message(m)
        return 204, None
    if call.method == "PATCH":
        _edit(i, m, read_draft(call.host, call.body, call.files, m))
    return 200, m.payload()
