"""The ladder on Telegram. The refusals are the descriptions that its Bot API gives."""

from __future__ import annotations

from bot.ladder.steps import ANYTHING, BROKEN, REFUSED, SLOWLY, ChatLadder, Heard, Refusal, Rung, Step, Way

_ROOM = (Way.ANSWER, Way.NOTICE)
_BARRED = Refusal(
    "not enough rights to send text messages to the chat",
    says="not enough rights|no rights|write_forbidden|need administrator rights",
)
_CLOSED = Refusal("TOPIC_CLOSED", says="topic_closed")
_GONE = Refusal(
    "bot was kicked from the supergroup chat, chat not found, message thread not found",
    says="kicked|not a member|chat not found|thread not found|topic_deleted|deactivated|peer_id_invalid|forbidden",
)
_MOVED = Refusal("group chat was upgraded to a supergroup chat", says="upgraded to a? ?supergroup")
_TOKEN = Refusal("Unauthorized", statuses=(401,))
_MESSAGES, _TOPIC = "telegram-lacks-messages", "telegram-lacks-open-topic"

LADDER = ChatLadder(
    "telegram",
    (
        Step(
            "photos-barred",
            (Way.PICTURE,),
            Rung.MESSAGE,
            Refusal("not enough rights to send photos to the chat", says="not enough rights to send (?!text)"),
            Rung.WORDS,
            Heard.ROOM,
            "telegram-lacks-photos",
        ),
        Step(
            "files-barred",
            (Way.FILE,),
            Rung.MESSAGE,
            Refusal("not enough rights to send documents to the chat", says="not enough rights to send (?!text)"),
            Rung.WORDS,
            Heard.ROOM,
            "telegram-lacks-documents",
        ),
        Step(
            "photo-odd",
            (Way.PICTURE,),
            Rung.MESSAGE,
            Refusal(
                "PHOTO_INVALID_DIMENSIONS", says="photo_|image_process|too big for a photo|wrong file|failed to get"
            ),
            Rung.DOCUMENT,
        ),
        Step(
            "reply-gone",
            (*_ROOM, Way.PRIVATE),
            Rung.MESSAGE,
            # What is answered stands in another chat: Telegram forgives that it is gone in the same chat only.
            Refusal("message to be replied not found", says="replied"),
            Rung.UNLINKED,
        ),
        Step(
            "buttons-refused",
            (Way.BUTTONS,),
            Rung.MESSAGE,
            Refusal("BUTTON_DATA_INVALID", says="button_|reply_?markup|reply markup|keyboard"),
            Rung.BARE,
        ),
        Step("slowly", (*_ROOM, Way.PRIVATE), Rung.MESSAGE, SLOWLY, Rung.LATER),
        Step("broken", (*_ROOM, Way.PRIVATE), Rung.MESSAGE, BROKEN, Rung.LATER, pause=5),
        Step("token", (*_ROOM, Way.PRIVATE), Rung.MESSAGE, _TOKEN, Rung.LATER, pause=60),
        Step("moved", _ROOM, Rung.MESSAGE, _MOVED, Rung.THERE),
        Step("notice-topic", (Way.NOTICE,), Rung.MESSAGE, _CLOSED, Rung.KEPT, Heard.PRIVATE, _TOPIC),
        Step("notice-barred", (Way.NOTICE,), Rung.MESSAGE, _BARRED, Rung.KEPT, Heard.PRIVATE, _MESSAGES),
        Step("answer-topic", (Way.ANSWER,), Rung.MESSAGE, _CLOSED, Rung.CHAT, Heard.PRIVATE, _TOPIC),
        Step("answer-barred", (Way.ANSWER,), Rung.MESSAGE, _BARRED, Rung.CHAT, Heard.PRIVATE, _MESSAGES),
        Step("answer-gone", (Way.ANSWER,), Rung.MESSAGE, _GONE, Rung.CHAT, Heard.PRIVATE),
        Step("answer-untold", (Way.ANSWER,), Rung.CHAT, Refusal("as for a private message"), Rung.NOD),
        Step("answer-refused", (Way.ANSWER,), Rung.MESSAGE, ANYTHING, Rung.SORRY, Heard.PRIVATE, REFUSED),
        Step("notice-gone", (Way.NOTICE,), Rung.MESSAGE, _GONE, Rung.NOBODY, Heard.PRIVATE),
        Step("notice-refused", (Way.NOTICE,), Rung.MESSAGE, ANYTHING, Rung.NOBODY, Heard.PRIVATE, REFUSED),
        Step(
            "private-closed",
            (Way.PRIVATE,),
            Rung.MESSAGE,
            Refusal("bot can't initiate conversation with a user, bot was blocked by the user; anything else"),
            Rung.BUTTON,
        ),
        Step("edit-slowly", (Way.CHANGE,), Rung.EDIT, SLOWLY, Rung.LATER),
        Step("edit-broken", (Way.CHANGE,), Rung.EDIT, BROKEN, Rung.LATER, pause=5),
        Step("edit-token", (Way.CHANGE,), Rung.EDIT, _TOKEN, Rung.LATER, pause=60),
        Step("edit-moved", (Way.CHANGE,), Rung.EDIT, _MOVED, Rung.THERE),
        Step(
            "edit-same",
            (Way.CHANGE,),
            Rung.EDIT,
            Refusal("message is not modified", says="message is not modified"),
            Rung.DONE,
        ),
        Step(
            "edit-refused",
            (Way.CHANGE,),
            Rung.EDIT,
            Refusal("message to edit not found, message can't be edited; anything else"),
            Rung.ANEW,
        ),
        # What is for one member of a group goes down these four.
        Step(
            "alert-late",
            (Way.PRIVATE,),
            Rung.ALERT,
            Refusal("query is too old and response timeout expired; no press; too long for 200 characters"),
            Rung.UNSEEN,
        ),
        Step("unseen-slowly", (Way.PRIVATE,), Rung.UNSEEN, SLOWLY, Rung.LATER),
        Step(
            "unseen-refused",
            (Way.PRIVATE,),
            Rung.UNSEEN,
            Refusal("any refusal; or the message came back without an ephemeral_message_id, for all to see"),
            Rung.CHAT,
            Heard.ROOM,
        ),
        Step("chat-closed", (Way.PRIVATE,), Rung.CHAT, Refusal("as for a private message"), Rung.BUTTON),
        # What a group that takes twenty messages a minute keeps waiting is told at once by what does not count there.
        Step(
            "toast-late",
            (Way.MEANWHILE,),
            Rung.TOAST,
            Refusal("query is too old and response timeout expired; no press"),
            Rung.NOD,
        ),
        Step(
            "nod-refused",
            (Way.MEANWHILE,),
            Rung.NOD,
            Refusal("REACTION_INVALID; anything else, or no message that everybody sees"),
            Rung.CHAT,
        ),
        Step("aside-closed", (Way.ASIDE,), Rung.CHAT, Refusal("as for a private message"), Rung.TOGETHER),
        Step(
            "aside-full",
            (Way.ASIDE,),
            Rung.TOGETHER,
            Refusal("a form, a picture, too many buttons, or no letter is left"),
            Rung.LINK,
        ),
        Step(
            "aside-led",
            (Way.ASIDE,),
            Rung.LINK,
            Refusal("query is too old and response timeout expired; pressed again without having started the chat"),
            Rung.MESSAGE,
        ),
        Step("turn-closed", (Way.TURN,), Rung.CHAT, Refusal("as for a private message"), Rung.TOGETHER),
        Step("turn-full", (Way.TURN,), Rung.TOGETHER, Refusal("no letter is left"), Rung.EDIT),
        Step("nod-alone", (Way.MEANWHILE,), Rung.CHAT, Refusal("as for a private message"), Rung.MESSAGE),
    ),
)
