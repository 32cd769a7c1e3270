"""The settings: config/settings.toml, then the environment; secrets only from the environment (or .env)."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from dotenv import dotenv_values
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, SettingsError

from bot.places import ENV_FILE, SETTINGS_FILE
from bot.texts import FIRST_LANGUAGE, LANGUAGES, Spoken, of_machine
from bot.toml_lines import wrong_line

ENVIRONMENT = "ENV / .env"
_REASONS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "int_type": "not-whole",
    "int_parsing": "not-whole",
    "int_parsing_size": "not-whole",
    "int_from_float": "not-whole",
    "float_type": "not-a-number",
    "float_parsing": "not-a-number",
    "finite_number": "not-a-number",
    "string_type": "not-a-text",
    "path_type": "not-a-text",
    "literal_error": "not-a-choice",
    "greater_than_equal": "too-small",
    "greater_than": "not-above",
    "less_than_equal": "too-large",
    "less_than": "not-below",
    "model_type": "not-a-section",
    "zone": "not-a-zone",
    "https": "not-https",
    "site": "not-a-site",
    "database": "not-a-database",
    "room": "not-a-room",
}
"""Our reasons, by pydantic's error types."""

_SERVER = re.compile(r"(\[[\da-fA-F:.]+\]|[^:\[\]]*)(:\d*)?")

Values: TypeAlias = Mapping[str, Mapping[str, object]]


class WrongSetting(Exception):
    """A setting that does not fit: its file, its key (none where the whole file is meant) and the reason.

    `reason` is a text key (setting-REASON) and `facts` what that names; it is told in `language`.
    """

    def __init__(self, file: str, key: str, reason: str, facts: Mapping[str, str] | None = None) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file, self.key, self.reason, self.facts = file, key, reason, facts or {}
        self.language = FIRST_LANGUAGE


@cache
def time_zones() -> frozenset[str]:
    """The names of all time zones, read once: they stand in hundreds of files."""
    return frozenset(available_timezones())


def _zone(name: str) -> str:
    if name not in time_zones():
        raise PydanticCustomError("zone", "not a time zone")
    return name


def _language_meant(value: object) -> object:
    return of_machine() if value == "auto" else value


def _https(address: str) -> str:
    local = address.startswith(("http://127.0.0.1", "http://localhost"))
    if address and not (address.startswith("https://") or local):
        raise PydanticCustomError("https", "not an https address")
    return address


def _site(address: str) -> str:
    if address and not re.fullmatch(r"https?://[^/?#\s]+/?", address):
        raise PydanticCustomError("site", "not the address of a site")
    return address


def _room(name: str) -> str:
    if name and not re.fullmatch(r"(discord|telegram|club):\S+", name):
        raise PydanticCustomError("room", "not a room of a platform")
    return name


def _database(address: SecretStr) -> SecretStr:
    if address.get_secret_value() and not _is_database(address.get_secret_value()):
        raise PydanticCustomError("database", "not the address of a PostgreSQL database")
    return address


def _is_database(address: str) -> bool:
    """Whether an address can be read in one way only: an unquoted sign in its password could cut it elsewhere."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    servers = parts.netloc.rpartition("@")[2].split(",")
    whole = "@" not in parts.path + parts.query + parts.fragment and all(map(_SERVER.fullmatch, servers))
    return whole and parts.scheme in ("postgresql", "postgres")


class Section(BaseModel):
    """A part of the settings file: unknown keys are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ClubSettings(Section):
    """What a new club starts with."""

    language: Annotated[Spoken, BeforeValidator(_language_meant)] = Field(default="auto", validate_default=True)
    timezone: Annotated[str, AfterValidator(_zone)] = "Europe/Rome"


class StorageSettings(Section):
    """Where the books are kept."""

    path: Path = Path("data/araldo.db")
    url: Annotated[SecretStr, AfterValidator(_database)] = SecretStr("")
    backups: str = ""
    backup_hour: Annotated[int, Field(ge=0, le=23)] = 4
    books_megabytes: Annotated[int, Field(ge=1, le=1_000_000)] = 256


class PageSettings(Section):
    """The local club: a page in the browser."""

    enabled: Literal["auto", "yes", "no"] = "auto"
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8090
    public_url: Annotated[str, AfterValidator(_site)] = ""
    public: Literal["board", "club"] = "board"
    streams: Annotated[int, Field(ge=1, le=1000)] = 20


class LimitSettings(Section):
    """What one member may do."""

    commands_a_minute: Annotated[int, Field(ge=1, le=1_000_000)] = 20
    slip_minutes: Annotated[int, Field(ge=0, le=60)] = 10


class TelegramSettings(Section):
    """What Telegram lets a bot do."""

    group_messages_a_minute: Annotated[int, Field(ge=1, le=600)] = 20
    ephemeral: Literal["yes", "no"] = "yes"
    webhook: Annotated[str, AfterValidator(_https)] = ""
    webhook_host: str = "127.0.0.1"
    webhook_port: Annotated[int, Field(ge=0, le=65535)] = 8092


class TableSettings(Section):
    """Rolls at a table with no campaign."""

    quiet_hours: Annotated[float, Field(gt=0, le=720)] = 12
    season: Literal["month", "quarter", "year", "never"] = "year"
    formula_dice: Annotated[int, Field(ge=1, le=1000)] = 100
    formula_sides: Annotated[int, Field(ge=2, le=1_000_000)] = 1000
    formula_explosions: Annotated[int, Field(ge=0, le=1000)] = 50


