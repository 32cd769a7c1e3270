"""A small Discord bot, as anybody would write it with stock discord.py."""

import asyncio
import io
import logging
import os

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

logging.basicConfig(level=logging.INFO)
intents = discord.Intents.default()
intents.message_content = os.environ.get("NO_CONTENT") is None
intents.members = True
cls = commands.AutoShardedBot if os.environ.get("SHARDED") else commands.Bot


ITALIAN = {"Roll some dice": "Tira dei dadi", "roll": "tira"}


class ItalianTranslator(app_commands.Translator):
    async def translate(self, string, locale, context):
        if locale is discord.Locale.italian:
            return ITALIAN.get(string.message)
        return None


class Bot(cls):
    async def setup_hook(self):
        await self.tree.set_translator(ItalianTranslator())
        self.add_view(Persistent())
        synced = await self.tree.sync()
        print("synced", len(synced), flush=True)

    async def on_ready(self):
        print("ready as", self.user, [g.name for g in self.guilds], flush=True)

    async def on_resumed(self):
        print("resumed", flush=True)


patience = float(os.environ.get("HEARTBEAT_TIMEOUT", "60"))
bot = Bot(command_prefix="!", intents=intents, heartbeat_timeout=patience)
tree = bot.tree


class Reroll(discord.ui.View):
    def __init__(self, dice):
        super().__init__(timeout=60)
        self.dice, self.n = dice, 0

    @discord.ui.button(label="Re-roll", style=discord.ButtonStyle.primary)
    async def reroll(self, interaction, button):
        self.n += 1
        await interaction.response.edit_message(content=f"Rolled {self.dice} dice again ({self.n})", view=self)

    @discord.ui.button(label="Close", style=discord.ButtonStyle.danger)
    async def close(self, interaction, button):
        for c in self.children:
            c.disabled = True
        await interaction.response.defer()
        await interaction.edit_original_response(content="Closed", view=self)
        await interaction.followup.send("You closed it", ephemeral=True)
        self.stop()


class Persistent(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Join", custom_id="lab:join", emoji="🎲")
    async def join(self, interaction, button):
        await interaction.response.send_message(f"{interaction.user.display_name} joined", ephemeral=True)


@tree.command(description=app_commands.locale_str("Roll some dice"))
@app_commands.describe(dice="How many", reserve="Dice kept aside")
async def roll(
    interaction: discord.Interaction, dice: app_commands.Range[int, 1, 50], reserve: app_commands.Range[int, 0, 20] = 0
):
    embed = discord.Embed(title="Roll", description=f"{dice} dice, {reserve} aside", color=0x336699)
    embed.add_field(name="Locale", value=str(interaction.locale))
    await interaction.response.send_message(f"Rolled {dice} dice", embed=embed, view=Reroll(dice))


@tree.command(description="Only you see it")
async def secret(interaction: discord.Interaction):
    await interaction.response.send_message("a secret", ephemeral=True)
    await interaction.followup.send("for everybody")


@tree.command(description="Takes its time")
async def slow(interaction: discord.Interaction, seconds: float, private: bool = False):
    await interaction.response.defer(ephemeral=private, thinking=True)
    await asyncio.sleep(seconds)
    await interaction.followup.send("done at last")
    await interaction.followup.send("and one more thing")


@tree.command(description="Answers too late")
async def late(interaction: discord.Interaction):
    await asyncio.sleep(3.4)
    try:
        await interaction.response.send_message("too late")
    except discord.NotFound as e:
        await interaction.channel.send(f"late: {e.status} {e.code}")


@tree.command(description="Answers twice")
async def twice(interaction: discord.Interaction):
    await interaction.response.send_message("first")
    interaction.response._response_type = None
    try:
        await interaction.response.send_message("second")
    except discord.HTTPException as e:
        await interaction.followup.send(f"twice: {e.status} {e.code}")


@tree.command(description="A long message")
async def long(interaction: discord.Interaction, chars: int):
    try:
        await interaction.response.send_message("x" * chars)
    except discord.HTTPException as e:
        await interaction.response.send_message(f"refused: {e.status} {e.code} {e.text}"[:500])


diplomacy = app_commands.Group(name="diplomacy", description="Diplomacy league")
result = app_commands.Group(name="result", description="Results", parent=diplomacy)


@result.command(name="add", description="Record a result")
@app_commands.choices(power=[Choice(name="Austria", value="AUS"), Choice(name="Turkey", value="TUR")])
async def result_add(
    interaction: discord.Interaction,
    player: discord.Member,
    power: Choice[str],
    centres: app_commands.Range[int, 0, 34],
    where: discord.TextChannel = None,
    sheet: discord.Attachment = None,
):
    text = f"{player.display_name} as {power.value}: {centres}"
    if where:
        text += f" in {where.mention}"
    if sheet:
        text += f" ({len(await sheet.read())} bytes from {sheet.filename})"
    await interaction.response.send_message(text)


tree.add_command(diplomacy)


@tree.command(description="Find a city")
async def city(interaction: discord.Interaction, name: str):
    await interaction.response.send_message(f"City: {name}")


@city.autocomplete("name")
async def city_ac(interaction, current: str):
    cities = ["Roma", "Rovigo", "Milano", "Napoli"]
    return [Choice(name=c, value=c) for c in cities if c.lower().startswith(current.lower())]


class Menu(discord.ui.View):
    @discord.ui.select(
        placeholder="Which game?",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=game, value=game[0].lower()) for game in ("Catan", "Diplomacy", "Risk")],
    )
    async def game(self, interaction, select):
        await interaction.response.send_message("You chose " + ",".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Who?")
    async def who(self, interaction, select):
        await interaction.response.send_message("Chose " + select.values[0].display_name, ephemeral=True)


@tree.command(description="Menus")
async def menu(interaction: discord.Interaction):
    await interaction.response.send_message("Choose", view=Menu())


class Signup(discord.ui.Modal, title="Sign up"):
    name = discord.ui.TextInput(label="Name", max_length=20)
    note = discord.ui.TextInput(label="Note", style=discord.TextStyle.paragraph, required=False)

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"Welcome {self.name.value} [{self.note.value}]", ephemeral=True)


