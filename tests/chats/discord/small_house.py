"""A house small enough to see through: texts for any commands, so that a test can declare its own."""

from __future__ import annotations

from pathlib import Path

from bot.hall.declared.catalogue import Commands
from bot.hall.declared.kinds import Choice
from bot.texts import LANGUAGES, Texts

OWN = Path(__file__).parents[3] / "bot" / "texts"


def texts_for(commands: Commands, folder: Path) -> Texts:
    """Italian names are the English ones with an i before them; what the chat says of its own is the real text."""
    for language in LANGUAGES:
        mark = "i" if language == "it" else ""
        messages = [f"{group} = {mark}{group}\n    .about = {mark}About {group}" for group in commands.groups()]
        for command in commands.values():
            lines = [f"{command.key} = {mark}{command.path[-1]}", f"    .about = {mark}About {command.name}"]
            for parameter in command.parameters:
                key = parameter.name.replace("_", "-")
                lines += [f"    .{key} = {mark}{parameter.name}", f"    .{key}-about = {mark}{'long ' * 40}"]
                if isinstance(parameter.kind, Choice):
                    values = "\n".join(f"    .{value} = {mark}{value}" for value in parameter.kind.values)
                    messages.append(f"choices-{parameter.kind.name} =\n{values}")
            messages.append("\n".join(lines))
        (folder / language).mkdir()
        (folder / language / "commands.ftl").write_text("\n".join(messages) + "\n", "utf-8")
        own = (OWN / language / "discord.ftl").read_text("utf-8")
        hall = (OWN / language / "hall.ftl").read_text("utf-8").splitlines()
        stays = [line for line in hall if line.startswith("still-there")]
        (folder / language / "discord.ftl").write_text("\n".join([own, *stays]) + "\n", "utf-8")
    return Texts(folder)
