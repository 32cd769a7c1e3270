"""`python -m bot verify`: what it says of an export, from the file alone and with what was read off the chat."""

from pathlib import Path

import pytest

from bot.__main__ import main
from tests.checker.forged_book import Book, cards
from tests.test_command_line import database, play

__all__ = ["database"]


def test_an_export_is_checked_with_nothing_but_the_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = play(database, "/roll 5 reserve:2", "/roll 3", "/verify open:yes", "/roll 2")
    assert main(["export", book, "--to", str(tmp_path / "out")]) == 0
    database.unlink()
    assert main(["verify", str(tmp_path / "out" / f"{book}.jsonl")]) == 0
    said = capsys.readouterr().out
    assert "Dadi rifatti: 10." in said and "Va d'accordo con sé stesso" in said


def test_what_was_read_off_the_chat_makes_a_file_sound_or_false(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = play(database, "/roll 5", "/verify cut:k3mv90q", "/roll 5", "/verify open:yes")
    main(["export", book, "--to", str(tmp_path)])
    file = tmp_path / f"{book}.jsonl"
    chat = cards(file.read_text("utf-8"))
    number, signs = chat.heads[-1]
    read = ["--print", chat.prints[0], "--cut", "k3mv90q", "--head", f"{number} · {signs}"]
    assert main(["verify", str(file), *read]) == 0
    assert f"Torna: va d'accordo con la chat fino alla riga {number}" in capsys.readouterr().out
    like, before, after = chat.prints[0][:4] + "a" * 28, f"{number - 1} · {signs}", f"{number + 9} · {signs}"
    for other, ends in [
        (["--print", like], 1), (["--head", before], 1),
        (["--print", "a" * 32], 2), (["--cut", "lucky"], 2), (["--head", after], 2),
    ]:  # fmt: skip
        assert main(["verify", str(file), *read, *other]) == ends
        assert "qui non c" in capsys.readouterr().out
    assert main(["verify", str(file), *read, "--head", "aaaa"]) == 2
    assert "questa non è una testa" in capsys.readouterr().out
    assert main(["verify", str(file), "--cut", "\udcff"]) == 2, "bytes that are no text"
    assert "un taglio letto in chat qui non c'è" in capsys.readouterr().out


def test_verify_says_which_dice_were_tampered_with(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = play(database, "/roll 5", "/roll 5", "/roll 5", "/verify open:yes")
    main(["export", book, "--to", str(tmp_path)])
    file = tmp_path / f"{book}.jsonl"
    forged = Book(file.read_text("utf-8"))
    faces = [*forged.of_kind("table.rolled")][1]["body"]["roll"][0]["faces"]
    faces[0] = faces[0] % 6 + 1
    file.write_text(forged.text(), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(file)]) == 1
    assert "Riga 4: le facce non sono quelle del sigillo: roll/2/natural" in capsys.readouterr().out


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
