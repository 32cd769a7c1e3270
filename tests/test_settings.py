"""The settings: what is wrong in them is named with its file or variable, and explained."""

from functools import partial
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.__main__ import main
from bot.places import SETTINGS_FILE
from bot.settings import Settings, WrongSetting, read_settings, reason_of
from bot.texts import LANGUAGES, Texts


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
    assert read_settings(env_file=None).club.language == language


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


def test_the_settings_file_holds_every_setting_as_it_is() -> None:
    assert read_settings(env_file=None).model_dump(exclude={"discord_token", "telegram_token", "storage", "page"}) == (
        Settings().model_dump(exclude={"discord_token", "telegram_token", "storage", "page"})
    )
    text = Path("config/settings.toml").read_text("utf-8")
    for section, field in Settings.model_fields.items():
        if field.validation_alias is None:
            assert f"[{section}]" in text
            for name in type(getattr(Settings(), section)).model_fields:
                assert f"\n{name} = " in text


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
