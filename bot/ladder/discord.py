"""The ladder on Discord. The refusals are its JSON error codes (Opcodes and Status Codes), in its own words."""

from __future__ import annotations

from bot.ladder.steps import ANYTHING, BROKEN, REFUSED, SLOWLY, ChatLadder, Heard, Refusal, Rung, Step, Way

_BARRED = Refusal("50013 Missing Permissions", codes=(50013,))
_UNSEEN = Refusal("50001 Missing Access", codes=(50001,))
_LOCKED = Refusal("160005 Thread is locked", codes=(160005,))
_FULL = Refusal(
    "160006 Maximum number of active threads reached, 30033 Maximum number of thread participants reached",
    codes=(160006, 30033),
)
_GONE = Refusal("10003 Unknown Channel, 10004 Unknown Guild", codes=(10003, 10004), statuses=(403, 404))
_FILES = (Way.PICTURE, Way.FILE)
_ROOM = (Way.ANSWER, Way.NOTICE)
_SEND, _VIEW = "discord-permission-send-messages", "discord-permission-view-channel"
_THREADS, _ROOM_LEFT = "discord-permission-manage-threads", "discord-lacks-open-thread"

LADDER = ChatLadder(
    "discord",
    (
        # What answers a command or a press has three seconds, and its token fifteen minutes.
        Step(
            "reply-late",
            (Way.ANSWER,),
            Rung.REPLY,
            Refusal("10062 Unknown interaction, 40060 already acknowledged, 50027 Invalid Webhook Token; no reply"),
            Rung.ANEW,
        ),
        # Of every message, be it the reply, an edit or a private word.
        Step(
            "newer-refused",
            (Way.LAYOUT,),
            Rung.MESSAGE,
            Refusal("50035 Invalid Form Body", codes=(50035,), statuses=(400,)),
            Rung.PLAIN,
        ),
        Step(
            "files-barred",
            _FILES,
            Rung.MESSAGE,
            _BARRED,
            Rung.WORDS,
            Heard.ROOM,
            "discord-permission-attach-files",
        ),
        Step(
            "files-heavy",
            _FILES,
            Rung.MESSAGE,
            Refusal("40005 Request entity too large", codes=(40005,), statuses=(413,)),
            Rung.WORDS,
        ),
        Step(
            "buttons-refused",
            (Way.BUTTONS,),
            Rung.MESSAGE,
            Refusal("50035 Invalid Form Body", codes=(50035,)),
            Rung.BARE,
        ),
        Step("slowly", _ROOM, Rung.MESSAGE, SLOWLY, Rung.LATER, pause=10),
        Step("broken", _ROOM, Rung.MESSAGE, BROKEN, Rung.LATER, pause=10),
        Step("notice-unseen", (Way.NOTICE,), Rung.MESSAGE, _UNSEEN, Rung.KEPT, Heard.PRIVATE, _VIEW),
        Step("notice-barred", (Way.NOTICE,), Rung.MESSAGE, _BARRED, Rung.KEPT, Heard.PRIVATE, _SEND),
        Step("notice-locked", (Way.NOTICE,), Rung.MESSAGE, _LOCKED, Rung.KEPT, Heard.PRIVATE, _THREADS),
        Step("notice-full", (Way.NOTICE,), Rung.MESSAGE, _FULL, Rung.KEPT, Heard.PRIVATE, _ROOM_LEFT),
        Step("answer-unseen", (Way.ANSWER,), Rung.MESSAGE, _UNSEEN, Rung.CHAT, Heard.PRIVATE, _VIEW),
        Step("answer-barred", (Way.ANSWER,), Rung.MESSAGE, _BARRED, Rung.CHAT, Heard.PRIVATE, _SEND),
        Step("answer-locked", (Way.ANSWER,), Rung.MESSAGE, _LOCKED, Rung.CHAT, Heard.PRIVATE, _THREADS),
        Step("answer-full", (Way.ANSWER,), Rung.MESSAGE, _FULL, Rung.CHAT, Heard.PRIVATE, _ROOM_LEFT),
        Step("answer-gone", (Way.ANSWER,), Rung.MESSAGE, _GONE, Rung.CHAT, Heard.PRIVATE),
        Step("answer-untold", (Way.ANSWER,), Rung.CHAT, Refusal("as for a private message"), Rung.NOD),
        Step("answer-refused", (Way.ANSWER,), Rung.MESSAGE, ANYTHING, Rung.SORRY, Heard.PRIVATE, REFUSED),
        Step("notice-gone", (Way.NOTICE,), Rung.MESSAGE, _GONE, Rung.NOBODY, Heard.PRIVATE),
        Step("notice-refused", (Way.NOTICE,), Rung.MESSAGE, ANYTHING, Rung.NOBODY, Heard.PRIVATE, REFUSED),
        # Edits of messages older than an hour have a limit of their own: 30046, which comes as a 429.
        Step("edit-slowly", (Way.CHANGE,), Rung.EDIT, SLOWLY, Rung.LATER, pause=10),
        Step("edit-broken", (Way.CHANGE,), Rung.EDIT, BROKEN, Rung.LATER, pause=10),
        Step(
            "edit-refused",
            (Way.CHANGE,),
            Rung.EDIT,
            Refusal("10008 Unknown Message, 50083 Thread is archived, 50001, 50013; 50027 after 15 minutes"),
            Rung.ANEW,
        ),
        Step(
            "private-fast",
            (Way.PRIVATE,),
            Rung.CHAT,
            Refusal("40003 You are opening direct messages too fast", codes=(40003,)),
            Rung.BUTTON,
            pause=600,
        ),
        Step(
            "private-flagged",
            (Way.PRIVATE,),
            Rung.CHAT,
            Refusal("20026 Your bot has been flagged by our anti-spam system", codes=(20026,)),
            Rung.BUTTON,
            Heard.CLUB,
            "discord-quarantine",
            pause=3600,
        ),
        Step("private-slowly", (Way.PRIVATE,), Rung.CHAT, SLOWLY, Rung.LATER, pause=10),
        Step("private-broken", (Way.PRIVATE,), Rung.CHAT, BROKEN, Rung.LATER, pause=10),
        Step(
            "private-closed",
            (Way.PRIVATE,),
            Rung.CHAT,
            Refusal("50007 Cannot send messages to this user, 50278 no mutual guilds; anything else"),
            Rung.BUTTON,
        ),
        Step("event-slowly", (Way.EVENT,), Rung.EVENT, SLOWLY, Rung.LATER, pause=10),
        Step("event-broken", (Way.EVENT,), Rung.EVENT, BROKEN, Rung.LATER, pause=10),
        Step(
            "event-gone",
            (Way.EVENT,),
            Rung.EVENT,
            Refusal("10070 Unknown Guild Scheduled Event", codes=(10070,), statuses=(404,)),
            Rung.AFRESH,
        ),
        Step(
            "event-refused",
            (Way.EVENT,),
            Rung.EVENT,
            Refusal("50013 Missing Permissions; anything else"),
            Rung.CARD,
        ),
    ),
)
