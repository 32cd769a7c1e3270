"""The house's commands as Discord's command tree: typed options, choices, autocomplete, names in every language."""

from __future__ import annotations

import inspect
import json
import keyword
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Choice, Range, locale_str

from bot.chats.discord.drawing.drawing import clip
from bot.hall.declared import kinds
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Kind, Parameter
from bot.hall.people.accounts import language_of, likely_language
from bot.hall.requests import Suggestion
from bot.texts import WIDE_LANGUAGE, Texts

DESCRIPTION = 100
CHOICES = 25
CHOICE = 100
TEXT = 6000
ROOMS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
]


class WhenChosen(Protocol):
    """What happens when somebody has chosen a command."""

    def __call__(
        self, interaction: discord.Interaction, command: Command, values: Mapping[str, Any], /
    ) -> Awaitable[None]: ...


class WhenCompleting(Protocol):
    """Where the values come from that an option offers while it is being typed."""

    def __call__(
        self, interaction: discord.Interaction, command: Command, parameter: Parameter, typed: str, /
    ) -> Awaitable[list[Suggestion]]: ...


class RoomOption(app_commands.Transformer):
    """A channel or thread in which one can write."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel, for Discord."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """No categories, no voice."""
        return ROOMS

    async def transform(self, _interaction: discord.Interaction, value: Any, /) -> Any:
        """The channel as Discord resolved it."""
        return value


class Translator(app_commands.Translator):
    """Gives Discord the names in every language of ours that it knows; those of the widest stand in the tree itself."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text of a name or description in that language."""
        language = language_of(locale.value)
        if language in ("", WIDE_LANGUAGE):
            return None
        return clip(self._texts.name(language, string.extras["key"]), DESCRIPTION)


class SlashCommandTree(app_commands.CommandTree[Any]):
    """The command tree; whoever chooses a command that it no longer has is told that the command is gone."""

    def __init__(self, client: discord.Client, unknown: Callable[[discord.Interaction], Awaitable[None]]) -> None:
        super().__init__(
            client,
            allowed_contexts=AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=AppInstallationType(guild=True),
        )
        self._unknown = unknown

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """A command whose form has changed is answered; anything else is a bug and goes to the log."""
        changed = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
        if isinstance(error, changed):
            await self._unknown(interaction)
        else:
            await super().on_error(interaction, error)


async def fingerprint(tree: SlashCommandTree) -> str:
    """What the commands are now, in a few letters, to notice when they change."""
    translator = tree.translator
    assert translator is not None
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    return sha256(json.dumps(payload).encode()).hexdigest()


def plant(
    tree: SlashCommandTree, commands: Commands, texts: Texts, chosen: WhenChosen, completing: WhenCompleting
) -> None:
    """Put every command that people see into the tree."""
    planter = _Planter(texts, chosen, completing)
    for command in commands.shown():
        if len(command.path) == 1:
            tree.add_command(planter.command(command))
    for group, members in commands.groups().items():
        branch = app_commands.Group(name=planter.said(group, group), description=planter.about(group))
        for command in members:
            branch.add_command(planter.command(command))
        tree.add_command(branch)