class SessionSettings(Section):
    """Sessions of a campaign."""

    resume_hours: Annotated[float, Field(ge=0, le=720)] = 8
    silence_minutes: Annotated[int, Field(ge=1, le=720)] = 10


class DateSettings(Section):
    """The next dates of campaigns and tournaments."""

    remind_hours: Annotated[float, Field(gt=0, le=720)] = 24
    lasts_hours: Annotated[float, Field(gt=0, le=72)] = 4


class MitoSettings(Section):
    """Games of the M.I.T.O. ladders."""

    late_days: Annotated[float, Field(gt=0, le=365)] = 2
    night_hours: Annotated[float, Field(ge=0, le=23)] = 5


class LogSettings(Section):
    """What is logged."""

    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    format: Literal["words", "json"] = "words"


class WatchSettings(Section):
    """Where the house tells how it is doing."""

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 0


class OperatorSettings(Section):
    """Whoever hosts the house."""

    room: Annotated[str, AfterValidator(_room)] = ""


class Settings(BaseSettings):
    """Every setting of the house."""

    model_config = SettingsConfigDict(
        frozen=True,
        extra="ignore",
        env_prefix="ARALDO_",
        env_nested_delimiter="__",
        env_file_encoding="utf-8",
        env_ignore_empty=True,  # a variable of the environment that is empty says nothing
    )

    club: ClubSettings = ClubSettings()
    storage: StorageSettings = StorageSettings()
    page: PageSettings = PageSettings()
    limits: LimitSettings = LimitSettings()
    telegram: TelegramSettings = TelegramSettings()
    table: TableSettings = TableSettings()
    session: SessionSettings = SessionSettings()
    date: DateSettings = DateSettings()
    mito: MitoSettings = MitoSettings()
    log: LogSettings = LogSettings()
    watch: WatchSettings = WatchSettings()
    operator: OperatorSettings = OperatorSettings()
    discord_token: Annotated[SecretStr, Field(validation_alias="DISCORD_TOKEN")] = SecretStr("")
    telegram_token: Annotated[SecretStr, Field(validation_alias="TELEGRAM_TOKEN")] = SecretStr("")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The environment prevails over .env, and .env over the file (which is given as the first values)."""
        return env_settings, dotenv_settings, init_settings


def read_settings(file: Path = SETTINGS_FILE, env_file: Path | None = ENV_FILE) -> Settings:
    """The settings of this house; a wrong one stops here, named."""
    values: Values = {}
    try:
        values = _file_values(file)
        return Settings(_env_file=env_file, **values)  # type: ignore[call-arg, arg-type]
    except ValidationError as error:
        wrong = _wrong(error.errors()[0], file, values)
    except SettingsError as error:
        # A whole section given in the environment, and not as JSON.
        named = re.search(r'field "(\w+)"', str(error))
        name = named[1] if named else ""
        wrong = WrongSetting(ENVIRONMENT, name, "not-a-section", {"name": name})
    except WrongSetting as error:
        wrong = error
    wrong.language = _language(values, env_file)
    raise wrong


def reason_of(error: ErrorDetails) -> tuple[str, dict[str, str]]:
    """What is wrong with a setting: a text key (setting-REASON), and what it names."""
    facts = {name: _shown(limit) for name, limit in error.get("ctx", {}).items() if name in ("ge", "gt", "le", "lt")}
    limit = next(iter(facts.values()), "")
    choices = ", ".join(re.findall(r"'([^']*)'", str(error.get("ctx", {}).get("expected", ""))))
    section = Settings.model_fields.get(str(error["loc"][0]) if error["loc"] else "")
    known = ", ".join(type(section.default).model_fields) if section is not None else ""
    name = ".".join(map(str, error["loc"]))
    return _REASONS.get(error["type"], "other"), {
        "value": _shown(error["input"]),
        "limit": limit,
        "choices": choices,
        "known": known,
        "name": name,
    }


def _wrong(error: ErrorDetails, file: Path, values: Values) -> WrongSetting:
    key = ".".join(map(str, error["loc"]))
    section, _, name = key.partition(".")
    in_file = name in values.get(section, {}) and values[section][name] == error["input"]
    return WrongSetting(str(file) if in_file else ENVIRONMENT, key, *reason_of(error))


def _shown(value: object) -> str:
    """A value as it would be written."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(int(value) if isinstance(value, float) and value.is_integer() else value)


def _language(values: Values, env_file: Path | None) -> str:
    """The language that the settings ask for, whatever else is wrong with them."""
    name = "ARALDO_CLUB__LANGUAGE"
    written = dotenv_values(env_file) if env_file is not None else {}
    wanted = os.environ.get(name) or written.get(name) or values.get("club", {}).get("language")
    return str(wanted) if wanted in LANGUAGES else of_machine()


def _file_values(file: Path) -> dict[str, dict[str, object]]:
    try:
        text = file.read_text("utf-8")
        values = tomllib.loads(text)
    except FileNotFoundError:
        return {}
    except OSError:
        raise WrongSetting(str(file), "", "not-readable") from None
    except UnicodeDecodeError:
        raise WrongSetting(str(file), "", "not-utf-8") from None
    except tomllib.TOMLDecodeError as wrong:
        line, stands = wrong_line(text, wrong)
        raise WrongSetting(str(file), "", "not-toml", {"line": str(line), "text": stands}) from None
    sections = sorted(name for name, field in Settings.model_fields.items() if field.validation_alias is None)
    for name, section in values.items():
        if name not in sections:
            raise WrongSetting(str(file), name, "unknown", {"known": ", ".join(sections)})
        if not isinstance(section, dict):
            raise WrongSetting(str(file), name, "not-a-section", {"name": name})
    return values
