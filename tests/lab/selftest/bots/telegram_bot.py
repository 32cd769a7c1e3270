"""A small Telegram bot, as anybody would write it with stock python-telegram-bot."""

import asyncio
import base64
import logging
import os
from datetime import timedelta

from telegram import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    ForceReply,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    ReplyKeyboardMarkup,
    Update,
)
from telegram import InlineKeyboardButton as B
from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    ContextTypes,
    MessageHandler,
    filters,
)

logging.basicConfig(level=logging.WARNING)
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


async def start(update: Update, context: ContextTypes.DEFAULT_TYPE):
    await update.message.reply_text(f"Hello {update.effective_user.first_name} payload={context.args}")


async def roll(update, context):
    n = context.args[0] if context.args else "1"
    kb = InlineKeyboardMarkup(
        [
            [B("Re-roll", callback_data=f"again:{n}"), B("Rules", url="https://example.org/rules")],
            [B("Same", callback_data="same"), B("Slow", callback_data="mute")],
        ]
    )
    text = f"Rolled <b>{n}</b> dice for {update.effective_user.language_code}"
    await update.message.reply_text(text, parse_mode="HTML", reply_markup=kb)


async def private(update, context):
    """/private: a button that leads into the private chat."""
    await update.message.reply_text("Secret", reply_markup=InlineKeyboardMarkup([[B("Open", callback_data="open")]]))


async def button(update, context):
    q = update.callback_query
    if q.data.startswith("again:"):
        await q.answer("Rolling again")
        await q.edit_message_text(f"Rolled again {q.data[6:]}", reply_markup=q.message.reply_markup)
    elif q.data == "open":
        await q.answer(url=f"https://t.me/{context.bot.username}?start=secret_7")
    elif q.data == "same":
        try:
            await q.edit_message_text(q.message.text_html, parse_mode="HTML", reply_markup=q.message.reply_markup)
        except BadRequest as e:
            await q.answer(str(e)[:190], show_alert=True)


async def tell(update, context):
    try:
        await context.bot.send_message(update.effective_user.id, "a private word")
        await update.message.reply_text("told")
    except Forbidden as e:
        await update.message.reply_text(f"cannot: {e}")


async def ask(update, context):
    """/ask: a forced reply of the one who asked only."""
    await update.message.reply_text("How many?", do_quote=True, reply_markup=ForceReply(selective=True))


async def topics(update, context):
    """/topics: in this topic, in the general one, and in one that is not."""
    m, bot = update.message, context.bot
    await m.reply_text(f"here {m.message_thread_id} {m.is_topic_message}")
    await bot.send_message(m.chat_id, "in general")
    try:
        await bot.send_message(m.chat_id, "nowhere", message_thread_id=987654)
    except BadRequest as e:
        await m.reply_text(str(e))


async def raw(update, context):
    """/raw html|md2|long|data|url|caption|photo|notphoto|..."""
    try:
        await RAW[context.args[0]](context.bot, update.effective_chat.id, update.effective_user.id)
    except RetryAfter as e:
        wait = e.retry_after  # a timedelta where PTB_TIMEDELTA is set, as our own chat sets it
        await asyncio.sleep(wait.total_seconds() if isinstance(wait, timedelta) else wait)
        await context.bot.send_message(update.effective_chat.id, "after the flood")
    except TelegramError as e:
        await context.bot.send_message(update.effective_chat.id, f"{type(e).__name__}: {e}")


async def good_photo(bot, chat, _user):
    m = await bot.send_photo(chat, PNG, caption="<i>board</i>", parse_mode="HTML")
    await m.edit_caption("board two")


async def soon_gone(bot, chat, _user):
    m = await bot.send_message(chat, "soon gone")
    await m.delete()


async def who(bot, chat, user):
    admins = await bot.get_chat_administrators(chat)
    me = await bot.get_chat_member(chat, user)
    title = (await bot.get_chat(chat)).title
    await bot.send_message(chat, f"{[a.user.first_name for a in admins]} {me.status} {title}")


async def many(bot, chat, _user):
    for i in range(5):
        await bot.send_message(chat, f"n{i}")


def text(words, **kw):
    return lambda bot, chat, user: bot.send_message(chat, words, **kw)


def keys(*rows):
    return InlineKeyboardMarkup(rows)


RAW = {
    "html": text("<b>open", parse_mode="HTML"),
    "tag": text("a <nobr>b</nobr>", parse_mode="HTML"),
    "less": text("if a < b", parse_mode="HTML"),
    "md2": text("1. first", parse_mode="MarkdownV2"),
    "md2ok": text("*bold* _it_ `code` [x](https://a.b) 1\\. done\\!", parse_mode="MarkdownV2"),
    "md": text("snake_case", parse_mode="Markdown"),
    "long": text("x" * 4097),
    "data": text("x", reply_markup=keys([B("b", callback_data="é" * 33)])),
    "url": text("x", reply_markup=keys([B("b", url="http://localhost:8080/x")])),
    "empty": text("   "),
    "keyboard": text("keys", reply_markup=ReplyKeyboardMarkup([["Yes", "No"]], resize_keyboard=True)),
    "caption": lambda bot, chat, user: bot.send_photo(chat, PNG, caption="c" * 1025),
    "notphoto": lambda bot, chat, user: bot.send_photo(chat, b"not a picture"),
    "doc": lambda bot, chat, user: bot.send_document(chat, b"a;b\n", filename="t.csv", caption="table"),
    "album": lambda bot, chat, user: bot.send_media_group(
        chat, [InputMediaPhoto(PNG, caption="one"), InputMediaPhoto(PNG)]
    ),
    "cmd": lambda bot, chat, user: bot.set_my_commands([BotCommand("Roll-It", "x")]),
    "cmds": lambda bot, chat, user: bot.set_my_commands([BotCommand(f"c{i}", "x") for i in range(101)]),
    "photo": good_photo,
    "del": soon_gone,
    "who": who,
    "many": many,
}


async def echo(update, context):
    await update.message.reply_text("heard: " + update.message.text, do_quote=True)


async def doc(update, context):
    f = await update.message.document.get_file()
    data = await f.download_as_bytearray()
    await update.message.reply_text(f"{update.message.document.file_name} has {len(data)} bytes")


async def mine(update, context):
    s = update.my_chat_member
    if s.chat.type == "private":
        print("my status", s.new_chat_member.status, flush=True)


async def post_init(app):
    await app.bot.set_my_commands([BotCommand("roll", "Roll dice"), BotCommand("start", "Begin")])
    await app.bot.set_my_commands([BotCommand("roll", "Tira i dadi")], language_code="it")
    await app.bot.set_my_commands([BotCommand("roll", "Roll in the group")], scope=BotCommandScopeAllGroupChats())
    print("ready", (await app.bot.get_me()).username, flush=True)


app = Application.builder().token(os.environ["TELEGRAM_TOKEN"]).post_init(post_init).build()
for name, function in {
    "start": start,
    "roll": roll,
    "tell": tell,
    "raw": raw,
    "ask": ask,
    "topics": topics,
    "private": private,
}.items():
    app.add_handler(CommandHandler(name, function))
app.add_handler(CallbackQueryHandler(button))
app.add_handler(ChatMemberHandler(mine, ChatMemberHandler.MY_CHAT_MEMBER))
app.add_handler(MessageHandler(filters.Document.ALL, doc))
app.add_handler(MessageHandler(filters.TEXT & ~filters.COMMAND & ~filters.UpdateType.EDITED, echo))
app.run_polling(timeout=5)
