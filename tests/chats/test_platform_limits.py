"""The limits of the platforms, as their documents say them: what is beyond is refused there, not here."""

from __future__ import annotations

import discord
import pytest
import telegram.constants as documented

from bot.chats.discord.answering import fast_answer
from bot.chats.discord.drawing import drawing, form_modal, layout
from bot.chats.discord.sending import channel_sender
from bot.chats.discord.slash_commands import CHOICE, CHOICES, DESCRIPTION
from bot.chats.discord.slash_commands import TEXT as OPTION_TEXT
from bot.chats.telegram import reading
from bot.chats.telegram.answering import form_questions
from bot.chats.telegram.drawing import drawing as telegrams
from bot.chats.telegram.drawing import keyboards


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        # https://discord.com/developers/docs/resources/message
        (drawing.CONTENT, 2000),
        (drawing.FILES, 10),
        (drawing.ALT, 1024),
        (channel_sender.LONGEST, 2000),
        # https://discord.com/developers/docs/components/reference
        (drawing.ROWS, 5),
        (drawing.ROW, 5),
        (drawing.MENU, 25),
        (drawing.LABEL, 80),
        (drawing.OPTION, 100),
        (drawing.TITLE, 45),
        (drawing.COMPONENTS, 40),
        (form_modal.LONGEST, 4000),
        (form_modal.PARTS, 5),
        (form_modal.ABOUT, 100),
        # https://discord.com/developers/docs/interactions/application-commands
        (DESCRIPTION, 100),
        (CHOICES, 25),
        (CHOICE, 100),
        (OPTION_TEXT, 6000),
        # https://core.telegram.org/bots/api
        (telegrams.TEXT, documented.MessageLimit.MAX_TEXT_LENGTH),
        (telegrams.CAPTION, documented.MessageLimit.CAPTION_LENGTH),
        (telegrams.ALERT, documented.CallbackQueryLimit.ANSWER_CALLBACK_QUERY_TEXT_LENGTH),
        (telegrams.ENTITIES, documented.MessageLimit.MESSAGE_ENTITIES),
        (keyboards.MOST, documented.InlineKeyboardMarkupLimit.TOTAL_BUTTON_NUMBER),
        (reading.PAYLOAD, documented.MessageLimit.DEEP_LINK_LENGTH),
        (form_questions.PLACEHOLDER, documented.ReplyLimit.MAX_INPUT_FIELD_PLACEHOLDER),
    ],
)
def test_each_is_as_documented(ours: int, theirs: int) -> None:
    assert ours == theirs


def test_what_is_written_to_discord_in_numbers_means_what_is_meant() -> None:
    flags = discord.MessageFlags
    assert flags(suppress_embeds=True).value == fast_answer._NO_EMBEDS
    assert flags(ephemeral=True).value == fast_answer._EPHEMERAL
    assert flags(components_v2=True).value == fast_answer._LAID
    kinds = discord.ComponentType
    found = (layout._WORDS, layout._GALLERY, layout._FILE, layout._FRAME)
    assert found == tuple(one.value for one in (kinds.text_display, kinds.media_gallery, kinds.file, kinds.container))
