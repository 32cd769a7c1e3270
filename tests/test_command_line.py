"""The command line: what an organiser types on the machine that hosts Araldo."""

import asyncio
import io
import json
import os
import socket
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from bot.__main__ import main
from bot.app import App, Unfit
from bot.chats.telegram import Limits, TelegramChat
from bot.commands import COGS
from bot.hall.declared.declaration import Commands
from bot.hall.hall import Hall
from bot.hall.house import built
from bot.hall.requests import Account, Place, Request
from bot.rules import rulebook
from bot.settings import Settings, WrongSetting, read_settings, reason_of
from bot.storage.sqlite_store import SqliteStore
from bot.texts import LANGUAGES, Texts

ANNA = Account("club", "anna", "Anna")
TABLE = Place("club", "room", "Tavolo", house="house", house_title="Club")


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty house in a folder of its own."""
    path = tmp_path / "araldo.db"
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(path))
    for name in ("DISCORD_TOKEN", "TELEGRAM_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    return path


def play(database: Path, *lines: str) -> str:
    """Type some lines at a table; gives the id of its book."""

    async def evening() -> str:
        store = SqliteStore(database)
        await store.open()
        hall = Hall(built(Commands(COGS), Texts(), store, Settings()))
        await hall.open()
        for number, line in enumerate(lines):
            await hall.handle(Request(f"test:{number}", ANNA, TABLE, 1000.0 + number, line=line, manages=True))
        books = await store.books()
        await store.close()
        return books[0].id

    return asyncio.run(evening())


def test_export_without_a_book_lists_the_books(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = play(database, "/roll 5")
    assert main(["export"]) == 0
    assert book in capsys.readouterr().out


def test_an_export_is_checked_with_nothing_but_the_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = play(database, "/roll 5 reserve:2", "/roll 3", "/verify open:yes", "/roll 2")
    assert main(["export", book, "--to", str(tmp_path / "out")]) == 0
    database.unlink()
    assert main(["verify", str(tmp_path / "out" / f"{book}.jsonl")]) == 0
    assert "rifatti 2 tiri" in capsys.readouterr().out


@pytest.mark.parametrize("spoil", ["face", "gap", "last", "seed"])
def test_verify_says_which_roll_was_tampered_with(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: str
) -> None:
    book = play(database, "/roll 5", "/roll 5", "/roll 5", "/verify open:yes")
    main(["export", book, "--to", str(tmp_path)])
    file = tmp_path / f"{book}.jsonl"
    head, *entries = file.read_text("utf-8").splitlines()
    kept = []
    for line in entries:
        entry = json.loads(line)
        if entry["kind"] == "table.rolled" and entry["body"]["roll"]["number"] == 2:
            if spoil == "gap":
                continue
            if spoil == "face":
                faces = entry["body"]["roll"]["faces"]
                faces[0] = faces[0] % 6 + 1
        if entry["kind"] == "table.rolled" and entry["body"]["roll"]["number"] == 3 and spoil == "last":
            continue
        if entry["kind"] == "seal-opened" and spoil == "seed":
            entry["body"]["seed"] = "00" * 32
        kept.append(json.dumps(entry))
    file.write_text("\n".join([head, *kept]), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    found = {"face": "il tiro 2 non è", "gap": "manca il tiro 2", "last": "manca il tiro 3", "seed": "impronta"}
    assert found[spoil] in said


def test_a_file_cut_short_is_never_all_right(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = play(database, "/roll 5", "/verify open:yes", "/roll 5")
    main(["export", book, "--to", str(tmp_path)])
    file = tmp_path / f"{book}.jsonl"
    lines = file.read_text("utf-8").splitlines()
    for kept in range(1, len(lines)):
        file.write_text("\n".join(lines[:kept]), "utf-8")
        assert main(["verify", str(file)]) != 0


@pytest.mark.parametrize("content", ["", "not json", '{"a": 1}', "[]", '{"format": 1}\n{"kind": "nothing"}'])
def test_verify_refuses_what_is_no_export(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text(content, "utf-8")
    assert main(["verify", str(file)]) == 2
    assert "other.jsonl" in capsys.readouterr().out


def test_backup_is_a_whole_copy(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = play(database, "/roll 5")
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy)]) == 0
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(copy))
    assert main(["export", book, "--to", str(tmp_path)]) == 0


def test_backup_overwrites_nothing(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(database, "/roll 5")
    (tmp_path / "copy.db").write_text("precious")
    assert main(["backup", str(tmp_path / "copy.db")]) == 1
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_export_without_a_database_says_what_to_do(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export"]) == 1
    assert "python -m bot run" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["run", "doctor"])
@pytest.mark.parametrize("place", ["a folder", "under a file", "in a folder that cannot be made"])
def test_a_database_where_no_file_can_be_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, place: str
) -> None:
    (tmp_path / "file").touch()
    path = {
        "a folder": tmp_path,
        "under a file": tmp_path / "file" / "araldo.db",
        "in a folder that cannot be made": Path("/proc/nowhere/araldo.db"),
    }[place]
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(path))
    assert main([command]) == 1
    said = capsys.readouterr().out
    assert str(path.parent) in said
    assert "[storage] path" in said
    assert "non risponde" not in said
    assert "nascerà" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="a place where nobody may make a file")
def test_a_database_that_may_not_be_written_is_explained(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARALDO_STORAGE__PATH", "/sys/araldo.db")  # where the system lets nobody make a file
    assert main(["run"]) == 1
    said = capsys.readouterr().out
    assert "permesso di scrivere" in said
    assert "[storage] path" in said


def test_a_copy_that_cannot_be_written_is_explained(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(database, "/roll 5")
    copy = tmp_path / "no such folder" / "copy.db"
    assert main(["backup", str(copy)]) == 1
    assert f"Non posso scrivere {copy}" in capsys.readouterr().out


def test_doctor_finds_a_new_house_well(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor"])
    said = capsys.readouterr().out
    assert "nascerà al primo avvio" in said
    assert "club locale" in said


def test_where_a_sign_cannot_be_written_another_stands_for_it(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    windows = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")  # what a Windows of Italy writes into a file
    monkeypatch.setattr("sys.stdout", windows)
    main(["doctor"])
    windows.flush()
    assert "? Impostazioni lette" in windows.buffer.getvalue().decode("cp1252")  # type: ignore[attr-defined]


def test_doctor_sees_a_token_that_was_cut(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "half-a-token")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "✗ DISCORD_TOKEN" in said
    assert "half-a-token" not in said


def test_doctor_sees_a_damaged_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database.write_bytes(b"not a database at all, but long enough to be looked at" * 100)
    assert main(["doctor"]) == 1
    assert "danneggiato" in capsys.readouterr().out


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
    ("[pages]\n", "chiave pages: non c'è; ci sono club, limits, log, page, storage, table, telegram"),
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
        "postgresql://araldo@one:5432,two:5432/araldo",
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
    assert "a whole number is wanted, not “many”" in capsys.readouterr().out


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


async def test_the_pace_of_a_telegram_group_is_a_setting(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paces = []

    class Chat(TelegramChat):
        def __init__(self, *given: Any, limits: Limits, **more: Any) -> None:
            paces.append(limits.group)
            super().__init__(*given, limits=limits, **more)

        async def start(self) -> None: ...

    monkeypatch.setenv("ARALDO_TELEGRAM__GROUP_MESSAGES_A_MINUTE", "12")
    await App(read_settings(), lambda line: None, telegram=Chat)._start_telegram("1:x")
    assert paces == [(12, 60.0)]


async def test_telegram_that_does_not_answer_is_not_called_connected(database: Path) -> None:
    class Chat(TelegramChat):
        async def start(self) -> None: ...

    said: list[str] = []
    await App(read_settings(), said.append, telegram=Chat)._start_telegram("1:x")
    assert said == ["Telegram non risponde: continuo a provare, e mi collego appena si può."]


async def test_a_port_of_the_watch_that_is_taken_is_named_in_italian(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("ARALDO_WATCH__PORT", str(port))
        with pytest.raises(Unfit) as unfit:
            await App(read_settings(), print)._look_out()
    assert unfit.value.facts == {"port": str(port), "reason": "è occupata"}


def test_a_file_that_is_not_there_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (["verify"], ["adventure", "check"]):
        assert main([*asked, str(tmp_path / "none")]) == 2
        assert "controlla che ci sia" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("it", ("da 15,00 a 76,00", "Correttezza: 35,00", "167.424.552.861.696 schede possibili, 279.423 punteggi")),
        ("en", ("from 15.00 to 76.00", "Fairness: 35.00", "167,424,552,861,696 possible sheets, 279,423 different")),
    ],
)
def test_an_author_sees_what_an_adventure_weighs_in_the_language_of_the_file(
    capsys: pytest.CaptureFixture[str], language: str, told: tuple[str, ...]
) -> None:
    assert main(["adventure", "check", f"docs/adventures/punta-cenere.{language}.toml"]) == 0
    printed = capsys.readouterr().out
    assert [one for one in told if one not in printed] == []


def test_who_reads_only_the_first_lines_sees_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `python -m bot adventure check … | head` does."""
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w") as pipe:
        monkeypatch.setattr("sys.stdout", pipe)
        assert main(["adventure", "check", "docs/adventures/punta-cenere.it.toml"]) == 141


