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
    assert changes == CHANGES.replace("(not yet released)", "(2026-12-01)")
    assert notes(changes, "0.2.0") == "- New: dice.\n"
    assert notes(changes, "0.1.0") == "- The first.\n"


def test_only_the_first_of_two_that_are_not_yet_released_is_dated() -> None:
    coming = "## next (not yet released)\n\n- a\n\n## later (not yet released)\n"
    assert dated(coming, "1.0.0", DAY) == "## 1.0.0 (2026-12-01)\n\n- a\n\n## later (not yet released)\n"


def test_notes_go_on_to_the_next_version_whatever_stands_in_them() -> None:
    changes = "## 1.0.0 (x)\n\n- a\n\n### More\n\n- b\n\n## 0.9.0 (y)\n\n- c\n"
    assert notes(changes, "1.0.0") == "- a\n\n### More\n\n- b\n"


@pytest.mark.parametrize(
    ("changes", "version", "why"),
    [
        (CHANGES, "v2", "'v2' is no version, as 0.2.0 is"),
        (CHANGES, "0.2", "'0.2' is no version, as 0.2.0 is"),
        (CHANGES.replace("(not yet released)", "(2026-11-30)"), "0.3.0", "CHANGELOG.md has nothing under"),
    ],
)
def test_what_is_no_version_or_has_nothing_new_is_no_release(changes: str, version: str, why: str) -> None:
    with pytest.raises(Unready, match=f"^{re.escape(why)}"):
        dated(changes, version, DAY)


def test_a_version_without_a_word_is_no_release() -> None:
    with pytest.raises(Unready, match=r"^CHANGELOG\.md says nothing of 0\.3\.0$"):
        notes(CHANGES, "0.3.0")
    with pytest.raises(Unready):
        notes("# Changes\n\n## 0.2.0 (2026-12-01)\n\n## 0.1.0 (2026-11-01)\n\n- The first.\n", "0.2.0")


def test_the_version_is_written_where_it_stands(tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    for name in ("bot/__init__.py", "pyproject.toml"):
        (tmp_path / name).write_text((HOUSE / name).read_text("utf-8") + '__version__ = ""\nversion = ""\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    make_ready(tmp_path, "0.2.0", DAY)
    for name, version in (("bot/__init__.py", "__version__"), ("pyproject.toml", "version")):
        written = re.findall(rf'^{version} = "(.*)"$', (tmp_path / name).read_text("utf-8"), re.M)
        assert written == ["0.2.0", ""], "the first alone"
    assert (tmp_path / "dist/notes-0.2.0.md").read_text("utf-8") == "- New: dice.\n"
    assert b"<html" in (tmp_path / "dist/checker.html").read_bytes()
    assert (tmp_path / "CHANGELOG.md").read_text("utf-8") == dated(CHANGES, "0.2.0", DAY)
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    (tmp_path / "pyproject.toml").write_text('requires = "version 1"\n', "utf-8")
    with pytest.raises(Unready, match=r"^pyproject\.toml names no version$"):
        make_ready(tmp_path, "0.2.0", DAY)


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
