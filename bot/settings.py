"""The settings: config/settings.toml, then the environment; secrets only from the environment (or .env)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, available_timezones

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

HOME = Path(__file__).parents[1]
SETTINGS_FILE = HOME / "config" / "settings.toml"


class WrongSetting(Exception):
    """A setting that does not fit: its file, its key and the reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file, self.key, self.reason = file, key, reason


def _zone(name: str) -> str:
    if name not in available_timezones():
        raise ValueError("is not a time zone such as Europe/Rome")
    ZoneInfo(name)
    return name


class Section(BaseModel):
    """A part of the settings file: unknown keys are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ClubSettings(Section):
    """What a new club starts with."""

    language: Literal["it", "en"] = "it"
    timezone: Annotated[str, AfterValidator(_zone)] = "Europe/Rome"


class StorageSettings(Section):
    """Where the books are kept."""

    path: Path = Path("data/araldo.db")


class PageSettings(Section):
    """The local club: a page in the browser."""

    enabled: Literal["auto", "yes", "no"] = "auto"
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8090
    public_url: str = ""
    public: Literal["board", "club"] = "board"


class LimitSettings(Section):
    """What one member may do."""

    commands_a_minute: Annotated[int, Field(ge=1, le=10_000)] = 20


class TableSettings(Section):
    """Rolls at a table with no campaign."""

    quiet_hours: Annotated[float, Field(gt=0, le=720)] = 12


class LogSettings(Section):
    """What is logged."""

    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"


class Settings(BaseSettings):
    """Every setting of the house."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", env_prefix="ARALDO_", env_nested_delimiter="__", env_file_encoding="utf-8"
    )

    club: ClubSettings = ClubSettings()
    storage: StorageSettings = StorageSettings()
    page: PageSettings = PageSettings()
    limits: LimitSettings = LimitSettings()
    table: TableSettings = TableSettings()
    log: LogSettings = LogSettings()
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


def read_settings(file: Path = SETTINGS_FILE, env_file: Path | None = HOME / ".env") -> Settings:
    """The settings of this house; a wrong one stops here, named."""
    values = _file_values(file)
    try:
        return Settings.model_validate(values) if env_file is None else Settings(_env_file=env_file, **values)  # type: ignore[call-arg, arg-type]
    except ValidationError as wrong:
        first = wrong.errors()[0]
        key = ".".join(str(part) for part in first["loc"])
        section, _, name = key.partition(".")
        in_file = name in values.get(section, {}) and values[section][name] == first["input"]
        where = str(file) if in_file else "ENV / .env"
        raise WrongSetting(where, key, first["msg"]) from None


def _file_values(file: Path) -> dict[str, dict[str, object]]:
    if not file.exists():
        return {}
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise WrongSetting(str(file), "TOML", str(wrong)) from None
    sections = {name for name, field in Settings.model_fields.items() if field.validation_alias is None}
    for name, section in values.items():
        if name not in sections:
            raise WrongSetting(str(file), name, f"unknown; known are {', '.join(sorted(sections))}")
        if not isinstance(section, dict):
            raise WrongSetting(str(file), name, "should be a section: [" + name + "]")
    return values
