"""/help fits on a phone's screen or two: where much can be done, the commands of a group share a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.daimon.evening import begun
from tests.hall.house import ANNA, BRUNO, opened


async def test_in_a_campaign_groups_share_a_line_and_dice_stand_on_buttons(tmp_path: Path) -> None:
    evening = await begun(tmp_path, ANNA, BRUNO)
    lines = (await evening.alone("", evening.others[0], press="!help-all")).splitlines()
    assert "🎲 /tira 5 riserva:2" in await evening.keys("", evening.others[0], press="!help-all")
    assert not any(line.startswith("/tira") for line in lines)
    assert any(line.startswith("/scontro mostra · partecipa · ") and " · mira — Scontri" in line for line in lines)
    assert len(lines) <= 26
    await evening.house.store.close()


@pytest.mark.parametrize("language", ["it", "en"])
async def test_a_campaigns_help_is_one_message_on_discord_for_its_master_and_its_players(
    tmp_path: Path, language: str
) -> None:
    """Discord takes 2,000 signs, and each command that leads somewhere has 22 more than its name: its number."""
    evening = await begun(tmp_path, ANNA, BRUNO)
    await evening.house.ask(f"/io lingua {language}", evening.master)
    await evening.house.ask(f"/io lingua {language}", evening.others[0])
    for who in (evening.master, evening.others[0]):
        said = await evening.alone("", who, press="!help-all", manages=True)
        leading = [line for line in said.splitlines() if line.startswith("/") and " · " not in line]
        assert len(said) + 22 * len(leading) <= 2000
    await evening.house.store.close()


async def test_the_master_finds_what_is_the_masters_in_the_groups(tmp_path: Path) -> None:
    evening = await begun(tmp_path, ANNA, BRUNO)
    assert "/scena fine · titolo · mantieni · prenota — " in await evening.alone("", evening.master, press="!help-all")
    assert "\n/scena titolo · prenota — " in await evening.alone("", evening.others[0], press="!help-all")
    await evening.house.store.close()


async def test_what_the_commands_of_a_group_do_is_a_press_away(tmp_path: Path) -> None:
    evening = await begun(tmp_path, ANNA, BRUNO)
    keys = await evening.keys("", evening.others[0], press="!help-all")
    assert "/scontro mira 1 2 dadi:6 — " in await evening.alone("", evening.others[0], press=keys["/scontro"].id)
    await evening.house.store.close()


@pytest.mark.parametrize("ladders", [False, True])
async def test_a_tournament_shows_its_commands_with_their_examples(tmp_path: Path, ladders: bool) -> None:
    house = await opened(tmp_path)
    if ladders:
        await house.ask("/mito partita @Anna @Bruno")
    await house.ask('/codice nuovo "Torneo"', manages=True)
    said = await house.said("/aiuto", BRUNO)
    assert "\n/codice classifica — " in said
    assert "\nSempre: " in said and "/io" in said
    await house.store.close()


async def test_whoever_runs_a_tournament_reads_its_many_commands_in_one_line(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask('/codice nuovo "Torneo"', manages=True)
    (line,) = [line for line in (await house.said("/aiuto", manages=True)).splitlines() if "/codice" in line]
    assert " · inizia · " in line and " · mano · " in line
    await house.store.close()


async def test_where_two_tournaments_are_played_their_commands_share_a_line_too(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask('/codice nuovo "Torneo"', manages=True)
    await house.ask('/diplomazia nuovo "Coppa" 2', manages=True)
    lines = (await house.said("/aiuto", manages=True)).splitlines()
    assert len(lines) <= 26
    assert any(line.startswith("/codice ") and " · mano · " in line and " · classifica · " in line for line in lines)
    await house.store.close()


async def test_where_little_can_be_done_every_command_is_named(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    assert " · lingua · " in await house.said("/aiuto", BRUNO)
    await house.store.close()


async def test_an_organiser_finds_help_where_dice_were_rolled(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask("/tira 5 riserva:2", manages=True)
    lines = (await house.said("/aiuto", manages=True)).splitlines()
    assert lines[2].startswith("/tira 5 riserva:2 — ")
    assert any(line.startswith("/club lingua ") for line in lines)
    await house.store.close()


async def test_a_tournament_keeps_its_lines_where_dice_were_rolled_too(tmp_path: Path) -> None:
    house = await opened(tmp_path)
    await house.ask('/codice nuovo "Torneo"', manages=True)
    await house.ask("/tira 5")
    assert "\n/codice classifica — " in await house.said("/aiuto", BRUNO)
    await house.store.close()


@pytest.mark.parametrize(
    "opening", ['/codice nuovo "Torneo"', "/mito partita @Anna @Bruno", '/diplomazia nuovo "Coppa" 2']
)
async def test_where_a_game_is_played_the_others_are_names_in_one_line(tmp_path: Path, opening: str) -> None:
    house = await opened(tmp_path)
    await house.ask(opening, manages=True)
    for manages in (True, False):
        lines = (await house.said("/aiuto", BRUNO if not manages else ANNA, manages=manages)).splitlines()
        (others,) = [line for line in lines if line.startswith("Altri giochi: ")]
        assert "/campagna" in others and "/gdr" in others
        assert not any(line.startswith(("/campagna", "/gdr", "/aiuto ")) for line in lines)
        (always,) = [line for line in lines if line.startswith("Sempre: ")]
        assert always.endswith("/io · /annulla · /diario · /verifica · /esporta") or not manages
        assert ("/club" in always) == manages and "/club" not in others
        assert len(lines) <= 22
    await house.store.close()
