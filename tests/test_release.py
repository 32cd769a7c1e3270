"""A release: its version where it stands, its notes out of the changes; what hosts are told names real settings."""

import re
from datetime import date
from pathlib import Path

import pytest

from bot.made_docs.release import Unready, dated, make_ready, notes
from bot.settings import Settings

HOUSE = Path(__file__).parents[1]
DAY = date(2026, 12, 1)
CHANGES = "# Changes\n\n## 0.2.0 (not yet released)\n\n- New: dice.\n\n## 0.1.0 (2026-11-01)\n\n- The first.\n"


def test_notes_are_what_the_changes_say_of_that_version() -> None:
    changes = dated(CHANGES, "0.2.0", DAY)
    assert "## 0.2.0 (2026-12-01)" in changes and "not yet released" not in changes
    assert notes(changes, "0.2.0") == "- New: dice.\n"
    assert notes(changes, "0.1.0") == "- The first.\n"


@pytest.mark.parametrize(
    ("changes", "version"),
    [(CHANGES, "v2"), (CHANGES, "0.2"), (CHANGES.replace("(not yet released)", "(2026-11-30)"), "0.3.0")],
)
def test_what_is_no_version_or_has_nothing_new_is_no_release(changes: str, version: str) -> None:
    with pytest.raises(Unready):
        dated(changes, version, DAY)


def test_a_version_without_a_word_is_no_release() -> None:
    with pytest.raises(Unready):
        notes("# Changes\n\n## 0.2.0 (2026-12-01)\n\n## 0.1.0 (2026-11-01)\n\n- The first.\n", "0.2.0")


def test_the_version_is_written_where_it_stands(tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    for name in ("bot/__init__.py", "pyproject.toml"):
        (tmp_path / name).write_text((HOUSE / name).read_text("utf-8"), "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    make_ready(tmp_path, "0.2.0", DAY)
    assert '__version__ = "0.2.0"' in (tmp_path / "bot/__init__.py").read_text("utf-8")
    assert 'version = "0.2.0"' in (tmp_path / "pyproject.toml").read_text("utf-8")
    assert (tmp_path / "dist/notes-0.2.0.md").read_text("utf-8") == "- New: dice.\n"
    assert b"<html" in (tmp_path / "dist/checker.html").read_bytes()


@pytest.mark.parametrize("name", ["deploy/compose.yaml", "Containerfile", "docs/hosting.md", "docs/hosting.it.md"])
def test_what_is_written_for_hosts_names_settings_that_there_are(name: str) -> None:
    for section, key in re.findall(r"ARALDO_([A-Z]+)__([A-Z_]+)", (HOUSE / name).read_text("utf-8")):
        field = Settings.model_fields[section.lower()]
        assert key.lower() in type(field.default).model_fields, (section, key)


@pytest.mark.parametrize("name", ["README.md", "README.it.md", "docs/hosting.md", "docs/hosting.it.md"])
def test_every_file_that_a_page_leads_to_is_there(name: str) -> None:
    page = HOUSE / name
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


def test_the_browsable_pages_are_there() -> None:
    named = re.findall(r": ([\w.]+\.md)$", (HOUSE / "mkdocs.yml").read_text("utf-8"), re.M)
    assert len(named) > 15
    missing = [
        name for name in named if name not in ("index.md", "english.md") and not (HOUSE / "docs" / name).exists()
    ]
    assert missing == []
