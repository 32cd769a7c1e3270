"""The settings: what is wrong in them is named with its file or variable, and explained."""

import tomllib
from functools import partial
from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from bot.__main__ import main
from bot.places import SETTINGS_FILE
from bot.settings import ClubSettings, Settings, WrongSetting, read_settings, reason_of
from bot.texts import LANGUAGES, Texts, of_machine


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[page]\nport = 99999\n", "page.port"),
        ("[page]\nprot = 1\n", "page.prot"),
        ("[pages]\n", "pages"),
        ('[club]\ntimezone = "Rome"\n', "club.timezone"),
        ("[page\n", ""),
    ],
)
def test_a_wrong_setting_is_named_with_its_file(tmp_path: Path, text: str, key: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(WrongSetting) as wrong:
        read_settings(file, None)
    assert (wrong.value.file, wrong.value.key) == (str(file), key)


def test_the_settings_that_come_with_the_house_are_where_they_are_read() -> None:
    assert SETTINGS_FILE.read_text("utf-8").startswith("#")


WRONG = [
    ("[page]\nport = 99999\n", "chiave page.port: 99999 è troppo grande: al massimo 65535"),
    ("[page]\nport = -1\n", "chiave page.port: -1 è troppo piccolo: almeno 0"),
    ('[page]\nport = "many"\n', "chiave page.port: serve un numero intero, non «many»"),
    ("[page]\nport = 1.5\n", "chiave page.port: serve un numero intero, non «1.5»"),
    ("[page]\nport = [1]\n", "chiave page.port: serve un numero intero, non «[1]»"),
    ("[page]\nhost = 5\n", "chiave page.host: serve un testo fra virgolette, non «5»"),
    ("[page]\nprot = 1\n", "chiave page.prot: non c'è; ci sono enabled, host, port, public_url, public"),
    ('[page]\nenabled = "maybe"\n', "chiave page.enabled: «maybe» non è fra le scelte: auto, yes, no"),
    ("[page]\nenabled = true\n", "chiave page.enabled: «true» non è fra le scelte: auto, yes, no"),
    (
        "[pages]\n",
        "chiave pages: non c'è; ci sono club, date, limits, log, mito, operator, page, session, storage, table",
    ),
    ("page = 5\n", "chiave page: serve una sezione: scrivi [page], e sotto le sue righe"),
    ("[table]\nquiet_hours = 0\n", "chiave table.quiet_hours: 0 è troppo piccolo: più di 0"),
    ('[table]\nquiet_hours = "x"\n', "chiave table.quiet_hours: serve un numero, non «x»"),
    ("[storage]\npath = 5\n", "chiave storage.path: serve un testo fra virgolette, non «5»"),
    ('[club]\ntimezone = "Rome"\n', "chiave club.timezone: «Rome» non è un fuso orario, come Europe/Rome"),
    ('[page]\npublic_url = "club"\n', "chiave page.public_url: «club» non è l'indirizzo di un sito"),
    ('[page]\npublic_url = "http://a.it/b"\n', "chiave page.public_url: «http://a.it/b» non è l'indirizzo di un sito"),
    ("[limits]\ncommands_a_minute = 1000001\n", "1000001 è troppo grande: al massimo 1000000"),
    ("[page]\nport 80\n", "riga 2: non è scritta come si deve: «port 80»"),
    ("[page]\nport = 80\nport = 81\n", "riga 3: non è scritta come si deve: «port = 81»"),
    ('[page]\nhost = """x\n', "riga 2: non è scritta come si deve: «host"),
    ("[page]\nhost = \udce8\n", "il file non è scritto in UTF-8: salvalo di nuovo così"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_a_wrong_setting_is_explained_in_italian(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, reason: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text, "utf-8", errors="surrogateescape")
    assert main(["doctor"], read=partial(read_settings, file, None)) == 2
    said = capsys.readouterr().out
    assert said.startswith(f"Impostazione sbagliata in {file}, ")
    assert reason in said


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("ARALDO_PAGE__PORT", "many", "chiave page.port: serve un numero intero, non «many»"),
        ("ARALDO_PAGE__PROT", "1", "chiave page.prot: non c'è"),
        ("ARALDO_PAGE", "abc", "chiave page: serve una sezione"),
    ],
)
def test_a_wrong_setting_of_the_environment_is_explained_in_italian(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str, reason: str
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["doctor"]) == 2
    said = capsys.readouterr().out
    assert said.startswith("Impostazione sbagliata in ENV / .env, ")
    assert reason in said


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://araldo:p@ss:w/rd-secret@db.example.org/araldo",
        "postgresql://araldo:12/rd-secret@db.example.org/araldo",
        "postgresql://araldo:p?rd-secret@db.example.org/araldo",
        "postgresql://araldo:p#rd-secret@db.example.org/araldo",
        "postgresql://araldo:[rd-secret@db.example.org/araldo",
        "mysql://araldo:rd-secret@db.example.org/araldo",
        "host=db.example.org password=rd-secret",
    ],
)
def test_an_address_that_is_no_database_s_is_explained_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    monkeypatch.setenv("ARALDO_STORAGE__URL", address)
    assert main(["doctor"]) == 2
    said = capsys.readouterr()
    assert "chiave storage.url: serve un indirizzo come postgresql://" in said.out
    assert "rd-secret" not in said.out + said.err