class _Planter:
    """Makes Discord's commands of ours."""

    def __init__(self, texts: Texts, chosen: WhenChosen, completing: WhenCompleting) -> None:
        self._texts = texts
        self._chosen = chosen
        self._completing = completing

    def said(self, english: str, key: str) -> locale_str:
        """A name with those in other languages."""
        return locale_str(english, key=key)

    def about(self, key: str) -> locale_str:
        """A description in every language."""
        return locale_str(clip(self._texts.name(WIDE_LANGUAGE, f"{key}.about"), DESCRIPTION), key=f"{key}.about")

    def command(self, command: Command) -> app_commands.Command[Any, ..., Any]:
        """One command, with a callback whose signature is its form."""
        form = {_spelt(parameter.name): parameter for parameter in command.parameters if not parameter.hidden}
        chosen = self._chosen

        async def answer(interaction: discord.Interaction, /, **values: Any) -> None:
            given = {form[name].name: value for name, value in values.items() if value is not None}
            await chosen(interaction, command, given)

        answer.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
            [
                inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY, annotation=discord.Interaction),
                *(self._option(spelt, parameter) for spelt, parameter in form.items()),
            ]
        )
        self._dress(answer, command, form)
        return app_commands.Command(
            name=self.said(command.path[-1], command.key),
            description=self.about(command.key),
            callback=cast(Any, answer),
        )

    def _dress(self, answer: Any, command: Command, form: Mapping[str, Parameter]) -> None:
        """Names, descriptions, choices and autocomplete of the options."""
        names, abouts, choices, completions = {}, {}, {}, {}
        for spelt, parameter in form.items():
            name = parameter.name
            key = f"{command.key}.{name.replace('_', '-')}"
            names[spelt] = self.said(name, key)
            abouts[spelt] = locale_str(
                clip(self._texts.name(WIDE_LANGUAGE, f"{key}-about"), DESCRIPTION), key=f"{key}-about"
            )
            kind = parameter.kind
            if isinstance(kind, kinds.Choice) and not isinstance(kind, kinds.YesNo):
                if len(kind.values) <= CHOICES:
                    choices[spelt] = [self._choice(kind, value) for value in kind.values]
                else:
                    completions[spelt] = self._listing(kind)
            elif isinstance(kind, kinds.Member | kinds.Members) or (
                kind.suggest is not None and not isinstance(kind, _RESOLVED)
            ):
                completions[spelt] = self._completion(command, parameter)
        for decorate, what in (
            (app_commands.rename, names),
            (app_commands.describe, abouts),
            (app_commands.choices, choices),
            (app_commands.autocomplete, completions),
        ):
            if what:
                cast(Any, decorate)(**what)(answer)

    def _choice(self, kind: kinds.Choice, value: str) -> Choice[str]:
        key = f"choices-{kind.name}.{value}"
        return Choice(name=self.said(clip(self._texts.name(WIDE_LANGUAGE, key), CHOICE), key), value=value)

    def _listing(self, kind: kinds.Choice) -> Any:
        """Autocomplete over more choices than Discord lists."""

        async def complete(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
            language = likely_language(interaction.locale.value)
            named = {value: self._texts.name(language, f"choices-{kind.name}.{value}") for value in kind.values}
            found = [value for value in kind.values if typed.casefold() in named[value].casefold()]
            return [Choice(name=clip(named[value], CHOICE), value=value) for value in found[:CHOICES]]

        return complete

    def _completion(self, command: Command, parameter: Parameter) -> Any:
        """Autocomplete from the book."""
        whole = isinstance(parameter.kind, kinds.Whole)

        async def complete(interaction: discord.Interaction, typed: str | int) -> list[Choice[Any]]:
            found = await self._completing(interaction, command, parameter, str(typed))
            fit = [offer for offer in found if 0 < len(offer.value) <= CHOICE]
            return [
                Choice(name=clip(_no_mention(offer.label), CHOICE), value=int(offer.value) if whole else offer.value)
                for offer in fit[:CHOICES]
            ]

        return complete

    def _option(self, spelt: str, parameter: Parameter) -> inspect.Parameter:
        """An option as discord.py reads it from a signature."""
        default = inspect.Parameter.empty if parameter.required else None
        annotation = _annotation(parameter.kind)
        return inspect.Parameter(spelt, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


# Discord itself offers what these can be.
_RESOLVED = (kinds.RoomChoice, kinds.Upload, kinds.YesNo)


_NO_MENTIONS = str.maketrans({"@": "＠", "#": "＃"})


def _no_mention(label: str) -> str:
    """A label in which Discord's client finds nobody to mention: it would send the mention in the value's place."""
    return label.translate(_NO_MENTIONS)


def _spelt(name: str) -> str:
    """A parameter's name as Python can have it."""
    return f"{name}_" if keyword.iskeyword(name) else name


def _annotation(kind: Kind) -> Any:
    """Discord's type for a kind of parameter."""
    match kind:
        case kinds.Whole():
            return Range[int, kind.low, kind.high]
        case kinds.YesNo():
            return bool
        case kinds.Text():
            return Range[str, 1, min(kind.longest, TEXT)]
        case kinds.RoomChoice():
            return app_commands.Transform[Any, RoomOption]
        case kinds.Upload():
            return discord.Attachment
    return str