def test_a_share_with_decimals_is_not_rounded_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.toml"
    own = 'kind = "own"\nshares = { player = { vsp = 82.5, aa = 17.5 }, team = { vsp = 50, aa = 50 } }'
    written = Path("docs/adventures/punta-cenere.en.toml").read_text("utf-8")
    file.write_text(written.replace('kind = "standard"', own, 1), "utf-8")
    assert main(["adventure", "check", str(file)]) == 0
    assert "worth 82.50 in a player's score, 50 in a team's" in capsys.readouterr().out


def test_characters_with_thresholds_of_their_own_have_their_own_items(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = rulebook().gdr
    scoring = [key for key in rules.asked if rules.descriptors[rules.path(key)[0]].weight > 0]
    items = "".join(f"{key} = [0, 1, 2]\n" for key in scoring)
    cd = "mara = [0, 1, 2]\nvito = [0, 1, 12]\nelio = [0, 1, 2]\nagata = [0, 1, 2]\nzeno = [0, 1, 2]\n"
    file = tmp_path / "own.toml"
    written = Path("docs/adventures/punta-cenere.en.toml").read_text("utf-8")
    own = f"[thresholds.descriptors]\n{items}\n[thresholds.cd]\n{cd}"
    file.write_text(written.replace("vsp = [15, 42, 76]\n", own, 1), "utf-8")
    assert main(["adventure", "check", str(file)]) == 0
    fairness = [line for line in capsys.readouterr().out.splitlines() if "Fairness" in line]
    assert len(fairness) == 5 and len(set(fairness)) == 2


def test_an_author_hears_what_is_wrong_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "prova.toml"
    file.write_text('titolo = "Prova"\n', "utf-8")
    assert main(["adventure", "check", str(file)]) == 1
    assert "Riga 1: manca tipo" in capsys.readouterr().out
    file.write_text('title = "Trial"\n', "utf-8")
    assert main(["adventure", "check", str(file)]) == 1
    assert "Line 1" in capsys.readouterr().out
    assert main(["adventure", "check", str(tmp_path / "altra.toml")]) == 2
