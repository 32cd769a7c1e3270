"""Discord and Telegram from one process and one event loop, as an ordinary author might."""

import asyncio
import os

import discord
from discord import app_commands
from discord.ext import commands
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.ext import Application, CallbackQueryHandler, CommandHandler

intents = discord.Intents.default()
intents.message_content = True
bot = commands.Bot(command_prefix="!", intents=intents)


class Confirm(discord.ui.View):
    @discord.ui.button(label="Confirm")
    async def confirm(self, interaction, button):
        await interaction.response.send_message("confirmed", ephemeral=True)

    @discord.ui.select(options=[discord.SelectOption(label="Catan"), discord.SelectOption(label="Risk")])
    async def game(self, interaction, select):
        await interaction.response.edit_message(content="game: " + select.values[0])


class Signup(discord.ui.Modal, title="Sign up"):
    name = discord.ui.TextInput(label="Name")

    async def on_submit(self, interaction):
        await interaction.response.send_message("welcome " + self.name.value)


@bot.tree.command(description="Roll")
async def roll(interaction: discord.Interaction, dice: int, reserve: int = 0):
    await interaction.response.send_message(f"rolled {dice} keeping {reserve}")


@bot.tree.command(description="Sign up")
async def signup(interaction: discord.Interaction):
    await interaction.response.send_modal(Signup())


group = app_commands.Group(name="diplomacy", description="Diplomacy")
sub = app_commands.Group(name="result", description="Results", parent=group)


@sub.command(name="add", description="Add")
@app_commands.choices(power=[app_commands.Choice(name="Austria", value="A")])
async def add(interaction: discord.Interaction, player: discord.Member, power: str, centres: int):
    await interaction.response.send_message(f"{player.display_name} {power} {centres}", view=Confirm())


bot.tree.add_command(group)


@bot.command()
async def ping(ctx):
    await ctx.send("pong")


async def tg_roll(update, context):
    again = InlineKeyboardMarkup([[InlineKeyboardButton("Re-roll", callback_data="r")]])
    await update.message.reply_text("rolled " + context.args[0], reply_markup=again)


async def tg_button(update, context):
    await update.callback_query.answer()
    await update.callback_query.edit_message_text("rolled again")


async def tg_start(update, context):
    await update.message.reply_text("hi " + " ".join(context.args))


async def main():
    app = Application.builder().token(os.environ["TELEGRAM_TOKEN"]).build()
    app.add_handlers(
        [
            CommandHandler("roll", tg_roll),
            CommandHandler("start", tg_start),
            CallbackQueryHandler(tg_button),
        ]
    )
    bot.setup_hook = bot.tree.sync
    async with app, bot:
        await app.start()
        await app.updater.start_polling()
        try:
            await bot.start(os.environ["DISCORD_TOKEN"])
        finally:
            await app.updater.stop()
            await app.stop()


asyncio.run(main())