class LabelModal(discord.ui.Modal, title="With labels"):
    team = discord.ui.Label(
        text="Team", description="Your team", component=discord.ui.TextInput(style=discord.TextStyle.short)
    )
    side = discord.ui.Label(
        text="Side",
        component=discord.ui.Select(options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]),
    )

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"{self.team.component.value} plays {self.side.component.values[0]}")


@tree.command(description="Sign up")
async def signup(interaction: discord.Interaction, labels: bool = False):
    await interaction.response.send_modal(LabelModal() if labels else Signup())


@tree.command(description="A file")
async def export(interaction: discord.Interaction):
    f = discord.File(io.BytesIO(b"a;b\n1;2\n"), "table.csv")
    await interaction.response.send_message("Here", file=f)


@tree.command(description="A picture in an embed")
async def board(interaction: discord.Interaction):
    png = discord.File(io.BytesIO(b"\x89PNG fake"), "board.png")
    e = discord.Embed(title="Board")
    e.set_image(url="attachment://board.png")
    await interaction.response.defer()
    await interaction.followup.send(embed=e, file=png)


@tree.command(description="Writes to you")
async def dm(interaction: discord.Interaction):
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send("hello in private", view=Persistent())
        await interaction.followup.send("sent")
    except discord.Forbidden as e:
        await interaction.followup.send(f"cannot: {e.code}")


class Layout(discord.ui.LayoutView):
    text = discord.ui.TextDisplay("# Tournament")
    box = discord.ui.Container(
        discord.ui.Section(
            discord.ui.TextDisplay("Round 1"), accessory=discord.ui.Button(label="Report", custom_id="x:report")
        ),
        accent_colour=0xFF0000,
    )

    async def interaction_check(self, interaction):
        if interaction.data["custom_id"] == "x:report":
            await interaction.response.send_message("reported", ephemeral=True)
        return False


@tree.command(description="Components v2")
async def layout(interaction: discord.Interaction):
    await interaction.response.send_message(view=Layout())


@tree.command(description="A thread")
async def thread(interaction: discord.Interaction, name: str):
    await interaction.response.send_message("Opening")
    m = await interaction.original_response()
    t = await (await m.fetch()).create_thread(name=name)
    await t.send("first post")


@tree.command(description="Edits and deletes")
async def life(interaction: discord.Interaction):
    await interaction.response.send_message("one")
    await interaction.edit_original_response(content="two")
    m = await interaction.channel.send("standing")
    await m.edit(content="standing corrected")
    extra = await interaction.followup.send("extra", wait=True)
    await extra.edit(content="extra edited")
    await extra.delete()


@tree.command(description="Admins only")
@app_commands.default_permissions(administrator=True)
async def admin(interaction: discord.Interaction):
    await interaction.response.send_message("admin ok " + str(interaction.user.guild_permissions.administrator))


@tree.command(description="Crashes")
async def crash(interaction: discord.Interaction):
    raise RuntimeError("boom")


@tree.command(description="Says things in the channel")
async def speak(interaction: discord.Interaction, times: int):
    await interaction.response.send_message("speaking", ephemeral=True)
    for i in range(times):
        try:
            await interaction.channel.send(f"line {i}")
        except discord.HTTPException as e:
            await interaction.followup.send(f"failed {i}: {e.status} {e.code}", ephemeral=True)


@tree.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message):
    await interaction.response.send_message(f"> {message.content}")


@bot.command()
async def ping(ctx):
    await ctx.reply("pong")


@tree.command(description="Says it twice with one nonce")
async def nonce(interaction: discord.Interaction, word: str):
    await interaction.response.defer(ephemeral=True)
    for _ in range(2):
        await interaction.channel.send("said " + word, nonce=word)
    await interaction.followup.send("done")


@bot.listen()
async def on_message(message):
    if bot.user in message.mentions and message.content and not message.author.bot and message.guild:
        words = message.content.replace(bot.user.mention, "").strip()
        await message.channel.send("heard: " + words)


@bot.command()
async def syncguild(ctx):
    guild_only = app_commands.Command(name="here", description="Only here", callback=here)
    tree.add_command(guild_only, guild=ctx.guild)
    got = await tree.sync(guild=ctx.guild)
    await ctx.send(f"synced {len(got)} here")


async def here(interaction: discord.Interaction):
    await interaction.response.send_message("here " + str(interaction.guild.name))


@bot.listen()
async def on_raw_reaction_add(payload):
    if payload.user_id != bot.user.id:
        await bot.get_channel(payload.channel_id).send(f"reaction {payload.emoji}")


bot.run(os.environ["DISCORD_TOKEN"])