@pytest.mark.parametrize(
    "address",
    [
        "",
        "postgresql://araldo:p%40ss%2Fw@db.example.org:5433/araldo?sslmode=require",
        "postgres://araldo@[::1]:5432/araldo",
        "postgresql://araldo@one:5432,two:5432/araldo?target_session_attrs=primary",
        "postgresql:///araldo?host=/run/postgresql",
    ],
)
def test_addresses_of_databases_are_taken(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("ARALDO_STORAGE__URL", address)
    assert read_settings(env_file=None).storage.url.get_secret_value() == address


def test_a_wrong_setting_is_explained_in_english_where_the_settings_say_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('[club]\nlanguage = "en"\n[page]\nport = "many"\n')
    assert main(["doctor"], read=partial(read_settings, file, None)) == 2
    assert "it must be a whole number, not “many”" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("told", "language"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "it"),
        ({}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": ""}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
    ],
)
def test_a_house_that_is_told_no_language_speaks_its_machine_s(
    monkeypatch: pytest.MonkeyPatch, told: dict[str, str], language: str
) -> None:
    monkeypatch.delenv("LANG")
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert (read_settings(env_file=None).club.language, ClubSettings().language) == (language, language)


def test_a_house_that_is_told_its_language_speaks_it_on_any_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    file = tmp_path / "settings.toml"
    file.write_text('[club]\nlanguage = "it"\n[page]\nport = "many"\n')
    assert main(["doctor"], read=partial(read_settings, file, None)) == 2
    assert "serve un numero intero" in capsys.readouterr().out


SECTIONS = [name for name, field in Settings.model_fields.items() if field.validation_alias is None]


KEYS = [(section, key) for section in SECTIONS for key in type(getattr(Settings(), section)).model_fields]


ODD = ([], {}, None, "x", -(10**30), 10**30, 1.5, float("nan"), True)


@pytest.mark.parametrize(("section", "key"), KEYS)
def test_whatever_is_wrong_with_a_setting_has_its_own_sentence(section: str, key: str) -> None:
    for value in ODD:
        try:
            Settings.model_validate({section: {key: value}})
        except ValidationError as wrong:
            reason, facts = reason_of(wrong.errors()[0])
            assert reason != "other", wrong
            for language in LANGUAGES:
                assert Texts().say(language, f"setting-{reason}", facts)


def test_a_wrong_setting_of_the_environment_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARALDO_PAGE__PORT", "many")
    with pytest.raises(WrongSetting) as wrong:
        read_settings()
    assert wrong.value.key == "page.port"
    assert "ENV" in wrong.value.file


def test_an_empty_variable_leaves_what_the_files_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, written = tmp_path / "settings.toml", tmp_path / ".env"
    file.write_text("[page]\nport = 8123\n")
    written.write_text("TELEGRAM_TOKEN=123456:secret\nARALDO_CLUB__LANGUAGE=en\nARALDO_PAGE__HOST=\n")
    for name in ("ARALDO_PAGE__PORT", "TELEGRAM_TOKEN", "ARALDO_CLUB__LANGUAGE", "ARALDO_LIMITS__COMMANDS_A_MINUTE"):
        monkeypatch.setenv(name, "")
    settings = read_settings(file, written)
    assert (settings.page.port, settings.club.language, settings.page.host) == (8123, "en", "127.0.0.1")
    assert settings.telegram_token.get_secret_value() == "123456:secret"
    file.write_text('[page]\nport = "many"\n')
    with pytest.raises(WrongSetting) as wrong:
        read_settings(file, written)
    assert wrong.value.language == "en"


def as_written(value: object) -> object:
    """A value as a file of settings has it."""
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    return str(value) if isinstance(value, Path) else value


def test_the_settings_file_holds_every_setting_as_it_is() -> None:
    written = tomllib.loads(SETTINGS_FILE.read_text("utf-8"))
    for section in SECTIONS:
        fields = type(getattr(Settings(), section)).model_fields
        assert written.pop(section) == {key: as_written(field.default) for key, field in fields.items()}, section
    assert written == {}


