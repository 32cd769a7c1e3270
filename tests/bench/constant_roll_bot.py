"""The least a discord.py bot can do that answers as `/roll` does: the same options, a constant of the same shape.

Where KEPT names a file, it first keeps there what it says, as one row of one table, and says it once that is on disk.
"""

import os
import sqlite3

import discord
from discord import app_commands

WORDS = """**Player 0**
`4 6 1 3 5` + riserva `2 6` → **4 successi**
Della riserva tornerebbero 1 se riesci, 0 se fallisci
Sigillo `7f3a·12`"""

kept = sqlite3.connect(os.environ["KEPT"], isolation_level=None) if "KEPT" in os.environ else None
if kept is not None:
    kept.executescript(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE said (id INTEGER, words TEXT)"
    )
client = discord.Client(intents=discord.Intents.default())
tree = app_commands.CommandTree(client)


@tree.command(description="Answer a constant")
async def roll(interaction: discord.Interaction, dice: int, reserve: int):
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Tira ancora", custom_id="!@b0000000 roll 5 reserve:2"))
    view.add_item(discord.ui.Button(label="Probabilità", custom_id="!@b0000000 odds 7"))
    view.stop()
    if kept is not None:
        kept.execute("INSERT INTO said VALUES (?, ?)", (interaction.id, WORDS))
    await interaction.response.send_message(WORDS, view=view, suppress_embeds=True)


@client.event
async def setup_hook():
    await tree.sync()


client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