RANGES = {
    "storage.backup_hour": "0 23",
    "storage.books_megabytes": "1 1000000",
    "page.port": "0 65535",
    "page.streams": "1 1000",
    "limits.commands_a_minute": "1 1000000",
    "limits.slip_minutes": "0 60",
    "telegram.group_messages_a_minute": "1 600",
    "telegram.webhook_port": "0 65535",
    "table.quiet_hours": "above 0 720",
    "table.formula_dice": "1 1000",
    "table.formula_sides": "2 1000000",
    "table.formula_explosions": "0 1000",
    "session.resume_hours": "0 720",
    "session.silence_minutes": "1 720",
    "date.remind_hours": "above 0 720",
    "date.lasts_hours": "above 0 72",
    "mito.late_days": "above 0 365",
    "mito.night_hours": "0 23",
    "watch.port": "0 65535",
}
"""From where to where a number goes; `above` is without the first."""


def wrong_with(key: str, value: object) -> str:
    """The reason for which a setting is refused; empty where it is taken."""
    section, _, name = key.partition(".")
    try:
        Settings.model_validate({section: {name: value}})
    except ValidationError as wrong:
        return reason_of(wrong.errors()[0])[0]
    return ""


@pytest.mark.parametrize("key", RANGES)
def test_a_number_goes_from_one_to_another_and_no_further(key: str) -> None:
    *above, first, last = RANGES[key].split()
    assert [wrong_with(key, int(first) + step) for step in (-1, 0, 1)] == (
        ["not-above", "not-above", ""] if above else ["too-small", "", ""]
    )
    assert [wrong_with(key, int(last) + step) for step in (0, 1)] == ["", "too-large"]


def test_no_number_goes_without_end() -> None:
    assert set(RANGES) == {
        f"{section}.{name}"
        for section, name in KEYS
        if isinstance(type(getattr(Settings(), section)).model_fields[name].default, int | float)
    }


@pytest.mark.parametrize(
    ("key", "reason", "wrong", "right"),
    [
        (
            "telegram.webhook",
            "not-https",
            ["http://a.it", "ftp://a.it", "http://127.0.0.2", "x"],
            ["", "https://a.it/b", "http://127.0.0.1:8092", "http://localhost:8092"],
        ),
        (
            "page.public_url",
            "not-a-site",
            ["https://a.it/b", "https://a.it?b", "a.it", "https://"],
            ["", "https://a.it", "http://a.it:8090/"],
        ),
        (
            "operator.room",
            "not-a-room",
            ["discord", "discord:", "irc:1", "club:a b"],
            ["", "discord:1", "telegram:-1/2"],
        ),
        ("club.timezone", "not-a-zone", ["Rome", ""], ["Europe/Rome", "UTC"]),
        ("club.language", "not-a-choice", ["fr", ""], ["it", "en", "auto"]),
    ],
)
def test_addresses_rooms_and_names_are_taken_in_their_form_alone(
    key: str, reason: str, wrong: list[str], right: list[str]
) -> None:
    assert {value: wrong_with(key, value) for value in wrong} == dict.fromkeys(wrong, reason)
    section, _, name = key.partition(".")
    taken = [getattr(getattr(Settings.model_validate({section: {name: value}}), section), name) for value in right]
    assert taken == [of_machine() if value == "auto" else value for value in right]


def test_what_is_wrong_is_named_where_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment prevails over the file: what is right in this is no help."""
    (file := tmp_path / "settings.toml").write_text('[page]\nport = 80\nhost = "many"\n')
    monkeypatch.setenv("ARALDO_PAGE__PORT", "many")
    with pytest.raises(WrongSetting) as wrong:
        read_settings(file, None)
    assert (wrong.value.file, wrong.value.key, wrong.value.reason) == ("ENV / .env", "page.port", "not-whole")
    file.write_text('[page]\nport = "many"\n')
    with pytest.raises(WrongSetting) as wrong:
        read_settings(file, None)
    assert wrong.value.file == str(file)
    with pytest.raises(WrongSetting) as wrong:
        read_settings(tmp_path / "none.toml", None)
    assert (wrong.value.file, wrong.value.key) == ("ENV / .env", "page.port")
    monkeypatch.delenv("ARALDO_PAGE__PORT")
    file.write_text('[page]\nport = "many"\nhost = 5\n')
    with pytest.raises(WrongSetting) as wrong:
        read_settings(file, None)
    assert wrong.value.key == "page.host", "of several the first, as they are listed"


def test_settings_that_were_read_stay_as_they_are() -> None:
    for part, name in ((Settings(), "page"), (Settings().page, "port")):
        with pytest.raises(ValidationError):
            setattr(part, name, None)


def test_secrets_stay_out_of_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "123456:very-secret")
    assert "very-secret" not in repr(read_settings(env_file=None))


@pytest.mark.parametrize(("bytes_", "reason"), [(None, "not-readable"), (b"\xff", "not-utf-8")])
def test_settings_that_cannot_be_read_are_named(tmp_path: Path, bytes_: bytes | None, reason: str) -> None:
    file = tmp_path / "config.toml"
    file.mkdir() if bytes_ is None else file.write_bytes(bytes_)
    with pytest.raises(WrongSetting) as wrong:
        read_settings(file, None)
    assert (wrong.value.file, wrong.value.key, wrong.value.reason) == (str(file), "", reason)
